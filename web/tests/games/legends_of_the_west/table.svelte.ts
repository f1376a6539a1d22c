// A table of Legends of the West that stands still, with one claim's quote for all.
import { LegendsSession } from '../../../src/games/legends_of_the_west/session.svelte';
import type { ClaimQuote } from '../../../src/games/legends_of_the_west/view';
import type { Refusal } from '../../../src/net/table.svelte';
import type { Quote } from '../../../src/net/types';
import { sit, StillTable } from '../../sitting.svelte';

export class LegendsTable extends StillTable {
  refusal: Refusal = { code: 'TL-I9', args: {} };

  quote(text: string): Quote | null {
    if (!text.startsWith('claim ')) return null;
    const quote: ClaimQuote = {
      money: 3,
      cards: 1,
      trains: 8,
      completes: text.includes('DET-CHI') ? ['K15'] : [],
      gains: [
        { by: 'bonus', money: 2 },
        { by: 'E01', money: 1 },
        { by: 'R12', cards: 1 },
      ],
      forecast: { money: 8, trains: 0, tickets: -5, total: 3 },
    };
    return quote as unknown as Quote;
  }
}

/** A session at a table. */
export const at = (
  table: LegendsTable,
  test: (session: LegendsSession, table: LegendsTable) => Promise<void> | void,
): Promise<void> =>
  sit(
    () => new LegendsSession(table),
    (session) => test(session, table),
  );
