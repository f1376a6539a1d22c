// What the setup pays the poorest companies, in words (TL-88): the view says in which order they come.
import { t } from '../../../app/texts.svelte';
import type { Company } from '../livery';
import type { Subsidy } from './model';
import { companyShort, money } from './words';

/** `player`: who plays a company; null: it does not take part. Empty: nobody gets any. */
export function subsidyText({ amount, companies }: Subsidy, player: (company: Company) => string | null): string {
  const row = companies.map((one) => one.filter((company) => player(company) !== null)).find(({ length }) => length);
  const names = row?.map((company) => {
    const who = player(company);
    return who ? `${companyShort(company)} (${who})` : companyShort(company);
  });
  return names ? t('legends_of_the_west.book.subsidy', { amount: money(amount), names: names.join(', ') }) : '';
}
