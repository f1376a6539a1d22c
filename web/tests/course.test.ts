// Turns, stations and points of a finished game.
import { describe, expect, it } from 'vitest';
import type { ReplayStep } from '../src/games/game';
import {
  byRound,
  gainOf,
  movesAt,
  positionOf,
  scoresAt,
  stationsOf,
  turnAfter,
  turnBefore,
  turnsOf,
} from '../src/table/course';

const step = (by: number, from: number, at: number): ReplayStep => ({ by, from, at, text: '', places: [] });
// A setup of three moves, two steps of the first seat (two moves, one move), one of the second; then the next round.
const steps = [step(-1, 0, 3), step(0, 3, 5), step(0, 5, 6), step(1, 6, 7), step(-1, 7, 8), step(0, 8, 9)];
const course = {
  scores: [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 0],
    [1, 4],
    [1, 4],
    [7, 4],
  ],
  rounds: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2],
};

describe('positions', () => {
  it('know their moves, and moves their position', () => {
    expect([0, 1, 2, 6].map((k) => movesAt(steps, k))).toEqual([0, 3, 5, 9]);
    expect([0, 1, 3, 4, 5, 9, 99].map((n) => positionOf(steps, n))).toEqual([0, 1, 1, 2, 2, 6, 6]);
  });
  it('of moves made at once are found in their own order', () => {
    const mixed = [step(0, 0, 2), step(0, 2, 4), step(1, 1, 3), step(1, 4, 5)];
    expect([1, 2, 3, 4, 5].map((n) => positionOf(mixed, n))).toEqual([1, 1, 3, 2, 4]);
  });
  it('show boards as they are told', () => {
    expect(scoresAt(course, { ...step(1, 6, 7), boards: [5, 7] })).toEqual([2, 4]);
    expect(scoresAt(course, steps[3])).toEqual([1, 4]);
    expect(scoresAt(course, undefined)).toEqual([0, 0]);
  });
  it('of a link lead back to the same link', () => {
    for (let k = 0; k <= steps.length; k++) expect(positionOf(steps, movesAt(steps, k))).toBe(k);
  });
});

describe('turns', () => {
  const turns = turnsOf(steps, course);
  it('end with the player or the round, and know what they brought', () => {
    expect(turns).toEqual([
      { by: -1, round: 1, from: 1, to: 1, gain: null },
      { by: 0, round: 1, from: 2, to: 3, gain: 1 },
      { by: 1, round: 1, from: 4, to: 4, gain: 4 },
      { by: -1, round: 2, from: 5, to: 5, gain: null },
      { by: 0, round: 2, from: 6, to: 6, gain: 6 },
    ]);
    expect(gainOf(course, steps[2]!)).toBe(-1);
  });
  it('are the same without points, but for rounds', () => {
    expect(turnsOf(steps, null).map(({ by, from, round, gain }) => [by, from, round, gain])).toEqual([
      [-1, 1, null, null],
      [0, 2, null, null],
      [1, 4, null, null],
      [-1, 5, null, null],
      [0, 6, null, null],
    ]);
  });
  it('are gone through with the arrows', () => {
    expect([0, 1, 2, 3, 4, 6].map((k) => turnBefore(turns, k))).toEqual([0, 0, 1, 2, 2, 5]);
    expect([0, 1, 2, 3, 5, 6].map((k) => turnAfter(turns, k, 6))).toEqual([1, 2, 4, 4, 6, 6]);
  });
  it('make stations of rounds', () => {
    expect(stationsOf(turns)).toEqual([
      { round: 1, position: 1 },
      { round: 2, position: 5 },
    ]);
    expect(stationsOf(turnsOf(steps, null))).toEqual([]);
  });
});

it('points by round: the start, then as each round ended', () => {
  expect(byRound(course, 0)).toEqual([
    [0, 0],
    [1, 1],
    [2, 7],
  ]);
  expect(byRound(course, 1)).toEqual([
    [0, 0],
    [1, 4],
    [2, 4],
  ]);
});
