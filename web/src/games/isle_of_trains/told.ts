// The moves of a record as the table told of them: a replay plays them with the beats of others' turns, and finds the
// lines of the log.
import type { GameEvent } from '../../net/types';
import type { RecordMove } from '../game';
import { box } from './box';
import { cardOf, cardTable, colourOfDest, destOfColour, islandTable } from './cards';
import { parseMove, type Move } from './notation';
import type { Cargo, Colour, Item, IsleView } from './view';

type Told = [code: string, args?: GameEvent['a']];

/** What chance brings in a step is told of whoever acts. */
function ofNature(move: string): Told[] {
  const [word, what] = move.split(' ');
  if (word === 'draw') return [['drew']];
  return word === 'pax' ? [['pax', { colour: what! }]] : [];
}

/** Things leave the cars one after the other: what is left of them. */
class Freight {
  private items: Item[][];
  taken = 0;

  constructor(view: IsleView, seat: number) {
    this.items = view.seats[seat]!.train.map((car) => [...car.items]);
  }

  /** Without a colour the cargo that was loaded first. */
  take(word: 'give' | 'aside', car: number, colour: Colour | null): Told {
    this.taken++;
    if (colour) return [`${word}_pax`, { colour, car }];
    const items = this.items[car]!;
    const [item] = items.splice(
      items.findIndex((one) => 'cargo' in one),
      1,
    );
    return [word, { cargo: (item as { cargo: Cargo }).cargo, car }];
  }
}

function ofPlayer(move: Move, by: number, before: IsleView, freight: Freight, cost: number): Told[] {
  const dest = before.pending.flatMap((one) => ('dest' in one ? one.dest : []))[0]!;
  const train = before.seats[by]!.train;
  switch (move.kind) {
    case 'take':
      return move.card ? [['take', { card: move.card }]] : [];
    case 'build': {
      const { card, over } = move;
      if (over !== null) return [['upgrade', { card, old: train[over]!.card, cost }]];
      return [[cardOf(card).category === 'building' ? 'construct' : 'build', { card, cost }]];
    }
    case 'scrap':
      return [['scrap', { card: train[move.car]!.card }]];
    case 'pay':
    case 'toss':
    case 'pick':
      return [[move.kind, { card: move.card }]];
    case 'load':
      return [['load', { card: move.card, cargo: cardTable[move.card]!.cargo, ...move.place }]];
    case 'blind': {
      const { holds } = cardOf(before.seats[move.place.seat]!.train[move.place.car]!.card);
      return [['blind', { cargo: holds === 'any' ? 'all' : holds!, ...move.place }]];
    }
    case 'board':
      return [['board', { colour: move.colour, ...move.place }]];
    case 'deliver':
      return [['deliver', { dest: move.dest }]];
    case 'initial':
      return [['initial', { dest, vp: islandTable[dest].initial.vp }]];
    case 'secondary':
      return [['secondary', { dest, vp: islandTable[dest].secondary[move.which]!.vp }]];
    case 'ticket':
      return [['ticket', { dest, colour: colourOfDest(dest)! }]];
    case 'side':
      return [['side', { dest: destOfColour[move.colour], colour: move.colour }]];
    case 'guest':
      return [['guest', { dest, colour: move.colour }]];
    case 'give':
    case 'aside':
      return [freight.take(move.kind, move.car, move.colour)];
    case 'done':
      return [['special', { dest, items: freight.taken }]];
    default:
      return [];
  }
}

/** Of one step: all of it is one action. */
export function eventsOf(moves: RecordMove[], before: IsleView): GameEvent[] {
  const { by } = moves[0]!;
  if (by < 0) return [];
  const freight = new Freight(before, by);
  const cost = moves.filter(({ move }) => move.startsWith('pay ')).length;
  return moves.flatMap((one) => {
    const move = one.by < 0 ? null : parseMove(one.move);
    const told = move ? ofPlayer(move, by, before, freight, cost) : ofNature(one.move);
    return told.map(([c, a = {}]) => ({ i: 0, c, by, a }));
  });
}

/**
 * Of the cards that are dealt to others only the last one is heard of, that they have them all; and where somebody takes
 * from deck or bag, only what chance gives.
 */
export function heardOf(moves: RecordMove[], viewer: number | null): number[] {
  const { hand } = box.setup;
  let dealt = 0;
  return moves.flatMap(({ by, move }, index) => {
    const next = moves[index + 1];
    const answered = next !== undefined && next.by < 0 && /^(draw|pax) /.test(next.move);
    if (/^take (deck|pax)$/.test(move) && answered) return by === viewer ? [index] : [];
    if (!move.startsWith('deal ')) return [index];
    const owner = Math.floor(dealt++ / hand);
    return owner === viewer || dealt % hand === 0 ? [index] : [];
  });
}
