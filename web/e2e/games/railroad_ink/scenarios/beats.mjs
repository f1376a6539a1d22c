// Railroad Ink between two rounds: what the others drew and what it brought.
import assert from 'node:assert/strict';
import { painted } from '../../../visitor.mjs';
import { step } from '../player.mjs';

/** The small boards of the others show what is new on them. */
const marked = (page) => page.locator('.opp .bd-changed').first().waitFor({ state: 'attached' });

const bot = { kind: 'bot', bot: 'greedy' };

async function playRound(page, touch = false) {
  for (let i = 0; i < 40 && !(await page.locator('.round-sum').count()); i++) {
    const what = await Promise.race([
      step(page, { touch }).catch(() => 'late'),
      page
        .locator('.round-sum')
        .waitFor()
        .then(() => 'sum'),
    ]);
    if (what === 'confirm') return;
  }
}

export default {
  async 'ink: after a round all boards are shown'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en', beats: 'fast' });
    const { page } = who;
    await who.enter(await who.table('railroad_ink', [{ kind: 'me' }, bot, bot]));
    await page.locator('.now:not(.waiting)').waitFor();
    await playRound(page);
    const sum = page.locator('.round-sum');
    await sum.waitFor();
    await page.keyboard.press('p');
    assert.match(await sum.locator('h2').innerText(), /Round 1/);
    assert.equal(await sum.locator('.boards > li').count(), 3);
    for (const board of await sum.locator('.boards > li').all()) {
      // Every piece that was drawn is named, and its space is amber.
      const made = await board.locator('.ink-made .f:not(.off)').count();
      assert.ok(made > 0);
      assert.equal(await board.locator('.bd-changed').count(), made);
      // The points add up.
      const gains = (await board.locator('.gains b').allTextContents()).map((text) => Number(text.replace('−', '-')));
      const total = Number((await board.locator('.sc i').innerText()).replace('−', '-'));
      assert.equal(
        gains.reduce((sum, n) => sum + n, 0),
        total,
      );
    }
    await inspect(page, 'ink: after a round');
    await page.keyboard.press('Enter');
    await sum.waitFor({ state: 'detached' });
    await marked(page);
    // It can be looked at once more; a die taken in hand ends it.
    await page.keyboard.press('Shift+W');
    await sum.waitFor();
    await page.locator('.dice .die').first().click();
    await sum.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    // Switched off, only the small boards keep their marks.
    await page.keyboard.press('Shift+W');
    await sum.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await playRound(page);
    await page.locator('.now:not(.waiting)').waitFor();
    await marked(page);
    assert.equal(await sum.count(), 0);
  },

  async 'ink: after a round, in a low window the boards are whole'({ visitor }) {
    const who = await visitor('desktop', { language: 'ru', beats: 'fast' });
    const { page } = who;
    await page.setViewportSize({ width: 1366, height: 650 });
    await who.enter(await who.table('railroad_ink', [{ kind: 'me' }, bot]));
    await page.locator('.now:not(.waiting)').waitFor();
    await playRound(page);
    await page.locator('.round-sum').waitFor();
    await page.keyboard.press('p');
    const { top } = await page.locator('.round-sum footer').evaluate((one) => one.getBoundingClientRect());
    for (const part of await page.locator('.round-sum .boards :is(.bd, .more)').all()) {
      const { bottom } = await part.evaluate((one) => one.getBoundingClientRect());
      assert.ok(bottom <= top, `a board or what it brought ends at ${bottom}, under the foot at ${top}`);
    }
  },

  async 'ink: after a round, on a phone'({ visitor, inspect }) {
    const who = await visitor('phone', { language: 'uk', theme: 'dark', beats: 'fast' });
    const { page } = who;
    await who.enter(await who.table('railroad_ink', [{ kind: 'me' }, bot, bot], { lava: true }));
    await page.locator('.now:not(.waiting)').waitFor();
    await playRound(page, true);
    await page.locator('.round-sum').waitFor();
    await inspect(page, 'ink: after a round, phone');
    const { bottom } = await page
      .locator('.round-sum .btn-primary')
      .evaluate((button) => button.getBoundingClientRect());
    assert.ok(bottom <= 844, `the button that goes on ends at ${bottom}`);
    // Held sideways the boards have the window under the bar, and the way on stays.
    await page.keyboard.press('p');
    await page.setViewportSize({ width: 844, height: 390 });
    await painted(page);
    const box = (selector) => page.locator(selector).first().boundingBox();
    const [sum, board, goes] = await Promise.all(['.round-sum', '.round-sum .bd', '.round-sum .btn-primary'].map(box));
    assert.ok(sum.width > 800 && sum.height > 330, `the sum is ${sum.width} × ${sum.height}`);
    assert.ok(board.width > 200 && board.y + 120 < goes.y, `a board of ${board.width} at ${board.y}`);
    assert.ok(goes.x + goes.width <= 844 && goes.y + goes.height <= 390, 'the button that goes on lies outside');
    await inspect(page, 'ink: after a round, phone held sideways');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.round-sum .btn-primary').tap();
    await page.locator('.now:not(.waiting)').waitFor();
  },

  async 'ink: pairs that others take are played'({ visitor }) {
    const who = await visitor('desktop', { language: 'en', beats: 'slow' });
    const { page } = who;
    await who.enter(await who.table('railroad_ink', [{ kind: 'me' }, bot, bot], { draft: true }));
    for (let i = 0; i < 6 && !(await page.locator('.beat-control').count()); i++)
      await Promise.race([step(page).catch(() => {}), page.locator('.beat-control').waitFor()]);
    await page.locator('.now p', { hasText: 'pair' }).waitFor();
    await page.locator('.beat-control .skip').click();
    await page.locator('.now:not(.waiting)').waitFor();
  },
};
