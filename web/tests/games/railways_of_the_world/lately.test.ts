// What the log tells a player of the moment before: income, and cubes out of the bag.
import { describe, expect, it } from 'vitest';
import { drawnFor, paintsFree, paydayOf } from '../../../src/games/railways_of_the_world/lately';
import type { GameEvent } from '../../../src/net/types';

const event = (c: string, a: GameEvent['a'] = {}, by = -1): GameEvent => ({ c, by, a });
const cube = (city: string, color: string): GameEvent => event('cube', { city, color });

describe('payday', () => {
  const log = [
    event('income', { seat: 0, income: 3, interest: 1 }),
    event('income', { seat: 0, income: 9, interest: 12 }),
    event('bonds', { seat: 0, count: 1 }),
    event('income', { seat: 1, income: 20, interest: 4 }),
    event('turn', { turn: 3 }),
    event('bid', { price: 2 }, 1),
  ];
  it('is the last income of a seat, with the bonds that its interest took', () => {
    expect(paydayOf(log, 0)).toEqual({ income: 9, interest: 12, bonds: 1 });
    expect(paydayOf(log, 1)).toEqual({ income: 20, interest: 4, bonds: 0 });
  });
  it('is none in the first turn', () => expect(paydayOf(log.slice(4), 1)).toBeNull());
});

describe('cubes', () => {
  const colored = event('colored', { city: 'dallas', color: 'blue' }, 1);
  it('that came by the own last action', () => {
    const log = [colored, cube('dallas', 'red'), event('refilled', { city: 'dallas' }), cube('dallas', 'blue')];
    expect(drawnFor([...log, event('passed', {}, 0)], 1)).toEqual({ city: 'dallas', cubes: ['red', 'blue'] });
    expect(drawnFor([event('grew', { city: 'dallas' }, 1), cube('dallas', 'red')], 1)?.cubes).toEqual(['red']);
  });
  it('of others, or of an action before, are not new', () => {
    expect(drawnFor([colored, cube('dallas', 'red')], 0)).toBeNull();
    expect(drawnFor([colored, cube('dallas', 'red'), event('upgraded', { level: 2 }, 1)], 1)).toBeNull();
    expect(drawnFor([colored], 1)).toBeNull();
  });
});

describe('a new city', () => {
  const urbanized = (price: number): GameEvent => event('urbanized', { city: 'dallas', price }, 1);
  it('costs nothing where a card has brought it, and its price the next time', () => {
    expect(paintsFree([urbanized(10), urbanized(0)], 1)).toBe(true);
    expect(paintsFree([urbanized(0), urbanized(10)], 1)).toBe(false);
    expect(paintsFree([urbanized(0)], 0)).toBe(false);
  });
});
