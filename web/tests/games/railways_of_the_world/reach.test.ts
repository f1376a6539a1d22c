// What lies under a pointer, and where arrows go.
import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../src/games/railways_of_the_world/box';
import { drawnLinks } from '../../../src/games/railways_of_the_world/drawn';
import { centre, spotOf, type Spot } from '../../../src/games/railways_of_the_world/plane';
import { cubeSpots, placeAt } from '../../../src/games/railways_of_the_world/reach';
import { walk, type Arrow } from '../../../src/map/walk';
import { position } from './maps';

const map = mapOf('eastern_us');
const { cities, links } = position('turn5');
const ground = { map, cities, drawn: drawnLinks(map, links), exits: ['22.9.3', '22.9.5'] };
const all = { cubes: true, links: true };
const at = (spot: Spot, wanted = all) => placeAt(ground, spot, 0, wanted);

describe('under a pointer lies', () => {
  it('a cube, or its city', () => {
    const place = map.place('boston');
    const cubes = cubeSpots(map, place, cities[place]!);
    expect(cubes.map(({ spot }) => at(spot))).toEqual(['boston:black', 'boston:red', 'boston:red', 'boston:red']);
    expect(at(cubes[0]!.spot, { cubes: false, links: false })).toBe('boston');
    const { x, y } = centre(map.city('boston')!);
    expect(at({ x, y: y - 50 })).toBe('boston');
  });
  it('no cube in an empty city', () => {
    expect(at(centre(map.city('columbus')!))).toBe('columbus');
  });
  it('an exit, before the hexes that it parts', () => {
    const { x, y } = spotOf(map, '22.9.3')!;
    expect([at({ x, y }), at({ x: x - 12, y: y + 8 }), at({ x: x - 30, y })]).toEqual(['22.9.3', '22.9.3', '21.9']);
    // A finger means it from farther off.
    expect(placeAt(ground, { x: x - 30, y }, 34, all)).toBe('22.9.3');
  });
  it('a link, if anybody wants to know, else its hex', () => {
    const spot = spotOf(map, '14.10')!;
    expect([at(spot), at(spot, { cubes: true, links: false })]).toEqual(['detroit.2', '14.10']);
    expect(at(centre({ c: 15, r: 14 }))).toBe('15.14');
  });
  it('nothing at sea and beyond the sheet', () => {
    expect([at(centre({ c: 25, r: 20 })), at({ x: -900, y: 0 })]).toEqual([null, null]);
  });
});

describe('arrows', () => {
  const stops = map.cities.map((city) => ({ name: city.id, spot: centre(city) }));
  const from = (id: string, ...arrows: Arrow[]): string =>
    arrows.reduce((name, arrow) => walk(stops, centre(map.city(name)!), arrow)?.name ?? name, id);

  it('go to the next city that way', () => {
    expect(from('new_york', 'ArrowDown')).toBe('philadelphia');
    expect(from('chicago', 'ArrowUp')).toBe('milwaukee');
    expect(from('chicago', 'ArrowLeft')).toBe('davenport');
    expect(from('portland', 'ArrowRight')).toBe('portland');
  });
  it('reach every city from every city', () => {
    const seen = new Set(['new_york']);
    for (const name of seen)
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) seen.add(from(name, arrow));
    expect(seen.size).toBe(map.cities.length);
  });
});
