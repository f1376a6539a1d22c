// The player's dealings with goods: which cubes can go somewhere, where the one in hand can arrive, by which ways.
import { linkAt } from './journeys';
import * as write from './notation';
import { ofKind } from './notation';
import type { Held, RailwaysSession } from './session.svelte';
import type { CityId, DeliverQuote, Gain, GoQuote, Journey, Side, Target } from './view';

const targetsFor = (session: RailwaysSession, { city, cube }: Held): Target[] =>
  session.quote<DeliverQuote>(write.deliverText(city, cube))?.targets ?? [];

/** Cubes that may be loaded now; `goal`: those that can arrive there. */
export function deliverable(session: RailwaysSession, goal: CityId | null = session.goal): Held[] {
  const { mode, tool, moves } = session;
  if (mode !== 'action' || (tool !== null && tool !== 'deliver')) return [];
  const all = ofKind(moves, 'deliver').map(({ city, cube }) => ({ city, cube }));
  return goal ? all.filter((cube) => targetsFor(session, cube).some(({ city }) => city === goal)) : all;
}

/** Points by seat. */
const pointsOf = (gains: readonly Gain[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    gains.reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0),
  );

/** On the way: what each next link leads to, put together by city, the best for me first. */
function ahead(session: RailwaysSession): Target[] {
  const { moves, view, seat } = session;
  const found = new Map<CityId, Journey[]>();
  const add = (city: CityId, way: Journey): void => void found.set(city, [...(found.get(city) ?? []), way]);
  for (const { text, side } of ofKind(moves, 'go')) {
    const quote = session.quote<GoQuote>(text);
    const to = linkAt(view, side)?.to;
    if (quote?.ends && to) add(to, { path: [side], gains: quote.gains ?? [] });
    for (const { city, ways } of quote?.targets ?? [])
      for (const { path, gains } of ways) add(city, { path: [side, ...path], gains });
  }
  const mine = ({ gains }: Journey): number => pointsOf(gains, view.seats.length)[seat]!;
  return [...found].map(([city, ways]) => {
    ways.sort((a, b) => mine(b) - mine(a) || a.path.length - b.path.length);
    return { city, ways, points: pointsOf(ways[0]!.gains, view.seats.length) };
  });
}

export function targetsOf(session: RailwaysSession): Target[] {
  const { mode, cargo } = session;
  if (mode === 'deliver') return ahead(session);
  return mode === 'action' && cargo ? targetsFor(session, cargo) : [];
}

/** Links that the cube may take next. */
export function legsOf(session: RailwaysSession): Side[] {
  if (session.mode === 'deliver') return ofKind(session.moves, 'go').map(({ side }) => side);
  return [...new Set(session.targets.flatMap(({ ways }) => ways.flatMap(({ path }) => path.slice(0, 1))))];
}

/** One link on: by the side of the link, or by the city at its other end. */
export function legText({ legs, view }: RailwaysSession, place: string): string | null {
  const side = legs.find(
    (one) => one === place || otherSide(view.links, one) === place || linkAt(view, one)?.to === place,
  );
  return side ? write.goText(side) : null;
}

const otherSide = (links: RailwaysSession['view']['links'], side: Side): Side | undefined =>
  links.find(({ ends }) => ends.includes(side))?.ends.find((end) => end !== side);

/** The journey to the city that is looked at. */
export function journeyTo({ targets, looked, way }: RailwaysSession): (Target & { chosen: Journey }) | null {
  const target = targets.find(({ city }) => city === looked);
  const chosen = target?.ways[way] ?? target?.ways[0];
  return target && chosen ? { ...target, points: target.points, chosen } : null;
}

/** All moves to a city where the cube can arrive, by the way that is looked at. */
export function journeyTexts(session: RailwaysSession, city: string): string[] | null {
  const target = session.targets.find((one) => one.city === city);
  if (!target) return null;
  const { path } = target.ways[session.looked === city ? session.way : 0] ?? target.ways[0]!;
  const { cargo, mode } = session;
  return [...(mode === 'action' ? [write.deliverText(cargo!.city, cargo!.cube)] : []), ...path.map(write.goText)];
}

/** What a seat gets by the way that is looked at. */
export const gainsOf = ({ chosen }: { chosen: Journey }, seats: number): number[] => pointsOf(chosen.gains, seats);
