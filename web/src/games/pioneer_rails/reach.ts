// Fingers, mouse and arrows on the map, as plain questions: which track is meant, which corners a drag passed, where the
// head goes next, which corner lies in a direction.
import { endsOf, geometry, pointOf, trackOf, wayOf, type BoxVertex } from './box';
import type { Line } from './art/ink';
import { spot, trackLine, wayLine, type Spot } from './plane';
import type { Drawn, Point, Side, Suit, Track } from './view';

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a point lies from a line between its ends. */
export function distanceTo({ x1, y1, x2, y2 }: Line, { x, y }: Spot): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x1 + along * dx - x, y1 + along * dy - y);
}

/** The track on offer that is meant: the nearest within reach. At a corner they share, the one whose far end is nearer. */
export function trackAt(offered: Track[], at: Spot, reach: number): Track | null {
  const near = offered
    .map((track) => {
      const line = trackLine(track);
      return { track, off: distanceTo(line, at), far: apart(at, { x: line.x2, y: line.y2 }) };
    })
    .filter(({ off }) => off <= reach)
    .sort((a, b) => (Math.abs(a.off - b.off) > 0.5 ? a.off - b.off : a.far - b.far));
  return near[0]?.track ?? null;
}

/** The side of a hex that a point lies on. */
export function sideAt(side: Side, at: Spot, reach: number): Track | null {
  let best: { name: Track; off: number } | null = null;
  for (const way of geometry[side].ways.values()) {
    if (!way.edge) continue;
    const off = distanceTo(wayLine(way), at);
    if (off <= reach && (!best || off < best.off)) best = { name: way.name, off };
  }
  return best?.name ?? null;
}

/** The hex that a point lies in: the one whose middle is nearest. */
export function hexAt(side: Side, at: Spot): string | null {
  const near = geometry[side].map.hexes
    .map((hex) => ({ name: hex.name, off: apart(at, spot(hex)) }))
    .sort((a, b) => a.off - b.off)[0]!;
  return near.off <= 40 ? near.name : null;
}

/** A side as somebody would lay it who builds this railway: from the head, else from its tracks and its station. */
export function directed(side: Side, name: Track, drawn: Drawn, suit: Suit | undefined, head: Point | null): Track {
  const [a, b] = geometry[side].way(name)!.ends;
  const starts = (vertex: BoxVertex): number =>
    pointOf(vertex) === head
      ? 2
      : suit && (vertex.port === suit || vertex.edges.some((edge) => drawn.tracks[suit].includes(edge)))
        ? 1
        : 0;
  return starts(b) > starts(a) ? trackOf(b, a) : trackOf(a, b);
}

/** How near a dragged head comes to a corner to be there: a good third of a side, so that no two compete. */
const catching = 15;

/** The corners passed on the straight way between two points. */
export function passed(side: Side, from: Spot, to: Spot): Point[] {
  const found: Point[] = [];
  const steps = Math.max(1, Math.ceil(apart(from, to) / 6));
  for (let i = 1; i <= steps; i++) {
    const at = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps };
    const corner = cornerAt(side, at, catching);
    if (corner && found.at(-1) !== corner) found.push(corner);
  }
  return found;
}

/** The nearest corner within reach. */
export function cornerAt(side: Side, at: Spot, reach: number): Point | null {
  const near = geometry[side].map.vertices
    .map((vertex) => ({ vertex, off: apart(at, spot(vertex)) }))
    .filter(({ off }) => off <= reach)
    .sort((a, b) => a.off - b.off)[0];
  return near ? pointOf(near.vertex) : null;
}

export type Step = { kind: 'step'; track: Track } | { kind: 'back' };

/**
 * What drawing the head on to a corner means: a track there, or the last one taken back. Null: nothing joins the two
 * but, perhaps, a diagonal that is not on offer.
 */
export function stepTo(side: Side, head: Point, corner: Point, draft: Track[], offered: Track[]): Step | null {
  const track: Track = `${head}>${corner}`;
  const last = draft.at(-1);
  if (last && last === `${corner}>${head}`) return { kind: 'back' };
  const way = geometry[side].way(track);
  if (!way || (way.shortcut && !offered.includes(track))) return null;
  return { kind: 'step', track };
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const aims: Record<Arrow, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The next corner along a side in this direction. Where two lie as well up or down, they are taken turn by turn from row
 * to row, so that one key leads straight through the map and its opposite back.
 */
export function walk(side: Side, from: Point, arrow: Arrow): Point | null {
  const { map } = geometry[side];
  const here = geometry[side].vertex(from)!;
  const aim = aims[arrow];
  const at = spot(here);
  const ends = here.edges
    .map((id) => map.edges[id]!)
    .map(({ a, b }) => map.vertices[a === here.id ? b : a]!)
    .map((vertex) => {
      const there = spot(vertex);
      const turn = ((there.x - at.x) * aim.x + (there.y - at.y) * aim.y) / apart(at, there);
      const even = Math.floor((Math.min(vertex.y, here.y) + 2) / 3) % 2 === 0;
      const rightwards = even === vertex.y > here.y;
      return { vertex, turn, wanted: vertex.x > here.x === rightwards };
    })
    .filter(({ turn }) => turn > 0.4)
    .sort((a, b) => (Math.abs(a.turn - b.turn) > 0.01 ? b.turn - a.turn : Number(b.wanted) - Number(a.wanted)));
  return ends[0] ? pointOf(ends[0].vertex) : null;
}

/** What Enter means at a corner that was walked to: the track on offer there, first the one walked along. */
export function entered(came: Point | null, at: Point, offered: Track[]): Track | null {
  const walked: Track | null = came ? `${came}>${at}` : null;
  if (walked && offered.includes(walked)) return walked;
  const to = offered.find((track) => endsOf(track)[1] === at);
  if (to) return to;
  const from = offered.filter((track) => endsOf(track)[0] === at);
  return from.length === 1 ? from[0]! : walked;
}

/** Tracks by their places, to find again which way one is on offer. */
export const offeredAt = (offered: Track[], name: Track): Track | null =>
  offered.find((track) => wayOf(track) === name) ?? null;
