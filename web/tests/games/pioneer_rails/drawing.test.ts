// Shapes of the drawing: pastures with halves, marks of drafts, places in the phone's frame, the pictures of the rules.
import { describe, expect, it } from 'vitest';
import { box, geometry } from '../../../src/games/pioneer_rails/box';
import { cutsOf, handles, laidOn, needs, stops } from '../../../src/games/pioneer_rails/drawn';
import { drawnOf, maps } from '../../../src/games/pioneer_rails/figures';
import { nameHexes } from '../../../src/games/pioneer_rails/names';
import { outline, pasture } from '../../../src/games/pioneer_rails/pasture';
import { growth, pictures, printed } from '../../../src/games/pioneer_rails/printed';
import { placeSpot, tagSpot } from '../../../src/games/pioneer_rails/tags';
import { bounds, corners, insetSize } from '../../../src/games/pioneer_rails/viewport';
import type { Cell } from '../../../src/games/pioneer_rails/view';
import { freeCorner, opening } from '../../../src/table/viewport';

const cells = (names: string): Cell[] => names.split(' ').map((hex) => ({ hex }));
const loops = (d: string): number => d.split('Z').length - 1;
const points = (d: string): number => d.split(/[ML]/).length - 1;

describe('a pasture', () => {
  it('has one fence round all of its hexes, and one more round a hole', () => {
    expect(points(outline('A', cells('C5'), new Map(), 0.19))).toBe(12);
    // Two hexes share a side: five sides of each are left.
    expect(points(outline('A', cells('C5 C6'), new Map(), 0.19))).toBe(20);
    expect(loops(outline('A', cells('C5 C6'), new Map(), 0.19))).toBe(1);
    // Six round a seventh that is not in it.
    const ring = geometry.A.hex('C5')!.neighbours.map((id) => ({ hex: geometry.A.map.hexes[id!]!.name }));
    expect(loops(outline('A', ring, new Map(), 0.19))).toBe(2);
  });

  it('takes the half that a shortcut leaves, clockwise of its first corner', () => {
    const sheet = drawnOf('B', 'H6,16>6,20');
    const cuts = cutsOf('B', sheet);
    expect(cuts.get('G4')).toBe(0);
    const east = pasture('B', [{ hex: 'G4', half: 0 }], cuts);
    const west = pasture('B', [{ hex: 'G4', half: 1 }], cuts);
    const middle = (7 * 34.641).toFixed(1);
    const xs = (d: string) => [...d.matchAll(/[ML]([\d.]+) /g)].map((one) => Number(one[1]));
    expect(Math.min(...xs(east))).toBe(Number(middle));
    expect(Math.max(...xs(west))).toBe(Number(middle));
    expect(points(east)).toBe(4);
    // Both halves: whole again, with the track between them.
    expect(
      points(
        outline(
          'B',
          [
            { hex: 'G4', half: 0 },
            { hex: 'G4', half: 1 },
          ],
          cuts,
          0.1,
        ),
      ),
    ).toBe(12);
  });

  it('is halved by a shortcut that is only about to be laid', () => {
    expect(cutsOf('B', drawnOf('B', ''), '6,20>6,16').get('G4')).toBe(0);
  });
});

describe('what is drawn', () => {
  it('ends with a buffer stop where the table says that it is open', () => {
    const drawn = drawnOf('A', 'H20,4>20,2 H20,2>19,1! H21,7>22,8 H22,8>22,10');
    expect(stops(laidOn('A', drawn), drawn.ends).map(({ corner }) => corner)).toEqual(['19,1']);
  });

  it('counts sides in ink and in pen', () => {
    const { sides } = drawnOf('A', 'H17,5>16,4 H16,4>15,5', '', 'C9:3-1');
    const fort = needs('A', sides).find(({ hex }) => hex.name === 'C9')!;
    expect([fort.of, fort.inked, fort.all]).toEqual([4, 2, 3]);
  });

  it('marks loose ends, joints and the head of a draft', () => {
    expect(handles(['20,4>20,2', '20,2>19,1', '21,5>22,4'])).toEqual([
      { at: '20,4', kind: 'tail' },
      { at: '20,2', kind: 'joint' },
      { at: '19,1', kind: 'tail' },
      { at: '21,5', kind: 'tail' },
      { at: '22,4', kind: 'head' },
    ]);
  });

  it('prints both sides once, each in its own way', () => {
    expect(printed('A')).toBe(printed('A'));
    expect(printed('A').walls).toBe('');
    expect(printed('B').walls).not.toBe('');
    expect(pictures.A).not.toBe(pictures.B);
    // What a shortcut runs through is taken away.
    const all = growth('B', new Set());
    const hex = geometry.B.map.hexes.find(
      ({ type, name }) => type === 'desert' && growth('B', new Set([name])) !== all && !nameHexes.B.has(name),
    );
    expect(hex).toBeTruthy();
  });

  it('has tags at every kind of place, beside the track and not on another', () => {
    for (const place of ['E3', 'town:A4', '20,4', '20,2>20,4']) expect(placeSpot('A', place)).not.toBeNull();
    expect(placeSpot('A', 'seat:1')).toBeNull();
    const [left, right] = [
      tagSpot('20,4>20,2', ['20,4>20,2', '21,1>21,3']),
      tagSpot('20,4>20,2', ['20,4>20,2', '19,1>19,3']),
    ];
    expect(left.x).toBeLessThan(right.x);
  });
});

describe('the frame on a phone', () => {
  const port = { w: 374, h: 358 };

  it('opens with hexes of 62 pixels', () => expect(69.282 * opening(port, bounds)).toBeCloseTo(62));

  it('keeps the locator off what is on offer', () => {
    const free = (...offered: { x: number; y: number }[]) => freeCorner(offered, corners, port, insetSize);
    expect(free()).toBe('top left');
    expect(free({ x: 60, y: 40 })).toBe('bottom left');
    expect(free({ x: 60, y: 40 }, { x: 60, y: 330 })).toBe('top right');
  });
});

describe('pictures of the rules', () => {
  it('show positions that can be: ways of the box, and places active by their sides', () => {
    for (const [name, { side, sheet, layers = {} }] of Object.entries(maps)) {
      const map = geometry[side];
      const tracks = [
        ...(layers.legal ?? []),
        ...(layers.priced ?? []).map(({ track }) => track),
        layers.preview,
        layers.refuse,
      ];
      for (const track of tracks) if (track) expect(map.way(track), `${name} ${track}`).toBeTruthy();
      // What the engine says of real sheets is counted again here: sides with tracks, and those of the preview.
      const laid = laidOn(side, sheet).map(({ way }) => way);
      const carries = new Set(laid.flatMap(({ edge }) => edge?.id ?? []));
      const next = layers.preview ? map.way(layers.preview)!.edge!.id : -1;
      const counted = map.map.hexes.map((hex) => ({
        hex: hex.name,
        of: box.locations[hex.type as 'fort']?.sides ?? 0,
        now: hex.sides.filter((id) => carries.has(id) || id === next).length,
        drafted: hex.sides.filter((id) => id === next).length,
      }));
      const enough = counted.filter(({ of, now, drafted }) => of && now - drafted >= of).map(({ hex }) => hex);
      const placed = sheet.active.filter((hex) => box.locations[map.hex(hex)!.type as 'fort'].sides);
      expect(placed.toSorted(), name).toEqual(enough.toSorted());
      const waiting = counted.filter(({ hex, of, now }) => of && now && !sheet.active.includes(hex));
      expect(sheet.sides, name).toEqual(
        Object.fromEntries(waiting.map(({ hex, now, drafted }) => [hex, { now, drafted }])),
      );
      // And open ends: corners with a single track, no town, no corner of a station.
      const ends = laid.flatMap((way) => way.ends).filter(({ town, port }) => town === null && port === null);
      const open = ends.filter(({ id }) => ends.filter((one) => one.id === id).length === 1).map(({ id }) => id);
      expect(Object.values(sheet.ends!).flat().toSorted(), name).toEqual(open.toSorted());
    }
  });
});
