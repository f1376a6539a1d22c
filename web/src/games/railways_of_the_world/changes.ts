// What a draft would make of the seats, for the table of players: figures of quotes, never sums of our own.
import type { Target, After } from './view';

export interface Change {
  /** What they would be. */
  cash?: number;
  bonds?: number;
  engine?: number;
  /** Points that would be added. */
  gain?: number;
}
export type Changes = Partial<Record<number, Change>>;

/** Of a move that costs money; what stays as it is shows no arrow. */
export function paying(seat: number, now: { cash: number; bonds: number }, after: After, engine?: number): Changes {
  return {
    [seat]: {
      ...(after.cash === now.cash && after.bonds === now.bonds ? {} : { cash: after.cash }),
      ...(after.bonds === now.bonds ? {} : { bonds: after.bonds }),
      ...(engine === undefined ? {} : { engine }),
    },
  };
}

/** Of a delivery. */
export const delivering = ({ points }: Pick<Target, 'points'>): Changes =>
  Object.fromEntries(points.flatMap((gain, seat) => (gain ? [[seat, { gain }]] : [])));
