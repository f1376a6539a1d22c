// Ids and arguments of the engine put into words. Names of cards, towns, places and refusals are the engine's own texts.
import { t, texts, type Args } from '../../app/texts.svelte';
import type { Names } from '../game';
import { rankOf, suitOf } from './box';
import type { CardId, HandName, ObjectiveId, Place, Rank, Side, Suit, Token } from './view';

export const cardName = (card: CardId): string => t(`pioneer_rails.cards.${card}`);
export const rankName = (rank: Rank): string => t(`pioneer_rails.ranks.${rank}`);
export const suitName = (suit: Suit): string => t(`pioneer_rails.suits.${suit}`);
export const railwayName = (suit: Suit): string => t(`pioneer_rails.railways.${suit}`);
export const handName = (hand: HandName): string => t(`pioneer_rails.hands.${hand}`);
export const placeName = (place: Place): string => t(`pioneer_rails.places.${place}`);
export const tokenName = (token: Token | 'none' | 'suit'): string => t(`pioneer_rails.tokens.${token}`);
export const objectiveName = (id: ObjectiveId): string => t(`pioneer_rails.objectives.${id}`);
export const townName = (side: Side, town: number | string): string => t(`pioneer_rails.towns.${side}${town}`);
export const sideName = (side: Side): string => t(`pioneer_rails.sides.${side}`);

/** Text glyphs, never the coloured ones. */
export const suitSigns: Record<Suit, string> = {
  spades: '♠\uFE0E',
  hearts: '♥\uFE0E',
  diamonds: '♦\uFE0E',
  clubs: '♣\uFE0E',
};
/** "Q♥": shown; `cardName` is what is said. */
export const cardSign = (card: CardId): string => rankOf(card) + suitSigns[suitOf(card)];

/** Arguments as a reader wants them. What stands below these names in the texts is named so. */
const named = ['card', 'suit', 'railway', 'rank', 'hand', 'place', 'token', 'objective', 'town'];

export function wordsOf(args: Record<string, string | number | (string | number)[]>, names: Names = String): Args {
  const one = (name: string, value: string | number): string | number => {
    if (name === 'seat') return names(Number(value));
    const key = `pioneer_rails.${name}s.${value}`;
    return named.includes(name) && texts.has(key) ? t(key) : value;
  };
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((v) => one(name, v)).join(', ') : one(name, value),
    ]),
  );
}

/** Why a move is good. */
export const reasonText = (code: string, args: Record<string, string | number>): string =>
  t(`pioneer_rails.reasons.${code}`, wordsOf(args));

/** The sentence of a refusal; some codes have a sentence for each case. */
export function refusalText(code: string, args: Record<string, string | number> = {}, names?: Names): string {
  for (const base of [`pioneer_rails.refusals.${code}`, `errors.${code}`]) {
    for (const key of [`${base}.${args.case}`, base]) if (texts.has(key)) return t(key, wordsOf(args, names));
  }
  return code;
}
