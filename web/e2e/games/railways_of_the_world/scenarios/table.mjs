// Railways of the World at the table: a whole game in Mexico with bots, two browsers in the Eastern U.S., keys alone, a
// phone.
import assert from 'node:assert/strict';
import { look, playGame, step } from '../player.mjs';

const bot = { kind: 'bot', bot: 'random' };
const table = (who, seats, options = {}) => who.table('railways_of_the_world', seats, options);
const mine = (page) => page.locator('.now:not(.waiting)').waitFor({ timeout: 60_000 });

/** Plays until my first action. */
async function firstAction(page) {
  for (let i = 0; i < 40; i++) {
    await mine(page);
    if ((await look(page)).actions.length) return;
    await step(page);
  }
  throw new Error('no action came');
}

const scenarios = {
  async 'railways: a whole game in Mexico with two bots'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }, bot, bot], { map: 'mexico' }));
    await mine(page);
    await inspect(page, 'barons to choose from');
    await firstAction(page);
    await inspect(page, 'an action to choose');
    const done = await playGame(page);
    assert.ok(done.finish > 2, JSON.stringify(done));
    await inspect(page, 'the end');
  },

  async 'railways: two browsers in the Eastern U.S.'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann' });
    const bo = await visitor('desktop', { name: 'Bo', language: 'en', theme: 'dark' });
    const id = await table(ann, [{ kind: 'me' }, { kind: 'open' }], { barons: false });
    await ann.open(`/t/${id}`);
    await ann.page.locator('.lobby').waitFor();
    await bo.introduce();
    await bo.open(`/t/${id}`);
    await bo.page.getByRole('button', { name: 'Take a seat', exact: true }).click();
    await ann.page.getByRole('button', { name: 'Почати', exact: true }).click();
    await Promise.all([ann, bo].map(({ page }) => page.locator('.now').waitFor()));
    // Whoever has finished two links waits for the other.
    const until = (done) => (done.finish ?? 0) >= 2;
    await Promise.race([playGame(ann.page, { until }), playGame(bo.page, { until })]);
    await inspect(bo.page, 'links in the dark');
  },

  async 'railways: a tile is laid and taken back, and the question why is answered, by keys alone'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }], { map: 'mexico' }));
    await firstAction(page);
    await page.keyboard.press('b');
    await page.keyboard.press('n');
    await page.locator('.rw .r-chosen').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.locator('.rw .h-legal, .rw .exit').first().waitFor({ state: 'attached' });
    // The first hex, then its first exit.
    await page.keyboard.press('n');
    await page.locator('.rw .exit').first().waitFor({ state: 'attached' });
    await page.keyboard.press('n');
    await page.locator('.rw-estimate .yes').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.rw .h-edge').first().waitFor({ state: 'attached' });
    assert.match(await page.locator('.rw-estimate').innerText(), /\d/);
    await page.keyboard.press('Backspace');
    await page.locator('.rw .h-edge').first().waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await page.locator('.rw-why').waitFor();
    assert.match(await page.locator('.rw-why').innerText(), /RW-241/);
    await page.keyboard.press('Escape');
    await page.locator('.rw-why').waitFor({ state: 'detached' });
  },

  async 'railways: on a phone a link is built by taps'({ visitor, inspect }) {
    const who = await visitor('phone');
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }], { map: 'mexico' }));
    await firstAction(page);
    await inspect(page, 'an action on a phone');
    const done = await playGame(page, { touch: true, until: (all) => (all.finish ?? 0) >= 1 });
    assert.equal(done.finish, 1, JSON.stringify(done));
    await inspect(page, 'a link on a phone');
  },
};

export default scenarios;
