// What the map shows beside the position, and what it tells of fingers, mouse and keys. The map knows no rule: which hexes
// glow, what they cost and where a cube may go is said here by whoever asked the table.
//
// Everything on the map bears the name of its place (`data-place`), the same in lights, rings, beats, hints and lessons:
//   a city   boston          its id
//   a hex    23.10           column and row, as in the notation
//   a link   boston.2        its first side; an unfinished one has but this
//   an exit  23.10.4         an edge of a hex, as in the notation
// and a cube the name of a thing (`data-thing`), because several of a kind may lie in one city:
//   a cube   boston:black    any of this kind
import type { CityColor, CityId, Cube, HexName, OpenEnd, Side, Tile } from './view';

export const cubeThing = (city: CityId, cube: Cube): string => `${city}:${cube}`;
export function cubeOf(thing: string): { city: CityId; cube: Cube } {
  const [city, cube] = thing.split(':') as [CityId, Cube];
  return { city, cube };
}

/** A hex that may be chosen, with the price of a tile there, as text: "4", "4 + 4". */
export interface LegalHex {
  hex: HexName;
  price?: string;
}

export interface DraftTile {
  tile: Tile;
  price?: string;
}

/**
 * How a city is ringed: may be chosen (dashed), within reach, the one that is pointed at or chosen, where something
 * begins, out of reach, new.
 */
export type RingKind = 'offer' | 'target' | 'chosen' | 'from' | 'refused' | 'new';
export interface Ring {
  city: CityId;
  kind: RingKind;
}

/**
 * Links one after another, each by a side of it: the way that is looked at, another that is possible, the links beyond
 * what the engine reaches, a link that is new within reach.
 */
export interface Way {
  path: Side[];
  kind: 'chosen' | 'other' | 'offer' | 'beyond' | 'gain';
  /** Links are numbered from here on; without it they have no numbers. */
  number?: number;
}

/** Something of the page's own (points per seat, a price) that stands at a place, drawn by the `tag` of the map. */
export interface Tag {
  at: CityId | HexName;
  /** Tells tags at one place apart. */
  id?: string;
  /** Stands in front of the others. */
  chosen?: boolean;
  /** Of so many seats it tells the points. */
  seats?: number;
}

/** All of it may be left out. */
export interface Layers {
  /** Hexes that may be chosen. */
  legal?: LegalHex[];
  /** Tiles that may be laid next, as dots. */
  ghosts?: Tile[];
  /** Where a tile may leave its hex. */
  exits?: { at: OpenEnd; chosen?: boolean }[];
  /** Laid in this action: pen instead of ink. They are links of the view too, and are not drawn twice. */
  draft?: DraftTile[];
  /** About to be laid: hollow, and numbered on from the draft. */
  preview?: DraftTile[];
  /** What a press could lay: tags keep clear of it. */
  possible?: HexName[];
  /** A place where it does not go; `tile`: the track that no tile makes. */
  refused?: { hex?: HexName; tile?: Tile; city?: CityId } | null;
  /** Edges whose ridge glows. */
  ridges?: OpenEnd[];
  rings?: Ring[];
  ways?: Way[];
  /** Links that may be chosen, each by a side of it. */
  choices?: Side[];
  tags?: Tag[];
  /** The cube that is looked at: large over its city. */
  held?: { city: CityId; cube: Cube } | null;
  /** Cubes that may be chosen: they rise under the mouse. */
  movable?: { city: CityId; cube: Cube }[];
  /** One of them is to be chosen: the other cubes step back. */
  picking?: boolean;
  /** The other cubes may be asked why they stay. */
  askable?: boolean;
  /** Colours that cities would have. */
  paint?: Record<CityId, CityColor>;
  /** Paper over the land, so that ways and rings stand out. */
  wash?: boolean;
  /** What a log line, a score row, a hint or others' turn points at: cities, hexes, links. */
  lit?: string[];
  /** New since the reader last looked. */
  fresh?: string[];
  /** Seats whose links step back. */
  dim?: number[];
  /** More for those who hear the map, by place or thing: a price, points. */
  spoken?: Record<string, string>;
  /** Without locomotives, cubes and names: the land and the tracks alone. */
  bare?: boolean;
}

/** What the map tells. Whoever listens decides what it means. */
export interface Heard {
  /** Pressed: click, tap or Enter. */
  oncity?: (city: CityId) => void;
  oncube?: (city: CityId, cube: Cube) => void;
  onhex?: (hex: HexName) => void;
  onexit?: (exit: OpenEnd) => void;
  onlink?: (link: Side) => void;
  /** The mouse or the keyboard came to a place or a cube (its thing), or left. */
  onpoint?: (place: string | null) => void;
  /** The mouse rested 400 ms on a place. */
  onask?: (place: string) => void;
}
