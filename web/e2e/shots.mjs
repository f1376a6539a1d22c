// Pictures of every page in both sizes, both themes and all languages, for looking at: build/shots.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { desktop, launch, phone } from './browser.mjs';
import { playGame } from './player.mjs';
import { startServer } from './server.mjs';

const out = fileURLToPath(new URL('../../build/shots/', import.meta.url));
mkdirSync(out, { recursive: true });
const browser = await launch();
const server = await startServer();
let made = 0;

async function api(page, method, path, body) {
  return page.evaluate(
    async ([m, p, b]) =>
      (
        await fetch(p, {
          method: m,
          headers: { 'content-type': 'application/json' },
          body: b ? JSON.stringify(b) : undefined,
        })
      ).json(),
    [method, path, body ?? null],
  );
}

for (const [size, device] of Object.entries({ desktop, phone })) {
  for (const theme of ['light', 'dark']) {
    for (const language of ['uk', 'en', 'ru']) {
      const context = await browser.newContext({
        ...device,
        locale: language,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const shot = async (name, full = false) => {
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${out}${name}_${size}_${theme}_${language}.png`, fullPage: full });
        made++;
      };
      await page.goto(server.address);
      await page.locator('.ticket').waitFor();
      await shot('home_new', size === 'phone');
      await api(page, 'PUT', '/api/me', { name: { uk: 'Кондуктор', en: 'Conductor', ru: 'Кондуктор' }[language] });
      const bots = [
        { kind: 'bot', bot: 'fast' },
        { kind: 'bot', bot: 'fast' },
      ];
      const create = (options, seats, game = 'railroad_ink') =>
        api(page, 'POST', '/api/tables', {
          game,
          options,
          seats,
          name: { uk: 'Депо 7', en: 'Depot 7', ru: 'Депо 7' }[language],
          public: false,
          start: true,
        });
      const both = await create({ lava: true, meteor: true }, [{ kind: 'me' }, ...bots]);
      const draft = await create({ draft: true }, [{ kind: 'me' }, ...bots]);
      await create({}, [{ kind: 'me' }, { kind: 'open' }]);
      await page.reload();
      await page.locator('.dep-row').first().waitFor();
      await shot('home', size === 'phone');
      await page.goto(`${server.address}#/t/${both.id}`);
      await page.locator('.now:not(.waiting)').waitFor();
      await shot('impact');
      await playGame(page, {
        touch: size === 'phone',
        until: (done) => (done.confirm ?? 0) + (done.hit ?? 0) >= 7 && (done.draw ?? 0) % 4 === 2,
      });
      await page.locator('.dice .die:not(:disabled):not(.die-meteor)').first().click();
      const cell = page.locator('.cell.legal').first();
      if (await cell.count()) await cell.click({ force: true });
      await shot('table');
      await page.goto(`${server.address}#/t/${draft.id}`);
      await page.locator('.pairs').waitFor();
      await shot('draft');
      const isle = await create({}, [{ kind: 'me' }, ...bots], 'isle_of_trains');
      await page.goto(`${server.address}#/t/${isle.id}`);
      await page.locator('.now:not(.waiting)').waitFor({ timeout: 60000 });
      await shot('isle_table');
      const solo = await create({ scenario: 5 }, [{ kind: 'me' }], 'isle_of_trains');
      await page.goto(`${server.address}#/t/${solo.id}`);
      await page.locator('.now:not(.waiting)').waitFor();
      await shot('isle_scenario');
      if (language === 'uk') {
        await page.goto(`${server.address}#/rules/isle_of_trains`);
        await page.locator('figure svg').first().waitFor();
        await shot('isle_rules');
        await page.goto(`${server.address}#/t/${both.id}`);
        await page.locator('.now').waitFor();
        await playGame(page, { touch: size === 'phone' });
        await shot('end', true);
        await page.locator('.end a[href*="/at/"]').click();
        await page.locator('.replay-sheet svg').waitFor();
        await page.keyboard.press('End');
        await shot('replay');
        await page.goto(`${server.address}#/rules/railroad_ink`);
        await page.locator('figure svg').first().waitFor();
        await shot('rules');
      }
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
server.remove();
console.log(`${made} pictures in ${out}`);
