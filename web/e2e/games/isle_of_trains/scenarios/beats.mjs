// Others' turns at Isle of Trains: played one after the other, skipped, broken off by one's own move, summed up.
import assert from 'node:assert/strict';
import { painted, quiet, soon } from '../../../visitor.mjs';
import { look, press, step } from '../player.mjs';

const bot = { kind: 'bot', bot: 'expert' };
const control = '.beat-control';

/** Keeps what the now-line says, and whose it is, while something is played. */
const listen = (page) =>
  page.evaluate(() => {
    globalThis.captions = [];
    const hear = () => {
      const text = document.querySelector('.now p')?.textContent;
      const last = globalThis.captions.at(-1)?.text;
      if (document.querySelector('.beat-control') && text && text !== last)
        globalThis.captions.push({ text, seat: document.querySelector('.now .seat').dataset.p });
    };
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** My own turn, until the others are being played. */
async function endTurn(page) {
  for (let i = 0; i < 40; i++) {
    if (await page.locator(control).count()) return;
    await Promise.race([step(page, { order: ['build', 'load', 'take'] }), page.locator(control).waitFor()]).catch(
      async (error) => {
        if (!(await page.locator(control).count())) throw error;
      },
    );
  }
  throw new Error('the turn does not end');
}

async function table(who, bots) {
  const id = await who.table('isle_of_trains', [{ kind: 'me' }, ...Array.from({ length: bots }, () => bot)]);
  await who.enter(id);
  await who.page.locator('.now:not(.waiting)').waitFor();
  return id;
}

const mine = (page) => page.locator('.now:not(.waiting)').waitFor();

/** At the server it is my turn, long before the page has played it all. */
const othersAreDone = (who, id) =>
  soon(async () => {
    const { seats } = await who.request('GET', `/api/tables/${id}`);
    assert.ok(seats[0].to_move, 'the bots do not end their turns');
  });

export default {
  async "isle: others' turns are played in order and summed up"({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en', beats: 'fast' });
    const { page } = who;
    await table(who, 3);
    await listen(page);
    await endTurn(page);
    await page.locator('.since').waitFor();
    const captions = await page.evaluate(() => globalThis.captions);
    const seats = captions.map(({ seat }) => seat);
    assert.equal(new Set(seats).size, 3, JSON.stringify(captions));
    // Whoever has had their turn does not come again.
    assert.equal(seats.filter((seat, i) => seat !== seats[i - 1]).length, 3, JSON.stringify(captions));
    assert.ok(
      captions.every(({ text }) => /^\w.*: /.test(text)),
      JSON.stringify(captions),
    );
    // The strip names each of them, and its numbers stand on the table.
    const numbers = (selector) => page.locator(`${selector} .seat-number`).allTextContents();
    await soon(async () => {
      assert.equal(await page.locator('.since .who').count(), 3);
      const inStrip = await numbers('.since');
      assert.ok(inStrip.length > 0);
      const onTable = await numbers('.table-isle');
      for (const n of inStrip) assert.ok(onTable.includes(n), `${n} is not on the table: ${onTable}`);
    });
    await inspect(page, 'isle: since my turn');
    // It folds up, opens again, and goes with the first thing I do.
    await page.keyboard.press('Escape');
    await page.locator('.since').waitFor({ state: 'detached' });
    await soon(async () => assert.deepEqual(await numbers('.table-isle'), []));
    await page.keyboard.press('Shift+W');
    await page.locator('.since').waitFor();
    await page.keyboard.press('Shift+W');
    await page.locator(control).waitFor();
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press(' ');
    await page.locator('.since').waitFor();
    await step(page, { order: ['take'] });
    await page.locator('.since').waitFor({ state: 'detached' });
    await soon(async () => assert.match(await page.locator('.news-chip').innerText(), /What’s new\s*\d/));
  },

  async "isle: others' turns can be paused and skipped"({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'uk', theme: 'dark', beats: 'slow' });
    const { page } = who;
    const id = await table(who, 2);
    await endTurn(page);
    await page.keyboard.press('p');
    await page.locator(`${control} [aria-pressed="true"]`).first().waitFor();
    const text = await page.locator('.now p').innerText();
    await inspect(page, "isle: others' turns, dark");
    // However far the others are, the page stays where it was paused.
    await othersAreDone(who, id);
    await painted(page);
    assert.equal(await page.locator('.now p').innerText(), text);
    await page.keyboard.press('4');
    await soon(async () => assert.equal(await page.evaluate(() => localStorage.beatSpeed), 'fast'));
    await page.keyboard.press('1');
    await page.locator(`${control} .skip`).click();
    await page.locator('.since').waitFor();
    await mine(page);
    await inspect(page, 'isle: since my turn, dark');
    // For those who hear it the sum is said.
    await soon(async () => assert.match(await page.locator('p.vh[role="status"]').innerText(), /: .+\. Очок: \d/));
  },

  async "isle: on a phone held either way others' turns are read and skipped"({ visitor, inspect }) {
    for (const [width, height] of [
      [360, 740],
      [844, 390],
    ]) {
      const who = await visitor('phone', { language: 'uk', beats: 'slow' });
      const { page } = who;
      await page.setViewportSize({ width, height });
      await table(who, 1);
      await endTurn(page);
      await page.keyboard.press('p');
      await page.locator(`${control} [aria-pressed="true"]`).waitFor();
      await inspect(page, `isle: others' turns, ${width} pixels`);
      const line = await page.locator('.now').boundingBox();
      for (const part of [
        'p',
        `${control} button:nth-child(1)`,
        `${control} button:nth-child(2)`,
        `${control} .skip`,
      ]) {
        const box = await page.locator(`.now ${part}`).boundingBox();
        assert.ok(box.width >= (part === 'p' ? 120 : 44), `${part} is ${box.width} wide, ${width} pixels`);
        assert.ok(box.y >= line.y - 1 && box.y + box.height <= line.y + line.height + 1, `${part}, ${width} pixels`);
        assert.ok(box.x + box.width <= line.x + line.width, `${part}, ${width} pixels`);
      }
      await page.locator(`${control} button:nth-child(2)`).tap();
      await soon(async () => assert.equal(await page.evaluate(() => localStorage.beatSpeed), 'normal'));
      await page.locator(`${control} .skip`).tap();
      await mine(page);
    }
  },

  async 'isle: my own move ends what is being played'({ visitor }) {
    const who = await visitor('desktop', { language: 'en', beats: 'slow' });
    const { page } = who;
    const id = await table(who, 2);
    await endTurn(page);
    await page.keyboard.press('p');
    await othersAreDone(who, id);
    await page.locator(control).waitFor();
    // The word of it may still be on its way to the page.
    await soon(async () => {
      if (await page.locator(control).count()) await press(page, 'hand:0');
      assert.equal(await page.locator(control).count(), 0);
    });
    await mine(page);
    await quiet(page);
    if (!(await page.locator('.tcard.is-sel').count())) await press(page, 'hand:0');
    await soon(async () => assert.equal(await page.locator('.tcard.is-sel').count(), 1));
    await page.keyboard.press('Escape');
    await soon(async () => assert.ok((await look(page)).uses.some((use) => use.kind === 'show')));
  },

  async "isle: others' turns on a phone"({ visitor, inspect }) {
    const who = await visitor('phone', { language: 'ru', beats: 'slow' });
    const { page } = who;
    await table(who, 2);
    await endTurn(page);
    await inspect(page, "isle: others' turns, phone");
    await page.locator(`${control} .skip`).tap();
    await page.locator('.since').waitFor();
    await inspect(page, 'isle: since my turn, phone');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    assert.ok(wide, 'the page scrolls sideways');
    await page.locator('.since .x .btn').first().tap();
    await page.locator('.news-chip').waitFor();
  },

  async "isle: others' turns in sum, and after a reload"({ visitor }) {
    const who = await visitor('desktop', { language: 'en', beats: 'slow' });
    const { page } = who;
    await page.evaluate(() => (localStorage.othersTurns = 'sum'));
    await table(who, 1);
    let played = false;
    // From an own move on: what the others did before it is not told again after a reload.
    // And until the other's turn brings points: those that stayed are not told as a change.
    const points = async () => (await page.locator('.since .pt').allInnerTexts()).join();
    for (let i = 0; i < 120 && !(i && /\d+ → \d+/.test(await points())); i++) {
      played ||= (await page.locator(control).count()) > 0;
      await step(page, { order: ['build', 'load', 'take'] });
    }
    assert.equal(played, false);
    assert.match(await points(), /\d+ → \d+/);
    // Told by the log alone, without the points that nobody here has seen.
    await page.reload();
    await page.locator('.since').waitFor();
    await soon(async () => assert.match(await page.locator('.since .pt').innerText(), /^\d+$/));
  },
};
