// What on a seat's map stands behind a row of the sheet or an objective, by the names of places (layers.ts): to be lit
// up, never to be scored. Points and progress come with the view.
import { box, geometry, objectiveOf, type BoxEdge, type BoxHex } from './box';
import { townPlace, trackPlace } from './layers';
import type { Cell, Drawn, HexName, ObjectiveId, PioneerView, Place, Side, Suit } from './view';

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

/** The towns of the largest network, by their numbers: railways that meet in a town are one network (PR-65). */
export function networkOf({ towns }: Drawn): string[] {
  let networks: { suits: Suit[]; towns: string[] }[] = [];
  for (const [town, suits] of Object.entries(towns)) {
    const joined = networks.filter((one) => one.suits.some((suit) => suits.includes(suit)));
    const all = [{ suits, towns: [town] }, ...joined];
    networks = networks.filter((one) => !joined.includes(one));
    networks.push({ suits: all.flatMap((one) => one.suits), towns: all.flatMap((one) => one.towns) });
  }
  return networks.reduce<string[]>((most, one) => (one.towns.length > most.length ? one.towns : most), []);
}

/** What no pasture reaches across. */
const solid: readonly string[] = ['mountain', 'river', 'station'];

/** The land that a ranch has now, with whoever shares it (PR-55): cell by cell, as far as no track runs there. */
export function pastureOf(side: Side, drawn: Drawn, ranch: HexName): Cell[] {
  const land = geometry[side];
  const walls = new Set(Object.values(drawn.tracks).flat());
  const cuts = new Map(drawn.shortcuts.map(({ hex, diagonal }) => [hex, diagonal]));
  /** Of a hex that a shortcut halves, the half with this side. */
  const cellAt = ({ name }: BoxHex, at: number): Cell => {
    const cut = cuts.get(name);
    return cut === undefined ? { hex: name } : { hex: name, half: Math.floor(((at - cut + 6) % 6) / 3) };
  };
  const same = (a: Cell, b: Cell): boolean => a.hex === b.hex && a.half === b.half;
  const found = [cellAt(land.hex(ranch)!, 0)];
  for (const cell of found) {
    const hex = land.hex(cell.hex)!;
    hex.sides.forEach((edge, at) => {
      const beside = land.map.hexes[hex.neighbours[at] ?? -1];
      if (!beside || solid.includes(beside.type) || walls.has(edge) || !same(cellAt(hex, at), cell)) return;
      const next = cellAt(beside, (at + 3) % 6);
      if (!found.some((one) => same(one, next))) found.push(next);
    });
  }
  return found;
}

/** What makes the points of a row. */
export function placesOf(view: PioneerView, seat: number, section: Section): string[] {
  const drawn = view.seats[seat];
  if (!drawn) return [];
  const named = (towns: string[]): string[] => towns.map((town) => townPlace(view.side, town));
  if (section === 'towns') return named(Object.keys(drawn.towns));
  const places = activeOf(view, seat, placeOf[section]);
  return section === 'yards' && places.length ? [...places, ...named(networkOf(drawn))] : places;
}

/** Sides with a track on them, railway by railway. */
const sidesOf = (drawn: Drawn): [Suit, number][] =>
  box.cards.suits.flatMap((suit) => drawn.tracks[suit].map((side): [Suit, number] => [suit, side]));

function tracksWhere(view: PioneerView, seat: number, counts: (edge: BoxEdge) => boolean): string[] {
  const map = geometry[view.side];
  return sidesOf(view.seats[seat]!).flatMap(([, side]) => {
    const way = map.side(side);
    return counts(way.edge!) ? [trackPlace(way.name)] : [];
  });
}

/** Hexes of these kinds along the tracks, and how many railways run there. */
function hexesAlong(view: PioneerView, seat: number): Map<HexName, Set<Suit>> {
  const { map } = geometry[view.side];
  const found = new Map<HexName, Set<Suit>>();
  for (const [suit, side] of sidesOf(view.seats[seat]!))
    for (const hex of map.edges[side]!.hexes) {
      const { name } = map.hexes[hex]!;
      found.set(name, (found.get(name) ?? new Set()).add(suit));
    }
  return found;
}

/** What an objective counts on a seat's map. */
export function countedFor(view: PioneerView, seat: number, objective: ObjectiveId): string[] {
  const drawn = view.seats[seat];
  if (!drawn) return [];
  const { map } = geometry[view.side];
  const towns = Object.entries(drawn.towns);
  const named = (list: [string, Suit[]][]): string[] => list.map(([town]) => townPlace(view.side, town));
  switch (objectiveOf(objective).key) {
    case 'gold_delivered':
    case 'banks_active':
      // One that waits for its deposit does not count yet.
      return activeOf(view, seat, 'bank').filter((hex) => !drawn.due?.includes(hex));
    case 'gold_dug':
      return activeOf(view, seat, 'mine');
    case 'saloons_active':
      return activeOf(view, seat, 'saloon');
    case 'forts_active':
      return activeOf(view, seat, 'fort');
    case 'ranches_active':
      return activeOf(view, seat, 'ranch');
    case 'yards_active':
      return activeOf(view, seat, 'rail_yard');
    case 'towns_reached':
      return named(towns);
    case 'towns_of_one_railway': {
      const reached = box.cards.suits.map((suit) => towns.filter(([, suits]) => suits.includes(suit)));
      return named(reached.reduce((most, one) => (one.length > most.length ? one : most)));
    }
    case 'railways_in_one_town':
      return named(towns.filter(([, suits]) => suits.length > 1));
    case 'railways_with_bridge':
      return tracksWhere(view, seat, ({ kind }) => kind === 'bridge');
    case 'railways_with_tunnel':
      return tracksWhere(view, seat, ({ kind }) => kind === 'tunnel');
    case 'railways_at_map_edge':
      return tracksWhere(view, seat, ({ a, b }) => map.vertices[a]!.border || map.vertices[b]!.border);
    case 'ranges_touched':
      return [...hexesAlong(view, seat).keys()].filter((hex) => geometry[view.side].hex(hex)!.type === 'mountain');
    case 'mixed_building': {
      const along = hexesAlong(view, seat);
      return activeOf(view, seat, 'saloon', 'bank', 'rail_yard', 'fort').filter((hex) => along.get(hex)!.size > 1);
    }
    default:
      return [];
  }
}
