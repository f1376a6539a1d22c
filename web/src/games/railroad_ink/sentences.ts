// The now-line: what can be done in this moment, in one sentence, and where the rules say more.
import { t, texts } from '../../app/texts.svelte';
import { cellName } from './pieces';
import type { InkSession } from './session.svelte';
import { handName, pieceName } from './words';

export interface Now {
  text: string;
  help: string | null;
}

export function nowLine(session: InkSession): Now {
  switch (session.mode) {
    case 'draft':
      return { text: draftLine(session), help: 'draft' };
    case 'impact':
      return { text: impactLine(session), help: 'meteor' };
    case 'draw':
      return { text: drawLine(session), help: helpFor(session) };
    default:
      // Somebody else is to act: the shell says who.
      return { text: '', help: null };
  }
}

function helpFor({ tool, owedDice, canFinish }: InkSession): string {
  if (tool?.kind === 'lava' || tool?.kind === 'volcano') return 'lava';
  if (tool?.kind === 'special') return 'special';
  return tool || owedDice.length || canFinish ? 'draw' : 'lava';
}

function draftLine({ current }: InkSession): string {
  if (current?.kind !== 'take') return t('ink.now.draft');
  return t('ink.now.draftChosen', { first: pieceName(current.faces[0]), second: pieceName(current.faces[1]) });
}

function impactLine({ current, choice, landings, moves, view }: InkSession): string {
  if (current?.kind === 'shield') return t('ink.now.shield', { piece: pieceName(current.piece, true) });
  if (current?.kind === 'hit' && choice) return t('ink.now.hit', { cell: cellName(choice.cell) });
  const [cell] = landings.keys();
  const key = view.meteor?.direction === 'ANY' ? 'ink.now.impactAny' : 'ink.now.impact';
  const shields = moves.some((move) => move.kind === 'shield');
  return t(shields ? key : `${key}NoShield`, { cell: cell ? cellName(cell) : '…' });
}

function drawLine(session: InkSession): string {
  const { ghost, tool, current, places, canFinish, owedDice } = session;
  if (ghost) {
    const key = current?.kind === 'erase' ? 'ink.now.erase' : 'ink.now.preview';
    return t(key, { piece: handName(ghost.piece), cell: cellName(ghost.cell), points: pointsText(session.gain) });
  }
  if (tool && !places.size) return t('ink.now.fitsNowhere', { piece: handName(tool.piece) });
  if (tool) return t('ink.now.place', { piece: handName(tool.piece), n: places.size });
  if (canFinish) return t(session.table.legal.length > 1 ? 'ink.now.finish' : 'ink.now.finishOnly');
  return owedDice.length ? t('ink.now.dice', { n: owedDice.length }) : t('ink.now.lava');
}

function pointsText(gain: number | null): string {
  if (gain === null) return '';
  return gain === 0 ? t('ink.now.nothing') : t('ink.now.points', { sign: texts.signed(gain), n: Math.abs(gain) });
}

/** What is still owed before the round can be ended. */
export function missingText({ owedDice, lavaOwed }: InkSession): string {
  const parts = [];
  if (owedDice.length) parts.push(t('ink.missing.dice', { n: owedDice.length }));
  if (lavaOwed) parts.push(t('ink.missing.lava'));
  return t('ink.missing.all', { list: parts.join(', ') });
}
