// A map as the server has it (data/railways_of_the_world/, the shared facts under `common`), as much of its shape as the
// table reads, and what is looked up in it by the names that views and moves use. Each map is a box, and any file that the
// checker passes is one: nothing here knows which maps there are.
import { factsOf } from '../../net/boxes';
import type { BaronId, CardId, CityColor, CityId, Goods, HexName, NewColor, OpenEnd, Side, Tile } from './view';

export const game = 'railways_of_the_world';

/** Plain, water, mountain, city, open water, kept for a Western Link, no part of the map. */
export type Terrain = 'p' | 'w' | 'm' | 'C' | 's' | 'L' | '.';
/** 0 to 5: east, south-east, south-west, west, north-west, north-east. */
export type Edge = number;

export interface BoxCity {
  id: CityId;
  name: string;
  c: number;
  r: number;
  color: CityColor;
  cubes: number;
  name_source?: string;
  color_source?: string;
}

export interface BoxCard {
  deck: string;
  id: CardId;
  name: string;
  kind: 'bonus' | 'major_line' | 'immediate' | 'hand' | 'per_turn' | 'permanent';
  count: number;
  start?: boolean;
  effect: Record<string, string | number | boolean>;
  source?: string;
}

export interface BoxBaron {
  map: string;
  id: string;
  name: string;
  goal: string;
  points: number;
  count: number;
  params?: Record<string, string | number | string[]>;
  source?: string;
}

/** What all maps share. */
export interface Common {
  components: { goods_cubes_per_color: Record<Goods, number>; new_city_tiles: Record<NewColor, number> };
  track_cost_k: { plain: number; water: number; mountain: number; ridge_edge: number };
  max_tiles_per_build_action: number;
  engine: { max_level: number; upgrade_cost_k: Record<string, number> };
  bond: { cash_k: number; interest_k: number; final_points: number };
  urbanize: { cost_k: number; new_cubes: number };
  auction: { bid_step_k: number; first_turn_minimum_k: number; max_bid_k: number };
  actions_per_turn: number;
  cards_revealed_per_turn: number;
  solitaire_bands: { name: string; from: number }[];
  income_track: { income_k_by_points: number[]; source?: string };
  tiles: { shapes: { id: string; tracks: [Edge, Edge][]; nominal_count: number }[] };
  operation_cards: BoxCard[];
  baron_cards: BoxBaron[];
}

export interface MapFile {
  id: string;
  name: string;
  provenance?: string;
  layout: { cols: number; rows: number; km_per_hex?: number };
  grid: string[];
  /** Each edge once. */
  ridges: [c: number, r: number, edge: Edge][];
  cities: BoxCity[];
  major_lines: { a: CityId; b: CityId; points: number; pair_source?: string; points_source?: string }[];
  western_links: { city: CityId; tile: [c: number, r: number]; cost_k: number; red_cubes: number }[];
  western_delivery: { city: CityId; new_cubes: number } | null;
  allowed: Record<'urbanize' | 'operation_cards' | 'barons' | 'western_link', boolean>;
  players: [least: number, most: number];
  empty_city_threshold: Record<string, number>;
  cube_reduction_below_players: number;
  art?: { rivers_in_hex_widths?: Record<string, [x: number, y: number][]> };
  common: Common;
}

export interface Hex {
  c: number;
  r: number;
}
/** A track through a hex, from edge to edge. */
export interface Segment extends Hex {
  in: Edge;
  out: Edge;
}

export const hexName = ({ c, r }: Hex): HexName => `${c}.${r}`;
export const endName = ({ c, r }: Hex, edge: Edge): OpenEnd => `${c}.${r}.${edge}`;
export const tileName = (at: Segment): Tile => `${hexName(at)} ${at.in}-${at.out}`;

const numbers = (text: string): number[] => text.split(/[ .-]/).map(Number);
export function hexOf(name: HexName | OpenEnd | Tile): Hex {
  const [c, r] = numbers(name) as [number, number];
  return { c, r };
}
export const edgeOf = (end: OpenEnd): Edge => numbers(end)[2]!;
export function segmentOf(tile: Tile): Segment {
  const [c, r, from, to] = numbers(tile) as [number, number, Edge, Edge];
  return { c, r, in: from, out: to };
}
export const cityOfSide = (side: Side): CityId => side.slice(0, side.lastIndexOf('.'));
export const edgeOfSide = (side: Side): Edge => Number(side.slice(side.lastIndexOf('.') + 1));

export const opposite = (edge: Edge): Edge => (edge + 3) % 6;
/** Odd rows lie half a hex to the right. */
export function neighbour({ c, r }: Hex, edge: Edge): Hex {
  const odd = r & 1;
  return { c: c + [1, odd, odd - 1, -1, odd - 1, odd][edge]!, r: r + [0, 1, 1, 0, -1, -1][edge]! };
}

/** A map, with what is looked up in it. */
export class RailMap {
  readonly file: MapFile;
  readonly cols: number;
  readonly rows: number;
  readonly common: Common;
  /** In the order of the box, which is that of `cities` of a view. */
  readonly cities: readonly BoxCity[];
  private readonly places: ReadonlyMap<CityId, number>;
  private readonly cityAt: ReadonlyMap<HexName, BoxCity>;
  private readonly ridges: ReadonlySet<OpenEnd>;

  constructor(file: MapFile) {
    this.file = file;
    this.rows = file.grid.length;
    this.cols = Math.max(0, ...file.grid.map((row) => row.length));
    this.common = file.common;
    this.cities = file.cities;
    this.places = new Map(file.cities.map(({ id }, place) => [id, place]));
    this.cityAt = new Map(file.cities.map((city) => [hexName(city), city]));
    this.ridges = new Set(
      file.ridges.flatMap(([c, r, edge]) => [
        endName({ c, r }, edge),
        endName(neighbour({ c, r }, edge), opposite(edge)),
      ]),
    );
  }

  terrain({ c, r }: Hex): Terrain {
    return (this.file.grid[r]?.[c] ?? '.') as Terrain;
  }

  /** Can tracks lie here? */
  buildable(hex: Hex): boolean {
    return 'pwm'.includes(this.terrain(hex));
  }

  city(id: CityId): BoxCity | undefined {
    return this.cities[this.places.get(id) ?? -1];
  }

  /** Its number in the box, or -1. */
  place(id: CityId): number {
    return this.places.get(id) ?? -1;
  }

  at(hex: Hex): BoxCity | undefined {
    return this.cityAt.get(hexName(hex));
  }

  /** The city that an edge of a hex faces. */
  faced(hex: Hex, edge: Edge): BoxCity | undefined {
    return this.at(neighbour(hex, edge));
  }

  ridge(hex: Hex, edge: Edge): boolean {
    return this.ridges.has(endName(hex, edge));
  }

  /** All hexes of the sheet, row by row. */
  *hexes(): Generator<Hex> {
    for (let r = 0; r < this.rows; r++) for (let c = 0; c < this.cols; c++) yield { c, r };
  }

  /** Cards of two decks may have one id: this map's own comes first. */
  card(id: CardId): BoxCard | undefined {
    const cards = this.common.operation_cards.filter((card) => card.id === id);
    return cards.find(({ deck }) => deck === this.file.id) ?? cards[0];
  }

  baron(id: BaronId): BoxBaron | undefined {
    const barons = this.common.baron_cards.filter((baron) => baron.id === id);
    return barons.find(({ map }) => map === this.file.id) ?? barons[0];
  }
}

const known = new WeakMap<MapFile, RailMap>();

/** The map that a view names; its box was fetched before. */
export function mapOf(name: string): RailMap {
  const file = factsOf<MapFile>(game, name);
  const map = known.get(file) ?? new RailMap(file);
  known.set(file, map);
  return map;
}
