// The log: a heading where everybody's next turn begins.
import { expect, it } from 'vitest';
import { line } from '../../../src/games/legends_of_the_west/log';
import { claimed } from '../../../dev/legends_moments';
import { speak } from '../../words';

const names = (seat: number): string => `P${seat}`;

it('has a heading for each turn of all, at its first player', () => {
  speak('en', 'legends_of_the_west');
  const turn = (seat: number, n: number) => line({ i: 1, c: 'turn', by: seat, a: { seat, n } }, names, claimed);
  expect(claimed.first).toBe(1);
  expect(turn(1, 4)).toEqual({ heading: 'Turn 4', text: '' });
  expect(turn(2, 4)).toBeNull();
});
