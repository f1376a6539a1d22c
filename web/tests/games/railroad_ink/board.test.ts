import { describe, expect, it } from 'vitest';
import { meteorPath, neighbour, sheetOf } from '../../../src/games/railroad_ink/board';
import { readSpaces } from '../../../src/games/railroad_ink/figures';
import type { InkView } from '../../../src/games/railroad_ink/view';
import fixtures from './positions.json';

describe('the sheet', () => {
  it.each(fixtures)('$name: draws every space the view holds', ({ view }) => {
    const seat = (view as unknown as InkView).seats[0]!;
    const sheet = sheetOf(seat.spaces, null);
    expect(sheet.pieces.map((piece) => piece.cell).sort()).toEqual(Object.keys(seat.spaces).sort());
    for (const { cell, svg } of sheet.pieces) {
      // Bare lava lies in its own layer.
      const bare = /^[.L]{4}$/.test(seat.spaces[cell]!.sides ?? 'H') && seat.spaces[cell]!.piece !== 'VOLCANO';
      expect([cell, svg === '']).toEqual([cell, bare]);
    }
    expect(sheet.exits).toHaveLength(12);
  });
  it('marks drawings of the open round and met exits', () => {
    const sheet = sheetOf({ ...readSpaces('30.H.H', 1), ...readSpaces('31.H.H', 2) }, 2);
    expect(sheet.pieces.map((piece) => piece.draft)).toEqual([false, true]);
    expect(sheet.exits.filter((exit) => exit.met)).toHaveLength(1);
  });
  it('gives an open lava side a lip, unless the edge or the preview closes it', () => {
    const lips = (...drawn: Parameters<typeof sheetOf>) => sheetOf(...drawn).lips.length;
    expect(lips(readSpaces('33LLLL'), null)).toBe(4);
    expect(lips(readSpaces('00LLLL'), null)).toBe(2);
    expect(lips(readSpaces('33LLLL'), null, {}, { cell: '32', sides: '.L.L' })).toBe(3);
    expect(lips(readSpaces('33LLLL 34H.HL'), null)).toBe(3);
  });
  it('paints lava contour by contour, so that lakes merge', () => {
    const { lava } = sheetOf(readSpaces('33LLLL 34.L.L'), null);
    expect(lava.map(({ key }) => key.split(' ')[0])).toEqual([
      'lv-rim',
      'lv-rim',
      'lv-1',
      'lv-1',
      'lv-2',
      'lv-2',
      'lv-3',
      'lv-3',
    ]);
  });
  it('lets the pen begin where the line joins the board', () => {
    const back = (text: string, cell: string) =>
      sheetOf(readSpaces(text), null).pieces.find((piece) => piece.cell === cell)!.back;
    expect(back('01H.H.', '01')).toBe('');
    expect(back('61H.H.', '61')).toBe('H');
    expect(back('30.H.H', '30')).toBe('H');
    expect(back('30.H.H 31.H.H', '31')).toBe('H');
    expect(back('33R.R.', '33')).toBe('');
    // Joined at both ends, or a crossing of two kinds: each kind for itself.
    expect(back('03R.R. 13R.R. 23R.R.', '13')).toBe('');
    expect(back('30.H.H 31RHRHx 41R.R.', '31')).toBe('HR');
    const { lava } = sheetOf(readSpaces('33LLLL 32.L.L 34.L.L'), null);
    expect(lava.filter(({ key }) => key.startsWith('lv-1')).map(({ back: kind }) => kind)).toEqual(['', '', 'L']);
  });
  it('uses no inline style, which the content policy would refuse', () => {
    const sheet = sheetOf(readSpaces('33LLLL 34H.HL 12O 30.HHH 31RHRHx 41.HR.'), 1);
    expect(JSON.stringify(sheet)).not.toContain('style=');
  });
});

describe('the way of a meteor (spec E9)', () => {
  it('goes straight', () => expect(meteorPath('33', 'W', 2, '31')).toEqual(['33', '32', '31']));
  it('bounces without losing a step', () => expect(meteorPath('05', 'N', 3, '35')).toEqual(['05', '15', '25', '35']));
  it('flies on over a crater', () => expect(meteorPath('21', 'W', 3, '23')).toEqual(['21', '20', '21', '22', '23']));
  it('knows no way for an open direction', () => expect(meteorPath('33', 'ANY', 2, '31')).toEqual([]));
});

it('knows the neighbours of a space', () => {
  expect([0, 1, 2, 3].map((side) => neighbour('00', side))).toEqual([null, '01', '10', null]);
});
