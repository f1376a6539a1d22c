// The stations of a turn, and at which of them it is.
import { t } from '../../app/texts.svelte';
import type { RailMap } from './box';
import type { RailwaysView } from './view';

export function stationsOf(view: RailwaysView, map: RailMap): { names: string[]; at: number } {
  const alone = view.seats.length === 1;
  const rounds = map.common.actions_per_turn;
  const names = [
    ...(alone ? [] : [t('railways.steps.auction')]),
    ...Array.from({ length: rounds }, (_, i) => t('railways.steps.action', { n: i + 1 })),
    t('railways.steps.income'),
  ];
  const first = alone ? 0 : 1;
  // What nature turns up once everybody has been paid belongs to the income.
  if (view.phase === 'reveal' || view.over) return { names, at: names.length - 1 };
  return { names, at: view.action_round === undefined ? 0 : first + view.action_round - 1 };
}
