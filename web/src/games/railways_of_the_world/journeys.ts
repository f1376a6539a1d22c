// A journey of a cube in words: the cities it passes, whose links, and who gets what.
import { t } from '../../app/texts.svelte';
import { cityOfSide, type RailMap } from './box';
import type { CityId, Journey, RailwaysView, Side } from './view';
import { cardName } from './terms';
import { cityName } from './words';

export interface Stop {
  city: CityId;
  name: string;
  /** Whose link leads there, and its points; null: beyond the engine's reach. */
  seat: number;
  points: number | null;
}
export interface Extra {
  name: string;
  seat: number;
  points: number;
  /** Won, or kept in front of somebody. */
  kind: 'bonus' | 'permanent';
}

/** The link at a side of a city, and the city at its other end. */
export function linkAt(view: RailwaysView, side: Side): { owner: number; to: CityId } | null {
  const link = view.links.find(({ ends }) => ends.includes(side));
  const other = link?.ends.find((end) => end !== side);
  return link && other ? { owner: link.owner, to: cityOfSide(other) } : null;
}

/** The sides by which a cube leaves each city on a way that a refusal names: a digit a link, the sides counted from 1;
 * null: a link of it is not on the table that is shown. */
export function pathOf(view: RailwaysView, from: CityId, way: string): Side[] | null {
  const path: Side[] = [];
  let city = from;
  for (const digit of way) {
    const side = `${city}.${Number(digit) - 1}`;
    const link = linkAt(view, side);
    if (!link) return null;
    path.push(side);
    city = link.to;
  }
  return path;
}

export function stopsOf(view: RailwaysView, map: RailMap, path: readonly Side[], reach = path.length): Stop[] {
  return path.flatMap((side, i) => {
    const link = linkAt(view, side);
    return link
      ? [{ city: link.to, name: cityName(map, link.to), seat: link.owner, points: i < reach ? 1 : null }]
      : [];
  });
}

/** A way that a quote names: its stops, each with its part of what the links of its owner bring, and what else there is. */
export function tellJourney(
  view: RailwaysView,
  map: RailMap,
  { path, gains }: Journey,
): { stops: Stop[]; extras: Extra[] } {
  const all = stopsOf(view, map, path);
  const stops = all.map((stop) => {
    const links = all.filter(({ seat }) => seat === stop.seat).length;
    const points = gains.reduce((sum, one) => sum + (one.by === 'link' && one.seat === stop.seat ? one.points : 0), 0);
    return { ...stop, points: points / links };
  });
  const extras = gains.flatMap(({ by, card, seat, points }): Extra[] =>
    by === 'link'
      ? []
      : [
          {
            name: card ? cardName(card) : t(`railways_of_the_world.by.${by}`),
            seat,
            points,
            kind: by === 'bonus' ? 'bonus' : 'permanent',
          },
        ],
  );
  return { stops, extras };
}
