// Positions of one four-seat game on the Eastern map (turns 5, 6 and 9, and the end), as far as the map shows them, and a
// map that no box has: landlocked but for a lake, with hexes left out beside land, without rivers.
import { mapOf, RailMap, type MapFile } from '../../../src/games/railways_of_the_world/box';
import type { CityColor, CityView, RailwaysView } from '../../../src/games/railways_of_the_world/view';
import positions from './maps.json';

export type Shown = Pick<RailwaysView, 'cities' | 'links'>;

export const maps = ['eastern_us', 'mexico'];
/** A fresh copy each time. */
export const position = (name: keyof typeof positions): Shown => structuredClone(positions[name]) as Shown;

/** A map as it is set up: as many cubes as its file says. */
export const setUp = (map: RailMap): Shown => ({
  cities: map.cities.map(({ color, cubes }): CityView => ({
    color,
    cubes: Array.from({ length: cubes }, (_, i) => (['red', 'blue', 'black'] as const)[i % 3]!),
    marker: false,
    new: false,
    western: null,
  })),
  links: [],
});

const grid = [
  '...pppp...',
  '..ppmmpp..',
  '.ppCmmpCp.',
  'pppppwwwpp',
  'pCpssswwpC',
  '.ppsssspp.',
  '..ppCppp..',
  '...pppp...',
];
const colors: CityColor[] = ['red', 'blue', 'gray', 'black', 'yellow'];
const found = grid.flatMap((row, r) => [...row].flatMap((terrain, c) => (terrain === 'C' ? { c, r } : [])));
export const lakeland = (): RailMap => {
  const { art: _, ...mexico } = mapOf('mexico').file;
  const file: MapFile = {
    ...mexico,
    id: 'lakeland',
    name: 'Lakeland',
    layout: { cols: 10, rows: 8 },
    grid,
    ridges: [
      [4, 1, 0],
      [4, 2, 1],
    ],
    cities: found.map((at, i) => ({ ...at, id: `town_${i}`, name: `Town ${i}`, color: colors[i]!, cubes: i + 1 })),
    major_lines: [],
  };
  return new RailMap(file);
};
