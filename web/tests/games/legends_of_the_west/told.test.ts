// A replay tells its steps with the beats of others' turns.
import { expect, it } from 'vitest';
import { beats } from '../../../src/games/legends_of_the_west/beats';
import { replay } from '../../../src/games/legends_of_the_west/replay';
import type { RecordMove } from '../../../src/games/game';
import { claimed } from '../../../dev/legends_moments';
import { speak } from '../../words';

const names = (seat: number): string => `P${seat}`;
const told = (...moves: [by: number, move: string][]) => {
  const list: RecordMove[] = moves.map(([by, move]) => ({ by, move }));
  const events = replay.events!(list, claimed);
  return beats.beat({ events, before: claimed, after: claimed } as never, names, null);
};

it('a card of the row and one of the deck fly to the hand', () => {
  speak('en', 'legends_of_the_west');
  const beat = told([1, 'take red.p'], [-1, 'card green'], [1, 'draw'], [-1, 'card ?']);
  expect(beat?.seat).toBe(1);
  expect(beat?.flights.map(({ face, to }) => [face, ...to])).toEqual([
    ['card:red.p', 'hand:1'],
    ['card:back', 'hand:1'],
  ]);
});

it('what is taken is told within one sentence, equal cards once', () => {
  speak('en', 'legends_of_the_west');
  const both = told([1, 'take red.p'], [-1, 'card news'], [-1, 'event E01'], [1, 'take red.p'], [-1, 'card ?']);
  expect(both?.text).toMatch(/^\*\*P1\*\*: from the display, red card with a pickaxe ×2; newspaper: /);
  expect(both?.deed?.text).toBe('red card with a pickaxe ×2');
});

it('a claim lights its route, whatever is paid and brought after it', () => {
  const beat = told([2, 'claim DET-CHI/a blue*2'], [2, 'pay blue blue'], [-1, 'card news'], [-1, 'event E01']);
  expect(beat?.seat).toBe(2);
  expect(beat?.places).toEqual(['DET-CHI/a', 'news']);
});

it('tickets are told by their number, chance alone by its newspaper or not at all', () => {
  expect(told([0, 'tickets'], [-1, 'ticket ?'], [0, 'keep K15 K18'])?.text).toMatch(/P0.*2/);
  expect(told([-1, 'event E01'])?.places).toEqual(['news']);
  expect(told([-1, 'card red'])).toBeNull();
});
