// Town bonuses as the desk offers them: what can be taken now, what is in hand, which tracks each opens.
import { box } from './box';
import { crossText, type Bonus, type Move } from './notation';
import type { PioneerSession } from './session.svelte';
import type { Offer, Token, Track } from './view';

export type { Bonus };

/** Just a track first, then the order of the box. */
export const allBonuses: readonly Bonus[] = ['none', ...box.turn.town_bonuses];

export interface BonusState {
  bonus: Bonus;
  legal: boolean;
  /** Taken and not used yet; of the suit: taken. */
  inHand: number;
  /** Tracks that need it and nothing else. */
  opens: Track[];
}

/** The moves that take a bonus: of a suit, one for each. */
export const movesOf = ({ moves }: PioneerSession, bonus: Bonus): Move[] =>
  moves.filter((move) =>
    bonus === 'suit' ? move.kind === 'cross_suit' : move.kind === 'cross' && move.token === bonus,
  );

export const crossesFor = ({ needs }: Offer): string[] => needs.map(crossText);

const tokenOf = (bonus: Bonus): Token | null => (bonus === 'none' || bonus === 'suit' ? null : bonus);

export function bonuses(session: PioneerSession): BonusState[] {
  const { me, offers } = session;
  return allBonuses.map((bonus) => {
    const token = tokenOf(bonus);
    const inHand = token
      ? (me?.tokens?.[token] ?? 0)
      : bonus === 'suit'
        ? Number(me?.suit_taken ?? false)
        : (me?.tally?.plain_left ?? 0);
    const opens = token ? offers.flatMap(({ track, needs }) => (needs.join() === token ? [track] : [])) : [];
    return { bonus, legal: movesOf(session, bonus).length > 0, inHand, opens };
  });
}
