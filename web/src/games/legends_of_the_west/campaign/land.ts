// The map that a campaign has come to: the sheet of the box, and what views have added to it.
import type { TerritoryOffer } from '../book/model';
import { overlap } from '../../../table/viewport';
import type { Label } from '../map/labels';
import type { Rect } from '../map/plan';
import type { City } from '../map/sheet';

export interface LandMap {
  cities: City[];
  links: { a: string; b: string }[];
  /** Nothing is left to open. */
  whole: boolean;
}

interface Spot {
  x: number;
  y: number;
}

export function middleOf(spots: readonly Spot[]): Spot {
  const mean = (of: (spot: Spot) => number): number =>
    spots.reduce((sum, spot) => sum + of(spot), 0) / Math.max(1, spots.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** How large a name may be written to fit into so many pixels: a wide-spaced capital (land.css) takes nine tenths of its
    size, and a tenth of the room stays free. */
export const nameSize = (name: string, width: number): number => width / name.length;

/** Names that can be read: none that the edge cuts, or that something else stands over. */
export function readable(labels: readonly Label[], room: Rect, taken: readonly Rect[]): Label[] {
  const kept: Label[] = [];
  for (const label of labels) {
    const { box } = label;
    const free = (one: Rect): boolean => overlap(box, one) < 0.04 * box.w * box.h;
    const whole = overlap(box, room) > 0.99 * box.w * box.h;
    if (whole && taken.every(free) && kept.every((other) => free(other.box))) kept.push(label);
  }
  return kept;
}

const radius = 86;

/** Loops where territories may come: beyond the last city in their direction, apart from each other. */
export function loopsOf(
  cities: readonly Spot[],
  offers: readonly TerritoryOffer[],
): (Spot & { territory: string; r: number })[] {
  const centre = middleOf(cities);
  const loops: (Spot & { territory: string; r: number })[] = [];
  for (const { territory, bearing } of offers) {
    const angle = (bearing * Math.PI) / 180;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    // Cities that stand more or less in its way.
    const along = cities.flatMap(({ x, y }) => {
      const [far, aside] = [(x - centre.x) * dx + (y - centre.y) * dy, (x - centre.x) * dy - (y - centre.y) * dx];
      return Math.abs(aside) < 1.6 * radius ? [far] : [];
    });
    let far = Math.max(0, ...along) + radius + 46;
    const at = (): Spot => ({ x: centre.x + far * dx, y: centre.y + far * dy });
    while (loops.some(({ x, y }) => Math.hypot(x - at().x, y - at().y) < 2.2 * radius)) far += 40;
    loops.push({ ...at(), territory, r: radius });
  }
  return loops;
}
