// Codes and arguments of the engine put into words.
import { t, texts, type Args } from '../../app/texts.svelte';
import type { Names } from '../game';
import { cellName } from './pieces';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function pieceName(piece: string, start = false): string {
  const name = t(`railroad_ink.pieces.${piece}`);
  return start ? capital(name) : name;
}

export const directionName = (direction: string): string => t(`ink.direction.${direction}`);

/** Arguments as a reader wants them: names of pieces and places instead of ids and rows. */
export function wordsOf(args: Record<string, string | number | (string | number)[]>, names: Names = String): Args {
  const words: Args = {};
  for (const [name, value] of Object.entries(args)) {
    const one = (v: string | number): string | number => {
      if (name === 'piece' || name === 'face') return pieceName(String(v));
      if (name === 'direction') return directionName(String(v));
      if (name === 'seat') return names(Number(v));
      return v;
    };
    words[name] = Array.isArray(value) ? value.map(one).join(', ') : one(value);
    if (Array.isArray(value)) value.forEach((v, i) => (words[`${name}${i + 1}`] = one(v)));
  }
  if (typeof args.row === 'number' && typeof args.col === 'number') {
    const cell = cellName(`${args.row}${args.col}`);
    words.cell = cell;
    words.space = cell;
    words.place = cell;
  }
  return words;
}

/** The sentence of a refusal; some codes have a sentence for each case. */
export function refusalText(code: string, args: Record<string, string | number> = {}, names?: Names): string {
  const words = wordsOf(args, names);
  const base = `railroad_ink.refusals.${code}`;
  for (const key of [`${base}.${args.case}`, base, `${base}.text`, `errors.${code}`]) if (texts.has(key)) return t(key, words);
  return code;
}
