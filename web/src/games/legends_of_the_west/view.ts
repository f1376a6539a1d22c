// The view of a table as the engine writes it (docs/views/legends_of_the_west.md), as much of it as the client reads.
import type { CommonView } from '../../net/types';
import type { Company } from './livery';
import type { City, CityId, Color, Flag, RouteColor, RouteId } from './map/sheet';

export type Kind = Color | `${Color}.p` | `${Color}.s` | 'loco';
export type LinkId = string;
export type TicketId = string;
export type EventId = string;
export type Phase =
  | 'first'
  | 'deal'
  | 'event'
  | 'tickets'
  | 'storm'
  | 'gold'
  | 'owed'
  | 'keep'
  | 'survey'
  | 'action'
  | 'second'
  | 'pay'
  | 'extra'
  | 'choose'
  | 'grain'
  | 'take'
  | 'depot'
  | 'reveal'
  | 'special'
  | 'sell'
  | 'discard'
  | 'retire'
  | 'open'
  | 'upgrade'
  | 'over';

/** A ticket and how far its owner has come. */
export interface Ticket {
  ticket: TicketId;
  a: CityId;
  b: CityId;
  value: number;
  registered?: number;
  done: boolean;
  /** Cars that are missing on the shortest way; null: there is none any more. */
  left: number | null;
  /** Cars built on that way. */
  have: number;
  way: LinkId[];
}

/** The bank slip as if the game ended now. */
export interface Forecast {
  money: number;
  trains: number;
  tickets: number;
  total: number;
}

export interface SeatView {
  company: Company;
  money: number;
  trains: number;
  cards: number;
  tickets: number;
  offered: number;
  postcards?: { number: number }[];
  gold?: number;
  grain?: number;
  /** Tokens of which each takes one at most. */
  taken?: string[];
  /** Only the viewer's own; tickets are everybody's at the end. */
  hand?: Partial<Record<Kind, number>>;
  held?: Ticket[];
  offer?: Ticket[];
  forecast?: Forecast;
}

/** A link of what was opened later, in the box's own shape. */
export interface OpenedLink {
  id: LinkId;
  a: CityId;
  b: CityId;
  length: number;
  bend: number;
  flags: Flag[];
  routes: { id: RouteId; color: RouteColor }[];
}

/** What a rule lets choose: money or cards, at one price. */
export interface RuleChoice {
  locos: number;
  money: number;
  cards: number;
}

export interface ClaimView {
  route: RouteId;
  colour?: Color;
  cars: number;
  locos: number;
  extra: number;
  event?: EventId;
  /** Something names the marks on cards: it matters which of a colour are paid. */
  symbols?: boolean;
}

export interface LegendsView extends CommonView {
  phase: Phase;
  mode: string;
  game: number;
  games: number;
  year: number;
  trains: number;
  /** Who ends a turn with so few brings about the last round. */
  last_trains: number;
  /** The bonus for 0, 1, 2 … unused trains; for more there is none. */
  trains_scale: number[];
  first: number | null;
  active: number | null;
  last_round: { by: number; left: number } | null;
  /** How few tickets may be kept. */
  least?: number;
  /** Which rule, event or upgrade asks. */
  by?: string;
  display: (Kind | null)[];
  deck: number;
  discard: Partial<Record<Kind | 'news', number>>;
  ticket_deck: number;
  ticket_draw: number;
  event: EventId | null;
  event_pile: EventId[];
  /** Those of the pile that acted at once. */
  lightning: EventId[];
  event_deck: number;
  routes: Record<RouteId, number>;
  storms?: LinkId[];
  grain?: Record<CityId, number>;
  depots?: Partial<Record<Company, CityId>>;
  /** What rules have laid out beside the map: money, tokens left, what the next ones are worth. */
  pot?: number;
  gold?: number;
  ribbons?: number[];
  spikes?: number[];
  rules: { rule: string; kind: string; slot: number; last: number | null; choice?: RuleChoice }[];
  map?: { territories: string[]; cities: City[]; links: OpenedLink[] };
  claim?: ClaimView;
  seats: SeatView[];
}

/** What a claim brings and asks for (`claim`). */
export interface ClaimQuote {
  /** Money and cards that it brings in all, and cars left. */
  money: number;
  cards: number;
  trains: number;
  extra?: number;
  extra_by?: string;
  fee?: number;
  fee_by?: string;
  gains: { by: string; money?: number; cards?: number }[];
  completes: TicketId[];
  forecast: Forecast;
}
