// Which level a player is offered by the games so far.
import { describe, expect, it } from 'vitest';
import { average, botFor, fitting, levelOf, offered } from '../src/app/levels';
import { estimate } from '../src/home/estimate';
import { games } from '../src/games/registry';
import { isPlayable } from '../src/games/load';
import type { Finished } from '../src/net/types';

let at = 0;
/** A game against bots of these levels, and the place I took. */
const played = (levels: number[], rank: number, given: Partial<Finished> = {}): Finished => ({
  table: `T${++at}`,
  game: 'railroad_ink',
  options: {},
  seats: [
    { kind: 'person', name: 'Ann', mark: 0, mine: true },
    ...levels.map((level, i) => ({ kind: 'bot' as const, name: null, bot: `level${level}`, mark: i + 1, mine: false })),
  ],
  scores: [40, ...levels.map(() => 30)],
  ranks: [rank, ...levels.map((_, i) => i + (rank === 1 ? 2 : 1))],
  ended: at,
  ...given,
});
const fits = (...results: Finished[]): number => fitting(results, 'railroad_ink');

describe('the level that fits', () => {
  it('is the apprentice until the first victory', () => {
    expect(fits()).toBe(1);
    expect(fits(played([1], 2), played([1], 2), played([1], 3))).toBe(1);
  });
  it('is the next one after a victory, and at most the last', () => {
    expect(fits(played([1, 1], 1))).toBe(2);
    expect(fits(played([1], 1), played([2], 1), played([3], 1), played([4], 1), played([5], 1))).toBe(5);
  });
  it('goes by the strongest bot at the table', () => {
    expect(fits(played([1, 3], 1))).toBe(4);
  });
  it('is the one before after two defeats in a row, not after one', () => {
    const start = [played([1], 1), played([2], 1)];
    expect(fits(...start, played([3], 2))).toBe(3);
    expect(fits(...start, played([3], 2), played([3], 1), played([4], 2))).toBe(4);
    expect(fits(...start, played([3], 2), played([3], 2))).toBe(2);
  });
  it('is not lost by losing against somebody stronger, nor won by beating somebody weaker', () => {
    const start = [played([1], 1), played([2], 1)];
    expect(fits(...start, played([5], 2), played([5], 2))).toBe(3);
    expect(fits(...start, played([1], 1))).toBe(3);
  });
  it('takes the games in the order they were played', () => {
    const [first, second] = [played([1], 1), played([2], 1)];
    expect(fits(second, first)).toBe(3);
  });
  it('counts neither practice nor other games nor tables without levels', () => {
    expect(fits(played([1], 1, { practice: true }), played([1], 1, { game: 'isle_of_trains' }), played([], 1))).toBe(1);
  });
});

describe('my average', () => {
  it('is that of the plain game', () => {
    expect(average([], 'railroad_ink')).toBeNull();
    const lava = played([1], 1, { options: { lava: true }, scores: [90, 1] });
    expect(average([played([1], 1), played([1], 2, { scores: [30, 31] }), lava], 'railroad_ink')).toEqual({
      points: 35,
      games: 2,
    });
  });
});

describe('bots on offer', () => {
  it('are the five levels where a game has them, else what is no mere chance', () => {
    expect(offered(['random', 'level1', 'level2', 'fast'])).toEqual(['level1', 'level2']);
    expect(offered(['random', 'greedy', 'fast'])).toEqual(['greedy', 'fast']);
    expect(offered(['random'])).toEqual(['random']);
  });
  it('have one for every level', () => {
    expect(botFor(3, ['level1', 'level2', 'level3'])).toBe('level3');
    expect(botFor(5, ['greedy', 'fast'])).toBe('fast');
    expect(botFor(1, [])).toBe('');
    expect([levelOf('level4'), levelOf('fast'), levelOf(undefined)]).toEqual([4, 0, 0]);
  });
});

it('every playable game says what each level usually scores, more from level to level, and how long it takes', () => {
  for (const { id, levels, pace } of games.filter((game) => isPlayable(game.id))) {
    expect([id, levels?.length]).toEqual([id, 5]);
    for (const [i, [low, high]] of levels!.entries()) {
      expect(low).toBeLessThan(high);
      if (i) expect(low + high).toBeGreaterThan(levels![i - 1]![0] + levels![i - 1]![1]);
    }
    expect([id, estimate(pace!, [{ kind: 'me' }], {}).minutes > 5]).toEqual([id, true]);
  }
});
