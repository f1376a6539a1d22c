// The last page of a game of several: rows of sections with the best in each.
import { t } from '../../app/texts.svelte';
import { countedFor, placesOf, sections, type Section } from './counted';
import { handLabel } from './phrases';
import { noteOf, sum, valueOf } from './score';
import { starOf } from './objectives';
import type { ObjectiveType, PioneerView } from './view';
import { box } from './box';

export interface FinalRow {
  key: Section | 'objectives' | 'bonus';
  label: string;
  values: number[];
  notes: string[];
  /** Of the objectives, by seat. */
  stars?: { type: ObjectiveType; points: number }[][];
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
    notes: seats.map(() => ''),
    stars: seats.map((_, seat) =>
      view.objectives.flatMap(({ type, stars }) => (stars ? [{ type, points: stars[seat]! }] : [])),
    ),
    places: (seat) => view.objectives.flatMap((one) => (starOf(seat, one) ? countedFor(view, seat, one.id) : [])),
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

/** "straight ×2, two pair": the hands of a seat. */
export const handsText = (view: PioneerView, seat: number): string =>
  view.seats[seat]!.hands.flatMap(({ shows, saloon }) =>
    shows ? [handLabel(shows) + (saloon ? ` ×${box.sheet.saloon_factor}` : '')] : [],
  ).join(', ');
