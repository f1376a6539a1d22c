// The pieces by their four sides (N E S W), the exits, and the notation's way to name a piece.
// tests/pieces.test.ts holds all of it against data/railroad_ink.json.
export const size = 7;

export const pieceSides = {
  H_STRAIGHT: 'H.H.',
  H_CURVE: 'HH..',
  H_T: 'HHH.',
  R_STRAIGHT: 'R.R.',
  R_CURVE: 'RR..',
  R_T: 'RRR.',
  STATION_STRAIGHT: 'H.R.',
  STATION_CURVE: 'HR..',
  OVERPASS: 'HRHR',
  S_HHHR: 'HHRH',
  S_HRRR: 'HRRR',
  S_HHHH: 'HHHH',
  S_RRRR: 'RRRR',
  S_CORNER: 'HHRR',
  S_CROSS: 'HRHR',
  L_CORNER: 'LL..',
  L_STRAIGHT: 'L.L.',
  L_THREE: 'LLL.',
  L_HIGHWAY: 'HLH.',
  L_RAILWAY: 'RLR.',
  VOLCANO: 'LLLL',
} as const;

export type PieceId = keyof typeof pieceSides;
export const specials = ['S_HHHR', 'S_HRRR', 'S_HHHH', 'S_RRRR', 'S_CORNER', 'S_CROSS'] as const satisfies PieceId[];
export const isSpecial = (id: string): boolean => id.startsWith('S_');
export const isLava = (id: string): boolean => id.startsWith('L_');

export type ExitKind = 'H' | 'R';
/** Row, column, side (0 = N, clockwise) and kind of the twelve exits. */
export const exits: [row: number, col: number, side: number, kind: ExitKind][] = [
  [0, 1, 0, 'H'],
  [0, 3, 0, 'R'],
  [0, 5, 0, 'H'],
  [1, 6, 1, 'R'],
  [3, 6, 1, 'H'],
  [5, 6, 1, 'R'],
  [6, 5, 2, 'H'],
  [6, 3, 2, 'R'],
  [6, 1, 2, 'H'],
  [5, 0, 3, 'R'],
  [3, 0, 3, 'H'],
  [1, 0, 3, 'R'],
];

/** Points of a network by the number of exits it joins, 2 to 12. */
export const networkPoints = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45];

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
for (const [id, sides] of Object.entries(pieceSides)) {
  const mark = id === 'OVERPASS' ? 'x' : '';
  for (const variant of variants(sides)) bySides.set(variant + mark, id as PieceId);
}

/** The piece of a `place` of the notation: its sides, with x for the overpass. */
export const pieceOf = (drawn: string): PieceId | undefined => bySides.get(drawn);

/** Row 2, column 2 is `22` in the notation and C3 on the board. */
export const cellName = (cell: string): string => 'ABCDEFG'[Number(cell[1])]! + (Number(cell[0]) + 1);
export const cellOf = (row: number, col: number): string => `${row}${col}`;
