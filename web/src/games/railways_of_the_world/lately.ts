// What has just happened to a player, as the log tells it: income and interest of the last turn, cubes out of the bag.
import type { GameEvent } from '../../net/types';
import type { CityId, Cube } from './view';

export interface Payday {
  income: number;
  interest: number;
  /** Issued because the interest could not be paid. */
  bonds: number;
}

/** In an auction: what the turn before it has brought. */
export function paydayOf(log: readonly GameEvent[], seat: number): Payday | null {
  const at = log.findLastIndex(({ c, a }) => c === 'income' && a.seat === seat);
  if (at < 0) return null;
  const { income, interest } = log[at]!.a;
  const next = log[at + 1];
  const bonds = next?.c === 'bonds' && next.a.seat === seat ? Number(next.a.count) : 0;
  return { income: Number(income), interest: Number(interest), bonds };
}

export interface Drawn {
  city: CityId;
  cubes: Cube[];
}

/** Cubes that have come by the last thing this seat did: a new city, or one that grew. */
export function drawnFor(log: readonly GameEvent[], seat: number): Drawn | null {
  const at = log.findLastIndex(({ by }) => by === seat);
  const own = log[at];
  if (own?.c !== 'colored' && own?.c !== 'grew') return null;
  const rest = log.slice(at + 1);
  const end = rest.findIndex(({ c }) => c !== 'cube' && c !== 'refilled');
  const cubes = (end < 0 ? rest : rest.slice(0, end)).flatMap(({ c, a }) => (c === 'cube' ? [a.color as Cube] : []));
  return cubes.length ? { city: String(own.a.city), cubes } : null;
}

/** Was the city that this seat paints now urbanized for nothing, by a card? */
export const paintsFree = (log: readonly GameEvent[], seat: number): boolean =>
  log.findLast(({ by, c }) => by === seat && c === 'urbanized')?.a.price === 0;
