// Where the names of cities stand: beside, above or below, where they cover no city, no other name, no locomotive and as
// little track as can be. Each name is tried in every place, the important ones first, then all once more.
import type { BoxCity, RailMap } from './box';
import type { DrawnLink } from './drawn';
import { centre, edgeSpot, inside, meet, sheetOf, type Course, type Rect, type Spot } from './plane';
import type { CityColor, CityId } from './view';

/** How much is seen: below 29 pixels a hex, above 60, or between. */
export type Level = 'far' | 'middle' | 'near';
export const levelOf = (pixels: number): Level => (pixels < 29 ? 'far' : pixels > 60 ? 'near' : 'middle');

/** Sizes of letters: of red, of coloured and of gray cities. */
const sizes: Record<Level | 'sketch', Record<'red' | 'coloured' | 'gray', number>> = {
  sketch: { red: 66, coloured: 62, gray: 58 },
  far: { red: 50, coloured: 44, gray: 38 },
  middle: { red: 36, coloured: 31, gray: 29 },
  near: { red: 27, coloured: 24, gray: 22 },
};
export const rankOf = (color: CityColor): 'red' | 'coloured' | 'gray' =>
  color === 'red' || color === 'gray' ? color : 'coloured';
const sizeOf = (color: CityColor, level: Level | 'sketch'): number => sizes[level][rankOf(color)];

export type Anchor = 'start' | 'middle' | 'end';
export interface Name extends Spot {
  id: CityId;
  text: string;
  anchor: Anchor;
  size: number;
  rank: 'red' | 'coloured' | 'gray';
  /** What it covers. */
  box: Rect;
}

interface Stand {
  /** From the city's centre; the baseline moves by shares of the letters' size. */
  x: number;
  y: number;
  sink: number;
  anchor: Anchor;
  /** Better places are tried first. */
  dislike: number;
}

const stands: Stand[] = [
  { x: 61, y: 0, sink: 0.34, anchor: 'start', dislike: 0 },
  { x: 0, y: 58, sink: 0.84, anchor: 'middle', dislike: 0.6 },
  { x: -61, y: 0, sink: 0.34, anchor: 'end', dislike: 0.8 },
  { x: 0, y: -63, sink: 0, anchor: 'middle', dislike: 0.8 },
  { x: 54, y: 20, sink: 0.5, anchor: 'start', dislike: 1 },
  { x: 54, y: -20, sink: 0.2, anchor: 'start', dislike: 1 },
  { x: -54, y: 20, sink: 0.5, anchor: 'end', dislike: 1.6 },
  { x: -54, y: -20, sink: 0.2, anchor: 'end', dislike: 1.6 },
  { x: 36, y: 42, sink: 0.6, anchor: 'start', dislike: 1.8 },
  { x: 36, y: -42, sink: 0, anchor: 'start', dislike: 1.8 },
  { x: -36, y: 42, sink: 0.6, anchor: 'end', dislike: 2.2 },
  { x: -36, y: -42, sink: 0, anchor: 'end', dislike: 2.2 },
];

/** Condensed letters are about so wide for their size. */
const letter = 0.46;

function boxOf(at: Spot, text: string, size: number, anchor: Anchor): Rect {
  const w = text.length * size * letter;
  const x = anchor === 'start' ? at.x : anchor === 'end' ? at.x - w : at.x - w / 2;
  return { x: x - 3, y: at.y - size * 0.84, w: w + 6, h: size * 1.04 };
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const round = ({ x, y }: Spot, w: number, h: number): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });

/** Something that names had better not cover. */
interface Bump extends Spot {
  cost: number;
}

export interface Named {
  city: BoxCity;
  text: string;
  color: CityColor;
}

export function standNames(
  map: RailMap,
  cities: readonly Named[],
  links: readonly DrawnLink[],
  level: Level | 'sketch',
  more: readonly Course[] = [],
): Name[] {
  const sheet = sheetOf(map);
  // A city is a hexagon: two boxes come nearer to it than one.
  const bodies = cities.map(({ city }) => [round(centre(city), 98, 58), round(centre(city), 56, 108)]);
  const locos = links.flatMap(({ loco, depot }) => [round(loco, 66, 44), ...(depot ? [round(depot.at, 34, 34)] : [])]);
  const along = (course: Course, cost: number): Bump[] => {
    const count = Math.max(2, Math.round(course.length / 20));
    return Array.from({ length: count + 1 }, (_, i) => ({ ...course.at(i / count), cost }));
  };
  const bumps = [
    ...links.flatMap(({ course }) => along(course, 1.5)),
    ...more.flatMap((course) => along(course, 3)),
    ...map.file.ridges.map(([c, r, edge]) => ({ ...edgeSpot({ c, r }, edge), cost: 0.9 })),
  ];
  const options = cities.map(({ city, text, color }) => {
    const at = centre(city);
    const size = sizeOf(color, level);
    const reach = 90 + text.length * size * letter;
    const near = bumps.filter(({ x, y }) => Math.abs(x - at.x) < reach && Math.abs(y - at.y) < 160);
    return stands.map(({ x, y, sink, anchor, dislike }) => {
      const spot = { x: at.x + x, y: at.y + y + sink * size };
      const box = boxOf(spot, text, size, anchor);
      const wide = { x: box.x - 10, y: box.y - 10, w: box.w + 20, h: box.h + 20 };
      const out = box.w * box.h - overlap(box, { x: sheet.x + 12, y: sheet.y + 12, w: sheet.w - 24, h: sheet.h - 24 });
      let cost = dislike + out / 40;
      for (const [i, body] of bodies.entries())
        for (const part of body) cost += overlap(box, part) / (cities[i]!.city === city ? 400 : 60);
      for (const loco of locos) cost += overlap(box, loco) / 90;
      for (const bump of near) if (inside(bump, wide)) cost += bump.cost;
      return { spot, box, anchor, size, cost };
    });
  });
  const weight = { red: 0, coloured: 1, gray: 2 };
  const order = cities
    .map((_, i) => i)
    .sort((a, b) => weight[rankOf(cities[a]!.color)] - weight[rankOf(cities[b]!.color)]);
  const chosen: ((typeof options)[number][number] | undefined)[] = cities.map(() => undefined);
  for (let pass = 0; pass < 3; pass++)
    for (const i of order) {
      const crowd = (box: Rect): number => {
        let cost = 0;
        for (const [j, other] of chosen.entries())
          if (other && j !== i && meet(other.box, box)) cost += 3 + overlap(other.box, box) / 50;
        return cost;
      };
      chosen[i] = options[i]!.map((one) => ({ one, cost: one.cost + crowd(one.box) })).reduce((a, b) =>
        b.cost < a.cost ? b : a,
      ).one;
    }
  return cities.map(({ city, text, color }, i) => {
    const { spot, anchor, size, box } = chosen[i]!;
    return { id: city.id, text, anchor, size, rank: rankOf(color), box, ...spot };
  });
}
