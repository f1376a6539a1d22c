// The areas of a map: to each city belongs what is nearest to it, to a region the areas of its cities. Where no city is
// near, the land is blank.
import { point, type Rect, type Spot } from './plan';
import type { City } from './sheet';

export interface Area {
  region: string;
  d: string;
  /** Where it ends. */
  edge: string;
}

/** How far the land round a city reaches where there is no other. */
const reach = 130;
const step = 105;
/** Between cities no farther apart than that the land is not blank: a region is one piece, and neighbours touch. */
const within = { region: 480, neighbours: 300 };
const strip = 75;

/** A corner, and who lies beyond the side that begins there. */
interface Corner extends Spot {
  beyond: number;
}

/** The half of a polygon that is nearer to `a` than to `b`, whose number is `n`. */
function nearer(polygon: Corner[], a: Spot, b: Spot, n: number): Corner[] {
  const [mx, my, nx, ny] = [(a.x + b.x) / 2, (a.y + b.y) / 2, b.x - a.x, b.y - a.y];
  const side = ({ x, y }: Spot): number => (x - mx) * nx + (y - my) * ny;
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [s, t] = [side(p), side(q)];
    const cut = { x: p.x + ((q.x - p.x) * s) / (s - t), y: p.y + ((q.y - p.y) * s) / (s - t) };
    if (s <= 0) return t > 0 ? [p, { ...cut, beyond: n }] : [p];
    return t <= 0 ? [{ ...cut, beyond: p.beyond }] : [];
  });
}

/** How far a place is from the line between two cities. */
function offLine(at: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(at.x - a.x - along * dx, at.y - a.y - along * dy);
}

/** Points of the land that belongs to nobody yet. */
function blanks(cities: readonly City[], room: Rect): Spot[] {
  const points: Spot[] = [];
  const pairs = cities.flatMap((a, i) =>
    cities
      .slice(i + 1)
      .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < (a.region === b.region ? within.region : within.neighbours))
      .map((b) => [a, b] as const),
  );
  for (let j = 0, y = room.y - 2 * step; y < room.y + room.h + 2 * step; j++, y += step)
    for (let i = 0, x = room.x - 2 * step; x < room.x + room.w + 2 * step; i++, x += step) {
      // Not in rows, so that the edges look surveyed, not cut.
      const at = { x: x + ((i * 37 + j * 61) % 40) - 20, y: y + ((i * 53 + j * 29) % 40) - 20 };
      if (
        cities.every((city) => Math.hypot(city.x - at.x, city.y - at.y) > reach) &&
        pairs.every(([a, b]) => offLine(at, a, b) > strip)
      )
        points.push(at);
    }
  return points;
}

export function areasOf(cities: readonly City[], room: Rect): Area[] {
  const points: Spot[] = [...cities, ...blanks(cities, room)];
  const areas = new Map<string, Area>();
  for (const city of cities) {
    const corner = (x: number, y: number): Corner => ({ x: city.x + x, y: city.y + y, beyond: -1 });
    let cell = [corner(-400, -400), corner(400, -400), corner(400, 400), corner(-400, 400)];
    points.forEach((other, n) => {
      if (other !== city) cell = nearer(cell, city, other, n);
    });
    const area = areas.get(city.region) ?? { region: city.region, d: '', edge: '' };
    area.d += `M${cell.map(point).join('L')}Z`;
    cell.forEach((from, i) => {
      if (cities[from.beyond]?.region !== city.region)
        area.edge += `M${point(from)}L${point(cell[(i + 1) % cell.length]!)}`;
    });
    areas.set(city.region, area);
  }
  return [...areas.values()];
}
