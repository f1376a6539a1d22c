// Pages that belong to no game.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';

const text = (page, selector) => page.locator(selector).first().innerText();
const games = async (page, selector) =>
  (await page.locator(selector).evaluateAll((list) => list.map((e) => e.dataset.game))).sort();
/** Every folder of a game is a game; files beside them are none. */
const folders = (path) =>
  readdirSync(new URL(`../../${path}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const scenarios = {
  async 'first page in three languages and two themes'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    assert.match(await text(page, '.ticket'), /Швидка гра/);
    assert.deepEqual(await games(page, '.game'), folders('src/games'));
    assert.deepEqual(await games(page, '.game:not(.coming)'), folders('../engine/games'));
    await inspect(page, 'first page, uk');
    await page.getByRole('button', { name: 'ENG' }).click();
    await page.getByText('Quick game').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    await page.getByRole('button', { name: 'dark' }).click();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
    await inspect(page, 'first page, en, dark');
    await page.getByRole('button', { name: 'РУС' }).click();
    await page.getByText('Быстрая игра').waitFor();
    await page.reload();
    await page.getByText('Быстрая игра').waitFor();
    await page.locator('.game .btn-primary').first().click();
    await page.locator('dialog').waitFor();
    await inspect(page, 'new table, ru');
  },

  async 'a table that is not there'({ visitor, inspect }) {
    const who = await visitor();
    await who.open('#/t/nosuchtable');
    await who.page.locator('.nowhere').waitFor();
    await inspect(who.page, 'no such table');
  },
};
// The browser itself reports the refused request.
scenarios['a table that is not there'].expected = [/Failed to load resource.*404/];
export default scenarios;
