// The score sheet while the game goes on: where points came from, and what bonds will take of them.
import { t } from '../../app/texts.svelte';
import type { ScoreRow } from '../game';
import { mapOf } from './box';
import { finalRows } from './final';
import type { RailwaysView } from './view';

export function scoreRows(view: RailwaysView): ScoreRow[] {
  const rows = finalRows(view, mapOf(view.map)).filter(
    ({ key, subtotal }) => !subtotal && (view.over || key !== 'baron'),
  );
  return [
    ...rows.map(({ key, label, values, places }) => ({ key, label, values, squares: places })),
    { key: 'total', label: t('railways.score.total'), values: view.scores, total: true },
  ];
}
