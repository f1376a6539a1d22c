// Follows the links through the moves of a record, so that a build can be told by its cities and a journey by its end:
// moves name hexes and sides alone.
import { cityOfSide, endName, hexName, neighbour, opposite, segmentOf, type RailMap } from './box';
import { ofKind, type Move } from './notation';
import type { CityId, HexName, LinkView, OpenEnd, Side } from './view';

export interface Built {
  from: CityId;
  /** The city where the link ends; null: it stays unfinished. */
  to: CityId | null;
  hexes: HexName[];
}

const sideOf = (city: CityId, edge: number): Side => `${city}.${edge}`;

export class Tracing {
  private readonly map: RailMap;
  /** Where a link goes that leaves a city by a side. */
  private readonly ways = new Map<Side, Side>();
  /** Open ends, with the side where each link begins. */
  private readonly open = new Map<OpenEnd, Side>();

  constructor(map: RailMap) {
    this.map = map;
  }

  /** Links that were there before. */
  know(links: readonly LinkView[]): void {
    for (const { ends, open } of links) {
      const [from, to] = ends as [Side, Side?];
      if (open) this.open.set(open, from);
      else if (to) this.ways.set(from, to).set(to, from);
    }
  }

  /** The city at the other end of a link. */
  across(side: Side): CityId | null {
    const other = this.ways.get(side);
    return other === undefined ? null : cityOfSide(other);
  }

  /** All moves of one build. */
  build(moves: readonly Move[]): Built {
    const tiles = ofKind(moves, 'lay').map(({ tile }) => segmentOf(tile));
    const [first] = tiles;
    const [begun] = ofKind(moves, 'build');
    const [extended] = ofKind(moves, 'extend');
    const start = extended ? this.open.get(extended.end) : begun && first && sideOf(begun.city, opposite(first.in));
    if (extended) this.open.delete(extended.end);
    const from = start === undefined ? (begun?.city ?? '') : cityOfSide(start);
    const built: Built = { from, to: null, hexes: tiles.map(hexName) };
    const last = tiles.at(-1);
    if (!last || start === undefined) return built;
    const arrives = ofKind(moves, 'stop').length ? null : this.arrival(last);
    if (arrives) {
      this.ways.set(start, arrives).set(arrives, start);
      built.to = cityOfSide(arrives);
    } else this.open.set(endName(last, last.out), start);
    return built;
  }

  /** The city behind an edge, or the one from which another open end comes to meet it. */
  private arrival(last: { c: number; r: number; out: number }): Side | null {
    const city = this.map.faced(last, last.out);
    if (city) return sideOf(city.id, opposite(last.out));
    const meets = endName(neighbour(last, last.out), opposite(last.out));
    const other = this.open.get(meets) ?? null;
    if (other) this.open.delete(meets);
    return other;
  }

  /** Where a cube comes to that begins in a city. */
  journey(moves: readonly Move[]): CityId[] {
    const [loaded] = ofKind(moves, 'deliver');
    const cities = loaded ? [loaded.city] : [];
    for (const { side } of ofKind(moves, 'go')) {
      const next = this.across(side);
      if (next) cities.push(next);
    }
    return cities;
  }
}
