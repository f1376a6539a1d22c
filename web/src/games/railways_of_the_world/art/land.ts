// The land of a map as paths, made once for each map: coast, terrain, rivers, ridges. Whatever wanders does so by a hash of
// its place, so that every drawing of a map is the same.
import { neighbour, type Hex, type RailMap, type Terrain } from '../box';
import { centre, corners, edgeEnds, hexPath, plus, round, text, type Spot } from '../plane';

/** 0 to 1, always the same for a place. */
export function chance(a: number, b: number, salt = 0): number {
  let h = (a * 73856093) ^ (b * 19349663) ^ (salt * 83492791);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

interface Span {
  c: [from: number, to: number];
  r: [from: number, to: number];
}

/**
 * The outline of a set of hexes: its corners become curves through the middles of the edges, and wander by up to half of
 * `sway`.
 */
function outline(inside: (hex: Hex) => boolean, span: Span, sway: number): string {
  const key = ({ x, y }: Spot): string => `${Math.round(x)}_${Math.round(y)}`;
  const from = new Map<string, [Spot, Spot][]>();
  for (let r = span.r[0]; r <= span.r[1]; r++)
    for (let c = span.c[0]; c <= span.c[1]; c++) {
      if (!inside({ c, r })) continue;
      for (let edge = 0; edge < 6; edge++) {
        if (inside(neighbour({ c, r }, edge))) continue;
        const side = edgeEnds({ c, r }, edge);
        from.set(key(side[0]), [...(from.get(key(side[0])) ?? []), side]);
      }
    }
  const moved = (at: Spot): Spot => {
    const [x, y] = [Math.round(at.x), Math.round(at.y)];
    return { x: at.x + (chance(x, y, 1) - 0.5) * sway, y: at.y + (chance(x, y, 2) - 0.5) * sway };
  };
  const between = (a: Spot, b: Spot): string => text({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  let d = '';
  for (const sides of from.values())
    while (sides.length) {
      const loop: Spot[] = [];
      for (let side = sides.pop(); side; side = from.get(key(side[1]))?.pop()) loop.push(moved(side[0]));
      d += `M${between(loop.at(-1)!, loop[0]!)}`;
      loop.forEach((at, i) => (d += `Q${text(at)} ${between(at, loop[(i + 1) % loop.length]!)}`));
      d += 'Z';
    }
  return d;
}

/** A smooth line through places. */
function spline(spots: Spot[]): string {
  let d = `M${text(spots[0]!)}`;
  for (let i = 0; i + 1 < spots.length; i++) {
    const [a, b] = [spots[i]!, spots[i + 1]!];
    const [before, after] = [spots[i - 1] ?? a, spots[i + 2] ?? b];
    const lean = (at: Spot, p: Spot, q: Spot, times: number): string =>
      text({ x: at.x + ((q.x - p.x) / 6) * times, y: at.y + ((q.y - p.y) / 6) * times });
    d += `C${lean(a, before, b, 1)} ${lean(b, a, after, -1)} ${text(b)}`;
  }
  return d;
}

export const peak = ({ x, y }: Spot, k: number): string =>
  `M${round(x - 15 * k)} ${round(y + 11 * k)}L${round(x)} ${round(y - 14 * k)}L${round(x + 15 * k)} ${round(y + 11 * k)}`;
export const peakShade = ({ x, y }: Spot, k: number): string =>
  `M${round(x)} ${round(y - 14 * k)}L${round(x + 15 * k)} ${round(y + 11 * k)}H${round(x + 5 * k)}L${round(x + 6 * k)} ${round(y + 2 * k)}L${round(x + k)} ${round(y - 3 * k)}Z`;

/** Solid peaks along an edge: the middle one is the highest. */
export function ridgeArt(ends: [Spot, Spot]): { band: string; peaks: string; lit: string } {
  const [a, b] = ends;
  let [peaks, lit] = ['', ''];
  for (const share of [0.17, 0.5, 0.83]) {
    const { x, y } = plus(a, { x: b.x - a.x, y: b.y - a.y }, share);
    const k = share === 0.5 ? 1.12 : 0.86;
    const [left, top, foot] = [round(x - 11.5 * k), round(y - 15 * k), round(y + 8 * k)];
    peaks += `M${left} ${foot}L${round(x)} ${top}L${round(x + 11.5 * k)} ${foot}Z`;
    lit += `M${left} ${foot}L${round(x)} ${top}L${round(x - k)} ${round(y + k)}Z`;
  }
  return { band: `M${text(a)}L${text(b)}`, peaks, lit };
}

export interface Land {
  /** All land of the sheet and beyond, with its coast. */
  coast: string;
  /** The hexes that belong to the map. */
  hexes: string;
  water: string;
  mountains: string;
  tufts: string;
  /** On water hexes, and out at sea. */
  waves: string;
  swell: string;
  peaks: string;
  shades: string;
  rivers: { d: string; width: number }[];
  ridges: { band: string; peaks: string; lit: string };
}

/**
 * Land or sea beyond what a map says: the nearest hex goes on, so that coasts and lakes run off the paper; hexes that are
 * no part of the map are like the nearest that are.
 */
function dryness(map: RailMap): (hex: Hex) => boolean {
  const sea = new Set<Terrain>(['s']);
  const dry: (boolean | undefined)[] = [];
  const at = ({ c, r }: Hex): number => r * map.cols + c;
  let edge: Hex[] = [];
  for (const hex of map.hexes()) {
    const terrain = map.terrain(hex);
    if (terrain === '.') continue;
    dry[at(hex)] = !sea.has(terrain);
    edge.push(hex);
  }
  // Where both are as near the sea goes on.
  edge.sort((a, b) => Number(dry[at(a)]) - Number(dry[at(b)]));
  while (edge.length) {
    const next: Hex[] = [];
    for (const hex of edge)
      for (let side = 0; side < 6; side++) {
        const other = neighbour(hex, side);
        if (other.c < 0 || other.c >= map.cols || other.r < 0 || other.r >= map.rows) continue;
        if (dry[at(other)] !== undefined) continue;
        dry[at(other)] = dry[at(hex)];
        next.push(other);
      }
    edge = next;
  }
  const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
  return ({ c, r }) => dry[at({ c: clamp(c, map.cols), r: clamp(r, map.rows) })] ?? false;
}

/** Long rivers are broad: so many hex widths, so wide. */
function riverWidth(spots: Spot[]): number {
  let length = 0;
  for (let i = 1; i < spots.length; i++)
    length += Math.hypot(spots[i]!.x - spots[i - 1]!.x, spots[i]!.y - spots[i - 1]!.y);
  return length > 1800 ? 9 : length > 700 ? 7 : 5;
}

function draw(map: RailMap): Land {
  const beyond = 3;
  const dry = dryness(map);
  const all: Span = { c: [0, map.cols - 1], r: [0, map.rows - 1] };
  const far: Span = { c: [-beyond, map.cols - 1 + beyond], r: [-beyond, map.rows - 1 + beyond] };
  const within = ({ c, r }: Hex): boolean => c >= far.c[0] && c <= far.c[1] && r >= far.r[0] && r <= far.r[1];
  const is = (terrain: Terrain, sway: number): string => outline((hex) => map.terrain(hex) === terrain, all, sway);
  const land: Land = {
    coast: outline((hex) => within(hex) && dry(hex), far, 20),
    hexes: '',
    water: is('w', 10),
    mountains: is('m', 12),
    tufts: '',
    waves: '',
    swell: '',
    peaks: '',
    shades: '',
    rivers: Object.values(map.file.art?.rivers_in_hex_widths ?? {})
      .filter((river) => river.length > 1)
      .map((river) => {
        const spots = river.map(([x, y]) => ({ x: x * 100, y: y * 100 }));
        return { d: spline(spots), width: riverWidth(spots) };
      }),
    ridges: { band: '', peaks: '', lit: '' },
  };
  for (const hex of map.hexes()) {
    const { c, r } = hex;
    const terrain = map.terrain(hex);
    const { x, y } = centre(hex);
    const aside = (salt: number, room: number): number => (chance(c, r, salt) - 0.5) * room;
    if (terrain === 's' && chance(c, r) > 0.62)
      land.swell += `M${round(x - 22)} ${round(y + aside(3, 20))}q7 -7 14 0t14 0 14 0`;
    if (terrain === 's' || terrain === '.') continue;
    land.hexes += hexPath(hex);
    if (terrain === 'm') {
      const shift = aside(5, 14);
      for (const [dx, dy, k] of [
        [-20 + shift, 8, 0.95],
        [12 + shift, -8, 1.15],
        [26 + shift * 0.4, 22, 0.7],
      ] as const) {
        land.peaks += peak({ x: x + dx, y: y + dy }, k);
        land.shades += peakShade({ x: x + dx, y: y + dy }, k);
      }
    }
    if (terrain === 'p' && chance(c, r, 7) > 0.45) {
      const [a, b] = [round(x + aside(8, 50)), round(y + aside(9, 46))];
      land.tufts += `M${round(a - 6)} ${b}l-2 -7M${a} ${b}v-9M${round(a + 6)} ${b}l2 -7`;
    }
    if (terrain === 'w')
      for (const k of [0, 1, 2])
        land.waves += `M${round(x - 14 + aside(10 + k, 40))} ${round(y - 26 + k * 26 + aside(20 + k, 10))}q5 -5 10 0t10 0`;
  }
  for (const [c, r, edge] of map.file.ridges) {
    const art = ridgeArt(edgeEnds({ c, r }, edge));
    land.ridges.band += art.band;
    land.ridges.peaks += art.peaks;
    land.ridges.lit += art.lit;
  }
  return land;
}

const drawn = new WeakMap<RailMap, Land>();
export function landOf(map: RailMap): Land {
  const land = drawn.get(map) ?? draw(map);
  drawn.set(map, land);
  return land;
}

/** A hexagon of terrain on its own, for keys and legends: round the origin. */
export const sampleHex = (size: number): string =>
  `M${corners.map((at) => text(plus({ x: 0, y: 0 }, at, size))).join('L')}Z`;
