// Hints: one key or one button, the best moves on the table, the first taken up with one press, and counted.
import assert from 'node:assert/strict';
import { gamesWith, painted } from '../visitor.mjs';

const games = gamesWith('ui.ts');

async function sit(who, game) {
  const id = await who.table(game, [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }]);
  await who.enter(id);
  await who.page.locator('.now:not(.waiting)').waitFor();
  return id;
}

const box = (locator) =>
  locator.evaluate((e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** The list is here, inside the screen, and under none of its own marks. */
async function check(page) {
  await page.locator('.hints li').first().waitFor();
  await page.locator('.hint-mark').first().waitFor();
  await painted(page);
  const { width, height } = page.viewportSize();
  const list = await box(page.locator('.hints'));
  assert.ok(list.left >= 0 && list.top >= 0 && list.right <= width && list.bottom <= height, 'inside the screen');
  const moves = await page.locator('.hints li').count();
  assert.ok(moves >= 1 && moves <= 3);
  const first = await box(page.locator('.hint-mark.best'));
  assert.ok(
    first.right <= list.left || list.right <= first.left || first.bottom <= list.top || list.bottom <= first.top,
    'the best move is not covered by the list',
  );
  assert.match(await page.locator('.hints .worth').first().innerText(), /^≈ \d/);
}

const hintsOf = async (who, id) => (await who.request('GET', `/api/tables/${id}`)).seats[0].hints;

const scenarios = {};
for (const game of games) {
  scenarios[`hints of ${game}`] = async ({ visitor, inspect }) => {
    const who = await visitor('desktop');
    const { page } = who;
    const id = await sit(who, game);
    assert.equal(await hintsOf(who, id), 0);
    await page.keyboard.press('h');
    await check(page);
    await inspect(page, 'with hints');
    // Put away and asked for again before anything has changed: the same answer, not another hint.
    await page.keyboard.press('Escape');
    await page.locator('.hints').waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await check(page);
    assert.equal(await hintsOf(who, id), 1);
    // The best one has the focus: Enter takes it up, nothing is sent.
    const before = (await who.request('GET', `/api/tables/${id}`)).updated;
    await page.keyboard.press('Enter');
    await page.locator('.hints').waitFor({ state: 'detached' });
    // Something is chosen.
    await page
      .locator('.pop, .is-sel, .is-chosen, .use.is-on, :is(.rw-dialog, .lw-offer) [aria-checked="true"]')
      .first()
      .waitFor({ state: 'attached' });
    await painted(page);
    assert.equal((await who.request('GET', `/api/tables/${id}`)).updated, before);
  };

  scenarios[`hints of ${game} on a phone`] = async ({ visitor, inspect }) => {
    const who = await visitor('phone', { language: 'en', theme: 'dark' });
    await sit(who, game);
    await who.page.locator('.hint-btn').tap();
    await check(who.page);
    await inspect(who.page, 'with hints');
    await who.page.locator('.hints li button').first().tap();
    await who.page.locator('.hints').waitFor({ state: 'detached' });
  };
}

scenarios['the end says how often hints were asked for'] = async ({ visitor }) => {
  const who = await visitor('desktop', { language: 'en' });
  const { page } = who;
  const id = await sit(who, 'railroad_ink');
  await page.keyboard.press('h');
  await check(page);
  // A bot plays it to the end.
  await who.request('POST', `/api/tables/${id}/resign`, { seat: 0 });
  await page.locator('.end').waitFor();
  await page.reload();
  await page.locator('.end', { hasText: '1 hint' }).waitFor();
};

export default scenarios;
