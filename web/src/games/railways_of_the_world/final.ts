// The final account: where every seat's points came from, and what bonds and barons did to them. The engine has counted
// and ranked; here it is only laid out.
import { t } from '../../app/texts.svelte';
import type { RailMap } from './box';
import type { CityId, RailwaysView, SeatView, Side } from './view';

export interface FinalRow {
  key: string;
  label: string;
  values: number[];
  /** Figures with their sign. */
  signed?: boolean;
  /** The sum of what stands above. */
  subtotal?: boolean;
  /** What a seat's points of this row are on the map: cities, links. */
  places: (seat: number) => (CityId | Side)[];
}

/** Best seat first. */
export const byRank = ({ ranks }: RailwaysView): number[] =>
  ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]! || a - b);

const nowhere = (): string[] => [];

export function finalRows(view: RailwaysView, map: RailMap): FinalRow[] {
  const values = (of: (seat: SeatView) => number): number[] => view.seats.map(of);
  const row = (
    key: string,
    of: (seat: SeatView) => number,
    places: FinalRow['places'] = nowhere,
    more: Partial<FinalRow> = {},
  ): FinalRow => ({ key, label: t(`railways_of_the_world.score.${key}`), values: values(of), places, ...more });
  const links = (seat: number): Side[] => view.links.flatMap(({ owner, ends }) => (owner === seat ? [ends[0]!] : []));
  const depots = (seat: number): Side[] => view.links.flatMap(({ depot, ends }) => (depot === seat ? [ends[0]!] : []));
  const hotels = (seat: number): CityId[] =>
    (view.seats[seat]!.cards ?? []).flatMap((card) => {
      const city = map.card(card)?.effect.hotel_city;
      return typeof city === 'string' ? [city] : [];
    });
  const majors = (seat: number): CityId[] =>
    view.cards.majors.flatMap((line) => (line.seat === seat ? [line.a, line.b] : []));
  const rows = [
    row('from_links', ({ from }) => from.links, links),
    row('from_depots', ({ from }) => from.depots, depots),
    row('from_hotels', ({ from }) => from.hotels, hotels),
    row('from_bonuses', ({ from }) => from.bonuses),
    row('from_majors', ({ from }) => from.majors, majors),
  ];
  return [
    // Depots are in one box alone.
    ...rows.filter(({ key, values: all }) => key !== 'from_depots' || all.some(Boolean)),
    row('points', ({ points }) => points, nowhere, { subtotal: true }),
    row('bonds', ({ bonds }) => -bonds, nowhere, { signed: true }),
    ...(view.seats.some(({ baron }) => baron)
      ? [row('baron', ({ baron_points: points }) => points ?? 0, nowhere, { signed: true })]
      : []),
  ];
}
