// What decided the end: ties, and whose baron was satisfied. It comes with the final table.
import { t } from '../../app/texts.svelte';
import { cityOfSide, type RailMap } from './box';
import { byRank } from './final';
import { goalText } from './terms';
import type { RailwaysView } from './view';

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
