// Poker hands as the sheet shows them: what they are worth, what one more card makes of them.
import { box, cards, rankOf } from './box';
import type { CardId, HandName, HandView, PioneerView, Rank } from './view';

/** Points of a hand, a saloon's doubling included. */
export const handPoints = (hand: HandName, saloon: boolean): number =>
  box.poker_hands.find(({ id }) => id === hand)!.points * (saloon ? box.sheet.saloon_factor : 1);

/** Written once the round is over; until then what it shows is worth so much. */
export const pointsOf = (hand: HandView): number | null =>
  hand.points ?? (hand.shows ? handPoints(hand.shows, hand.saloon) : null);

/** Cards of a rank that nobody has seen this round. */
export const copiesLeft = ({ cards: { seen } }: PioneerView, rank: Rank): number =>
  cards.filter((card) => rankOf(card) === rank && !seen.includes(card)).length;

/** Cards that are still on the table: the dealer's is not. */
export const cardsOnTable = ({ cards: { open, taken } }: PioneerView): CardId[] =>
  open.filter((card) => card !== taken);
export const ranksOnTable = (view: PioneerView): Rank[] => cardsOnTable(view).map(rankOf);

export interface Making {
  hand: HandName | null;
  ranks: Rank[];
}

/** What one more card makes of a hand, the best first; ranks that make the same stand together. */
export function makings({ makes, shows }: HandView): Making[] {
  if (!makes) return [];
  const found = new Map<HandName | null, Rank[]>();
  for (const rank of box.cards.ranks) {
    const made = makes[rank] ?? shows ?? null;
    found.set(made, [...(found.get(made) ?? []), rank]);
  }
  const worth = ({ hand }: Making): number => (hand ? handPoints(hand, false) : 0);
  return [...found].map(([hand, ranks]) => ({ hand, ranks })).sort((a, b) => worth(b) - worth(a));
}

/** The best that one more card can still make of a hand, where that is more than it shows. */
export function nextBest(view: PioneerView, hand: HandView): { hand: HandName; ranks: Rank[] } | null {
  const table = ranksOnTable(view);
  const can = (rank: Rank): boolean => copiesLeft(view, rank) > 0 || table.includes(rank);
  for (const { hand: made, ranks } of makings(hand)) {
    const possible = ranks.filter(can);
    if (made && made !== hand.shows && possible.length) return { hand: made, ranks: possible };
  }
  return null;
}
