// Draws the pieces as SVG text: one space is 100 × 100 units, sides in the order N E S W. All paint
// comes from CSS (ink.css), so one drawing serves both themes. Stroke recipes: shared/mockups/shell.md.
import { volcano, crater } from './relief';

export interface Style {
  /** Miniature: thicker strokes, no detail. */
  mini?: boolean;
  station?: boolean;
}

const middles: [number, number][] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
const steps: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const corners: Record<string, [number, number]> = { '01': [100, 0], '12': [100, 100], '23': [0, 100], '03': [0, 0] };

const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
/** An unbroken line. Its length counts as 1, so that one animation draws lines of any length (draw.css). */
const line = (d: string, attributes: string): string => path(d, `${attributes} pathLength="1"`);
const sidesWith = (sides: string, kind: string): number[] => [0, 1, 2, 3].filter((side) => sides[side] === kind);

/** Centre line between two sides; `off` shifts it sideways (rails). */
function segment(a: number, b: number, off = 0): string {
  const corner = corners[[a, b].sort().join('')];
  if (corner) {
    const [cx, cy] = corner;
    const r = 50 + off;
    const point = (side: number): [number, number] => {
      const [mx, my] = middles[side]!;
      return [cx + ((mx - cx) * r) / 50, cy + ((my - cy) * r) / 50];
    };
    const [ax, ay] = point(a);
    const [bx, by] = point(b);
    const cross = (ax - cx) * (by - cy) - (ay - cy) * (bx - cx);
    return `M${ax} ${ay}A${r} ${r} 0 0 ${cross > 0 ? 1 : 0} ${bx} ${by}`;
  }
  const [nx, ny] = sideways(a, off);
  const [mx, my] = middles[a]!;
  const [ox, oy] = middles[b]!;
  return `M${mx + nx} ${my + ny}L${ox + nx} ${oy + ny}`;
}

function sideways(side: number, off: number): [number, number] {
  const [dx, dy] = steps[side]!;
  return [-dy * off, dx * off];
}

/** From a side `length` units inwards. */
function arm(side: number, length: number, off = 0): string {
  const [nx, ny] = sideways(side, off);
  const [mx, my] = middles[side]!;
  const [dx, dy] = steps[side]!;
  return `M${mx + nx} ${my + ny}L${mx - dx * length + nx} ${my - dy * length + ny}`;
}

/** The same lines half a unit longer at the border, so that neighbouring spaces show no seam. */
const beyond = (side: number): string => {
  const [mx, my] = middles[side]!;
  const [dx, dy] = steps[side]!;
  return `${mx + dx / 2} ${my + dy / 2}`;
};
const longSegment = (a: number, b: number): string => `M${beyond(a)}L${segment(a, b).slice(1)}L${beyond(b)}`;
const longArm = (side: number, length: number): string => `M${beyond(side)}L${arm(side, length).slice(1)}`;

const isCurve = (ends: number[]): boolean => (ends[0]! + ends[1]!) % 2 === 1;
const square = (width: number, name: string): string =>
  `<rect x="${50 - width / 2}" y="${50 - width / 2}" width="${width}" height="${width}" class="${name}"/>`;

/** Casing 30, surface 24, centre dashes 2.2. */
function highway(ends: number[], style: Style): string {
  const [casing, surface] = style.mini ? [38, 24] : [30, 24];
  const through = ends.length === 2 && !style.station;
  const lines = through ? [longSegment(ends[0]!, ends[1]!)] : ends.map((end) => longArm(end, 50));
  const knee = ends.length > 2;
  let drawn = lines.map((d) => line(d, `class="hw-case" stroke-width="${casing}"`)).join('');
  if (knee) drawn += square(casing, 'hw-knee');
  drawn += lines.map((d) => line(d, `class="hw-road" stroke-width="${surface}"`)).join('');
  if (knee) drawn += square(surface, 'hw-fill');
  if (style.mini) return drawn;
  if (!through) return drawn + ends.map((end) => path(arm(end, 33.34), 'class="hw-dash"')).join('');
  return drawn + path(segment(ends[0]!, ends[1]!), `class="hw-dash" ${isCurve(ends) ? 'pathLength="83.33"' : ''}`);
}

/** Two rails 2.8 at ±7, sleepers 25 × 3.6 every 10. */
function railway(ends: number[], style: Style): string {
  const through = ends.length === 2 && !style.station;
  const bent = through && isCurve(ends) ? 'pathLength="80"' : '';
  if (style.mini) {
    const lines = through ? [segment(ends[0]!, ends[1]!)] : ends.map((end) => arm(end, 50));
    return lines.map((d) => line(d, 'class="rw-mini"') + path(d, `class="rw-tick" ${bent}`)).join('');
  }
  const rails = (draw: (off: number) => string): string =>
    [7, -7].map((off) => line(draw(off), 'class="rw-rail"')).join('');
  if (through) {
    const [a, b] = ends as [number, number];
    return path(segment(a, b), `class="rw-sleeper" ${bent}`) + rails((off) => segment(a, b, off));
  }
  if (ends.length === 3 && !style.station) {
    const branch = ends.find((end) => !ends.includes((end + 2) % 4))!;
    const [a, b] = ends.filter((end) => end !== branch) as [number, number];
    return (
      path(segment(a, b), 'class="rw-sleeper"') +
      path(arm(branch, 34), 'class="rw-sleeper"') +
      rails((off) => segment(a, b, off)) +
      rails((off) => arm(branch, 43, off))
    );
  }
  const sleepers = style.station ? 40 : 34;
  return (
    ends.map((end) => path(arm(end, sleepers), 'class="rw-sleeper"')).join('') +
    ends.map((end) => rails((off) => arm(end, 50, off))).join('')
  );
}

const station = (style: Style): string =>
  style.mini
    ? '<rect x="30" y="30" width="40" height="40" rx="4" class="st-box"/>'
    : '<rect x="28" y="28" width="44" height="44" rx="8" class="st-halo"/><rect x="32" y="32" width="36" height="36" rx="5" class="st-box"/><circle cx="50" cy="50" r="11.5" class="st-clock"/><path d="M50 43v7l5 3.4" class="st-hand"/>';

function overpass(highwayEnds: number[], style: Style): string {
  const upright = highwayEnds.includes(0);
  const turn = upright ? '' : ' transform="rotate(90 50 50)"';
  const [from, to, gap] = style.mini ? [20, 80, 50] : [24, 76, 43];
  const under = railway(upright ? [1, 3] : [0, 2], style);
  const hole = `<g${turn}><path d="M50 ${from}V${to}" class="ov-gap" stroke-width="${gap}"/></g>`;
  const walls = `<g${turn}><path d="M27 20Q32.5 24 32.5 31V69Q32.5 76 27 80M73 20Q67.5 24 67.5 31V69Q67.5 76 73 80" class="ov-wall"/></g>`;
  return under + hole + highway(highwayEnds, style) + (style.mini ? '' : walls);
}

export type LavaLayer = readonly [name: string, width: number];
/** Contours of one lava flow, like depth lines on a lake map; a board paints them one after another so that lakes merge. */
export const lavaLayers: LavaLayer[] = [
  ['lv-rim', 78],
  ['lv-1', 72],
  ['lv-2', 50],
  ['lv-3', 24],
];

export function lavaLayer(sides: string, [name, width]: LavaLayer): string {
  const ends = sidesWith(sides, 'L');
  const attributes = `class="${name}" stroke-width="${width}"`;
  switch (ends.length) {
    case 0:
      return '';
    case 1: {
      const h = width / 2;
      const d = h * 0.82;
      return `<path transform="rotate(${ends[0]! * 90} 50 50)" d="M${50 - h} -.4C${50 - h} ${d * 0.72} ${50 - h * 0.6} ${d} 50 ${d}S${50 + h} ${d * 0.72} ${50 + h} -.4Z" class="${name} pool"/>`;
    }
    case 2:
      return line(longSegment(ends[0]!, ends[1]!), attributes);
    case 3: {
      const branch = ends.find((end) => !ends.includes((end + 2) % 4))!;
      const [a, b] = ends.filter((end) => end !== branch) as [number, number];
      return line(longSegment(a, b), attributes) + line(longArm(branch, 50), attributes);
    }
    default: {
      const disc = width > 60 ? `<circle cx="50" cy="50" r="${width / 2 + 6}" class="${name} disc"/>` : '';
      return line(longSegment(0, 2), attributes) + line(longSegment(1, 3), attributes) + disc;
    }
  }
}

/** An open lava side gets a ragged lip, so that open and closed differ without colour. */
export const lavaLip = (side: number): string =>
  `<path transform="rotate(${side * 90} 50 50)" d="M12 1.5l7.6 -4 7.6 5 7.6 -6 7.6 6 7.6 -5.5 7.6 5.5 7.6 -6 7.6 5 7.6 -5 7.2 5" class="lv-lip"/>`;

/** What lies above the lava: highways, railways, stations, the volcano's cone, a crater. */
export function route(piece: string, sides: string, style: Style = {}): string {
  if (piece === 'CRATER') return crater(style);
  if (piece === 'VOLCANO') return volcano(style);
  const highwayEnds = sidesWith(sides, 'H');
  const railwayEnds = sidesWith(sides, 'R');
  if (piece === 'OVERPASS') return overpass(highwayEnds, style);
  const inner = { ...style, station: /^STATION|^S_(HHHR|HRRR|CORNER|CROSS)/.test(piece) };
  return (
    (railwayEnds.length ? railway(railwayEnds, inner) : '') +
    (highwayEnds.length ? highway(highwayEnds, inner) : '') +
    (inner.station ? station(inner) : '')
  );
}

/** A whole piece on its own: a die face, a preview. */
export function drawPiece(piece: string, sides: string, style: Style = {}): string {
  const lava = sides.includes('L') ? lavaLayers.map((layer) => lavaLayer(sides, layer)).join('') : '';
  return lava + route(piece, sides, style);
}

/** The stub of an exit outside the board's north side; the caller turns it. */
export function exitStub(kind: string, style: Style = {}): string {
  const length = style.mini ? 22 : 30;
  if (kind === 'H') {
    const dash = style.mini ? '' : `<path d="M50 -3.8V-${length}" class="hw-dash at-exit"/>`;
    return `<path d="M50 0V-${length}" class="hw-case" stroke-width="${style.mini ? 38 : 30}"/><path d="M50 0V-${length}" class="hw-road" stroke-width="24"/>${dash}`;
  }
  return style.mini
    ? `<path d="M50 0V-${length}" class="rw-mini"/><path d="M50 0V-${length}" class="rw-tick"/>`
    : `<path d="M50 0V-${length}" class="rw-sleeper"/><path d="M43 0V-${length}M57 0V-${length}" class="rw-rail"/>`;
}
