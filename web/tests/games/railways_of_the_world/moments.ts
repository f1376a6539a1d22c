// Moments of one game with four seats on the Eastern U.S. map, turn 5 to the end, in the form of the views that the
// engine gives, with the legal moves that matter and their quotes.
import { mapOf } from '../../../src/games/railways_of_the_world/box';
import type { RailwaysView } from '../../../src/games/railways_of_the_world/view';
import moments from './moments.json';

export type MomentName = (typeof moments)[number]['name'];
export interface Moment {
  name: string;
  seat: number;
  view: RailwaysView;
  legal: string[];
  quotes: unknown[];
}
export const all = moments.map((one) => ({ quotes: [], ...one })) as unknown as Moment[];
export const momentOf = (name: string): Moment => structuredClone(all.find((one) => one.name === name)!);
export const viewOf = (name: string): RailwaysView => momentOf(name).view;
/** Quotes of the legal moves that begin with a word, in their order. */
export const quotesOf = <Quote>({ legal, quotes }: Moment, word: string): Quote[] =>
  legal.flatMap((move, i) => (move.split(' ')[0] === word ? [quotes[i] as Quote] : []));
export const map = mapOf('eastern_us');
export const mexico = mapOf('mexico');
export const names = (seat: number): string => `P${seat}`;
