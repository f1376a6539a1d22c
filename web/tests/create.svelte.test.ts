// The dialog for a new table offers the boxes the server has, and as many seats as the chosen one is for.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { me } from '../src/app/me.svelte';
import { gameById } from '../src/games/registry';
import CreateTable from '../src/home/CreateTable.svelte';

const named = (text: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('button, label')].find((one) => one.textContent?.trim() === text)!;
const rows = (): number => document.querySelectorAll('form ul li').length;
const add = (): HTMLElement | null => document.querySelector('fieldset > button');

let dialog: object;
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  me.games = [
    {
      id: 'railroad_ink',
      prefix: 'RI',
      min_seats: 1,
      max_seats: 6,
      options: [{ name: 'map', type: 'box', default: 'eastern_us' }],
      boxes: [
        { name: 'eastern_us', hash: 'aa', title: 'Eastern United States' },
        { name: 'my_map', hash: 'bb', seats: [2, 4] },
      ],
      bots: ['random', 'fast'],
    },
  ];
  dialog = mount(CreateTable, {
    target: document.body,
    props: { game: gameById('railroad_ink')!, onclose: () => {} },
  });
  flushSync();
});
afterEach(() => {
  void unmount(dialog);
  me.games = [];
  vi.unstubAllGlobals();
});

it('names boxes by their titles, else by their names', () => {
  expect(named('Eastern United States')).toBeTruthy();
  expect(named('my_map')).toBeTruthy();
});

it('has room for as many as the chosen box is for', () => {
  expect(rows()).toBe(3);
  for (let i = 0; add() && i < 9; i++) flushSync(() => add()!.click());
  expect(rows()).toBe(6);
  for (let i = 0; i < 3; i++) flushSync(() => document.querySelector<HTMLElement>('form ul li button')!.click());
  flushSync(() => named('my_map').click());
  for (let i = 0; add() && i < 9; i++) flushSync(() => add()!.click());
  expect(rows()).toBe(4);
});
