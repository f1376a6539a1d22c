// What the map shows of a session: where tracks may begin and go on, the draft, journeys, cities on offer, the answer to a
// question.
import { texts } from '../../app/texts.svelte';
import type { Far } from './asking';
import { exitOf, tileTo } from './building';
import { cityOfSide, endName, hexName, hexOf, segmentOf, type RailMap } from './box';
import type { PricedTile } from './estimate';
import type { DraftTile, Layers, Ring, Way } from './layers';
import * as write from './notation';
import { ofKind } from './notation';
import { passed, prospectOf } from './prospects';
import type { RailwaysSession } from './session.svelte';
import { tagsFor } from './tagging';
import type { BuildQuote, CityId, LayQuote, OpenEnd } from './view';

export function layersOf(session: RailwaysSession): Layers {
  const { lit, asked, map, drawn } = session;
  const place = asked?.place ?? null;
  const base: Layers = {
    lit,
    ...(drawn ? { fresh: [drawn.city] } : {}),
    ...(place
      ? {
          refused: map.city(place)
            ? { city: place }
            : asked!.tile
              ? { tile: asked!.tile }
              : { hex: hexName(hexOf(place)) },
        }
      : {}),
  };
  return { ...base, ...(asked?.far ? beyond(asked.far) : shown(session)), ...tagsFor(session) };
}

/** A cube that does not arrive: the way as far as the engine goes, and the rest. */
const beyond = ({ cube, from: city, path, reach }: Far): Layers => ({
  wash: true,
  held: { city, cube },
  rings: [from(city)],
  ways: [
    { path: path.slice(0, reach), kind: 'chosen', number: 1 },
    { path: path.slice(reach), kind: 'beyond', number: reach + 1 },
  ],
});

function shown(session: RailwaysSession): Layers {
  switch (session.mode) {
    case 'action':
      return acting(session);
    case 'build':
      return building(session);
    case 'deliver':
      return { ...journeys(session), held: onTheWay(session) };
    case 'industry':
    case 'grow':
      return { rings: offered(session, citiesOf(session, session.mode === 'grow' ? 'grow' : 'urbanize')) };
    case 'depot':
      return depots(session);
    case 'color':
      return painting(session);
    default:
      return {};
  }
}

const citiesOf = ({ moves }: RailwaysSession, kind: 'build' | 'urbanize' | 'western' | 'grow'): CityId[] =>
  ofKind(moves, kind).map(({ city }) => city);

/** Cities to choose from; the one that is looked at stands out. */
const offered = ({ looked, choice }: RailwaysSession, cities: readonly CityId[]): Ring[] =>
  cities.map((city) => ({ city, kind: city === choice ? 'chosen' : city === looked ? 'target' : 'offer' }));

function acting(session: RailwaysSession): Layers {
  const { tool, cargo, movable, goal, looked, moves } = session;
  if (tool === 'build') {
    const ends = ofKind(moves, 'extend').map(({ end }) => end);
    return {
      rings: [...offered(session, citiesOf(session, 'build')), ...reached(session)],
      exits: ends.map((at) => ({ at, chosen: at === looked })),
    };
  }
  if (tool === 'upgrade') return growing(session);
  if (tool === 'urbanize' || tool === 'western') return { rings: offered(session, citiesOf(session, tool)) };
  if (tool !== null && tool !== 'deliver') return {};
  if (cargo) return { ...journeys(session), held: cargo };
  if (goal)
    return {
      wash: true,
      movable,
      picking: true,
      rings: [{ city: goal, kind: 'chosen' }, ...[...new Set(movable.map(({ city }) => city))].map(from)],
    };
  return { movable, askable: true, picking: tool === 'deliver' };
}

/** The best delivery that the next engine makes longer; the links that are new to it stand out. */
function growing(session: RailwaysSession): Layers {
  const found = prospectOf(session);
  if (!found) return {};
  const { path, to, cube } = found;
  const now = session.me!.reach;
  return {
    wash: true,
    held: { city: found.from, cube },
    rings: [from(found.from), { city: to, kind: 'chosen' }],
    ways: [
      { path: path.slice(0, now), kind: 'chosen', number: 1 },
      { path: path.slice(now), kind: 'gain', number: now + 1 },
    ],
  };
}

const from = (city: CityId): Ring => ({ city, kind: 'from' });

/** Where a link from the city looked at could be finished at once. */
function reached(session: RailwaysSession): Ring[] {
  const { looked } = session;
  const quote = looked ? session.quote<BuildQuote>(write.buildText(looked)) : null;
  return (quote?.finishes ?? []).map(({ city }) => ({ city, kind: 'target' }));
}

const priceOf = ({ terrain, ridge }: PricedTile): string | undefined =>
  terrain === undefined
    ? undefined
    : ridge
      ? `${texts.figure(terrain)} + ${texts.figure(ridge)}`
      : texts.figure(terrain);
const drawn = (tile: PricedTile): DraftTile => ({ tile: tile.tile, price: priceOf(tile) });

function building(session: RailwaysSession): Layers {
  const { view, moves, opened, hexes, draft, looked, choice, map } = session;
  const { tiles, reach, from: begun } = view.building!;
  const lays = ofKind(moves, 'lay').filter(({ hex }) => hex === opened);
  const exits = lays.map(({ tile }) => {
    const { out, ...hex } = segmentOf(tile);
    return endName(hex, out);
  });
  const pointed = looked ? exitOf(session, looked) : null;
  const preview = draft?.tiles ?? [];
  const hexPrice = (hex: string): string | undefined => {
    const quote = session.quote<LayQuote>(ofKind(moves, 'lay').find((one) => one.hex === hex)!.text);
    return quote ? texts.figure(quote.terrain) : undefined;
  };
  return {
    legal: hexes.length > 1 ? hexes.filter((hex) => hex !== opened).map((hex) => ({ hex, price: hexPrice(hex) })) : [],
    ghosts: lays.map(({ tile }) => tile).filter((tile) => !preview.some((one) => one.tile === tile)),
    exits: exits.map((at) => ({ at, chosen: at === pointed })),
    draft: tiles.map(drawn),
    preview: preview.map(drawn),
    possible: reach.flatMap((way) => way.tiles.map((tile) => hexName(hexOf(tile)))),
    ridges: crossed(map, preview),
    rings: [
      ...(map.city(begun) ? [from(begun)] : []),
      ...reach.map(({ city }): Ring => ({
        city,
        kind: city === choice ? 'chosen' : city === looked ? 'target' : 'offer',
      })),
    ],
  };
}

/** Edges of these tiles that a ridge lies on. */
const crossed = (map: RailMap, tiles: readonly PricedTile[]): OpenEnd[] =>
  tiles.flatMap(({ tile }) => {
    const { in: enters, out, ...hex } = segmentOf(tile);
    return [enters, out].filter((edge) => map.ridge(hex, edge)).map((edge) => endName(hex, edge));
  });

const onTheWay = ({ view }: RailwaysSession): Layers['held'] =>
  view.delivering ? { city: view.delivering.at, cube: view.delivering.cube } : null;

/** Where the cube in hand can arrive, by which ways, and how far it has come. */
function journeys(session: RailwaysSession): Layers {
  const { targets, journey, view, choice, cargo } = session;
  const made = view.delivering?.path ?? [];
  const here = view.delivering?.at ?? cargo?.city;
  const others = targets
    .filter(({ city }) => city !== journey?.city)
    .map(({ ways }): Way => ({ path: ways[0]!.path, kind: 'other' }));
  return {
    wash: true,
    ways: [
      ...(made.length ? [{ path: made, kind: 'gain' as const, number: 1 }] : []),
      ...others,
      ...(journey ? [{ path: journey.chosen.path, kind: 'chosen' as const, number: made.length + 1 }] : []),
    ],
    rings: [
      ...(here ? [from(here)] : []),
      ...targets.map(({ city }): Ring => ({
        city,
        kind: city === choice || city === journey?.city ? 'chosen' : 'target',
      })),
    ],
  };
}

/** Others' links on which a depot may lie. */
function depots({ moves, looked, view }: RailwaysSession): Layers {
  const sides = ofKind(moves, 'depot').map(({ side }) => side);
  const same = (side: string): boolean =>
    side === looked || view.links.some(({ ends }) => ends.includes(side) && ends.includes(looked ?? ''));
  return {
    wash: true,
    choices: sides,
    ways: sides.map((side): Way => ({ path: [side], kind: same(side) ? 'chosen' : 'offer' })),
  };
}

/** The new city in the colour that is looked at. */
function painting({ view, color }: RailwaysSession): Layers {
  const city = view.urbanizing;
  return city ? { rings: [{ city, kind: 'chosen' }], ...(color ? { paint: { [city]: color } } : {}) } : {};
}

/** What the frame of the map follows. */
export function aimOf(session: RailwaysSession): string | null {
  const { view, opened, cargo, mode } = session;
  if (view.building) return opened ?? view.building.start;
  if (view.delivering) return view.delivering.at;
  if (mode === 'color') return view.urbanizing ?? null;
  return cargo?.city ?? session.asked?.far?.from ?? prospectOf(session)?.from ?? startsOf(session)[0] ?? null;
}

/** A delivery without a cube in hand: where one can be taken up, and where it is to go if that is chosen already. */
const startsOf = ({ tool, goal, layers }: RailwaysSession): CityId[] =>
  tool === 'deliver' ? [...new Set([...(layers.movable ?? []).map(({ city }) => city), ...(goal ? [goal] : [])])] : [];

/** What should be in view with it: where the cube can be taken up or arrive, or the way that is told of. */
export function besides(session: RailwaysSession): CityId[] {
  const { view, cargo, targets, asked } = session;
  if (view.delivering || cargo) return targets.map(({ city }) => city);
  if (asked?.far) return [...asked.far.path.map(cityOfSide), asked.far.city];
  const found = prospectOf(session);
  return found ? passed(found) : startsOf(session).slice(1);
}

/** The heart of the own network: the city where most of its links end. */
export function homeOf({ view, me, seat }: RailwaysSession): CityId | null {
  const ends = view.links.filter(({ owner }) => me && owner === seat).flatMap((link) => link.ends.map(cityOfSide));
  const count = (city: CityId): number => ends.filter((one) => one === city).length;
  return ends.toSorted((a, b) => count(b) - count(a))[0] ?? null;
}

/** Is there a receipt, a reason, a tag at a city or news of the end to stand over the map? */
export const deskWanted = ({ mode, tool, asked, view, layers }: RailwaysSession): boolean =>
  mode === 'build' || tool === 'build' || asked !== null || view.ending.triggered || Boolean(layers.tags?.length);

/** Is there a dialog or a card of another action? */
export const momentWanted = ({ mode, tool, asked, due, journey }: RailwaysSession): boolean =>
  due !== null ||
  journey !== null ||
  Boolean(asked?.far) ||
  ['color', 'industry'].includes(mode) ||
  ['take', 'upgrade', 'urbanize'].includes(tool ?? '');

/** Cities with something to be read or pressed at them. */
export const offeredCities = ({ layers }: RailwaysSession): CityId[] => (layers.tags ?? []).map(({ at }) => at);

/** Hexes of the draft and what stands at its head, for what has to stay uncovered. */
export function draftPlaces(session: RailwaysSession): string[] {
  const { view, draft, opened, hexes, looked, map } = session;
  const exit = looked ? exitOf(session, looked) : null;
  const begun = view.building?.from;
  return [
    ...(begun && map.city(begun) ? [begun] : []),
    ...(view.building?.tiles ?? []).map(({ tile }) => hexName(hexOf(tile))),
    ...(draft?.tiles ?? []).map(({ tile }) => hexName(hexOf(tile))),
    ...(draft?.to ? [draft.to] : []),
    ...(opened ? [opened] : hexes),
    ...(exit && tileTo(session, exit) ? [exit] : []),
  ];
}
