// The moves of a record as the table told of them, as much as the beats of others' turns say: a replay plays them with
// these. What a deed cost and brought is read off the positions before and after it.
import type { GameEvent } from '../../net/types';
import type { RecordMove } from '../game';
import { cityOfSide, mapOf, segmentOf } from './box';
import { linkAt } from './journeys';
import { ofKind, parseMove, parseMoves, type Move } from './notation';
import { Tracing } from './tracing';
import type { RailwaysView } from './view';

type Told = [code: string, args?: GameEvent['a']];

function ofMove(move: Move, by: number, before: RailwaysView): Told[] {
  switch (move.kind) {
    case 'bid':
      return [['bid', { price: move.bid }]];
    case 'pass':
      return [['passed']];
    case 'build':
      return [['begun', { city: move.city }]];
    case 'extend': {
      const link = before.links.find(({ open }) => open === move.end);
      return [['extended', { city: link ? cityOfSide(link.ends[0]!) : '' }]];
    }
    case 'lay': {
      const { c, r, in: from, out } = segmentOf(move.tile);
      return [['laid', { c, r, in: from, out }]];
    }
    case 'stop':
      return [['stopped']];
    case 'upgrade':
      return [['upgraded', { level: before.seats[by]!.engine + 1 }]];
    case 'deliver':
      return [['loaded', { city: move.city, cube: move.cube }]];
    case 'urbanize':
      return [['urbanized', { city: move.city }]];
    case 'western':
      return [['western', { city: move.city }]];
    case 'take':
      return [['took', { card: move.card }]];
    case 'use':
      return [['used', { card: move.card }]];
    case 'grow':
      return [['grew', { city: move.city }]];
    case 'depot': {
      const link = linkAt(before, move.side);
      return link ? [['depot', { a: cityOfSide(move.side), b: link.to, seat: link.owner }]] : [];
    }
    case 'cube':
      return [['cube', { city: move.city, color: move.cube }]];
    default:
      return [];
  }
}

/** A link that is finished; open ends that were there before may be met. */
function finished(moves: Move[], before: RailwaysView): Told[] {
  if (moves.every(({ kind }) => kind !== 'lay')) return [];
  const tracing = new Tracing(mapOf(before.map));
  tracing.know(before.links);
  const { from, to } = tracing.build(moves);
  return to ? [['finished', { a: from, b: to }]] : [];
}

/** A cube's way, link by link, to where it arrives. */
function journey(moves: Move[], before: RailwaysView): Told[] {
  const [first] = moves;
  if (first?.kind !== 'deliver') return [];
  const ways = moves.flatMap((move): Told[] => {
    const link = move.kind === 'go' ? linkAt(before, move.side) : null;
    return move.kind === 'go' && link ? [['moved', { city: cityOfSide(move.side), to: link.to }]] : [];
  });
  const city = ways.at(-1)?.[1]?.to ?? first.city;
  return [...ways, ['delivered', { from: first.city, city, cube: first.cube, links: ways.length }]];
}

/** A city's new colour, once it is known which. */
function colored(moves: Move[]): Told[] {
  const city = ofKind(moves, 'urbanize')[0]?.city;
  return moves.flatMap((move): Told[] =>
    move.kind === 'color' && city ? [['colored', { city, color: move.color }]] : [],
  );
}

/** Of one step: all of it is one action. */
export function eventsOf(list: RecordMove[], before: RailwaysView): GameEvent[] {
  const { by } = list[0]!;
  if (by < 0) return [];
  const moves = parseMoves(list.map(({ move }) => move));
  const own = parseMoves(list.filter((one) => one.by >= 0).map(({ move }) => move));
  const nature = list.filter((one) => one.by < 0).flatMap(({ move }) => parseMove(move) ?? []);
  const told: Told[] = [
    ...own.flatMap((move) => ofMove(move, by, before)),
    ...finished(moves, before),
    ...journey(moves, before),
    ...colored(moves),
  ];
  return [
    ...told.map(([c, a = {}]) => ({ i: 0, c, by, a })),
    ...nature.flatMap((move) => ofMove(move, by, before).map(([c, a = {}]) => ({ i: 0, c, by: -1, a }))),
  ];
}
