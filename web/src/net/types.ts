// The words of docs/protocol.md.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A game's view: only the game's own folder knows its shape. */
export type View = unknown;
export type Path = (string | number)[];
/** Set, remove, or splice an array: [path, at, removed, items]. */
export type Difference = ([Path, Json] | [Path] | [Path, number, number, Json[]])[];
export type ListSplice = [at: number, removed: number, items: string[]];

export interface OptionInfo {
  name: string;
  type: 'flag' | 'number' | 'choice';
  default: boolean | number | string;
  low?: number;
  high?: number;
  choices?: string[];
}

export interface GameInfo {
  id: string;
  prefix: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  bots: string[];
}

export type SeatKind = 'me' | 'open' | 'bot' | 'local' | 'person' | 'invited';
export interface NewSeat {
  kind: 'me' | 'open' | 'bot' | 'local' | 'person';
  bot?: string;
  name?: string;
  /** Somebody I have played with. */
  id?: string;
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
  mine: boolean;
  /** The seat is kept for me ("invited" only). */
  invites_me?: boolean;
  to_move: boolean;
  resigned: boolean;
}

export interface Me {
  name: string | null;
  id?: string;
}

export type Options = Record<string, boolean | number | string>;

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  options: Options;
  public: boolean;
  state: 'open' | 'running' | 'over';
  host: string;
  seats: SeatInfo[];
  commitment: string;
  round?: Record<string, Json>;
  /** It can be read but not played on: the rules have changed, or it is damaged. */
  frozen?: 'rules' | 'damaged';
  /** The rematch, once there is one. */
  next?: string;
  created: string | number;
  updated: string | number;
}

export interface NewTable {
  game: string;
  options: Options;
  seats: NewSeat[];
  name?: string;
  public?: boolean;
  start?: boolean;
}

/** What happened: `c` names it in the texts, `by` is a seat or -1 for nature. */
export interface GameEvent {
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
  e: GameEvent[];
  legal?: string[];
  legal_d?: ListSplice[];
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
  seat?: number;
  text: string;
  at: number;
}

export type RefusalArgs = Record<string, string | number>;

export type ServerMessage =
  | ViewMessage
  | UpdateMessage
  | ChatMessage
  | { t: 'same'; n: number; table: string; seat?: number; v: number }
  | { t: 'info'; table: string; info: TableInfo }
  | { t: 'ok'; n: number; v: number }
  | { t: 'refused'; n: number; code: string; args?: RefusalArgs }
  | { t: 'fine'; n: number }
  | { t: 'stale'; n: number; v: number }
  | { t: 'preview'; n: number; d: Difference }
  | { t: 'at'; n: number; table: string; index: number; of: number; view: View }
  | { t: 'log'; n: number; table: string; seat?: number; log_from: number; log: GameEvent[] }
  | { t: 'error'; n?: number; code: string }
  | { t: 'pong'; n: number }
  | { t: 'bye'; reason: string };

export type Request =
  | { t: 'watch'; table: string; seat?: number; have?: number; splice?: true; chat?: number }
  | { t: 'leave'; table: string; seat?: number }
  | { t: 'move'; table: string; seat: number; v: number; id: string; move: string }
  | { t: 'undo'; table: string; seat: number; v: number; id: string; back?: number; all?: true }
  | { t: 'preview'; table: string; seat: number; move: string; after?: string[] }
  | { t: 'why'; table: string; seat: number; move: string; after?: string[] }
  | { t: 'at'; table: string; index: number }
  | { t: 'log'; table: string; seat?: number; before: number }
  | { t: 'say'; table: string; text: string }
  | { t: 'ping' };
