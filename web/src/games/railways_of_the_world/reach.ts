// What lies under a pointer. Found by measuring, not by what was painted last: exits stand on the edge
// of two hexes, cubes in cities, tracks in hexes.
import { hexName, type RailMap } from './box';
import { trayDrop, trayOf, type DrawnLink } from './drawn';
import { cubeThing } from './layers';
import { centre, endSpot, hexAt, inside, sheetOf, type Spot } from './plane';
import type { CityView, HexName, OpenEnd } from './view';

export interface Ground {
  map: RailMap;
  cities: readonly CityView[];
  drawn: readonly DrawnLink[];
  exits: readonly OpenEnd[];
}

const away = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The nearest within reach. */
function nearest<Thing>(things: readonly Thing[], spot: (thing: Thing) => Spot, at: Spot, reach: number): Thing | null {
  let best: { thing: Thing; far: number } | null = null;
  for (const thing of things) {
    const far = away(spot(thing), at);
    if (far <= reach && far < (best?.far ?? Infinity)) best = { thing, far };
  }
  return best?.thing ?? null;
}

/** Cubes of a city where they lie. */
export function cubeSpots(
  map: RailMap,
  place: number,
  state: CityView,
): { thing: string; spot: Spot; reach: number }[] {
  const city = map.cities[place]!;
  if (state.marker) return [];
  const { x, y } = centre(city);
  const tray = trayOf(state.cubes);
  const drop = trayDrop(state.color === 'gray');
  return tray.cubes.map((one) => ({
    thing: cubeThing(city.id, one.cube),
    spot: { x: x + one.x * tray.scale, y: y + drop + one.y * tray.scale },
    reach: 15 * tray.scale,
  }));
}

export interface Wanted {
  cubes: boolean;
  links: boolean;
}

/** The name of what lies there; `finger`: how far off, in units of the map, an exit is still meant. */
export function placeAt(ground: Ground, at: Spot, finger: number, wanted: Wanted): string | null {
  const { map, cities, drawn, exits } = ground;
  if (!inside(at, sheetOf(map))) return null;
  const exit = nearest(exits, endSpot, at, Math.max(20, finger));
  if (exit) return exit;
  const hex = hexAt(at);
  const city = map.at(hex);
  if (city) {
    const place = map.place(city.id);
    const spots = wanted.cubes ? cubeSpots(map, place, cities[place]!) : [];
    return spots.find(({ spot, reach }) => away(spot, at) <= reach)?.thing ?? city.id;
  }
  if (wanted.links) {
    const near = drawn.find(({ course }) => {
      const count = Math.ceil(course.length / 12);
      for (let i = 0; i <= count; i++) if (away(course.at(i / count), at) < 18) return true;
      return false;
    });
    if (near) return near.name;
  }
  return '.s'.includes(map.terrain(hex)) ? null : (hexName(hex) as HexName);
}
