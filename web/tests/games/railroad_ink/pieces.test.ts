import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cellName,
  exits,
  networkPoints,
  pieceOf,
  routeFaces,
  sidesOfPiece,
  specialLimit,
  specials,
  variants,
} from '../../../src/games/railroad_ink/pieces';

interface Data {
  pieces: Record<string, { sides: string; variants: number; kind: string }>;
}
const data = JSON.parse(readFileSync('../data/railroad_ink/blazing_red.json', 'utf8')) as Data;

describe('the pieces are turned and mirrored into as many pictures as the box says', () => {
  it.each(Object.entries(data.pieces))('%s', (id, piece) => {
    expect(variants(sidesOfPiece(id))).toHaveLength(piece.variants);
    const marked = sidesOfPiece(id) + (id === 'OVERPASS' ? 'x' : '');
    expect(pieceOf(marked)).toBe(id);
  });
});

describe('what the box holds', () => {
  it('six special routes, of which three may be drawn', () => {
    expect(specials).toEqual(['S_HHHR', 'S_HRRR', 'S_HHHH', 'S_RRRR', 'S_CORNER', 'S_CROSS']);
    expect(specialLimit).toBe(3);
  });
  it('six faces on a white die and three on the other', () => {
    expect(routeFaces.map((faces) => faces.length)).toEqual([6, 3]);
  });
  it('three exits on each side, and they alternate', () => {
    for (const side of [0, 1, 2, 3]) expect(exits.filter(([, , at]) => at === side)).toHaveLength(3);
    expect(exits[0]).toEqual([0, 1, 0, 'H']);
    expect(exits.map(([, , , kind]) => kind).join('')).toBe('HRHRHRHRHRHR');
  });
  it('points for networks of 2 to 12 exits', () => {
    expect(networkPoints[0]).toEqual([2, 4]);
    expect(networkPoints.at(-1)).toEqual([12, 45]);
    expect(networkPoints).toHaveLength(11);
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
});
