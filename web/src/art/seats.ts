// Marks of seats: a colour and a glyph, always together. Glyphs in a 20 box: disc, square, triangle, diamond, cross, star.
export const glyphs = [
  'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  'M3.5 3.5h13v13h-13z',
  'M10 2.5L18.5 17.5h-17z',
  'M10 1.5L18.5 10 10 18.5 1.5 10z',
  'M7.3 2h5.4v5.3H18v5.4h-5.3V18H7.3v-5.3H2V7.3h5.3z',
  'M10 1.5l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L10 15.1l-5.5 3.1 1.3-6.1L1.2 7.9l6.2-.7z',
];

// The order in which seats take their colours: the first two are the pair that differs most.
const paints = [2, 1, 4, 3, 5, 6];

/** Number of the paint (--p1 … --p6) of a mark, 0 to 11. */
export const paint = (mark: number): number => paints[mark % paints.length] ?? 1;

/** Which of the glyphs a mark wears: each colour has its own, and another for the second six. */
export const shape = (mark: number): number => (paint(mark) - 1 + (mark < paints.length ? 0 : 3)) % glyphs.length;
