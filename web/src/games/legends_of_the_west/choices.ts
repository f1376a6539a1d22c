// Moves that are chosen by a button: what a rule offers, postcards, and what is decided after a game.
import { t } from '../../app/texts.svelte';
import type { Move } from './notation';
import type { LegendsSession } from './session.svelte';
import { payerName, sealedName, sealedText } from './words';

export interface Choice {
  text: string;
  label: string;
  note: string;
}

function choiceOf(move: Move, by: string): Choice | null {
  const { text } = move;
  switch (move.kind) {
    case 'special':
      return {
        text,
        label: t(move.choice === 'money' ? 'legends.players.money' : 'legends.players.cards'),
        note: by ? payerName(by) : '',
      };
    case 'reveal': {
      const id = String(move.number);
      return {
        text,
        label: t('legends.act.reveal', { n: move.number }),
        note: sealedText('postcard', id, 'condition'),
      };
    }
    case 'retire':
      return { text, label: sealedName('event', move.id), note: sealedText('event', move.id) };
    case 'open':
      return { text, label: sealedName('territory', move.id), note: sealedText('territory', move.id, 'way') };
    case 'upgrade':
      return { text, label: sealedName('upgrade', move.id), note: sealedText('upgrade', move.id) };
    default:
      return null;
  }
}

/** What is decided in the ledger is chosen there, and not under it while it comes. */
export const choicesOf = ({ moves, view, booked }: LegendsSession): Choice[] =>
  booked ? [] : moves.flatMap((move) => choiceOf(move, view.by ?? '') ?? []);
