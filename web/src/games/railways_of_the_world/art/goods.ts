// Goods and cities: each colour has a glyph of its own (20 box), so that none is told by colour alone.
import { glyphs } from '../../../art/seats';
import { corners, polygon, round } from '../plane';
import type { Cube, Goods } from '../view';

export const goodsGlyph: Record<Goods, string> = {
  red: glyphs[0]!,
  yellow: glyphs[5]!,
  blue: glyphs[3]!,
  purple: 'M7.6 2.4h4.8v5.2h5.2v4.8h-5.2v5.2H7.6v-5.2H2.4V7.6h5.2z',
  black: 'M4.5 2.2L10 7.7l5.5-5.5 2.3 2.3L12.3 10l5.5 5.5-2.3 2.3L10 12.3l-5.5 5.5-2.3-2.3L7.7 10 2.2 4.5z',
};

/** A western cube is red; an arrow to the west stands on it instead of the disc. */
export const colorOf = (cube: Cube): Goods => (cube === 'western' ? 'red' : cube);
export const westArrow = 'M16.5 10H3.5M8.5 4.5L3 10l5.5 5.5';

/** A cube's faces round its middle, so large: body, lit top, shaded side. */
export function cubeFaces(size: number): { body: string; top: string; side: string } {
  const h = size / 2;
  const d = round(size * 0.2);
  return {
    body: `M${-h} ${-h}L${-h + d} ${-h - d}H${h + d}V${h - d}L${h} ${h}H${-h}Z`,
    top: `M${-h} ${-h}L${-h + d} ${-h - d}H${h + d}L${h} ${-h}Z`,
    side: `M${h} ${-h}L${h + d} ${-h - d}V${h - d}L${h} ${h}Z`,
  };
}

/** The hexagons of a city round its centre: its body and the line inside. */
export const cityBody = polygon(corners.map(({ x, y }) => ({ x: x * 0.97, y: y * 0.97 })));
export const cityLine = polygon(corners.map(({ x, y }) => ({ x: x * 0.84, y: y * 0.84 })));
/** An empty city. */
export const house = 'M-12 11V-3L0 -13 12 -3V11H4V2H-4V11Z';
