// What the map shows in this moment.
import { routesOf } from './box';
import type { Company } from './livery';
import type { Layers } from './map/layers';
import type { RouteId } from './map/sheet';
import { ofKind } from './notation';
import type { LegendsSession } from './session.svelte';
import type { LegendsView, Ticket } from './view';

export const ownersOf = (view: LegendsView): Record<RouteId, Company> =>
  Object.fromEntries(Object.entries(view.routes).map(([route, seat]) => [route, view.seats[seat]!.company]));

const depotsOf = (view: LegendsView): Record<string, Company> =>
  Object.fromEntries(Object.entries(view.depots ?? {}).map(([company, city]) => [city, company as Company]));

/** What lies on the map whatever is done. */
export const standing = (view: LegendsView): Layers => ({
  owners: ownersOf(view),
  storms: view.storms ?? [],
  grain: view.grain ?? {},
  depots: depotsOf(view),
});

/** Of the links of a way, the routes that are free: one of each. */
function missing(session: LegendsSession, { way }: Ticket): RouteId[] {
  return way.flatMap((link) => {
    const lanes = routesOf(session.sheet, link).filter(({ id }) => session.view.routes[id] === undefined);
    return (lanes.find(({ id }) => session.claims.some(({ route }) => route === id)) ?? lanes[0])?.id ?? [];
  });
}

export function layersOf(session: LegendsSession): Layers {
  const { view, mode, sheet } = session;
  const layers = standing(view);
  if (mode === 'action') {
    const open = new Set(
      session.claims
        .filter(
          ({ payment }) =>
            !session.color || payment.color === session.color || (session.color === 'loco' && payment.locos),
        )
        .map(({ route }) => route),
    );
    if (!session.route) layers.faded = new Set(sheet.routes.map(({ id }) => id).filter((id) => !open.has(id)));
    if (session.route) layers.chosen = { route: session.route, company: session.company };
  }
  if (mode === 'keep') {
    const looked = session.offer.map((ticket, i) => ({
      ticket,
      n: i + 1,
      chosen: session.kept.includes(ticket.ticket),
    }));
    layers.pins = looked.flatMap(({ ticket, n, chosen }) => [ticket.a, ticket.b].map((city) => ({ city, n, chosen })));
    layers.ways = looked
      .sort((a, b) => Number(a.chosen) - Number(b.chosen))
      .map(({ ticket, chosen }) => ({ routes: missing(session, ticket), chosen }));
  }
  if (mode === 'city') {
    layers.targets = [...new Set(ofKind(session.moves, 'grain', 'depot').map(({ city }) => city))];
    layers.target = session.city;
  }
  const looked = session.me?.held?.find(({ ticket }) => ticket === session.ticket);
  if (looked) layers.ways = [{ routes: missing(session, looked), chosen: true }];
  layers.lit = [...session.lit, ...(looked ? [looked.a, looked.b] : [])];
  layers.refused = session.asked?.place?.kind === 'route' ? session.asked.place.id : null;
  layers.fresh = freshRoutes(session);
  return layers;
}

/** Built by others since the viewer's last turn. */
function freshRoutes(session: LegendsSession): RouteId[] {
  const { log, seat } = session.table;
  const last = log.findLastIndex(({ by }) => by === seat);
  return log.slice(last + 1).flatMap(({ c, a }) => (c === 'claim' ? String(a.route) : []));
}
