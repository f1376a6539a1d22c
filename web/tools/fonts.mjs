// Cuts the fonts to what the first page shows: every face of src/styles/fonts.css whose file is in build/fonts gets
// exactly the letters and weights that its rule names. Rarer letters stay in the whole fonts, fetched when one is met.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here('../../build/fonts/');
/** What our pages show: kerning, ligatures, and the figures of equal width that tables ask for. Letters that other
 * languages want in another shape, and marks set over letters, are in the whole fonts. */
const keepFeatures = ['calt', 'clig', 'kern', 'liga', 'lnum', 'tnum'];

/** "U+0401,U+0410-044F" as the letters themselves. */
const lettersOf = (ranges) =>
  ranges
    .split(',')
    .map((range) => range.trim().slice(2).split('-'))
    .flatMap(([first, last = first]) => {
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, i) => String.fromCodePoint(from + i));
    })
    .join('');

mkdirSync(out, { recursive: true });
const face =
  /font-weight: (\d+) (\d+);\s+src: url\('@fonts\/(([\w-]+)-(?:latin|cyrillic))-(\w+)\.woff2'\)[^;]*;\s+unicode-range: ([^;]+);/g;
for (const [, min, max, font, family, part, ranges] of readFileSync(here('../src/styles/fonts.css'), 'utf8').matchAll(
  face,
)) {
  const whole = here(`../node_modules/@fontsource-variable/${family}/files/${font}-wght-normal.woff2`);
  const cut = await subset(readFileSync(whole), lettersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
    keepFeatures,
  });
  writeFileSync(`${out}${font}-${part}.woff2`, cut);
}
