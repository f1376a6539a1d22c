// What the setup pays the poorest companies, in words (TL-88): the view says in which order they come.
import { t } from '../../../app/texts.svelte';
import type { Company } from '../livery';
import type { Subsidy } from './model';
import type { LedgerTable } from './table';
import { companyShort, money, nameOf } from './words';

/** Those of the first list of which somebody takes part. */
function poorest({ companies }: Subsidy, player: (company: Company) => string | null): string {
  const row = companies.map((one) => one.filter((company) => player(company) !== null)).find(({ length }) => length);
  const names = row?.map((company) => {
    const who = player(company);
    return who ? `${companyShort(company)} (${who})` : companyShort(company);
  });
  return names?.join(', ') ?? '';
}

/** `player`: who plays a company; null: it does not take part. Empty: nobody gets any. */
export function subsidyText(subsidy: Subsidy, player: (company: Company) => string | null): string {
  const names = poorest(subsidy, player);
  return names ? t('legends_of_the_west.book.subsidy', { amount: money(subsidy.amount), names }) : '';
}

/** Of the game to come, if all who played this one come again. */
export const nextSubsidy = (subsidy: Subsidy, { game, named }: LedgerTable): string =>
  t('legends_of_the_west.book.subsidyNext', {
    rule: nameOf('rule', subsidy.rule),
    amount: money(subsidy.amount),
    n: game + 1,
    names: poorest(subsidy, named),
  });
