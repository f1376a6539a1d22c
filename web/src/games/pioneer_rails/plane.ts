// Where things lie on the drawn map. The side of a hex is 40; the lattice point (x, y) of the rules lies at
// ((x + 1) · 34.641, (y + 2) · 20), so that the 96 hexes fill 866 × 500.
import { lineOf, type Line } from './art/ink';
import { round } from './art/svg';
import { endsOf, geometry, type BoxHex, type Way } from './box';
import type { Point, Side, Track } from './view';

const half = 34.641;
export const width = 866;
export const height = 500;
/** The whole sheet with its frame. */
export const sheetBox = { x: -32, y: -33, w: 930, h: 578 };
/** What a miniature shows of it. */
export const smallBox = { x: -3, y: -3, w: 872, h: 506 };

export interface Spot {
  x: number;
  y: number;
}

export interface Rect extends Spot {
  w: number;
  h: number;
}

export const spot = ({ x, y }: { x: number; y: number }): Spot => ({ x: round((x + 1) * half), y: (y + 2) * 20 });
const text = ({ x, y }: Spot): string => `${x} ${y}`;

export function cornerSpot(point: Point): Spot {
  const [x, y] = point.split(',').map(Number) as [number, number];
  return spot({ x, y });
}

/** A track in the direction it has. */
export function trackLine(track: Track): Line {
  const [a, b] = endsOf(track).map(cornerSpot) as [Spot, Spot];
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
}
export const trackPath = (track: Track): string => lineOf(trackLine(track));
export const wayLine = ({ ends: [a, b] }: Way): Line => {
  const [from, to] = [spot(a), spot(b)];
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
};

/** Corners from the north, clockwise, moved by a share of the way to the middle. */
export function hexCorners(hex: BoxHex, side: Side, inset = 0): Spot[] {
  const middle = spot(hex);
  return hex.corners.map((id) => {
    const corner = spot(geometry[side].map.vertices[id]!);
    return {
      x: round(corner.x + (middle.x - corner.x) * inset),
      y: round(corner.y + (middle.y - corner.y) * inset),
    };
  });
}

export const polygon = (spots: Spot[]): string => `M${spots.map(text).join('L')}Z`;
export const hexPath = (hex: BoxHex, side: Side, inset = 0): string => polygon(hexCorners(hex, side, inset));
