// The five levels of bots that people are offered. Programs and old tables know others (docs/bots.md).
import type { Finished } from '../net/types';

export const levels = ['level1', 'level2', 'level3', 'level4', 'level5'] as const;

/** 1 to 5; 0: a bot that is none of the five. */
export const levelOf = (bot: string | undefined): number => levels.findIndex((level) => level === bot) + 1;

/** What of a game's bots is offered, weakest first: the levels, or all that is no mere chance. */
export function offered(bots: string[]): string[] {
  const known = bots.filter((bot) => levelOf(bot));
  const serious = known.length ? known : bots.filter((bot) => bot !== 'random');
  return serious.length ? serious : bots;
}

/** So many lost in a row at a level, and the one below fits better. */
const enough = 2;

/**
 * The level that fits a player by the games so far: the apprentice until the first victory; whoever wins meets the next
 * one, whoever loses twice in a row the one before.
 */
export function fitting(results: Finished[], game: string): number {
  let fits = 1;
  let lost = 0;
  const played = results.filter((one) => one.game === game && !one.practice).sort((a, b) => a.ended - b.ended);
  for (const { seats, ranks } of played) {
    const met = Math.max(...seats.map(({ bot }) => levelOf(bot)));
    const mine = seats.findIndex((seat) => seat.mine);
    if (!met || mine < 0) continue;
    if (ranks[mine] === 1) {
      lost = 0;
      if (met >= fits) fits = Math.min(met + 1, levels.length);
    } else if (met <= fits && ++lost === enough) {
      lost = 0;
      fits = Math.max(met - 1, 1);
    }
  }
  return fits;
}

/** The bot for that level among those a game offers. */
export const botFor = (level: number, bots: string[]): string =>
  bots.find((bot) => levelOf(bot) === level) ?? bots[Math.min(level, bots.length) - 1] ?? '';

/** My points on average in the plain game, for how many games; null: there is none yet. */
export function average(results: Finished[], game: string): { points: number; games: number } | null {
  const points = results.flatMap((one) => {
    const mine = one.seats.findIndex((seat) => seat.mine);
    const plain = one.game === game && !one.practice && !Object.keys(one.options).length;
    return plain && mine >= 0 ? [one.scores[mine] ?? 0] : [];
  });
  if (!points.length) return null;
  return { points: points.reduce((sum, one) => sum + one, 0) / points.length, games: points.length };
}
