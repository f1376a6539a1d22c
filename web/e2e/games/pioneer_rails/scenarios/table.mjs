// Pioneer Rails at the table: whole games alone and with others, drawing by press, drag and keys, bonuses, reasons, a
// phone.
import assert from 'node:assert/strict';
import { secretOfSeed } from '../../../server.mjs';
import { painted, quiet, soon } from '../../../visitor.mjs';
import { laid, look, playGame, pressAt, step } from '../player.mjs';
import { linesOf, playRecord } from '../script.mjs';

const says = (page, selector, pattern) =>
  soon(async () => assert.match(await page.locator(selector).first().innerText(), pattern));
const text = (page, selector) => page.locator(selector).first().innerText();
const bot = { kind: 'bot', bot: 'random' };
const table = (who, seats, options = {}) => who.table('pioneer_rails', seats, options);

const mine = (page) => page.locator('.now:not(.waiting)').waitFor({ timeout: 60_000 });

/** Takes the first card that may be taken, whoever the dealer is. */
async function takeCard(page) {
  for (;;) {
    await mine(page);
    const what = await step(page, { choose: (list) => list[0] });
    if (what === 'pick') return;
  }
}

const scenarios = {
  async 'pioneer: a game alone to the end'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }], { side: 'B', level: 'medium' }));
    await mine(page);
    await inspect(page, 'a card to choose');
    await takeCard(page);
    await inspect(page, 'tracks to lay');
    const done = await playGame(page);
    assert.ok(done.lay >= 50, JSON.stringify(done));
    assert.equal(done.done, 20, JSON.stringify(done));
    await inspect(page, 'end of a game alone');
  },

  async 'pioneer: two browsers and two bots'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann' });
    const bo = await visitor('desktop', { name: 'Bo', language: 'en', theme: 'dark' });
    const id = await table(ann, [{ kind: 'me' }, { kind: 'open' }, bot, bot]);
    await ann.open(`/t/${id}`);
    await ann.page.locator('.lobby').waitFor();
    await bo.introduce();
    await bo.open(`/t/${id}`);
    await bo.page.getByRole('button', { name: 'Take a seat', exact: true }).click();
    await ann.page.getByRole('button', { name: 'Почати', exact: true }).click();
    await Promise.all([ann, bo].map(({ page }) => page.locator('.now').waitFor()));
    const first = { until: (done) => done.done === 1 };
    await Promise.all([playGame(ann.page, first), playGame(bo.page, first)]);
    await inspect(bo.page, 'a turn in the dark');
    const [a, b] = await Promise.all([playGame(ann.page), playGame(bo.page, { choose: (list) => list[0] })]);
    assert.ok(a.pick >= 18 && b.pick >= 18, JSON.stringify([a, b]));
    // Both are told the same points.
    const points = ({ page }) => page.locator('.pr-final .hd em').allInnerTexts();
    await soon(async () => {
      assert.equal((await points(ann)).length, 4);
      assert.deepEqual(await points(ann), await points(bo));
    });
    await inspect(ann.page, 'end for four');
  },

  async 'pioneer: five seats and the extra card'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }, bot, bot, bot, bot], { extra_card: true }));
    await mine(page);
    await soon(async () => assert.equal(await page.locator('.pick.out').count(), 1, 'one card is discarded'));
    await says(page, '.pr-deal', /Fifth card of the round/);
    await inspect(page, 'five seats');
    const done = await playGame(page, { until: ({ pick = 0 }) => pick === 4 });
    assert.equal(done.pick, 4);
    // The fifth card of a round is the hidden one: there is nothing to choose from.
    await playGame(page, { until: (more) => more.done });
    await mine(page);
    await soon(async () => {
      const now = await look(page);
      assert.equal(now.cards.length, 1, JSON.stringify(now));
      assert.match(now.now, /hidden card/i);
    });
    await step(page);
    await playGame(page, { until: (more) => more.done });
  },

  async 'pioneer: drawn along corners, and back'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }, bot]));
    await takeCard(page);
    // The first track by a press: its end is the head.
    await step(page);
    await laid(page, 1);
    const head = await page.locator('.df-head').boundingBox();
    const from = [head.x + head.width / 2, head.y + head.height / 2];
    // On along whatever glows from there.
    const { legal } = await look(page);
    const next = legal
      .map(([x, y]) => ({ to: [2 * x - from[0], 2 * y - from[1]], far: Math.hypot(x - from[0], y - from[1]) }))
      .sort((a, b) => a.far - b.far)[0];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...next.to, { steps: 6 });
    await laid(page, 2);
    await page.mouse.move(...from, { steps: 6 });
    await laid(page, 1);
    await page.mouse.move(...next.to, { steps: 6 });
    await laid(page, 2);
    await page.mouse.up();
    await page.keyboard.press('Backspace');
    await laid(page, 1);
    await page.keyboard.press('z');
    await laid(page, 0);
  },

  async 'pioneer: offers before a bonus, the land of a ranch, headings of turns, the hand before its fifth card'({
    visitor,
    inspect,
  }) {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }]));
    await takeCard(page);
    // What a town box would buy is on the map before any bonus is chosen.
    await soon(async () => assert.match(await page.locator('.pr.board .pr-faint').getAttribute('d'), /^M/));
    assert.equal(await page.locator('.chooser').count(), 0);
    // A ranch that is pointed at shows its land, and those that share it.
    assert.equal(await page.locator('.pr.board .pasture').count(), 0);
    await page.locator('.pr.board [data-place="H8"]').first().hover({ force: true });
    await page.locator('.pr.board .pasture').first().waitFor({ state: 'attached' });
    await page.mouse.move(2, 2);
    await page.locator('.pr.board .pasture').first().waitFor({ state: 'detached' });
    // Four cards later the hand says by itself what the fifth can make of it.
    await playGame(page, { until: ({ done = 0 }) => done === 4 });
    await mine(page);
    await page.locator('.pr-poker').waitFor();
    await soon(async () => assert.equal(await page.locator('.pr-poker .pr-five i:not(:empty)').count(), 4));
    await page.locator('.pr-poker .ways li').first().waitFor();
    await says(page, '.pr-paper .sum', /^Now\s*\d+$/);
    await inspect(page, 'the hand before its fifth card');
    // The first turn stands under the opening of the log.
    await soon(async () => {
      const headings = (await page.locator('.log .round').allInnerTexts()).map((one) => one.toLowerCase());
      for (let turn = 2; turn <= 5; turn++) assert.ok(headings.includes(`round 1, turn ${turn}`), headings.join(' | '));
    });
  },

  async 'pioneer: bonuses and reasons'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }, bot]));
    await takeCard(page);
    // The turn cannot be ended yet: the button says what is missing, and more when pressed.
    await says(page, '.acts .why', /3/);
    await page.locator('.primary').click({ force: true });
    await page.locator('.pr-why').waitFor();
    await says(page, '.pr-why', /PR-X21/);
    await page.keyboard.press('Escape');
    // A bonus is looked at, with the tracks it opens, and taken.
    await page.keyboard.press('b');
    await page.locator('.chooser').waitFor();
    await inspect(page, 'bonuses');
    await page.locator('[data-thing="bonus:shortcut"]').click();
    await painted(page);
    await page.locator('.pr.board .legal .lg-line').first().waitFor({ state: 'attached' }); // the shortcuts are shown
    const { legal } = await look(page);
    await pressAt(page, legal[0]);
    await page.locator('.pr.board .pv-dash').waitFor({ state: 'attached' });
    await quiet(page);
    await page.keyboard.press('Enter');
    await laid(page, 1);
    await says(page, '.pr-bonuses .count', /none/);
    // No town box is left: the next one is refused in place.
    await page.locator('[data-thing="bonus:bridge"]').click({ force: true });
    await page.locator('.pr-why').waitFor();
    await says(page, '.pr-why', /PR-X22/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('z');
    await quiet(page);
    await page.keyboard.press('z');
    await laid(page, 0);
    await page.waitForFunction(() => !/none/.test(document.querySelector('.pr-bonuses .count').textContent));
  },

  async 'pioneer: keyboard only'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    const key = (name) => page.keyboard.press(name);
    await who.enter(await table(who, [{ kind: 'me' }]));
    for (let turn = 0; turn < 2; turn++) {
      await mine(page);
      await key('1');
      await quiet(page);
      await key('Enter');
      await page.locator('.pr.board .legal').first().waitFor({ state: 'attached' });
      for (let n = 1; n <= 3; n++) {
        await key('n');
        await page.locator('.pr.board .pv-dash').waitFor({ state: 'attached' });
        await quiet(page);
        await key('Enter');
        await laid(page, n);
      }
      const before = await text(page, '.roundline b');
      await key('e');
      await page.waitForFunction((old) => document.querySelector('.roundline b').textContent !== old, before);
    }
  },

  async 'pioneer: a turn on a phone'({ visitor, inspect }) {
    const who = await visitor('phone');
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }, bot, bot], { side: 'B' }));
    await mine(page);
    await inspect(page, 'a phone');
    const done = await playGame(page, { touch: true, until: (all) => all.done === 2 });
    assert.ok(done.lay >= 4, JSON.stringify(done));
    for (const tab of ['sheet', 'players', 'log', 'turn']) {
      await page.locator(`.bsheet [data-tab="${tab}"]`).tap();
      await painted(page);
      await inspect(page, `the phone's ${tab}`);
    }
  },
};

// A game of a bot, played again by hand: bridges, shortcuts, banks and all. `roundhouse sim pioneer_rails --seats 1 --bots
// greedy --option side=B --option extra_card=true --seed 4 --games 1 --out DIR` wrote it.
const recorded = linesOf(new URL('../records/solo_b_extra_card.jsonl', import.meta.url));
scenarios['pioneer: a recorded game, drawn by hand'] = Object.assign(
  async ({ visitor, inspect }) => {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    const id = await table(who, [{ kind: 'me' }], recorded[0].options);
    await who.enter(id);
    const deposit = recorded.findIndex(({ move }) => move?.startsWith('deposit'));
    await playRecord(page, recorded.slice(0, deposit));
    await page.locator('.deposit').waitFor();
    await inspect(page, 'nuggets for a bank');
    await playRecord(page, recorded.slice(deposit));
    await page.locator('.end').waitFor();
    const { result } = await who.request('GET', `/api/tables/${id}`);
    assert.deepEqual(result.scores, recorded.at(-1).result.scores);
  },
  { secret: secretOfSeed(recorded[0].seed) },
);

export default scenarios;
