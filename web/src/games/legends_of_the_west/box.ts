// The box as the server has it: the map that everybody may see, the numbers of the deck, the companies. What is opened later
// comes with the view.
import { boxOf, factsOf } from '../../net/boxes';
import type { Company } from './livery';
import type { City, Flag, Route, RouteColor, RouteId, Sheet, Stub } from './map/sheet';
import type { LegendsView, LinkId, TicketId } from './view';

export const game = 'legends_of_the_west';

interface BoxLink {
  id: LinkId;
  a: string;
  b: string;
  length: number;
  bend: number;
  flags?: Flag[];
}
interface BoxRoute {
  id: RouteId;
  link: LinkId;
  a: string;
  b: string;
  length: number;
  color: RouteColor;
  lane: number;
  lanes: number;
}
export interface BoxTicket {
  id: TicketId;
  a: string;
  b: string;
  value: number;
}
export interface Facts {
  cities: City[];
  links: BoxLink[];
  routes: BoxRoute[];
  stubs: Stub[];
  tickets: { tickets: BoxTicket[] };
  train_deck: { display: number };
  /** What a single game of each year has, which rules may be ticked for the whole map, and which are printed in the book
      of every campaign: all others are pasted in. */
  campaign: { games: { year: number; trains: number; territories: number }[]; ticked: string[]; printed: string[] };
  companies: { companies: { id: Company }[] };
}

await boxOf(game);
export const facts = factsOf<Facts>(game, 'map');

const { cities, links, routes, stubs } = facts;
const linked = new Map(links.map((link) => [link.id, link]));
const printed: Route[] = routes.map((route) => {
  const { bend = 0, flags = [] } = linked.get(route.link) ?? {};
  return { ...route, bend, flags };
});
const first: Sheet = { cities, routes: printed, stubs };

let last: { map: LegendsView['map']; sheet: Sheet } | null = null;

/** The map of a table: what the box shows, with all that is open beyond it. */
export function sheetOf({ map }: Pick<LegendsView, 'map'>): Sheet {
  if (!map?.cities.length) return first;
  if (last?.map !== map) {
    const more = map.links.flatMap(({ routes: lanes, id: link, ...rest }) =>
      lanes.map((one, lane): Route => ({ ...rest, ...one, link, lane, lanes: lanes.length })),
    );
    last = { map, sheet: { cities: [...cities, ...map.cities], routes: [...printed, ...more], stubs } };
  }
  return last.sheet;
}

export const routeOf = (sheet: Sheet, id: RouteId): Route | undefined => sheet.routes.find((one) => one.id === id);
export const routesOf = (sheet: Sheet, link: LinkId): Route[] => sheet.routes.filter((one) => one.link === link);
export const cityName = (sheet: Sheet, id: string): string => sheet.cities.find((one) => one.id === id)?.name ?? id;
export const ticketOf = (id: TicketId): BoxTicket | undefined => facts.tickets.tickets.find((one) => one.id === id);
