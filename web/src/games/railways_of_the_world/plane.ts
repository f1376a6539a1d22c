// Where things lie on the drawn map, in units of a hundredth of a hex's width: hexes stand on a corner, a row lies 86.6
// below the one before, and the centre of hex 0.0 is the origin. The sheet is as large as its map.
import { edgeOf, hexOf, segmentOf, type Edge, type Hex, type RailMap, type Segment } from './box';
import type { HexName, LinkView, OpenEnd, Tile } from './view';

export interface Spot {
  x: number;
  y: number;
}
export interface Rect extends Spot {
  w: number;
  h: number;
}

export const width = 100;
export const radius = width / Math.sqrt(3);
export const pitch = radius * 1.5;

export const round = (value: number): number => Math.round(value * 10) / 10;
export const text = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;
export const plus = (a: Spot, b: Spot, times = 1): Spot => ({ x: a.x + b.x * times, y: a.y + b.y * times });
const turned = (degrees: number, length: number): Spot => ({
  x: length * Math.cos((degrees * Math.PI) / 180),
  y: length * Math.sin((degrees * Math.PI) / 180),
});

export const centre = ({ c, r }: Hex): Spot => ({ x: (c + (r & 1) / 2) * width, y: r * pitch });
/** From the centre: corners from the north, clockwise; the middles of the edges by their numbers. */
export const corners: readonly Spot[] = [0, 1, 2, 3, 4, 5].map((i) => turned(i * 60 - 90, radius));
export const middles: readonly Spot[] = [0, 1, 2, 3, 4, 5].map((edge) => turned(edge * 60, width / 2));

export const edgeSpot = (hex: Hex, edge: Edge): Spot => plus(centre(hex), middles[edge]!);
/** The corners at the two ends of an edge, clockwise. */
export const edgeEnds = (hex: Hex, edge: Edge): [Spot, Spot] => [
  plus(centre(hex), corners[(edge + 1) % 6]!),
  plus(centre(hex), corners[(edge + 2) % 6]!),
];
export const endSpot = (end: OpenEnd): Spot => edgeSpot(hexOf(end), edgeOf(end));

export const polygon = (spots: readonly Spot[]): string => `M${spots.map(text).join('L')}Z`;
/** A hexagon round a place, `size` times a hex. */
export const hexagon = (at: Spot, size = 1): string => polygon(corners.map((corner) => plus(at, corner, size)));
export const hexPath = (hex: Hex, size = 1): string => hexagon(centre(hex), size);

/** The printed sheet: all hexes and a margin in which the land goes on. */
export const sheetOf = ({ cols, rows }: Pick<RailMap, 'cols' | 'rows'>): Rect => ({
  x: -118,
  y: -122,
  w: (cols - 0.5) * width + 236,
  h: (rows - 1) * pitch + 244,
});

/** What can be scrolled to: the sheet and the table round it. */
export const roomOf = (map: Pick<RailMap, 'cols' | 'rows'>): Rect => {
  const { x, y, w, h } = sheetOf(map);
  return { x: x - 30, y: y - 30, w: w + 60, h: h + 60 };
};
export const viewBox = ({ x, y, w, h }: Rect): string => `${x} ${y} ${w} ${h}`;

export const inside = ({ x, y }: Spot, box: Rect): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
export const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The hex under a place of the sheet, on the grid or not. */
export function hexAt({ x, y }: Spot): Hex {
  const near = Math.round(y / pitch);
  const away = (hex: Hex): number => Math.hypot(centre(hex).x - x, centre(hex).y - y);
  // Adding 0 makes 0 of -0.
  return [near - 1, near, near + 1]
    .map((r) => ({ c: Math.round(x / width - (r & 1) / 2) + 0, r: r + 0 }))
    .reduce((best, hex) => (away(hex) < away(best) ? hex : best));
}

/** A stretch of track: a line, or an arc round a corner of the hex or a place beyond it. */
interface Piece {
  to: Spot;
  length: number;
  /** The place after a share of it. */
  at: (share: number) => Spot;
  d: string;
}

const line = (from: Spot, to: Spot): Piece => ({
  to,
  length: Math.hypot(to.x - from.x, to.y - from.y),
  at: (share) => plus(from, { x: to.x - from.x, y: to.y - from.y }, share),
  d: `L${text(to)}`,
});

function arc(from: Spot, to: Spot, r: number, clockwise: boolean): Piece {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const chord = Math.hypot(dx, dy);
  const rise = Math.sqrt(r * r - (chord * chord) / 4) * (clockwise ? 1 : -1);
  const hub = { x: (from.x + to.x) / 2 - (dy / chord) * rise, y: (from.y + to.y) / 2 + (dx / chord) * rise };
  const begin = Math.atan2(from.y - hub.y, from.x - hub.x);
  const sweep = 2 * Math.asin(chord / 2 / r) * (clockwise ? 1 : -1);
  return {
    to,
    length: Math.abs(sweep) * r,
    at: (share) => ({ x: hub.x + r * Math.cos(begin + sweep * share), y: hub.y + r * Math.sin(begin + sweep * share) }),
    d: `A${round(r)} ${round(r)} 0 0 ${clockwise ? 1 : 0} ${text(to)}`,
  };
}

/** Through a hex: straight, in a gentle curve (edges two apart) or in a tight one (neighbouring edges). */
function through(at: Segment): Piece {
  const [from, to] = [edgeSpot(at, at.in), edgeSpot(at, at.out)];
  const turn = (at.out - at.in + 6) % 6;
  if (turn === 3) return line(from, to);
  return arc(from, to, turn === 1 || turn === 5 ? radius / 2 : pitch, turn > 3);
}

/** A track over several hexes, as it is drawn and measured. */
export class Course {
  readonly d: string;
  readonly length: number;
  private readonly from: Spot;
  private readonly pieces: Piece[];

  constructor(from: Spot, pieces: Piece[]) {
    this.from = from;
    this.pieces = pieces;
    this.d = `M${text(from)}${pieces.map(({ d }) => d).join('')}`;
    this.length = pieces.reduce((sum, { length }) => sum + length, 0);
  }

  /** The place after a share of its length. */
  at(share: number): Spot {
    let left = share * this.length;
    for (const { length, at } of this.pieces) {
      if (left <= length) return at(length ? left / length : 0);
      left -= length;
    }
    return this.pieces.at(-1)?.to ?? this.from;
  }
}

export const tileCourse = (tile: Tile): Course => {
  const at = segmentOf(tile);
  return new Course(edgeSpot(at, at.in), [through(at)]);
};

/** Tiles that follow each other. Where the first or the last faces a city the track runs on to its centre. */
export function courseOf(map: RailMap, tiles: readonly Tile[]): Course {
  const segments = tiles.map(segmentOf);
  const [first, last] = [segments[0]!, segments.at(-1)!];
  const [start, end] = [map.faced(first, first.in), map.faced(last, last.out)];
  const begin = edgeSpot(first, first.in);
  const pieces = segments.map(through);
  if (start) pieces.unshift(line(centre(start), begin));
  if (end) pieces.push(line(edgeSpot(last, last.out), centre(end)));
  return new Course(start ? centre(start) : begin, pieces);
}

export const linkCourse = (map: RailMap, link: LinkView): Course => courseOf(map, link.tiles);

/** Where a name of the map lies: a city, a hex, an exit; a link at its middle. */
export function spotOf(map: RailMap, place: string, links: readonly LinkView[] = []): Spot | null {
  const city = map.city(place);
  if (city) return centre(city);
  const link = links.find(({ ends }) => ends.includes(place));
  if (link) return linkCourse(map, link).at(0.5);
  if (/^\d+\.\d+\.\d$/.test(place)) return endSpot(place as OpenEnd);
  return /^\d+\.\d+$/.test(place) ? centre(hexOf(place as HexName)) : null;
}
