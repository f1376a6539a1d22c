// What the cash does not cover: the bonds it would take are shown before anything is done.
import { t, texts } from '../../app/texts.svelte';
import { goText, ofKind, parseMove } from './notation';
import type { RailwaysSession } from './session.svelte';
import type { DeliverQuote, Paid } from './view';
import { cityName } from './words';

/** What would bring points without a bond. */
export interface Instead {
  label: string;
  texts: string[];
}

export interface Due {
  text: string;
  quote: Paid;
  /** What is paid for, and the deed on the button. */
  what: string;
  deed: string;
}

/** The delivery that brings the most, where there is one. */
export function insteadOf(session: RailwaysSession): Instead | null {
  const { moves, seat } = session;
  const all = ofKind(moves, 'deliver').flatMap(({ text }) =>
    (session.quote<DeliverQuote>(text)?.targets ?? []).map(({ points, ways }) => ({
      text,
      points: points[seat]!,
      ways,
    })),
  );
  const best = all.reduce<(typeof all)[number] | null>((a, b) => (b.points > (a?.points ?? 0) ? b : a), null);
  return (
    best && {
      label: t('railways.due.deliver', { points: texts.signed(best.points) }),
      texts: [best.text, ...best.ways[0]!.path.map(goText)],
    }
  );
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
