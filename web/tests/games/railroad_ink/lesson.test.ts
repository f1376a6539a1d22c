// Where the lesson points with a special route in hand: at the space that joins what is drawn.
import { expect, it } from 'vitest';
import { lesson } from '../../../src/games/railroad_ink/lesson';
import type { GameSession } from '../../../src/games/game';

const special = lesson.steps.find(({ id }) => id === 'special')!;
const pointed = (cells: string[], spaces: Record<string, { sides?: string }>): string[] =>
  special.at({
    tool: { kind: 'special' },
    choice: null,
    places: new Map(cells.map((cell) => [cell, []])),
    me: { spaces },
  } as unknown as GameSession);

it('goes on from a line, not from a bare exit', () => {
  const drawn = { '03': { sides: 'R.R.' } };
  expect(pointed(['05', '13', '65'], drawn)[0]).toBe('[data-cell="13"]');
});

it('a space beside a piece that leads elsewhere joins nothing', () => {
  const drawn = { '10': { sides: '.H.R' }, '20': {}, '35': { sides: 'R.R.' } };
  expect(pointed(['30', '00', '25'], drawn)[0]).toBe('[data-cell="25"]');
});

it('the more lines meet there the better, also from one edge to the other', () => {
  const drawn = { '16': { sides: '.R.R' }, '24': { sides: 'H.H.' }, '33': { sides: '.H.H' } };
  expect(pointed(['20', '15', '34'], drawn)).toEqual(['[data-cell="34"]', '[data-cell="15"]', '[data-cell="20"]']);
});
