// Goods, cards, barons and sums of money in words. Names are the engine's own texts; what a card does and a baron wants is
// said with the figures of the box.
import { t, type Args } from '../../app/texts.svelte';
import { game, type BoxBaron, type BoxCard, type RailMap } from './box';
import type { BaronId, CardId, CityColor, CityId, Cube } from './view';
import { cityName } from './words';

export const colorName = (color: CityColor): string => t(`${game}.colors.${color}`);
export const cubeName = (cube: Cube): string => t(`${game}.cubes.${cube}`);
export const cardName = (card: CardId): string => t(`${game}.cards.${card}`);
export const baronName = (baron: BaronId): string => t(`${game}.barons.${baron}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "New York – Chicago". */
export const pairName = (map: RailMap, a: CityId, b: CityId): string =>
  t('railways.pair', { a: cityName(map, a), b: cityName(map, b) });
/** "$8k", as sentences say it; tables carry bare figures. */
export const money = (n: number): string => t('railways.money', { n });

/** Cards of one sort differ in their city and their figures alone. */
export type CardSort = 'bounty' | 'hotel' | CardId;
export const sortOf = ({ id: card, effect }: BoxCard): CardSort =>
  effect.trigger === 'delivery_to_city' ? 'bounty' : effect.hotel_city ? 'hotel' : card;

const figures = (of: Record<string, unknown>): Args =>
  Object.fromEntries(Object.entries(of).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

/** What a card does: in a few words, or with the rule behind it. */
export const cardNote = (card: BoxCard): string => t(`railways.card.${sortOf(card)}`, figures(card.effect));
export function cardRule(card: BoxCard, map: RailMap): string {
  const city = card.effect.city ?? card.effect.hotel_city;
  return t(`railways.cardRule.${sortOf(card)}`, {
    ...figures(card.effect),
    ...(typeof city === 'string' ? { city: cityName(map, city) } : {}),
  });
}

/** What a baron wants, in a few words. */
export function goalText({ goal, params = {} }: BoxBaron, map: RailMap): string {
  const name = (value: unknown): string => cityName(map, String(value));
  const { a, b, city } = params;
  return t(`railways.goal.${goal}`, {
    ...figures(params),
    ...(a ? { a: name(a) } : {}),
    ...(b ? { b: name(b) } : {}),
    ...(city ? { city: name(city) } : {}),
  });
}
