// What follows from a campaign as the server tells it.
import type { Campaign, NextGame } from '../net/types';

export const finished = (campaign: Campaign): number => campaign.games.filter(({ state }) => state === 'over').length;

/** The number of the game that comes next. */
export const nextNumber = (campaign: Campaign): number => finished(campaign) + 1;

/** The table of the game that is open or runs, else of the last one that has a table. */
export const lastTable = (campaign: Campaign): string | null =>
  campaign.games.findLast(({ table }) => table !== undefined)?.table ?? null;

/** The people of the last game are asked again; where it was imported or forked there are none: I sit, the others come.
    As many as had points: a file need not name anybody. */
export function seatsForNext(campaign: Campaign): NextGame {
  const last = campaign.games.at(-1);
  if (!last || last.table) return {};
  const seats: unknown[] = last.result?.scores ?? last.names;
  return { seats: seats.map((_, i) => (i ? { kind: 'open' } : { kind: 'me' })) };
}

/** A campaign is not deleted under those who play it. */
export const canDelete = (campaign: Campaign): boolean => campaign.state !== 'running';
