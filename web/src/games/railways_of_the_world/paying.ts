// What the cash does not cover: the bonds it would take are shown before anything is done.
import { t } from '../../app/texts.svelte';
import { parseMove } from './notation';
import type { RailwaysSession } from './session.svelte';
import type { Paid } from './view';
import { cityName } from './words';

export interface Due {
  text: string;
  quote: Paid;
  /** What is paid for, and the deed on the button. */
  what: string;
  deed: string;
}

/** null: nothing has to be borrowed. */
export function dueOf(session: RailwaysSession, text: string): Due | null {
  const quote = session.quote<Paid>(text);
  const move = parseMove(text);
  if (!quote?.bonds || !move) return null;
  switch (move.kind) {
    case 'upgrade': {
      const { engine } = session.me!;
      const what = t('railways.due.upgrade', { from: engine, to: engine + 1 });
      return { text, quote, what, deed: t('railways.deed.upgrade') };
    }
    case 'urbanize':
    case 'western': {
      const city = cityName(session.map, move.city);
      return { text, quote, what: t(`railways.due.${move.kind}`, { city }), deed: t(`railways.deed.${move.kind}`) };
    }
    default:
      // A bid shows its bonds in the auction, a tile in its receipt.
      return null;
  }
}
