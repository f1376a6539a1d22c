// What comes over the line when somebody opens a page for the first time.
import assert from 'node:assert/strict';
import { firstLoad, judge, languages, playable } from '../loading.mjs';

const scenarios = {
  async 'the first page is light'({ browser, server }) {
    for (const language of languages)
      judge(`first page, ${language}`, await firstLoad(browser, server, { language }), language, 120);
  },

  async 'the first sight of a table is light'({ browser, server }) {
    for (const game of await playable(server))
      for (const language of languages)
        judge(`${game}, ${language}`, await firstLoad(browser, server, { language, game }), language, 200);
  },

  async 'a part of the client that is gone: a newer one is fetched'({ visitor }) {
    const { page, complaints } = await visitor();
    const gone = /\/assets\/page-[^/]*\.js$/;
    let begun = 0;
    page.on('domcontentloaded', () => begun++);
    await page.route(gone, (route) => (begun ? route.continue() : route.fulfill({ status: 404 })));
    const at = (milliseconds, hash) =>
      page.evaluate(
        ([now, to]) => {
          performance.now = () => now;
          location.hash = to;
        },
        [milliseconds, hash],
      );
    // A page that has just begun says so instead: what fails then would fail again.
    await at(1000, '#/rules/railroad_ink');
    await page.locator('.frame-note').waitFor();
    assert.equal(begun, 0);
    await at(60_000, '#/t/nosuchtable');
    await page.locator('.nowhere').waitFor();
    assert.equal(begun, 1);
    assert.ok(complaints.length);
  },
};
scenarios['a part of the client that is gone: a newer one is fetched'].expected = [/./];

export default scenarios;
