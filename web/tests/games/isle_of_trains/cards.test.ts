// The client's tables say the same as data/isle_of_trains.json.
import { describe, expect, it } from 'vitest';
import data from '@data/isle_of_trains.json';
import {
  cardOf,
  cardOrder,
  colours,
  destOfColour,
  islandTable,
  ticketTable,
  type Needs,
  type Op,
} from '../../../src/games/isle_of_trains/cards';

type RawOp = { op: string; n?: number; options?: string[] };
const names: Record<string, string> = {
  take_cards: 'cards',
  discard_cards: 'discard',
  vp_tokens: 'tokens',
  take_passengers: 'pax',
  take_from_discard: 'pick',
};
const ops = (list: RawOp[]): Op[] =>
  list.map(
    (one) =>
      (one.op === 'bonus_action' ? { op: 'bonus', actions: one.options! } : { op: names[one.op]!, n: one.n! }) as Op,
  );
const needs = (raw: Record<string, number>): Needs => Object.fromEntries(Object.entries(raw).filter(([, n]) => n));

const cards = [...data.train_cards, ...data.promo.train_cards];

it('there are no other cards', () => expect([...cardOrder].sort()).toEqual(cards.map((card) => card.id).sort()));

describe.each(cards.map((card) => [card.id, card] as const))('%s', (id, raw) => {
  it('has its printed numbers', () => {
    const holds = raw.holds as string[];
    expect(cardOf(id)).toMatchObject({
      category: raw.category,
      level: raw.level ?? 0,
      count: raw.count,
      cost: raw.cost,
      vp: raw.vp,
      power: raw.power,
      weight: raw.weight,
      capacity: raw.capacity,
      holds: holds.length === 3 ? 'any' : (holds[0] ?? null),
      cargo: raw.cargo.length === 3 ? 'all' : raw.cargo[0],
      pax: raw.passengers_on_build,
      benefit: ops(raw.load_benefit as RawOp[]),
    });
  });
});

it.each(data.islands.map((island) => [island.id, island] as const))('contracts of %s', (id, raw) => {
  const printed = islandTable[id as keyof typeof islandTable];
  expect(printed.initial).toEqual({ deliver: needs(raw.initial.deliver), vp: raw.initial.vp });
  for (const one of raw.secondary) {
    expect(printed.secondary[one.id as 'a' | 'b']).toEqual({
      deliver: needs(one.deliver),
      vp: one.vp_added,
      total: one.vp_total,
      symbols: needs(one.symbols_total),
    });
  }
});

it.each([...data.tickets, ...data.promo.tickets].map((tile) => [tile.id, tile] as const))(
  'rewards of %s',
  (id, raw) => {
    expect(ticketTable[id]).toEqual((raw.rewards as RawOp[][]).map(ops));
  },
);

it('colours belong to their places', () => {
  expect(data.destinations.map(({ id, colour }) => [colour, id])).toEqual(
    colours.map((colour) => [colour, destOfColour[colour]]),
  );
});
