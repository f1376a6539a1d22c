// The frame of a board in a window that changes: what opens anew, what stays, and what is in sight afterwards.
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  return { frame, resize };
}

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
