// Lists of games count in each game's own points, as its end does.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pointsText } from '../src/app/names';
import { texts } from '../src/app/texts.svelte';
import FinishedRow from '../src/home/FinishedRow.svelte';
import TableRow from '../src/home/TableRow.svelte';
import type { Finished, TableInfo } from '../src/net/types';
import { clear, show, text } from './mounting';
import { speak } from './words';

const seat = (mine: boolean) => ({ kind: 'person' as const, name: mine ? 'Ann' : 'Bo', mark: 0, mine });
const finished = (game: string): Finished => ({
  table: 't',
  game,
  options: {},
  seats: [seat(true), seat(false)],
  scores: [1200, 21],
  ranks: [1, 2],
  ended: 0,
});
/** A table for one that is over. */
const over = (game: string): TableInfo =>
  ({
    ...{ id: 't', game, options: {}, seats: [{ ...seat(true), id: 'me', to_move: false }], host: 'me', name: '' },
    ...{ state: 'over', updated: Date.now(), result: { scores: [21], ranks: [1] } },
  }) as unknown as TableInfo;

const played = ['railroad_ink', 'isle_of_trains', 'legends_of_the_west'];
beforeEach(() => Promise.all(played.map((game) => texts.open(game))));
afterEach(clear);

it.each([
  ['railroad_ink', '1,200', '1,200 points'],
  ['isle_of_trains', '1,200 VP', '1,200 VP'],
  ['legends_of_the_west', '$1,200', '$1,200'],
])('a finished game of %s', (game, short, mine) => {
  speak('en', ...played);
  const page = show(FinishedRow, { one: finished(game), onagain: () => {} });
  expect(text(page.querySelector('.who span'))).toBe(short);
  expect(text(page.querySelector('.pts'))).toBe(mine);
});

it.each([
  ['uk', '21 очко', '21 ПБ', '$21'],
  ['ru', '21 очко', '21 ПО', '$21'],
  ['en', '21 points', '21 VP', '$21'],
] as const)('points in %s', (language, ink, isle, legends) => {
  speak(language, ...played);
  expect(played.map((game) => pointsText(game, 21))).toEqual([ink, isle, legends]);
});

it('a table for one that is over', () => {
  speak('en', ...played);
  expect(text(show(TableRow, { table: over('isle_of_trains') }).querySelector('.wait'))).toMatch(/^21 VP, /);
});
