// Events as lines of the log, and where moves take place.
import { t, texts } from '../../app/texts.svelte';
import type { GameEvent } from '../../net/types';
import type { LogLine, Names } from '../game';
import { parseMove } from './notation';
import { wordsOf } from './words';
import type { IsleView } from './view';

/** Said by a line that stands beside them: they would only repeat it. */
const silent = new Set(['deal', 'dealt', 'drew', 'in_play', 'under', 'finish', 'special']);

/** In the log a line has no full stop. */
const bare = (text: string): string => text.replace(/\.$/, '');

/** The things on the table an event is about. */
export function placesOf({ c, by, a }: GameEvent): string[] {
  const places: string[] = [];
  const car = typeof a.car === 'number' ? a.car : null;
  const owner = typeof a.seat === 'number' ? a.seat : by;
  if (car !== null && owner >= 0) places.push(`car:${owner}.${car}`);
  if (typeof a.dest === 'string') places.push(`dest:${a.dest}`);
  if (c === 'construct' && typeof a.card === 'string') places.push(`building:${a.card}`);
  return places;
}

export function line(event: GameEvent, names: Names, view?: unknown): LogLine | null {
  const { c, by, a } = event;
  if (c === 'turn') {
    const alone = (view as IsleView | null | undefined)?.solo !== undefined;
    const key = alone ? 'isle_of_trains.events.day' : 'isle_of_trains.events.turn';
    return { heading: bare(t(key, { round: Number(a.round), seat: names(Number(a.seat)) })), text: '' };
  }
  if (c === 'game_over') return { heading: t('over'), text: bare(t('isle_of_trains.events.game_over')) };
  // What somebody drew only they know; the public line is for the others.
  if (silent.has(c) && !(c === 'drew' && by >= 0 && !knows(view, by))) return null;
  const other = typeof a.seat === 'number' && a.seat !== by && by >= 0;
  const key = keyOf(c, other, a.case);
  const squares = placesOf(event);
  return {
    text: bare(
      t(key, {
        ...wordsOf(a, names),
        ...(typeof a.seat === 'number' ? { owner: names(a.seat) } : {}),
        who: by >= 0 ? names(by) : '',
      }),
    ),
    ...(by >= 0 ? { seat: by } : {}),
    ...(typeof a.vp === 'number' ? { at: `+${a.vp}` } : {}),
    ...(squares.length ? { squares } : {}),
  };
}

/** Is this the viewer's own seat? Only there the view has a hand. */
const knows = (view: unknown, seat: number): boolean =>
  (view as IsleView | null | undefined)?.seats[seat]?.hand !== undefined;

/** Our own sentence where the engine's names a car by its number, else the engine's. */
function keyOf(code: string, other: boolean, which: unknown): string {
  const own = `isle.log.${code}`;
  for (const key of other ? [`${own}.other`, own] : [own]) if (texts.has(key)) return key;
  const base = `isle_of_trains.events.${code}`;
  return which !== undefined && texts.has(`${base}.${which}`) ? `${base}.${which}` : base;
}

/** Where a move of a record takes place. */
export function movePlace(text: string): string[] {
  const move = parseMove(text);
  if (!move) return [];
  if ('place' in move) return [`car:${move.place.seat}.${move.place.car}`];
  if (move.kind === 'deliver') return [`dest:${move.dest}`];
  return [];
}
