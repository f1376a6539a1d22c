// Corners and tracks of the map as people say them: by the hexes beside them, by towns and stations.
import { t } from '../../app/texts.svelte';
import { endsOf, geometry, type BoxHex, type BoxVertex, type Geometry, type Way } from './box';
import type { Drawn, HexName, Point, Side, Track } from './view';
import { townName } from './words';

/** "ranch B12"; a desert has no other name than "B12". */
export function hexText(side: Side, name: HexName): string {
  const hex = geometry[side].hex(name);
  return hex && hex.type !== 'desert'
    ? t('pioneer.hex', { what: t(`pioneer_rails.places.${hex.type}`), hex: name })
    : name;
}

const listed = (hexes: BoxHex[]): string => hexes.map(({ name }) => name).join('–');
const hexesAt = ({ map }: Geometry, { hexes }: { hexes: number[] }): BoxHex[] => hexes.map((id) => map.hexes[id]!);

const compass = ['NW', 'N', 'NE', 'W', '', 'E', 'SW', 'S', 'SE'];
/** Where the second point lies, seen from the first. */
function directionOf(from: { x: number; y: number }, to: { x: number; y: number }): string {
  return compass[Math.sign(to.x - from.x) + 1 + 3 * (Math.sign(to.y - from.y) + 1)]!;
}

/** A corner by the hexes around it; a hex at the edge has some for itself. */
function around(map: Geometry, vertex: BoxVertex): string {
  const hexes = hexesAt(map, vertex);
  if (hexes.length > 1) return listed(hexes);
  const [hex] = hexes as [BoxHex];
  return t('pioneer.corner.lone', { hex: hex.name, corner: t(`pioneer.corner.${directionOf(hex, vertex)}`) });
}

/** A corner by its own name: "Sundown", "hearts station, north corner", "A10–A11–B10". */
export function cornerText(side: Side, point: Point): string {
  const map = geometry[side];
  const vertex = map.vertex(point);
  if (!vertex) return point;
  if (vertex.town !== null) return townName(side, vertex.town);
  if (vertex.port) {
    const station = hexesAt(map, vertex).find(({ type }) => type === 'station')!;
    return t(`pioneer.corner.${vertex.port}`, { corner: t(`pioneer.corner.${directionOf(station, vertex)}`) });
  }
  return vertex.border ? t('pioneer.corner.edge', { hexes: around(map, vertex) }) : around(map, vertex);
}

/** How many tracks meet in a corner of this sheet. */
function tracksAt(map: Geometry, vertex: BoxVertex, sheet: Drawn): number {
  const sides = new Set(Object.values(sheet.tracks).flat());
  const diagonals = new Set(sheet.shortcuts.map((one) => map.diagonal(one).name));
  return map.waysAt[vertex.id]!.filter((way) => (way.edge ? sides.has(way.edge.id) : diagonals.has(way.name))).length;
}

function originText(side: Side, vertex: BoxVertex, sheet: Drawn | undefined): string {
  if (vertex.port) return t(`pioneer.from.${vertex.port}`);
  const corner = around(geometry[side], vertex);
  const forks = sheet && tracksAt(geometry[side], vertex, sheet) > 1;
  return t(forks ? 'pioneer.from.switch' : 'pioneer.from.corner', { corner });
}

/** What lies ahead where a track ends: a town, or a hex that is more than desert. */
function aheadText(side: Side, way: Way, to: BoxVertex, track: string): string {
  if (to.town !== null) return t('pioneer.track.town', { track, town: townName(side, to.town) });
  const ahead = hexesAt(geometry[side], to).find(({ id, type }) => type !== 'desert' && !way.edge?.hexes.includes(id));
  return way.edge && ahead ? t('pioneer.track.ahead', { track, hex: besideText(ahead) }) : track;
}

const besideText = ({ type, name }: BoxHex): string => t(`pioneer.beside.${type}`, { hex: name });

function wayText(map: Geometry, { edge, shortcut }: Way, words: { from: string; direction: string }): string {
  if (!edge) return t('pioneer.track.shortcut', { ...words, hex: map.map.hexes[shortcut!.hex]!.name });
  const hexes = hexesAt(map, edge);
  if (edge.kind === 'bridge' || edge.kind === 'tunnel')
    return t(`pioneer.track.${edge.kind}`, { ...words, hexes: listed(hexes) });
  return edge.border
    ? t('pioneer.track.edge', { ...words, hex: besideText(hexes[0]!) })
    : t('pioneer.track.side', { ...words, first: besideText(hexes[0]!), second: besideText(hexes[1]!) });
}

/**
 * A track as it is laid: "from the hearts station north along B10 and B11, towards mountain A11". With the sheet it
 * would be laid on, a new branch is called one.
 */
export function trackText(side: Side, track: Track, sheet?: Drawn): string {
  const map = geometry[side];
  const way = map.way(track);
  const [from, to] = endsOf(track).map((point) => map.vertex(point));
  if (!way || !from || !to) return track;
  const words = {
    from: originText(side, from, sheet),
    direction: t(`pioneer.direction.${directionOf(from, to)}`),
  };
  return aheadText(side, way, to, wayText(map, way, words));
}
