// The box as the server has it (data/pioneer_rails/), as much of its shape as the table reads, and its geometry looked
// up by the names that views and moves use.
import { boxOf } from '../../net/boxes';
import type {
  CardId,
  HandName,
  HexName,
  Level,
  ObjectiveId,
  ObjectiveType,
  Place,
  Point,
  Rank,
  Shortcut,
  Side,
  Suit,
  Token,
  Track,
} from './view';

export interface BoxHex {
  id: number;
  name: HexName;
  row: number;
  col: number;
  /** The centre on the lattice. */
  x: number;
  y: number;
  type: Place | 'desert' | 'mountain' | 'river' | 'station';
  range?: string;
  suit?: Suit;
  /** From the north, clockwise; sides and neighbours from the north-east. */
  corners: number[];
  sides: number[];
  neighbours: (number | null)[];
}

export interface BoxVertex {
  id: number;
  x: number;
  y: number;
  hexes: number[];
  edges: number[];
  border: boolean;
  town: number | null;
  /** The station whose corner it is. */
  port: Suit | null;
}

export interface BoxEdge {
  id: number;
  a: number;
  b: number;
  kind: 'open' | 'bridge' | 'tunnel' | 'closed';
  hexes: number[];
  border: boolean;
}

export interface BoxShortcut {
  id: number;
  hex: number;
  diagonal: number;
  a: number;
  b: number;
}

export interface BoxTown {
  id: number;
  vertex: number;
  x: number;
  y: number;
  hexes: HexName[];
}

export interface BoxMap {
  side: Side;
  columns: number;
  rows: number;
  hexes: BoxHex[];
  vertices: BoxVertex[];
  edges: BoxEdge[];
  shortcuts: BoxShortcut[];
  stations: { suit: Suit; hex: number; ports: number[] }[];
  ranges: { id: string; hexes: number[] }[];
  river: number[];
  towns: BoxTown[];
}

interface Mode {
  players: [least: number, most: number];
  reveal: number;
  discard_first: number;
  dealer_takes: number;
}

interface Box {
  cards: { ranks: Rank[]; suits: Suit[]; deck: { rank: Rank; suit: Suit }[] };
  poker_hands: { id: HandName; points: number; pattern: number[] }[];
  locations: Record<Place, { sides?: number }>;
  sheet: {
    ranch: number[];
    fort: number[];
    gold_boxes: number;
    gold_points_each: number;
    bank_multipliers: number[];
    bank_max_deposit: number;
    yard_multipliers: number[];
    town_boxes: number;
    town_boxes_circled_at_start: number;
    town_points_each: number;
    saloon_symbols: number;
    saloon_factor: number;
    hands: number;
    hand_size: number;
  };
  objectives: { id: ObjectiveId; type: ObjectiveType; key: string; count: number }[];
  objective_points: { first: number; later: number };
  turn: {
    rounds: number;
    turns_per_round: number;
    base_tracks: number;
    max_railways_per_town: number;
    town_bonuses: (Token | 'suit')[];
  };
  modes: {
    standard: Mode & { last_player_bonus: Record<string, number> };
    many: Mode;
    solo: Mode & {
      target_base: number;
      target_per_open_objective: number;
      facedown_objectives: number;
      levels: { id: Level; extra: number }[];
    };
    extra_card: { used_on_turn: number };
  };
  maps: Record<Side, BoxMap>;
}

export const box = await boxOf<Box>('pioneer_rails');

export const pointOf = ({ x, y }: { x: number; y: number }): Point => `${x},${y}`;

export const trackOf = (from: { x: number; y: number }, to: { x: number; y: number }): Track =>
  `${pointOf(from)}>${pointOf(to)}`;

export const endsOf = (track: Track): [from: Point, to: Point] => track.split('>') as [Point, Point];

/** A track without its direction: from its upper end, or its left one. */
export function wayOf(track: Track): Track {
  const [from, to] = endsOf(track);
  const [ax, ay] = from.split(',').map(Number) as [number, number];
  const [bx, by] = to.split(',').map(Number) as [number, number];
  return ay < by || (ay === by && ax < bx) ? track : `${to}>${from}`;
}

/** Where a track may lie: a side of a hex, or a diagonal through one. */
export interface Way {
  /** The track from its upper end to its lower one, from the left where they are level. */
  name: Track;
  ends: [BoxVertex, BoxVertex];
  edge: BoxEdge | null;
  shortcut: BoxShortcut | null;
}

/** A side of the map, with what is looked up in it. */
export class Geometry {
  readonly map: BoxMap;
  readonly ways: ReadonlyMap<Track, Way>;
  /** The ways at a corner, by its number. */
  readonly waysAt: readonly (readonly Way[])[];
  private readonly points: ReadonlyMap<Point, BoxVertex>;
  private readonly names: ReadonlyMap<HexName, BoxHex>;
  private readonly sides: readonly Way[];
  private readonly diagonals: ReadonlyMap<string, Way>;

  constructor(map: BoxMap) {
    this.map = map;
    this.points = new Map(map.vertices.map((vertex) => [pointOf(vertex), vertex]));
    this.names = new Map(map.hexes.map((hex) => [hex.name, hex]));
    const way = (a: number, b: number, edge: BoxEdge | null, shortcut: BoxShortcut | null): Way => {
      const name = wayOf(trackOf(map.vertices[a]!, map.vertices[b]!));
      const [from, to] = endsOf(name);
      return { name, ends: [this.points.get(from)!, this.points.get(to)!], edge, shortcut };
    };
    this.sides = map.edges.map((edge) => way(edge.a, edge.b, edge, null));
    const diagonals = map.shortcuts.map((shortcut) => way(shortcut.a, shortcut.b, null, shortcut));
    this.diagonals = new Map(
      diagonals.map((one) => [`${map.hexes[one.shortcut!.hex]!.name}/${one.shortcut!.diagonal}`, one]),
    );
    const all = [...this.sides, ...diagonals];
    this.ways = new Map(all.map((one) => [one.name, one]));
    const waysAt: Way[][] = map.vertices.map(() => []);
    for (const one of all) for (const end of one.ends) waysAt[end.id]!.push(one);
    this.waysAt = waysAt;
  }

  vertex(point: Point): BoxVertex | undefined {
    return this.points.get(point);
  }

  hex(name: HexName): BoxHex | undefined {
    return this.names.get(name);
  }

  /** Whatever direction the track has; other places have none. */
  way(track: Track): Way | undefined {
    return track.includes('>') ? this.ways.get(wayOf(track)) : undefined;
  }

  /** By the number of the side, as views name tracks. */
  side(edge: number): Way {
    return this.sides[edge]!;
  }

  diagonal({ hex, diagonal }: Pick<Shortcut, 'hex' | 'diagonal'>): Way {
    return this.diagonals.get(`${hex}/${diagonal}`)!;
  }
}

export const geometry: Record<Side, Geometry> = { A: new Geometry(box.maps.A), B: new Geometry(box.maps.B) };

const deck = new Map<CardId, { rank: Rank; suit: Suit }>(
  box.cards.deck.map((card) => [`${card.rank}${card.suit[0]!.toUpperCase()}`, card]),
);

/** The deck in the order of the box. */
export const cards: readonly CardId[] = [...deck.keys()];
export const rankOf = (card: CardId): Rank => deck.get(card)!.rank;
export const suitOf = (card: CardId): Suit => deck.get(card)!.suit;

export const objectiveOf = (id: ObjectiveId): Box['objectives'][number] =>
  box.objectives.find((objective) => objective.id === id)!;
