// What the shell knows of a game. A game is a folder here with a `meta.ts`; when it can be played, its
// `ui.ts` has the rest (board, tray, session, rules). The registry finds the folders by itself.
import type { Component, Snippet } from 'svelte';
import type { Language } from '../app/texts.svelte';
import type { GameEvent, View, Options, RefusalArgs, TableInfo } from '../net/types';
import type { Watched } from '../net/table.svelte';

export interface GameMeta {
  id: string;
  order: number;
  numeral: string;
  /** `cover` may be set in two lines. */
  names: Record<Language, { title: string; short: string; cover: string }>;
  players: [least: number, most: number];
  minutes: number;
  /** The title's band; the picture above it is `scene` of the folder's `cover.ts`. */
  cover: { band: string; ink: string };
  /** The options worth a chip beside the table's name; `icon` is the path of one (art/icons.ts, or the game's own). */
  chips?: (options: Options) => { icon: string; key: string }[];
  /** Options of a game started in one click with so many seats. */
  quick?: (seats: number) => Options;
  /** How far a table of the lists has come, in words. */
  progress?: (table: TableInfo) => string | null;
  /** What chance is made of, where it is no dice. */
  luck?: 'cards';
  /** Games whose points can be compared: with these options, so many at the table. The words are the part `games`. */
  mode?: (options: Options, seats: number) => { key: string; text: string };
  /** Tasks for a lone player, one after another. */
  journey?: Journey;
}

export interface Journey {
  count: number;
  /** Which of them a table is, or null. */
  at: (options: Options) => number | null;
  options: (n: number) => Options;
  name: (n: number) => string;
  /** The way past all of them. */
  picture: () => Promise<{ default: Component<{ won: Set<number>; next: number | null; label: string }> }>;
}

export interface GameUi {
  session(table: Watched): GameSession;
  slots: TableSlots;
  /** Somebody's board, small or large; `lit` names the places to ring. */
  Mini: Component<{ view: View; seat: number; label: string; large?: boolean; lit?: string[]; fresh?: string[] }>;
  /** Other stations on the bar's line than those of the view, none when `total` is 0; `label` (short on a phone)
   * instead of "round n of m". */
  progress?(view: View): { now: number; total: number; label?: string; short?: string };
  /** What a round is called with so many seats, where it is no round. */
  round?(n: number, seats: number): string;
  /** What a seat is busy with, for the line under its miniature. */
  status(view: View, seat: number): { text: string; done: boolean };
  score(view: View): ScoreRow[];
  /** The end's heading for a lone player, instead of the points. */
  heading?(view: View): string | null;
  /** What a lone player's result is worth, in words. */
  verdict?(view: View, options: Options): string;
  /** Heading of the log before the first heading of an event. */
  opening(): string;
  /** `view`: the table as it is now, for words that depend on the game's mode. */
  line(event: GameEvent, names: Names, view?: View): LogLine | null;
  refusal(code: string, args: RefusalArgs, names: Names): string | null;
  /** The board of a seat in sentences. */
  describe(view: View, seat: number): string[];
  /** Where a move takes place, and a move in words. */
  movePlace(move: string): string[];
  moveText(move: string): string;
  /** What a replay needs; fetched when one is opened, as its words are (the part `replay`). */
  replay(): Promise<GameReplay>;
  /** Options a game lets choose in its own way, by their names. */
  Options?: Record<string, Component<{ value: number; onchange: (value: number) => void }>>;
  /** The rules page; its words are those below `<id>.rulesPage`. */
  rules: RulesSection[];
  Figure: Component<{ name: string }>;
}

type Filled<Props = object> = Component<{ session: GameSession } & Props>;

/**
 * The places of the table page, named by where they are on a desk. A game fills those it has. On a phone the middle
 * comes first, and a sheet below it has in tabs what stands in columns elsewhere.
 */
export type TableSlots = Middle & {
  /** The left column: the hand, what may be used. Without it the middle has its room. */
  Left?: Filled;
  /** Under the now-line, in the same box: the steps of this turn. */
  TurnLine?: Filled;
  /** On top of the right column, instead of the others' miniatures. */
  Side?: Filled;
  /** Tabs of the phone's sheet before score and log; a wanted one opens by itself. */
  panes(session: GameSession): SheetPane[];
  /** What is under one of these tabs. */
  Sheet: Filled<{ pane: string }>;
  /** The whole table after a move of a replay, instead of one seat's board. */
  Scene?: Component<{ view: View; seat: number; names: Names; lit?: string[] }>;
};

type Middle =
  /** A board in a frame that is fitted to the window and can be looked at closer; `ratio`: its width to its height. */
  | { Board: Filled; ratio: number; Table?: undefined }
  /** Or a table laid out by the game, as long as it needs to be; `actions`: undo, restart and confirm, to be placed. */
  | { Table: Filled<{ actions: Snippet }>; Board?: undefined };

export interface SheetPane {
  id: string;
  text: string;
  wanted?: boolean;
}

export interface RecordMove {
  by: number;
  move: string;
}

export interface GameReplay {
  /** The moves of a record as a reader follows them (games/steps.ts). */
  steps(moves: RecordMove[], names: Names): ReplayStep[];
  /** The dice or cards of the round as a seat has them, in one row where there is little room (`bare`). A game whose
   * scene shows them has none. */
  Round?: Component<{ view: View; seat: number; bare?: boolean }>;
  /** Places of a seat's board that changed in this round. */
  recent?(view: View, seat: number): string[];
  /** Of a step with `boards`: the table as whoever acted saw it, with each seat's own from its view of the list. */
  compose?(views: View[], by: number): View;
}

/** A deed with all that belongs to it, or what chance brought before a round. */
export interface ReplayStep {
  /** A seat, or -1: chance. */
  by: number;
  /** So many moves of the record are made before it, and when it is done. */
  from: number;
  at: number;
  /** Where several act at once, they are told one after another: so many moves are made as each seat's board is shown. */
  boards?: number[];
  text: string;
  /** Where it took place, to follow it with the eyes. */
  places: string[];
}

export type Names = (seat: number) => string;

/** One row of the score sheet; `squares` are the places on each seat's board that make the points. */
export interface ScoreRow {
  key: string;
  label: string;
  note?: (seat: number) => string;
  values: number[];
  squares?: (seat: number) => string[];
  total?: boolean;
}

export interface LogLine {
  heading?: string;
  seat?: number;
  text: string;
  /** Short name of the place, and the places themselves for highlighting. */
  at?: string;
  squares?: string[];
}

export interface RulesSection {
  id: string;
  figures: string[];
  /** Shown only when one of these options is part of the game. */
  option?: string;
}

/** Buttons beside the previewed piece (desktop) or under the board (phone). */
export interface PieceControls {
  /** null: nothing to turn here; absent: such a thing is never turned. */
  rotate?: (() => void) | null;
  mirror?: (() => void) | null;
  cancel: () => void;
  confirm: () => void;
  label: string;
  short: string;
  /** What was pressed last would be taken back by another press (a card picked to pay with): confirmed by the button. */
  button?: boolean;
}

export interface Primary {
  label: string;
  enabled: boolean;
  reason: string;
  act: () => void;
}

/** The player's dealings with one table: what is chosen and previewed, and what may be done next. */
export interface GameSession {
  readonly table: Watched;
  readonly now: { text: string; help: string | null };
  readonly primary: Primary | null;
  readonly controls: PieceControls | null;
  /** Beside the confirm button: to decline, to end a step. */
  readonly pass?: { label: string; legal: boolean; reason: string; act: () => void } | null;
  /** The view as the previewed move would make it. */
  readonly previewed: View | null;
  lit: string[];
  key(event: KeyboardEvent): boolean;
  /** Moves by typed notation. */
  type(text: string): Promise<string | null>;
  reset(): void;
}
