// Arguments of events, refusals and reasons as words.
import { t, texts, type Args } from '../../app/texts.svelte';
import type { GameEvent, RefusalArgs } from '../../net/types';
import type { Names } from '../game';
import { cityName, game } from './box';
import type { Sheet } from './map/sheet';
import { eventName, payerName, routeName, sealedName, ticketName } from './words';

type Given = GameEvent['a'] | RefusalArgs;

/** Who and what is meant, by its name. */
export function wordsOf(args: Given, names: Names, sheet: Sheet): Args {
  const words: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (Array.isArray(value)) continue;
    const id = String(value);
    if (key === 'seat') words[key] = names(Number(value));
    else if (key === 'card' || key === 'second') words[key] = t(`${game}.cards.${id}`);
    else if (key === 'route' || key === 'link') words[key] = routeName(sheet, id);
    else if (key === 'city' || key === 'a' || key === 'b') words[key] = cityName(sheet, id);
    else if (key === 'ticket') words[key] = ticketName(sheet, id);
    else if (key === 'event') words[key] = eventName(id);
    else if (key === 'by') words[key] = payerName(id);
    else if (key === 'color' || key === 'colour') words[key] = t(`${game}.colors.${id}`);
    else if (['rule', 'territory', 'upgrade', 'token'].includes(key)) words[key] = sealedName(key, id);
    else words[key] = value;
  }
  return words;
}

export function refusalText(code: string, args: RefusalArgs, names: Names, sheet: Sheet): string {
  const key = `${game}.refusals.${code}`;
  return texts.has(key) ? t(key, wordsOf(args, names, sheet)) : t(`errors.${code}`);
}

export const reasonText = (code: string, args: RefusalArgs, sheet: Sheet): string =>
  t(`${game}.reasons.${code}`, wordsOf(args, String, sheet));
