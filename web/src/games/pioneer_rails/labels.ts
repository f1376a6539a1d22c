// What a screen reader is told of hexes, towns, tracks and corners.
import { t } from '../../app/texts.svelte';
import { box, endsOf, geometry, pointOf, type BoxHex, type BoxVertex } from './box';
import type { Laid } from './drawn';
import type { Priced } from './layers';
import { cornerText, hexText } from './places';
import type { Drawn, Place, Point, Side, Sides, Track } from './view';
import { railwayName, townName } from './words';

/** What stands at corners just now. */
export interface Standing {
  /** By the number of the corner. */
  laid: ReadonlyMap<number, Laid[]>;
  legal: Track[];
  priced: Priced[];
  head: Point | null;
}

const join = (parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

/** "bank E3, 2 of 3 sides". */
export function hexLabel(side: Side, hex: BoxHex, drawn: Drawn, sides: Sides = {}): string {
  const of = box.locations[hex.type as Place]?.sides;
  const name = hex.suit ? t('pioneer.map.station', { railway: railwayName(hex.suit) }) : hexText(side, hex.name);
  if (drawn.active.includes(hex.name)) return join([name, t('pioneer.map.active')]);
  if (!of) return hex.type === 'desert' ? join([name, t('pioneer_rails.places.desert')]) : name;
  return join([name, t('pioneer.map.sides', { n: sides[hex.name]?.now ?? 0, of })]);
}

const railways = (laid: Laid[]): string => [...new Set(laid.map(({ suit }) => railwayName(suit)))].join(', ');

export const townLabelText = (side: Side, town: number, drawn: Drawn): string =>
  join([
    townName(side, town),
    drawn.towns[town]?.length ? drawn.towns[town].map(railwayName).join(', ') : t('pioneer.map.unreached'),
  ]);

/** Where the corner lies, what leads there, and what may be laid to it and from it. */
export function cornerLabel(side: Side, vertex: BoxVertex, { laid, legal, priced, head }: Standing): string {
  const corner = pointOf(vertex);
  const here = laid.get(vertex.id) ?? [];
  const hexes = vertex.hexes.map((id) => hexText(side, geometry[side].map.hexes[id]!.name)).join(', ');
  const named = vertex.town !== null || vertex.port !== null || vertex.hexes.length === 1;
  const from = legal.filter((track) => endsOf(track)[0] === corner).length;
  const price = priced.find(({ track }) => endsOf(track)[1] === corner);
  return join([
    named ? cornerText(side, corner) : t('pioneer.map.corner', { hexes }),
    vertex.border && !named ? t('pioneer.map.edge') : null,
    here.length ? railways(here) : null,
    corner === head ? t('pioneer.map.head') : null,
    legal.some((track) => endsOf(track)[1] === corner) ? t('pioneer.map.free') : null,
    price ? t('pioneer.map.boxes', { n: price.boxes }) : null,
    from ? t('pioneer.map.ways', { n: from }) : null,
  ]);
}
