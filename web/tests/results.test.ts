// Places, records by mode and the journeys of my finished games; what is said of an end.
import { describe, expect, it } from 'vitest';
import { bestOf, isWin, journeyOf, likeThis, mySeat, seatsAgain } from '../src/app/results';
import { dayOf } from '../src/app/time';
import type { ScoreRow } from '../src/games/game';
import { games } from '../src/games/registry';
import type { Finished, Options } from '../src/net/types';
import { awardsOf, decisiveRow } from '../src/table/end/summary';
import { languages, texts } from '../src/app/texts.svelte';
import { folders, speak } from './words';

const seat = (mine: boolean) => ({ kind: 'person' as const, name: mine ? 'Ann' : 'Bo', mark: 0, mine });
let number = 0;
const game = (over: Partial<Finished> = {}): Finished => ({
  table: `t${number++}`,
  game: 'railroad_ink',
  options: {},
  seats: [seat(true), seat(false)],
  scores: [30, 20],
  ranks: [1, 2],
  ended: 0,
  ...over,
});
const alone = { seats: [seat(true)], ranks: [1] };
const isle = games.find(({ id }) => id === 'isle_of_trains')!;
const ink = games.find(({ id }) => id === 'railroad_ink')!;

describe('a finished game', () => {
  it('is mine by the best of my seats', () => {
    expect(mySeat(game({ seats: [seat(false), seat(true)] }))).toBe(1);
    expect(mySeat(game({ seats: [seat(true), seat(true)], ranks: [2, 1] }))).toBe(1);
  });
  it('is won by the first place, alone only where the game says so', () => {
    expect(isWin(game())).toBe(true);
    expect(isWin(game({ ranks: [2, 1] }))).toBe(false);
    expect(isWin(game({ ...alone }))).toBe(false);
    expect(isWin(game({ ...alone, won: true }))).toBe(true);
  });
});

describe('records', () => {
  it('compare what can be compared', () => {
    const list = [
      game({ scores: [30, 20] }),
      game({ scores: [41, 50], ranks: [2, 1] }),
      game({ scores: [60, 1], options: { lava: true } }),
      game({ scores: [99, 1], practice: true }),
      game({ ...alone, game: 'isle_of_trains', scores: [50] }),
      game({ ...alone, game: 'isle_of_trains', scores: [70], options: { scenario: 3 }, won: true }),
    ];
    expect(bestOf(games, list).map(({ game: { id }, best, average, games: n }) => [id, best, average, n])).toEqual([
      ['railroad_ink', 41, 36, 2],
      ['railroad_ink', 60, 60, 1],
      ['isle_of_trains', 50, 50, 1],
    ]);
  });
  it('of games like this one: earlier ones, the oldest first', () => {
    const list = [
      game({ ...alone, scores: [9] }),
      game({ ...alone, scores: [8], practice: true }),
      game({ ...alone, scores: [7] }),
      game({ ...alone, scores: [6], options: { lava: true } }),
      game({ ...alone, scores: [5] }),
    ];
    expect(likeThis(ink, list, list[0]!.table).map(({ scores }) => scores[0])).toEqual([5, 7, 9]);
    expect(likeThis(ink, list, list[1]!.table).map(({ scores }) => scores[0])).toEqual([5, 7, 8]);
    expect(likeThis(ink, list, 'unknown')).toEqual([]);
  });
  it('every game that has modes can say them, in every language', () => {
    for (const language of languages) {
      speak(language, ...folders);
      for (const { id, mode } of games)
        for (const options of [{}, { lava: true, draft: true }, { scenario: 4 }] as Options[])
          for (const seats of [1, 2, 3]) {
            const said = mode?.(options, seats);
            if (said) expect([id, said.text]).not.toEqual([id, expect.stringMatching(/^$|\.mode\.|\{/)]);
          }
    }
  });
});

it('a journey goes on at the first station that is not won', () => {
  const task = (scenario: number, won: boolean, more: Partial<Finished> = {}): Finished =>
    game({ ...alone, game: 'isle_of_trains', options: { scenario }, won, ...more });
  const list = [task(1, true), task(3, true), task(2, false), task(2, true, { practice: true })];
  expect(journeyOf(isle, list)).toEqual({ won: new Set([1, 3]), next: 2 });
  const all = Array.from({ length: 10 }, (_, i) => task(i + 1, true));
  expect(journeyOf(isle, all).next).toBeNull();
});

describe('what is said of an end', () => {
  const row = (key: string, ...values: number[]): ScoreRow => ({ key, label: key, values });
  const total: ScoreRow = { ...row('total', 20, 18, 9), total: true };
  const rows = [row('same', 5, 5, 5), row('road', 9, 9, 4), row('rail', 6, 4, 0), row('faults', -1, 0, -3), total];
  it('honours go to those who were best where players differed', () => {
    expect(awardsOf(rows, null).map(({ key, points, seats }) => [key, points, seats])).toEqual([
      ['road', 9, [0, 1]],
      ['rail', 6, [0]],
    ]);
  });
  it('with the best round, if the course is known', () => {
    const course = {
      scores: [
        [0, 0],
        [4, 1],
        [5, 9],
        [5, 9],
      ],
      rounds: [1, 2, 3, 3],
    };
    expect(awardsOf([], course)).toEqual([{ key: 'round', row: null, points: 8, round: 2, seats: [1], moves: 2 }]);
  });
  it('the largest lead of a row decided it', () => {
    expect(decisiveRow(rows, 0, 1)).toMatchObject({ row: { key: 'rail' }, lead: 2 });
    expect(decisiveRow(rows, 2, 0)).toBeNull();
  });
});

it('the same table again: bots stay, I sit down once, the others are free', () => {
  const bot = { kind: 'bot' as const, name: null, bot: 'level3', mark: 1, mine: false };
  const local = { ...seat(true), kind: 'local' as const, name: 'Bo' };
  expect(seatsAgain([seat(false), seat(true), seat(true), bot, local])).toEqual([
    { kind: 'open' },
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', bot: 'level3' },
    { kind: 'local', name: 'Bo' },
  ]);
});

it('days are today, yesterday, or a date', () => {
  speak('en');
  const day = 86_400_000;
  expect(texts.language).toBe('en');
  expect(dayOf(Date.now())).toBe('today');
  expect(dayOf(Date.now() - day)).toBe('yesterday');
  expect(dayOf(Date.now() - 40 * day)).toMatch(/^\d+\/\d+(\/\d+)?$/);
});
