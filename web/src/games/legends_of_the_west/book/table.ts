// What the pages know of the table they belong to.
import type { Company } from '../livery';
import type { Postcard, RuleEntry, Slip, Subsidy, Territory, Years } from './model';

export interface LedgerTable {
  /** Which game of how many, and its year. */
  game: number;
  games: number;
  year: number;
  /** My company; null: I only watch. */
  me: Company | null;
  /** Who plays a company: "You", or a name. */
  player: (company: Company) => string;
  /** The same in the middle of a sentence; null: nobody does in this game. */
  named: (company: Company) => string | null;
  city: (id: string) => string;
  slips: Slip[];
  years: Years;
  rules: RuleEntry[];
  territories: Territory[];
  postcards: Postcard[];
  /** What the next game pays the poorest, once this one is over. */
  subsidy: Subsidy | null;
}

/** A choice that is mine now: the moves of the table's list, by what they name. */
export interface Choice {
  /** Ids that may be chosen. */
  ids: string[];
  chosen: string | null;
  choose: (id: string) => void;
}
