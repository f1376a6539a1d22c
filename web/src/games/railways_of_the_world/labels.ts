// What a screen reader is told of places of the map.
import { t } from '../../app/texts.svelte';
import { cityOfSide, hexOf, edgeOf, type Edge, type Hex, type RailMap } from './box';
import { cubeOf } from './layers';
import type { CityView, LinkView } from './view';
import { cityName, colorWord, cubesText } from './words';

const directions = ['e', 'se', 'sw', 'w', 'nw', 'ne'];
export const directionName = (edge: Edge): string => t(`railways.map.direction.${directions[edge]!}`);

const terrains: Record<string, string> = { p: 'plain', w: 'wet', m: 'mountain' };
export const terrainName = (map: RailMap, hex: Hex): string =>
  t(`railways.map.terrain.${terrains[map.terrain(hex)] ?? 'other'}`);

export function cityLabel(map: RailMap, id: string, state: CityView, links: readonly LinkView[]): string {
  const count = links.filter(({ ends }) => ends.length > 1 && ends.some((side) => side.startsWith(`${id}.`))).length;
  const words = { city: cityName(map, id), color: colorWord(state.color), n: count };
  const goods = state.marker
    ? t('railways.map.empty')
    : state.cubes.length
      ? t('railways.map.holds', { cubes: cubesText(state.cubes) })
      : t('railways.map.noCubes');
  return [t('railways.map.city', words), goods, ...(count ? [t('railways.map.links', words)] : [])].join(', ');
}

export function hexLabel(map: RailMap, name: string): string {
  const hex = hexOf(name);
  const near = [0, 1, 2, 3, 4, 5].flatMap((edge) => map.faced(hex, edge) ?? []);
  const words = { hex: name, terrain: terrainName(map, hex) };
  return near.length
    ? t('railways.map.hexNear', { ...words, city: near.map(({ id }) => cityName(map, id)).join(', ') })
    : t('railways.map.hex', words);
}

export function exitLabel(map: RailMap, exit: string): string {
  const hex = hexOf(exit);
  const edge = edgeOf(exit);
  const city = map.faced(hex, edge);
  const words = { direction: directionName(edge) };
  if (city) return t('railways.map.exitTo', { ...words, city: cityName(map, city.id) });
  return t(map.ridge(hex, edge) ? 'railways.map.exitRidge' : 'railways.map.exit', words);
}

/** A link by one of its sides. */
export function linkLabel(map: RailMap, side: string, links: readonly LinkView[]): string {
  const [a = '', b = ''] = (links.find(({ ends }) => ends.includes(side))?.ends ?? []).map((end) =>
    cityName(map, cityOfSide(end)),
  );
  return t('railways.map.link', { a, b });
}

export function cubeLabel(map: RailMap, thing: string): string {
  const { city, cube } = cubeOf(thing);
  return t('railways.map.cubeIn', { cube: t(`railways.map.cube.${cube}`), city: cityName(map, city) });
}
