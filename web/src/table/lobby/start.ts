// May the host begin, with whom, and if not: why.
import type { TableInfo } from '../../net/types';

export type Start =
  | { may: 'all' }
  /** Without the free seats. */
  | { may: 'drop'; players: number; free: number }
  | { may: 'wait'; names: string[] }
  | { may: 'few'; least: number };

/** `least`: for so many the game is at least, with the options of the table. */
export function startOf(info: TableInfo, least: number): Start {
  const invited = info.seats.filter((seat) => seat.kind === 'invited');
  if (invited.length) return { may: 'wait', names: invited.map((seat) => seat.name ?? '') };
  const free = info.seats.filter((seat) => seat.kind === 'open').length;
  const players = info.seats.length - free;
  if (!free) return { may: 'all' };
  return players >= least ? { may: 'drop', players, free } : { may: 'few', least };
}
