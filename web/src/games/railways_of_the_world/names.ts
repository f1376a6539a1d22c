// Where the names of cities stand: beside, above or below, where they cover no city, no other name, no locomotive and as
// little track as can be. Each name is tried in every place, the important ones first, then all once more.
import { overlap } from '../../table/viewport';
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
/** So much of the sheet's rim is not shown in a sketch. */
export const sketchRim = 28;
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

/** A place where a name may stand, and how much it would cover there. */
interface Option {
  spot: Spot;
  box: Rect;
  anchor: Anchor;
  size: number;
  cost: number;
}

export interface Candidate extends Named {
  options: Option[];
  /** Numbers of the cities whose names may come into its way. */
  near: number[];
}

const along = (course: Course, cost: number): Bump[] => {
  const count = Math.max(2, Math.round(course.length / 20));
  return Array.from({ length: count + 1 }, (_, i) => ({ ...course.at(i / count), cost }));
};
/** A name keeps a little off tracks. */
const wide = ({ x, y, w, h }: Rect): Rect => ({ x: x - 10, y: y - 10, w: w + 20, h: h + 20 });

/** All places of all names, with what they cover of the position. */
export function candidates(
  map: RailMap,
  cities: readonly Named[],
  links: readonly DrawnLink[],
  level: Level | 'sketch',
): Candidate[] {
  const { x: left, y: top, w, h } = sheetOf(map);
  // A sketch leaves the rim of the sheet out.
  const rim = level === 'sketch' ? sketchRim + 12 : 12;
  const paper = { x: left + rim, y: top + rim, w: w - 2 * rim, h: h - 2 * rim };
  const locos = links.flatMap(({ loco, depot }) => [round(loco, 66, 44), ...(depot ? [round(depot.at, 34, 34)] : [])]);
  const bumps = [
    ...links.flatMap(({ course }) => along(course, 1.5)),
    ...map.file.ridges.map(([c, r, edge]) => ({ ...edgeSpot({ c, r }, edge), cost: 0.9 })),
  ];
  const spots = cities.map(({ city }) => centre(city));
  // A city that is not named is there all the same.
  const unnamed = map.cities.filter(({ id }) => !cities.some(({ city }) => city.id === id)).map(centre);
  const reaches = cities.map(({ text, color }) => 90 + text.length * sizeOf(color, level) * letter);
  return cities.map((named, i) => {
    const at = spots[i]!;
    const size = sizeOf(named.color, level);
    const beside = ({ x, y }: Spot, reach: number, rise = 200): boolean =>
      Math.abs(x - at.x) < reach && Math.abs(y - at.y) < rise;
    const around = bumps.filter((bump) => beside(bump, reaches[i]!));
    const pieces = locos.filter((loco) => beside(loco, reaches[i]! + 70));
    // A city is a hexagon: two boxes come nearer to it than one.
    const bodies = [...spots, ...unnamed].flatMap((spot, j) => {
      const share = i === j ? 400 : 60;
      return beside(spot, reaches[i]! + 60)
        ? [round(spot, 98, 58), round(spot, 56, 108)].map((box) => ({ box, share }))
        : [];
    });
    const options = stands.map(({ x, y, sink, anchor, dislike }): Option => {
      const spot = { x: at.x + x, y: at.y + y + sink * size };
      const box = boxOf(spot, named.text, size, anchor);
      let cost = dislike + (box.w * box.h - overlap(box, paper)) / 40;
      for (const body of bodies) cost += overlap(box, body.box) / body.share;
      for (const loco of pieces) cost += overlap(box, loco) / 90;
      for (const bump of around) if (inside(bump, wide(box))) cost += bump.cost;
      return { spot, box, anchor, size, cost };
    });
    const near = spots.flatMap((spot, j) => (j !== i && beside(spot, reaches[i]! + reaches[j]!, 320) ? j : []));
    return { ...named, options, near };
  });
}

/** The best place for each; `more`: tracks that are only being drawn. */
export function chooseNames(all: readonly Candidate[], more: readonly Course[] = []): Name[] {
  const bumps = more.flatMap((course) => along(course, 3));
  const chosen: (Option | undefined)[] = all.map(() => undefined);
  const weight = { red: 0, coloured: 1, gray: 2 };
  const order = all.map((_, i) => i).sort((a, b) => weight[rankOf(all[a]!.color)] - weight[rankOf(all[b]!.color)]);
  for (let pass = 0; pass < 3; pass++)
    for (const i of order) {
      let [best, least] = [all[i]!.options[0]!, Infinity];
      for (const option of all[i]!.options) {
        let cost = option.cost;
        for (const j of all[i]!.near) {
          const other = chosen[j]?.box;
          if (other && meet(other, option.box)) cost += 3 + overlap(other, option.box) / 50;
        }
        for (const bump of bumps) if (inside(bump, wide(option.box))) cost += bump.cost;
        if (cost < least) [best, least] = [option, cost];
      }
      chosen[i] = best;
    }
  return all.map(({ city, text, color }, i) => {
    const { spot, anchor, size, box } = chosen[i]!;
    return { id: city.id, text, anchor, size, rank: rankOf(color), box, ...spot };
  });
}
