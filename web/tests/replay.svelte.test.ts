// A replay: the next step is told as it happened, everything else is there at once.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import type { Beat, GameBeats, GameReplay, GameUi, ReplayStep } from '../src/games/game';
import type { TableStore } from '../src/net/table.svelte';
import { turningPoint } from '../src/table/replay/find';
import { Reel } from '../src/table/replay/reel.svelte';
import { speak } from './words';

const moves = ['roll', 'a', 'b', 'c'];
const record = [
  '{"game":"x"}',
  ...moves.map((move, i) => JSON.stringify({ by: i === 0 ? 'nature' : i % 2, move })),
].join('\n');
const steps: ReplayStep[] = moves.map((text, i) => ({
  by: i === 0 ? -1 : i % 2,
  from: i,
  at: i + 1,
  text,
  places: [`place:${text}`],
}));

const beat = (text: string): Beat => ({
  seat: 1,
  text,
  flights: [{ face: 'f', from: ['a'], to: ['b'] }],
  places: [`beat:${text}`],
});
const beats = {
  joins: () => true,
  beat: ({ events }) => beat(events.map(({ c }) => c).join()),
} as Partial<GameBeats> as GameBeats;
const told: GameReplay = {
  steps: () => steps,
  events: (list) => list.flatMap(({ by, move }) => (by < 0 ? [] : [{ i: 0, c: move, by, a: {} }])),
};

let answers = true;
function open(game: GameReplay = told): Promise<Reel> {
  const store = {
    id: 't',
    seat: 0,
    info: { id: 't', game: 'x', seats: [{ kind: 'person', name: 'A' }, { kind: 'person', name: 'B' }] }, // prettier-ignore
    at: (n: number) => Promise.resolve(answers ? { after: n } : null),
  } as unknown as TableStore;
  const ui = { replay: () => Promise.resolve(game), beats: () => Promise.resolve({ beats }) } as unknown as GameUi;
  const reel = new Reel(store, ui);
  return reel.open().then(() => reel);
}
/** What is shown: after how many moves. */
const seen = (reel: Reel): number | null => (reel.view as { after: number } | null)?.after ?? null;
const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
};
const flight = 600 / 2; // at the usual speed
const glance = 200;

beforeEach(() => {
  speak('en');
  answers = true;
  settings.beatSpeed = 'normal';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(record)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const at = async (position: number, game?: GameReplay): Promise<Reel> => {
  const reel = await open(game);
  vi.useFakeTimers();
  reel.seek(position);
  await pass(0);
  return reel;
};

describe('the next step', () => {
  it('is shown while the table is as it was, and lands', async () => {
    const reel = await at(1);
    reel.next();
    await pass(glance);
    expect([reel.position, seen(reel)]).toEqual([2, 1]);
    expect(reel.stage!.showing.beat?.text).toBe('a');
    expect(reel.lit).toEqual(['beat:a']);
    await pass(flight);
    expect([seen(reel), reel.stage!.showing.landed]).toEqual([2, true]);
    await pass(1000);
    expect([reel.stage!.showing.beat, reel.lit]).toEqual([null, ['place:a']]);
  });
  it('leaves no trace of a jump: new ink is drawn', async () => {
    const reel = await at(1);
    const { jumps } = reel;
    reel.next();
    await pass(3000);
    expect([seen(reel), reel.jumps]).toEqual([2, jumps]);
    reel.next();
    await pass(50);
    reel.next();
    await pass(3000);
    // The one in between was not seen to its end.
    expect([seen(reel), reel.jumps]).toEqual([4, jumps + 1]);
  });
  it('without beats shows by itself', async () => {
    const reel = await at(1, { steps: told.steps });
    reel.next();
    await pass(100);
    expect([seen(reel), reel.stage]).toEqual([1, null]);
    await pass(100);
    expect(seen(reel)).toBe(2);
  });
  it.each([
    ['the reader has switched it off', () => void (settings.beatSpeed = 'off')],
    ['the reader wants no motion', () => void vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ])('is there at once where %s', async (_, quiet) => {
    const reel = await at(1);
    quiet();
    reel.next();
    await pass(0);
    expect([seen(reel), reel.stage!.showing.beat]).toEqual([2, null]);
  });
});

describe('elsewhere', () => {
  it.each(['prev', 'first', 'last', 'prevTurn', 'nextTurn'] as const)('%s is there at once', async (way) => {
    const reel = await at(2);
    reel.jump[way]();
    await pass(0);
    expect([seen(reel), reel.stage!.showing.beat]).toEqual([{ prev: 1, first: 0, last: 4, prevTurn: 1, nextTurn: 3 }[way], null]); // prettier-ignore
  });
  it('breaks off what is being shown', async () => {
    const reel = await at(1);
    reel.next();
    await pass(glance);
    reel.seek(0);
    await pass(0);
    expect([reel.position, seen(reel), reel.stage!.showing.beat]).toEqual([0, 0, null]);
    await pass(3000);
    expect(seen(reel)).toBe(0);
  });
});

describe('playing', () => {
  it('goes on to the end, faster at a higher speed', async () => {
    const reel = await at(1);
    reel.speed = 4;
    void reel.play();
    await pass(2400 / 4);
    expect([reel.playing, reel.position > 2]).toEqual([true, true]);
    await pass(3000);
    expect([reel.playing, reel.position, seen(reel)]).toEqual([false, 4, 4]);
  });
  it('stops where it is: what flew has arrived', async () => {
    const reel = await at(1);
    void reel.play();
    await pass(glance);
    expect(seen(reel)).toBe(1);
    void reel.play();
    await pass(0);
    expect([reel.playing, seen(reel)]).toEqual([false, 2]);
    await pass(5000);
    expect(reel.position).toBe(2);
  });
  it('stops when the table does not answer', async () => {
    const reel = await at(1);
    answers = false;
    void reel.play();
    await pass(5000);
    // The next one was known already.
    expect([reel.playing, seen(reel)]).toEqual([false, 2]);
  });
});

describe('what decided it', () => {
  // Three rounds; a figure that grows by 1, 5 (in two steps, 2 and 3) and 2, and falls in between.
  const figures = [0, 1, 1, 3, 6, 4, 6];
  const course = { rounds: [1, 1, 2, 2, 3, 3, 3], scores: [] };
  const asked: number[] = [];
  const store = {
    at: (n: number) => {
      asked.push(n);
      return Promise.resolve({ n });
    },
  } as unknown as TableStore;
  it('is the greatest step of the greatest round', async () => {
    const figure = (view: unknown): number => figures[(view as { n: number }).n]!;
    expect(await turningPoint(store, course, figure)).toBe(4);
    // Each moment is looked at once, and those of other rounds not at all.
    expect(asked.toSorted()).toEqual([0, 2, 3, 4, 6]);
  });
  it('is nowhere where nothing grew', async () => {
    expect(await turningPoint(store, course, () => 3)).toBeNull();
  });
});
