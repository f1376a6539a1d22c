// Codes and arguments of the engine put into words.
import { t, texts, type Args } from '../../app/texts.svelte';
import type { Names } from '../game';
import { cellName } from './pieces';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function pieceName(piece: string, start = false): string {
  const short = `railroad_ink.pieces_short.${piece}`;
  const name = t(texts.has(short) ? short : `railroad_ink.pieces.${piece}`);
  return start ? capital(name) : name;
}

/** "three sides; two adjacent": where it is clear that lava is meant. */
export const lavaFaces = (faces: readonly string[]): string =>
  faces.map((face) => t(`ink.lavaFace.${face}`)).join('; ');

/** In the sentence about the piece in hand the picture says which lava it is. */
export const handName = (piece: string): string =>
  /^L_(CORNER|STRAIGHT|THREE)$/.test(piece) ? t('ink.lava') : pieceName(piece, true);

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

/** Why a move is good. */
export const reasonText = (code: string, args: Record<string, string | number>): string =>
  t(`railroad_ink.reasons.${code}`, wordsOf(args));

/** The sentence of a refusal; some codes have a sentence for each case. */
export function refusalText(code: string, args: Record<string, string | number> = {}, names?: Names): string {
  const words = wordsOf(args, names);
  // The engine's sentences name rows and columns from 0; where the board's own names read better, ours come first.
  for (const base of [`ink.refusals.${code}`, `railroad_ink.refusals.${code}`, `errors.${code}`]) {
    for (const key of [`${base}.${args.case}`, base]) if (texts.has(key)) return t(key, words);
  }
  return code;
}
