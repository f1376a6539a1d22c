// Where the keyboard goes on a map: routes that are free, cities where one is to be chosen.
import type { Stop } from '../../../map/walk';
import type { Layers, Place } from './layers';
import { cityRadius, point, type Plan, type Spot } from './plan';

export interface PlaceStop extends Stop {
  place: Place;
  d: string;
}

const circle = ({ x, y }: Spot, r: number): string =>
  `M${point({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export function stopsOf(plan: Plan, layers: Layers): PlaceStop[] {
  if (layers.targets?.length)
    return layers.targets.flatMap((id) => {
      const city = plan.city(id);
      if (!city) return [];
      const { x, y } = city;
      return {
        name: id,
        place: { kind: 'city', id },
        spot: { x, y },
        d: circle(city, cityRadius(city) + 9),
        offered: true,
      };
    });
  return [...plan.courses].flatMap(([id, { core, mid }]) =>
    layers.owners[id]
      ? []
      : { name: id, place: { kind: 'route', id }, spot: mid, d: core, offered: !layers.faded?.has(id) },
  );
}
