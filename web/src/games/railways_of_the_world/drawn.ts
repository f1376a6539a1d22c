// A position as it is drawn: the courses of links, which of two tracks in a hex lies on top, where locomotives stand, how
// cubes lie in their city. No rule: only where things have room.
import { hexName, segmentOf, type RailMap } from './box';
import { linkCourse, tileCourse, type Course, type Spot } from './plane';
import type { Cube, HexName, LinkView, Side, Tile } from './view';

export interface DrawnLink {
  /** Its first side. */
  name: Side;
  owner: number;
  finished: boolean;
  course: Course;
  /** Where its locomotive stands. */
  loco: Spot;
  depot: { seat: number; at: Spot } | null;
}

/** A locomotive takes so much room; a depot stands on top of it. */
const apart = 46;
/** From the middle of the link outward, until it stands alone. */
const stands = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72];

export function drawnLinks(map: RailMap, links: readonly LinkView[]): DrawnLink[] {
  const taken: Spot[] = [];
  const alone = (at: Spot): boolean => taken.every((one) => Math.hypot(one.x - at.x, one.y - at.y) >= apart);
  return links.map((link) => {
    const course = linkCourse(map, link);
    const spots = stands.map((share) => course.at(share));
    const loco = spots.find(alone) ?? spots[0]!;
    taken.push(loco);
    return {
      name: link.ends[0]!,
      owner: link.owner,
      finished: link.ends.length > 1,
      course,
      loco,
      depot: link.depot === null ? null : { seat: link.depot, at: { x: loco.x, y: loco.y - 38 } },
    };
  });
}

/** The links of a path, each by a side of it. */
export const linkAt = (links: readonly DrawnLink[], all: readonly LinkView[], side: Side): DrawnLink | undefined =>
  links[all.findIndex(({ ends }) => ends.includes(side))];

/** Where two tracks share a hex and cross, the later one lies on top, as a bridge does. */
export function bridges(links: readonly LinkView[]): { name: Side; owner: number; d: string; tile: Tile }[] {
  const first = new Map<HexName, Tile>();
  return links.flatMap(({ ends, owner, tiles }) =>
    tiles.flatMap((tile) => {
      const at = segmentOf(tile);
      const under = first.get(hexName(at));
      if (!under) first.set(hexName(at), tile);
      return under && crosses(under, tile) ? { name: ends[0]!, owner, tile, d: tileCourse(tile).d } : [];
    }),
  );
}

/** Two tracks of a hex meet if an edge of one lies on each side of the other. */
export function crosses(a: Tile, b: Tile): boolean {
  const [one, other] = [segmentOf(a), segmentOf(b)];
  const past = (edge: number): boolean => {
    const span = (one.out - one.in + 6) % 6;
    return (edge - one.in + 6) % 6 < span;
  };
  return past(other.in) !== past(other.out);
}

/** Rows of cubes in a city: three in one row, up to eight in two, more in three. */
export function rowsOf(cubes: readonly Cube[]): Cube[][] {
  const count = cubes.length > 8 ? 3 : cubes.length > 3 ? 2 : 1;
  const each = Math.ceil(cubes.length / count);
  return Array.from({ length: count }, (_, row) => cubes.slice(row * each, (row + 1) * each)).filter(
    (row) => row.length > 0,
  );
}

export interface Tray {
  w: number;
  h: number;
  /** Cubes that would be wider than their city are drawn smaller. */
  scale: number;
  cubes: { cube: Cube; x: number; y: number }[];
}

const pitchX = 29;
const pitchY = 30;
export const cubeSize = 23;

export function trayOf(cubes: readonly Cube[]): Tray {
  const rows = rowsOf(cubes);
  const [w, h] = [Math.max(0, ...rows.map((row) => row.length)) * pitchX + 12, rows.length * pitchY + 8];
  return {
    w,
    h,
    scale: Math.min(1, 99 / w, 72 / h),
    cubes: rows.flatMap((row, j) =>
      row.map((cube, i) => ({
        cube,
        x: (i - (row.length - 1) / 2) * pitchX - 2,
        y: (j - (rows.length - 1) / 2) * pitchY + 2,
      })),
    ),
  };
}

/** Coloured cities have their glyph at the top: the cubes stand lower then. */
export const trayDrop = (gray: boolean): number => (gray ? 0 : 8);
