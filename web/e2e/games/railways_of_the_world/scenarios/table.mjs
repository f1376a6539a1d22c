// Railways of the World at the table: a whole game in Mexico with bots, two browsers in the Eastern U.S., keys alone, a
// phone.
import assert from 'node:assert/strict';
import { secretOfSeed } from '../../../server.mjs';
import { painted } from '../../../visitor.mjs';
import { look, playGame, pressStop, step } from '../player.mjs';
import { deliver, playMoves, skip } from '../script.mjs';

const bot = { kind: 'bot', bot: 'level3' };
const table = (who, seats, options = {}) => who.table('railways_of_the_world', seats, options);
const mine = (page) => page.locator('.now:not(.waiting)').waitFor({ timeout: 60_000 });
const text = (page, selector) => page.locator(selector).first().innerText();

/** What the table of players says of a seat: level, cash, bonds, income and interest, points. */
const figures = (page, seat) =>
  page
    .locator(`.rw-players [data-place="hand:${seat}"] td`)
    .allInnerTexts()
    .then((cells) => cells.map((cell) => cell.trim()));

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
    const done = await playGame(page, { vary: true });
    for (const kind of ['finish', 'deliver', 'upgrade', 'card', 'bonds', 'bid'])
      assert.ok(done[kind], `${kind}: ${JSON.stringify(done)}`);
    await inspect(page, 'the end');
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

// Ann builds over a ridge and across Bo's track, and brings goods over his link; he urbanizes and goes west. What comes
// between is not played by hand.
scenarios['railways: two browsers in the Eastern U.S.'] = Object.assign(
  async ({ visitor, inspect }) => {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    const bo = await visitor('desktop', { name: 'Bo', theme: 'dark' });
    const id = await table(ann, [{ kind: 'me' }, { kind: 'open' }], { barons: false });
    await ann.open(`/t/${id}`);
    await ann.page.locator('.lobby').waitFor();
    await bo.introduce();
    await bo.open(`/t/${id}`);
    await bo.page.getByRole('button', { name: 'Сісти за стіл', exact: true }).click();
    await ann.page.getByRole('button', { name: 'Start', exact: true }).click();
    await Promise.all([ann, bo].map(({ page }) => page.locator('.now').waitFor()));

    await playMoves(bo.page, 'bid 1');
    await mine(ann.page);
    assert.match(await text(ann.page, '.now'), /Bo.*1/);
    assert.match(await text(ann.page, '.rw-dialog .conseq .warns'), /1 bond/);
    await playMoves(ann.page, 'bid 2');
    await playMoves(bo.page, 'pass');

    // Over a ridge: the receipt names it, and says what the bonds cost for good.
    await playMoves(ann.page, 'build new_york', 'lay 23.10 1-4');
    await pressStop(ann.page, 'syracuse');
    await painted(ann.page);
    const receipt = await text(ann.page, '.rw-estimate');
    assert.match(receipt, /4 \+ 4/);
    assert.match(receipt, /bond/);
    assert.ok(await ann.page.locator('.rw .ridge-glow').count(), 'the ridge glows');
    await inspect(ann.page, 'a way over a ridge');
    await ann.page.locator('.rw-estimate .yes').click();
    await skip(bo, id, 1, ['build new_york', 'lay 23.12 5-3', 'lay 22.12 0-2', 'lay 21.13 5-2']);

    await playMoves(ann.page, 'build new_york', 'lay 22.11 0-2', 'lay 22.12 5-1');
    await mine(bo.page);
    assert.equal(await bo.page.locator('.rw.pieces .loco').count(), 3);

    // More than the cash: the bonds are shown first.
    const [, , owed] = await figures(bo.page, 1);
    await playMoves(bo.page, 'urbanize toledo');
    await bo.page.locator('.rw-palette').waitFor();
    await inspect(bo.page, 'colours in the dark');
    await playMoves(bo.page, 'color yellow');
    await bo.page.locator('.now.waiting').waitFor();
    assert.ok(Number((await figures(bo.page, 1))[2]) > Number(owed), 'bonds were issued');
    await skip(ann, id, 0, ['upgrade']);
    await skip(bo, id, 1, ['build des_moines', 'lay 2.9 3-0', 'lay 3.9 3-0', 'lay 4.9 3-0', 'lay 5.9 3-1']);
    await skip(ann, id, 0, ['pass']);
    await skip(bo, id, 1, ['bid 1']);

    await playMoves(bo.page, 'western des_moines');
    await bo.page.locator('.rw .west-built').first().waitFor({ state: 'attached' });

    // Over Bo's link: both get a point, and it is said before.
    await mine(ann.page);
    await pressStop(ann.page, 'philadelphia:yellow');
    const tag = ann.page.locator('.rw-dtag').first();
    assert.match((await tag.innerText()).replaceAll('\n', ' '), /Ann\s*\+\d.*Bo\s*\+1/);
    await ann.page.keyboard.press('Escape');
    const before = await Promise.all([0, 1].map((seat) => figures(ann.page, seat)));
    await deliver(ann.page, 'philadelphia:yellow', 'baltimore');
    await ann.page.locator('.now.waiting').waitFor();
    const after = await Promise.all([0, 1].map((seat) => figures(ann.page, seat)));
    for (const seat of [0, 1]) assert.ok(Number(after[seat][4]) > Number(before[seat][4]), `points of seat ${seat}`);
  },
  { secret: secretOfSeed(13) },
);

export default scenarios;
