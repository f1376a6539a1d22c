// The frame of a board in a window that changes: what opens anew, what stays, and what is in sight afterwards. And where it
// goes while others act.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Visiting } from '../src/table/beats/visiting';
import { Frame } from '../src/table/frame.svelte';
import type { Size } from '../src/table/viewport';
import type { Point } from '../src/table/zoom';

const sheet = { x: 0, y: 0, w: 1000, h: 1000 };
let detach = (): void => {};
afterEach(() => {
  detach();
  vi.unstubAllGlobals();
});

/** A frame on a page; `resize` is what its window does. `fills`: the board opens so large that it leaves nothing empty. */
function framed(first: Size, target: Point | null, { close = 0, fills = false } = {}) {
  let measure = (): void => {};
  const port = document.createElement('div');
  const resize = ({ w, h }: Size): void => {
    Object.defineProperties(port, {
      clientWidth: { value: w, configurable: true },
      clientHeight: { value: h, configurable: true },
    });
    measure();
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        measure = heard;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const frame: Frame = new Frame(() => ({
    sheet,
    close: fills ? Math.max(frame.size.w, frame.size.h) / 1000 : close,
    largest: 2,
  }));
  resize(first);
  detach = frame.attach(port, () => target);
  return { frame, resize, port };
}

describe('under way', () => {
  it('says where a place will be when it has come, and where it is now', () => {
    const { frame, port } = framed({ w: 200, h: 200 }, { x: 500, y: 500 }, { close: 1 });
    Object.assign(port, {
      scrollTo(left: number, top: number) {
        Object.assign(port, { scrollLeft: left, scrollTop: top });
      },
    });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    let picture = (_: number): void => {};
    vi.stubGlobal('requestAnimationFrame', (next: typeof picture) => ((picture = next), 1));
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const place = { x: 800, y: 500 };
    frame.look(place);
    expect([frame.willBe(place), frame.at(place).x > 200]).toEqual([{ x: 100, y: 100 }, true]);
    // Another question on the way is about where it goes.
    const { moved } = frame;
    frame.follow(place);
    expect(frame.moved).toBe(moved);
    picture(200);
    expect([frame.willBe(place), frame.at(place)]).toEqual([
      { x: 100, y: 100 },
      { x: 100, y: 100 },
    ]);
  });
});

describe('in a window of another shape', () => {
  it('a board that fills its frame fills it again', () => {
    const { frame, resize } = framed({ w: 800, h: 600 }, null, { fills: true });
    expect(frame.scale).toBe(0.8);
    for (const [w, h, scale] of [
      [600, 700, 0.7],
      [900, 400, 0.9],
    ] as const) {
      resize({ w, h });
      expect([frame.scale, frame.drawn]).toEqual([scale, scale]);
    }
  });

  it('what is chosen is in the middle of a board that opens anew, if it was in sight', () => {
    const chosen = { x: 700, y: 300 };
    const { frame, resize } = framed({ w: 800, h: 800 }, chosen, { close: 0.7 });
    expect(frame.whole).toBe(true);
    resize({ w: 400, h: 300 });
    expect(frame.scale).toBe(0.7);
    expect(frame.at(chosen)).toEqual({ x: 200, y: 150 });
  });

  it('whoever looks elsewhere is left there', () => {
    const { frame, resize } = framed({ w: 400, h: 300 }, { x: 200, y: 200 }, { fills: true });
    frame.look({ x: 500, y: 800 });
    // What was chosen lies above the frame now.
    resize({ w: 600, h: 300 });
    expect(frame.scale).toBe(0.6);
    expect(frame.at({ x: 500, y: 625 })).toEqual({ x: 300, y: 150 });
  });

  it('a scale that somebody has chosen stays', () => {
    const { frame, resize } = framed({ w: 800, h: 600 }, null, { fills: true });
    frame.step(1);
    const { scale } = frame;
    resize({ w: 600, h: 700 });
    expect(frame.scale).toBe(scale);
    // All of it is all of it in any window.
    frame.toggle(null);
    expect(frame.whole).toBe(true);
    resize({ w: 500, h: 900 });
    expect([frame.whole, frame.scale]).toEqual([true, 0.5]);
    // Back at the scale of the beginning nobody has chosen one.
    frame.toggle(null);
    resize({ w: 700, h: 500 });
    expect(frame.scale).toBe(0.7);
  });

  it('a board that opens as large as before keeps its scale', () => {
    const { frame, resize } = framed({ w: 400, h: 600 }, { x: 500, y: 500 }, { close: 0.7 });
    frame.set(0.65);
    resize({ w: 600, h: 400 });
    expect(frame.scale).toBe(0.65);
  });
});

describe('where others act', () => {
  const [here, there, far] = [
    { x: 200, y: 200 },
    { x: 800, y: 700 },
    { x: 780, y: 760 },
  ];
  const middle = { x: 200, y: 150 };
  let visiting: Visiting;
  afterEach(() => visiting.close());
  const open = (close = 1) => {
    const { frame, port } = framed({ w: 400, h: 300 }, here, { close });
    port.className = 'map-port';
    document.body.replaceChildren(port);
    visiting = new Visiting();
    /** Where it lies in the frame, when the page has noticed that it scrolled. */
    const at = (place: Point): Point => (port.dispatchEvent(new Event('scroll')), frame.at(place));
    const visit = (...places: Point[]): boolean => visiting.go({ frame, places });
    return { frame, port, at, visit };
  };

  it('is gone to unless it is well in view, and left again when it is told', () => {
    const { at, visit } = open();
    expect(at(here)).toEqual(middle);
    expect(visit({ x: 250, y: 250 })).toBe(false);
    expect(visit(there, far)).toBe(true);
    expect(at({ x: 790, y: 730 })).toEqual(middle);
    expect(visit(there, far)).toBe(false);
    // From there to the next: it comes back to where it was before the first.
    expect(visit({ x: 500, y: 400 })).toBe(true);
    expect(visit()).toBe(true);
    expect(at(here)).toEqual(middle);
    expect(visit()).toBe(false);
  });

  it('is the first of the places with its neighbours, where not all of them have room', () => {
    const { at, visit } = open();
    expect(visit(there, far, { x: 200, y: 900 })).toBe(true);
    expect(at({ x: 790, y: 730 })).toEqual(middle);
  });

  it('is seen without going where the frame shows all of the board', () => {
    const { frame, visit } = open(0);
    expect(frame.whole).toBe(true);
    expect(visit(there)).toBe(false);
  });

  it('does not call back who has moved the map, and waits some seconds before it goes again', () => {
    let now = 10_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { at, port, visit } = open();
    expect(visit(there)).toBe(true);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(visit({ x: 500, y: 600 })).toBe(true);
    port.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    now += 3000;
    expect(visit()).toBe(false);
    expect(visit(here)).toBe(false);
    now += 2000;
    expect(visit()).toBe(false);
    expect(at({ x: 500, y: 600 })).toEqual(middle);
    expect(visit(here)).toBe(true);
    vi.restoreAllMocks();
  });

  it('does not call back who looks elsewhere by other means', () => {
    const { frame, visit } = open();
    visit(there);
    frame.look({ x: 500, y: 500 });
    expect(visit()).toBe(false);
    visit(there);
    frame.step(1);
    expect(visit()).toBe(false);
  });
});
