// The view JSON of engine/games/railways_of_the_world and the quotes of its moves, as types
// (docs/views/railways_of_the_world.md). Money is in thousands.

export type CityId = string;
export type CardId = string;
export type BaronId = string;
/** "boston.2": the side of a city, 0 to 5 from the east, clockwise. A link is named by its first one. */
export type Side = string;
/** "23.10". */
export type HexName = string;
/** "23.10.4": an edge of a hex, where an unfinished link ends. */
export type OpenEnd = string;
/** "23.10 1-4": a track through a hex, from edge to edge. */
export type Tile = string;

/** Goods have the colours of cities; gray cities want none. */
export type Goods = 'red' | 'yellow' | 'blue' | 'purple' | 'black';
export type CityColor = Goods | 'gray';
/** A western cube is a red one that came with a Western Link. */
export type Cube = Goods | 'western';
export type NewColor = Exclude<Goods, 'red'>;

export type Phase =
  | 'setup'
  | 'baron_choice'
  | 'auction'
  | 'action'
  | 'build'
  | 'deliver'
  | 'industry'
  | 'color'
  | 'grow'
  | 'depot'
  | 'draw'
  | 'reveal'
  | 'over';

export interface CityView {
  color: CityColor;
  cubes: Cube[];
  /** Emptied: it counts for the end. */
  marker: boolean;
  /** Urbanized. */
  new: boolean;
  /** Whose Western Link goes on from here. */
  western: number | null;
}

export interface LinkView {
  owner: number;
  /** Two, or one of an unfinished link. */
  ends: Side[];
  /** Of an unfinished link. */
  open?: OpenEnd;
  /** From the first end on. */
  tiles: Tile[];
  /** Whose trading depot lies on it. */
  depot: number | null;
}

/** The cheapest way from here to a city where the link can be finished. */
export interface Reach {
  city: CityId;
  tiles: Tile[];
  /** Of each of these tiles. */
  prices: TilePrice[];
  price: number;
  bonds: number;
}

/** What the hex costs, and what the ridges that a tile crosses do. */
export interface TilePrice {
  terrain: number;
  ridge: number;
}
export interface LaidTile extends TilePrice {
  tile: Tile;
}

export interface Building {
  /** A city, or the open end that is continued. */
  from: CityId | OpenEnd;
  start: CityId;
  tiles: LaidTile[];
  card: CardId | null;
  price: number;
  bonds: number;
  /** Tiles that may still be laid. */
  left: number;
  head: OpenEnd | null;
  reach: Reach[];
}

export interface Delivering {
  cube: Cube;
  from: CityId;
  at: CityId;
  /** By the sides through which it left each city. */
  path: Side[];
  left: number;
}

export interface Major {
  a: CityId;
  b: CityId;
  points: number;
  /** Who joined them. */
  seat: number | null;
}

export interface SeatView {
  cash: number;
  bonds: number;
  points: number;
  engine: number;
  /** What its space of the income track pays. */
  income: number;
  interest: number;
  links: number;
  cities: number;
  /** Kept in front of it, with operation cards. */
  cards?: CardId[];
  /** Links that a delivery may use now. */
  reach: number;
  /** The levels above its own: the price of all up to there, and the reach then. */
  engines: { level: number; price: number; reach: number }[];
  express: 'none' | 'ready' | 'used';
  deliveries: number;
  /** Of the cities it ever delivered to. */
  colors: Goods[];
  from: { links: number; depots: number; hotels: number; bonuses: number; majors: number };
  /** Points after each turn. */
  history: number[];
  /** The own one; everybody's once they are open. */
  baron?: BaronId | null;
  dealt?: BaronId[];
  baron_points?: number;
  baron_met?: boolean;
  western: number;
}

export interface RailwaysView {
  phase: Phase;
  map: string;
  turn_of_game: number;
  action_round?: number;
  actions_left?: number;
  order: number[];
  first_player: number | null;
  ending: { triggered: boolean; last_turn: boolean };
  empty: { now: number; threshold: number };
  auction?: { bid: number; bidder: number | null; last: (number | null)[]; passed: number[]; speaker: number };
  /** In the order of the box. */
  cities: CityView[];
  /** The oldest first. */
  links: LinkView[];
  bag: Record<Goods, number>;
  new_cities: Record<NewColor, number>;
  /** By the shape's id, with a limited supply. */
  tiles?: Record<string, number>;
  /** All but the major lines: with operation cards. */
  cards: { open?: CardId[]; deck?: number; discarded?: CardId[]; majors: Major[] };
  building?: Building;
  delivering?: Delivering;
  /** The city that gets a colour. */
  urbanizing?: CityId;
  /** Where random cubes come, and how many. */
  drawing?: { city: CityId; left: number };
  seats: SeatView[];
  /** What every view has (docs/views/README.md). */
  turn: (number | 'nature')[];
  over: boolean;
  scores: number[];
  ranks: number[];
}

/** Of the mover, where money moves. */
export interface After {
  cash: number;
  bonds: number;
  income: number;
  interest: number;
}
export interface Paid {
  price: number;
  bonds: number;
  after: After;
  /** Of bonus cards or major lines, where it brings some. */
  points?: number;
}
/** A city where a link could be finished in one action: with so many tiles, at least so dear. */
export interface Finish {
  city: CityId;
  tiles: number;
  price: number;
  bonds: number;
}
export interface BuildQuote {
  finishes: Finish[];
}
export interface LayQuote extends Paid {
  terrain: number;
  ridge: number;
  finishes: CityId | null;
  /** Points of the major lines that it finishes. */
  majors: number[];
  points: number;
  reach: Reach[];
}
export interface UpgradeQuote extends Paid {
  /** The new one. */
  level: number;
  /** Of a bonus card. */
  points: number;
  /** Points of the best delivery, now and with the next level. */
  best: number;
  best_after: number;
  /** Those that bring most then, three at most. */
  deliveries: Prospect[];
}
/** A delivery that a longer reach makes better. */
export interface Prospect {
  cube: Cube;
  from: CityId;
  to: CityId;
  /** At best now, 0: it cannot arrive; and then. */
  points: number;
  points_after: number;
  path: Side[];
}
/** A bid, if everybody else passed now. */
export interface BidQuote extends Paid {
  order: number[];
  /** What the others would pay, by seat. */
  others: number[];
}
/** What one seat gets by one thing, all links of the way together. */
export interface Gain {
  seat: number;
  points: number;
  by: 'link' | 'depot' | 'hotel' | 'bonus';
  card?: CardId;
}
export interface Journey {
  path: Side[];
  gains: Gain[];
}
export interface Target {
  city: CityId;
  /** By seat. */
  points: number[];
  /** The best for the mover first. */
  ways: Journey[];
}
export interface DeliverQuote {
  targets: Target[];
}
/** The cube arrives and brings its gains, or goes on to its targets. */
export interface GoQuote {
  ends: boolean;
  gains?: Gain[];
  targets?: Target[];
}
export interface ColorQuote {
  left: number;
  /** So many could be brought there now. */
  cubes: number;
  best: number;
}
export interface WesternQuote extends Paid {
  red: number;
}
export interface TakeQuote {
  kind: 'immediate' | 'hand' | 'per_turn' | 'permanent';
  effect: 'build_prices' | 'city_growth' | 'new_industry' | 'more_actions' | 'longer_reach' | 'hotel' | 'depot';
  /** Cubes, actions, links. */
  amount?: number;
  /** For each cube. */
  points?: number;
  /** Of a hotel. */
  city?: CityId;
  /** Of a longer reach. */
  deliveries?: Prospect[];
}

/** Are the points of barons among the scores? They are at the end. */
export const baronsIn = ({ seats }: RailwaysView): boolean => seats.some((seat) => seat.baron_points !== undefined);
