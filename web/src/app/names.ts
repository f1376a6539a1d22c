// Names for seats and bots. Bots have house names in the reader's language, whatever the server calls them.
import type { SeatInfo, TableInfo } from '../net/types';
import { gameById } from '../games/registry';
import { t, texts } from './texts.svelte';

export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (!info) return String(seat + 1);
  if (info.kind === 'bot') {
    const before = table.seats.slice(0, seat).filter((other) => other.kind === 'bot').length;
    return botName(before);
  }
  if (info.kind === 'open') return t('seat.open');
  return info.name ?? t('seat.player', { n: seat + 1 });
}

export const nameOf =
  (table: TableInfo) =>
  (seat: number): string =>
    seatName(table, seat);

export const isMine = (seat: SeatInfo): boolean => seat.mine;

/** A bot's level in words; an unknown one keeps its own name. */
export const levelName = (bot: string): string => (texts.has(`bots.levels.${bot}`) ? t(`bots.levels.${bot}`) : bot);

/** The house name of the bot that comes after so many others at a table. */
export const botName = (before: number): string => t(`bots.names.${before % 11}`);

/** "2nd place": every language has its own endings. */
export const placeName = (rank: number): string =>
  t('end.place', { nth: t('ordinals').split('|')[rank - 1] ?? String(rank) });

/** Points where several stand together: a figure, or the game's own "24 VP". */
export const pointsShort = (game: string, n: number): string =>
  texts.has(`${game}.points`) ? t(`${game}.points`, { n }) : texts.figure(n);
/** "24 points", in the game's own words where it has some. */
export const pointsText = (game: string, n: number): string =>
  texts.has(`${game}.points`) ? pointsShort(game, n) : t('points', { n });

export const gameTitle = (id: string): string => gameById(id)?.names[texts.language].title ?? id;
export const gameShort = (id: string): string => gameById(id)?.names[texts.language].short ?? id;
