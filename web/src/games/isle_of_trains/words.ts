// Ids and numbers of the engine put into words. Names of cards, places and refusals are the engine's own texts.
import { t, texts, type Args } from '../../app/texts.svelte';
import type { Names } from '../game';
import { cargoes, isCard, type Needs, type Op } from './cards';
import type { ActionName, CardId, Cargo, Colour, Dest, Item } from './view';

/** "Level 2 Hopper", "Bank". */
export const cardName = (card: CardId): string => t(`isle_of_trains.cards.${card}`);

/** "Hopper II", "Caboose 4", "Bank". */
export const shortName = (card: CardId): string => t(`isle_of_trains.cards_short.${card}`);

/** What the card does, in a sentence: benefit, ability or points. */
export const cardText = (card: CardId): string => t(`isle_of_trains.card_texts.${card}`);

export const destName = (dest: Dest): string => t(`isle_of_trains.dests.${dest}`);
export const colourName = (colour: Colour): string => t(`isle_of_trains.colours.${colour}`);
export const passengerName = (colour: Colour): string => t('isle.passenger', { colour: colourName(colour) });
export const cargoName = (cargo: Cargo | 'all' | 'any'): string => t(`isle_of_trains.cargo.${cargo}`);

/** Take, Build, Load, Deliver as nouns in a sentence. */
export const actionName = (action: ActionName): string => lower(t(`isle_of_trains.actions.${action}`));
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "bonus load", "bonus load or delivery", "bonus action". */
export const bonusName = (actions: readonly ActionName[]): string =>
  t(`isle_of_trains.bonus.${actions.length === 4 ? 'any' : actions.join('_')}`);

export const opText = (op: Op): string =>
  op.op === 'bonus'
    ? bonusName(op.actions)
    : t(`isle_of_trains.gains.${op.op === 'discard' ? 'toss' : op.op}`, { n: op.n });
export const opsText = (ops: readonly Op[]): string => ops.map(opText).join(', ');

/** "2 coal, 1 oil". */
export const needsText = (needs: Needs): string =>
  ([...cargoes, 'any'] as const)
    .flatMap((cargo) => (needs[cargo] ? [t(`isle_of_trains.needs.${cargo}`, { n: needs[cargo] })] : []))
    .join(', ');

export function itemName(item: Item): string {
  if ('passenger' in item) return passengerName(item.passenger);
  return item.down ? t('isle.faceDown', { cargo: cargoName(item.cargo) }) : cargoName(item.cargo);
}

export const listText = (words: readonly string[]): string => words.join(', ');

/** Arguments as a reader wants them. */
export function wordsOf(args: Record<string, string | number | (string | number)[]>, names: Names = String): Args {
  const one = (name: string, value: string | number): string | number => {
    const text = String(value);
    switch (name) {
      case 'card':
      case 'old':
        return isCard(text) ? shortName(text) : value;
      case 'dest':
        return destName(text as Dest);
      case 'colour':
        return colourName(text as Colour);
      case 'cargo':
        return cargoName(text as Cargo);
      case 'tile':
        return t(`isle_of_trains.tiles.${text}`);
      case 'seat':
        return names(Number(value));
      default:
        return value;
    }
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
  t(`isle_of_trains.reasons.${code}`, wordsOf(args));

/** The sentence of a refusal; some codes have a sentence for each case. */
export function refusalText(code: string, args: Record<string, string | number> = {}, names?: Names): string {
  if (code === 'IT-E26') {
    const missing = needsText({
      coal: Number(args.coal ?? 0),
      oil: Number(args.oil ?? 0),
      box: Number(args.box ?? 0),
      any: Number(args.any ?? 0),
    });
    return missing ? t('isle.refusals.IT-E26', { list: missing }) : t('isle.refusals.IT-E26.item');
  }
  for (const base of [`isle_of_trains.refusals.${code}`, `errors.${code}`]) {
    for (const key of [`${base}.${args.case}`, base]) if (texts.has(key)) return t(key, wordsOf(args, names));
  }
  return code;
}
