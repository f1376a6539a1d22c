// The score sheet: rows, notes, and the places that make the points.
import { t } from '../../app/texts.svelte';
import type { ScoreRow } from '../game';
import { countedFor, placesOf, sections, type Section } from './counted';
import { starOf } from './objectives';
import type { PioneerView, Score, SeatView } from './view';

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export const valueOf = ({ poker, ...score }: Score, section: Section): number =>
  section === 'poker' ? sum(poker) : score[section];

const parts = (values: readonly number[]): string => (values.length > 1 ? values.join(' + ') : '');

/** Where the points of a row come from, in short. */
export function noteOf({ score, ranches, yard_factor: times, banks }: SeatView, section: Section): string {
  switch (section) {
    case 'poker':
      return parts(score.poker.filter(Boolean));
    case 'banks':
      return parts(banks);
    case 'ranches':
      return ranches ? t('pioneer.score.ranches', { n: ranches }) : '';
    case 'yards':
      return times ? t('pioneer.score.network', { n: score.network, times }) : '';
    default:
      return '';
  }
}

export function scoreRows(view: PioneerView): ScoreRow[] {
  const scores = view.seats.map(({ score }) => score);
  const row = (key: string, values: number[]): ScoreRow => ({ key, label: t(`pioneer_rails.score.${key}`), values });
  const rows: ScoreRow[] = sections.map((section) => ({
    ...row(
      section,
      scores.map((score) => valueOf(score, section)),
    ),
    note: (seat) => noteOf(view.seats[seat]!, section),
    squares: (seat) => placesOf(view, seat, section),
  }));
  // Alone objectives lower the target and bring no points.
  if (view.mode !== 'solo')
    rows.push({
      ...row(
        'objectives',
        scores.map(({ objectives }) => sum(objectives)),
      ),
      note: (seat) => parts(scores[seat]!.objectives.filter(Boolean)),
      squares: (seat) => view.objectives.flatMap((one) => (starOf(seat, one) ? countedFor(view, seat, one.id) : [])),
    });
  if (scores.some(({ bonus }) => bonus))
    rows.push(
      row(
        'bonus',
        scores.map(({ bonus }) => bonus),
      ),
    );
  rows.push({
    ...row(
      'total',
      scores.map(({ total }) => total),
    ),
    total: true,
  });
  return rows;
}
