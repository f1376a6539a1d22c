// The arithmetic of looking closer: how large, and which part is in view.
export interface Point {
  x: number;
  y: number;
}

export const least = 1;
export const most = 4;
/** The buttons' and keys' stations; fingers and wheel stop anywhere. */
const stations = [1, 1.5, 2, 3, 4];

/** Between fitted and largest; almost fitted is fitted. */
export const within = (scale: number): number => (scale < 1.04 ? least : Math.min(most, scale));

export function station(scale: number, step: 1 | -1): number {
  const next = step > 0 ? stations.find((one) => one > scale + 0.01) : stations.findLast((one) => one < scale - 0.01);
  return next ?? scale;
}

/** Where to scroll so that what lies under `at` stays there (or comes to `to`) when the scale changes. */
export function scrollFor(from: number, next: number, scroll: Point, at: Point, to: Point = at): Point {
  return { x: ((scroll.x + at.x) / from) * next - to.x, y: ((scroll.y + at.y) / from) * next - to.y };
}

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Two taps in the same place in quick succession. */
export interface Tap extends Point {
  time: number;
}
export const isDouble = (before: Tap | null, tap: Tap): boolean =>
  before !== null && tap.time - before.time < 320 && distance(before, tap) < 28;

const key = (game: string): string => `zoom.${game}`;
export function remembered(game: string): number {
  const value = Number(localStorage.getItem(key(game)));
  return value > least && value <= most ? value : least;
}
export function remember(game: string, scale: number): void {
  if (scale > least) localStorage.setItem(key(game), scale.toFixed(2));
  else localStorage.removeItem(key(game));
}
