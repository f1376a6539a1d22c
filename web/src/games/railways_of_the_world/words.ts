// What things of a map are called. A map from outside has no texts: then its own file says it.
import { t, texts } from '../../app/texts.svelte';
import { game, type RailMap } from './box';
import type { CityColor, CityId, Cube } from './view';

export function cityName(map: RailMap, id: CityId): string {
  const key = `${game}.pieces.${id}`;
  return texts.has(key) ? t(key) : (map.city(id)?.name ?? id);
}

export function mapName(map: RailMap): string {
  const key = `${game}.maps.${map.file.id}`;
  return texts.has(key) ? t(key) : map.file.name;
}

export const colorWord = (color: CityColor): string => t(`railways.map.color.${color}`);
/** "two black, one red": each kind once. */
export function cubesText(cubes: readonly Cube[]): string {
  const kinds = [...new Set(cubes)];
  return kinds
    .map((kind) => t(`railways.map.cubes.${kind}`, { n: cubes.filter((one) => one === kind).length }))
    .join(', ');
}
