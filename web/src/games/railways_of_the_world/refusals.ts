// Refusals and reasons of the engine, and the arguments of its sentences as a reader wants them.
import { t, texts, type Args } from '../../app/texts.svelte';
import type { GameEvent, RefusalArgs } from '../../net/types';
import type { Names } from '../game';
import { game, type RailMap } from './box';
import { cityName } from './words';

/** Arguments that name a city. */
const cities = ['city', 'a', 'b', 'from', 'to'];
/** Below these names the texts have what they are called. */
const named: Record<string, string> = {
  color: 'colors',
  cube: 'cubes',
  card: 'cards',
  baron: 'barons',
  shape: 'shapes',
  by: 'by',
};

/** A city by its id, also where nobody knows which map it is of. */
const placeName = (map: RailMap | null, id: string): string =>
  map ? cityName(map, id) : texts.has(`${game}.pieces.${id}`) ? t(`${game}.pieces.${id}`) : id;

export function wordsOf(args: GameEvent['a'] | RefusalArgs, names: Names, map: RailMap | null = null): Args {
  const one = (name: string, value: string | number): string | number => {
    if (name === 'seat' || name === 'owner') return names(Number(value));
    if (typeof value === 'number') return value;
    if (cities.includes(name)) return placeName(map, value);
    const key = `${game}.${named[name]}.${value}`;
    return named[name] && texts.has(key) ? t(key) : value;
  };
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((v) => one(name, v)).join(', ') : one(name, value),
    ]),
  );
}

/** Why a move is good. */
export const reasonText = (code: string, args: RefusalArgs): string =>
  t(`${game}.reasons.${code}`, wordsOf(args, String));

/** The sentence of a refusal; some codes have a sentence for each case. */
export function refusalText(
  code: string,
  args: RefusalArgs = {},
  names: Names = String,
  map: RailMap | null = null,
): string {
  for (const base of [`${game}.refusals.${code}`, `errors.${code}`])
    for (const key of [`${base}.${args.case}`, base]) if (texts.has(key)) return t(key, wordsOf(args, names, map));
  return code;
}
