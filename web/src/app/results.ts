// My finished games: places, records by game and mode, what is won of a journey.
import type { GameMeta } from '../games/game';
import type { Finished, NewSeat } from '../net/types';

/** My seat; of several at one device the best placed. */
export function mySeat({ seats, ranks }: Finished): number {
  const mine = seats.flatMap((seat, i) => (seat.mine ? [i] : []));
  return mine.reduce((best, seat) => (ranks[seat]! < ranks[best]! ? seat : best), mine[0] ?? 0);
}

export const alone = ({ seats }: Pick<Finished, 'seats'>): boolean => seats.length === 1;

/** A game against the game itself is won as it says, one against others by the first place. */
export const isWin = (one: Finished): boolean => one.won ?? (!alone(one) && one.ranks[mySeat(one)] === 1);

export interface Best {
  game: GameMeta;
  mode: { key: string; text: string };
  best: number;
  average: number;
  games: number;
}

const modeOf = (game: GameMeta, { options, seats }: Finished): { key: string; text: string } =>
  game.mode?.(options, seats.length) ?? { key: '', text: '' };

/** Records by game and mode, in the games' order. Practice does not count: its luck is known. */
export function bestOf(games: GameMeta[], results: Finished[]): Best[] {
  return games.flatMap((game) => {
    const modes = new Map<string, { mode: Best['mode']; points: number[] }>();
    for (const one of results) {
      if (one.game !== game.id || one.practice || game.journey?.at(one.options)) continue;
      const mode = modeOf(game, one);
      const known = modes.get(mode.key) ?? { mode, points: [] };
      known.points.push(one.scores[mySeat(one)]!);
      modes.set(mode.key, known);
    }
    return [...modes.values()]
      .sort((a, b) => b.points.length - a.points.length)
      .map(({ mode, points }) => ({
        game,
        mode,
        best: Math.max(...points),
        average: Math.round(points.reduce((sum, one) => sum + one, 0) / points.length),
        games: points.length,
      }));
  });
}

/** Games like this one that I played before it and it itself, the oldest first. */
export function likeThis(game: GameMeta, results: Finished[], table: string): Finished[] {
  const at = results.findIndex((one) => one.table === table);
  if (at < 0) return [];
  const key = modeOf(game, results[at]!).key;
  return results
    .slice(at)
    .filter((one) => one.game === game.id && modeOf(game, one).key === key && (!one.practice || one.table === table))
    .reverse();
}

/** The stations of a journey that are won, and the first that is not. */
export function journeyOf(game: GameMeta, results: Finished[]): { won: Set<number>; next: number | null } {
  const won = new Set<number>();
  for (const one of results) {
    const at = one.game === game.id && one.won && !one.practice ? (game.journey?.at(one.options) ?? null) : null;
    if (at) won.add(at);
  }
  const count = game.journey?.count ?? 0;
  const next = Array.from({ length: count }, (_, i) => i + 1).find((n) => !won.has(n)) ?? null;
  return { won, next };
}

/** The same table again: bots where bots were, one seat for me, free seats for the others. */
export function seatsAgain(seats: Pick<Finished['seats'][number], 'kind' | 'name' | 'bot' | 'mine'>[]): NewSeat[] {
  const mine = seats.findIndex((seat) => seat.mine && seat.kind !== 'local');
  return seats.map(({ kind, name, bot }, i) => {
    if (kind === 'bot' && bot) return { kind, bot };
    if (kind === 'local') return { kind, name: name ?? '' };
    return { kind: i === mine ? 'me' : 'open' };
  });
}
