// Events as lines of the log, and where moves take place.
import { t } from '../../app/texts.svelte';
import type { GameEvent } from '../../net/types';
import type { LogLine, Names } from '../game';
import { game, hexName, hexOf, mapOf, type RailMap } from './box';
import { cubeThing } from './layers';
import { parseMove } from './notation';
import { wordsOf } from './refusals';
import { cubeName } from './terms';
import type { CityId, Cube, RailwaysView } from './view';

/** Said by a line that follows them: where a build ends, where a cube arrives. */
const silent = new Set(['begun', 'extended', 'loaded', 'moved']);
const cities = ['from', 'a', 'city', 'b', 'to'];

/** In the log a line has no full stop. */
const bare = (text: string): string => text.replace(/\.$/, '');

/** The places of the map that an event is about. */
export function placesOf({ c, a }: GameEvent): string[] {
  if (c === 'laid') return [hexName({ c: Number(a.c), r: Number(a.r) })];
  return cities.flatMap((name) => (typeof a[name] === 'string' ? [a[name]] : []));
}

/** As many cubes as the map begins with: they come one by one, before anything else. */
const cubesAtFirst = ({ file, cities: all }: RailMap, seats: number): number => {
  const fewer = seats < file.cube_reduction_below_players ? 1 : 0;
  return all.reduce((sum, { cubes }) => sum + Math.max(1, cubes - fewer), 0);
};

/** The viewer's own baron has a line of its own, where the others' line only says that there is one. */
const knowsBaron = (view: RailwaysView | null, seat: number): boolean => view?.seats[seat]?.dealt !== undefined;

function isTold({ c, i, by, a }: GameEvent, view: RailwaysView | null, map: RailMap | null): boolean {
  if (silent.has(c)) return false;
  if (c === 'cube' && view && map && i !== undefined) return i >= cubesAtFirst(map, view.seats.length);
  if (c === 'baron') return a.baron !== undefined;
  return c !== 'kept' || a.baron !== undefined || !knowsBaron(view, by);
}

/** Open barons are told by their names. */
const spoken: Record<string, string> = { baron: 'dealt', kept: 'keep' };

export function line(event: GameEvent, names: Names, seen?: unknown): LogLine | null {
  const { c, by, a } = event;
  const view = (seen as RailwaysView | null | undefined) ?? null;
  const map = view && mapOf(view.map);
  if (c === 'turn') return { heading: turnText(Number(a.turn)), text: '' };
  if (c === 'game_over') return { heading: t('over'), text: bare(t(`${game}.events.game_over`)) };
  if (!isTold(event, view, map)) return null;
  const seat = by >= 0 ? by : typeof a.seat === 'number' ? a.seat : undefined;
  const words = { ...wordsOf(a, names, map), who: seat === undefined ? '' : names(seat) };
  const squares = placesOf(event);
  const more = { ...(seat === undefined ? {} : { seat }), ...(squares.length ? { squares } : {}) };
  if (c === 'laid') {
    const tile = { hex: squares[0]!, n: Number(a.price) };
    return { text: t('railways.log.laid', { ...words, ...tile }), joins: t('railways.log.tile', tile), ...more };
  }
  const code = a.baron === undefined ? c : (spoken[c] ?? c);
  return {
    text: bare(t(`${game}.events.${code}`, words)),
    ...(c === 'cube' ? { joins: cubeName(String(a.color) as Cube) } : {}),
    ...more,
  };
}

export const turnText = (turn: number): string => bare(t(`${game}.events.turn`, { turn }));
/** Before the first turn there are cubes, cards and barons. */
export const opening = (): string => t('railways.log.opening');

/** Where a move takes place: names of places and things (layers.ts). */
export function movePlace(text: string): string[] {
  const move = parseMove(text);
  switch (move?.kind) {
    case 'lay':
      return [move.hex];
    case 'extend':
      return [hexName(hexOf(move.end))];
    case 'go':
    case 'depot':
      return [move.side];
    case 'deliver':
      return [cubeThing(move.city, move.cube), move.city];
    case 'build':
    case 'urbanize':
    case 'western':
    case 'grow':
    case 'cube':
      return [move.city satisfies CityId];
    default:
      return [];
  }
}
