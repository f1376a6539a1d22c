// What the table draws of the box, against cards, islands and tiles as they are printed.
import { describe, expect, it } from 'vitest';
import {
  cardOf,
  cardOrder,
  colourOfDest,
  colours,
  deckAtStart,
  destOfColour,
  destOrder,
  islandTable,
  spacesOf,
  ticketTable,
} from '../../../src/games/isle_of_trains/cards';
import { goalOf, ratings, scenarioCount, withoutSecondary } from '../../../src/games/isle_of_trains/scenarios';

describe('cards', () => {
  it('have their printed numbers', () => {
    expect(cardOf('engine_2')).toEqual({
      id: 'engine_2',
      category: 'engine',
      level: 2,
      count: 6,
      cost: 3,
      vp: 2,
      power: 6,
      weight: 0,
      capacity: 1,
      holds: 'passenger',
      cargo: 'oil',
      pax: 1,
      benefit: [{ op: 'cards', n: 2 }],
    });
    expect(cardOf('boxcar_3').benefit).toEqual([
      { op: 'cards', n: 5 },
      { op: 'discard', n: 1 },
      { op: 'bonus', actions: ['load'] },
    ]);
    expect(cardOf('coach_3').benefit).toEqual([
      { op: 'cards', n: 3 },
      { op: 'tokens', n: 3 },
    ]);
    expect(cardOf('caboose_3')).toMatchObject({ level: 0, holds: 'any', capacity: 1, cargo: 'coal' });
    expect(cardOf('bank')).toMatchObject({ holds: null, cargo: 'all', benefit: [] });
  });
  it('of buildings say what they score', () => {
    expect(cardOf('oil_refinery').scoring).toEqual({ by: 'symbols', cargo: 'oil', vp: 2 });
    expect(cardOf('bank').scoring).toEqual({ by: 'items', vp: 2 });
    expect(cardOf('grand_central').scoring).toEqual({ by: 'flat', vp: 8 });
    expect(cardOf('town_hall').scoring).toEqual({ by: 'icons', vp: 2 });
    expect(cardOf('rail_yard').scoring).toEqual({ by: 'cars', vp: 2 });
    expect(cardOf('middle_station').scoring).toEqual({
      by: 'tickets',
      base: 4,
      vp: 1,
      dests: ['cactus_mines', 'devon_city'],
    });
    expect(cardOf('hopper_1').scoring).toBeUndefined();
  });
  it('are sorted by kind, the promo engine behind its sisters', () => {
    expect(cardOrder.slice(0, 5)).toEqual(['engine_1', 'engine_2', 'engine_3', 'time_engine', 'hopper_1']);
    expect(cardOrder.at(-1)).toBe('southern_station');
    expect(cardOrder).toHaveLength(36);
  });
  it('of another name do not exist', () => expect(() => cardOf('engine_9')).toThrow('engine_9'));
  it('are 72, of which a lone player has 63 in the deck on the first day', () => expect(deckAtStart).toBe(63));
});

describe('islands and tiles', () => {
  it('have their contracts', () => {
    expect(islandTable.camp_eagle).toEqual({
      initial: { deliver: { box: 2 }, vp: 7 },
      secondary: {
        a: { deliver: { oil: 2, box: 3 }, vp: 14, total: 21, symbols: { oil: 2, box: 5 } },
        b: { deliver: { coal: 1, oil: 1, box: 2 }, vp: 10, total: 17, symbols: { coal: 1, oil: 1, box: 4 } },
      },
    });
    expect(islandTable.research_station.secondary).toEqual({
      a: { deliver: { any: 5 }, vp: 7, total: 11, symbols: { any: 8 } },
    });
  });
  it('lie on the panorama, every island once', () =>
    expect([...destOrder].sort()).toEqual(Object.keys(islandTable).sort()));
  it('have their rewards', () => {
    expect(ticketTable.t2).toEqual([
      [{ op: 'cards', n: 5 }],
      [
        { op: 'tokens', n: 2 },
        { op: 'cards', n: 2 },
      ],
      [{ op: 'tokens', n: 2 }],
    ]);
    expect(ticketTable.p1![2]).toEqual([{ op: 'pick', n: 1 }]);
    expect(ticketTable.p3![0]![1]).toEqual({ op: 'pax', n: 1 });
    for (const tile of Object.keys(ticketTable)) expect(spacesOf(tile)).toBe(3);
  });
  it('have the colours of their passengers', () => {
    expect(destOfColour.orange).toBe('camp_eagle');
    expect(colourOfDest('devon_city')).toBe('black');
    expect(colourOfDest('research_station')).toBeNull();
    expect(colours).toHaveLength(6);
  });
});

describe('scenarios', () => {
  it('have their goals', () => {
    expect(scenarioCount).toBe(10);
    expect(goalOf(1)).toEqual({ kind: 'contracts', dests: ['billingtons', 'flint_beach'] });
    expect(goalOf(2)).toEqual({ kind: 'buildings', n: 4 });
    expect([3, 4, 5, 7, 8, 10].map((n) => goalOf(n))).toEqual([
      { kind: 'count', what: 'points' },
      { kind: 'count', what: 'cars' },
      { kind: 'tickets' },
      { kind: 'count', what: 'buildingPoints' },
      { kind: 'initials' },
      { kind: 'count', what: 'points' },
    ]);
    expect(goalOf(9)).toEqual({
      kind: 'cards',
      cards: ['engine_3', 'hopper_3', 'tanker_3', 'boxcar_3', 'coach_3'],
    });
  });
  it('leave the second contracts out in the eighth', () =>
    expect([1, 7, 8, 9].map(withoutSecondary)).toEqual([false, false, true, false]));
  it('are rated from 0, 50, 60, 70, 80 points on', () => expect(ratings).toEqual([0, 50, 60, 70, 80]));
});
