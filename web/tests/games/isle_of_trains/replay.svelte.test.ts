// A record of Isle of Trains as steps that people can follow.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import type { RecordMove } from '../../../src/games/game';
import { replay } from '../../../src/games/isle_of_trains/replay';
import { movesOf } from '../../../src/table/record';
import { speak } from './fixture.svelte';

const names = (seat: number): string => ['Ann', 'Bo'][seat] ?? 'Cy';
const chance = (...moves: string[]): RecordMove[] => moves.map((move) => ({ by: -1, move }));
const by = (seat: number, ...moves: string[]): RecordMove[] => moves.map((move) => ({ by: seat, move }));
const told = (moves: RecordMove[]) => replay.steps(moves, names);

it('tells deeds, not moves', () => {
  speak('en');
  const steps = told([
    ...chance('first 1', 'tile billingtons t4', 'deal coach_1', 'show bank', 'pax green'),
    ...by(1, 'take deck'),
    ...chance('draw hopper_1'),
    ...by(1, 'build hopper_1', 'pay bank', 'pay coach_1'),
    ...by(0, 'load coach_1 1.1'),
    ...by(0, 'build engine_2 over 0', 'pay bank'),
    ...by(0, 'deliver billingtons', 'initial', 'give 1', 'give 1', 'finish'),
    ...by(1, 'board green 1.0'),
    ...by(1, 'toss bank', 'toss coach_1'),
  ]);
  expect(steps.map(({ by: who, text }) => `${who} ${text}`)).toEqual([
    '-1 the table is set, Bo begins',
    '1 draws Hopper I from the deck',
    '1 builds Hopper I for 2 cards',
    '0 coal into the train of Bo, Hopper I',
    '0 Engine II in place of Engine I for 1 card',
    '0 goes to Billington’s',
    '0 Billington’s: the initial contract',
    '1 green passenger into their own train, Engine I',
    '1 discards Bank, Coach I',
  ]);
  expect(steps.map(({ at }) => at)).toEqual([5, 7, 10, 11, 13, 14, 18, 19, 21]);
  expect(steps.map(({ places }) => places.join())).toEqual([
    '',
    'cards:1',
    'car:1.1',
    'car:1.1',
    'car:0.0',
    'dest:billingtons',
    'dest:billingtons',
    'car:1.0',
    'cards:1',
  ]);
});

describe.each(languages)('%s', (language) => {
  it.each(['scenario_8', 'scenario_8_buyback', 'blind_with_the_last_two'])('a whole record: %s', (name) => {
    speak(language);
    const moves = movesOf(readFileSync(`e2e/games/isle_of_trains/records/${name}.jsonl`, 'utf8'));
    const steps = told(moves);
    expect(steps.at(-1)!.at).toBe(moves.length);
    // No key, no place left open, no id of the engine.
    expect(steps.map(({ text }) => text).filter((text) => /isle\.|[{_]|undefined|NaN/.test(text) || !text)).toEqual([]);
    expect(steps.findIndex(({ by: who }) => who >= 0)).toBe(1);
    expect(steps.length).toBeLessThan(moves.length / 1.5);
  });
});
