// The map in a frame that is too small for all of it: how large it is drawn, which part is in view, and where the
// locator stands. Lengths are pixels of the frame, places are those of the map (plane.ts).
import type { Rect, Spot } from './plane';

export interface Size {
  w: number;
  h: number;
}

/** What can be scrolled to: the hexes and their border, without the printed frame. */
export const bare: Rect = { x: -8, y: -8, w: 882, h: 516 };

/** A hex 62 pixels wide: fingers find its sides. */
const close = 62 / 69.282;
const largest = 2.4;

export const fitted = (port: Size): number => Math.min(port.w / bare.w, port.h / bare.h);
/** How large the map opens. */
export const opening = (port: Size): number => Math.max(fitted(port), close);
/** Between all of it and much of a hex; almost all is all. */
export const within = (scale: number, port: Size): number =>
  scale < fitted(port) * 1.06 ? fitted(port) : Math.min(largest, scale);

/** Where to scroll so that a place is in the middle, as far as the map reaches. */
export function centred(at: Spot, port: Size, scale: number): Spot {
  const limit = (value: number, room: number): number => Math.max(0, Math.min(value, room));
  return {
    x: limit((at.x - bare.x) * scale - port.w / 2, bare.w * scale - port.w),
    y: limit((at.y - bare.y) * scale - port.h / 2, bare.h * scale - port.h),
  };
}

/** A place of the map as it lies in the frame. */
export const inPort = (at: Spot, scroll: Spot, scale: number): Spot => ({
  x: (at.x - bare.x) * scale - scroll.x,
  y: (at.y - bare.y) * scale - scroll.y,
});

/** Where to scroll to follow a place, or null while it is well in view: not in the outer quarter of the frame. */
export function follow(at: Spot, scroll: Spot, port: Size, scale: number): Spot | null {
  const { x, y } = inPort(at, scroll, scale);
  const well = (value: number, room: number): boolean => value > room / 4 && value < (room * 3) / 4;
  if (well(x, port.w) && well(y, port.h)) return null;
  const goal = centred(at, port, scale);
  return Math.abs(goal.x - scroll.x) < 1 && Math.abs(goal.y - scroll.y) < 1 ? null : goal;
}

/** The part in view, as a place on the map. */
export const seen = (scroll: Spot, port: Size, scale: number): Rect => ({
  x: bare.x + scroll.x / scale,
  y: bare.y + scroll.y / scale,
  w: Math.min(bare.w, port.w / scale),
  h: Math.min(bare.h, port.h / scale),
});

export type Corner = 'top left' | 'top right' | 'bottom left';
/** The fourth corner has the button that shows all of the map. */
const corners: Corner[] = ['top left', 'top right', 'bottom left'];

/** The corner farthest from all that is on offer. */
export function freeCorner(offered: Spot[], scroll: Spot, port: Size, scale: number): Corner {
  const spots = offered.map((at) => inPort(at, scroll, scale));
  const room = (corner: Corner): number => {
    const at = { x: corner.includes('left') ? 57 : port.w - 57, y: corner.includes('top') ? 36 : port.h - 36 };
    return Math.min(9999, ...spots.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
  };
  return corners.reduce((best, corner) => (room(corner) > room(best) + 1 ? corner : best));
}

/** The middle of all that is on offer: what to look at when nothing is drawn yet. */
export function middle(spots: Spot[]): Spot | null {
  if (!spots.length) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}
