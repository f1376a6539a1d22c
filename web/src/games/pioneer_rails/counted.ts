// What on a seat's map stands behind a row of the sheet or an objective, by the names of places (layers.ts): to be lit
// up. What counts comes with the view, as points and progress do.
import { geometry } from './box';
import { townPlace, trackPlace } from './layers';
import type { HexName, ObjectiveId, PioneerView, Place } from './view';

/** The rows of the paper sheet, in the order of the score. */
export const sections = ['poker', 'gold', 'banks', 'forts', 'ranches', 'yards', 'towns'] as const;
export type Section = (typeof sections)[number];

const placeOf: Record<Exclude<Section, 'towns'>, Place> = {
  poker: 'saloon',
  gold: 'mine',
  banks: 'bank',
  forts: 'fort',
  ranches: 'ranch',
  yards: 'rail_yard',
};

/** Activated places of a kind. */
export const activeOf = (view: PioneerView, seat: number, ...kinds: string[]): HexName[] =>
  (view.seats[seat]?.active ?? []).filter((hex) => kinds.includes(geometry[view.side].hex(hex)!.type));

/** What makes the points of a row. */
export function placesOf(view: PioneerView, seat: number, section: Section): string[] {
  const drawn = view.seats[seat];
  if (!drawn) return [];
  const named = (towns: (number | string)[]): string[] => towns.map((town) => townPlace(view.side, town));
  if (section === 'towns') return named(Object.keys(drawn.towns));
  const places = activeOf(view, seat, placeOf[section]);
  return section === 'yards' && places.length ? [...places, ...named(drawn.network)] : places;
}

/** What an objective counts on a seat's map. */
export function countedFor(view: PioneerView, seat: number, objective: ObjectiveId): string[] {
  const { hexes = [], towns = [], sides = [] } = view.seats[seat]?.counted[objective] ?? {};
  return [
    ...hexes,
    ...towns.map((town) => townPlace(view.side, town)),
    ...sides.map((side) => trackPlace(geometry[view.side].side(side).name)),
  ];
}
