// The view JSON of engine/games/pioneer_rails/view_json.cpp and the quotes of its moves, as types
// (docs/views/pioneer_rails.md).

export type Side = 'A' | 'B';
export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';
export type Rank = '10' | 'J' | 'Q' | 'K' | 'A';
/** Rank and the suit's letter: "10S", "QH". */
export type CardId = string;
/** A to O. */
export type ObjectiveId = string;
export type ObjectiveType = 'sheriff' | 'ranch' | 'train';
export type HandName = 'pair' | 'two_pair' | 'three_of_a_kind' | 'full_house' | 'straight' | 'four_of_a_kind';
export type Token = 'bridge' | 'shortcut' | 'switch' | 'tunnel';
export type Place = 'bank' | 'fort' | 'mine' | 'rail_yard' | 'ranch' | 'saloon';
/** "E3". */
export type HexName = string;
/** A corner, "20,4". */
export type Point = string;
/** From a corner to a corner, as it is laid: "20,4>20,2". */
export type Track = string;
export type Level = 'beginner' | 'easy' | 'medium' | 'hard' | 'legendary';
export type Phase =
  'objectives' | 'dealer' | 'next_objective' | 'deal' | 'discard' | 'reveal' | 'dealer_pick' | 'play' | 'over';

export interface Shortcut {
  hex: HexName;
  /** From corner 0, 1 or 2 of the hex to the one opposite. */
  diagonal: number;
  suit: Suit;
}

/** What is drawn on a seat's map. */
export interface Drawn {
  /** Sides by their numbers in the box. */
  tracks: Record<Suit, number[]>;
  shortcuts: Shortcut[];
  /** Railways by the number of the town. */
  towns: Record<string, Suit[]>;
  active: HexName[];
  /** Corners where a branch can go on, by their numbers in the box. */
  ends?: Partial<Record<Suit, number[]>>;
  sides?: Sides;
}

/** Locations that wait for more sides with tracks: how many carry one, and how many of them since the turn began. */
export type Sides = Partial<Record<HexName, { now: number; drafted: number }>>;

/** What stands behind points and objectives on a seat's map. */
export interface Behind {
  /** Regions that have a ranch, or several. */
  pastures: { region: Cell[] }[];
  /** Towns of the largest network. */
  network: number[];
  /** Objectives of which everything is there. */
  meets: ObjectiveId[];
  counted: Partial<Record<ObjectiveId, { hexes?: HexName[]; towns?: number[]; sides?: number[] }>>;
}

export interface HandView {
  ranks: Rank[];
  shows?: HandName;
  /** What it shows would bring, until its round is over. */
  worth?: number;
  /** The hand of this round, until it is full: what one more card would make of it. */
  makes?: Partial<Record<Rank, { hand: HandName; points: number }>>;
  /** One card is missing: it becomes one of these, or nothing. */
  settles?: boolean;
  /** And which ranks may still come into it: so many from the table now, from the deck later, from the own hand. */
  coming?: Partial<Record<Rank, { table: number; deck: number; hidden: boolean }>>;
  saloon: boolean;
  /** Once its round is over. */
  points?: number;
}

export interface Score {
  poker: number[];
  gold: number;
  banks: number;
  forts: number;
  ranches: number;
  /** Towns of the largest network: no points by itself. */
  network: number;
  yards: number;
  towns: number;
  /** By type: sheriff, ranch, train. */
  objectives: number[];
  bonus: number;
  total: number;
  /** Alone: objectives on the table, what the total must exceed, and would it. */
  open?: number;
  target?: number;
  won?: boolean;
}

/** The tracks of a turn, counted. */
export interface Tally {
  /** Laid of those that every turn has, and how many of them come before `done`. */
  base: number;
  owed: number;
  /** Fewer are laid, and the railway has nowhere to go. */
  blocked: boolean;
  /** What town boxes have brought. */
  extra: number;
  extra_laid: number;
  extra_left: number;
  /** Of them without a token. */
  plain_left: number;
}

/** What only the own seat has, once a card is picked. */
export interface Turn {
  railway: Suit;
  /** Tracks of this turn. */
  allowance: number;
  laid: Track[];
  tokens: Partial<Record<Token, number>>;
  suit_taken: boolean;
  tally: Tally;
  /** Banks that wait for a deposit. */
  due: HexName[];
  /** The sheet as this turn found it. */
  before: Boxes;
  /** What `done` would bring to life, each with the points it adds. */
  activates: (Activation & { points: number })[];
}

/** What stands in the boxes of a sheet, and what it is worth. */
export interface Boxes {
  hands: HandView[];
  town_boxes: number;
  town_boxes_crossed: number;
  town_boxes_free: number;
  gold: number;
  gold_crossed: number;
  gold_free: number;
  ranches: number;
  forts: number;
  yards: number;
  saloons: number;
  /** What the network counts, once a yard is active. */
  yard_factor?: number;
  /** What is written in the boxes. */
  banks: number[];
  measured: Partial<Record<ObjectiveId, number>>;
  score: Score;
}

/** A sheet; the own one as `done` would leave it, before deposits. */
export interface SeatView extends Drawn, Behind, Boxes, Partial<Turn> {
  picked: boolean;
  finished: boolean;
  /** Moves of the turn before, in order. */
  last: string[];
  /** Only in the own seat, while tracks are laid and a town box is free. */
  offers?: Offer[];
  /** Only in the own seat: null until one is picked. */
  card?: CardId | null;
  hidden?: CardId;
}

export interface ObjectiveView {
  id: ObjectiveId;
  type: ObjectiveType;
  /** Alone: not removed yet. */
  open?: boolean;
  /** With others: the higher star is still to be had, and what completing it in this turn brings. */
  first?: boolean;
  star?: number;
  /** What each seat has for it. */
  stars?: number[];
}

/** A track that needs nothing but tokens, each for a town box, and what it would bring. */
export interface Offer extends LayQuote {
  track: Track;
  needs: Token[];
}

export interface Solo {
  level: Level;
  face_down: number;
  /** The rounds at whose start they are turned up. */
  turned_in: number[];
  open: number;
  /** Of all objectives of the level. */
  completed?: number;
  objectives?: number;
  target: number;
  /** Once none, one, two … of all are completed. */
  targets?: number[];
  /** At the end: by how much it was won, or what was missing. */
  above?: number;
  missing?: number;
}

export interface PioneerView {
  phase: Phase;
  side: Side;
  mode: 'many' | 'solo' | 'standard';
  extra_card: boolean;
  round: number;
  rounds: number;
  turn_of_round: number;
  turns: number;
  /** The turn before this one, at the end the last. */
  turn_before?: { round: number; turn: number };
  dealer?: number;
  first_dealer?: number;
  cards: {
    open: CardId[];
    taken?: CardId;
    discarded?: CardId;
    seen: CardId[];
    /** With an extra card: this turn everybody plays it. */
    last?: boolean;
  };
  poker?: Record<HandName, { points: number; with_saloon: number }>;
  objectives: ObjectiveView[];
  solo?: Solo;
  /** At the end, by seat: the points that decide between equal totals, and whom they put before another. */
  tie_break?: { points: number; tied: boolean; ahead: boolean }[];
  seats: SeatView[];
  /** What every view has (docs/views/README.md). */
  turn: (number | 'nature')[];
  over: boolean;
  scores: number[];
  ranks: number[];
  progress: { now: number; total: number };
}

/** A hex of a pasture, or the half of one that a shortcut cuts: 0 is clockwise of the diagonal's first corner. */
export interface Cell {
  hex: HexName;
  half?: number;
}

export interface Activation {
  hex: HexName;
  place: Place;
  /** Of a ranch: what it has for itself. */
  region?: Cell[];
}

export interface PickQuote {
  railway: Suit;
  makes?: HandName;
  /** First tracks without a bonus. */
  directions: number;
  /** The most that the base tracks bring at once without bonuses. */
  best: { points: number; tracks: Track[]; activates?: Activation[]; towns?: number[] };
}

export interface LayQuote {
  points: number;
  uses?: Token[];
  /** Reached for the first time. */
  town?: number;
  activates?: Activation[];
}

export interface DepositQuote {
  points: number;
  /** For each nugget. */
  factor: number;
}
