// The view JSON of engine/games/isle_of_trains/view.cpp, as types.

export type Cargo = 'coal' | 'oil' | 'box';
export type Colour = 'white' | 'light_blue' | 'orange' | 'green' | 'purple' | 'black';
export type Dest =
  'alpine_lodge' | 'billingtons' | 'camp_eagle' | 'flint_beach' | 'cactus_mines' | 'devon_city' | 'research_station';
/** Ids of data/isle_of_trains/: 'engine_1', 'caboose_10', 'bank', ... */
export type CardId = string;
/** t1..t6, p1..p3 */
export type TileId = string;
export type ActionName = 'take' | 'build' | 'load' | 'deliver';

/** One thing in a car. Cargo lying face down has `down`; its card is null for all but the one who loaded it.
 * `cargo: 'all'` is an undecided card in caboose 3. */
export type Item = { passenger: Colour } | { cargo: Cargo | 'all'; card: CardId | null; down?: true };

export interface Car {
  card: CardId;
  items: Item[];
}

export interface Score {
  tokens: number;
  cars: number;
  contracts: number;
  loaded: number;
  locomotive: number;
  buildings: number;
  total: number;
  /** Cards in the train, engine included. */
  train: number;
  /** Challenge mode: 0 Freeloader .. 4 Senior Conductor, as if the game ended now. */
  rating?: number;
  /** Scenarios. */
  won?: boolean;
}

export interface SeatView {
  train: Car[];
  power: number;
  weight: number;
  /** Passengers waiting beside the engine; colours without any are left out. */
  supply: Partial<Record<Colour, number>>;
  buildings: CardId[];
  building_limit: number | null;
  tokens: number;
  hand_size: number;
  /** Only in the viewer's own seat, in the order of ids. */
  hand?: CardId[];
  score: Score;
}

/** What still has to happen in this turn, the current decision first. */
export type Pending =
  /** `of`: how many there were in all. */
  | { what: 'actions'; left: number; of: number }
  | { what: 'take'; left: number; of: number }
  | { what: 'bonus'; actions: ActionName[] }
  | { what: 'tokens'; n: number }
  | { what: 'toss'; left: number; of: number }
  | { what: 'pax'; left: number; of: number }
  | { what: 'pick'; left: number; of: number }
  /** After a scrap: a car has to be built. */
  | { what: 'build' }
  | { what: 'raze'; keep: number }
  /** `over`: the position that is upgraded, null for a new car or a building. */
  | { what: 'pay'; card: CardId; over: number | null; cost: number; left: number }
  /** Any-card load into `seat`.`car`: first the card that is loaded face down, then the one that is discarded.
   * `card` is the one named already: only for the one who plays it. */
  | { what: 'blind'; seat: number; car: number; stage: 'under' | 'toss'; card?: CardId }
  | { what: 'deliver'; dest: Dest; steps: number; initial: boolean; secondary: boolean; special: boolean }
  | { what: 'give'; dest: Dest; contract: 'initial' | 'a' | 'b'; coal: number; oil: number; box: number; any: number }
  | { what: 'special'; items: number }
  /** Items set aside leave after the cards of a special delivery are taken. */
  | { what: 'leave' }
  | { what: 'limit'; over: number }
  | { what: 'night' }
  | { what: 'refill' }
  | { what: 'burn' }
  /** Setup, nature only. */
  | { what: 'first' }
  | { what: 'tiles' }
  | { what: 'deal' }
  | { what: 'start_pax' };

export interface Island {
  /** 'centre', taken and open, or done with secondary contract a or b. */
  state: 'centre' | 'open' | 'a' | 'b';
  owner: number | null;
}

export interface Ticket {
  tile: TileId | null;
  filled: number;
}

export interface IsleView {
  /** The kind of the current decision: pending[0].what, but 'action' for the main action; 'over' at the end. */
  phase: string;
  turn: (number | 'nature')[];
  /** Whose turn it is, also while nature draws. */
  active: number;
  /** 2-4 players: turns the active player has begun; solo: the day. */
  round: number;
  max_turns: number;
  /** Main actions still to be opened. */
  actions_left: number;
  /** Those begun in this turn, in their order. */
  actions_done: ActionName[];
  pending: Pending[];
  display: (CardId | null)[];
  deck: number;
  /** Solo: bought back, known, the next one first. */
  deck_top: CardId[];
  /** The top card last. */
  discard: CardId[];
  bag: Record<Colour, number>;
  /** Only what is in play. */
  islands: Partial<Record<Dest, Island>>;
  tickets: Record<Exclude<Dest, 'research_station'>, Ticket>;
  /** Set aside for a special delivery. */
  aside: Item[];
  /** 2-4 players. */
  progress_track?: { at: number; end: number; holder: number | null };
  /** The final round has begun: turns left, this one included. */
  final_turns?: number;
  /** Solo. */
  solo?: { buyback: number; scenario: number | null; no_waiting: boolean };
  /** Scenarios: how far the goal is. `parts`: the single conditions (islands, or cards of scenario 9) and whether they are met. */
  goal?: { now: number; need: number; parts?: Record<string, boolean> };
  seats: SeatView[];
}
