// A board in a frame that is too small for all of it: how large it is drawn, which part is in view, where a small map of it
// may stand. Lengths are pixels of the frame, places are those of the board; `sheet` is what can be scrolled to.
import type { Point } from './zoom';

export interface Size {
  w: number;
  h: number;
}
export interface Rect extends Point, Size {}

/** How a board lies in its frame: its sheet, the scale at which it opens unless all of it is larger, and the largest. */
export interface Bounds {
  sheet: Rect;
  close: number;
  largest: number;
}

export const fitted = (port: Size, { sheet }: Pick<Bounds, 'sheet'>): number =>
  Math.min(port.w / sheet.w, port.h / sheet.h);
export const opening = (port: Size, bounds: Bounds): number => Math.max(fitted(port, bounds), bounds.close);
/** Between all of it and the largest; almost all is all. */
export const within = (scale: number, port: Size, bounds: Bounds): number =>
  scale < fitted(port, bounds) * 1.06 ? fitted(port, bounds) : Math.min(bounds.largest, scale);

/** What the sheet leaves free on both sides where it is smaller than the frame: it stands in the middle then. */
const spare = (room: number, port: number): number => Math.max(0, (port - room) / 2);
const origin = (port: Size, { sheet }: Pick<Bounds, 'sheet'>, scale: number): Point => ({
  x: spare(sheet.w * scale, port.w) - sheet.x * scale,
  y: spare(sheet.h * scale, port.h) - sheet.y * scale,
});

/** A place of the board as it lies in the frame. */
export function inPort(at: Point, scroll: Point, port: Size, bounds: Pick<Bounds, 'sheet'>, scale: number): Point {
  const from = origin(port, bounds, scale);
  return { x: from.x + at.x * scale - scroll.x, y: from.y + at.y * scale - scroll.y };
}

/** The place of the board that lies there in the frame. */
export function onSheet(at: Point, scroll: Point, port: Size, bounds: Pick<Bounds, 'sheet'>, scale: number): Point {
  const from = origin(port, bounds, scale);
  return { x: (at.x + scroll.x - from.x) / scale, y: (at.y + scroll.y - from.y) / scale };
}

const limit = (value: number, room: number): number => Math.max(0, Math.min(value, room));

/** Where to scroll so that a place of the board lies there in the frame, as far as the sheet reaches. */
export function scrollTo(place: Point, at: Point, port: Size, bounds: Pick<Bounds, 'sheet'>, scale: number): Point {
  const { x, y } = inPort(place, { x: 0, y: 0 }, port, bounds, scale);
  const { sheet } = bounds;
  return { x: limit(x - at.x, sheet.w * scale - port.w), y: limit(y - at.y, sheet.h * scale - port.h) };
}

export const centred = (place: Point, port: Size, bounds: Pick<Bounds, 'sheet'>, scale: number): Point =>
  scrollTo(place, { x: port.w / 2, y: port.h / 2 }, port, bounds, scale);

/** Where to scroll to follow a place, or null while it is well in view: not in the outer quarter of the frame. */
export function follow(
  place: Point,
  scroll: Point,
  port: Size,
  bounds: Pick<Bounds, 'sheet'>,
  scale: number,
): Point | null {
  const { x, y } = inPort(place, scroll, port, bounds, scale);
  const well = (value: number, room: number): boolean => value > room / 4 && value < (room * 3) / 4;
  if (well(x, port.w) && well(y, port.h)) return null;
  const goal = centred(place, port, bounds, scale);
  return Math.abs(goal.x - scroll.x) < 1 && Math.abs(goal.y - scroll.y) < 1 ? null : goal;
}

/** The part in view, as a place on the board. */
export function seen(scroll: Point, port: Size, { sheet }: Pick<Bounds, 'sheet'>, scale: number): Rect {
  return {
    x: sheet.x + scroll.x / scale,
    y: sheet.y + scroll.y / scale,
    w: Math.min(sheet.w, port.w / scale),
    h: Math.min(sheet.h, port.h / scale),
  };
}

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

/** Of the corners the one that is farthest from all that is on offer; `small`: the size of what stands there. */
export function freeCorner(offered: Point[], corners: Corner[], port: Size, small: Size): Corner {
  const room = (corner: Corner): number => {
    const at = {
      x: corner.includes('left') ? small.w / 2 : port.w - small.w / 2,
      y: corner.includes('top') ? small.h / 2 : port.h - small.h / 2,
    };
    return Math.min(9999, ...offered.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
  };
  return corners.reduce((best, corner) => (room(corner) > room(best) + 1 ? corner : best));
}

/** The middle of places: what to look at when they are all that matters. */
export function middleOf(spots: Point[]): Point | null {
  if (!spots.length) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** How much of each other two rectangles cover. */
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
/** The square round a place. */
export const around = ({ x, y }: Point, r: number): Rect => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
