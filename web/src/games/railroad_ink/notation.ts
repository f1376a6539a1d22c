// Legal moves come as texts; here they are read and grouped by what the player touches.
import notation from 'virtual:notation/railroad_ink';
import { readerOf } from '../notation';
import { pieceOf, sidesOfPiece, variants, type PieceId } from './pieces';

export type Move =
  | { kind: 'draw'; text: string; cell: string; sides: string; piece: PieceId }
  | { kind: 'erase'; text: string; cell: string; sides: string; piece: PieceId }
  | { kind: 'volcano'; text: string; cell: string }
  | { kind: 'take'; text: string; faces: [PieceId, PieceId] }
  | { kind: 'hit'; text: string; direction: string | null }
  | { kind: 'shield'; text: string; piece: PieceId }
  | { kind: 'done'; text: string };

export type Placing = Extract<Move, { kind: 'draw' | 'erase' | 'volcano' }>;

const read = readerOf(notation);

/** Moves of nature, and what is no move, are not read here. */
export function parseMove(text: string): Move | null {
  const move = read(text);
  if (!move) return null;
  const { row, col, sides, lava_sides: lava, face1, face2, special, side } = move.fields;
  const cell = `${row}${col}`;
  const word = text.split(' ', 1)[0];
  switch (word) {
    case 'draw':
    case 'erase': {
      const drawn = (sides ?? lava)!;
      return { kind: word, text, cell, sides: drawn.slice(0, 4), piece: pieceOf(drawn)! };
    }
    case 'volcano':
      return { kind: 'volcano', text, cell };
    case 'take':
      return { kind: 'take', text, faces: [face1 as PieceId, face2 as PieceId] };
    case 'hit':
      return { kind: 'hit', text, direction: side ?? null };
    case 'shield':
      return { kind: 'shield', text, piece: special as PieceId };
    case 'done':
      return { kind: 'done', text };
    default:
      return null;
  }
}

export const parseMoves = (texts: string[]): Move[] => texts.map(parseMove).filter((move) => move !== null);

/** The moves of one piece by space, each space's variants in the order of turning. */
export function placesOf(moves: Move[], piece: PieceId): Map<string, Placing[]> {
  const places = new Map<string, Placing[]>();
  const order = variants(sidesOfPiece(piece));
  for (const move of moves) {
    const fits =
      move.kind === 'volcano'
        ? piece === 'VOLCANO'
        : (move.kind === 'draw' || move.kind === 'erase') && move.piece === piece;
    if (!fits) continue;
    const placing = move as Placing;
    places.set(placing.cell, [...(places.get(placing.cell) ?? []), placing]);
  }
  for (const list of places.values()) list.sort((a, b) => order.indexOf(sidesOf(a)) - order.indexOf(sidesOf(b)));
  return places;
}

export const sidesOf = (move: Placing): string => (move.kind === 'volcano' ? 'LLLL' : move.sides);

/** The notation of drawing a piece in a space with the given sides. */
export const drawText = (cell: string, piece: PieceId, sides: string): string =>
  piece === 'VOLCANO' ? `volcano ${cell}` : `draw ${cell}${sides}${piece === 'OVERPASS' ? 'x' : ''}`;
