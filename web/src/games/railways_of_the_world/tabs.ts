// Tabs of the right column that are the game's own, and of the phone's sheet.
import { t } from '../../app/texts.svelte';
import { withCards } from './actions';
import type { RailwaysView } from './view';

/** Cards, where there are any, and the major lines that are still to be had. */
export function cardTabs(view: RailwaysView): { id: 'cards' | 'majors'; text: string }[] {
  const free = view.cards.majors.filter(({ seat }) => seat === null).length;
  return [
    ...(withCards(view)
      ? [{ id: 'cards' as const, text: t('railways.cards.tab', { n: view.cards.open?.length ?? 0 }) }]
      : []),
    { id: 'majors', text: t('railways.majors.tab', { n: free }) },
  ];
}
