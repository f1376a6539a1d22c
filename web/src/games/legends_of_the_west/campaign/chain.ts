// A campaign as its chain of results tells it: what passes from game to game (`carry`, TL-108), read and put in order.
import type { Campaign, Json, View } from '../../../net/types';
import type { Member, Reckoning, RuleEntry, Subsidy, Territory, Years } from '../book/model';
import type { CampaignView } from '../book/reading';
import { facts } from '../box';
import type { Company } from '../livery';

export interface Carry {
  game: number;
  companies: Company[];
  first: Company | null;
  territories: Record<string, number>;
  rules: Record<string, number | null>;
  upgrades: Partial<Record<Company, string[]>>;
  postcards: Partial<Record<Company, number[]>>;
  owed: Partial<Record<Company, number>>;
  depots: Partial<Record<Company, string>>;
  slips: Partial<Record<Company, number>>[];
  winners: Company[];
  tokens: Partial<Record<Company, Record<string, number>>>;
}

/** What the home reads of the views at the ends of the games. */
const told = (
  view: View | undefined,
): Partial<Pick<CampaignView, 'companies' | 'end' | 'missed' | 'pause' | 'subsidy' | 'years'>> =>
  (view as { campaign?: CampaignView } | undefined)?.campaign ?? {};

const carryIn = (result: Record<string, Json> | undefined): Carry | null =>
  (result?.['carry'] as unknown as Carry | undefined) ?? null;

/** What the next game begins with; before the first one is over there is nothing. While a game is awaited its options say
    it, else the result of the last one: by TL-107 they are the same. */
export function carryOf(campaign: Campaign): Carry | null {
  const last = campaign.games.findLast(({ result }) => result !== undefined);
  return carryIn(campaign.next) ?? carryIn(last?.result);
}

export const isShort = (campaign: Campaign): boolean => campaign.options['mode'] === 'campaign_short';

/** The companies of a game, by seat. */
export function companiesOf(campaign: Campaign, index: number): Company[] {
  const detail = campaign.games[index]?.result?.['detail'] as unknown as { company: Company }[] | undefined;
  return detail?.map(({ company }) => company) ?? [];
}

/** `joining`: the companies of its first game, while nothing of it is over. */
export function yearsOf(
  campaign: Campaign,
  years: number[],
  view: View | undefined,
  joining: readonly Company[] = [],
): Years {
  const carry = carryOf(campaign);
  const given = told(view).companies ?? [];
  const members = (carry?.companies ?? joining).map((company): Member => {
    const slips = years.map((_, i) => carry?.slips[i]?.[company] ?? null);
    const known = given.find((one) => one.company === company);
    return {
      company,
      slips,
      total: known?.sum ?? slips.reduce<number>((sum, slip) => sum + (slip ?? 0), 0),
      wins: carry?.winners.filter((winner) => winner === company).length ?? 0,
      upgrades: carry?.upgrades[company] ?? [],
      owed: carry?.owed[company] ?? 0,
      postcards: carry?.postcards[company] ?? [],
      depot: carry?.depots[company] ?? null,
      first: carry?.first === company,
      tokens: carry?.tokens[company] ?? {},
    };
  });
  return {
    years,
    played: carry?.slips.length ?? 0,
    winners: carry?.winners ?? [],
    missed: told(view).missed ?? [],
    members,
  };
}

/** The place of a rule of the claim is the number of its id (TL-81); those of other steps are not on this page. */
const slotOf = (rule: string): number | null => (/^R\d+$/.test(rule) ? Number(rule.slice(1)) : null);

/** A rule of the setup, by its id. */
export const setupRule = (rule: string): boolean => /^RS\d+$/.test(rule);

/** What the setup of the next game pays the poorest, as the end of the last one tells it. */
export const subsidyOf = (view: View | undefined): Subsidy | null => told(view).subsidy ?? null;

/** The rules that hold in the next game, and those that were taken off, each at its place. */
export function rulesOf(campaign: Campaign): RuleEntry[] {
  const entries = new Map(
    facts.campaign.printed.map((rule): [string, RuleEntry] => [rule, { rule, slot: slotOf(rule)!, last: null }]),
  );
  campaign.games.forEach(({ result }, i) => {
    const carry = carryIn(result);
    if (!carry) return;
    for (const [rule, last] of Object.entries(carry.rules)) {
      const slot = slotOf(rule);
      if (slot !== null) entries.set(rule, { rule, slot, last });
    }
    for (const entry of entries.values())
      if (!(entry.rule in carry.rules) && entry.gone === undefined) entry.gone = i + 1;
  });
  return [...entries.values()].sort((a, b) => a.slot - b.slot);
}

/** The years of its games as views tell them: all of them, from the first view on. */
export const yearsTold = (views: View[]): number[] => told(views.at(-1)).years ?? [];

/** Territories in the order of their opening. */
export function territoriesOf(campaign: Campaign): Territory[] {
  const carry = carryOf(campaign);
  const all = Object.entries(carry?.territories ?? {});
  return all
    .map(([territory, game]) => ({
      territory,
      game,
      // Of two that came after one game nobody says who opened which (TL-4).
      by: all.filter(([, of]) => of === game).length > 1 ? null : (carry!.winners[game - 1] ?? null),
    }))
    .sort((a, b) => a.game - b.game);
}

/** Story cards read so far, the newest first. */
export const storyOf = (views: View[]): string[] =>
  views.flatMap((view) => [...(told(view).pause?.story ?? []), ...(told(view).end?.story ?? [])]).reverse();

/** The last reckoning, once the campaign is over. */
export function reckoningOf(campaign: Campaign): Reckoning[] | null {
  const found = campaign.games.at(-1)?.result?.['campaign'] as unknown as Reckoning[] | undefined;
  return found?.length ? [...found].sort((a, b) => a.rank - b.rank) : null;
}
