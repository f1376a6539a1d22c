// The score sheet while the game goes on: what everybody has in money, and of the own slip what is known.
import { t } from '../../app/texts.svelte';
import type { ScoreRow } from '../game';
import type { LegendsView } from './view';

export function scoreRows(view: LegendsView): ScoreRow[] {
  const money = view.seats.map((seat) => seat.money);
  return [
    { key: 'money', label: t('legends.slip.money'), values: money },
    { key: 'total', label: t('legends.slip.total'), values: view.scores, total: true },
  ];
}
