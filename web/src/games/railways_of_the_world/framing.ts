// What the frame of the map does for several places at once, as the cities where a cube can arrive.
import type { Frame } from '../../table/frame.svelte';
import { inPort, middleOf, scrollTo, type Rect, type Size } from '../../table/viewport';
import { inside, meet, type Spot } from './plane';

/** Around each place, of the map: a city with its tag. */
const around = 90;

const span = (values: number[]): number => Math.max(...values) - Math.min(...values) + 2 * around;
const spanOf = (list: readonly Spot[]): Size => ({
  w: span(list.map(({ x }) => x)),
  h: span(list.map(({ y }) => y)),
});

/** All of the frame, and what the things in its corners leave of it beside and below them. */
function roomsOf(size: Size, kept: readonly Rect[]): Rect[] {
  const edges = (from: 'x' | 'y', length: 'w' | 'h'): [number, number][] => {
    const near = [0, ...kept.filter((box) => box[from] === 0).map((box) => box[length])];
    const far = [size[length], ...kept.map((box) => box[from]).filter((edge) => edge > 0)];
    return near.flatMap((one) => far.map((other): [number, number] => [one, other - one]));
  };
  return edges('x', 'w').flatMap(([x, w]) => edges('y', 'h').map(([y, h]) => ({ x, y, w, h })));
}

/** Is what lies there in the frame well in view, and under nothing that stands in its corners? */
function inView({ x, y }: Spot, scale: number, { w, h }: Size, kept: readonly Rect[]): boolean {
  const [half, rim] = [around * 0.5 * scale, around * 0.9 * scale];
  const city = { x: x - half, y: y - half, w: 2 * half, h: 2 * half };
  return inside({ x, y }, { x: rim, y: rim, w: w - 2 * rim, h: h - 2 * rim }) && !kept.some((box) => meet(city, box));
}

/** Looks at a place, unless it is well in view. */
export function lookAt(frame: Frame, spot: Spot, kept: readonly Rect[]): void {
  if (!inView(frame.willBe(spot), frame.scale, frame.size, kept)) frame.look(spot);
}

/**
 * Looks so that they are all in view, from farther away where that is enough; `least`: the smallest scale; `kept`: what stands
 * in the corners of the frame, and no place under it; `foot`: pixels at its foot that something covers. The first of them is
 * always among them, the farthest from it are left out where there is no room.
 */
export function lookAtAll(frame: Frame, spots: readonly Spot[], least: number, kept: readonly Rect[], foot = 0): void {
  const [first] = spots;
  const { size, bounds } = frame;
  const room = { w: size.w, h: size.h - foot };
  if (!first || !size.w || frame.whole) return;
  const fits = (list: readonly Spot[], scale: number): boolean => {
    const { w, h } = spanOf(list);
    return w * scale <= room.w && h * scale <= room.h;
  };
  const far = ({ x, y }: Spot): number => Math.hypot(x - first.x, y - first.y);
  const smallest = Math.min(frame.scale, least);
  const list = [...spots].sort((a, b) => far(a) - far(b));
  while (list.length > 1 && !fits(list, smallest)) list.pop();

  /** How many of them are not well in view. */
  const hidden = (at: (spot: Spot) => Spot, scale: number): number =>
    list.filter((spot) => !inView(at(spot), scale, room, kept)).length;
  if (!hidden((spot) => frame.willBe(spot), frame.scale)) return;

  const middle = middleOf(list)!;
  const needs = spanOf(list);
  const looks = roomsOf(room, kept).map((part) => {
    const scale = Math.max(smallest, Math.min(part.w / needs.w, part.h / needs.h, frame.scale));
    const to = { x: part.x + part.w / 2, y: part.y + part.h / 2 };
    const scroll = scrollTo(middle, to, size, bounds, scale);
    return { scale, to, hidden: hidden((spot) => inPort(spot, scroll, size, bounds, scale), scale) };
  });
  const best = looks.reduce((a, b) => (b.hidden < a.hidden || (b.hidden === a.hidden && b.scale > a.scale) ? b : a));
  if (best.scale === frame.scale) frame.look(middle, best.to);
  else frame.set(best.scale, frame.at(middle), best.to);
}
