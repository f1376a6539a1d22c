// The end of a game: what is said of it, and what a game adds.
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paint, shape } from '../src/art/seats';
import type { EndProps, GameMeta, GameUi, ScoreRow } from '../src/games/game';
import type { TableStore } from '../src/net/table.svelte';
import { spareMark } from '../src/table/end/rival';
import RoundChart from '../src/table/end/RoundChart.svelte';
import EndScreen from '../src/table/EndScreen.svelte';
import Place from './Place.svelte';
import { speak } from './words';
import { soon } from './soon';

const rows = (points: [roads: number, errors: number][]): ScoreRow[] => [
  { key: 'roads', label: 'Roads', values: points.map(([n]) => n) },
  { key: 'errors', label: 'Errors', values: points.map(([, n]) => n) },
  { key: 'total', label: 'Total', values: points.map(([a, b]) => a + b), total: true },
];
const meta = { id: 'x', names: { en: { title: 'X', short: 'X', cover: 'X' } } } as unknown as GameMeta;

function tableOf(points: [number, number][], ranks: number[]): { store: TableStore; ui: GameUi } {
  const seats = points.map((_, i) => ({ kind: 'person', name: `P${i}`, mine: i === 0, to_move: false }));
  const store = {
    id: 't',
    seat: 0,
    view: { turn: [], over: true, ranks, scores: points.map(([a, b]) => a + b), progress: { now: 7, total: 7 } },
    info: { id: 't', name: 'N', game: 'x', options: { side: 1, level: 2 }, state: 'over', host: 'p', seats },
    live: false,
  } as unknown as TableStore;
  const ui = { Mini: place('mini'), score: () => rows(points) } as unknown as GameUi;
  return { store, ui };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one component stands for slots with different properties
const place = (name: string, got?: (props: any) => void): Component<any> =>
  ((anchor: never, props: object) => {
    got?.(props);
    return Place(anchor, { name });
  }) as never;

let made: Record<string, unknown> | null = null;
function show({ store, ui }: ReturnType<typeof tableOf>): void {
  made = mount(EndScreen, { target: document.body, props: { store, meta, ui, onboard: () => {} } });
  flushSync();
}
const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';

const asked: { path: string; body: unknown }[] = [];
beforeAll(() => speak('en'));
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    asked.push({ path, body: body ? JSON.parse(String(body)) : null });
    return Promise.resolve(new Response(body ? '{"id":"new","game":"x"}' : '[]'));
  });
});
afterEach(() => {
  if (made) void unmount(made);
  made = null;
  vi.unstubAllGlobals();
});

describe('the heading', () => {
  it('says by how much I won, and over whom', () => {
    show(tableOf([[30, -1], [26, -4]], [1, 2])); // prettier-ignore
    expect(text('h1')).toBe('You win with 29 points');
    expect(text('.facts')).toBe('7 points more than P1.');
  });
  it('says what I was short of', () => {
    show(tableOf([[20, 0], [26, -1], [22, 0]], [3, 1, 2])); // prettier-ignore
    expect(text('h1')).toContain('P1');
    expect(text('.facts')).toContain('5 points');
  });
});

describe('a game’s own part', () => {
  it('stands below the heading, knows the table and starts it again with other options', async () => {
    let given: EndProps | null = null;
    const table = tableOf([[30, 0], [26, 0]], [1, 2]); // prettier-ignore
    table.ui.end = () => Promise.resolve({ default: place('own', (props: EndProps) => (given = props)) });
    show(table);
    await soon(() => expect(document.querySelector('.end-head + [data-place="own"]')).not.toBeNull());
    const { view, info, names, store, onagain } = given!;
    expect([view, info, store]).toEqual([table.store.view, table.store.info, table.store]);
    expect([names(0), names(1)]).toEqual(['You', 'P1']);
    onagain({ level: 3 });
    await tick();
    expect(asked.at(-1)).toMatchObject({ path: '/api/tables', body: { game: 'x', options: { side: 1, level: 3 } } });
  });
});

describe('a game that shows boards and points itself', () => {
  const own = (whole?: (seats: number) => boolean): ReturnType<typeof tableOf> => {
    const table = tableOf([[30, 0], [26, 0]], [1, 2]); // prettier-ignore
    table.ui.end = () => Promise.resolve({ default: place('own'), whole });
    return table;
  };
  it('has them alone on the page', async () => {
    show(own((seats) => seats > 1));
    await soon(() => expect(document.querySelector('[data-place="own"]')).not.toBeNull());
    expect(document.querySelector('.end-boards, .end-score')).toBeNull();
  });
  it('has them beside those of the page where it does not', async () => {
    show(own((seats) => seats > 2));
    await soon(() => expect(document.querySelector('[data-place="own"]')).not.toBeNull());
    expect(document.querySelectorAll('.end-boards [data-portrait]')).toHaveLength(2);
    expect(document.querySelector('.end-score')).not.toBeNull();
  });
});

describe('the bot on the same luck', () => {
  it('may play on where the player has ended: the chart is as long as the longer game', () => {
    const points = (rounds: number): [number, number][] => Array.from({ length: rounds + 1 }, (_, n) => [n, 10 * n]);
    const series = [
      { seat: 0, label: 'me', mine: true, points: points(3) },
      { seat: 1, label: 'bot', points: points(8) },
    ];
    made = mount(RoundChart, {
      target: document.body,
      props: { series, round: (n: number) => `Round ${n}`, height: 200, narrow: false },
    });
    flushSync();
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((one) => one.textContent),
    );
    expect(rows).toHaveLength(8);
    expect(rows.at(-1)).toEqual(['Round 8', '30', '80']);
    const xs = [...document.querySelectorAll('svg path')].flatMap((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/[ML](-?[\d.]+)/g)].map((found) => Number(found[1])),
    );
    expect(Math.max(...xs)).toBeLessThanOrEqual(600);
  });
  it.each(Array.from({ length: 12 }, (_, mark) => mark))('wears another colour and shape than mark %i', (mine) => {
    const spare = spareMark([mine]);
    expect(paint(spare)).not.toBe(paint(mine));
    expect(shape(spare)).not.toBe(shape(mine));
  });
});
