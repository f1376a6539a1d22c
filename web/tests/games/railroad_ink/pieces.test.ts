import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cellName,
  exits,
  networkPoints,
  pieceOf,
  pieceSides,
  specials,
  variants,
  type PieceId,
} from '../../../src/games/railroad_ink/pieces';

interface Data {
  board: { exits: { row: number; col: number; side: string; type: string }[] };
  pieces: Record<string, { sides: string; variants: number; kind: string }>;
}
const data = JSON.parse(readFileSync('../data/railroad_ink.json', 'utf8')) as Data;

describe('the pieces are those of the data file', () => {
  it.each(Object.entries(data.pieces))('%s', (id, piece) => {
    expect(pieceSides[id as PieceId]).toBe(piece.sides);
    expect(variants(piece.sides)).toHaveLength(piece.variants);
  });
  it('and no others', () => {
    expect(Object.keys(pieceSides).sort()).toEqual(Object.keys(data.pieces).sort());
    expect(specials.slice().sort()).toEqual(
      Object.entries(data.pieces)
        .filter(([, p]) => p.kind === 'special')
        .map(([id]) => id)
        .sort(),
    );
  });
  it('with the same exits', () => {
    expect(exits).toEqual(data.board.exits.map((e) => [e.row, e.col, 'NESW'.indexOf(e.side), e.type]));
  });
});

describe('names', () => {
  it('tells overpass and crossing station apart by x', () => {
    expect(pieceOf('HRHRx')).toBe('OVERPASS');
    expect(pieceOf('RHRH')).toBe('S_CROSS');
    expect(pieceOf('HHHHx')).toBeUndefined();
    expect(pieceOf('H.R.')).toBe('STATION_STRAIGHT');
    expect(pieceOf('RH..')).toBe('STATION_CURVE');
  });
  it('shows row 2, column 2 as C3', () => expect(cellName('22')).toBe('C3'));
  it('counts networks of 2 to 12 exits', () => expect(networkPoints).toHaveLength(11));
});
