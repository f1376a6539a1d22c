// What the frame of the map does for several places at once, as the cities where a cube can arrive.
import type { Frame } from '../../table/frame.svelte';
import { middleOf } from '../../table/viewport';
import type { Spot } from './plane';

/** Around each place, of the map: a city with its tag. */
const around = 90;

const span = (values: number[]): number => Math.max(...values) - Math.min(...values) + 2 * around;

/**
 * Looks so that they are all in view, from farther away where that is enough; `least`: the smallest scale; `foot`: pixels at its
 * foot that something covers. The first of them is always among them, the farthest from it are left out where there is no room.
 */
export function lookAtAll(frame: Frame, spots: readonly Spot[], least: number, foot = 0): void {
  const [first] = spots;
  const { w } = frame.size;
  const h = frame.size.h - foot;
  if (!first || !w || frame.whole) return;
  const fits = (list: readonly Spot[], scale: number): boolean =>
    span(list.map(({ x }) => x)) * scale <= w && span(list.map(({ y }) => y)) * scale <= h;
  const far = ({ x, y }: Spot): number => Math.hypot(x - first.x, y - first.y);
  const smallest = Math.min(frame.scale, least);
  const list = [...spots].sort((a, b) => far(a) - far(b));
  while (list.length > 1 && !fits(list, smallest)) list.pop();
  const inside = ({ x, y }: Spot): boolean =>
    x >= around / 2 && y >= around / 2 && x <= w - around / 2 && y <= h - around / 2;
  if (list.every((spot) => inside(frame.at(spot)))) return;
  const middle = middleOf(list)!;
  if (fits(list, frame.scale) && !foot) return frame.look(middle);
  const scale = Math.min(w / span(list.map(({ x }) => x)), h / span(list.map(({ y }) => y)), frame.scale);
  frame.set(Math.max(smallest, scale), frame.at(middle), { x: w / 2, y: h / 2 });
}
