// Campaigns of Legends of the West: one person with a bot through all pages of the ledger, the home, the second game, fork,
// file, delete; two people in two browsers through three games, with a reload and a restart in the middle.
import assert from 'node:assert/strict';
import { painted, quiet } from '../../../visitor.mjs';
import { firstGames, playOn, readLedger, readTogether, step } from '../player.mjs';

/** The table of the campaign's game that is open or runs. */
const tableOf = async (who, home) => {
  const { games } = await who.request('GET', `/api/campaigns/${new URL(home).pathname.split('/').pop()}`);
  return games.at(-1).table;
};

const scenarios = {
  async 'legends: three games of a campaign in two browsers, by keys alone and on a phone, reloaded and restarted'({
    visitor,
    inspect,
    server,
    startServer,
  }) {
    const ann = await visitor('desktop', { name: 'Ann' });
    const bo = await visitor('phone', { name: 'Bo' });
    await ann.introduce();
    await bo.introduce();
    await ann.open('/campaigns/legends_of_the_west');
    // The second company is for whoever comes by the link.
    await ann.page.locator('.cos li').nth(1).locator('.seg button').first().click();
    await ann.page.locator('.ffoot .btn-primary').click();
    await ann.page.waitForURL(/\/c\//);
    const home = ann.page.url();

    const readers = [
      { page: ann.page, press: (key) => ann.page.keyboard.press(key) },
      { page: bo.page, press: (_, button) => button.tap() },
    ];
    let running = server;
    for (let game = 1; game <= 3; game++) {
      if (game > 1) {
        await ann.page.locator('.camp-home .now .btn-primary').click();
        await ann.page.locator('.join .btn-primary').click();
        await ann.page.waitForURL(/\/t\//);
      }
      const table = await tableOf(ann, home);
      await bo.open(`/t/${table}`);
      await bo.page.locator('.lobby-foot .btn-primary').tap();
      await ann.open(`/t/${table}`);
      if (game === 1) await ann.page.locator('.lobby-foot .btn-primary:enabled').click();
      for (const { page, press } of readers) {
        const letter = page.locator('.letter-page');
        await letter.waitFor();
        await press('Enter', letter.locator('.btn-primary'));
        await letter.waitFor({ state: 'detached' });
      }
      if (game === 2) {
        // The rule book can be read at any time.
        await ann.page.locator('.lw-campaign').click();
        await ann.page.locator('.table-book .slots').waitFor();
        await inspect(ann.page, 'the campaign book at the table');
        // It is as wide as the window lets it be, and nothing of it is cut off.
        await ann.page.setViewportSize({ width: 360, height: 740 });
        await painted(ann.page);
        const { right } = await ann.page.locator('.table-book').evaluate((one) => one.getBoundingClientRect().toJSON());
        for (const row of await ann.page.locator('.table-book .slots li').all()) {
          const { x, width } = await row.boundingBox();
          assert.ok(x + width <= right && right < 360, `a row ends at ${x + width}, the book at ${right}`);
        }
        await ann.page.setViewportSize({ width: 1440, height: 900 });
        await ann.page.keyboard.press('Escape');
        await running.stop('SIGKILL');
        await bo.page.locator('.chip-bad').waitFor();
        running = await startServer({ data: server.data, port: server.port, secret: 'c'.repeat(64) });
        await bo.page.locator('.chip-bad').waitFor({ state: 'detached', timeout: 20_000 });
      }
      await Promise.all([playOn(ann.page, table, 0), playOn(bo.page, table, 1)]);
      for (const { page } of readers) await page.locator('.ledger-book[data-page="slips"]').waitFor();
      if (game === 1) {
        await inspect(bo.page, 'the slips on a phone');
        await bo.page.reload();
        await bo.page.locator('.ledger-book').waitFor();
      }
      const [of, other] = await readTogether(readers);
      for (const page of ['slips', 'story', 'territory', 'rule', 'vault', 'clear'])
        assert.ok(of.pages.includes(page), `game ${game}: ${page} is not among ${of.pages.join(' ')}`);
      if (game === 3)
        for (const { pages } of [of, other])
          assert.ok(pages.includes('upgrade'), `no upgrades after game 3: ${pages.join(' ')}`);
      // Somebody opened the territory, and the other one waited for it.
      assert.ok([...of.waited, ...other.waited].includes('territory'), `nobody waited: ${JSON.stringify([of, other])}`);
      for (const { page } of readers) {
        await page.waitForURL(home);
        await page.locator('.boxes .box').nth(1).waitFor();
        assert.equal(await page.locator('.terr li').count(), game + 1, `territories after game ${game}`);
      }
    }
    await inspect(ann.page, 'the home after three games');
    await inspect(bo.page, 'the home after three games, on a phone');
    const sums = await Promise.all(readers.map(({ page }) => page.locator('.ledger td.sum').allTextContents()));
    assert.deepEqual(sums[0], sums[1]);
    // A finished game shows its ledger again.
    await ann.page.goBack();
    await ann.page.locator('.ledger-again').click();
    await ann.page.locator('.ledger-book[data-page="slips"]').waitFor();
    await running.stop();
  },

  async 'legends: a campaign from its form to the second game, forked, stored and read again'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await who.introduce();
    await who.open('/campaigns/legends_of_the_west');
    await page.locator('.ffoot .btn-primary').click();
    await page.waitForURL(/\/c\//);
    const home = page.url();
    await page.locator('.camp-home .now .btn-primary').waitFor();
    await inspect(page, 'the home of a new campaign');
    assert.equal(await page.locator('.boxes .box').count(), 2);
    // The name of the land where nobody has been is whole or not there.
    for (const width of [1440, 844, 390, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await painted(page);
      const land = await page.locator('.land').boundingBox();
      for (const name of await page.locator('.land .unknown').all()) {
        const { x, width: wide } = await name.boundingBox();
        assert.ok(x >= land.x && x + wide <= land.x + land.width, `at ${width} it begins at ${x - land.x}`);
      }
    }
    // On a phone what the bar has no room for is behind one button.
    await page.locator('.bar-top .only-phone').click();
    await inspect(page, 'the menu on a phone');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.camp-home .now .btn-primary').click();

    await page.locator('.letter-page').waitFor();
    await inspect(page, 'the letter');
    await page.keyboard.press('Enter');
    await page.locator('.letter-page').waitFor({ state: 'detached' });
    for (let i = 0; i < 400 && !(await page.locator('.ledger-book').count()); i++) {
      await page.locator('.now:not(.waiting), .ledger-book').first().waitFor({ timeout: 60_000 });
      if (!(await page.locator('.ledger-book').count())) await step(page);
      await quiet(page);
    }
    const pages = await readLedger(page, { until: 'vault' });
    // Whoever leaves in the middle of it goes on there.
    await page.reload();
    await page.locator('.ledger-book[data-page="vault"]').waitFor();
    pages.push(...(await readLedger(page)));
    for (const one of ['slips', 'story', 'territory', 'vault', 'clear'])
      assert.ok(pages.includes(one), `${one}: ${pages.join(' ')}`);
    await page.waitForURL(home);
    await page.locator('.boxes .box').first().waitFor();
    assert.equal(await page.locator('.boxes .box').count(), 2);
    assert.equal(await page.locator('.ledger .yr a').count(), 1);
    await inspect(page, 'the home after the first game');
    // Wherever twelve years have no room their sums are in sight.
    for (const [width, height] of [
      [1366, 650],
      [844, 390],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height });
      await painted(page);
      const box = await page.locator('.led-scroll').boundingBox();
      for (const sum of await page.locator('.led-scroll .sum').all()) {
        const { x, width: wide } = await sum.boundingBox();
        assert.ok(x + wide <= box.x + box.width + 1, `at ${width} a sum ends ${x + wide - box.x - box.width} too far`);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    const file = page.waitForEvent('download');
    await page.locator('.camp-acts a[download]').click();
    const path = await (await file).path();
    await page.locator('.camp-acts button').nth(1).click();
    await page.locator('.camp-forks input').last().check();
    await page.locator('.camp-row .btn-primary').click();
    await page.waitForURL((url) => /\/c\//.test(url.pathname) && url.href !== home);
    await page.locator('.camp-acts .btn-danger').click();
    await page.locator('.camp-row .btn-danger').click();
    await page.waitForURL(/\/campaigns$/);
    await page.locator('input[type="file"]').setInputFiles(path);
    await page.waitForURL((url) => /\/c\//.test(url.pathname) && url.href !== home);
    await page.locator('.boxes .box').first().waitFor();

    await page.goto(home);
    await page.locator('.camp-home .now .btn-primary').click();
    await page.locator('.join .btn-primary').click();
    await page.locator('.letter-page .chg li').first().waitFor();
    await inspect(page, 'the letter before the second game');
  },

  async 'legends: who joins a campaign late chooses the upgrade that is owed before the deal'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await who.introduce();
    await who.open('/campaigns');
    await page.locator('input[type="file"]').setInputFiles(firstGames(3));
    await page.waitForURL(/\/c\//);
    await page.locator('.camp-home .now .btn-primary').click();
    // Two bots play on for the companies of the file, and a third one is mine.
    for (const row of [0, 1]) await page.locator('.join .cos li').nth(row).locator('.seg button').nth(2).click();
    await page.locator('.join .cos li').nth(2).locator('.seg button').nth(1).click();
    assert.ok(await page.locator('.join .owe li').count());
    await inspect(page, 'who plays the fourth game');
    await page.locator('.join .btn-primary').click();
    await page.locator('.letter-page').waitFor();
    await page.keyboard.press('Enter');
    const book = page.locator('.ledger-book[data-page="upgrade"]');
    await book.waitFor();
    assert.equal(await book.locator('.ix').count(), 0);
    await inspect(page, 'an upgrade that is owed');
    await page.keyboard.press('2');
    await book.locator('.now .btn-primary:enabled').waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await painted(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 360);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Enter');
    await book.waitFor({ state: 'detached' });
    await page.locator('.lw-new').first().waitFor();
  },
};
// The browser itself reports the refused requests while the server is away.
for (const name of Object.keys(scenarios).filter((one) => one.includes('restarted')))
  scenarios[name].expected = [/WebSocket|ERR_CONNECTION/];
export default scenarios;
