// A record of Pioneer Rails as steps that people can follow: the setup, then each turn seat by seat.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import type { RecordMove } from '../../../src/games/game';
import { replay } from '../../../src/games/pioneer_rails/replay';
import type { PioneerView } from '../../../src/games/pioneer_rails/view';
import { movesOf } from '../../../src/table/record';
import { speak } from '../../words';

const nature = (...list: string[]): RecordMove[] => list.map((move) => ({ by: -1, move }));
const moves: RecordMove[] = [
  ...nature('objective C', 'objective H', 'objective N', 'dealer 1', 'reveal QH', 'reveal 10S', 'reveal KC'),
  { by: 1, move: 'pick QH' },
  { by: 0, move: 'pick KC' },
  { by: 1, move: 'lay 20,4>20,2' },
  { by: 0, move: 'cross suit hearts' },
  { by: 0, move: 'lay 21,7>22,8' },
  { by: 0, move: 'lay 22,8>22,10' },
  { by: 0, move: 'done' },
  { by: 1, move: 'done' },
  { by: 1, move: 'deposit E3 2' },
  ...nature('reveal AD', 'reveal JS', 'reveal AH'),
  { by: 0, move: 'pick AH' },
  { by: 0, move: 'done' },
];
const names = (seat: number): string => ['Ann', 'Bo'][seat]!;
const records = ['standard_3_seats_a', 'many_5_seats_b', 'solo_b_medium_extra_card'];
const recordOf = (name: string): { moves: RecordMove[]; options: { side?: string } } => {
  const text = readFileSync(`../tests/games/pioneer_rails/examples/${name}.jsonl`, 'utf8');
  const { options } = JSON.parse(text.split('\n', 1)[0]!) as { options: { side?: string } };
  return { moves: movesOf(text), options };
};

it('the setup is one step, and a seat’s turn one, whoever moved between', () => {
  speak('en', 'pioneer_rails');
  const steps = replay.steps(moves, names, {});
  expect(steps.map(({ by, from, at, boards }) => [by, from, at, boards])).toEqual([
    [-1, 0, 7, undefined],
    [0, 8, 14, [14, 7, 13]],
    [1, 7, 16, [14, 16, 15]],
    [-1, 16, 19, undefined],
    [0, 19, 21, undefined],
  ]);
  expect(steps[0]!.text).toBe(
    'objectives: 2 banks, 5 ranches, 2 railways in one town; first dealer: Bo; ' +
      'on the table: queen of hearts, ten of spades, king of clubs',
  );
  expect(steps[1]!.text).toBe('king of clubs; town bonus: suit; 2 tracks of hearts; town: Sundown');
  expect(steps[1]!.places).toEqual(['21,7>22,8', '22,8>22,10', 'town:A4']);
  expect(steps[2]!.text).toBe('queen of hearts; 1 track of hearts; bank E3: 2 nuggets');
  expect(steps[2]!.places).toEqual(['20,2>20,4', 'E3']);
});

it('a bonus taken several times is told once, with how often', () => {
  speak('en', 'pioneer_rails');
  const turn = ['pick AH', 'cross shortcut', 'cross none', 'cross shortcut', 'cross shortcut', 'done'];
  const [, step] = replay.steps([...nature('reveal AH'), ...turn.map((move) => ({ by: 0, move }))], names, {});
  expect(step!.text).toMatch(/^ace of hearts; town bonus: shortcut ×3, just a track; /);
});

it('on the other side of the map lie other towns', () => {
  speak('en', 'pioneer_rails');
  expect(replay.steps(moves, names, { side: 'B' })[1]!.text).toMatch(/hearts; town: Far Point$/);
  expect(replay.steps(moves, names)[1]!.text).toMatch(/town: Sundown$/);
});

it('the table is that of the turn, the sheets are those of their moments', () => {
  const view = (name: string, card: string | null) =>
    ({
      round: name,
      seats: [0, 1].map((seat) => ({ name: `${name}${seat}`, card, sides: {}, laid: card ? ['20,4>20,2'] : [] })),
    }) as unknown as PioneerView;
  const shown = replay.compose!([view('a', null), view('b', null), view('c', 'QH')], 1) as PioneerView;
  expect(shown).toEqual({
    round: 'c',
    seats: [
      { name: 'a0', card: null, sides: {}, laid: [] },
      { name: 'b1', card: 'QH', sides: {}, laid: ['20,4>20,2'] },
    ],
  });
  expect(replay.recent!(shown, 1)).toEqual(['20,2>20,4']);
  expect(replay.recent!(shown, 0)).toEqual([]);
});

it.each(records)('%s: twenty turns of every seat, in order, to its end', (name) => {
  speak('en', 'pioneer_rails');
  const { moves, options } = recordOf(name);
  const seats = Math.max(...moves.map(({ by }) => by)) + 1;
  const steps = replay.steps(moves, String, options);
  for (let seat = 0; seat < seats; seat++) expect(steps.filter(({ by }) => by === seat).length).toBe(20);
  const told = steps.filter(({ by }) => by >= 0).map(({ by }) => by);
  expect(told).toEqual(Array.from({ length: 20 * seats }, (_, i) => i % seats));
  expect(steps.at(-1)!.at).toBe(moves.length);
  for (const { at, boards } of steps) {
    expect(at).toBeLessThanOrEqual(moves.length);
    if (boards) expect([boards.length, boards.every((n) => n > 0 && n <= moves.length)]).toEqual([seats + 1, true]);
  }
});

it.each(languages)('%s: no step without words', (language) => {
  speak(language, 'pioneer_rails');
  for (const name of records) {
    const { moves, options } = recordOf(name);
    const said = replay.steps(moves, String, options).map(({ text }) => text);
    expect(said.filter((text) => /pioneer|[{_]|undefined|NaN|^$/.test(text))).toEqual([]);
  }
});
