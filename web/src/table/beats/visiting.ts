// A map that shows a part of itself goes where others act while that is told, and comes back. Whoever moves it meanwhile,
// or lets it look elsewhere, is left there.
import type { Frame } from '../frame.svelte';
import { middleOf, type Size } from '../viewport';
import type { Point } from '../zoom';

/** Places of the map on the page, in its own measure. */
export interface Sight {
  frame: Frame;
  places: Point[];
}

/** So near the edge of the frame nothing is well in view, in pixels. */
const rim = 36;
/** So long after somebody has moved a map it goes nowhere by itself, in milliseconds. */
const respect = 4000;

/** Of these places the first and those nearest to it, as many as the frame can show at once. */
export function gathered(places: readonly Point[], port: Size, scale: number): Point[] {
  const span = (values: number[]): number => (Math.max(...values) - Math.min(...values)) * scale + 2 * rim;
  const [first] = places;
  const far = ({ x, y }: Point): number => (first ? Math.hypot(x - first.x, y - first.y) : 0);
  const list = [...places].sort((a, b) => far(a) - far(b));
  while (list.length > 1 && (span(list.map(({ x }) => x)) > port.w || span(list.map(({ y }) => y)) > port.h))
    list.pop();
  return list;
}

export class Visiting {
  /** What lay in the middle of the frame before it went; and how often it had moved when it was there. */
  private left: { frame: Frame; place: Point; moved: number } | null = null;
  private touched = -Infinity;

  constructor() {
    addEventListener('pointerdown', this.touch, true);
    addEventListener('wheel', this.touch, { capture: true, passive: true });
  }

  close(): void {
    removeEventListener('pointerdown', this.touch, true);
    removeEventListener('wheel', this.touch, true);
  }

  private touch = (event: Event): void => {
    if (!(event.target as Element).closest('.map-port')) return;
    this.touched = performance.now();
    this.left = null;
  };

  /** Goes to see them, unless they are in view; no places: back. True: it is on its way. */
  go({ frame, places }: Sight): boolean {
    if (!frame.size.w || frame.whole || performance.now() - this.touched < respect) return false;
    if (this.left?.frame !== frame || this.left.moved !== frame.moved) this.left = null;
    const back = this.left?.place ?? frame.centre;
    const list = gathered(places, frame.size, frame.scale);
    const goal = list.length ? middleOf(list) : this.left?.place;
    if (!goal || (list.length && list.every((place) => frame.shows(place, rim)))) return false;
    frame.look(goal);
    this.left = list.length ? { frame, place: back, moved: frame.moved } : null;
    return true;
  }
}
