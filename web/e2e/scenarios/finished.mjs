// What comes after a game: the end, my games, a picture to send.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { finished } from '../finish.mjs';
import { focused, quiet, soon } from '../visitor.mjs';

const atEnd = async (who, id) => {
  await who.open(`/t/${id}`);
  await who.page.locator('.end h1').waitFor();
  await quiet(who.page);
};
export default {
  async 'the end of a game with others: places, what decided it, a row lights its places'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    const id = await finished(who, 'railroad_ink', 2);
    await atEnd(who, id);
    await focused(page.locator('.end h1'));
    const { result } = await who.request('GET', `/api/tables/${id}`);
    const points = [...result.scores].sort((a, b) => b - a);
    await soon(async () =>
      assert.deepEqual((await page.locator('.end-boards .pts').allInnerTexts()).map(Number), points),
    );
    await page.locator('.end h1', { hasText: String(points[0]) }).waitFor();
    await page.locator('.end-awards li').first().waitFor();
    // The chart's figures as a table, a row a round.
    await soon(async () => assert.equal(await page.locator('.round-chart tbody tr').count(), 7));
    assert.equal(await page.locator('.bd-lit').count(), 0);
    await page.locator('.end .rowlink').first().focus();
    await page.locator('.bd-lit').first().waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await focused(page.locator('.end tr:nth-child(2) .rowlink'));
    await inspect(page, 'end');
    await page.keyboard.press('v');
    await page.locator('.rp-g').waitFor();
    await page.waitForURL(/\/at\/0$/);
  },

  async 'a lone game: once more, the same dice, a bot that had them too'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    const id = await finished(who, 'railroad_ink', 0);
    await atEnd(who, id);
    await page.locator('.end-boards li:nth-child(2)').waitFor();
    await page.locator('.bar-row').nth(1).waitFor();
    await inspect(page, 'end of a lone game');
    await page.getByRole('button', { name: 'Ті самі кубики' }).click();
    await page.locator('.now').waitFor();
    const again = await who.request('GET', `/api/tables/${new URL(page.url()).pathname.split('/')[2]}`);
    assert.equal(again.practice, true);
    await atEnd(who, id);
    await page.keyboard.press('n');
    await page.locator('.now').waitFor();
    assert.notEqual(new URL(page.url()).pathname.split('/')[2], id);
  },

  async 'my games: running, finished with places, records, scenarios'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await finished(who, 'railroad_ink', 0);
    await finished(who, 'railroad_ink', 1, { lava: true });
    await finished(who, 'isle_of_trains', 0, { scenario: 1 });
    await who.table('railroad_ink', [{ kind: 'me' }]);
    const results = await who.request('GET', '/api/me/results');
    await who.open('/games');
    // What runs and what is over comes with answers of its own.
    const there = (selector, n) => soon(async () => assert.equal(await page.locator(selector).count(), n, selector));
    await there('.fin', 3);
    await there('.dep-row', 1);
    await there('.mg-best tbody tr', 2);
    await there('.mg-journey li', 10);
    await there('.mg-journey li.won', results.filter((one) => one.won).length);
    await inspect(page, 'my games');
    await page.getByRole('button', { name: 'Острів залізниць' }).first().click();
    await there('.fin', 1);
    await page.locator('.mg-journey .btn').click();
    await page.locator('.now').waitFor();
    await who.open('/games');
    await page.locator('.fin').first().waitFor();
    await page.locator('.fin .acts-of a').first().click();
    await page.locator('.rp-g').waitFor();
    await page.waitForURL(/\/at\/0$/);
  },

  async 'my games on a phone: the games to choose from stand beside each other, nothing is told twice'({ visitor }) {
    const who = await visitor('phone');
    const { page } = who;
    for (const game of ['pioneer_rails', 'railroad_ink', 'isle_of_trains']) await finished(who, game, 0);
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height });
      await who.open('/games');
      await page.locator('.fin').nth(2).waitFor();
      const over = await page
        .locator('.mg-title .seg button')
        .evaluateAll((list) => list.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      assert.deepEqual(over, [], `${width} pixels`);
      for (const told of await page.locator('.fin .g small').allInnerTexts())
        assert.ok((told.match(/соло/g) ?? []).length <= 1, told);
    }
  },

  async 'at the end names and trains are whole, in a flat window and on a phone'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    const cut = (selector) =>
      page
        .locator(selector)
        .evaluateAll((list) => list.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText));
    const sheets = await finished(who, 'pioneer_rails', 3);
    const trains = await finished(who, 'isle_of_trains', 3);
    for (const [width, height] of [
      [844, 390],
      [1366, 650],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height });
      await atEnd(who, sheets);
      assert.deepEqual(await cut('.pr-final .nm'), [], `names, ${width} pixels`);
      await atEnd(who, trains);
      await page.locator('.minitrain').nth(3).waitFor({ state: 'attached' });
      assert.deepEqual(await cut('.end-boards > li, .minitrain'), [], `trains, ${width} pixels`);
      // A train that is longer than the window can be moved by keys.
      await inspect(page, `trains at the end, ${width} pixels`);
    }
    await who.open(`/t/${trains}/at/0`);
    await page.locator('.rp-g').waitFor();
    await inspect(page, 'trains before the first of them stands');
  },

  async 'the picture of an end is a PNG with something on it'({ visitor }) {
    const who = await visitor();
    for (const game of ['railroad_ink', 'isle_of_trains']) {
      await atEnd(who, await finished(who, game, 1));
      const [download] = await Promise.all([who.page.waitForEvent('download'), who.page.keyboard.press('s')]);
      const image = readFileSync(await download.path());
      assert.equal(image.toString('latin1', 1, 4), 'PNG');
      assert.deepEqual([image.readUInt32BE(16), image.readUInt32BE(20)], [1200, 630]);
      // An empty ground of this size is packed into a few kilobytes.
      assert.ok(image.length > 25_000, `${game}: ${image.length} bytes`);
      await who.open('/');
    }
  },

  async 'addresses behind a # lead where they led'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    const id = await finished(who, 'railroad_ink', 1);
    for (const [old, now, sight] of [
      [`#/t/${id}`, `/t/${id}`, '.end'],
      [`#/t/${id}/at/9`, `/t/${id}/at/9`, '.rp-g'],
      ['#/rules/railroad_ink/lava', '/rules/railroad_ink/lava', '.rules'],
      ['#/tables', '/tables', '.lists'],
    ]) {
      await page.goto('about:blank');
      await who.open(`/${old}`);
      await page.locator(sight).waitFor();
      await page.waitForURL((url) => url.pathname === now && !url.hash);
      await page.reload();
      await page.locator(sight).waitFor();
    }
    // Links inside the client change the address without a new document, and back leads back.
    await who.open('/');
    await page.evaluate(() => (globalThis.same = true));
    await page.locator('.dep-head a').first().click();
    await page.waitForURL((url) => url.pathname === '/games');
    await page.goBack();
    await page.locator('.ticket').waitFor();
    assert.equal(await page.evaluate(() => globalThis.same), true);
  },
};
