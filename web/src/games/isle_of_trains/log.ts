// Events as lines of the log, and moves of a record in words.
import { t, texts } from '../../app/texts.svelte';
import type { GameEvent } from '../../net/types';
import type { LogLine, Names } from '../game';
import { parseMove } from './notation';
import { cargoName, colourName, destName, passengerName, shortName, wordsOf } from './words';
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

/** A move of a record in words; nature's are drawn cards, passengers and tiles. */
export function moveText(text: string): string {
  const move = parseMove(text);
  const [word, first, second] = text.split(' ');
  if (!move) {
    if (word === 'pax') return t('isle.move.pax', { passenger: passengerName(first as 'white') });
    if (word === 'tile') return t('isle.move.tile', { dest: destName(first as 'billingtons'), tile: second ?? '' });
    if (word === 'first') return t('isle.move.first', { n: Number(first) + 1 });
    return ['deal', 'show', 'draw', 'burn'].includes(word!)
      ? t(`isle.move.${word}`, { card: shortName(first!) })
      : text;
  }
  switch (move.kind) {
    case 'take':
      return move.card ? t('isle.move.take', { card: shortName(move.card) }) : t(`isle.move.take.${move.from}`);
    case 'build':
      return move.over === null
        ? t('isle.move.build', { card: shortName(move.card) })
        : t('isle.move.upgrade', { card: shortName(move.card), n: move.over });
    case 'raze':
    case 'pay':
    case 'under':
    case 'toss':
    case 'pick':
      return t(`isle.move.${move.kind}`, { card: shortName(move.card) });
    case 'load':
      return t('isle.move.load', { card: shortName(move.card), car: move.place.car, n: move.place.seat + 1 });
    case 'blind':
      return t('isle.move.blind', { car: move.place.car, n: move.place.seat + 1 });
    case 'board':
      return t('isle.move.board', {
        passenger: passengerName(move.colour),
        car: move.place.car,
        n: move.place.seat + 1,
      });
    case 'deliver':
      return t('isle.move.deliver', { dest: destName(move.dest) });
    case 'secondary':
      return t('isle.move.secondary', { which: move.which });
    case 'scrap':
    case 'ticket':
      return t(`isle.move.${move.kind}`, { car: move.car });
    case 'side':
    case 'guest':
      return t(`isle.move.${move.kind}`, { colour: colourName(move.colour) });
    case 'give':
    case 'aside':
      return t(`isle.move.${move.kind}`, {
        what: move.colour ? passengerName(move.colour) : cargoName('all'),
        car: move.car,
      });
    default:
      return t(`isle.move.${move.kind}`);
  }
}

/** Where a move of a record takes place. */
export function movePlace(text: string): string[] {
  const move = parseMove(text);
  if (!move) return [];
  if ('place' in move) return [`car:${move.place.seat}.${move.place.car}`];
  if (move.kind === 'deliver') return [`dest:${move.dest}`];
  return [];
}
