import { describe, expect, it } from 'vitest';
import { drawText, parseMove, parseMoves, placesOf } from '../../../src/games/railroad_ink/notation';
import fixtures from './positions.json';

describe('moves are read', () => {
  it.each([
    ['draw 30.HHH', { kind: 'draw', cell: '30', sides: '.HHH', piece: 'H_T' }],
    ['draw 14RHRHx', { kind: 'draw', cell: '14', sides: 'RHRH', piece: 'OVERPASS' }],
    ['erase 34H.HL', { kind: 'erase', cell: '34', sides: 'H.HL', piece: 'L_HIGHWAY' }],
    ['volcano 60', { kind: 'volcano', cell: '60' }],
    ['hit', { kind: 'hit', direction: null }],
    ['hit N', { kind: 'hit', direction: 'N' }],
    ['shield S_CROSS', { kind: 'shield', piece: 'S_CROSS' }],
    ['take H_T STATION_CURVE', { kind: 'take', faces: ['H_T', 'STATION_CURVE'] }],
    ['done', { kind: 'done' }],
  ])('%s', (text, expected) => expect(parseMove(text)).toEqual({ text, ...expected }));
  it('and nothing else', () => {
    for (const text of ['', 'draw', 'draw 30HHHHx', 'fly 30', 'volcano', 'draw 3.HHH'])
      expect(parseMove(text)).toBeNull();
  });
});

describe('legal moves of real positions', () => {
  it.each(fixtures)('$name: every move is understood', ({ legal }) =>
    expect(parseMoves(legal)).toHaveLength(legal.length),
  );
  it.each(fixtures)('$name: every drawing is found again under its piece', ({ legal }) => {
    const moves = parseMoves(legal);
    const drawings = moves.flatMap((move) => (move.kind === 'draw' ? [move] : []));
    for (const drawing of drawings) {
      expect(
        placesOf(moves, drawing.piece)
          .get(drawing.cell)
          ?.map((move) => move.text),
      ).toContain(drawing.text);
      expect(drawText(drawing.cell, drawing.piece, drawing.sides)).toBe(drawing.text);
    }
  });
  it('lists variants in the order of turning', () => {
    const moves = parseMoves(['draw 22HH.H', 'draw 22HHH.', 'draw 22.HHH', 'draw 22H.HH']);
    expect(
      placesOf(moves, 'H_T')
        .get('22')!
        .map((move) => move.text.slice(7)),
    ).toEqual(['HHH.', '.HHH', 'H.HH', 'HH.H']);
  });
});
