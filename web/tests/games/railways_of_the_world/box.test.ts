// Maps: names of their places, neighbours, ridges, cities.
import { describe, expect, it } from 'vitest';
import {
  cityOfSide,
  edgeOf,
  edgeOfSide,
  endName,
  hexName,
  hexOf,
  mapOf,
  neighbour,
  opposite,
  segmentOf,
  tileName,
} from '../../../src/games/railways_of_the_world/box';
import { lakeland, maps } from './maps';

describe('names', () => {
  it('are read as they are written', () => {
    expect(hexOf('23.10')).toEqual({ c: 23, r: 10 });
    expect([hexOf('23.10.4'), edgeOf('23.10.4')]).toEqual([{ c: 23, r: 10 }, 4]);
    expect(segmentOf('0.9 1-4')).toEqual({ c: 0, r: 9, in: 1, out: 4 });
    expect(tileName(segmentOf('23.10 1-4'))).toBe('23.10 1-4');
    expect([cityOfSide('st_louis.3'), edgeOfSide('st_louis.3')]).toEqual(['st_louis', 3]);
    expect([hexName({ c: 2, r: 3 }), endName({ c: 2, r: 3 }, 5)]).toEqual(['2.3', '2.3.5']);
  });
});

describe.each(maps)('%s', (name) => {
  const map = mapOf(name);

  it('is made once', () => expect(mapOf(name)).toBe(map));

  it('has neighbours that see each other', () => {
    for (const hex of map.hexes())
      for (let edge = 0; edge < 6; edge++) expect(neighbour(neighbour(hex, edge), opposite(edge))).toEqual(hex);
  });

  it('has ridges from both sides', () => {
    for (const [c, r, edge] of map.file.ridges) {
      expect(map.ridge({ c, r }, edge)).toBe(true);
      expect(map.ridge(neighbour({ c, r }, edge), opposite(edge))).toBe(true);
    }
    expect(map.file.ridges.length).toBeGreaterThan(0);
  });

  it('finds its cities by id, hex and neighbour, in the order of the box', () => {
    for (const [place, city] of map.cities.entries()) {
      expect([map.place(city.id), map.city(city.id), map.at(city), map.terrain(city)]).toEqual([
        place,
        city,
        city,
        'C',
      ]);
      expect(map.faced(neighbour(city, 2), 5)).toBe(city);
    }
    expect([map.city('nowhere'), map.place('nowhere')]).toEqual([undefined, -1]);
  });

  it('keeps a hex beside a city for each Western Link', () => {
    for (const { city, tile } of map.file.western_links) {
      const hex = { c: tile[0], r: tile[1] };
      expect(map.terrain(hex)).toBe('L');
      expect([0, 1, 2, 3, 4, 5].map((edge) => map.faced(hex, edge)?.id)).toContain(city);
    }
  });
});

it('prefers the cards of its own deck', () => {
  expect(mapOf('mexico').card('city_growth')?.deck).toBe('mexico');
  expect(mapOf('eastern_us').card('city_growth')?.deck).toBe('eastern_us');
  expect(lakeland().card('city_growth')).toBeDefined();
});
