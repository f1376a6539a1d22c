// Each page is a file of its own, fetched when its address is opened; the shell that all of them stand on comes with the
// first (`start`).
import type { Route } from './app/routes';

const home = () => import('./home/page');
const campaign = () => import('./campaign/page');
const table = () => import('./table/page');

export const pages = {
  home,
  tables: home,
  settings: home,
  games: home,
  device: home,
  table,
  campaign,
  campaigns: campaign,
  rules: () => import('./rules/page'),
  learn: home,
  // A seat that is claimed leads to its table, and so do the figures of one.
  claim: table,
  join: table,
} satisfies Record<Route['page'], () => Promise<{ start: () => Promise<void> }>>;
