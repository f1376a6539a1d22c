// The replay: every position has its address, and what was done is seen again.
import assert from 'node:assert/strict';
import { finished } from '../finish.mjs';
import { quiet } from '../visitor.mjs';

const slider = (page) => page.getByRole('slider');
const position = async (page) => Number(await slider(page).getAttribute('aria-valuenow'));

/** The address, when it has followed. */
async function settled(page) {
  for (let before = ''; before !== page.url(); await page.waitForTimeout(300)) before = page.url();
  return page.url();
}

/** The most of something that was on the page at once, from here on. */
const watchFor = (page, selector) =>
  page.evaluate((wanted) => {
    globalThis.seen = 0;
    const look = () => {
      globalThis.seen = Math.max(globalThis.seen, document.querySelectorAll(wanted).length);
      requestAnimationFrame(look);
    };
    look();
  }, selector);
const seen = (page) => page.evaluate(() => globalThis.seen);
const sawSome = (page) => page.waitForFunction(() => globalThis.seen > 0);

export default {
  async 'the replay shows the board in every window'({ visitor }) {
    for (const [kind, sizes] of [
      ['desktop', [[1440, 900], [1366, 650], [720, 450]]], // prettier-ignore
      ['phone', [[390, 844], [360, 740], [844, 390]]], // prettier-ignore
    ]) {
      const who = await visitor(kind);
      const { page } = who;
      const id = await finished(who, 'railroad_ink', 1);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await who.open(`/t/${id}/at/30`);
        await page.locator('.rp-g').waitFor();
        await quiet(page);
        const seen = await page.locator('.replay-sheet').evaluate((sheet) => {
          const { left, right, width, height } = sheet.getBoundingClientRect();
          return { inside: left >= 0 && right <= innerWidth, least: Math.min(width, height) };
        });
        const least = Math.min(width, height) * (height < 500 ? 0.3 : 0.45);
        assert.ok(seen.inside && seen.least >= least, `${width} × ${height}: ${JSON.stringify(seen)}`);
      }
    }
  },

  async 'a shared position opens exactly there; the replay by keys'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    const id = await finished(who, 'railroad_ink', 1);
    await who.open(`/t/${id}/at/0`);
    await page.locator('.rp-g').waitFor();
    await page.keyboard.press('End');
    const last = await position(page);
    assert.equal(last, Number(await slider(page).getAttribute('aria-valuemax')));
    // The setup and every roll are a step, what was drawn is one each.
    assert.ok(last > 50 && last < 90, `${last} steps`);
    await page.keyboard.press('Home');
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight');
    assert.equal(await position(page), 9);
    const said = await page.locator('.replay .now p').innerText();
    const shared = await settled(page);

    const guest = await visitor('desktop', { language: 'en' });
    await guest.page.goto(shared);
    await guest.page.locator('.rp-g').waitFor();
    assert.equal(await position(guest.page), 9);
    assert.match(await slider(guest.page).getAttribute('aria-valuetext'), /^Round 1 · .+, step 9 of \d+$/);
    assert.equal(
      (await guest.page.locator('.replay .now strong').allInnerTexts()).at(-1),
      (await page.locator('.replay .now strong').allInnerTexts()).at(-1),
    );
    await inspect(guest.page, 'replay, en');

    await page.keyboard.press('ArrowDown');
    const turn = await position(page);
    assert.ok(turn > 9 || turn === last);
    await page.keyboard.press('ArrowUp');
    assert.ok((await position(page)) <= 9);
    assert.notEqual(said, '');
    await page.keyboard.press('a');
    assert.equal(await page.locator('.rp-all article').count(), 2);
    await page.keyboard.press('a');
    await page.locator('.rp-log').waitFor();
    // Only the turn that is looked at is open.
    assert.equal(await page.locator('.rp-mv [aria-expanded="true"]').count(), 1);
    const from = await position(page);
    await page.locator('body').press('Space');
    await page.waitForFunction((k) => Number(document.querySelector('[role=slider]').ariaValueNow) > k, from + 1);
    await page.locator('body').press('Space');
    const paused = await position(page);
    await page.waitForTimeout(700);
    assert.equal(await position(page), paused);
  },

  async 'the replay of Isle of Trains: the setup is one step, cars have names'({ visitor, inspect }) {
    const who = await visitor('phone');
    const { page } = who;
    const id = await finished(who, 'isle_of_trains', 1);
    await who.open(`/t/${id}/at/0`);
    await page.locator('.rp-g').waitFor();
    await page.getByRole('button', { name: 'Наступний крок' }).click();
    assert.match(await page.locator('.replay .now p').innerText(), /стіл підготовано/);
    await page.getByRole('button', { name: 'Розгорнути все' }).click();
    const steps = (await page.locator('.rp-mv .tn li').allInnerTexts()).join('\n');
    assert.doesNotMatch(steps, /вагон \d|[a-z]_\d/);
    await inspect(page, 'replay of Isle of Trains, phone');
  },

  async 'the next step of a replay is drawn and flies, a jump is there at once'({ visitor }) {
    const who = await visitor('desktop', { beats: 'fast' });
    const { page } = who;
    for (const [game, moving] of [
      ['railroad_ink', '.replay-sheet .drawing'],
      ['isle_of_trains', '.beat-fly'],
    ]) {
      await who.open('/');
      const id = await finished(who, game, 1);
      await who.open(`/t/${id}/at/0`);
      await page.locator('.rp-g').waitFor();
      await page.keyboard.press('End');
      await quiet(page);
      await watchFor(page, moving);
      await page.keyboard.press('Home');
      await quiet(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await quiet(page);
      assert.equal(await seen(page), 0, game);
      const from = await position(page);
      await page.keyboard.press('ArrowRight');
      await sawSome(page);
      assert.equal(await position(page), from + 1);
      // By itself, too.
      await watchFor(page, moving);
      await page.locator('body').press('Space');
      await sawSome(page);
      await page.locator('body').press('Space');
    }
  },

  async 'a line of the log opens its step of the replay'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    // A line of my own and one of somebody else's, with the word that both tell of.
    for (const [game, wanted] of [
      ['railroad_ink', [/^Ви: (естакада)/, /^Ви: (пряма станція)/]],
      ['isle_of_trains', [/^Ви: будівництво, ([^,]+)/, /^Семафор: будівництво, ([^,]+)/]],
    ]) {
      await who.open('/');
      const id = await finished(who, game, 1);
      for (const line of wanted) {
        await who.open(`/t/${id}`);
        await page.locator('.end h1').waitFor();
        await page.getByRole('button', { name: 'До столу' }).click();
        await page.locator('.log').waitFor();
        const lines = page.locator('.log .linelink');
        const texts = await lines.allInnerTexts();
        const at = texts.findIndex((text) => line.test(text));
        assert.ok(at >= 0, `${line}: ${texts.join(' | ')}`);
        const cell = await lines.nth(at).locator('xpath=../span[@class="at"]').innerText();
        await lines.nth(at).click();
        await page.locator('.rp-g').waitFor();
        await quiet(page);
        const told = await page.locator('.replay .now p').innerText();
        const [, word] = line.exec(texts[at]);
        assert.ok(told.startsWith(texts[at].split(':')[0]) && told.includes(word), `${texts[at]} | ${told}`);
        assert.ok(told.includes(cell), `${cell} | ${told}`);
      }
    }
  },

  async 'what decided a game is shown in its replay'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    const id = await finished(who, 'railroad_ink', 1);
    await who.open(`/t/${id}`);
    await page.locator('.decisive .linelink').click();
    await page.locator('.rp-g').waitFor();
    await quiet(page);
    assert.ok((await position(page)) > 0);
    assert.doesNotMatch(await page.locator('.replay .now p').innerText(), /^Випадок/);
    await page.goBack();
    await page.locator('.end-awards a').click();
    await page.locator('.rp-g').waitFor();
    await quiet(page);
    // The step brought points.
    assert.match(await page.locator('.replay .now p').innerText(), /[+−]\d+$/);
  },
};
