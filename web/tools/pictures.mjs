// Pictures that have to be files: what a chat shows beside a link to a table, 1200 × 630, one a game, from its cover;
// and the icons of the installed program (public/manifest.json), from the mark.
import { Resvg } from '@resvg/resvg-js';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { createServer } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const letters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** The sign font as the rasteriser takes it: one weight, in plain TrueType. */
async function signFont() {
  const whole = readFileSync(here('../node_modules/@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2'));
  const file = join(tmpdir(), `roundhouse-sign-${process.pid}.ttf`);
  writeFileSync(file, await subset(whole, letters, { targetFormat: 'truetype', variationAxes: { wght: 600 } }));
  return file;
}

/** An SVG as a PNG so many pixels wide. */
function png(svg, width, fontFiles = []) {
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Oswald' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

/** The poster on the left, the name of the game and of the house on enamel beside it. */
function preview(game, scene, mark) {
  const lines = game.names.en.cover.split('\n');
  const size = Math.min(92, Math.floor(1150 / Math.max(...lines.map((line) => line.length))));
  const words = lines.map((line, i) => `<text x="520" y="${246 + i * size * 1.24}" font-size="${size}">${line}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Oswald" font-weight="600" letter-spacing="1">
    <defs><clipPath id="poster"><rect x="9" y="9" width="282" height="402" rx="3"/></clipPath></defs>
    <rect width="1200" height="630" fill="#16263D"/><rect x="24" y="24" width="1152" height="582" rx="14" fill="none" stroke="#F6F0E2" stroke-width="3" opacity=".5"/>
    <g transform="translate(70 63) scale(1.2)"><rect width="300" height="420" rx="7" fill="#FBF5E6"/>
      <g clip-path="url(#poster)">${scene()}</g>
      <rect x="9" y="9" width="282" height="402" rx="3" fill="none" stroke="#1B2330" stroke-width="1.3"/></g>
    <g fill="#F6F0E2">${words.join('')}</g><rect x="520" y="${246 + lines.length * size * 1.24 - size * 0.86}" width="140" height="10" fill="#F4C84A"/>
    <g transform="translate(520 452) scale(.9)">${mark}</g><text x="632" y="514" font-size="46" letter-spacing="5" fill="#F6F0E2">ROUNDHOUSE</text></svg>`;
}

/** The mark for a dark ground. */
const lightMark = () =>
  readFileSync(here('../public/mark.svg'), 'utf8')
    .replaceAll('#16263D', '#F6F0E2')
    .replace(/<svg[^>]*>|<\/svg>/g, '');

/** The mark on enamel; `share` of the width is its own, the rest may be cut off. */
const icon = (share, corner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${corner}" fill="#16263D"/>
    <g transform="translate(${50 - 50 * share} ${50 - 50 * share}) scale(${share})">${lightMark()}</g></svg>`;
const icons = { 192: icon(0.74, 18), 512: icon(0.74, 18), maskable: icon(0.58, 0), touch: icon(0.7, 0) };
const widths = { 192: 192, 512: 512, maskable: 512, touch: 180 };

const web = process.argv[2] ?? here('../../build/web');
mkdirSync(join(web, 'icons'), { recursive: true });
for (const [name, svg] of Object.entries(icons))
  writeFileSync(join(web, 'icons', `${name}.png`), png(svg, widths[name]));

const out = join(web, 'preview');
const vite = await createServer({
  root: here('..'),
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const { games } = await vite.ssrLoadModule('/src/games/registry.ts');
const fonts = [await signFont()];
mkdirSync(out, { recursive: true });
for (const game of games) {
  const { scene } = await vite.ssrLoadModule(`/src/games/${game.id}/cover.ts`);
  writeFileSync(join(out, `${game.id}.png`), png(preview(game, scene, lightMark()), 1200, fonts));
}
await vite.close();
