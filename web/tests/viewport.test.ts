// A board in a frame that is too small for it: sizes, places, what stays where while it becomes larger.
import { describe, expect, it } from 'vitest';
import {
  centred,
  fitted,
  follow,
  inPort,
  middleOf,
  onSheet,
  opening,
  scrollTo,
  seen,
  within,
} from '../src/table/viewport';

const bounds = { sheet: { x: -100, y: -50, w: 1000, h: 800 }, close: 0.8, largest: 2 };
const port = { w: 400, h: 500 };

describe('sizes', () => {
  it('fit all of the sheet, open closer, and stay between', () => {
    expect(fitted(port, bounds)).toBe(0.4);
    expect(opening(port, bounds)).toBe(0.8);
    expect(opening({ w: 1200, h: 900 }, bounds)).toBe(1.125);
    expect([0.1, 0.41, 1, 3].map((scale) => within(scale, port, bounds))).toEqual([0.4, 0.4, 1, 2]);
  });
});

describe('places', () => {
  it('lie in the frame where the board is drawn, in the middle where it is smaller than the frame', () => {
    expect(inPort({ x: -100, y: -50 }, { x: 0, y: 0 }, port, bounds, 1)).toEqual({ x: 0, y: 0 });
    // Fitted by its width, 800 high: 180 of 500 are left above and below.
    expect(inPort({ x: -100, y: -50 }, { x: 0, y: 0 }, port, bounds, 0.4)).toEqual({ x: 0, y: 90 });
    expect(inPort({ x: 400, y: 350 }, { x: 300, y: 150 }, port, bounds, 1)).toEqual({ x: 200, y: 250 });
  });

  it('are found again from the frame', () => {
    for (const scale of [0.4, 0.55, 1, 2]) {
      const scroll = { x: 12, y: 0 };
      const at = inPort({ x: 321, y: 123 }, scroll, port, bounds, scale);
      const place = onSheet(at, scroll, port, bounds, scale);
      expect([place.x, place.y]).toEqual([expect.closeTo(321), expect.closeTo(123)]);
    }
  });

  it('stay under the fingers while the board becomes larger, as far as the sheet reaches', () => {
    const at = { x: 150, y: 300 };
    const place = onSheet(at, { x: 0, y: 0 }, port, bounds, 0.4);
    const scroll = scrollTo(place, at, port, bounds, 1.2);
    const now = inPort(place, scroll, port, bounds, 1.2);
    expect([now.x, now.y]).toEqual([expect.closeTo(150), expect.closeTo(300)]);
    expect(scrollTo({ x: -100, y: -50 }, { x: 200, y: 200 }, port, bounds, 1)).toEqual({ x: 0, y: 0 });
    expect(scrollTo({ x: 900, y: 750 }, { x: 200, y: 200 }, port, bounds, 1)).toEqual({ x: 600, y: 300 });
  });
});

describe('looking', () => {
  const scroll = centred({ x: 400, y: 350 }, port, bounds, 1);

  it('follows what leaves the middle, and nothing else', () => {
    expect(follow({ x: 410, y: 340 }, scroll, port, bounds, 1)).toBeNull();
    const goal = follow({ x: 700, y: 340 }, scroll, port, bounds, 1)!;
    expect(inPort({ x: 700, y: 340 }, goal, port, bounds, 1).x).toBe(200);
    // In the corner of the sheet there is nowhere to go.
    expect(follow({ x: -100, y: -50 }, { x: 0, y: 0 }, port, bounds, 1)).toBeNull();
  });

  it('says which part is in view', () => {
    expect(seen(scroll, port, bounds, 1)).toEqual({ x: 200, y: 100, w: 400, h: 500 });
    expect(seen({ x: 0, y: 0 }, port, bounds, 0.4)).toEqual({ x: -100, y: -50, w: 1000, h: 800 });
  });

  it('knows the middle of several places', () => {
    expect(middleOf([])).toBeNull();
    expect(
      middleOf([
        { x: 0, y: 4 },
        { x: 10, y: 0 },
        { x: 2, y: 2 },
      ]),
    ).toEqual({ x: 5, y: 2 });
  });
});
