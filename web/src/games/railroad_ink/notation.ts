// Legal moves come as texts; here they are read and grouped by what the player touches.
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

export function parseMove(text: string): Move | null {
  const [word, first, second] = text.split(' ');
  switch (word) {
    case 'draw':
    case 'erase': {
      const drawn = /^(\d\d)([.HRL]{4})(x?)$/.exec(first ?? '');
      const piece = drawn && pieceOf(drawn[2]! + drawn[3]!);
      return drawn && piece ? { kind: word, text, cell: drawn[1]!, sides: drawn[2]!, piece } : null;
    }
    case 'volcano':
      return first && /^\d\d$/.test(first) ? { kind: 'volcano', text, cell: first } : null;
    case 'take':
      return first && second ? { kind: 'take', text, faces: [first as PieceId, second as PieceId] } : null;
    case 'hit':
      return { kind: 'hit', text, direction: first ?? null };
    case 'shield':
      return first ? { kind: 'shield', text, piece: first as PieceId } : null;
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
