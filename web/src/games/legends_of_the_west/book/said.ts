// The line above a page of the ledger, where nothing is to be chosen: what the page brings, by name.
import { t } from '../../../app/texts.svelte';
import type { Page } from './model';
import type { LedgerTable } from './table';
import { companyShort, money, nameOf } from './words';

export function said(page: Page, table: LedgerTable): string {
  const line = (key: string, args: Record<string, string | number> = {}): string =>
    t(`legends_of_the_west.book.now.${key}`, args);
  switch (page.page) {
    case 'first':
      return line(page.company === table.me ? 'firstMine' : 'first');
    case 'event':
      return line('event', { name: page.retired ? nameOf('event', page.retired) : '' });
    case 'mail': {
      const mine = page.cards.filter(({ company }) => company === table.me);
      const names = mine.map(
        ({ number }) => `${t('legends_of_the_west.book.number', { n: number })} · ${nameOf('postcard', number)}`,
      );
      return mine.length ? line('mailMine', { n: mine.length, list: names.join(', ') }) : line('mail');
    }
    case 'territory':
      return line('territory', { name: page.opened ? nameOf('territory', page.opened) : '' });
    case 'rule':
      return line('rule', { n: page.rule.slot, name: nameOf('rule', page.rule.rule), game: table.game + 1 });
    case 'vault': {
      const most = Math.max(...table.years.members.map(({ total }) => total));
      const ahead = table.years.members.filter(({ total }) => total === most);
      return line('vault', { names: ahead.map(({ company }) => companyShort(company)).join(', '), total: money(most) });
    }
    default:
      return line(page.page);
  }
}
