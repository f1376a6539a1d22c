// A place of the map in words, for the eye and for those who hear it.
import { t } from '../../app/texts.svelte';
import { cityName, routeOf } from './box';
import { linesOfQuote } from './gains';
import type { Place } from './map/layers';
import type { RouteId } from './map/sheet';
import { paymentsOf } from './paying';
import type { LegendsSession } from './session.svelte';
import type { ClaimQuote } from './view';
import { pairOf, payName, sealedName, tokenCount } from './words';

export interface Told {
  owner: string | null;
  /** What rules look at: a bridge, dry land, a marker. */
  marks: string[];
  pays: string[];
  brings: string[];
}

export function routeTold(session: LegendsSession, id: RouteId): Told | null {
  const { view, sheet, names } = session;
  const route = routeOf(sheet, id);
  if (!route) return null;
  const seat = view.routes[id];
  const marks = [
    ...(route.flags ?? []).map((flag) => t(`legends.map.${flag}`)),
    ...(view.storms?.includes(route.link) ? [sealedName('token', 'storm')] : []),
  ];
  if (seat !== undefined)
    return {
      owner: t('legends.map.owned', { pair: pairOf(sheet, route), who: names(seat) }),
      marks,
      pays: [],
      brings: [],
    };
  const claims = paymentsOf(session.claims, id, session.me?.hand ?? {});
  const quote = claims[0] ? session.quote<ClaimQuote>(claims[0].text) : null;
  return {
    owner: null,
    marks,
    pays: claims.slice(0, 4).map(({ payment }) => payName(payment.color, payment.cars, payment.locos)),
    brings: quote ? linesOfQuote(quote, session.me?.held ?? []).map(({ text }) => text) : [],
  };
}

/** What a stop of the keyboard on the map says. */
export function placeSaid(session: LegendsSession, { kind, id }: Place): string {
  const { sheet } = session;
  if (kind === 'city') {
    const city = sheet.cities.find((one) => one.id === id);
    const grain = session.view.grain?.[id];
    return [
      t(city?.large ? 'legends.map.cityLarge' : 'legends.map.city', { city: cityName(sheet, id) }),
      ...(grain ? [tokenCount('grain', grain)] : []),
    ].join('. ');
  }
  const route = routeOf(sheet, id);
  const told = routeTold(session, id);
  if (!route || !told) return id;
  const color = t(`legends.color.${route.color}`);
  return [
    t('legends.map.route', { pair: pairOf(sheet, route), color, n: route.length }),
    ...told.marks,
    told.owner ?? t('legends.map.free'),
    ...(told.pays.length ? [t('legends.map.affordable', { list: told.pays.join(', ') })] : []),
    ...(told.brings.length ? [t('legends.map.brings', { list: told.brings.join(', ') })] : []),
  ].join('. ');
}
