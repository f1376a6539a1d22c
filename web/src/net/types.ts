// The words of docs/protocol.md.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A game's view: only the game's own folder knows its shape, but for what all have in common. */
export type View = unknown;

/** What every view has (docs/views/README.md). */
export interface CommonView {
  turn: (number | 'nature')[];
  over: boolean;
  /** `total` 0: the end is open. */
  progress: { now: number; total: number };
  scores: number[];
  ranks: number[];
  /** Words that were sealed until now, by key and language. */
  words?: Record<string, Record<'en' | 'uk' | 'ru', string>>;
}
export const common = (view: View): CommonView => view as CommonView;
/** The seats to move; nature is none. */
export const movers = (view: View): number[] => common(view).turn.filter((one) => one !== 'nature');
export type Path = (string | number)[];
/** Set, remove, or splice an array: [path, at, removed, items]. */
export type Difference = ([Path, Json] | [Path] | [Path, number, number, Json[]])[];
/** What a move costs and brings, in the game's own words. */
export type Quote = Record<string, Json>;
export type ListSplice<Item> = [at: number, removed: number, items: Item[]];

export interface OptionInfo {
  name: string;
  /** 'box': the name of one of the game's boxes; 'document': for programs. Others may come and are left alone. */
  type: 'flag' | 'number' | 'choice' | 'box' | 'document';
  /** A document has none. */
  default?: boolean | number | string;
  low?: number;
  high?: number;
  choices?: string[];
  /** With how many seats, and with which other options (as on a command line), it may differ from its default. */
  seats?: [low: number, high: number];
  needs?: Record<string, string>;
  /** What becomes of it in a campaign: it comes from the game before, or the players choose it anew. */
  passing?: 'carried' | 'chosen';
}

export interface BoxInfo {
  name: string;
  hash: string;
  /** The hash of what the server gives away of it. */
  facts: string;
  /** For people, where the texts have no name for it. */
  title?: string;
  seats?: [least: number, most: number];
}

export interface GameInfo {
  id: string;
  prefix: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  boxes: BoxInfo[];
  bots: string[];
}

/** Colour and glyph of a seat (art/seats.ts), 0 to 11. */
export type Mark = number;

export type SeatKind = 'me' | 'open' | 'bot' | 'local' | 'person' | 'invited';
export interface NewSeat {
  kind: 'me' | 'open' | 'bot' | 'local' | 'person';
  bot?: string;
  name?: string;
  /** Somebody I have played with. */
  id?: string;
}

/** One of my devices; `since`: milliseconds since 1970. */
export interface Device {
  id: string;
  since: number;
  here: boolean;
}
/** `link`: when my link to another device ends, where there is one. */
export interface Devices {
  devices: Device[];
  link?: number;
}

/** Somebody I have played with; the id is no secret. */
export interface Person {
  id: string;
  name: string;
}

export interface SeatInfo {
  kind: SeatKind;
  name: string | null;
  bot?: string;
  /** Who sits here: public, and no secret. */
  id?: string;
  mine: boolean;
  /** The seat is kept for me ("invited" only). */
  invites_me?: boolean;
  to_move: boolean;
  resigned: boolean;
  mark?: Mark;
  /** How often a hint was asked for: of my seats, and of all when it is over. */
  hints?: number;
}

export interface Me {
  name: string | null;
  id?: string;
}

/** A list: a document that a game lets tick. */
export type Options = Record<string, boolean | number | string | string[]>;

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  options: Options;
  public: boolean;
  /** May those write who only watch? */
  spectator_chat: boolean;
  state: 'open' | 'running' | 'over' | 'closed';
  host: string;
  seats: SeatInfo[];
  commitment: string;
  progress?: { now: number; total: number };
  /** It can be read but not played on: the rules have changed, it is damaged, its box is not here. */
  frozen?: 'rules' | 'damaged' | 'box';
  /** The rematch, once there is one. */
  next?: string;
  /** The table this is the rematch of. */
  previous?: string;
  /** Of a game of a campaign: which campaign, and which game of it, from 1. */
  campaign?: string;
  ordinal?: number;
  /** Four figures that lead here while it is open. */
  code?: string;
  /** Its dice or cards follow from a number that was given, or are known: it counts for no record. */
  practice?: true;
  /** A guided first game. */
  lesson?: true;
  /** Of a table that is over. */
  result?: { scores: number[]; ranks: number[]; won?: boolean };
  /** Why I may not write here: a code of the errors. */
  silent?: string;
  /** Ids of those who may not write; the host alone is told. */
  muted?: string[];
  created: string | number;
  updated: string | number;
}

/** One of my finished games, in short. */
export interface Finished {
  table: string;
  game: string;
  options: Options;
  seats: { kind: SeatKind; name: string | null; bot?: string; mark: Mark; mine: boolean }[];
  scores: number[];
  ranks: number[];
  won?: boolean;
  practice?: boolean;
  ended: number;
}

export interface NewTable {
  game: string;
  /** Documents among them. */
  options: Record<string, Json>;
  seats: NewSeat[];
  name?: string;
  public?: boolean;
  start?: boolean;
  /** The dice of a finished table again. */
  dice_of?: string;
  seed?: number;
  lesson?: true;
}

/** A campaign in the list of mine. */
export interface CampaignRow {
  id: string;
  name: string;
  game: string;
  options: Record<string, Json>;
  host: string;
  created: number;
}

/** One of its games; imported and forked ones have no table. */
export interface CampaignGame {
  table?: string;
  state: TableInfo['state'];
  names: string[];
  result?: { scores: number[]; ranks: number[]; [more: string]: Json };
}

export interface Campaign extends CampaignRow {
  /** A game is open or runs; the next one may begin; it is over; the rules do not take its last game any more. */
  state: 'running' | 'waiting' | 'over' | 'frozen';
  games: CampaignGame[];
  /** The options that the next game would begin with; only while `waiting`. */
  next?: Record<string, Json>;
}

/** What the players choose for the next game; without seats those of the last one are asked. */
export interface NextGame {
  options?: Record<string, Json>;
  seats?: NewSeat[];
}

export interface TableSettings {
  name?: string;
  public?: boolean;
  spectator_chat?: boolean;
}

/** What happened: `c` names it in the texts, `by` is a seat or -1 for nature, `i` counts the moves it belongs to. */
export interface GameEvent {
  i?: number;
  c: string;
  by: number;
  a: Record<string, string | number | (string | number)[]>;
}

export interface ViewMessage {
  t: 'view';
  n?: number;
  table: string;
  seat?: number;
  v: number;
  view: View;
  info: TableInfo;
  legal?: string[];
  quotes?: (Quote | null)[];
  undo?: number;
  /** How many events come before those of `log`. */
  log_from: number;
  log: GameEvent[];
}

export interface UpdateMessage {
  t: 'update';
  table: string;
  seat?: number;
  v: number;
  d: Difference;
  /** Moves were taken back: so many events are left, and these stand behind them again. */
  forget?: number;
  again?: GameEvent[] | null;
  e: GameEvent[];
  legal?: string[];
  legal_d?: ListSplice<string>[];
  quotes?: (Quote | null)[];
  quotes_d?: ListSplice<Quote | null>[];
  turn?: number[];
  undo?: number;
  over?: boolean;
}

export interface ChatMessage {
  t: 'chat';
  table: string;
  /** 1, 2, 3 … at each table. */
  i: number;
  from: string;
  /** The speaker's id; old messages have none. */
  who?: string;
  seat?: number;
  text: string;
  at: number;
}

/** How a game will end for a seat: expected points, their standard deviation, the chance to win. */
export interface Forecast {
  points: number;
  spread: number;
  win: number;
}

export interface RatedMove extends Forecast {
  move: string;
  /** What is meant to follow in the same turn. */
  then: string[];
  reason?: { c: string; a?: Record<string, string | number> };
}

export interface Hint {
  hints: number;
  estimate: Forecast[];
  /** The best first. */
  moves: RatedMove[];
}

export type RefusalArgs = Record<string, string | number>;

export type ServerMessage =
  | ViewMessage
  | UpdateMessage
  | ChatMessage
  | { t: 'same'; n: number; table: string; seat?: number; v: number; info: TableInfo }
  | { t: 'seat'; table: string; seat: number; gone: 'moved' | 'removed' | 'left'; now?: never }
  /** Free seats before it went away at the start. */
  | { t: 'seat'; table: string; seat: number; now: number }
  | { t: 'info'; table: string; info: TableInfo }
  | { t: 'ok'; n: number; v: number }
  | { t: 'refused'; n: number; code: string; args?: RefusalArgs; at?: number }
  | { t: 'fine'; n: number }
  | { t: 'stale'; n: number; v: number }
  | { t: 'preview'; n: number; d: Difference }
  | { t: 'at'; n: number; table: string; index: number; of: number; view: View }
  | { t: 'course'; n: number; table: string; scores: number[][]; rounds: number[] }
  | { t: 'log'; n: number; table: string; seat?: number; log_from: number; log: GameEvent[] }
  | ({ t: 'hint'; n: number; table: string; seat: number; v: number } & Hint)
  | { t: 'error'; n?: number; code: string }
  | { t: 'pong'; n: number }
  | { t: 'bye'; reason: string };

export type Request =
  | { t: 'watch'; table: string; seat?: number; have?: number; splice?: true; chat?: number }
  | { t: 'leave'; table: string; seat?: number }
  | { t: 'move'; table: string; seat: number; v: number; id: string; moves: string[] }
  | { t: 'undo'; table: string; seat: number; v: number; id: string; back?: number; all?: true }
  | { t: 'preview'; table: string; seat: number; move: string; after?: string[] }
  | { t: 'why'; table: string; seat: number; move: string; after?: string[] }
  | { t: 'hint'; table: string; seat: number }
  | { t: 'at'; table: string; index: number; all?: true }
  | { t: 'course'; table: string }
  | { t: 'log'; table: string; seat?: number; before: number }
  | { t: 'say'; table: string; text: string }
  | { t: 'ping' };
