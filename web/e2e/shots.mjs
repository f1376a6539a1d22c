// Pictures of every page in both sizes, both themes and all languages, for looking at: build/shots. The tables are each
// game's own (games/<id>/shots.mjs).
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';
import { startServer } from './server.mjs';
import { visit } from './visitor.mjs';

const out = fileURLToPath(new URL('../../build/shots/', import.meta.url));
mkdirSync(out, { recursive: true });
const here = import.meta.dirname;
const modules = readdirSync(here, { recursive: true }).filter((path) => /^games\/[^/]+\/shots\.mjs$/.test(path));
const games = await Promise.all(modules.sort().map(async (path) => (await import(join(here, path))).default));
const names = { uk: 'Кондуктор', en: 'Conductor', ru: 'Кондуктор' };
const browser = await launch();
// The same luck each time: pictures of two days can be compared.
const server = await startServer({ secret: 'ab'.repeat(32) });
let made = 0;

for (const size of ['desktop', 'phone']) {
  for (const theme of ['light', 'dark']) {
    for (const language of ['uk', 'en', 'ru']) {
      const who = await visit(browser, server.address, size, { language, theme, name: names[language] });
      const { page } = who;
      const shot = async (name, full = false) => {
        await page.waitForTimeout(250); // fonts and pictures; these are only looked at
        await page.screenshot({ path: `${out}${name}_${size}_${theme}_${language}.png`, fullPage: full });
        made++;
      };
      await shot('home_new', size === 'phone');
      for (const game of games) await game({ who, language, shot });
      await who.open('#/');
      await page.locator('.dep-row').first().waitFor();
      await shot('home', size === 'phone');
      await who.context.close();
    }
  }
}
await browser.close();
await server.stop();
server.remove();
console.log(`${made} pictures in ${out}`);
