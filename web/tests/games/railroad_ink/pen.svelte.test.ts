// What is new on a sheet draws itself; what was there, or comes by the dozen, does not.
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { figures, readSpaces } from '../../../src/games/railroad_ink/figures';
import { drawPiece } from '../../../src/games/railroad_ink/ink';
import Mini from '../../../src/games/railroad_ink/Mini.svelte';
import type { InkView, SeatView, Space } from '../../../src/games/railroad_ink/view';

const empty = (figures.legal as { seat: SeatView }).seat;
const viewOf = (spaces: Record<string, Space>) =>
  ({ phase: 'play', round: 2, rounds: 7, turn: [0], seats: [{ ...empty, spaces }] }) as InkView;
const drawing = () =>
  [...document.querySelectorAll('.drawing')].map((node) => (node.closest('.piece') ? 'piece' : 'lava'));

/** Shows one position after another on the same sheet; tells what draws itself after the last. */
async function show(first: string, second: string): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const props = $state({ view: viewOf(readSpaces(first)), seat: 0, label: '' });
  const made = mount(Mini, { target: document.body, props });
  flushSync();
  await Promise.resolve();
  expect(drawing()).toEqual([]);
  vi.advanceTimersByTime(10);
  props.view = viewOf(readSpaces(second));
  flushSync();
  await Promise.resolve();
  const seen = drawing();
  vi.advanceTimersByTime(1000);
  expect(drawing()).toEqual([]);
  void unmount(made);
  vi.useRealTimers();
  return seen;
}

describe('the pen', () => {
  it('draws the new piece only', async () => expect(await show('30.H.H', '30.H.H 31.H.H')).toEqual(['piece']));
  it('draws a piece that takes the place of another', async () =>
    expect(await show('30.H.H', '30.HH.')).toEqual(['piece']));
  it('draws nothing when nothing is new', async () => expect(await show('30.H.H 31.H.H', '30.H.H')).toEqual([]));
  it('draws the new lava, not the lake it joins', async () => {
    expect((await show('33LLLL', '33LLLL 34.L.L')).filter((what) => what === 'lava').length).toBeGreaterThanOrEqual(4);
    expect(await show('33LLLL 34.L.L', '33LLLL 34.L.L')).toEqual([]);
  });
  it('leaves a jump of many rounds alone', async () => {
    const many = Array.from({ length: 35 }, (_, i) => `${Math.floor(i / 7)}${i % 7}R.R.`).join(' ');
    expect(await show('', many)).toEqual([]);
  });
});

it('every unbroken line has the length 1, every dashed one its own measure', () => {
  for (const [piece, sides] of [
    ['H_T', 'HHH.'],
    ['R_CURVE', 'RR..'],
    ['OVERPASS', 'HRHR'],
    ['L_THREE', 'LLL.'],
  ] as const) {
    for (const mini of [false, true]) {
      for (const [tag] of drawPiece(piece, sides, { mini }).matchAll(/<path[^>]*>/g)) {
        const name = /class="([\w-]+)/.exec(tag)![1]!;
        const solid = /hw-case|hw-road|rw-rail|rw-mini|lv-/.test(name);
        expect([tag, tag.includes('pathLength="1"')]).toEqual([tag, solid]);
      }
    }
  }
});

it('nothing moves for whoever asked for less motion', () => {
  const css = readFileSync('src/games/railroad_ink/draw.css', 'utf8');
  const outside = css
    .replace(/@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n\}/, '')
    .replace(/@keyframes.*/g, '');
  expect(outside).not.toContain('animation');
});
