// Looking closer: the arithmetic, and what fingers, mouse and keys do to a mounted board.
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Zoom from '../src/table/Zoom.svelte';
import { isDouble, remember, remembered, scrollFor, station, within } from '../src/table/zoom';
import { speak } from './words';

beforeAll(() => speak('en'));

describe('arithmetic', () => {
  it('stays between fitted and largest', () => expect([0.2, 1.03, 1.5, 9].map(within)).toEqual([1, 1, 1.5, 4]));
  it('steps from station to station, also from between them', () => {
    expect([1, 1.5, 1.7, 4].map((scale) => station(scale, 1))).toEqual([1.5, 2, 2, 4]);
    expect([4, 1.7, 1.5, 1].map((scale) => station(scale, -1))).toEqual([3, 1.5, 1, 1]);
  });
  it('keeps what lies under the fingers under them', () => {
    expect(scrollFor(1, 2, { x: 0, y: 0 }, { x: 100, y: 40 })).toEqual({ x: 100, y: 40 });
    expect(scrollFor(2, 1, { x: 100, y: 40 }, { x: 100, y: 40 })).toEqual({ x: 0, y: 0 });
    // Both fingers also move 10 to the right: so does the board.
    expect(scrollFor(1, 2, { x: 0, y: 0 }, { x: 100, y: 40 }, { x: 110, y: 40 })).toEqual({ x: 90, y: 40 });
  });
  it('knows a double tap from two taps', () => {
    const first = { x: 10, y: 10, time: 1000 };
    expect(isDouble(first, { x: 12, y: 14, time: 1200 })).toBe(true);
    expect(isDouble(first, { x: 12, y: 14, time: 1400 })).toBe(false);
    expect(isDouble(first, { x: 60, y: 10, time: 1200 })).toBe(false);
    expect(isDouble(null, first)).toBe(false);
  });
  it('remembers per game, and forgets when fitted', () => {
    remember('a', 2);
    expect([remembered('a'), remembered('b')]).toEqual([2, 1]);
    remember('a', 1);
    expect(remembered('a')).toBe(1);
    localStorage.setItem('zoom.a', '99');
    expect(remembered('a')).toBe(1);
  });
});

describe('the frame around a board', () => {
  let busy = false;
  let zoom: { key(event: KeyboardEvent): boolean };
  const port = () => document.querySelector<HTMLElement>('.zoom-port')!;
  const scale = () => document.querySelector<HTMLElement>('.zoom-board')!.style.transform;
  const key = (name: string) => zoom.key(new KeyboardEvent('keydown', { key: name }));
  const touch = (type: string, time: number, ...spots: [number, number][]) => {
    const list = spots.map(([clientX, clientY]) => ({ clientX, clientY }));
    const event = new Event(type, { bubbles: true, cancelable: true });
    const lifted = type === 'touchend';
    Object.defineProperties(event, {
      touches: { value: lifted ? [] : list },
      changedTouches: { value: list },
      timeStamp: { value: time },
    });
    document.querySelector('.inner')!.dispatchEvent(event);
    flushSync();
    return event.defaultPrevented;
  };
  const tap = (time: number) => [touch('touchstart', time, [50, 50]), touch('touchend', time + 60, [50, 50])].at(-1);

  beforeEach(() => {
    localStorage.clear();
    busy = false;
    const children = createRawSnippet(() => ({ render: () => '<p class="inner">board</p>' }));
    zoom = mount(Zoom, { target: document.body, props: { game: 'x', busy: () => busy, children } }) as typeof zoom;
    flushSync();
  });
  afterEach(() => void unmount(zoom));

  it('leaves a fitted board alone', () => {
    expect(scale()).toBe('');
    expect(port().getAttribute('tabindex')).toBeNull();
    expect(key('5')).toBe(false);
  });
  it('takes + − 0', () => {
    expect(key('+')).toBe(true);
    expect(scale()).toBe('scale(1.5)');
    expect(port().getAttribute('aria-label')).toContain('150%');
    key('=');
    expect(scale()).toBe('scale(2)');
    key('-');
    expect(scale()).toBe('scale(1.5)');
    key('0');
    expect(scale()).toBe('');
  });
  it('takes Ctrl and the wheel before the board does, a bare wheel not', () => {
    let seen = 0;
    document.querySelector('.inner')!.addEventListener('wheel', () => seen++);
    const turn = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -60 });
      // happy-dom's wheel event knows no modifier keys.
      Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
      document.querySelector('.inner')!.dispatchEvent(event);
      flushSync();
      return event.defaultPrevented;
    };
    expect([turn(false), seen, scale()]).toEqual([false, 1, '']);
    expect([turn(true), seen]).toEqual([true, 1]);
    expect(scale()).toMatch(/^scale\(1\.4/);
  });
  it('pinches', () => {
    touch('touchstart', 0, [100, 100], [200, 100]);
    touch('touchmove', 20, [50, 100], [250, 100]);
    expect(scale()).toBe('scale(2)');
    expect(port().classList.contains('turning')).toBe(true);
    touch('touchend', 40, [50, 100]);
    expect(port().classList.contains('turning')).toBe(false);
  });
  it('looks closer by two taps, and fits again by two more', () => {
    expect([tap(1000), tap(1150)]).toEqual([false, true]);
    expect(scale()).toBe('scale(2)');
    expect([tap(3000), tap(3150)]).toEqual([false, true]);
    expect(scale()).toBe('');
  });
  it('leaves the second tap to the board while a preview waits for it', () => {
    tap(1000);
    busy = true;
    expect(tap(1150)).toBe(false);
    expect(scale()).toBe('');
  });
  it('forgets a tap that was followed by a confirmation', () => {
    tap(1000);
    busy = true;
    tap(1150);
    busy = false;
    expect(tap(1250)).toBe(false);
  });
});
