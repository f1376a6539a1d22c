// The final account: where every seat's points came from, what bonds and barons did to them, and what decided a tie. The
// engine has counted and ranked; here it is only laid out.
import { t } from '../../app/texts.svelte';
import { cityOfSide, type RailMap } from './box';
import { goalText } from './terms';
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

/** Seats of one score, best first, and what told them apart; null: nothing did. */
export interface Tie {
  seats: number[];
  by: 'links' | 'cash' | null;
}
export function tiesOf(view: RailwaysView): Tie[] {
  const groups = new Map<number, number[]>();
  for (const seat of byRank(view)) {
    const score = view.scores[seat]!;
    groups.set(score, [...(groups.get(score) ?? []), seat]);
  }
  const differ = (seats: number[], of: 'links' | 'cash'): boolean =>
    new Set(seats.map((seat) => view.seats[seat]![of])).size > 1;
  return [...groups.values()]
    .filter((seats) => seats.length > 1)
    .map((seats) => ({ seats, by: differ(seats, 'links') ? 'links' : differ(seats, 'cash') ? 'cash' : null }));
}

export interface BaronResult {
  seat: number;
  baron: string;
  note: string;
  met: boolean;
  points: number;
}

/** What a comparison of barons looks at, and which way is better. */
const compared: Record<string, ['bonds' | 'cash' | 'links' | 'cities' | 'engine', 'most' | 'least']> = {
  fewest_bonds: ['bonds', 'least'],
  most_cash: ['cash', 'most'],
  most_links: ['links', 'most'],
  most_cities: ['cities', 'most'],
  largest_engine: ['engine', 'most'],
};

export function baronResults(view: RailwaysView, map: RailMap): BaronResult[] {
  return byRank(view).flatMap((seat) => {
    const { baron, baron_met: met = false, baron_points: points = 0 } = view.seats[seat]!;
    const card = baron ? map.baron(baron) : undefined;
    if (!baron || !card) return [];
    const goal = goalText(card, map);
    const figure = compared[card.goal];
    let note = `${goal}: ${t(met ? 'railways.end.met' : 'railways.end.notMet')}`;
    if (figure) {
      const all = view.seats.map((one) => one[figure[0]]);
      const best = figure[1] === 'most' ? Math.max(...all) : Math.min(...all);
      note = t('railways.end.figure', { goal, mine: all[seat]!, best });
    } else if (card.goal === 'links_into_city') {
      const into = view.links.filter(
        ({ owner, ends }) =>
          owner === seat && ends.length > 1 && ends.some((end) => cityOfSide(end) === card.params?.city),
      ).length;
      note = `${goal}, ${t('railways.end.intoCity', { n: into })}`;
    }
    return [{ seat, baron, note, met, points }];
  });
}
