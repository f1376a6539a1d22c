// Where the names of cities stand: beside their city, on the side that the map names if it is free, else where they cover
// least of routes, cities and other names.
import { around, overlap } from '../../../table/viewport';
import { cityRadius, type Course, type Rect, type Spot } from './plan';
import type { City, CityId } from './sheet';

export interface Label extends Spot {
  id: CityId;
  text: string;
  anchor: 'start' | 'middle' | 'end';
  large: boolean;
  box: Rect;
}

/** How much of the em letters take, on the average. */
const widthOf = (text: string, large: boolean, size: number): number => text.length * size * (large ? 0.53 : 0.49);

function boxes(city: City, size: number): Label[] {
  const w = widthOf(city.name, city.large, size);
  const r = cityRadius(city) + 7;
  const d = r * 0.72;
  const place = (dx: number, dy: number, anchor: Label['anchor']): Label => {
    const [x, y] = [city.x + dx, city.y + dy];
    const left = anchor === 'start' ? x : anchor === 'end' ? x - w : x - w / 2;
    return {
      id: city.id,
      text: city.name,
      x,
      y,
      anchor,
      large: city.large,
      box: { x: left, y: y - size * 0.78, w, h: size },
    };
  };
  const sides: Record<string, Label> = {
    t: place(0, -r - 1, 'middle'),
    b: place(0, r + size * 0.8, 'middle'),
    l: place(-r, 7, 'end'),
    r: place(r, 7, 'start'),
    tl: place(-d, -d - 2, 'end'),
    tr: place(d, -d - 2, 'start'),
    bl: place(-d, d + size * 0.8, 'end'),
    br: place(d, d + size * 0.8, 'start'),
  };
  const first = sides[city.label] ?? sides['t']!;
  return [first, ...Object.values(sides).filter((one) => one !== first)];
}

/** `size`: of the letters, in units of the map; `taken`: what stands over the map. */
export function labelsOf(
  cities: readonly City[],
  courses: Iterable<Course>,
  room: Rect,
  size: number,
  taken: readonly Rect[] = [],
): Label[] {
  /** A car as small squares along it. */
  const cars = [...courses].flatMap(({ slots, car }) =>
    slots.flatMap((slot) => {
      const turn = (slot.turn * Math.PI) / 180;
      return [-0.38, -0.13, 0.13, 0.38].map((share) =>
        around({ x: slot.x + Math.cos(turn) * car * share, y: slot.y + Math.sin(turn) * car * share }, 7.5),
      );
    }),
  );
  const dots = cities.map((city) => around(city, cityRadius(city) + 2));
  const options = cities.map((city) =>
    boxes(city, size).map((label, i) => {
      const { box } = label;
      const cut = box.w * box.h - overlap(box, room) + taken.reduce((sum, one) => sum + overlap(box, one), 0);
      const cost =
        i * 14 +
        (i === 0 ? 0 : 40) +
        cut * 4 +
        cars.reduce((sum, car) => sum + overlap(box, car), 0) +
        dots.reduce((sum, dot) => sum + 3 * overlap(box, dot), 0);
      return { label, cost };
    }),
  );
  // Each in turn takes its best place beside the others; a few rounds settle it.
  let chosen = options.map((list) => list.reduce((best, one) => (one.cost < best.cost ? one : best)));
  for (let round = 0; round < 4; round++)
    chosen = options.map((list, i) => {
      const worth = ({ label, cost }: (typeof list)[0]): number =>
        cost + chosen.reduce((sum, other, j) => sum + (j === i ? 0 : 6 * overlap(label.box, other.label.box)), 0);
      const best = list.reduce((one, other) => (worth(other) < worth(one) ? other : one));
      chosen[i] = best;
      return best;
    });
  return chosen.map(({ label }) => label);
}
