// What is printed on a side of the map, as paths: made once, whatever is drawn on it later. Side A is a wide valley; on
// side B the river runs in a canyon, with walls along it and rocks in the desert.
import { hintOf, type Works } from './art/ink';
import { desert, mountains, places, rocks } from './art/places';
import { suitAt } from './art/suits';
import { at, path, round } from './art/svg';
import { geometry, type BoxHex } from './box';
import { outline } from './pasture';
import { hexPath, spot, wayLine, type Spot } from './plane';
import { nameHexes } from './names';
import type { HexName, Place, Side } from './view';

export interface Printed {
  sand: string;
  /** Under the stipple. */
  desert: string;
  places: string;
  mountains: string;
  river: string;
  /** The ribbon through the middles, from border to border. */
  stream: string;
  /** Canyon walls: none on a side without a canyon. */
  walls: string;
  grid: string;
  border: string;
  /** Peaks, and marks where a bridge or a tunnel fits. */
  relief: string;
  stations: string;
  smallStations: string;
}

const isPlace = (hex: BoxHex): hex is BoxHex & { type: Place } => hex.type in places;
const solid = (hex: BoxHex): boolean => ['river', 'mountain', 'station'].includes(hex.type);

/** The river's hexes from end to end. */
function course(side: Side): BoxHex[] {
  const { hexes, river } = geometry[side].map;
  const wet = (hex: BoxHex): BoxHex[] =>
    hex.neighbours.filter((id) => id !== null && river.includes(id)).map((id) => hexes[id!]!);
  const found = [hexes[river.find((id) => wet(hexes[id]!).length === 1)!]!];
  for (;;) {
    const next = wet(found.at(-1)!).find((hex) => !found.includes(hex));
    if (!next) return found;
    found.push(next);
  }
}

const between = (a: Spot, b: Spot): Spot => ({ x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) });

/** Where the river leaves the map: straight on where it can, through the left or right side of an outer column. */
function mouth(side: Side, hex: BoxHex): Spot {
  const { map } = geometry[side];
  const outer = hex.col === 0 || hex.col === map.columns - 1;
  const free = hex.neighbours.findIndex((next, i) => next === null && (!outer || i === 1 || i === 4));
  const [a, b] = [hex.corners[free]!, hex.corners[(free + 1) % 6]!].map((id) => spot(map.vertices[id]!));
  return between(a!, b!);
}

function stream(side: Side): string {
  const chain = course(side);
  const ends = chain.map((hex, i) =>
    i + 1 < chain.length ? between(spot(hex), spot(chain[i + 1]!)) : mouth(side, hex),
  );
  const start = mouth(side, chain[0]!);
  return `M${start.x} ${start.y}${chain
    .map((hex, i) => `Q${spot(hex).x} ${spot(hex).y} ${ends[i]!.x} ${ends[i]!.y}`)
    .join('')}`;
}

function print(side: Side): Printed {
  const { map, ways } = geometry[side];
  const area = (wanted: (hex: BoxHex) => boolean): string =>
    map.hexes
      .filter(wanted)
      .map((hex) => hexPath(hex, side))
      .join('');
  const sides = [...ways.values()].filter((way) => way.edge);
  const lines = (wanted: (way: (typeof sides)[number]) => boolean): string =>
    sides
      .filter(wanted)
      .map(wayLine)
      .map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`)
      .join('');
  const marks = sides
    .filter(({ edge }) => edge!.kind === 'bridge' || edge!.kind === 'tunnel')
    .map((way) => hintOf(way.edge!.kind as Works, wayLine(way)));
  const peaks = map.hexes
    .filter(({ type }) => type === 'mountain')
    .map((hex) => {
      const { x, y } = spot(hex);
      return at(x, y + 1, mountains[(hex.row * 5 + hex.col) % 2]!, (hex.row + hex.col) % 3 ? '' : ' scale(-1 1)');
    });
  const station = (hex: BoxHex, small: boolean): string =>
    path(hexPath(hex, side), 'st-under') +
    path(hexPath(hex, side, 0.05), `st-body k-${hex.suit!}`) +
    (small ? '' : path(hexPath(hex, side, 0.15), 'st-line')) +
    `<g class="st-suit">${suitAt(hex.suit!, spot(hex).x, spot(hex).y, small ? 2.3 : 1.9)}</g>`;
  const stations = map.hexes.filter(({ type }) => type === 'station');
  return {
    sand: area((hex) => !solid(hex)),
    desert: area(({ type }) => type === 'desert'),
    places: area(isPlace),
    mountains: area(({ type }) => type === 'mountain'),
    river: area(({ type }) => type === 'river'),
    stream: stream(side),
    walls:
      side === 'B'
        ? outline(
            side,
            course(side).map(({ name }) => ({ hex: name })),
            new Map(),
            0.045,
          )
        : '',
    grid: lines(({ edge }) => edge!.kind !== 'closed' && !edge!.border),
    border: lines(({ edge }) => edge!.border),
    relief: marks.join('') + peaks.join(''),
    stations: stations.map((hex) => station(hex, false)).join(''),
    smallStations: stations.map((hex) => station(hex, true)).join(''),
  };
}

const made = new Map<Side, Printed>();

export function printed(side: Side): Printed {
  if (!made.has(side)) made.set(side, print(side));
  return made.get(side)!;
}

/** The pictures of the places, a little higher where a town's name stands in the hex. */
export const pictures: Record<Side, string> = { A: placesOf('A'), B: placesOf('B') };

function placesOf(side: Side): string {
  return geometry[side].map.hexes
    .filter(isPlace)
    .map((hex) => at(spot(hex).x, spot(hex).y + (nameHexes[side].has(hex.name) ? -2 : 2), places[hex.type]))
    .join('');
}

/** What stands in the desert, but for hexes that a shortcut cuts and those with a town's name. */
export function growth(side: Side, cut: ReadonlySet<HexName>): string {
  const kinds = side === 'A' ? desert : rocks;
  return geometry[side].map.hexes
    .filter((hex) => hex.type === 'desert' && !nameHexes[side].has(hex.name) && !cut.has(hex.name))
    .map((hex) => {
      const kind = kinds[(hex.row * 7 + hex.col * 5 + ((hex.row * hex.col) % 3)) % 7];
      return kind ? at(spot(hex).x, spot(hex).y, kind) : '';
    })
    .join('');
}
