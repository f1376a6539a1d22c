// A whole game as the replay tells of it: every deed has its beat, and says what the views say.
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../../../tests/wasm/roundhouse.mjs';
import { beats } from '../../../src/games/isle_of_trains/beats';
import { replay } from '../../../src/games/isle_of_trains/replay';
import { eventsOf, heardOf } from '../../../src/games/isle_of_trains/told';
import type { IsleView } from '../../../src/games/isle_of_trains/view';
import type { RecordMove } from '../../../src/games/game';
import type { GameEvent } from '../../../src/net/types';
import { movesOf } from '../../../src/table/record';
import { speak } from './fixture.svelte';

const engine = load('../build/wasm/apps/wasm/roundhouse.wasm') as (request: object) => unknown;
const names = (seat: number): string => ['Ann', 'Bo', 'Cy'][seat]!;

interface Told {
  events: GameEvent[];
  before: IsleView;
  after: IsleView;
  by: number;
  word: string;
}
let steps: Told[] = [];
let moves: RecordMove[] = [];

beforeAll(() => {
  speak('en');
  const played = engine({
    op: 'sim',
    game: 'isle_of_trains',
    options: {},
    bots: ['greedy', 'greedy', 'greedy'],
    seed: 5,
    iterations: 0,
  }) as { record: string };
  const [header, ...lines] = played.record.split('\n').filter(Boolean);
  moves = movesOf(played.record);
  const views = new Map<number, IsleView>();
  const viewAt = (n: number): IsleView => {
    if (!views.has(n)) {
      const record = [header, ...lines.slice(0, n)].join('\n');
      views.set(n, (engine({ op: 'view', record, seat: -2 }) as { view: IsleView }).view);
    }
    return views.get(n)!;
  };
  steps = replay
    .steps(moves, names)
    .filter(({ by }) => by >= 0)
    .map(({ by, from, at }) => ({
      by,
      before: viewAt(from),
      after: viewAt(at),
      events: eventsOf(moves.slice(from, at), viewAt(from)),
      word: moves[from]!.move.split(' ', 1)[0]!,
    }));
});

const told = (...codes: string[]): { event: GameEvent; step: Told }[] =>
  steps.flatMap((step) => step.events.flatMap((event) => (codes.includes(event.c) ? [{ event, step }] : [])));

describe('the events of a step', () => {
  it('are of one move, of whoever acts, with all that they name', () => {
    for (const { events, by } of steps)
      for (const event of events) {
        expect([event.i, event.by]).toEqual([0, by]);
        expect(Object.values(event.a)).not.toContain(undefined);
      }
    expect(new Set(steps.map(({ word }) => word)).size).toBeGreaterThan(6);
  });
  it('put cargo and passengers where they lie afterwards', () => {
    const loads = told('load', 'board');
    expect(loads.length).toBeGreaterThan(5);
    for (const { event, step } of loads) {
      const items = (view: IsleView): number =>
        view.seats[Number(event.a.seat)]!.train[Number(event.a.car)]!.items.length;
      expect(items(step.after), JSON.stringify(event)).toBe(items(step.before) + 1);
    }
  });
  it('build what stands in the train afterwards', () => {
    const builds = told('build', 'upgrade');
    expect(builds.length).toBeGreaterThan(5);
    for (const { event, step } of builds)
      expect(step.after.seats[step.by]!.train.map(({ card }) => card)).toContain(event.a.card);
  });
  it('take from the cars what was in them', () => {
    const given = told('give', 'aside');
    expect(given.length).toBeGreaterThan(2);
    for (const { event, step } of given) {
      const { items } = step.before.seats[step.by]!.train[Number(event.a.car)]!;
      expect(items).toContainEqual(expect.objectContaining({ cargo: event.a.cargo }));
    }
  });
  it('make a beat of every deed, in words that there are', () => {
    for (const { events, before, after, word } of steps) {
      const beat = events.length ? beats.beat({ events, before, after }, names, null) : null;
      // These end what came before.
      if (['pass', 'finish', 'raze', 'toss'].includes(word)) continue;
      if (word === 'take' && !events.length) continue; // a token instead of a passenger
      expect(beat, word).not.toBeNull();
      expect(beat!.text).not.toMatch(/isle\.|undefined|NaN|\{/);
    }
  });
});

describe('what a viewer hears of', () => {
  const dealt = (viewer: number | null): number =>
    heardOf(moves, viewer).filter((i) => moves[i]!.move.startsWith('deal ')).length;
  it('is everything but others’ cards, of which only the last', () => {
    expect([dealt(null), dealt(0), dealt(2)]).toEqual([3, 7, 7]);
  });
  it('is what chance gives them, not that they asked for it', () => {
    const list: RecordMove[] = [
      { by: 1, move: 'take deck' },
      { by: -1, move: 'draw bank' },
      { by: 1, move: 'take pax' },
      { by: -1, move: 'pax green' },
      { by: 1, move: 'take pax' }, // the bag is empty: a token
      { by: 1, move: 'take bank' },
      { by: -1, move: 'show coach_1' },
    ];
    expect(heardOf(list, 0)).toEqual([1, 3, 4, 5, 6]);
    expect(heardOf(list, 1)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
