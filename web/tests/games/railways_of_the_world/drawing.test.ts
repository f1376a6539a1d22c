// Shapes of the map: courses of tracks, what lies on top, cubes in cities, names, land, prices and tags.
import { describe, expect, it } from 'vitest';
import { landOf } from '../../../src/games/railways_of_the_world/art/land';
import { mapOf, segmentOf, type Hex } from '../../../src/games/railways_of_the_world/box';
import { cartoucheOf, cartoucheSize } from '../../../src/games/railways_of_the_world/cartouche';
import { bridges, crosses, drawnLinks, rowsOf, trayOf } from '../../../src/games/railways_of_the_world/drawn';
import { candidates, chooseNames, levelOf, sketchRim } from '../../../src/games/railways_of_the_world/names';
import {
  centre,
  courseOf,
  hexAt,
  inside,
  meet,
  sheetOf,
  spotOf,
  tileCourse,
  type Course,
  type Spot,
} from '../../../src/games/railways_of_the_world/plane';
import { standOffer, standPrices } from '../../../src/games/railways_of_the_world/prices';
import { costly, insetBox, standTags, tagBox, tagSize } from '../../../src/games/railways_of_the_world/tags';
import type { Cube } from '../../../src/games/railways_of_the_world/view';
import { lakeland, maps, position, setUp } from './maps';

const eastern = mapOf('eastern_us');
const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('a track', () => {
  /** The sharpest bend between neighbouring points, in degrees. */
  function bend(course: Course): number {
    const spots = Array.from({ length: 401 }, (_, i) => course.at(i / 400));
    const angles = spots.slice(1).map((at, i) => Math.atan2(at.y - spots[i]!.y, at.x - spots[i]!.x));
    const turns = angles.slice(1).map((angle, i) => Math.abs(Math.sin((angle - angles[i]!) / 2)) * 2);
    return (Math.max(...turns) * 180) / Math.PI;
  }

  it('runs without a kink from centre to centre, over every kind of tile', () => {
    for (const link of position('end').links) {
      const course = courseOf(eastern, link.tiles);
      expect(bend(course), link.tiles.join(', ')).toBeLessThan(5);
      const [a, b] = link.ends.map((side) => centre(eastern.city(side.split('.')[0]!)!)) as [Spot, Spot];
      expect([far(course.at(0), a), far(course.at(1), b)]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
    }
  });

  it('stays in its hex: straight, gentle and tight', () => {
    for (let from = 0; from < 6; from++)
      for (const turn of [1, 2, 3, 4, 5]) {
        const course = tileCourse(`4.5 ${from}-${(from + turn) % 6}`);
        for (let i = 1; i < 20; i++) expect(hexAt(course.at(i / 20))).toEqual({ c: 4, r: 5 });
        const lengths = { 1: 60.5, 2: 90.7, 3: 100, 4: 90.7, 5: 60.5 }[turn]!;
        expect(course.length).toBeCloseTo(lengths, 1);
      }
  });

  it('ends at its open edge as long as it faces no city', () => {
    const course = courseOf(eastern, ['23.10 1-4']);
    expect(far(course.at(0), centre(eastern.city('new_york')!))).toBeCloseTo(0);
    expect(far(course.at(1), spotOf(eastern, '23.10.4')!)).toBeCloseTo(0);
  });

  it('crosses another if its edges lie on both sides of it', () => {
    expect(crosses('1.1 0-3', '1.1 1-4')).toBe(true);
    expect(crosses('1.1 0-3', '1.1 2-4')).toBe(true);
    expect(crosses('1.1 0-2', '1.1 1-3')).toBe(true);
    // Back to back.
    expect(crosses('1.1 0-2', '1.1 3-5')).toBe(false);
    expect(crosses('1.1 2-0', '1.1 5-3')).toBe(false);
  });

  it('lies over the one that was there before', () => {
    const { links } = position('end');
    const over = bridges(links);
    expect(over.map(({ tile }) => tile)).toEqual(['14.14 2-4']);
    expect(links.findIndex(({ ends }) => ends[0] === over[0]!.name)).toBeGreaterThan(
      links.findIndex(({ tiles }) => tiles.includes('14.14 5-3')),
    );
  });
});

it('every hex is found from its centre and from near its corners', () => {
  for (const hex of eastern.hexes()) {
    const { x, y } = centre(hex);
    for (const [dx, dy] of [
      [0, 0],
      [0, 55],
      [0, -55],
      [47, 25],
      [-47, 25],
      [47, -25],
    ] as const)
      // prettier-ignore
      expect(hexAt({ x: x + dx, y: y + dy })).toEqual(hex);
  }
});

describe('locomotives', () => {
  it('stand on their links, apart from each other', () => {
    const drawn = drawnLinks(eastern, position('end').links);
    for (const [i, { loco }] of drawn.entries())
      for (const other of drawn.slice(i + 1)) expect(far(loco, other.loco)).toBeGreaterThan(40);
  });
});

describe('cubes', () => {
  const cubes = (n: number): Cube[] => Array.from({ length: n }, () => 'red');
  it('lie in up to three rows, and within their city', () => {
    expect([1, 3, 4, 5, 8, 9, 12].map((n) => rowsOf(cubes(n)).map(({ length }) => length))).toEqual([
      [1],
      [3],
      [2, 2],
      [3, 2],
      [4, 4],
      [3, 3, 3],
      [4, 4, 4],
    ]);
    for (let n = 1; n <= 15; n++) {
      const { w, h, scale } = trayOf(cubes(n));
      expect([w * scale <= 99.01, h * scale <= 76]).toEqual([true, true]);
    }
    expect(trayOf([]).cubes).toEqual([]);
  });
});

describe('names', () => {
  const cases = [
    ...(['turn5', 'turn9', 'end'] as const).map((name) => ({ name, map: eastern, shown: position(name) })),
    { name: 'mexico', map: mapOf('mexico'), shown: setUp(mapOf('mexico')) },
    { name: 'lakeland', map: lakeland(), shown: setUp(lakeland()) },
  ];
  it.each(cases)('of $name cover no city, no other name, and stay on the sheet', ({ map, shown }) => {
    const drawn = drawnLinks(map, shown.links);
    const named = map.cities.map((city) => ({ city, text: city.name, color: city.color }));
    for (const level of ['near', 'middle', 'far'] as const) {
      const names = chooseNames(candidates(map, named, drawn, level));
      for (const [i, { id, box }] of names.entries()) {
        expect(names.slice(i + 1).filter((other) => meet(box, other.box)).map((other) => `${id} ${other.id}`)).toEqual([]); // prettier-ignore
        const covered = map.cities.filter((city) => {
          const { x, y } = centre(city);
          return city.id !== id && meet(box, { x: x - 30, y: y - 30, w: 60, h: 60 });
        });
        expect([level, id, ...covered.map((city) => city.id)]).toEqual([level, id]);
        const sheet = sheetOf(map);
        expect(inside(box, sheet) && inside({ x: box.x + box.w, y: box.y + box.h }, sheet), `${level} ${id}`).toBe(
          true,
        );
      }
    }
  });

  it('leave the track that is being drawn', () => {
    const named = eastern.cities.map((city) => ({ city, text: city.name, color: city.color }));
    const where = (more: Course[]) =>
      chooseNames(candidates(eastern, named, [], 'middle'), more).find(({ id }) => id === 'albany')!.anchor;
    expect(where([])).toBe('start');
    expect(where([tileCourse('25.8 3-0'), tileCourse('26.8 3-0')])).not.toBe('start');
  });

  it('of some cities cover none of the others', () => {
    for (const map of [eastern, mapOf('mexico')]) {
      const named = map.cities
        .filter(({ color }) => color !== 'gray')
        .map((city) => ({ city, text: city.name, color: city.color }));
      for (const { id, box } of chooseNames(candidates(map, named, [], 'sketch')))
        expect([id, ...map.cities.filter((city) => city.id !== id && inside(centre(city), box)).map((city) => city.id)]).toEqual([id]); // prettier-ignore
    }
  });

  it('of a sketch end inside it, also at the rim of the map', () => {
    const named = eastern.cities.map((city) => ({ city, text: city.name, color: city.color }));
    const sheet = sheetOf(eastern);
    for (const { id, box } of chooseNames(candidates(eastern, named, [], 'sketch')))
      expect([id, box.x + box.w < sheet.x + sheet.w - sketchRim, box.x > sheet.x + sketchRim]).toEqual([
        id,
        true,
        true,
      ]);
  });

  it('are told by how many pixels a hex has', () => expect([22, 29, 60, 61].map(levelOf)).toEqual(['far', 'middle', 'middle', 'near'])); // prettier-ignore
});

describe('the land', () => {
  it.each(maps)('%s is the same whenever it is drawn, and drawn once', (name) => {
    const map = mapOf(name);
    expect(landOf(map)).toBe(landOf(map));
    expect(landOf(map).ridges.band.split('M')).toHaveLength(map.file.ridges.length + 1);
    expect(landOf(map).hexes.split('Z').length - 1).toBe(
      [...map.hexes()].filter((hex) => !'s.'.includes(map.terrain(hex))).length,
    );
  });

  /** Is a place inside a path of curves? Their corners are near enough. */
  function within(d: string, at: Spot): boolean {
    const loops = d.split('Z').map((loop) => [...loop.matchAll(/Q(-?[\d.]+) (-?[\d.]+)/g)].map((m) => ({ x: +m[1]!, y: +m[2]! }))); // prettier-ignore
    let odd = false;
    for (const loop of loops)
      for (const [i, a] of loop.entries()) {
        const b = loop[(i + 1) % loop.length]!;
        if (a.y > at.y !== b.y > at.y && at.x < a.x + ((at.y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
      }
    return odd;
  }
  it.each([...maps, 'lakeland'])('%s has its hexes inside the coast and the open water outside', (name) => {
    const map = name === 'lakeland' ? lakeland() : mapOf(name);
    const { coast } = landOf(map);
    for (const hex of map.hexes()) {
      const terrain = map.terrain(hex);
      if (terrain !== '.') expect([hex, within(coast, centre(hex))]).toEqual([hex, terrain !== 's']);
    }
  });
  it('goes on where a map leaves hexes out beside land, and the sea beside the sea', () => {
    expect(within(landOf(lakeland()).coast, centre({ c: 0, r: 0 }))).toBe(true);
    expect(within(landOf(mapOf('mexico')).coast, centre({ c: 24, r: 0 }))).toBe(false);
  });
});

describe('the title', () => {
  it.each(maps)('of %s stands on open water', (name) => {
    const map = mapOf(name);
    const { x, y, k } = cartoucheOf(map)!;
    const box = { x, y, w: cartoucheSize.w * k, h: cartoucheSize.h * k };
    const land = (hex: Hex): boolean => !'s.'.includes(map.terrain(hex));
    expect([...map.hexes()].filter((hex) => land(hex) && inside(centre(hex), box))).toEqual([]);
    expect(inside({ x: box.x + box.w, y: box.y + box.h }, sheetOf(map))).toBe(true);
  });
  it('is left out where there is no room', () => expect(cartoucheOf(lakeland())).toBeNull());
});

describe('prices and tags', () => {
  const tiles = [
    { tile: '23.10 1-4', price: '4' },
    { tile: '22.9 1-4', price: '4 + 4' },
    { tile: '22.8 1-4', price: '2' },
  ];
  it.each([1, 1.5, 2.4])('prices cover no number and no exit with %f units a pixel', (pixel) => {
    const exits = ['22.9.3', '22.9.5'];
    const spots = standPrices(eastern, tiles, exits, pixel);
    for (const [i, { x, y }] of spots.entries()) {
      const w = (tiles[i]!.price.length * 6 + 12) * pixel;
      const box = { x: x - w / 2, y: y - 9.5 * pixel, w, h: 19 * pixel };
      for (const at of [
        ...tiles.map(({ tile }) => tileCourse(tile).at(0.5)),
        ...exits.map((exit) => spotOf(eastern, exit)!),
      ])
        expect(inside(at, box)).toBe(false);
    }
    expect(segmentOf(tiles[0]!.tile).c).toBe(23);
  });

  it('the price of a hex on offer leaves the name that lies over the hex', () => {
    const hex = { c: 24, r: 11 };
    const { x, y } = centre(hex);
    const name = { x: x - 40, y: y - 18, w: 120, h: 37 };
    const from = (names: (typeof name)[], pixel: number): number => standOffer(hex, '3', pixel, names).y - y;
    expect(from([], 2)).toBe(14);
    expect(from([name], 2)).toBe(40);
    expect(from([{ ...name, y: y + 8 }], 1)).toBe(-34);
  });

  it('tags stand above their place, else where the frame and the others leave room', () => {
    const off = { top: 40, right: 40, left: 40, bottom: 40 };
    const size = { w: 120, h: 36 };
    const stand = (spots: Spot[], keep: { box: { x: number; y: number; w: number; h: number }; cost: number }[] = []) =>
      standTags(spots.map((at) => ({ at, off, size })), { w: 600, h: 400 }, keep).map(({ side }) => side); // prettier-ignore
    expect(stand([{ x: 300, y: 200 }])).toEqual(['top']);
    expect(stand([{ x: 300, y: 30 }])).toEqual(['right']);
    expect(stand([{ x: 300, y: 200 }, { x: 310, y: 200 }])).toEqual(['top', 'right']); // prettier-ignore
    expect(stand([{ x: 300, y: 200 }], [{ box: { x: 290, y: 130, w: 20, h: 20 }, cost: 6 }])).toEqual(['right']);
    // Near the edge a tag above its place moves in.
    const [near] = standTags([{ at: { x: 570, y: 200 }, off, size }], { w: 600, h: 400 }, []);
    expect([near!.side, near!.x]).toEqual(['top', 536]);
    // Rather over a city than under the small map.
    const small = insetBox({ w: 600, h: 400 }, { w: 100, h: 120 }, 100, 'bottom right');
    expect(small).toEqual({ x: 478, y: 258, w: 122, h: 142 });
    const city = { x: 440, y: 300 };
    const over = ['top', 'left', 'bottom'].map((_, i) => ({
      box: { x: 330, y: 200 + 60 * i, w: 120, h: 60 },
      cost: costly,
    }));
    const [kept] = standTags([{ at: city, off, size }], { w: 600, h: 400 }, [
      ...over,
      { box: small, cost: 2 * costly },
    ]);
    expect(meet(tagBox(kept!, kept!.side, size), small)).toBe(false);
    // A wide one keeps off where a narrow one had room.
    const beside = (w: number) =>
      standTags([{ at: { x: 300, y: 200 }, off, size: { w, h: 36 } }], { w: 600, h: 400 }, [
        { box: { x: 380, y: 130, w: 20, h: 20 }, cost: 6 },
      ])[0]!.side;
    expect([beside(60), beside(180)]).toEqual(['top', 'right']);
  });

  it.each(maps.flatMap((name) => [0.3, 0.42].flatMap((scale) => [1, 2].map((seats) => ({ name, scale, seats })))))(
    'tags of a phone stand at their cities and cover no other one: $name, $scale, $seats seats',
    ({ name, scale, seats }) => {
      const map = mapOf(name);
      const at = new Map(map.cities.map((city) => [city.id, { x: 500 + centre(city).x * scale, y: 500 + centre(city).y * scale }])); // prettier-ignore
      const far = (a: string, b: string): number => Math.hypot(at.get(a)!.x - at.get(b)!.x, at.get(a)!.y - at.get(b)!.y); // prettier-ignore
      const box = (city: string, w: number, h: number) => {
        const { x, y } = at.get(city)!;
        return { x: x - w * scale, y: y - h * scale, w: 2 * w * scale, h: 2 * h * scale };
      };
      const off = { top: 66 * scale + 4, right: 62 * scale + 4, left: 62 * scale + 4, bottom: 64 * scale + 4 };
      const size = tagSize(seats, true);
      const keep = map.cities.map(({ id }) => ({ box: box(id, 46, 52), cost: costly }));
      for (const { id } of map.cities) {
        const targets = map.cities.map((one) => one.id).sort((a, b) => far(id, a) - far(id, b)).slice(1, 4); // prettier-ignore
        const stood = standTags(targets.map((one) => ({ at: at.get(one)!, off, size })), { w: 3000, h: 3000 }, keep); // prettier-ignore
        for (const [i, one] of stood.entries()) {
          const tag = tagBox(one, one.side, size);
          const covered = map.cities.filter((city) => meet(tag, box(city.id, 43, 43))).map((city) => city.id);
          expect([id, targets[i], covered]).toEqual([id, targets[i], []]);
          const reach = (60 + 12 / scale) as number;
          expect(meet(tag, box(targets[i]!, reach, reach))).toBe(true);
        }
      }
    },
  );
});
