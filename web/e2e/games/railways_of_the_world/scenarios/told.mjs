// Railways of the World without the map: a turn in sentences, and one by keys alone. And with a map that goes where others
// act.
import assert from 'node:assert/strict';
import { quiet } from '../../../visitor.mjs';
import { step } from '../player.mjs';

const bot = { kind: 'bot', bot: 'level1' };
const mine = (page) => page.locator('.now:not(.waiting)').waitFor({ timeout: 60_000 });

const scenarios = {
  async 'railways: the table in sentences, and a turn in words'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    await who.enter(await who.table('railways_of_the_world', [{ kind: 'me' }, bot], { map: 'mexico' }));
    await mine(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Text view/ }).click();
    await page.locator('.textview .textlines li').first().waitFor();
    await inspect(page, 'text view');
    const input = page.locator('.textview input');
    const sentences = () =>
      page.locator('#legal-moves option').evaluateAll((list) => list.map((one) => one.getAttribute('value')));
    /** Types the first sentence that begins like this, and what follows it. */
    const say = async (...starts) => {
      for (const start of starts) {
        await page.locator('#legal-moves option').first().waitFor({ state: 'attached', timeout: 60_000 });
        const all = await sentences();
        assert.equal(new Set(all).size, all.length, 'every sentence is told apart');
        const one = all.find((sentence) => start.test(sentence));
        assert.ok(one, `${start} is not among ${all.slice(0, 8).join('; ')}`);
        await input.fill(one);
        await input.press('Enter');
        await quiet(page);
        assert.match(await page.locator('.textview .answer').innerText(), /^Done: /);
      }
    };
    await say(/^keep the baron/);
    await say(/^(pass|bid)/);
    await say(/^build track from Mexico City/, /^track in/, /^(track in .* finishes in|stop here)/);
    await say(/^upgrade the engine to level 2/);
    await say(/^take the card/);
    assert.match(await page.locator('.textview .textlines').first().innerText(), /Mexico City/);
  },

  async 'railways: a turn by keys alone'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    const key = async (...names) => {
      for (const name of names) {
        await page.keyboard.press(name);
        await quiet(page);
      }
    };
    await who.enter(await who.table('railways_of_the_world', [{ kind: 'me' }, bot], { map: 'mexico' }));
    await mine(page);
    await page.locator('.rw-dialog.barons [data-first]:focus').waitFor();
    await key('ArrowRight', 'Enter');
    assert.equal(await page.locator('.rw-baron[aria-checked="true"]').count(), 1);
    await key('Enter');
    // However often the auction comes round, Enter bids and P passes.
    await page.locator('.rw-dialog.auction [data-first]:focus').waitFor({ timeout: 60_000 });
    await key('ArrowUp', 'Enter');
    for (;;) {
      await mine(page);
      if (!(await page.locator('.rw-dialog.auction').count())) break;
      await page.locator('.rw-dialog.auction [data-first]:focus').waitFor();
      await key('p');
    }
    // A cube stays while there is no link: the arrows come to it, and Enter asks why.
    await page.locator('.rw.pieces [data-stop="puebla"]').focus();
    const stands = () => page.evaluate(() => document.activeElement?.dataset?.stop ?? '');
    for (const arrow of ['ArrowDown', 'ArrowLeft', 'ArrowRight']) if (!(await stands()).includes(':')) await key(arrow);
    assert.match(await stands(), /^[a-z_]+:[a-z]+$/);
    assert.match(await page.locator(':focus').getAttribute('aria-label'), /зараз не доставити/);
    await key('Enter');
    await page.locator('.rw-why').waitFor();
    assert.match(await page.locator('.rw-why').innerText(), /RW-2\d\d/);
    await key('Escape');
    await page.locator('.rw-why').waitFor({ state: 'detached' });
    // A link: a city, a tile, one back, and all the way to the nearest city.
    await key('b', 'n');
    await page.locator('.rw .r-chosen').first().waitFor({ state: 'attached' });
    await key('Enter');
    await page.locator('.rw .h-legal, .rw .exit').first().waitFor({ state: 'attached' });
    await key('n');
    await page.locator('.rw .exit').first().waitFor({ state: 'attached' });
    await key('n');
    await page.locator('.rw-estimate .yes').waitFor();
    assert.match(await page.locator('.rw-estimate').innerText(), /\d/);
    for (let i = 0; i < 12 && !(await page.locator('.rw-ctag.chosen').count()); i++) await key('n');
    await key('Enter');
    await page.locator('.rw .loco').first().waitFor({ state: 'attached' });
    await mine(page);
    // What cannot be done is answered; the engine is always to be had.
    await key('l');
    await page.locator('.rw-drawer').waitFor();
    await key('Enter');
    if (await page.locator('.rw-dialog.bonds').count()) await key('Enter');
    await page.locator('.rw-players .lv', { hasText: '2' }).waitFor();
    await mine(page);
    await key('p', 'Enter');
    await page.locator('.rw-dialog.auction').waitFor({ timeout: 60_000 });
  },

  async 'railways: on a phone the map goes where others act'({ visitor }) {
    const who = await visitor('phone', { beats: 'slow' });
    const { page } = who;
    const map = { map: 'eastern_us', barons: false };
    await who.enter(await who.table('railways_of_the_world', [{ kind: 'me' }, bot, bot], map));
    // Where the cities are that a sentence is about, when it has been told.
    await page.evaluate(() => {
      globalThis.told = {};
      setInterval(() => {
        const rings = [...document.querySelectorAll('.rw.pieces .r-new')];
        if (!rings.length || !document.querySelector('.beat-control')) return;
        const port = document.querySelector('.map-port').getBoundingClientRect();
        globalThis.told[document.querySelector('.now p').textContent] = rings.every((ring) => {
          const { left, right, top, bottom } = ring.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return x > port.left && x < port.right && y > port.top && y < port.bottom;
        });
      }, 50);
    });
    const told = () => page.evaluate(() => globalThis.told);
    const turn = { n: 0 };
    for (let i = 0; i < 120 && Object.keys(await told()).length < 4; i++) await step(page, { touch: true, turn });
    const seen = await told();
    assert.ok(Object.keys(seen).length >= 4, JSON.stringify(seen));
    assert.deepEqual(
      Object.keys(seen).filter((sentence) => !seen[sentence]),
      [],
    );
  },
};

export default scenarios;
