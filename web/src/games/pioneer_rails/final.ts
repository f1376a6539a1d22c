// The last page of a game of several: rows of sections with the best in each, and what a tie was decided by.
import { t } from '../../app/texts.svelte';
import { countedFor, placesOf, sections, type Section } from './counted';
import { handLabel } from './phrases';
import { noteOf, sum, valueOf } from './score';
import { starOf, types } from './objectives';
import type { PioneerView } from './view';
import { box } from './box';

export interface FinalRow {
  key: Section | 'objectives' | 'bonus';
  label: string;
  values: number[];
  notes: string[];
  /** Of the objectives, by type. */
  stars?: number[][];
  places: (seat: number) => string[];
}

export function finalRows(view: PioneerView): FinalRow[] {
  const { seats } = view;
  const label = (key: string): string => t(`pioneer_rails.score.${key}`);
  const rows: FinalRow[] = sections.map((key) => ({
    key,
    label: label(key),
    values: seats.map(({ score }) => valueOf(score, key)),
    notes: seats.map((seat) => noteOf(seat, key)),
    places: (seat) => placesOf(view, seat, key),
  }));
  rows.push({
    key: 'objectives',
    label: label('objectives'),
    values: seats.map(({ score }) => sum(score.objectives)),
    notes: seats.map(({ score }) =>
      types.map((type, i) => `${t(`pioneer_rails.types.${type}`)} ${score.objectives[i]}`).join(', '),
    ),
    stars: seats.map(({ score }) => score.objectives),
    places: (seat) => view.objectives.flatMap((one) => (starOf(view, seat, one) ? countedFor(view, seat, one.id) : [])),
  });
  if (seats.some(({ score }) => score.bonus))
    rows.push({
      key: 'bonus',
      label: label('bonus'),
      values: seats.map(({ score }) => score.bonus),
      notes: seats.map(() => ''),
      places: () => [],
    });
  return rows;
}

/** Seats that a tie put behind others with as many points, or before them: what their hands were worth decided. */
export function tieBreak({ seats, ranks }: PioneerView): { tied: boolean[]; ahead: boolean[] } {
  const equal = (a: number, b: number): boolean => a !== b && seats[a]!.score.total === seats[b]!.score.total;
  return {
    tied: seats.map((_, seat) => seats.some((_, other) => equal(seat, other))),
    ahead: seats.map((_, seat) => seats.some((_, other) => equal(seat, other) && ranks[seat]! < ranks[other]!)),
  };
}

/** "straight ×2, two pair": the hands of a seat. */
export const handsText = (view: PioneerView, seat: number): string =>
  view.seats[seat]!.hands.flatMap(({ shows, saloon }) =>
    shows ? [handLabel(shows) + (saloon ? ` ×${box.sheet.saloon_factor}` : '')] : [],
  ).join(', ');
