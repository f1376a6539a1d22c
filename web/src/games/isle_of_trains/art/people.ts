// Passengers, 20 × 27: colour, hat and the glyph on the chest say the same thing three times; the pin of
// the place they want to go to carries the same glyph.
import type { Colour } from '../view';
import { circle, dash, line, path, pen, rect } from './svg';

export const colours: Colour[] = ['white', 'light_blue', 'orange', 'green', 'purple', 'black'];

const hats: Record<Colour, (fill: string) => string> = {
  white: (f) => path('M5 7.4L10 .8 15 7.4Z', f) + circle(10, 0.2, 1.7, f),
  light_blue: (f) => path('M3.6 5.2C4.6 1.6 15.4 1.6 16.4 5.2 14 6.4 6 6.4 3.6 5.2Z', f) + circle(10, 1.6, 1, f),
  orange: (f) => path('M6.2 6L7.6 .8 10 2.2 12.4 .8 13.8 6Z', f) + path('M1.8 6.2Q10 3.8 18.2 6.2 10 8.8 1.8 6.2Z', f),
  green: (f) => path('M5.6 6V2.4H14.4V6Z', f) + rect(2.2, 5, 15.6, 2.2, f, 1.1),
  purple: (f) => path('M4.4 7A5.6 5.8 0 0 1 15.6 7Z', f) + circle(10, 3.4, 1.9, '#FFE9A8'),
  black: (f) => rect(6, -1.4, 8, 7, f, 0.6) + rect(3, 5, 14, 2.2, f, 1),
};

const glyphs: Record<Colour, string> = {
  white: 'M10 16.2L13.6 22.4H6.4Z',
  light_blue: 'M10 16.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z',
  orange: 'M10 15.4l1.3 2.7 3 .4-2.2 2.1.6 3-2.7-1.5-2.7 1.5.6-3-2.2-2.1 3-.4z',
  green: 'M6 21.8a4 4.4 0 0 1 8 0z',
  purple: 'M8.7 15.8h2.6v2.4h2.4v2.6h-2.4v2.4H8.7v-2.4H6.3v-2.6h2.4z',
  black: 'M6.9 16.4h6.2v6.2H6.9z',
};

const body = 'M3 25.4C3 17.6 5.8 13.2 10 13.2S17 17.6 17 25.4Z';

/** The view box of a standing figure. */
export const personBox = '-.5 -2.4 21 28.8';

export const person = (colour: Colour): string =>
  path(body, `var(--x-${colour})`) +
  circle(10, 9, 4.4, 'var(--skin)') +
  hats[colour](`var(--x-${colour})`) +
  `<path d="${glyphs[colour]}" fill="var(--x-${colour}-on)"/>`;

/** A figure without colour: fill and stroke as given. */
export const anybody = (fill: string, stroke: string): string =>
  path(body, fill, stroke) + circle(10, 9, 4.4, fill, stroke);

export const pinFace = (colour: Colour, stroke = line): string =>
  circle(10, 10, 8.6, `var(--x-${colour})`, stroke) +
  `<path transform="translate(0 -9.5)" d="${glyphs[colour]}" fill="var(--x-${colour}-on)"/>`;

/** The place without a colour: Research Station, a flask on its pin. */
export const labPin =
  circle(10, 10, 8.6, 'var(--paper-3)') +
  path('M8.2 4.6H11.8M8.9 4.6V8.8L5.9 14.2H14.1L11.1 8.8V4.6', 'none', pen('var(--ic)', 1.3)) +
  path('M7.3 11.8H12.7L14.1 14.2H5.9Z', 'var(--accent-fill)', 'stroke="none"');

/** Somebody in a window, or the dashed outline of a free seat. The nested svg clips. */
export function seated(colour: Colour | null, cx: number, y: number, w: number, h: number): string {
  const inner = colour
    ? person(colour)
    : path('M4 25C4 18 6.2 14 10 14S16 18 16 25', 'none', dash) + circle(10, 9.4, 3.9, 'none', dash);
  return `<svg x="${cx - w / 2}" y="${y}" width="${w}" height="${h}" viewBox="-.6 -2.6 21.2 27.6" preserveAspectRatio="xMidYMax meet">${inner}</svg>`;
}

/** A small figure inside a drawing. */
export const standing = (x: number, y: number, w: number, h: number, inner: string): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="-.6 -2.6 21.2 28.6">${inner}</svg>`;
