// The ticket for a quick game offers what the game can be played with.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { me } from '../src/app/me.svelte';
import { isPlayable } from '../src/games/load';
import { gamesOnOffer } from '../src/games/registry';
import QuickTicket from '../src/home/QuickTicket.svelte';
import { speak } from './words';

const count = 'How many bots';
const level = 'Level of the bots';
const choices = (label: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[aria-label="${label}"] button`),
];
const words = (label: string): string[] => choices(label).map((one) => one.textContent!.trim());
const pressed = (label: string): string[] =>
  choices(label).flatMap((one) => (one.getAttribute('aria-pressed') === 'true' ? [one.textContent!.trim()] : []));

/** The game on the ticket is the easiest that can be played. */
function play(min_seats: number, max_seats: number, bots: string[]): void {
  const { id } = gamesOnOffer.find((game) => isPlayable(game.id))!;
  me.games = [{ id, prefix: 'XX', min_seats, max_seats, options: [], boxes: [], bots }];
  flushSync();
}

let ticket: object;
beforeEach(() => {
  speak('en');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  ticket = mount(QuickTicket, { target: document.body, props: { oncreate: () => {} } });
  play(1, 12, ['random', 'greedy', 'fast', 'expert']);
});
afterEach(() => {
  void unmount(ticket);
  me.games = [];
  vi.unstubAllGlobals();
});

it('has as many bots as there are seats for', () => {
  expect(words(count)).toEqual(['0', '1', '2', '3']);
  flushSync(() => choices(count)[0]!.click());
  expect(pressed(count)).toEqual(['0']);
  play(2, 3, ['random', 'fast']);
  expect(words(count)).toEqual(['1', '2']);
  expect(pressed(count)).toEqual(['1']);
});

it('offers the apprentice first and opens the five levels', async () => {
  play(1, 4, ['random', 'level1', 'level2', 'level3', 'level4', 'level5', 'fast']);
  const button = () => document.querySelector<HTMLElement>(`button[aria-label^="${level}"]`)!;
  expect(button().textContent).toContain('Apprentice');
  flushSync(() => button().click());
  await expect.poll(() => document.querySelectorAll('.level-card').length).toBe(5);
  const driver = document.querySelector<HTMLInputElement>('.level-card input[value="3"]')!;
  flushSync(() => driver.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true, cancelable: true })));
  flushSync(() => document.querySelector<HTMLElement>('.levels-foot .btn-primary')!.click());
  expect(button().textContent).toContain('Driver');
  flushSync(() => choices(count)[0]!.click());
  expect(button()).toBeNull();
});

it('keeps no level that another game had', () => {
  play(1, 4, ['random', 'greedy', 'fast', 'expert']);
  flushSync(() => choices(level)[0]!.click());
  expect(pressed(level)).toEqual([words(level)[0]]);
  play(1, 4, ['random', 'fast', 'expert']);
  expect(words(level)).toHaveLength(2);
  expect(pressed(level)).toHaveLength(1);
});
