// The score sheet: rows, notes, and the things on the table that make the points.
import { t } from '../../app/texts.svelte';
import type { ScoreRow } from '../game';
import { destOrder } from './cards';
import { listText, shortName } from './words';
import type { IsleView } from './view';

type Key = 'tokens' | 'cars' | 'contracts' | 'loaded' | 'buildings' | 'locomotive';

function thingsOf(view: IsleView, key: Key, seat: number): string[] {
  const held = view.seats[seat];
  if (!held) return [];
  switch (key) {
    case 'cars':
      return held.train.map((_, car) => `car:${seat}.${car}`);
    case 'loaded':
      return held.train.flatMap((one, car) => (one.items.length ? [`car:${seat}.${car}`] : []));
    case 'contracts':
      return destOrder.filter((dest) => view.islands[dest]?.owner === seat).map((dest) => `dest:${dest}`);
    case 'buildings':
      return held.buildings.map((card) => `building:${card}`);
    default:
      return [];
  }
}

export function scoreRows(view: IsleView): ScoreRow[] {
  const keys: Key[] = ['tokens', 'cars', 'contracts', 'loaded', 'buildings'];
  if (view.progress_track) keys.push('locomotive');
  const rows: ScoreRow[] = keys.map((key) => ({
    key,
    label: t(`isle_of_trains.score.${key}`),
    values: view.seats.map((seat) => seat.score[key]),
    note: (seat) => (key === 'buildings' ? listText((view.seats[seat]?.buildings ?? []).map(shortName)) : ''),
    squares: (seat) => thingsOf(view, key, seat),
  }));
  rows.push({
    key: 'total',
    label: t('isle_of_trains.score.total'),
    values: view.seats.map((seat) => seat.score.total),
    total: true,
  });
  return rows;
}
