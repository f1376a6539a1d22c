// What a seat has drawn on its map, as things to draw: tracks with their inks, open ends, stations' corners, sides of
// places that carry tracks.
import { angleOf, type Works } from './art/ink';
import { box, endsOf, geometry, pointOf, wayOf, type BoxHex, type BoxVertex, type Way } from './box';
import type { Cuts } from './pasture';
import { spot, wayLine } from './plane';
import type { Drawn, HexName, Place, Point, Side, Sides, Suit, Track } from './view';

export const suits: Suit[] = box.cards.suits;

export interface Laid {
  way: Way;
  suit: Suit;
  works: Works | null;
}

export const worksOn = ({ edge }: Way): Works | null =>
  edge?.kind === 'bridge' || edge?.kind === 'tunnel' ? edge.kind : null;

/** All tracks, those of one railway after another. */
export function laidOn(side: Side, { tracks, shortcuts }: Pick<Drawn, 'tracks' | 'shortcuts'>): Laid[] {
  const map = geometry[side];
  return suits.flatMap((suit) =>
    [
      ...tracks[suit].map((edge) => map.side(edge)),
      ...shortcuts.filter((one) => one.suit === suit).map((one) => map.diagonal(one)),
    ].map((way) => ({ way, suit, works: worksOn(way) })),
  );
}

/** The tracks at each corner that has some. */
export function byCorner(laid: Laid[]): Map<number, Laid[]> {
  const found = new Map<number, Laid[]>();
  for (const one of laid) for (const { id } of one.way.ends) found.set(id, [...(found.get(id) ?? []), one]);
  return found;
}

export interface Stop {
  corner: Point;
  suit: Suit;
  x: number;
  y: number;
  angle: number;
}

/** Open ends, with the track that stops there. */
export function stops(laid: Laid[], ends: Drawn['ends'] = {}): Stop[] {
  return laid.flatMap(({ way, suit }) =>
    way.ends
      .filter((end) => ends[suit]?.includes(end.id))
      .map((end) => ({ corner: pointOf(end), suit, ...spot(end), angle: angleOf(wayLine(way)) })),
  );
}

export interface Port {
  vertex: BoxVertex;
  suit: Suit;
  used: boolean;
}

export function ports(side: Side, laid: Laid[]): Port[] {
  const at = byCorner(laid);
  return geometry[side].map.stations.flatMap(({ suit, ports: corners }) =>
    corners.map((id) => ({ vertex: geometry[side].map.vertices[id]!, suit, used: at.has(id) })),
  );
}

/** How many sides a place needs, and how many carry tracks: in ink, and with those in pen. */
export interface Need {
  hex: BoxHex;
  of: number;
  inked: number;
  all: number;
}

export const needs = (side: Side, sides: Sides = {}): Need[] =>
  geometry[side].map.hexes.flatMap((hex) => {
    const of = box.locations[hex.type as Place]?.sides;
    const { now, drafted } = sides[hex.name] ?? { now: 0, drafted: 0 };
    return of ? [{ hex, of, inked: now - drafted, all: now }] : [];
  });

/** Diagonals that cut hexes: those drawn and one about to be. */
export function cutsOf(side: Side, drawn: Pick<Drawn, 'shortcuts'>, preview?: Track | null): Cuts {
  const cuts = new Map<HexName, number>(drawn.shortcuts.map(({ hex, diagonal }) => [hex, diagonal]));
  const next = preview ? geometry[side].way(preview)?.shortcut : null;
  if (next) cuts.set(geometry[side].map.hexes[next.hex]!.name, next.diagonal);
  return cuts;
}

export interface Handle {
  at: Point;
  kind: 'head' | 'joint' | 'tail';
}

/** The marks of a draft: its loose ends, its joints, and the point to go on from. */
export function handles(draft: Track[]): Handle[] {
  const count = new Map<Point, number>();
  for (const track of draft) for (const end of endsOf(track)) count.set(end, (count.get(end) ?? 0) + 1);
  const head = headOf(draft);
  return [...count].map(([at, n]) => ({ at, kind: n > 1 ? 'joint' : at === head ? 'head' : 'tail' }));
}

export const headOf = (draft: Track[]): Point | null => (draft.length ? endsOf(draft.at(-1)!)[1] : null);

export const names = (tracks: Track[]): Set<Track> => new Set(tracks.map(wayOf));
