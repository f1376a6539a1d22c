// What the map shows beside the printed sheet and what is drawn on it, and what it tells of fingers, mouse and keys. The
// map knows no rule: which tracks glow, what they cost and what they bring is said here by whoever asked the table.
//
// Everything on the map bears the name of its place (`data-place`), the same in lights, rings, beats, hints and lessons:
//   a hex     E3            as in the notation
//   a town    town:A4       side and number; the prefix, because hexes are named A4 too
//   a track   20,2>20,4     without direction: from its upper end, or its left one (`wayOf`)
//   a corner  20,4          as in the notation
import { wayOf } from './box';
import type { Cell, HexName, Point, Side, Sides, Suit, Token, Track } from './view';

export const townPlace = (side: Side, town: number | string): string => `town:${side}${town}`;
export const trackPlace = (track: Track): string => wayOf(track);

export interface Priced {
  track: Track;
  /** What it needs that is not in hand; a town box each. */
  tokens: Token[];
  boxes: number;
  /** What it brings. */
  points?: number;
}

/** With more offers than that their tags would cover the map: only the one pointed at has its own. */
export const crowd = 6;

export interface Tag {
  /** A hex, a town, a corner or a track. */
  at: string;
  text: string;
}

/** Tracks have the direction in which they are laid; places are names as above. All of it may be left out. */
export interface Layers {
  /** The railway of this turn: a pressed side that is not on offer is read as laid from it. */
  suit?: Suit;
  /** Railways to step back while another is looked at. */
  dim?: Suit[];
  /** May be laid at once. */
  legal?: Track[];
  /** May be laid for town boxes. */
  priced?: Priced[];
  /** And those that could be anywhere: hardly seen until they are pointed at. */
  faint?: Priced[];
  /** Laid this turn, in order: drawn in pen instead of ink. The end of the last is the head. */
  draft?: Track[];
  /** About to be laid, not on the sheet yet. */
  preview?: Track | null;
  refuse?: Track | null;
  /** Locations that draft and preview activate, ringed in pen. */
  activates?: HexName[];
  /** Sides of locations with tracks, where draft and preview have changed them. */
  sides?: Sides;
  /** Counted for something: ringed in amber. */
  rings?: string[];
  /** The pasture of a ranch: lit, with a fence round it. */
  region?: Cell[];
  /** Points and short words at places. */
  tags?: Tag[];
  /** New since the reader last looked. */
  fresh?: string[];
  /** What a log line, a score row or a hint points at. */
  lit?: string[];
  /** Where the keyboard stands; null: at the head, or at the first track on offer. */
  cursor?: Point | null;
}

/** What the map tells. Whoever listens decides what it means. */
export interface Heard {
  /** A track was pressed (click, tap, Enter): one on offer as it is offered, any other side as it would be laid. */
  ontrack?: (track: Track) => void;
  /** The head was drawn to a neighbouring corner, along a side, or along a shortcut that is on offer. */
  onstep?: (track: Track) => void;
  /** The head was drawn back along the last track of the draft, or Backspace. */
  onback?: () => void;
  /** The finger that drew the head is gone. */
  ondrop?: () => void;
  /** The mouse is above a place, or left it. */
  onpoint?: (place: string | null) => void;
  /** The mouse rested on a side that is not on offer. */
  onask?: (track: Track) => void;
  /** A hex was pressed where no track is near. */
  onhex?: (hex: HexName) => void;
  /** The keyboard went to a corner. */
  oncursor?: (corner: Point) => void;
  /** B: the bonuses, at this corner. */
  onbonus?: (corner: Point) => void;
  onescape?: () => void;
}
