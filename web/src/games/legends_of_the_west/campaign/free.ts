// Options of a game of its own on what a campaign has brought to light.
import type { Json } from '../../../net/types';
import type { Company } from '../livery';
import type { Carry } from './chain';

const among = <Value>(all: Partial<Record<Company, Value>>, companies: readonly Company[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([company]) => companies.includes(company as Company))) as Record<
    string,
    Value
  >;

/** `number` 0: the whole map, with depots and upgrades of those who play (TL-93); else the year of that game. */
export function freeOptions(number: number, companies: Company[], { depots, upgrades }: Carry): Record<string, Json> {
  if (number === 1) return { companies };
  if (number) return { mode: 'single_year', number, companies };
  return { mode: 'continent', companies, depots: among(depots, companies), upgrades: among(upgrades, companies) };
}
