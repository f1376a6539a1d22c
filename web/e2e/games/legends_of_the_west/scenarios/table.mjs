// Legends of the West at the table: a whole game of 1865 with bots, a refusal, a phone.
import assert from 'node:assert/strict';
import { painted } from '../../../visitor.mjs';
import { mine, playGame, step } from '../player.mjs';

const bot = { kind: 'bot', bot: 'random' };
const table = (who, bots) => who.table('legends_of_the_west', [{ kind: 'me' }, ...Array(bots).fill(bot)]);

const scenarios = {
  async 'legends: a whole game of 1865 with two bots, by keys'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await table(who, 2));
    await mine(page);
    await page.locator('.lw-new').first().waitFor();
    await inspect(page, 'tickets to choose from');
    assert.equal(await page.locator('.lw .pin').count(), 8);
    await step(page);
    await page.locator('.lw-row:not(.waits)').waitFor({ timeout: 60_000 });
    await inspect(page, 'an action to choose');
    const done = await playGame(page);
    for (const kind of ['claim', 'draw', 'last', 'end']) assert.ok(done[kind], `${kind}: ${JSON.stringify(done)}`);
    await inspect(page, 'the end');
    // On a phone the slips are as wide as the screen, their sums in sight.
    await page.setViewportSize({ width: 360, height: 740 });
    await painted(page);
    for (const sum of await page.locator('.bs:visible .sum b').all()) {
      const { x, width } = await sum.boundingBox();
      assert.ok(x > 0 && x + width < 360, `a sum ends at ${x + width}`);
    }
  },

  async 'legends: a game of a chosen year has its rules beside the map, turns head the log'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await who.table('legends_of_the_west', [{ kind: 'me' }, bot], { mode: 'single_year', number: 4 }));
    await mine(page);
    await step(page);
    await page.locator('.lw-row:not(.waits)').waitFor({ timeout: 60_000 });
    assert.ok(await page.locator('.lw .bridge').count());
    await page.locator('.lw-rules summary').first().click();
    await page.locator('.lw-rules ol summary').first().click();
    assert.ok((await page.locator('.lw-rules ol p').first().innerText()).length > 20);
    await page.keyboard.press('c');
    await page.locator('.log .round').filter({ hasText: 'Хід 1' }).waitFor();
    await inspect(page, 'rules beside the map');
  },

  async 'legends: the whole map opens with all cities in sight, none of them under the buttons of its frame'({
    visitor,
  }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await who.table('legends_of_the_west', [{ kind: 'me' }, bot], { mode: 'continent' }));
    await mine(page);
    await step(page);
    await page.locator('.lw-row:not(.waits)').waitFor({ timeout: 60_000 });
    for (const [width, height] of [
      [1440, 900],
      [1536, 730],
      [1366, 650],
    ]) {
      await page.setViewportSize({ width, height });
      await painted(page);
      const [cities, hidden] = await page.evaluate(() => {
        const all = [...document.querySelectorAll('.lw-map .city')];
        const shown = (city) => {
          const { x, y, width: w, height: h } = city.querySelector('.rim').getBoundingClientRect();
          return document.elementFromPoint(x + w / 2, y + h / 2)?.closest('.lw-map .pieces');
        };
        return [all.length, all.filter((city) => !shown(city)).map((city) => city.dataset.place)];
      });
      assert.deepEqual([width, cities, hidden], [width, 68, []]);
    }
  },

  async 'legends: a new table by its year, or with rules ticked for the whole map'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await who.introduce();
    const options = async () =>
      (await who.request('GET', `/api/tables/${/\/t\/([\w-]+)/.exec(page.url())[1]}`)).options;
    const begin = async () => {
      await page.locator('.create-foot .btn-primary').click();
      await page.locator('.lw-board').waitFor();
    };
    await page.locator('.game[data-game="legends_of_the_west"] .btn-primary').click();
    await page.locator('.modes [role="radio"]').nth(1).click();
    await page.locator('.years [role="radio"]').filter({ hasText: '1883' }).click();
    assert.match(await page.locator('.years .brings').innerText(), /\b35\b/);
    await inspect(page, 'the years');
    await begin();
    // Styles of the first page, which are still there, leave the map's buttons alone.
    const { width } = await page.locator('.map-zoom').boundingBox();
    assert.ok(width < 60, `the map's buttons are ${width} wide`);
    assert.deepEqual(await options(), { mode: 'single_year', number: 7 });
    await who.open('/');
    await page.locator('.game[data-game="legends_of_the_west"] .btn-primary').click();
    await page.locator('.modes [role="radio"]').nth(2).click();
    const ticks = page.locator('.option:has(.note) .switch');
    await ticks.nth(1).click();
    await ticks.nth(3).click();
    await ticks.nth(1).click();
    await inspect(page, 'the rules to tick');
    await begin();
    assert.deepEqual(await options(), { mode: 'continent', rules: ['R05'] });
  },

  async 'legends: a route is shown with its payments and put back, and a stub says why not'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await table(who, 1));
    await mine(page);
    await step(page);
    await page.locator('.lw-row:not(.waits)').waitFor({ timeout: 60_000 });
    await page.keyboard.press('n');
    await page.locator('.lw-pay [role="radio"]').first().waitFor();
    assert.ok(await page.locator('.lw .ghosts rect').count());
    await page.keyboard.press('Escape');
    await page.locator('.lw-pay').waitFor({ state: 'detached' });
    const stub = await page.locator('.lw .stub').first().boundingBox();
    await page.mouse.click(stub.x + stub.width / 2, stub.y + stub.height / 2);
    assert.match(await page.locator('.lw-why').innerText(), /TL-I10/);
    await page.keyboard.press('Escape');
    await page.locator('.lw-why').waitFor({ state: 'detached' });
  },

  async 'legends: a front page lies beside the map and takes the keys until Esc puts it away'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await table(who, 1));
    await mine(page);
    await step(page);
    const front = page.locator('.lb-front .front');
    // Cards from the deck until one of them, mine or the bot's, was a newspaper.
    for (let i = 0; i < 60 && !(await front.count()); i++) {
      await page.locator('.lw-row:not(.waits), .lb-front .front').first().waitFor({ timeout: 60_000 });
      if (await front.count()) break;
      await page.keyboard.press('c');
      await painted(page);
    }
    await front.waitFor();
    await page.locator('.lw-row:not(.waits)').waitFor({ timeout: 60_000 });
    await inspect(page, 'the front page');
    const cards = await page.locator('.lw-deck').innerText();
    for (const key of ['c', '1', 'n', 't']) await page.keyboard.press(key);
    await painted(page);
    assert.equal(await front.count(), 1);
    assert.equal(await page.locator('.lw-deck').innerText(), cards);
    assert.equal(await page.locator('.lw-pay').count(), 0);
    // It covers the right column, and of the map no more than its edge.
    const [paper, map] = [await front.boundingBox(), await page.locator('.lw-map').boundingBox()];
    assert.ok(
      paper.x > map.x + 0.75 * map.width,
      `the paper begins at ${paper.x}, the map ends at ${map.x + map.width}`,
    );
    await page.keyboard.press('Escape');
    await front.waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    await front.waitFor();
    await page.keyboard.press('Enter');
    await front.waitFor({ state: 'detached' });
  },

  async 'legends: on a phone tickets are kept and cards drawn by taps'({ visitor, inspect }) {
    const who = await visitor('phone');
    const { page } = who;
    await who.enter(await table(who, 1));
    await mine(page);
    await page.locator('.lw-new').first().waitFor();
    await inspect(page, 'tickets on a phone');
    const done = await playGame(page, { touch: true, until: (all) => (all.draw ?? 0) >= 4 });
    assert.equal(done.tickets, 1, JSON.stringify(done));
    await inspect(page, 'an action on a phone');
    // The sheet, lifted, covers what stands in the corners of the map.
    await page.locator('.grab').tap();
    await page.locator('.grab[aria-expanded="true"]').waitFor();
    await painted(page);
    const over = await page.locator('.map-inset').evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.bsheet, .map-inset')?.className;
    });
    assert.match(over, /bsheet/);
  },
};
export default scenarios;
