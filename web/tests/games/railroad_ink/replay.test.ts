// A record of Railroad Ink as steps that people can follow.
import { expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import type { RecordMove } from '../../../src/games/game';
import { replay } from '../../../src/games/railroad_ink/replay';
import { speak } from '../../words';

const moves: RecordMove[] = [
  { by: -1, move: 'roll H_T R_CURVE R_STRAIGHT OVERPASS' },
  { by: -1, move: 'meteor W 2' },
  { by: 0, move: 'hit' },
  { by: 0, move: 'draw 30.HHH' },
  { by: 0, move: 'draw 63HRRR' },
  { by: 0, move: 'done' },
  { by: 1, move: 'done' },
  { by: -1, move: 'roll H_T R_T R_T OVERPASS' },
  { by: -1, move: 'lava L_RAILWAY L_THREE' },
  { by: 1, move: 'volcano 00' },
];

it('a roll is one step; the end of a round is one only where nothing was drawn', () => {
  speak('en', 'railroad_ink');
  const steps = replay.steps(moves, String);
  expect(steps.map(({ by, from, at }) => [by, from, at])).toEqual([
    [-1, 0, 2],
    [0, 2, 3],
    [0, 3, 4],
    [0, 4, 5],
    [1, 6, 7],
    [-1, 7, 9],
    [1, 9, 10],
  ]);
  expect(steps[2]!.text).toMatch(/ on A4$/);
  expect(steps[3]!.text).toMatch(/ on D7, a special route$/);
  expect(steps.map(({ places }) => places.join())).toEqual(['', '', '30', '63', '', '', '00']);
});

it('what was drawn at once is told one after another', () => {
  const mixed: RecordMove[] = [
    { by: -1, move: 'roll H_T R_CURVE R_STRAIGHT OVERPASS' },
    { by: 1, move: 'draw 30.HHH' },
    { by: 0, move: 'draw 31.HHH' },
    { by: 1, move: 'draw 32.HHH' },
    { by: 0, move: 'done' },
    { by: 1, move: 'done' },
    { by: -1, move: 'roll H_T R_CURVE R_STRAIGHT OVERPASS' },
    { by: 0, move: 'draw 33.HHH' },
    { by: 0, move: 'done' },
    { by: 1, move: 'done' },
  ];
  const steps = replay.steps(mixed, String);
  expect(steps.map(({ by, at, boards }) => [by, at, boards])).toEqual([
    [-1, 1, undefined],
    [0, 3, [3, 1]],
    [1, 2, [6, 2]],
    [1, 4, [6, 4]],
    [-1, 7, undefined],
    [0, 8, [8, 7]],
    [1, 10, undefined],
  ]);
  const view = (name: string) => ({ round: 1, seats: [{ name: `${name}0` }, { name: `${name}1` }] });
  expect(replay.compose!([view('a'), view('b')], 1)).toEqual({ round: 1, seats: [{ name: 'a0' }, { name: 'b1' }] });
});

it.each(languages)('%s: no step without words', (language) => {
  speak(language, 'railroad_ink');
  for (const { text } of replay.steps(moves, String)) expect(text).not.toMatch(/ink\.|[{_]|undefined|NaN|^$/);
});
