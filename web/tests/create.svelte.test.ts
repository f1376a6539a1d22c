// The dialog for a new table: as many seats as the chosen box is for, conditions that are told and can be met, names.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { me } from '../src/app/me.svelte';
import { texts } from '../src/app/texts.svelte';
import { gameById } from '../src/games/registry';
import CreateTable from '../src/home/CreateTable.svelte';
import type { OptionInfo } from '../src/net/types';
import { soon } from './soon';

const named = (text: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('button, label')].find((one) => one.textContent?.trim() === text)!;
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.seat-row')];
const kinds = (): string[] => rows().map((row) => row.querySelector('select')!.value);
const add = (): HTMLElement | null => document.querySelector('.create .add');
const press = (element: Element | null, key: string): void =>
  flushSync(() => void element!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const type = (input: HTMLInputElement, value: string): void =>
  flushSync(() => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const pick = (row: number, kind: string): void =>
  flushSync(() => {
    const select = rows()[row]!.querySelector('select')!;
    select.value = kind;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

let dialog: object;
let sent: { path: string; body: unknown }[] = [];
async function open(friends = false, options: OptionInfo[] = [{ name: 'map', type: 'box', default: 'eastern_us' }]) {
  me.games = [
    {
      id: 'railroad_ink',
      prefix: 'RI',
      min_seats: 1,
      max_seats: 6,
      options,
      boxes: [
        { name: 'eastern_us', hash: 'aa', facts: 'aa', title: 'Eastern United States' },
        { name: 'my_map', hash: 'bb', facts: 'bb', seats: [2, 4] },
      ],
      bots: ['random', 'level1', 'level2', 'level3', 'level4', 'level5'],
    },
  ];
  await Promise.all([texts.use('en'), texts.open('.seats'), texts.open('railroad_ink')]);
  dialog = mount(CreateTable, {
    target: document.body,
    props: { game: gameById('railroad_ink')!, friends, onclose: () => {} },
  });
  flushSync();
  // Options come with the game.
  await soon(() => {
    flushSync();
    expect(document.querySelectorAll('.create .option')).toHaveLength(options.length);
  });
}
beforeEach(() => {
  sent = [];
  me.name = 'Ann';
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    if (body) sent.push({ path, body: JSON.parse(body) });
    return Promise.resolve(new Response('[]'));
  });
});
afterEach(() => {
  void unmount(dialog);
  me.games = [];
  me.name = null;
  vi.unstubAllGlobals();
});

describe('seats', () => {
  it('are mine and bots’, the apprentice at first; with friends one waits for somebody', async () => {
    await open();
    expect(kinds()).toEqual(['me', 'bot', 'bot']);
    expect(rows()[1]!.textContent).toContain('Apprentice');
    void unmount(dialog);
    await open(true);
    expect(kinds()).toEqual(['me', 'open']);
  });
  it('are as many as the chosen box is for', async () => {
    await open();
    for (let i = 0; add() && i < 9; i++) flushSync(() => add()!.click());
    expect(rows()).toHaveLength(6);
    for (let i = 0; i < 3; i++) press(rows().at(-1)!.querySelector('select'), 'Delete');
    flushSync(() => named('my_map').click());
    for (let i = 0; add() && i < 9; i++) flushSync(() => add()!.click());
    expect(rows()).toHaveLength(4);
  });
  it('go with the Delete key, but not mine, and not while a name is typed', async () => {
    await open();
    pick(2, 'local');
    press(rows()[2]!.querySelector('input'), 'Delete');
    press(rows()[0]!.querySelector('select'), 'Delete');
    expect(kinds()).toEqual(['me', 'bot', 'local']);
    press(rows()[1]!.querySelector('select'), 'Delete');
    expect(kinds()).toEqual(['me', 'local']);
  });
});

it('names boxes by their titles, else by their names', async () => {
  await open();
  expect(named('Eastern United States')).toBeTruthy();
  expect(named('my_map')).toBeTruthy();
});

describe('an option that does not fit', () => {
  const draft: OptionInfo = { name: 'draft', type: 'flag', default: false, seats: [2, 6] };
  const alone: OptionInfo = { name: 'lava', type: 'flag', default: false, seats: [1, 1] };
  const row = (name: string): HTMLElement =>
    [...document.querySelectorAll<HTMLElement>('.option')].find((one) => one.textContent?.includes(name))!;
  const locked = (name: string): boolean => row(name).querySelector('input')!.disabled;

  it('says why, and what would free it does', async () => {
    await open(false, [draft, alone]);
    expect([locked('Dice draft'), locked('Lava')]).toEqual([false, true]);
    expect(row('Dice draft').textContent).toContain('from 2 players');
    expect(row('Lava').textContent).toContain('only for 1 player');
    flushSync(() => row('Lava').querySelector<HTMLElement>('.condition button')!.click());
    expect(kinds()).toEqual(['me']);
    expect([locked('Dice draft'), locked('Lava')]).toEqual([true, false]);
    flushSync(() => row('Dice draft').querySelector<HTMLElement>('.condition button')!.click());
    expect(kinds()).toEqual(['me', 'open']);
  });
});

describe('names', () => {
  it('that two would have are told in place, and nothing is sent', async () => {
    await open();
    pick(1, 'local');
    const input = rows()[1]!.querySelector('input')!;
    type(input, 'ann');
    expect(rows()[1]!.querySelector('.clash')!.textContent).toContain('already');
    flushSync(() => document.querySelector<HTMLElement>('.create-foot .btn-primary')!.click());
    expect(sent).toEqual([]);
    type(input, 'Bo');
    expect(rows()[1]!.querySelector('.clash')!.textContent).toBe('');
  });
});
