// Lists and names put together, as people say them.
import { t, texts } from '../../app/texts.svelte';
import type { Activation, HandName, HexName, Place, Side } from './view';
import { hexText, trackText } from './places';
import { townName } from './words';

const list = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(texts.language, { type }).format(words);

/** "A, B and C". */
export const listed = (words: readonly string[]): string => list(words, 'conjunction');
/** "ten or jack". */
export const either = (words: readonly string[]): string => list(words, 'disjunction');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Without an article, for rows and ladders; in sentences it is `handName`. */
export const handLabel = (hand: HandName): string => t(`pioneer.hand.${hand}`);

const order: readonly Place[] = ['fort', 'ranch', 'rail_yard', 'bank', 'saloon', 'mine'];

/** "fort C9", "ranches G5 and H5": those of a kind together. */
export const placeNames = (places: readonly { hex: HexName; place: Place }[]): string[] =>
  order.flatMap((kind) => {
    const hexes = places.filter(({ place }) => place === kind).map(({ hex }) => hex);
    return hexes.length ? [t(`pioneer.places.${kind}`, { n: hexes.length, list: listed(hexes) })] : [];
  });

/** What a turn brings to life: "fort C9, town Oxbow". */
export function gains(side: Side, activates: readonly Activation[] = [], towns: readonly number[] = []): string[] {
  const names = towns.map((town) => townName(side, town));
  return [
    ...placeNames(activates),
    ...(names.length ? [t('pioneer.places.town', { n: names.length, list: listed(names) })] : []),
  ];
}

/** A place of the map by its name (layers.ts): a town, a hex, a track. */
export function placeText(side: Side, place: string): string {
  if (place.startsWith('town:')) return townName(side, place.slice('town:'.length + 1));
  return place.includes('>') ? trackText(side, place) : hexText(side, place);
}
