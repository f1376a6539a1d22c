// Pioneer Rails in words and afterwards: what the others drew, the text view, the replay.
import assert from 'node:assert/strict';
import { quiet } from '../../../visitor.mjs';
import { step } from '../player.mjs';

const bot = { kind: 'bot', bot: 'greedy' };

/** Plays until so many turns of mine are over; a sheet that opens ends it too. */
async function playTurns(page, turns) {
  const sum = page.locator('.round-sum');
  for (let i = 0; i < 80 && turns > 0 && !(await sum.count()); i++) {
    const what = await Promise.race([
      step(page).catch(() => 'late'),
      sum.waitFor({ timeout: 60_000 }).then(() => 'sum'),
    ]);
    if (what === 'done') turns--;
  }
}

export default {
  async 'pioneer: what the others drew is told under their maps, and opened at the end of a round'({
    visitor,
    inspect,
  }) {
    const who = await visitor('desktop', { language: 'en', beats: 'fast' });
    const { page } = who;
    await who.enter(await who.table('pioneer_rails', [{ kind: 'me' }, bot, bot]));
    await page.locator('.now:not(.waiting)').waitFor();
    await playTurns(page, 1);
    const sum = page.locator('.round-sum');
    await page.locator('.opp .pr-made').nth(1).waitFor();
    // Nothing lies over the table: a turn is one of twenty.
    assert.equal(await sum.count(), 0);
    assert.equal(await page.locator('.opp .t-fresh').count(), 2);
    const said = await page.locator('.app > p.vh[role="status"]').textContent();
    assert.match(said, /^\S.*: (ten|jack|queen|king|ace) of \w+, \d tracks?.*\. .+: .+\. .+: .+\.$/);
    // Who asks sees the sheets side by side.
    await page.locator('.now:not(.waiting)').waitFor();
    await page.keyboard.press('Shift+W');
    await sum.waitFor();
    await page.keyboard.press('p');
    assert.match(await sum.locator('h2').innerText(), /^Round 1, turn 1/);
    assert.equal(await sum.locator('.boards > li').count(), 3);
    for (const board of await sum.locator('.boards > li').all()) {
      assert.equal(await board.locator('.pr-made .card').count(), 1);
      const gains = (await board.locator('.gains b').allTextContents()).map((text) => Number(text.replace('−', '-')));
      const total = Number((await board.locator('.sc i').innerText()).replace('−', '-'));
      assert.equal(
        gains.reduce((all, n) => all + n, 0),
        total,
      );
    }
    await inspect(page, 'the sheets after a turn');
    await page.keyboard.press('Enter');
    await sum.waitFor({ state: 'detached' });
    // Stars open them too; at the latest the hands of the round do.
    for (let turn = 2; turn <= 5; turn++) {
      await playTurns(page, 1);
      await sum.waitFor({ timeout: turn === 5 ? 30_000 : 1500 }).catch(() => {});
      if (!(await sum.count())) continue;
      if (turn === 5) break;
      await page.keyboard.press('Escape');
      await sum.waitFor({ state: 'detached' });
    }
    await page.keyboard.press('p');
    assert.match(await sum.locator('h2').first().innerText(), /^Round 1, turn 5/);
    // An objective that was completed stands there first.
    const boards = sum.getByRole('button', { name: 'Everybody’s boards' });
    if (await sum.locator('.pr-pair').count()) await boards.click();
    assert.match(await sum.locator('.pr-made').first().innerText(), /\+\d/);
    await inspect(page, 'the hands of a round');
  },

  async 'pioneer: the table in sentences, and moves in words'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    await who.enter(await who.table('pioneer_rails', [{ kind: 'me' }], { side: 'B' }));
    await page.locator('.now:not(.waiting)').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /Text view/ }).click();
    await page.locator('.textview').waitFor();
    await page.locator('.textview .textlines li').first().waitFor();
    await inspect(page, 'text view');
    const input = page.locator('.textview input');
    const type = async (words) => {
      await input.fill(words);
      await input.press('Enter');
      await quiet(page);
      return page.locator('.textview .answer').innerText();
    };
    const sentences = () =>
      page.locator('#legal-moves option').evaluateAll((list) => list.map((one) => one.getAttribute('value')));
    const cards = await sentences();
    assert.equal(cards.length, 2);
    assert.match(await type(cards[0]), /^Done: take the /);
    for (let track = 0; track < 3; track++) {
      const all = await sentences();
      const tracks = all.filter((one) => one.startsWith('track '));
      assert.equal(new Set(all).size, all.length);
      // No more of it than tells it apart: without the small words.
      assert.match(await type(tracks[0].replace(/^track |,/g, '')), /^Done: track from /);
    }
    assert.match(await type('end turn'), /^Done: end the turn/);
    assert.match(await type('ferry to the moon'), /^There is no such move/);
  },

  async 'pioneer: the replay tells a turn seat by seat, with its cards'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    const id = await who.table('pioneer_rails', [{ kind: 'me' }, bot, bot], { side: 'B', extra_card: true });
    await who.request('POST', `/api/tables/${id}/resign`, { seat: 0 });
    while ((await who.request('GET', `/api/tables/${id}`)).state !== 'over')
      await new Promise((resolve) => setTimeout(resolve, 50));
    await who.open(`/t/${id}/at/0`);
    await page.locator('.rp-g').waitFor();
    const now = () => page.locator('.replay .now p').innerText();
    const next = async () => {
      const before = await now();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction((was) => document.querySelector('.replay .now p').innerText !== was, before);
      await quiet(page);
    };
    await next();
    assert.match(await now(), /objectives: .+; first dealer: .+; a hidden card for everybody; on the table: /);
    for (let seat = 0; seat < 3; seat++) {
      await next();
      assert.match(await now(), /: (ten|jack|queen|king|ace) of \w+;.* tracks? of /);
      // The card of this seat is ringed among those of the turn, and its tracks on its map.
      assert.equal(await page.locator('.pr-round .played').count(), 1);
      assert.ok((await page.locator('.replay-sheet .t-lit').count()) > 0);
    }
    await inspect(page, 'replay');
    await page.keyboard.press('End');
    await page.locator('.tp-at', { hasText: 'Round 4, turn 5' }).waitFor();
  },
};
