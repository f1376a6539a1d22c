// What stands at cities of the map in words and figures: the price of finishing there, the points of a delivery; and the
// same for those who hear the map.
import { media } from '../../app/media.svelte';
import { t, texts } from '../../app/texts.svelte';
import type { Layers, Tag } from './layers';
import * as write from './notation';
import { prospectOf } from './prospects';
import type { RailwaysSession } from './session.svelte';
import type { BuildQuote, Finish, Target } from './view';

/** Cities where the link could be finished: of the build, or of one that would begin where is pointed at. */
export function finishes(session: RailwaysSession): Finish[] {
  const { mode, tool, looked, view } = session;
  if (mode === 'build') return view.building!.reach.map((one) => ({ ...one, tiles: one.tiles.length }));
  if (mode !== 'action' || tool !== 'build' || !looked) return [];
  const link = view.links.find(({ open, ends }) => open && (open === looked || ends[0] === looked));
  const text = link?.open ? write.extendText(link.open) : write.buildText(looked);
  return session.quote<BuildQuote>(text)?.finishes ?? [];
}

export const reachAt = (session: RailwaysSession, city: string): Finish | undefined =>
  finishes(session).find((one) => one.city === city);
export const targetAt = ({ targets }: RailwaysSession, city: string): Target | undefined =>
  targets.find((one) => one.city === city);

const pointsWords = (session: RailwaysSession, points: readonly number[]): string =>
  points.flatMap((n, seat) => (n ? [`${session.names(seat)} ${texts.signed(n)}`] : [])).join(', ');

export function tagsFor(session: RailwaysSession): Pick<Layers, 'tags' | 'spoken'> {
  const { targets, looked, drawn } = session;
  const grown = prospectOf(session);
  const reach = finishes(session);
  // Where there is little room the cheapest speak for all.
  const near = media.small ? reach.toSorted((a, b) => a.price - b.price).slice(0, 4) : reach;
  const shown = reach.filter((one) => near.includes(one) || one.city === looked);
  const tag = (at: string, seats?: number): Tag => ({ at, chosen: at === looked, ...(seats && { seats }) });
  return {
    tags: [
      ...[...shown, ...(drawn ? [drawn] : []), ...(grown ? [{ city: grown.to }] : [])].map(({ city }) => tag(city)),
      ...targets.map(({ city, points }) => tag(city, points.filter(Boolean).length)),
    ],
    spoken: Object.fromEntries([
      ...reach.map(({ city, price, bonds, tiles }): [string, string] => [
        city,
        t('railways.now.spokenReach', { n: tiles, price, bonds }),
      ]),
      ...targets.map(({ city, points }): [string, string] => [city, pointsWords(session, points)]),
    ]),
  };
}
