// Cards that stand beside a place of the map.
import { createRawSnippet, flushSync, tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Floating from '../../../src/games/railways_of_the_world/Floating.svelte';
import { shared, type Box } from '../../../src/ui/place';
import { clear, show } from '../../mounting';

afterEach(() => {
  clear();
  vi.restoreAllMocks();
});

it('a card that grows makes room for what is pressed before anything else happens', async () => {
  // As wide as ten letters, a line high for each line.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return 20 * this.innerHTML.split('line').length;
  });
  const tag: Box = { left: 340, top: 240, width: 120, height: 30 };
  const target: Box = { left: 280, top: 180, width: 40, height: 40 };
  const children = createRawSnippet(() => ({ render: () => '<p>line</p>' }));
  const stage = { width: 600, height: 400 };
  const card = show(Floating, { target, clear: [tag], stage, children }).querySelector<HTMLElement>('.rw-float')!;
  const box = (): Box => ({
    left: parseFloat(card.style.left),
    top: parseFloat(card.style.top),
    width: card.offsetWidth,
    height: card.offsetHeight,
  });
  card.querySelector('p')!.textContent = 'line line';
  await tick();
  flushSync();
  const small = box();
  card.querySelector('p')!.textContent = 'line line line line line line line';
  expect(shared({ ...small, height: box().height }, tag)).toBeGreaterThan(0);
  // No frame has passed.
  await tick();
  expect(shared(box(), tag)).toBe(0);
});
