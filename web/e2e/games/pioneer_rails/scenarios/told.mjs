// Pioneer Rails in words and afterwards: what the others drew, the text view, the replay.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { secretOfSeed } from '../../../server.mjs';
import { painted, quiet, soon } from '../../../visitor.mjs';
import { step } from '../player.mjs';
import { linesOf, playRecord } from '../script.mjs';

/** The dealer completes an objective with the first turn. */
const starred = linesOf(join(import.meta.dirname, '../records/star_of_the_first_turn.jsonl'));
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

const scenarios = {
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
    await soon(async () => assert.equal(await page.locator('.opp .t-fresh').count(), 2));
    await soon(async () =>
      assert.match(
        await page.locator('.app > p.vh[role="status"]').textContent(),
        /^\S.*: (ten|jack|queen|king|ace) of \w+, \d tracks?.*\. .+: .+\. .+: .+\.$/,
      ),
    );
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
    for (let turn = 2; turn <= 4; turn++) {
      const before = await page.locator('.roundline b').first().innerText();
      await playTurns(page, 1);
      // They open with the next turn, or not at all.
      await page.waitForFunction((old) => document.querySelector('.roundline b').innerText !== old, before, {
        timeout: 60_000,
      });
      await painted(page);
      await page.keyboard.press('Escape');
      await sum.waitFor({ state: 'detached' });
    }
    await playTurns(page, 1);
    await sum.waitFor({ timeout: 60_000 });
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
    await soon(async () => assert.equal((await sentences()).length, 2));
    const cards = await sentences();
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
      await soon(async () => assert.equal(await page.locator('.pr-round .played').count(), 1));
      await page.locator('.replay-sheet .t-lit').first().waitFor({ state: 'attached' });
    }
    await inspect(page, 'replay');
    await page.keyboard.press('End');
    await page.locator('.tp-at', { hasText: 'Round 4, turn 5' }).waitFor();
  },
};

scenarios['pioneer: a star is taken, and its panel says whose map did it'] = Object.assign(
  async ({ visitor, inspect }) => {
    const who = await visitor('desktop', { language: 'en', beats: 'fast' });
    const { page } = who;
    await who.enter(await who.table('pioneer_rails', [{ kind: 'me' }, bot]));
    await playRecord(page, starred);
    // It opens by itself, for it is worth it.
    const panel = page.locator('.round-sum .pr-pair');
    await panel.waitFor();
    await page.keyboard.press('p');
    assert.equal(await panel.count(), 1);
    const winner = panel.locator('article');
    assert.equal(await winner.count(), 1);
    assert.equal(await winner.getAttribute('aria-label'), 'You');
    assert.equal(await winner.locator('.pr-star.got').innerText(), '10');
    assert.ok((await winner.locator('svg .counted').count()) > 0, 'what counted is ringed on the map');
    assert.ok((await winner.locator('li.new').count()) > 0, 'and what decided it is named');
    assert.equal(await panel.locator('.far li').count(), 1, 'how far the other one is');
    await inspect(page, 'a star');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    // The row of the objective stays new, with the star on it; pressed it shows the same again.
    const row = page.locator('.pr-objectives .obj.fresh');
    await row.waitFor();
    assert.equal(await row.locator('.pr-star.got').innerText(), '10');
    await row.locator('button').click();
    await page.locator('dialog .pr-pair article').waitFor();
    assert.equal(await page.locator('dialog .pr-pair article').count(), 1);
  },
  { secret: secretOfSeed(starred[0].seed) },
);

export default scenarios;
