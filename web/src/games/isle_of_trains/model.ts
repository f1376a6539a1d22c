// What the components know of the session. The session (session.svelte.ts) implements `IsleModel`; components
// read it and call its methods, they never look at legal moves themselves.
//
// The cycle: `press(thing)` selects something on the table, `uses` lists what can be done with it, `choose(use)`
// or pressing a marked target makes a `plan` (previewed in `shown`/`draft`), `confirm()` plays it, `cancel()`
// steps back (plan, then selection). Pressing the planned target again confirms.
import type { GameSession, NewsMark, Primary } from '../game';
import type { Op } from './cards';
import type { ActionName, CardId, Cargo, Colour, Dest, IsleView, Score, SeatView } from './view';

/** Anything on the table that can be touched. */
export type Thing =
  /** A card of my hand by its position in `hand` (equal cards are different things). */
  | { kind: 'hand'; index: number }
  | { kind: 'display'; slot: number }
  | { kind: 'deck' }
  | { kind: 'bag' }
  /** The discard; with a card in the promo's "take from the discard". */
  | { kind: 'discard'; card?: CardId }
  /** A passenger waiting beside my engine. */
  | { kind: 'supply'; colour: Colour }
  /** A card of a train, 0 is the engine. */
  | { kind: 'car'; seat: number; car: number }
  /** One item of my train: car and position in its items. */
  | { kind: 'item'; car: number; item: number }
  | { kind: 'dest'; dest: Dest }
  /** A building of mine. */
  | { kind: 'building'; card: CardId };

/** The name of a thing: 'hand:2', 'display:0', 'deck', 'bag', 'discard', 'supply:green', 'car:1.3', 'item:2.0',
 * 'dest:billingtons', 'building:bank', 'discard:bank'. Marks and `lit` (log and score links) use these names;
 * put it on the element as data-thing so that keys and tests find it. */
export function thingKey(thing: Thing): string {
  switch (thing.kind) {
    case 'hand':
      return `hand:${thing.index}`;
    case 'display':
      return `display:${thing.slot}`;
    case 'discard':
      return thing.card ? `discard:${thing.card}` : 'discard';
    case 'supply':
      return `supply:${thing.colour}`;
    case 'car':
      return `car:${thing.seat}.${thing.car}`;
    case 'item':
      return `item:${thing.car}.${thing.item}`;
    case 'dest':
      return `dest:${thing.dest}`;
    case 'building':
      return `building:${thing.card}`;
    default:
      return thing.kind;
  }
}

/** How a thing stands out just now. */
export interface Mark {
  /** target: brackets, can be pressed; picked: a payment, discard or item of the plan, with its number;
   * chosen: the target of the plan. A selected thing is `session.selected`, not a mark. */
  tone: 'target' | 'picked' | 'chosen';
  /** 1, 2, 3… of a picked card: the order in which they go to the discard. */
  order?: number;
  /** Word on a picked card: "payment 1", "discard 1", "face down". */
  tag?: string;
  /** What loading here would bring (blue benefit tag); empty: nothing. */
  ops?: Op[];
}

export type UseKind =
  | 'take'
  | 'pax'
  | 'build'
  | 'construct'
  | 'upgrade'
  | 'load'
  | 'blind'
  | 'board'
  | 'scrap'
  | 'pay'
  | 'deliver'
  | 'initial'
  | 'secondary'
  | 'ticket'
  | 'side'
  | 'guest'
  | 'special'
  | 'give'
  | 'finish'
  | 'raze'
  | 'pick'
  | 'pass'
  | 'night'
  | 'toss'
  | 'under'
  /** Rows of the overview when nothing is selected: show what can be built, loaded, delivered. */
  | 'show';

/** One row of the list of uses. */
export interface Use {
  id: string;
  kind: UseKind;
  label: string;
  /** Price, benefit or number of places, in words: "3 cards", "3 places"; of a refused use the reason. */
  note: string;
  /** The same as icons where there are any: benefit of the car, reward of the ticket space. */
  ops: Op[];
  /** What the row is about, for its picture. */
  cargo?: Cargo | 'all';
  colour?: Colour;
  card?: CardId;
  dest?: Dest;
  /** Victory points the step brings (contracts). */
  vp?: number;
  /** Cards that each collected item brings (special delivery). */
  each?: number;
  legal: boolean;
  /** IT-E12 … of a refused use; the reason arrives a moment later than the row. */
  code: string | null;
  /** The way out of a refusal: "scrap a car…" marks the cars that can go. */
  hint: { label: string; act: () => void } | null;
  /** Letter that chooses it. */
  key: string | null;
  /** Where it can be done; with several, the player presses one on the table. */
  targets: Thing[];
  /** It is the plan. */
  chosen: boolean;
}

/** Cards or items being collected for the plan. */
export interface Picking {
  what: 'pay' | 'toss' | 'aside';
  picked: Thing[];
  /** How many there must be; null: as many as you like (special delivery), or not known yet. */
  need: number | null;
}

/** What the plan would change, to be drawn in draft blue. `shown` holds the table after it. */
export interface Draft {
  kind: UseKind;
  /** The car concerned, in the positions of `shown`, except `scrap`: in those of `view` (it is gone in `shown`). */
  seat: number | null;
  car: number | null;
  /** The built or loaded card; for board, ticket … the colour. */
  card?: CardId;
  colour?: Colour;
  dest?: Dest;
}

/** One stop of the turn line. */
export interface Station {
  state: 'done' | 'now' | 'wait' | 'draft';
  kind:
    | 'action'
    | 'take'
    | 'bonus'
    | 'toss'
    | 'tokens'
    | 'pax'
    | 'pick'
    | 'pay'
    | 'build'
    | 'raze'
    | 'blind'
    | 'deliver'
    | 'give'
    | 'special'
    | 'leave'
    | 'limit'
    | 'refill'
    | 'night'
    | 'burn'
    | 'end';
  label: string;
  /** Main action 1 or 2. */
  number?: number;
  /** Of a bonus: its disc. */
  actions?: ActionName[];
  /** n of m. */
  count?: [number, number];
}

/** A question in the way of a rash act: a bonus about to be lost. */
export interface Question {
  text: string;
  yes: string;
  no: string;
  act: () => void;
}

/** A button of its own that is always at hand. */
export interface Deed {
  label: string;
  legal: boolean;
  /** Why not, or what it does. */
  reason: string;
  act: () => void;
}

export interface IsleModel extends GameSession {
  /** The table as it is. */
  readonly view: IsleView;
  /** The table as the plan would make it; without a plan the same as `view`. */
  readonly shown: IsleView;
  readonly news: NewsMark[];
  readonly me: SeatView | null;
  readonly seat: number | null;
  /** May I act now? */
  readonly active: boolean;
  readonly solo: boolean;
  /** My hand in a steady order (by kind, cost); index is that of Thing 'hand'. While a payment is under way the
   * card being built has left it. */
  readonly hand: CardId[];

  readonly selected: Thing | null;
  /** The action whose cards are shown while nothing is selected. */
  readonly intent: ActionName | null;
  readonly uses: Use[];
  /** Heading over the uses: name of the selected card, "Delivery: Flint Beach", "Your action". */
  readonly usesTitle: string;
  readonly plan: Use | null;
  readonly picking: Picking | null;
  readonly draft: Draft | null;
  readonly previewed: IsleView | null;
  /** The score as the plan would make it, and the difference of the total; null without a plan. */
  readonly gain: number | null;
  readonly draftScore: Score | null;

  /** Refusal of something just tried, with its code; vanishes with the next press. */
  readonly asked: { thing: string | null; text: string; code: string } | null;
  readonly question: Question | null;
  /** A sequence of moves is on its way: everything is calm until it has arrived. */
  readonly sending: boolean;

  mark(thing: Thing): Mark | null;
  isSelected(thing: Thing): boolean;
  press(thing: Thing): void;
  choose(use: Use): void;
  /** Asks why a refused use or an unmarked thing is not possible; the answer is in `asked`. */
  why(about: Use | Thing): Promise<void>;
  confirm(): Promise<void>;
  cancel(): void;
  /** Answers `question`. */
  answer(yes: boolean): void;

  readonly stations: Station[];
  /** Under the hand's title: "6 cards, 5 remain at the end of the turn"; `warn`: something will be lost. */
  readonly handNote: { text: string; warn: boolean };
  /** Beside the confirm button: pass a bonus, end a delivery; null when there is nothing to decline. */
  readonly pass: Deed | null;
  /** Solo: always there, legal or not. */
  readonly buyback: (Deed & { cost: number; card: CardId | null }) | null;
  /** The confirm button (also the shell's). */
  readonly primary: Primary | null;

  /** Words for tooltips: the ability of a caboose, the points of a building, the benefit of a car. */
  cardText(card: CardId): string;
  /** A line for screen readers: what the thing is and what it holds. */
  thingLabel(thing: Thing): string;
}
