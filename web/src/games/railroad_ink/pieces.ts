// The pieces by their four sides (N E S W), the exits, and the notation's way to name a piece. What they are lies in the
// box; how they are turned and named is ours.
import { boxOf } from '../../net/boxes';

/** The box as the server has it (data/railroad_ink/): as much of its shape as the table reads. */
interface Box {
  board: { rows: number; exits: { row: number; col: number; side: string; type: ExitKind }[] };
  pieces: Record<PieceId, { sides: string }>;
  dice: Record<'route_a' | 'route_b', { faces: PieceId[] }>;
  special_routes: { pieces: PieceId[]; max_per_game: number };
  network_values: Record<string, number>;
}
const box = await boxOf<Box>('railroad_ink');

/** Ids of the box: 'H_STRAIGHT', 'S_CROSS', 'VOLCANO', … */
export type PieceId = string;
export type ExitKind = 'H' | 'R';

export const size = box.board.rows;
export const sidesOfPiece = (id: PieceId): string => box.pieces[id]?.sides ?? '....';
export const specials: PieceId[] = box.special_routes.pieces;
/** How many of them may be drawn in a game. */
export const specialLimit = box.special_routes.max_per_game;
/** The faces of the two kinds of route dice, each once. */
export const routeFaces: PieceId[][] = [box.dice.route_a, box.dice.route_b].map(({ faces }) => [...new Set(faces)]);

/** Row, column, side (0 = N, clockwise) and kind of the exits. */
export const exits = box.board.exits.map(
  ({ row, col, side, type }) => [row, col, 'NESW'.indexOf(side), type] as [number, number, number, ExitKind],
);

/** Points of a network by the number of exits it joins, for the numbers that score. */
export const networkPoints: [exits: number, points: number][] = Object.entries(box.network_values)
  .map(([count, points]): [number, number] => [Number(count), points])
  .filter(([, points]) => points > 0);

export const rotate = (sides: string): string => sides[3]! + sides.slice(0, 3);
export const mirror = (sides: string): string => sides[0]! + sides[3]! + sides[2]! + sides[1]!;

/** All pictures of a piece in the order a player turns through: four turns, then the mirrored four. */
export function variants(sides: string): string[] {
  const out: string[] = [];
  for (let turn = sides, flip = 0; flip < 2; flip++, turn = mirror(sides)) {
    for (let i = 0; i < 4; i++, turn = rotate(turn)) if (!out.includes(turn)) out.push(turn);
  }
  return out;
}

const bySides = new Map<string, PieceId>();
for (const [id, { sides }] of Object.entries(box.pieces)) {
  const mark = id === 'OVERPASS' ? 'x' : '';
  for (const variant of variants(sides)) bySides.set(variant + mark, id);
}

/** The piece of a `place` of the notation: its sides, with x for the overpass. */
export const pieceOf = (drawn: string): PieceId | undefined => bySides.get(drawn);

/** Row 2, column 2 is `22` in the notation and C3 on the board. */
export const cellName = (cell: string): string => 'ABCDEFG'[Number(cell[1])]! + (Number(cell[0]) + 1);
export const cellOf = (row: number, col: number): string => `${row}${col}`;
