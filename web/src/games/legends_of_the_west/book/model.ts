// What the pages of the ledger show, by ids: the shapes of docs/views/legends_of_the_west.md. Their words come with the view
// (`words`) or with the texts; nothing here is worked out.
import type { Company } from '../livery';
import type { RuleChoice } from '../view';

/** A line of a bank slip, in the order it is filled in; `sum`: so much stands on the slip behind it. */
export interface SlipLine {
  line: 'money' | 'trains' | 'tickets' | 'gold' | 'grain' | 'silver_cup' | 'last_season' | 'postcards';
  amount: number;
  sum: number;
  /** How many of it: trains, tokens. */
  count?: number;
  tickets?: SlipTicket[];
  postcards?: number[];
}

export interface SlipTicket {
  ticket: string;
  a: string;
  b: string;
  value: number;
  done: boolean;
  sum: number;
  number?: number | null;
}

/** A line of a slip, or a ticket of it, that is being filled in. */
export interface Counted {
  company: Company;
  line: SlipLine;
  ticket?: SlipTicket;
}

export interface Slip {
  seat: number;
  company: Company;
  lines: SlipLine[];
  total: number;
  place: number;
}

export interface RuleEntry {
  rule: string;
  slot: number;
  /** The last game it holds in; null: for good. */
  last: number | null;
  /** The game after which it was taken off. */
  gone?: number;
  choice?: RuleChoice;
}

export interface TerritoryOffer {
  territory: string;
  /** Open land beside it, cities whose tracks lead there, and its direction in degrees from the north. */
  beside: string[];
  from: string[];
  bearing: number;
}

export interface Territory {
  territory: string;
  /** The game after which it was opened, and who opened it. */
  game: number;
  by: Company | null;
}

/** What came with a territory. */
export interface Contents {
  cities: string[];
  /** How many routes, and how many of them lead to land that was open before. */
  routes: number;
  joined: number;
  tickets: number;
  /** So many of them can be drawn from now on; the others wait for more land. */
  drawable: number;
  events: string[];
  rule: RuleEntry | null;
}

export interface MailCard {
  company: Company;
  a: string;
  b: string;
  number: number;
}

/** A company that chooses an upgrade: after a game, by its place on the slips, or before one, where it is owed. */
export interface Chooser {
  company: Company;
  place?: number;
  total?: number;
  upgrades: string[];
  /** After this game. */
  taken: string[];
  /** So many are still to be chosen. */
  owed?: number;
}

export interface UpgradeOffer {
  upgrade: string;
  left: number;
  copies: number;
  holders: Company[];
}

/** The steps of the end of a game as the ledger has them, in order. */
export type Page =
  | { page: 'slips' }
  | { page: 'first'; company: Company; from: Company | null }
  | {
      page: 'event';
      by: Company;
      pile: string[];
      /** Those of them that acted at once. */
      lightning: string[];
      /** The one that still held at the end. */
      current: string | null;
      retired: string | null;
      /** Events that were taken out before. */
      gone: string[];
      deck: number;
    }
  | { page: 'story'; card: string }
  | { page: 'mail'; cards: MailCard[] }
  | {
      page: 'territory';
      by: Company | null;
      offers: TerritoryOffer[];
      opened: string | null;
      contents: Contents | null;
    }
  | { page: 'rule'; rule: RuleEntry }
  | {
      page: 'upgrade';
      order: Chooser[];
      offers: UpgradeOffer[];
    }
  | { page: 'vault' }
  | { page: 'clear'; rules: RuleEntry[]; events: string[] };
export type PageOf<K extends Page['page']> = Extract<Page, { page: K }>;

/** A choice that the others wait for: who has made it, and who is still to, in their order. */
export interface Choosing {
  chosen: Company[];
  waiting: Company[];
}

/** What the setup pays the poorest: of the first list with somebody who takes part, those get it (TL-88). */
export interface Subsidy {
  rule: string;
  amount: number;
  companies: Company[][];
}

/** What a letter before a game changes. */
export interface Pause {
  /** In a short campaign also the letters of the years between. */
  cards: string[];
  subsidy: Subsidy | null;
  changes: { change: string; n?: number; was?: number; name?: string; text?: string }[];
}

/** A company as the campaign knows it. */
export interface Member {
  company: Company;
  /** Its slips by game; null: it was away. */
  slips: (number | null)[];
  /** What is in its vault, with what it got for the games it missed. */
  total: number;
  wins: number;
  upgrades: string[];
  /** Upgrades that it may still choose. */
  owed: number;
  postcards: number[];
  depot: string | null;
  first: boolean;
  tokens: Record<string, number>;
}

export interface Years {
  years: number[];
  /** Games played. */
  played: number;
  winners: (Company | null)[];
  /** What a company that missed a game has for it, by game. */
  missed: number[];
  members: Member[];
}

/** One row of the last reckoning. */
export interface Reckoning {
  company: Company;
  slips: number;
  missed: number;
  golden_spikes: number;
  water_rights: number;
  seals: number;
  games_won: number;
  best_slip: number;
  total: number;
  rank: number;
}

/** A postcard as whoever looks may know it. */
export interface Postcard {
  number: number;
  company: Company;
  /** Both sides are mine to read. */
  mine: boolean;
  /** Its condition was met, and it has left the campaign. */
  sent: boolean;
  check?: string;
}

/** A newspaper that came out of the deck. */
export interface News {
  event: string;
  lightning: boolean;
  issue: number;
  year: number;
  /** What it brings or costs everybody, where it acted at once. */
  rows: { seat: number; company: Company; note: string; amount: number; money: number }[];
  /** The event that no longer holds. */
  before: string | null;
  /** The card that was drawn instead, where I may know it. */
  instead: string | null;
}
