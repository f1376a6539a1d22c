// The replay: every position has its address, and what was done is seen again.
import assert from 'node:assert/strict';
import { finished } from '../finish.mjs';
import { quiet, soon } from '../visitor.mjs';

const slider = (page) => page.getByRole('slider');
const position = async (page) => Number(await slider(page).getAttribute('aria-valuenow'));
/** Waits until it stands there. */
const reached = (page, to) => soon(async () => assert.equal(await position(page), to));
const said = (page) => page.locator('.replay .now p');

/** The most of something that was on the page at once, from here on; told by every change of it, however short. */
const watchFor = (page, selector) =>
  page.evaluate((wanted) => {
    globalThis.watcher?.disconnect();
    globalThis.seen = 0;
    const look = () => (globalThis.seen = Math.max(globalThis.seen, document.querySelectorAll(wanted).length));
    globalThis.watcher = new MutationObserver(look);
    globalThis.watcher.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
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
    const last = Number(await slider(page).getAttribute('aria-valuemax'));
    await page.keyboard.press('End');
    await reached(page, last);
    // The setup and every roll are a step, what was drawn is one each.
    assert.ok(last > 50 && last < 90, `${last} steps`);
    await page.keyboard.press('Home');
    await page.waitForURL(/at\/0$/);
    for (let i = 1; i <= 9; i++) {
      const behind = page.url();
      await page.keyboard.press('ArrowRight');
      await reached(page, i);
      await page.waitForURL((url) => url.href !== behind); // it follows when the eye rests
    }
    const shared = page.url();

    const guest = await visitor('desktop', { language: 'en' });
    await guest.page.goto(shared);
    await guest.page.locator('.rp-g').waitFor();
    await reached(guest.page, 9);
    assert.match(await slider(guest.page).getAttribute('aria-valuetext'), /^Round 1 · .+, step 9 of \d+$/);
    const place = async (one) => (await one.locator('.replay .now strong').allInnerTexts()).at(-1);
    assert.ok(await place(page));
    await soon(async () => assert.equal(await place(guest.page), await place(page)));
    await inspect(guest.page, 'replay, en');

    await page.keyboard.press('ArrowDown');
    await soon(async () => assert.ok((await position(page)) > 9));
    await page.waitForURL((url) => url.href !== shared);
    const further = page.url();
    await page.keyboard.press('ArrowUp');
    await soon(async () => assert.ok((await position(page)) <= 9));
    await page.waitForURL((url) => url.href !== further);
    const before = page.url();
    await page.keyboard.press('a');
    await soon(async () => assert.equal(await page.locator('.rp-all article').count(), 2));
    await page.keyboard.press('a');
    await page.locator('.rp-log').waitFor();
    // Only the turn that is looked at is open.
    await soon(async () => assert.equal(await page.locator('.rp-mv [aria-expanded="true"]').count(), 1));
    const from = await position(page);
    await page.locator('body').press('Space');
    await page.waitForFunction((k) => Number(document.querySelector('[role=slider]').ariaValueNow) > k, from + 1);
    await page.locator('body').press('Space');
    await page.getByRole('button', { name: 'Відтворити', exact: true }).waitFor();
    // The step it was at is the last one: the address, which follows only what rests, is of that step.
    const paused = await position(page);
    await page.waitForURL((url) => url.href !== before);
    assert.equal(await position(page), paused);
  },

  async 'the replay of Isle of Trains: the setup is one step, cars have names'({ visitor, inspect }) {
    const who = await visitor('phone');
    const { page } = who;
    const id = await finished(who, 'isle_of_trains', 1);
    await who.open(`/t/${id}/at/0`);
    await page.locator('.rp-g').waitFor();
    await page.getByRole('button', { name: 'Наступний крок' }).click();
    await said(page).filter({ hasText: 'стіл підготовано' }).waitFor();
    // What happens comes into sight, between the sentence about it and the buttons.
    const cars = new Set();
    for (let i = 0; i < 60 && cars.size < 2; i++) {
      await page.keyboard.press('ArrowRight');
      await quiet(page);
      const lit = await page.evaluate(() => {
        const box = document.querySelector('.replay-scene .tc.is-lit')?.getBoundingClientRect();
        const [above, below] = ['.replay .now', '.rp-g .tp'].map((one) =>
          document.querySelector(one).getBoundingClientRect(),
        );
        return (
          box && { car: `${box.left} ${box.top}`, seen: box.top >= above.bottom - 1 && box.bottom <= below.top + 1 }
        );
      });
      if (!lit) continue;
      assert.ok(lit.seen, `${await said(page).innerText()}: ${JSON.stringify(lit)}`);
      cars.add(await said(page).innerText());
    }
    assert.ok(cars.size, 'no car was lit');
    await page.getByRole('button', { name: 'Розгорнути все' }).click();
    await page.locator('.rp-mv .tn li').nth(20).waitFor();
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
      await reached(page, from + 1);
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
        const lines = page.locator('.log .linelink');
        // A log comes page by page.
        const [at, text] = await soon(async () => {
          const texts = await lines.allInnerTexts();
          const found = texts.findIndex((one) => line.test(one));
          assert.ok(found >= 0, `${line}: ${texts.join(' | ')}`);
          return [found, texts[found]];
        });
        const cell = await lines.nth(at).locator('xpath=../span[@class="at"]').innerText();
        await lines.nth(at).click();
        await page.locator('.rp-g').waitFor();
        const [, word] = line.exec(text);
        await soon(async () => {
          const told = await said(page).innerText();
          assert.ok(told.startsWith(text.split(':')[0]) && told.includes(word), `${text} | ${told}`);
          assert.ok(told.includes(cell), `${cell} | ${told}`);
        });
      }
    }
  },

  async 'all boards of a replay stand beside each other, none over another'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    for (const bots of [2, 5]) {
      await who.open('/');
      const id = await finished(who, 'railroad_ink', bots);
      for (const [width, height] of [
        [1440, 900],
        [1366, 650],
        [844, 390],
        [390, 844],
      ]) {
        await page.setViewportSize({ width, height });
        await who.open(`/t/${id}/at/30`);
        await page.locator('.rp-g').waitFor();
        await page.keyboard.press('a');
        await page.locator('.rp-all article').nth(bots).waitFor();
        await quiet(page);
        const wrong = await page.locator('.rp-all').evaluate((all) => {
          const boxes = [...all.children].map((one) => one.getBoundingClientRect());
          const over = (a, b) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          const crossed = boxes.some((a, i) => boxes.some((b, k) => k > i && over(a, b)));
          const cut = [...all.children].some((one, i) => {
            const board = one.querySelector(':scope > svg').getBoundingClientRect();
            return board.height < 90 || board.bottom > boxes[i].bottom + 1;
          });
          // Side by side on a phone held sideways: the whole height of each is there.
          const low = innerHeight < 480 && boxes.some(({ bottom }) => bottom > all.getBoundingClientRect().bottom + 1);
          return { crossed, cut, low };
        });
        assert.deepEqual(wrong, { crossed: false, cut: false, low: false }, `${bots + 1} boards, ${width} × ${height}`);
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
    await soon(async () => assert.ok((await position(page)) > 0));
    await quiet(page);
    assert.doesNotMatch(await said(page).innerText(), /^Випадок/);
    await page.goBack();
    await page.locator('.end-awards a').click();
    await page.locator('.rp-g').waitFor();
    // The step brought points.
    await soon(async () => assert.match(await said(page).innerText(), /[+−]\d+$/));
  },
};
