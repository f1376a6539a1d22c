// Events as lines of the log, and where moves take place.
import { t } from '../../app/texts.svelte';
import type { GameEvent } from '../../net/types';
import type { LogLine, Names } from '../game';
import { suitOf, wayOf } from './box';
import { parseMove } from './notation';
import { trackText } from './places';
import { seen } from './seen';
import type { PioneerView, Track } from './view';
import { cardName, wordsOf } from './words';

/** Seen on the table while they matter, or said by a heading; afterwards they would only be in the way. */
const silent = new Set(['picked', 'finished', 'round']);
/** What everybody learns when all are finished; who did it has had a line of each already. */
const repeated = new Set(['played', 'town', 'active', 'banked']);

/** In the log a line has no full stop. */
const bare = (text: string): string => text.replace(/\.$/, '');

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
  if (c === 'turn') return { heading: turnText(Number(a.round), Number(a.turn)), text: '' };
  if (c === 'game_over') return { heading: t('over'), text: bare(t('pioneer_rails.events.game_over')) };
  const table = view ? seen(view) : undefined;
  if (silent.has(c) || (repeated.has(c) && isOwn(table, by))) return null;
  // The own hidden card is told to its owner alone.
  if (c === 'deal' && isOwn(table, Number(a.seat))) return null;
  const seat = by >= 0 ? by : typeof a.seat === 'number' ? a.seat : undefined;
  const squares = placesOf(event);
  return {
    text: textOf(event, names, table),
    ...(seat === undefined ? {} : { seat }),
    ...(squares.length ? { squares } : {}),
    ...(c === 'reveal' ? { joins: cardName(String(a.card)) } : {}),
  };
}

export const roundText = (round: number): string => bare(t('pioneer_rails.events.round', { round }));

export const turnText = (round: number, turn: number): string => bare(t('pioneer_rails.events.turn', { round, turn }));

/** Where a move of a record takes place. */
export function movePlace(text: string): string[] {
  const move = parseMove(text);
  if (move?.kind === 'lay') return [wayOf(move.track)];
  return move?.kind === 'deposit' ? [move.hex] : [];
}
