// Where the keyboard stops on the map: exits, hexes and links on offer, cubes that may be chosen or asked about, and all
// cities.
import { t } from '../../app/texts.svelte';
import type { Stop } from '../../map/walk';
import type { RailMap } from './box';
import { cityLabel, cubeLabel, exitLabel, hexLabel, linkLabel } from './labels';
import { cubeThing, type Layers } from './layers';
import { endSpot, spotOf } from './plane';
import { cubeSpots } from './reach';
import type { RailwaysView } from './view';

export interface SpokenStop extends Stop {
  label: string;
  small: boolean;
}

const offers = new Set(['offer', 'target', 'chosen']);

export function stopsOf(map: RailMap, view: Pick<RailwaysView, 'cities' | 'links'>, layers: Layers): SpokenStop[] {
  const say = (name: string, words: string): string => {
    const more = layers.spoken?.[name];
    return more ? `${words}. ${more}` : words;
  };
  const ringed = new Set((layers.rings ?? []).filter(({ kind }) => offers.has(kind)).map(({ city }) => city));
  const movable = new Set((layers.movable ?? []).map(({ city, cube }) => cubeThing(city, cube)));
  const exits = (layers.exits ?? []).map(({ at }) => ({
    name: at,
    spot: endSpot(at),
    label: say(at, exitLabel(map, at)),
    offered: true,
    small: true,
  }));
  const hexes = (layers.legal ?? []).map(({ hex }) => ({
    name: hex,
    spot: spotOf(map, hex)!,
    label: say(hex, hexLabel(map, hex)),
    offered: true,
    small: false,
  }));
  const links = (layers.choices ?? []).map((side) => ({
    name: side,
    spot: spotOf(map, side, view.links)!,
    label: say(side, linkLabel(map, side, view.links)),
    offered: true,
    small: true,
  }));
  const cities = map.cities.flatMap((city, i): SpokenStop[] => {
    const state = view.cities[i]!;
    const cubes = cubeSpots(map, i, state).filter(
      ({ thing }, at, all) =>
        (layers.askable || movable.has(thing)) && all.findIndex((one) => one.thing === thing) === at,
    );
    return [
      {
        name: city.id,
        spot: spotOf(map, city.id)!,
        label: say(city.id, cityLabel(map, city.id, state, view.links)),
        offered: ringed.has(city.id),
        small: false,
      },
      ...cubes.map(({ thing, spot }) => ({
        name: thing,
        spot,
        label: movable.has(thing)
          ? say(thing, cubeLabel(map, thing))
          : `${cubeLabel(map, thing)}. ${t('railways.map.cubeStays')}`,
        offered: movable.has(thing),
        small: true,
      })),
    ];
  });
  return [...exits, ...hexes, ...links, ...cities];
}
