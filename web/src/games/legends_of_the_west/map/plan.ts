// Where the things of a map lie: cars along the course of their route, parallel routes side by side.
import type { City, CityId, Route, RouteId, Sheet, Stub } from './sheet';

export interface Spot {
  x: number;
  y: number;
}
export interface Slot extends Spot {
  /** Degrees. */
  turn: number;
}
/** A route as it is drawn. */
export interface Course {
  route: Route;
  slots: Slot[];
  /** How long a car is. */
  car: number;
  mid: Slot;
  /** From city to city. */
  track: string;
  /** Without the stretches to the cities. */
  core: string;
  /** Points along it, to measure how far off something is. */
  points: Spot[];
}

/** One lane from the next, a car at most, between two cars. */
const pitch = 19;
const longest = 50;
const gap = 5;
export const slotWidth = 13.5;
export const carWidth = 18.5;
export const cityRadius = (city: City): number => (city.large ? 13.5 : 9.5);

const f = (n: number): string => String(Math.round(n * 10) / 10);
export const point = ({ x, y }: Spot): string => `${f(x)} ${f(y)}`;

function courseOf(route: Route, a: City, b: City): Course {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const aside = (route.lane - (route.lanes - 1) / 2) * pitch;
  const bow = route.bend * 1.2;
  /** `s` along the straight line, bent as a parabola. */
  const at = (s: number): Slot => {
    const t = s / length;
    const off = aside + 4 * t * (1 - t) * bow;
    const slope = (4 * (1 - 2 * t) * bow) / length;
    return {
      x: a.x + ux * s - uy * off,
      y: a.y + uy * s + ux * off,
      turn: (Math.atan2(uy + ux * slope, ux - uy * slope) * 180) / Math.PI,
    };
  };
  // Between cities that lie close, cars move together and up to them.
  const near = length < route.length * 26 + cityRadius(a) + cityRadius(b);
  const [edge, between] = near ? [2, 2] : [7, gap];
  const [from, to] = [cityRadius(a) + edge, cityRadius(b) + edge];
  const room = length - from - to;
  const car = Math.min(longest, room / route.length - between);
  const first = from + (room - (car + between) * route.length + between) / 2 + car / 2;
  const slots = Array.from({ length: route.length }, (_, i) => at(first + i * (car + between)));
  const [p, q, mid] = [at(from + 3), at(length - to - 3), at(length / 2)];
  const bend = { x: 2 * mid.x - (p.x + q.x) / 2, y: 2 * mid.y - (p.y + q.y) / 2 };
  const core = `M${point(p)}Q${point(bend)} ${point(q)}`;
  const track = `M${point(a)}L${point(p)}Q${point(bend)} ${point(q)}L${point(b)}`;
  const points = Array.from({ length: 9 }, (_, i) => at(from + ((length - from - to) * i) / 8));
  return { route, slots, car, mid, track, core, points };
}

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a spot is from a stretch. */
function off(at: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(at.x - a.x - t * dx, at.y - a.y - t * dy);
}
export const offCourse = (course: Course, at: Spot): number =>
  Math.min(...course.points.slice(1).map((next, i) => off(at, course.points[i]!, next)));

export interface StubSpot {
  city: CityId;
  id: string;
  color: string;
  at: Slot;
}

export class Plan {
  readonly sheet: Sheet;
  readonly cities: ReadonlyMap<CityId, City>;
  readonly courses: ReadonlyMap<RouteId, Course>;
  readonly stubs: StubSpot[];

  constructor(sheet: Sheet) {
    this.sheet = sheet;
    this.cities = new Map(sheet.cities.map((city) => [city.id, city]));
    const inPlay = sheet.routes.filter(({ a, b }) => this.cities.has(a) && this.cities.has(b));
    this.courses = new Map(
      inPlay.map((route) => [route.id, courseOf(route, this.cities.get(route.a)!, this.cities.get(route.b)!)]),
    );
    this.stubs = sheet.stubs.flatMap((stub, n) => {
      const city = this.cities.get(stub.city);
      if (!city || this.continued(stub, city)) return [];
      const angle = this.clear(city, stub.bearing);
      const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
      return stub.colors.map((color, i) => {
        const aside = (i - (stub.colors.length - 1) / 2) * 17;
        const out = cityRadius(city) + 8;
        return {
          city: city.id,
          id: `stub:${n}`,
          color,
          at: {
            x: city.x + sin * out - cos * aside,
            y: city.y + cos * out + sin * aside,
            turn: (Math.atan2(cos, sin) * 180) / Math.PI,
          },
        };
      });
    });
  }

  city(id: CityId): City | undefined {
    return this.cities.get(id);
  }
  course(id: RouteId): Course | undefined {
    return this.courses.get(id);
  }

  /** Does a link go on where the stub leaves, with its colours? */
  private continued({ colors, bearing }: Stub, city: City): boolean {
    const lanes = new Map<string, Route[]>();
    for (const { route } of this.courses.values())
      if (route.a === city.id || route.b === city.id) lanes.set(route.link, [...(lanes.get(route.link) ?? []), route]);
    return [...lanes.values()].some((routes) => {
      const to = this.cities.get(routes[0]!.a === city.id ? routes[0]!.b : routes[0]!.a)!;
      const turn = Math.atan2(to.x - city.x, -(to.y - city.y)) - (bearing * Math.PI) / 180;
      return (
        Math.cos(turn) > 0.5 &&
        routes.length === colors.length &&
        colors.every((color) => routes.some((route) => route.color === color))
      );
    });
  }

  /** The direction of a stub, turned a little where a route lies in its way. */
  private clear(city: City, bearing: number): number {
    const angle = (bearing * Math.PI) / 180;
    const away = [...this.courses.values()].flatMap(({ route }) => {
      const other = route.a === city.id ? route.b : route.b === city.id ? route.a : null;
      if (!other) return [];
      const to = this.cities.get(other)!;
      const turn = Math.atan2(to.x - city.x, -(to.y - city.y)) - angle;
      return [Math.atan2(Math.sin(turn), Math.cos(turn))];
    });
    const near = away.filter((turn) => Math.abs(turn) < 0.5).sort((a, b) => Math.abs(a) - Math.abs(b))[0];
    return near === undefined ? angle : angle - Math.sign(near) * (0.5 - Math.abs(near));
  }

  /** The route that lies there; `reach`: how far off it is still meant. */
  routeAt(at: Spot, reach: number): RouteId | null {
    let best: { id: RouteId; off: number } | null = null;
    for (const [id, course] of this.courses) {
      const away = offCourse(course, at);
      if (away <= reach && away < (best?.off ?? Infinity)) best = { id, off: away };
    }
    return best?.id ?? null;
  }
  cityAt(at: Spot, reach: number): CityId | null {
    const near = this.sheet.cities
      .map((city) => ({ id: city.id, off: far(city, at) - cityRadius(city) }))
      .sort((a, b) => a.off - b.off)[0];
    return near && near.off <= reach ? near.id : null;
  }
  stubAt(at: Spot, reach: number): StubSpot | null {
    return (
      this.stubs.find(({ at: from }) => {
        const turn = (from.turn * Math.PI) / 180;
        return off(at, from, { x: from.x + 32 * Math.cos(turn), y: from.y + 32 * Math.sin(turn) }) <= reach;
      }) ?? null
    );
  }
}

export interface Rect extends Spot {
  w: number;
  h: number;
}

/** All cities with room for their names. */
export function roomOf(cities: readonly Spot[]): Rect {
  const [xs, ys] = [cities.map(({ x }) => x), cities.map(({ y }) => y)];
  // Names are drawn larger where more of the land is seen at once.
  const wide = Math.max(1, (Math.max(...xs) - Math.min(...xs)) / 725);
  const [left, right] = [Math.min(...xs) - 93, Math.max(...xs) + 72 * Math.min(wide, 1.9)];
  const [top, bottom] = [Math.min(...ys) - 64, Math.max(...ys) + 74];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** How large the map may be drawn so that all these spots are in sight, with room for their names and pins. */
export function spanOf(spots: readonly Spot[], { w, h }: { w: number; h: number }): number {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return Math.min(w / (Math.max(...xs) - Math.min(...xs) + 170), h / (Math.max(...ys) - Math.min(...ys) + 110));
}

/** As large as that, in the shape of a frame: the ground goes on. */
export function widened(room: Rect, { w, h }: { w: number; h: number }): Rect {
  if (!w || !h) return room;
  const wide = Math.max(room.w, (room.h * w) / h);
  const high = Math.max(room.h, (room.w * h) / w);
  return { x: room.x - (wide - room.w) / 2, y: room.y - (high - room.h) / 2, w: wide, h: high };
}

/** What stands in the upper left corner of a frame, in pixels: no city of the whole map lies under it, and no name. */
export const cornerOf = (phone: boolean): { w: number; h: number } => (phone ? { w: 66, h: 116 } : { w: 76, h: 196 });
export function clearOf(cities: readonly Spot[], room: Rect, size: { w: number; h: number }, phone: boolean): Rect {
  const { w, h } = cornerOf(phone);
  let clear = room;
  // Where the frame is wider than the map half of what is added goes to the other side.
  for (let i = 0; size.w && i < 8; i++) {
    const all = widened(clear, size);
    const unit = all.w / size.w;
    const under = cities.filter(({ x, y }) => x - all.x < w * unit && y - all.y < h * unit);
    if (!under.length) break;
    const more = Math.max(...under.map(({ x }) => all.x + w * unit - x));
    clear = { ...clear, x: clear.x - more, w: clear.w + more };
  }
  return clear;
}
export const viewBox = ({ x, y, w, h }: Rect): string => [x, y, w, h].map(f).join(' ');
