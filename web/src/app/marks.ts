// Which mark (art/seats.ts) a seat wears: the page of a table says it once, for everything that shows a seat there.
import { getContext, setContext } from 'svelte';
import type { SeatInfo } from '../net/types';

type MarkOf = (seat: number) => number;
const key = Symbol('marks');

/** Tables from before seats had marks: then the seat's number is its mark. */
export const markOf = (seats: readonly SeatInfo[] | undefined, seat: number): number => seats?.[seat]?.mark ?? seat;

export const showMarks = (of: MarkOf): void => void setContext(key, of);

/** To be asked while a component is made. */
export const marksHere = (): MarkOf => getContext<MarkOf | undefined>(key) ?? ((seat) => seat);
