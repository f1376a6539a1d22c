// Isle of Trains in the browser: against a bot, three people, solo, a scenario won by a record, keyboard only.
import assert from 'node:assert/strict';
import { secretOfSeed } from '../../../server.mjs';
import { quiet, soon } from '../../../visitor.mjs';
import { change, look, playGame, press } from '../player.mjs';
import { movesOf, playRecord } from '../script.mjs';

const text = (page, selector) => page.locator(selector).first().innerText();
const says = (page, selector, pattern) => soon(async () => assert.match(await text(page, selector), pattern));

const table = (who, seats, options = {}) => who.table('isle_of_trains', seats, options);

/**
 * The records were played by a bot with a seed; a server with the same secret deals the same cards. `then` says what
 * must be seen in the end.
 */
function byRecord(name, then) {
  const lines = movesOf(new URL(`../records/${name}.jsonl`, import.meta.url));
  const scenario = async ({ visitor }) => {
    const who = await visitor('desktop', { language: 'en' });
    await who.enter(await table(who, [{ kind: 'me' }], lines[0].options));
    await playRecord(who.page, lines);
    await then(who.page);
  };
  return Object.assign(scenario, { secret: secretOfSeed(lines[0].seed) });
}

async function won(page) {
  await page.locator('.end').waitFor();
  await says(page, '.end', /The goal is reached: The Traveller/);
}

export default {
  async 'isle: a whole game against a bot'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const id = await table(who, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]);
    await who.enter(id);
    await who.page.locator('.now:not(.waiting)').waitFor();
    await inspect(who.page, 'isle: the table');
    const done = await playGame(who.page, { milliseconds: 400_000 });
    assert.ok(done.build > 2 && done.load > 2, JSON.stringify(done));
    await inspect(who.page, 'isle: the end');
    const result = await who.request('GET', `/api/tables/${id}`);
    assert.equal(result.state, 'over');
  },

  async 'isle: three browsers'({ visitor, inspect }) {
    const people = [
      await visitor('desktop', { name: 'Ann' }),
      await visitor('phone', { name: 'Bo', language: 'en', theme: 'dark' }),
      await visitor('desktop', { name: 'Cy', language: 'ru' }),
    ];
    const id = await table(people[0], [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], { max_turns: 3 });
    for (const guest of people.slice(1)) {
      await guest.introduce();
      await guest.open(`#/t/${id}`);
      await guest.page.locator('.lobby .btn-primary').first().click();
      await guest.page.locator('.lobby').waitFor();
    }
    await people[0].open(`#/t/${id}`);
    await people[0].page.locator('.lobby .btn-lg:not([disabled])').click();
    await Promise.all(people.map(({ page }) => page.locator('.now').waitFor()));
    await inspect(people[1].page, 'isle: phone, dark');
    const order = { desktop: ['deliver', 'load', 'build', 'take'], phone: ['load', 'build', 'deliver', 'take'] };
    const done = await Promise.all(
      people.map((one) =>
        playGame(one.page, { milliseconds: 300_000, order: one.touch ? order.phone : order.desktop }),
      ),
    );
    for (const one of done) assert.ok((one.load ?? 0) + (one.build ?? 0) + (one.take ?? 0) > 0, JSON.stringify(done));
    await inspect(people[2].page, 'isle: the end, ru');
  },

  async 'isle: solo challenge'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const id = await table(who, [{ kind: 'me' }], { no_waiting: true, max_turns: 6 });
    await who.enter(id);
    await inspect(who.page, 'isle: solo');
    const done = await playGame(who.page, { order: ['deliver', 'load', 'build', 'take'], milliseconds: 300_000 });
    assert.ok(done.confirm > 5, JSON.stringify(done));
    await says(who.page, '.end', /island calls you/);
    await inspect(who.page, 'isle: solo, the end');
  },

  'isle: scenario 8 won by a record': byRecord('scenario_8', won),
  'isle: scenario 8 won with a buy-back': byRecord('scenario_8_buyback', won),
  'isle: the last two cards pay for a blind load': byRecord('blind_with_the_last_two', (page) =>
    soon(async () => assert.equal((await look(page)).hand, 0)),
  ),

  async 'isle: a scenario that is lost says so'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const id = await table(who, [{ kind: 'me' }], { scenario: 3, max_turns: 2 });
    await who.enter(id);
    await playGame(who.page, { order: ['take'] });
    await says(who.page, '.end', /The goal was not reached: New People, New Lands/);
    // Its replay: the whole table, step by step.
    await who.open(`#/t/${id}/at/20`);
    await who.page.locator('.replay-scene [class*="train"]').first().waitFor();
    const before = await text(who.page, '.replay .now');
    await who.page.keyboard.press('ArrowRight');
    await who.page.waitForFunction((old) => document.querySelector('.replay .now').innerText !== old, before);
    await inspect(who.page, 'isle: replay');
  },

  async 'isle: a step is previewed, made and taken back'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'ru', theme: 'dark' });
    const id = await table(who, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]);
    await who.enter(id);
    const { page } = who;
    await page.locator('.now:not(.waiting)').waitFor();
    const start = await text(page, '.now p');
    await press(page, 'display:0');
    await page.waitForFunction((old) => document.querySelector('.now p').innerText !== old, start);
    await soon(async () => assert.equal((await look(page)).primary, true));
    const hand = (await look(page)).hand;
    await change(page, () => press(page, 'display:0'));
    await soon(async () => assert.equal((await look(page)).hand, hand + 1));
    await says(page, '.now p', /действий: 1/);
    await change(page, () => page.keyboard.press('z'));
    await soon(async () => assert.equal((await look(page)).hand, hand));
    await soon(async () => assert.equal(await text(page, '.now p'), start));
    // The last action waits for "end turn", and can be taken back until then.
    await change(page, async () => {
      await press(page, 'display:0');
      await quiet(page);
      await press(page, 'display:0');
    });
    await change(page, async () => {
      await press(page, 'display:1');
      await quiet(page);
      await press(page, 'display:1');
    });
    // Seven cards: two have to go, and that is the last step.
    for (const thing of ['hand:0', 'hand:1']) {
      await press(page, thing);
      await quiet(page);
    }
    await change(page, () => page.locator('.primary').click());
    await says(page, '.primary', /Завершить ход/);
    await soon(async () => assert.equal((await look(page)).hand, hand));
    await change(page, () => page.keyboard.press('z'));
    await soon(async () => assert.equal((await look(page)).hand, hand + 2));
    await change(page, () => page.keyboard.press('z'));
    await change(page, () => page.keyboard.press('z'));
    await soon(async () => assert.equal(await text(page, '.now p'), start));
    // Icons say what they mean when they are pointed at.
    await page.locator('.dest').nth(1).hover();
    await page.locator('.isle-words').waitFor();
    await says(page, '.isle-words', /Награды за пассажиров: /);
    await page.mouse.move(5, 5);
    // And where the keyboard is.
    await page.locator('.isle-words').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await page.locator('.dest .hit').nth(1).focus();
    await says(page, '.isle-words', /Награды за пассажиров: /);
    await page.keyboard.press('Escape');
    await page.locator('.isle-words').waitFor({ state: 'detached' });
    // Looking around sends nothing.
    await page.keyboard.press('1');
    await quiet(page);
    await inspect(page, 'isle: a card chosen, ru, dark');
    await page.keyboard.press('Escape');
    await soon(async () => assert.equal(await text(page, '.now p'), start));
  },

  async 'isle: a quick game alone says what it switches on'({ visitor, inspect }) {
    const who = await visitor('phone', { language: 'uk' });
    const { page } = who;
    await page.locator('#quick-game').selectOption('isle_of_trains');
    assert.equal(await page.locator('.quick-note').count(), 0);
    await page.getByLabel('Скільки ботів').getByRole('button', { name: '0' }).tap();
    await says(
      page,
      '.quick-note',
      /Швидка гра вмикає варіант «Без очікування».* з порожнього мішечка нічого не беруть/s,
    );
    await inspect(page, 'quick game, note');
    for (const [language, words] of [
      ['ru', /Быстрая игра включает вариант «Без ожидания»/],
      ['en', /Quick play switches on “No waiting”/],
    ]) {
      await page.evaluate((wanted) => (localStorage.language = wanted), language);
      await page.reload();
      await page.locator('#quick-game').selectOption('isle_of_trains');
      await page.locator('.ticket .seg button').first().tap();
      await says(page, '.quick-note', words);
    }
    await page.getByRole('button', { name: 'Play now' }).tap();
    await page.locator('.now:not(.waiting)').waitFor();
    const { options } = await who.request('GET', `/api/tables/${/\/t\/([\w-]+)/.exec(page.url())[1]}`);
    assert.deepEqual(options, { no_waiting: true });
  },

  async 'isle: keyboard only'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const id = await table(who, [{ kind: 'me' }], { max_turns: 4 });
    await who.enter(id);
    const { page } = who;
    await page.locator('.now:not(.waiting)').waitFor();
    const keys = async (...list) => {
      for (const one of list) {
        await page.keyboard.press(one);
        await quiet(page);
      }
    };
    let seen = await look(page);
    const counts = { taken: 0, built: 0, seated: 0, nights: 0 };
    for (let i = 0; i < 80 && !seen.over; i++, seen = await look(page)) {
      const kinds = seen.uses.map((use) => use.kind);
      if (seen.primary) {
        if (kinds.includes('night')) counts.nights++;
        await keys('Enter');
      } else if (seen.uses.some((use) => use.chosen && ['toss', 'pay'].includes(use.kind)))
        await keys('1', '2', '3', 'Enter');
      else if (kinds.includes('show')) {
        // A card that can be built, paid by figures; else a passenger by arrows; else the deck.
        let deed = 'taken';
        for (let card = 1; card <= seen.hand && deed === 'taken'; card++) {
          await keys(String(card));
          const uses = (await look(page)).uses;
          const build = uses.find((use) => (use.kind === 'build' || use.kind === 'upgrade') && use.legal);
          if (build) {
            await keys(build.kind === 'build' ? 'b' : 'u');
            for (let pay = 1; pay <= seen.hand && !(await look(page)).primary; pay++)
              if (pay !== card) await keys(String(pay));
            if ((await look(page)).primary) deed = 'built';
          }
          if (deed === 'taken') await keys('Escape', 'Escape', 'Escape');
        }
        if (deed === 'taken') await keys('t');
        counts[deed]++;
        await keys('Enter');
      } else if (kinds.includes('take')) await keys('t', 'Enter');
      else await keys('x', 'Enter');
    }
    assert.ok(seen.over, JSON.stringify([counts, seen]));
    assert.ok(counts.built > 0 && counts.taken > 0, JSON.stringify(counts));
    await inspect(page, 'isle: keyboard, the end');
  },
};
