// Railroad Ink at the table: whole games, drawing, undo, keyboard, phone, replay.
import assert from 'node:assert/strict';
import { quiet, soon, speaks } from '../../../visitor.mjs';
import { playGame, step } from '../player.mjs';

const text = (page, selector) => page.locator(selector).first().innerText();
const says = (page, selector, pattern) => soon(async () => assert.match(await text(page, selector), pattern));
const counts = (page, selector, n, why = selector) =>
  soon(async () => assert.equal(await page.locator(selector).count(), n, why));
const bot = { kind: 'bot', bot: 'greedy' };

const table = (who, seats, options = {}) => who.table('railroad_ink', seats, options);

const scenarios = {
  async 'play now in two clicks'({ visitor }) {
    const { page } = await visitor();
    await page.locator('#quick-game').selectOption('railroad_ink');
    await page.getByRole('button', { name: 'Грати зараз' }).click();
    await page.locator('.die').first().waitFor();
    await page.locator('.now:not(.waiting)').waitFor();
    await counts(page, '.opp', 2);
    await page.locator('[data-cell="01"]').click();
    await page.locator('.ink .preview').waitFor();
    await says(page, '.now p', /B1/);
  },

  async 'solo base game to the end'({ visitor, inspect }) {
    const who = await visitor();
    const id = await table(who, [{ kind: 'me' }]);
    await who.enter(id);
    await inspect(who.page, 'table');
    const done = await playGame(who.page);
    assert.ok(done.draw > 10, JSON.stringify(done));
    await says(who.page, '.end h1', /оч/);
    await inspect(who.page, 'end of a solo game');
    await who.page.getByRole('button', { name: 'Перевірити кидки' }).click();
    await who.page.getByText('Перевірено у вашому браузері').waitFor();
    const download = who.page.waitForEvent('download');
    await who.page.getByRole('link', { name: 'Зберегти запис' }).click();
    assert.match((await download).suggestedFilename(), /jsonl$/);
    await who.page.getByRole('button', { name: 'Ще раз' }).click();
    await who.page.locator('.now:not(.waiting)').waitFor();
    assert.notEqual(who.page.url().split('/').at(-1), id);
  },

  async 'two browsers with lava and meteors'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann' });
    const bo = await visitor('desktop', { name: 'Bo', language: 'en', theme: 'dark' });
    const id = await table(ann, [{ kind: 'me' }, { kind: 'open' }], { lava: true, meteor: true });
    await ann.open(`#/t/${id}`);
    await ann.page.locator('.lobby').waitFor();
    await inspect(ann.page, 'lobby of the host');
    await bo.page.locator('.ticket input').fill(`${ann.page.url()}`);
    await bo.page.getByRole('button', { name: 'Take a seat', exact: true }).click();
    await bo.page.locator('.lobby').waitFor();
    await bo.page.getByRole('button', { name: 'Take a seat', exact: true }).click();
    await ann.page.getByRole('button', { name: 'Почати', exact: true }).click();
    await Promise.all([ann, bo].map(({ page }) => page.locator('.now:not(.waiting)').waitFor()));
    await inspect(ann.page, 'meteor decision');
    await inspect(bo.page, 'meteor decision, dark');
    const [a, b] = await Promise.all([playGame(ann.page), playGame(bo.page, { choose: (cells) => cells[0] })]);
    assert.ok(a.draw > 8 && b.draw > 8);
    await counts(ann.page, '.end-boards li', 2);
    await inspect(ann.page, 'end for two');
    const first = '.end-boards li:nth-child(1) .pts';
    await soon(async () => assert.equal(await text(ann.page, first), await text(bo.page, first)));
  },

  async 'draft with a bot'({ visitor, inspect }) {
    const who = await visitor();
    const id = await table(who, [{ kind: 'me' }, bot], { draft: true });
    await who.enter(id);
    await who.page.locator('.pair:not(:disabled):not(.taken)').first().waitFor();
    await inspect(who.page, 'draft');
    const done = await playGame(who.page);
    assert.ok(done.take >= 14, JSON.stringify(done));
  },

  async 'hot-seat with a cover at every hand-over'({ visitor, inspect }) {
    const who = await visitor();
    const id = await table(who, [{ kind: 'me' }, { kind: 'local', name: 'Бо' }], { meteor: true });
    await who.open(`#/t/${id}`);
    await who.page.locator('.handover').waitFor();
    assert.equal(await who.page.locator('.ink').count(), 0, 'the board is covered');
    await inspect(who.page, 'hand-over');
    const done = await playGame(who.page);
    // Whoever ends a round begins the next, so the screen changes hands once a round.
    assert.ok(done.handover >= 7, JSON.stringify(done));
  },

  async 'a new table from the dialog'({ visitor }) {
    const { page } = await visitor('desktop', { language: 'en' });
    await page.locator('.game[data-game="railroad_ink"] .btn-primary').click();
    const dialog = page.locator('dialog');
    await dialog.getByLabel('Seat 2', { exact: true }).selectOption('local');
    await dialog.getByLabel('Name', { exact: true }).fill('Olena');
    await dialog.getByRole('button', { name: 'Remove seat 3' }).click();
    await dialog.getByText('Lava', { exact: true }).click();
    await dialog.getByRole('button', { name: 'spaces' }).click();
    await dialog.getByLabel('Name of the table').fill('Sunday');
    await dialog.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.handover').waitFor();
    await says(page, '.bar-top', /Sunday/);
    await says(page, '.bar-top', /Lava/);
    await page.locator('.handover .btn').click();
    await page.locator('.volcano').waitFor();
  },

  async 'a seat moves to another device'({ visitor }) {
    const ann = await visitor('desktop', { name: 'Ann' });
    const other = await visitor('phone', { name: 'Tablet' });
    const id = await table(ann, [{ kind: 'me' }, bot]);
    await ann.enter(id);
    await ann.page.locator('.now:not(.waiting)').waitFor();
    await ann.page.getByRole('button', { name: 'Меню' }).click();
    await ann.page.getByRole('button', { name: /інший пристрій/ }).click();
    const field = ann.page.locator('dialog input');
    await soon(async () => assert.match(await field.inputValue(), /\/\S+$/));
    const link = await field.inputValue();
    await other.page.goto(link);
    await other.page.locator('.now:not(.waiting)').waitFor();
    await other.page.locator('.die').first().waitFor();
    assert.equal(await step(other.page, { touch: true }), 'draw');
  },

  async 'undo, restart and reasons'({ visitor }) {
    const who = await visitor();
    const id = await table(who, [{ kind: 'me' }, bot]);
    await who.enter(id);
    const { page } = who;
    await page.locator('.now:not(.waiting)').waitFor();
    for (let i = 0; i < 2; i++) assert.equal(await step(page), 'draw');
    await counts(page, '.die.is-used', 2);
    await counts(page, '.log .is-draft', 2);
    await page.keyboard.press('z');
    await counts(page, '.die.is-used', 1);
    await counts(page, '.log .is-draft', 1, 'the log forgets what was taken back');
    await quiet(page);
    await step(page);
    await page.getByRole('button', { name: 'Раунд спочатку' }).click();
    await counts(page, '.die.is-used', 0);
    await quiet(page);
    // A space in the middle joins nothing: the reason comes with its code.
    await page.locator('.die').first().click();
    await page.locator('[data-cell="33"]').click();
    await page.locator('.ink-why').waitFor();
    await says(page, '.ink-why', /RI-17/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    // The round cannot be ended yet: the button says what is missing, and more when pressed.
    await says(page, '.acts .why', /кубик/);
    await page.locator('.primary').click({ force: true });
    await page.locator('.ink-why').waitFor();
    await says(page, '.ink-why', /RI-178/);
  },

  async 'turning through legal variants'({ visitor }) {
    const who = await visitor();
    const id = await table(who, [{ kind: 'me' }]);
    await who.enter(id);
    const { page } = who;
    const curve = page.locator('.die[aria-label*="поворот" i], .die[aria-label*="повороті" i]').first();
    await curve.click();
    await page.locator('.cell.legal').first().waitFor({ state: 'attached' });
    const cells = await page.locator('.cell.legal').evaluateAll((list) => list.map((e) => e.dataset.cell));
    const picture = () => page.locator('.pv-piece').innerHTML();
    let turned = false;
    for (const cell of cells) {
      await page.locator(`[data-cell="${cell}"]`).click({ force: true });
      const before = await picture();
      await page.keyboard.press('r');
      const after = await picture();
      if (before === after) {
        await page.keyboard.press('Escape');
        continue;
      }
      turned = true;
      await page.keyboard.press('f');
      await page.locator(`[data-cell="${cell}"]`).hover({ force: true });
      await page.mouse.wheel(0, 120);
      break;
    }
    assert.ok(turned, 'some space allows two variants');
    await page.keyboard.press('Enter');
    await page.locator('.die.is-used').waitFor();
  },

  async 'keyboard only'({ visitor, inspect }) {
    const who = await visitor();
    const id = await table(who, [{ kind: 'me' }], { lava: true });
    await who.enter(id);
    const { page } = who;
    const key = (name) => page.keyboard.press(name);
    const legal = () => page.locator('.cell.legal').count();
    const primaryReady = () => page.locator('.primary[aria-disabled="false"]').count();
    for (let round = 0; round < 6; round++) {
      await page.locator('.now:not(.waiting)').waitFor();
      await quiet(page);
      for (let guard = 0; guard < 14 && !(await primaryReady()); guard++) {
        for (const digit of ['1', '2', '3', '4', '5', '6', 'volcano']) {
          if (await primaryReady()) break;
          if (digit === 'volcano')
            await page
              .locator('.volcano')
              .focus()
              .then(() => key('Enter'));
          else await key(digit);
          if (!(await legal())) continue;
          await page.locator('[data-cell][tabindex="0"]').focus();
          await key('n');
          await key('Enter');
          await page.locator('.ink .preview').waitFor();
          await key('r');
          await key('Enter');
          await page.locator('.ink .preview').waitFor({ state: 'detached' });
          await quiet(page);
        }
      }
      await page.locator('.primary').focus();
      const before = await text(page, '.roundline b');
      await key('Enter');
      await page.waitForFunction(
        (old) => document.querySelector('.end') || document.querySelector('.roundline b').textContent !== old,
        before,
      );
    }
    await page.locator('.end').waitFor();
    await inspect(page, 'end of a keyboard game');
  },

  async 'text view and typed moves'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const id = await table(who, [{ kind: 'me' }, bot]);
    await who.enter(id);
    const { page } = who;
    await page.locator('.now:not(.waiting)').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await inspect(page, 'menu');
    await page.getByRole('button', { name: /Text view/ }).click();
    await page.locator('.textview').waitFor();
    await inspect(page, 'text view');
    const sentence = await page.locator('#legal-moves option').first().getAttribute('value');
    assert.match(sentence, /^[A-G][1-7]: [a-z -]+ \(/);
    const input = page.locator('.textview input');
    const answered = async (typed, pattern) => {
      await input.fill(typed);
      await input.press('Enter');
      await page.waitForFunction(
        (wanted) => new RegExp(wanted).test(document.querySelector('.answer').textContent),
        pattern.source,
      );
    };
    // Notation is read as well; what nobody can mean is not.
    await answered('draw 33HHHH', /./);
    assert.doesNotMatch(await text(page, '.answer'), /RI-\d+$/);
    await answered('ferry to the moon', /There is no such move/);
    await answered(sentence.slice(0, 2), /Several moves fit/);
    await answered(sentence.toLowerCase().replaceAll(/[^a-z0-9 ]/g, ' '), /Done: /);
    await says(page, '.textlines', /[A-G][1-7]:/);
  },

  async 'replay with scrubbing and links'({ visitor, inspect }) {
    const who = await visitor();
    const id = await table(who, [{ kind: 'me' }, bot], { meteor: true, lava: true });
    await who.enter(id);
    await playGame(who.page);
    const { page } = who;
    await page.locator('.end').getByRole('link', { name: 'Дивитися повтор' }).click();
    await page.locator('.rp-scrub').waitFor();
    await page.locator('.replay-sheet svg').waitFor();
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.querySelectorAll('.replay-sheet .piece').length > 5);
    await page.waitForURL((url) => !url.pathname.endsWith('/at/0'));
    const last = page.url();
    await inspect(page, 'replay');
    await page.keyboard.press('Home');
    await page.waitForFunction(() => document.querySelectorAll('.replay-sheet .piece').length <= 1);
    await page.waitForURL(/at\/0$/);
    let grown = 0;
    for (let i = 0; i < 14; i++) {
      const before = page.url();
      await page.keyboard.press('ArrowRight');
      await page.waitForURL((url) => url.href !== before);
      await quiet(page);
      grown = Math.max(grown, await page.locator('.replay-sheet .piece').count());
    }
    assert.ok(grown > 1, 'drawings appear move by move');
    await page.goto(last);
    await page.waitForFunction(() => document.querySelectorAll('.replay-sheet .piece').length > 5);
  },

  async 'spectator, chat and language switch at the table'({ visitor, inspect }) {
    const ann = await visitor('desktop', { name: 'Ann' });
    const guest = await visitor('desktop', { name: 'Guest', language: 'en' });
    const id = await table(ann, [{ kind: 'me' }, bot]);
    await ann.enter(id);
    await ann.request('POST', `/api/tables/${id}/settings`, { spectator_chat: true });
    await guest.introduce();
    await guest.enter(id);
    await says(guest.page, '.now p', /watching/);
    await inspect(guest.page, 'spectator');
    await guest.page.getByRole('tab', { name: 'Chat' }).click();
    await guest.page.locator('.chat input').fill('Good luck!');
    await guest.page.locator('.chat input').press('Enter');
    await ann.page.getByRole('tab', { name: /Розмова \(1\)/ }).click();
    await ann.page.getByText('Good luck!').waitFor();
    for (const [language, word] of [
      ['ENG', /Choose a die/],
      ['РУС', /Выберите кубик/],
      ['УКР', /Виберіть кубик/],
    ]) {
      await ann.page.getByRole('button', { name: language, exact: true }).click();
      await ann.page.locator('.now p', { hasText: word }).waitFor();
    }
    await ann.page.locator('.opp .mini').first().click();
    await ann.page.locator('.large-board').waitFor();
    await inspect(ann.page, 'a board opened large');
  },

  async 'connection lost and found'({ visitor, startServer }) {
    const own = await startServer();
    const who = await visitor();
    const { page } = who;
    await page.goto(own.address);
    await page.locator('#quick-game').selectOption('railroad_ink');
    await page.getByRole('button', { name: 'Грати зараз' }).click();
    await page.locator('.now:not(.waiting)').waitFor();
    assert.equal(await step(page), 'draw');
    await own.stop('SIGKILL');
    await page.locator('.chip-bad').waitFor();
    const again = await startServer({ data: own.data, port: own.port });
    await page.locator('.chip-bad').waitFor({ state: 'detached', timeout: 60_000 });
    await quiet(page);
    await counts(page, '.die.is-used', 1, 'the acknowledged move is still there');
    assert.equal(await step(page), 'draw');
    await counts(page, '.die.is-used', 2);
    await again.stop();
    again.remove();
  },

  async 'a full game on a phone'({ visitor, inspect }) {
    const who = await visitor('phone', { theme: 'dark' });
    await inspect(who.page, 'first page on a phone');
    const small = await who.page.evaluate(() =>
      [...document.querySelectorAll('button, a[href], select, input')]
        .filter((e) => {
          const box = e.getBoundingClientRect();
          return box.width > 0 && e.tabIndex >= 0 && (box.width < 24 || box.height < 24);
        })
        .map((e) => e.outerHTML.slice(0, 80)),
    );
    assert.deepEqual(small, []);
    const id = await table(who, [{ kind: 'me' }, bot, bot], { lava: true, meteor: true });
    await who.enter(id);
    assert.equal(
      await who.page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
      false,
      'nothing runs out sideways',
    );
    await inspect(who.page, 'table on a phone');
    const tiny = await who.page.evaluate(() =>
      [...document.querySelectorAll('button:not(:disabled), a[href], [role="gridcell"]')]
        .filter((e) => {
          const box = e.getBoundingClientRect();
          return box.width > 0 && (box.width < 43.5 || box.height < 43.5);
        })
        .map((e) => e.outerHTML.slice(0, 80)),
    );
    assert.deepEqual(tiny, [], 'targets of at least 44 pixels');
    for (const tab of ['Рахунок', 'Гравці', 'Журнал']) {
      await who.page.getByRole('tab', { name: new RegExp(tab) }).tap();
      await inspect(who.page, `phone, ${tab}`);
    }
    await who.page.getByRole('tab', { name: 'Кубики' }).tap();
    const done = await playGame(who.page, { touch: true });
    assert.ok(done.draw > 10);
    await inspect(who.page, 'end on a phone');
  },

  async 'nothing runs out sideways at 360 pixels'({ visitor }) {
    const who = await visitor('phone');
    const { page } = who;
    await page.setViewportSize({ width: 360, height: 740 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const id = await table(who, [{ kind: 'me' }, bot, bot], { lava: true, meteor: true });
    for (const next of ['en', 'ru', 'uk']) {
      assert.ok((await wide()) <= 0, `first page, ${await page.evaluate(() => document.documentElement.lang)}`);
      await who.enter(id);
      await page.locator('.now:not(.waiting)').waitFor();
      assert.ok((await wide()) <= 0, 'table');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.tap();
        assert.ok((await wide()) <= 0, `tab ${await tab.innerText()}`);
      }
      await who.open('#/rules/railroad_ink');
      await page.locator('figure svg').first().waitFor();
      assert.ok((await wide()) <= 0, 'rules');
      await who.open('#/');
      await page.locator('.home-head .lang').tap();
      await speaks(page, next);
    }
  },

  async 'rules page in three languages'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await who.open('#/rules/railroad_ink/lava');
    await page.locator('#rules-lava svg').waitFor();
    await page.locator('figure svg').nth(10).waitFor({ state: 'attached' });
    await inspect(page, 'rules, uk');
    for (const [button, language] of [
      ['ENG', 'en'],
      ['РУС', 'ru'],
    ]) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await speaks(page, language);
      await inspect(page, `rules, ${language}`);
    }
  },
};

// The browser itself reports the refused requests.
scenarios['connection lost and found'].expected = [/WebSocket|ERR_CONNECTION|Failed to load resource/];
// A roll with a curve in it.
scenarios['turning through legal variants'].secret = '02'.repeat(32);
export default scenarios;
