// Events as lines of the log, and moves of a record in words.
import { t } from '../../app/texts.svelte';
import type { GameEvent } from '../../net/types';
import type { LogLine, Names } from '../game';
import { box, suitOf, wayOf } from './box';
import { parseMove } from './notation';
import { trackText } from './places';
import type { PioneerView, Track } from './view';
import { cardName, objectiveName, suitName, tokenName, wordsOf } from './words';

/** Seen on the table while they matter; afterwards they would only be in the way. */
const silent = new Set(['picked', 'finished']);
/** What everybody learns when all are finished; who did it has had a line of each already. */
const repeated = new Set(['played', 'town', 'active', 'banked']);

/** In the log a line has no full stop. */
const bare = (text: string): string => text.replace(/\.$/, '');

const seen = (view: unknown): PioneerView | undefined => (view as PioneerView | null | undefined) ?? undefined;
/** Is this the viewer's own seat? Only there the view has a card. */
const isOwn = (view: PioneerView | undefined, seat: number): boolean => view?.seats[seat]?.card !== undefined;

const trackOf = ({ a }: GameEvent): Track => `${a.from_x},${a.from_y}>${a.to_x},${a.to_y}`;

/** The places of the map that an event is about. */
export function placesOf(event: GameEvent): string[] {
  const { c, a } = event;
  if (c === 'lay') return [wayOf(trackOf(event))];
  if (typeof a.town === 'string') return [`town:${a.town}`];
  return typeof a.hex === 'string' ? [a.hex] : [];
}

function textOf(event: GameEvent, names: Names, view: PioneerView | undefined): string {
  const { c, by, a } = event;
  const words = { ...wordsOf(a, names), who: by >= 0 ? names(by) : '' };
  if (c === 'lay' && view) return t('pioneer.log.lay', { ...words, track: trackText(view.side, trackOf(event)) });
  if (c === 'played') {
    const own = suitOf(String(a.card)) === a.suit;
    return t(own ? 'pioneer.log.played' : 'pioneer.log.playedOther', words);
  }
  return bare(t(`pioneer_rails.events.${c}`, words));
}

export function line(event: GameEvent, names: Names, view?: unknown): LogLine | null {
  const { c, by, a } = event;
  if (c === 'round') return { heading: roundText(Number(a.round)), text: '' };
  if (c === 'game_over') return { heading: t('over'), text: bare(t('pioneer_rails.events.game_over')) };
  const table = seen(view);
  if (silent.has(c) || (repeated.has(c) && isOwn(table, by))) return null;
  // The own hidden card is told to its owner alone.
  if (c === 'deal' && isOwn(table, Number(a.seat))) return null;
  const seat = by >= 0 ? by : typeof a.seat === 'number' ? a.seat : undefined;
  const squares = placesOf(event);
  return {
    text: textOf(event, names, table),
    ...(seat === undefined ? {} : { seat }),
    ...(squares.length ? { squares } : {}),
  };
}

export const roundText = (round: number): string => bare(t('pioneer_rails.events.round', { round }));

/** Of the turns of a whole game. */
export function turnText(n: number): string {
  const { turns_per_round: turns } = box.turn;
  return t('pioneer.log.turn', { round: Math.ceil(n / turns), turn: ((n - 1) % turns) + 1 });
}

/** A move of a record in words. Which side of the map it is made on it does not say: hexes go by their names alone. */
export function moveText(text: string): string {
  const move = parseMove(text);
  switch (move?.kind) {
    case 'pick':
    case 'discard':
    case 'reveal':
      return t(`pioneer.move.${move.kind}`, { card: cardName(move.card) });
    case 'cross':
      return t('pioneer.move.cross', { token: tokenName(move.token) });
    case 'cross_suit':
      return t('pioneer.move.cross_suit', { suit: suitName(move.suit) });
    case 'lay':
      return t('pioneer.move.lay', { from: move.from, to: move.to });
    case 'deposit':
      return t('pioneer.move.deposit', { hex: move.hex, n: move.nuggets });
    case 'objective':
      return t('pioneer.move.objective', { objective: objectiveName(move.objective) });
    case 'dealer':
      return t('pioneer.move.dealer', { n: move.seat + 1 });
    case 'deal':
      return t('pioneer.move.deal', { n: move.seat + 1, card: cardName(move.card) });
    case 'done':
      return t('pioneer.move.done');
    default:
      return text;
  }
}

/** Where a move of a record takes place. */
export function movePlace(text: string): string[] {
  const move = parseMove(text);
  if (move?.kind === 'lay') return [wayOf(move.track)];
  return move?.kind === 'deposit' ? [move.hex] : [];
}
