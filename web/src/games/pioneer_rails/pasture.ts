// The pasture that a ranch has for itself: its hexes and halves of hexes as one shape, with a fence inside its border.
import { geometry } from './box';
import { polygon, spot, type Spot } from './plane';
import { round } from './art/svg';
import type { Cell, HexName, Side } from './view';

/** Which diagonal cuts a hex. */
export type Cuts = ReadonlyMap<HexName, number>;

/** The corners of a cell, clockwise, by their numbers in the box. */
function cornersOf(side: Side, { hex, half }: Cell, cuts: Cuts): number[] {
  const { corners } = geometry[side].hex(hex)!;
  const cut = cuts.get(hex);
  if (half === undefined || cut === undefined) return corners;
  const first = cut + half * 3;
  return [0, 1, 2, 3].map((i) => corners[(first + i) % 6]!);
}

const spots = (side: Side, corners: number[]): Spot[] => corners.map((id) => spot(geometry[side].map.vertices[id]!));

/** All cells, to be filled. */
export const pasture = (side: Side, cells: Cell[], cuts: Cuts): string =>
  cells.map((cell) => polygon(spots(side, cornersOf(side, cell, cuts)))).join('');

interface Border {
  from: number;
  to: number;
  /** Its ends, moved towards the middle of the cell. */
  line: [Spot, Spot];
}

/** The border of the cells together, a share of the way inside: one closed path a loop. */
export function outline(side: Side, cells: Cell[], cuts: Cuts, inset: number): string {
  const all: Border[] = cells.flatMap((cell) => {
    const corners = cornersOf(side, cell, cuts);
    const at = spots(side, corners);
    const middle = {
      x: at.reduce((sum, { x }) => sum + x, 0) / at.length,
      y: at.reduce((sum, { y }) => sum + y, 0) / at.length,
    };
    const inner = at.map(({ x, y }) => ({
      x: round(x + (middle.x - x) * inset),
      y: round(y + (middle.y - y) * inset),
    }));
    return corners.map((from, i): Border => {
      const next = (i + 1) % corners.length;
      return { from, to: corners[next]!, line: [inner[i]!, inner[next]!] };
    });
  });
  const borders = all.filter(({ from, to }) => !all.some((other) => other.from === to && other.to === from));
  const left = new Set(borders);
  let d = '';
  for (const first of borders) {
    if (!left.has(first)) continue;
    const loop: Spot[] = [];
    for (let at: Border | undefined = first; at; at = [...left].find(({ from }) => from === at!.to)) {
      left.delete(at);
      loop.push(...at.line);
    }
    d += polygon(loop);
  }
  return d;
}
