// What the shell knows of a game. A game is a folder here with a `meta.ts`; when it can be played, its
// `ui.ts` has the rest (board, tray, session, rules). The registry finds the folders by itself.
import type { Component, Snippet } from 'svelte';
import type { Args, Language } from '../app/texts.svelte';
import type { Campaign, GameEvent, Json, NewSeat, NextGame, View, Options, RefusalArgs, TableInfo } from '../net/types';
import type { Step, TableStore, Watched } from '../net/table.svelte';
import type { Sight } from '../table/beats/visiting';

export interface GameMeta {
  id: string;
  order: number;
  /** How soon it is learned, 1 for the easiest: the first page offers it first. */
  ease: number;
  numeral: string;
  /** `cover` may be set in two lines. */
  names: Record<Language, { title: string; short: string; cover: string }>;
  players: [least: number, most: number];
  minutes: number;
  /** The title's band; the picture above it is `scene` of the folder's `cover.ts`. */
  cover: { band: string; ink: string };
  /** The options worth a chip beside the table's name; `icon` is the path of one (art/icons.ts, or the game's own),
   * `note` says what it means. */
  chips?: (options: Options) => { icon: string; key: string; note?: string }[];
  /** Options of a game started in one click with so many seats. */
  quick?: (seats: number) => Options;
  /** How long a game takes; without it nothing is said. */
  pace?: Pace;
  /** Points that each of the five levels of bots usually makes in the plain game (docs/bots.md), weakest first. */
  levels?: [low: number, high: number][];
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

export interface Pace {
  rounds: (options: Options, seats: number) => number;
  /** The end is open: `rounds` is what is usual. */
  open?: true;
  /** Minutes before the first round, and those of a person and of a bot in a round. */
  begin?: (options: Options) => number;
  person: number | ((options: Options) => number);
  bot: number;
  /** Do all act at the same time? */
  together?: true;
}

export interface GameUi {
  session(table: Watched): GameSession;
  slots: TableSlots;
  /** What chance is made of: what can be checked at the end. */
  luck: 'dice' | 'cards';
  /** How others' turns are played where they happen, fetched with the first of them; words in `<id>.beats`. */
  beats?: () => Promise<{ beats: GameBeats }>;
  /** Marks that seats wear at the table, where the game gives them its own colours (art/seats.ts). */
  mark?(view: View, seat: number): number | null;
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
  /** The game's own part of the end, below its heading; fetched with it, as its words are (the part `end`). */
  end?(): Promise<GameEnd>;
  /** Heading of the log before the first heading of an event. */
  opening(): string;
  /** `view`: the table as it is now, for words that depend on the game's mode. */
  line(event: GameEvent, names: Names, view?: View): LogLine | null;
  refusal(code: string, args: RefusalArgs, names: Names): string | null;
  /** Where a move takes place. */
  movePlace(move: string): string[];
  /** Where a player begins a move: names of places (`data-cell`, `data-thing`), instead of where it takes place. */
  moveBegins?(session: GameSession, move: string): string[];
  /** What a replay needs; fetched when one is opened, as its words are (the part `replay`). */
  replay(): Promise<GameReplay>;
  /** Why a move is good, in the words of `<id>.reasons`. */
  reason(code: string, args: RefusalArgs): string;
  /** What the text view says, fetched with it; its words are the part `<id>.text`. */
  spoken(): Promise<Spoken>;
  /** Options a game lets choose in its own way, by their names; fetched with the dialog for a new table, as their words
   * are: the part `<id>.setup`. */
  options?(): Promise<Record<string, OwnOption>>;
  /** The rules page, fetched with it; its words are those below `<id>.rulesPage`. */
  rules(): Promise<RulesPage>;
}

export interface GameEnd {
  default: Component<EndProps>;
  /** With so many seats it shows their boards (each in an `.end-sheet` of a `[data-portrait]`) and all points itself. */
  whole?: (seats: number) => boolean;
  /** It draws everybody's points over time itself. */
  charted?: boolean;
}

export interface EndProps {
  view: View;
  info: TableInfo;
  /** "You", or the seat's name. */
  names: Names;
  store: TableStore;
  /** The same table again, with some options changed. */
  onagain: (options?: Options) => void;
}

/** A value of the option's own type. */
export interface OptionProps {
  value: Options[string];
  onchange: (value: Options[string]) => void;
}
export type OwnOption = Component<OptionProps>;

/** A chain of games, `campaign/index.ts` of the game's folder: the game's own part of the pages of campaigns. Its words are
 * the part `book`. */
export interface GameCampaign {
  /** Everything of a campaign's home but the bar. */
  Home: Component<CampaignHomeProps>;
  /** What is chosen for a new one. */
  Start: Component<CampaignStartProps>;
  /** Who plays the next game, and with what. */
  Next: Component<CampaignNextProps>;
  /** Which game it is: stations on the bar's line, in words. */
  course(campaign: Campaign): { now: number; total: number; label: string };
  /** What a finished game is called in a list. */
  game(campaign: Campaign, index: number): string;
}

export interface CampaignHomeProps {
  campaign: Campaign;
  /** The finished games at their ends, as everybody may see them; empty while they are on their way. */
  views: View[];
  /** The table of the game that is open or runs, else of the last one that has a table. */
  table: TableInfo | null;
  /** What comes next, with its button; and what else may be done. */
  now: Snippet;
  acts: Snippet;
}

export interface CampaignStartProps {
  busy: boolean;
  onbegin: (first: NewCampaign) => void;
  oncancel: () => void;
}
export interface NewCampaign {
  name: string;
  options: Record<string, Json>;
  seats: NewSeat[];
}

export interface CampaignNextProps {
  campaign: Campaign;
  views: View[];
  table: TableInfo | null;
  busy: boolean;
  onbegin: (chosen: NextGame) => void;
  oncancel: () => void;
}

export interface RulesPage {
  sections: RulesSection[];
  Figure: Component<{ name: string }>;
}

/** The table in sentences, and moves as the player who makes them says them. */
export interface Spoken {
  /** The board of a seat in sentences. */
  describe(view: View, seat: number): string[];
  say(move: string, view: View, seat: number, names: Names): string;
  /** Is this text a move of the notation, legal or not? */
  reads(text: string): boolean;
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
  /** In the right column under the others: what everybody plays for. */
  Goals?: Filled;
  /** In the bar, instead of the stations of `progress`. */
  Course?: Filled;
  /** Tabs of the right column before the log; `Sheet` fills them too. */
  tabs?(session: GameSession): SheetPane[];
  /** `Side` shows everybody's points: the score sheet is one more tab, and on a phone it needs none. */
  points?: true;
  /** Tabs of the phone's sheet before score and log; a wanted one opens by itself. */
  panes(session: GameSession): SheetPane[];
  /** What is under one of these tabs. */
  Sheet: Filled<{ pane: string }>;
};

type Middle =
  /** A board in a frame that is fitted to the window and can be looked at closer; `ratio`: its width to its height. One
   * that `fills` has all of its place, where fingers play or everywhere, and is moved and looked at closer in there by
   * its own means.
   * `Under`: a sheet of paper under it, in the same column, where there is room for one. */
  | { Board: Filled; ratio: number; fills?: 'small' | 'all'; Under?: Filled; Table?: undefined }
  /** Or a table laid out by the game, as long as it needs to be; `actions`: undo, restart and confirm, to be placed. */
  | { Table: Filled<{ actions: Snippet }>; Board?: undefined; Under?: undefined; fills?: undefined };

/**
 * One action as the others see it. Places are what bears their name on the page (`data-thing` or `data-place`); of
 * several the first that is in sight counts, and what has none in sight stays away.
 */
export interface Beat {
  /** Whose deed; -1: nature's. */
  seat: number;
  /** One sentence, for the now-line and for screen readers; **weight** as in now-lines. */
  text: string;
  /** What moves from where to where; `face` is drawn by the game's `Face`. */
  flights: { face: string; from: string[]; to: string[] }[];
  /** What lights up; the caption stands above the first. */
  places: string[];
  /** The caption, drawn by the game's `Note`: what it brought to whom. */
  note?: unknown;
  /** In short, for the sum of a turn; the number that stands there stands at `place` too. */
  deed?: { face: string; text: string; place: string | null };
}

export interface GameBeats {
  /** Is this step a part of the action before it (a payment, a drawn card), of the same seat? */
  joins(step: Step, action: Step): boolean;
  /** An action, with all that joined it; null: there is nothing to see. */
  beat(action: Step, names: Names, me: number | null): Beat | null;
  Face: Component<{ face: string }>;
  Note?: Component<{ note: unknown }>;
  /** A game that all play at once has rounds instead of turns: each is summed up when it is over. */
  round?: RoundBeats;
}

export interface RoundBeats {
  /** Did this step end a round? */
  ended(step: Step): boolean;
  /** Where rounds are many and short: do the boards open by themselves after this one? After the others only the
   * miniatures say what is new. Without it they always open. */
  opens?(step: Step): boolean;
  /** What everybody did, for those who hear it. */
  spoken?(events: GameEvent[], names: Names): string;
  /** Above the boards, and on the button that goes on. */
  title(after: View): string;
  next(after: View): string;
  /** What is new on a seat's board; `before` is null where nobody here has seen the round begin. */
  fresh(before: View | null, after: View, seat: number): string[];
  /** The table at its end, with the first `n` of the new things only. */
  until(before: View | null, after: View, n: number): View;
  /** What several boards tell together (an objective that was completed): it stands there first, the boards come by a
   * button. `in` says whether there is such a thing in this round. */
  whole?: {
    in(events: GameEvent[]): boolean;
    Whole: Component<{ before: View | null; after: View; events: GameEvent[]; names: Names }>;
  };
  /** Under a board: what it was made with. */
  Made: Component<{ before: View | null; after: View; events: GameEvent[]; seat: number }>;
}

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
  steps(moves: RecordMove[], names: Names, options?: Options): ReplayStep[];
  /** The dice or cards of the round as a seat has them, in one row where there is little room (`bare`). A game whose
   * scene shows them has none. */
  Round?: Component<{ view: View; seat: number; bare?: boolean }>;
  /** The whole table after a move of a replay, instead of one seat's board. */
  Scene?: Component<{ view: View; seat: number; names: Names; lit?: string[] }>;
  /** What the points beside it are, where a scene shows others as well. */
  counted?(view: View): string;
  /** Places of a seat's board that changed in this round. */
  recent?(view: View, seat: number): string[];
  /** What the moves of a step told when they were made, all of it with one `i`: so the step is played as others' turns
   * are (`beats`). Without it the boards show by themselves what is new. */
  events?(moves: RecordMove[], before: View): GameEvent[];
  /** Indices of the moves that a seat, or whoever watched (null), was told of: the `i` of events counts these. Without
   * it everybody was told of all. */
  heard?(moves: RecordMove[], viewer: number | null): number[];
  /** Of a step with `boards`: the table as whoever acted saw it, with each seat's own from its view of the list. Behind
   * those of the seats there may be more numbers, and views, of a game's own. */
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
  /** Where an event of its kind was told just before: added to that line, and no line of its own. */
  joins?: string;
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
  /** The key that presses it, where it is worth showing. */
  key?: string;
  enabled: boolean;
  reason: string;
  act: () => void;
}

/** A moment of the guided game on the first page, `glimpse.ts` of the game's folder: a square picture, and what the note says. */
export interface Glimpse {
  picture: string;
  words: Record<Language, string>;
}

/**
 * A guided first game, `lesson.ts` of the game's folder; its words are those below `<id>.lesson` (part `lesson`). It is
 * played at a real table, seat 0 against the apprentice, whose dice or cards follow from `seed`: when the steps end, the
 * game goes on. Where the player is in it is read off the position, so it can be left, resumed and taken back.
 */
export interface Lesson {
  seed: number;
  options: Options;
  /** Selector of what may be pressed now and of what is previewed: the note keeps off it. */
  offered: string;
  /** Selector of what is worth seeing beside the note, boards and dice: it gives way to them where it can. */
  beside: string;
  steps: LessonStep[];
}

export interface LessonStep {
  /** What it says: `<game>.lesson.<id>`; once it is done, the next begins with `<game>.lesson.<id>.done`. */
  id: string;
  /** Selectors of what to point at, by what the player has in hand: the first that is on the screen. */
  at(session: GameSession): string[];
  /** Does this legal move go on? Without it the step is only to read. */
  goesOn?(move: string, view: View, seat: number): boolean;
  /** May it be looked at, although another one goes on? */
  tries?(move: string, view: View, seat: number): boolean;
  /** Has the position got beyond it? A step that is only to read is also over when a later one is. */
  done?(view: View, seat: number): boolean;
  /** The figures of its words; `legal`: the moves that go on now. */
  words?(view: View, seat: number, legal: readonly string[]): Args;
}

/** A number in the colour of a seat. */
export interface NewsMark {
  place: string;
  n: number;
  seat: number;
}

/** The player's dealings with one table: what is chosen and previewed, and what may be done next. */
export interface GameSession {
  readonly table: Watched;
  readonly now: { text: string; help: string | null };
  readonly primary: Primary | null;
  readonly controls: PieceControls | null;
  /** What starts again from the beginning, where it is not the turn: "Restart round". */
  readonly restart?: string;
  /** Beside the confirm button: to decline, to end a step. */
  readonly pass?: { label: string; legal: boolean; reason: string; act: () => void } | null;
  /** The step that would end my turn is done here but not sent: undo takes it back, the confirm button ends the turn. */
  readonly held?: boolean;
  /** The end is still told on the board: the end screen waits. */
  readonly reading?: boolean;
  /** The view as the previewed move would make it. */
  readonly previewed: View | null;
  /** What was refused last, told in place; another object each time. */
  readonly asked?: object | null;
  lit: string[];
  /** Places where others act on a map that may show a part of itself, so that it goes to see them; null: there is none. */
  sight?(places: readonly string[]): Sight | null;
  /** Takes up moves as if the player had chosen them, not sent yet; false: there is nothing to choose about them. */
  propose(moves: string[]): boolean;
  /** What others did since my turn, numbered at its places; a game that shows it has the field. */
  news?: NewsMark[];
  key(event: KeyboardEvent): boolean;
  /** Moves by typed notation. */
  type(text: string): Promise<string | null>;
  reset(): void;
}
