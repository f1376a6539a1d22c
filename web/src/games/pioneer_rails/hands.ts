// Poker hands as the sheet shows them: what they are worth, what one more card makes of them.
import { box } from './box';
import type { CardId, HandName, HandView, PioneerView, Rank } from './view';

/** Written once the round is over; until then what it shows is worth so much. */
export const pointsOf = ({ points, worth }: HandView): number | null => points ?? worth ?? null;

/** Cards that are still on the table: the dealer's is not. */
export const cardsOnTable = ({ cards: { open, taken } }: PioneerView): CardId[] =>
  open.filter((card) => card !== taken);

export interface Making {
  hand: HandName | null;
  points: number;
  ranks: Rank[];
}

/** What one more card makes of a hand, the best first; ranks that make the same stand together. */
export function makings({ makes }: HandView): Making[] {
  if (!makes) return [];
  const found = new Map<HandName | null, Making>();
  for (const rank of box.cards.ranks) {
    const { hand, points } = makes[rank] ?? { hand: null, points: 0 };
    found.set(hand, { hand, points, ranks: [...(found.get(hand)?.ranks ?? []), rank] });
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}

/** The best that one more card can still make of a hand, where that is more than it shows. */
export function nextBest(hand: HandView): (Making & { hand: HandName }) | null {
  for (const { hand: made, points, ranks } of makings(hand)) {
    const possible = ranks.filter((rank) => hand.coming?.[rank]);
    if (made && made !== hand.shows && possible.length) return { hand: made, points, ranks: possible };
  }
  return null;
}
