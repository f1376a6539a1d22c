// Names for seats and bots. Bots have house names in the reader's language, whatever the server calls them.
import type { SeatInfo, TableInfo } from '../net/types';
import { gameById } from '../games/registry';
import { t, texts } from './texts.svelte';

export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (!info) return String(seat + 1);
  if (info.kind === 'bot') {
    const before = table.seats.slice(0, seat).filter((other) => other.kind === 'bot').length;
    return t(`bots.names.${before % 11}`);
  }
  if (info.kind === 'open') return t('seat.open');
  return info.name ?? t('seat.player', { n: seat + 1 });
}

export const nameOf =
  (table: TableInfo) =>
  (seat: number): string =>
    seatName(table, seat);

export const isMine = (seat: SeatInfo): boolean => seat.mine;

/** The bot levels of a game in words: weakest first. Unknown ones keep their own name. */
export function levelName(bot: string, all: string[]): string {
  if (texts.has(`bots.levels.${bot}`)) return t(`bots.levels.${bot}`);
  const at = all.filter((one) => !texts.has(`bots.levels.${one}`)).indexOf(bot);
  return texts.has(`bots.level${at + 1}`) ? t(`bots.level${at + 1}`) : bot;
}

/** "2nd place". */
export const placeName = (rank: number): string => t('end.place', { n: rank });

export const gameTitle = (id: string): string => gameById(id)?.names[texts.language].title ?? id;
export const gameShort = (id: string): string => gameById(id)?.names[texts.language].short ?? id;
