// From a seat's view to what is drawn on the sheet.
import { exitStub, lavaLayer, lavaLayers, lavaLip, route, type Style } from './ink';
import { cellOf, exits, size } from './pieces';
import type { Space } from './view';

export interface Placed {
  cell: string;
  x: number;
  y: number;
  svg: string;
  round: number | null;
  /** Drawn in the round that is not confirmed yet. */
  draft: boolean;
  /** The kinds of line (H, R) that join the board at their far end: the pen begins there. */
  back: string;
}

/** One contour of one space's lava, or the lip of an open side. */
export interface Flow {
  key: string;
  x: number;
  y: number;
  svg: string;
  back: string;
}

export interface Sheet {
  exits: { x: number; y: number; turn: number; met: boolean; svg: string }[];
  /** All lava, contour by contour over the whole board, so that lakes merge. */
  lava: Flow[];
  lips: Flow[];
  pieces: Placed[];
}

/** A piece that is only previewed closes its neighbours' lava too. */
export interface Ghost {
  cell: string;
  sides: string;
}

const stepTo: [row: number, col: number][] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

export const cells: string[] = Array.from({ length: size * size }, (_, i) => cellOf(Math.floor(i / size), i % size));
/** Places name a space or one of its ends ("33N"); these are their spaces, each once. */
export const spacesOf = (places: string[]): string[] => [...new Set(places.map((place) => place.slice(0, 2)))];
export const position = (cell: string): { x: number; y: number } => ({
  x: Number(cell[1]) * 100,
  y: Number(cell[0]) * 100,
});

export function neighbour(cell: string, side: number): string | null {
  const row = Number(cell[0]) + stepTo[side]![0];
  const col = Number(cell[1]) + stepTo[side]![1];
  return row < 0 || col < 0 || row >= size || col >= size ? null : cellOf(row, col);
}

export function sheetOf(
  spaces: Record<string, Space>,
  draftRound: number | null,
  style: Style = {},
  ghost: Ghost | null = null,
): Sheet {
  const held = Object.entries(spaces).sort(([a], [b]) => a.localeCompare(b));
  const sidesAt = (cell: string): string => (ghost?.cell === cell ? ghost.sides : (spaces[cell]?.sides ?? '....'));
  return {
    exits: exits.map(([row, col, side, kind]) => ({
      x: col * 100,
      y: row * 100,
      turn: side * 90,
      met: spaces[cellOf(row, col)]?.sides?.[side] === kind,
      svg: exitStub(kind, style),
    })),
    ...lavaOf(held, sidesAt),
    pieces: held.map(([cell, space]) => ({
      cell,
      ...position(cell),
      svg: route(space.piece, space.sides ?? '....', style),
      round: space.round || null,
      draft: draftRound !== null && space.round === draftRound,
      back: ['H', 'R'].filter((kind) => joinsAtFarEnd(cell, space.sides ?? '....', kind, sidesAt)).join(''),
    })),
  };
}

type SidesAt = (cell: string) => string;

function lavaOf(held: [string, Space][], sidesAt: SidesAt): { lava: Flow[]; lips: Flow[] } {
  const flows = held.filter(([, space]) => space.sides?.includes('L'));
  const lava = lavaLayers.flatMap((layer) =>
    flows.map(([cell, { sides }]) => ({
      key: `${layer[0]} ${cell}${sides}`,
      ...position(cell),
      svg: lavaLayer(sides!, layer),
      back: joinsAtFarEnd(cell, sides!, 'L', sidesAt) ? 'L' : '',
    })),
  );
  const open = (cell: string, side: number): boolean => {
    const beside = neighbour(cell, side);
    return beside !== null && sidesAt(beside)[(side + 2) % 4] !== 'L';
  };
  const lips = flows.flatMap(([cell, { sides }]) =>
    [0, 1, 2, 3]
      .filter((side) => sides![side] === 'L' && open(cell, side))
      .map((side) => ({ key: `${cell}${side}`, ...position(cell), svg: lavaLip(side), back: '' })),
  );
  return { lava, lips };
}

/** A line of two ends is drawn from its first one, unless only the other is joined to the board. */
function joinsAtFarEnd(cell: string, sides: string, kind: string, sidesAt: SidesAt): boolean {
  const ends = [0, 1, 2, 3].filter((side) => sides[side] === kind);
  if (ends.length !== 2) return false;
  const joined = (side: number): boolean => {
    const beside = neighbour(cell, side);
    if (beside !== null) return sidesAt(beside)[(side + 2) % 4] === kind;
    return exits.some(([row, col, at, what]) => cellOf(row, col) === cell && at === side && what === kind);
  };
  return !joined(ends[0]!) && joined(ends[1]!);
}

/** The way of a meteor from the marker to where it lands, as corner points: it turns back at the edge. */
export function meteorPath(from: string, direction: string, distance: number, landing: string): string[] {
  const side = ['N', 'E', 'S', 'W'].indexOf(direction);
  if (side < 0) return [];
  let heading = side;
  let here = from;
  const way = [here];
  // Beyond the distance it goes on over craters; a line of seven always has a landing space.
  for (let step = 1; step <= distance + 2 * size; step++) {
    if (neighbour(here, heading) === null) heading = (heading + 2) % 4;
    here = neighbour(here, heading)!;
    way.push(here);
    if (step >= distance && here === landing) return way;
  }
  return way;
}
