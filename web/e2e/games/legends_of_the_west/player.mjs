// Plays Legends of the West in a browser as a person would: by keys, or by taps.
import { readFileSync } from 'node:fs';
import { quiet } from '../../visitor.mjs';

const shown = (page, selector) => page.locator(selector).count();

/** Is it my turn to do something here? */
export const mine = (page) => page.locator('.now:not(.waiting)').waitFor({ timeout: 60_000 });

/** What has happened so far, by its kind. */
const count = (done, kind) => (done[kind] = (done[kind] ?? 0) + 1);

async function press(page, key, touch, selector) {
  if (touch) await page.locator(selector).first().tap();
  else await page.keyboard.press(key);
}

/** One decision; says what it was. What the page shows while it waits for an answer is not decided on. */
export async function step(page, { touch = false } = {}) {
  await quiet(page);
  if (await shown(page, '.lb-front .btn')) {
    await page.locator('.lb-front .btn').first().click();
    return 'paper';
  }
  if (await shown(page, '.lw-new')) {
    const first = await page.locator('.lw-new').first().getAttribute('data-thing');
    for (const ticket of (await page.locator('.lw-new').all()).slice(0, 2)) {
      if ((await ticket.getAttribute('aria-checked')) === 'true') continue;
      if (touch) await ticket.tap();
      else await ticket.click();
    }
    await press(page, 'Enter', touch, '.primary');
    // An upgrade may offer more of them at once.
    await page.locator(`.lw-new[data-thing="${first}"]`).waitFor({ state: 'detached' });
    return 'tickets';
  }
  if (await shown(page, '.lw-choices .btn')) {
    await page.locator('.lw-choices .btn').first().click();
    return 'choice';
  }
  if (await shown(page, '.lw-hand.pick')) {
    // Cards that are asked for: of the first kinds, until they are enough.
    const kinds = await page.locator('.lw-hand.pick .lw-group').all();
    for (let i = 0; i < 12 && !(await shown(page, '.primary:enabled')); i++) await kinds[i % kinds.length].click();
    await press(page, 'Enter', touch, '.primary');
    return 'cards';
  }
  if (!(await shown(page, '.lw-row:not(.waits)'))) {
    // What else a rule asks may be declined.
    if (!touch) await page.keyboard.press('s');
    return 'wait';
  }
  if (!touch) {
    await page.keyboard.press('n');
    if (await shown(page, '.lw-pay')) {
      await page.keyboard.press('Enter');
      return 'claim';
    }
  }
  await press(page, 'c', touch, '.lw-deck');
  return 'draw';
}

/** The first games of the campaign that the examples have, as a file to be read. */
export function firstGames(n) {
  const file = new URL(
    '../../../../tests/games/legends_of_the_west/examples/campaign_12_games_2p.jsonl',
    import.meta.url,
  );
  let games = 0;
  const lines = readFileSync(file, 'utf8').split('\n');
  const end = lines.findIndex((line) => line.startsWith('{"roundhouse":') && ++games > n);
  const buffer = Buffer.from(`${lines.slice(0, end).join('\n')}\n`);
  return { name: 'campaign.jsonl', mimeType: 'application/x-ndjson', buffer };
}

/** Plays until the end, or until `until` says so. */
export async function playGame(page, { touch = false, until = () => false } = {}) {
  const done = {};
  for (let i = 0; i < 600 && !until(done); i++) {
    await page.locator('.now:not(.waiting), .end').first().waitFor({ timeout: 60_000 });
    if (await shown(page, '.end')) return count(done, 'end') && done;
    if (await shown(page, '.lw-last')) count(done, 'last');
    const kind = await step(page, { touch });
    count(done, kind);
    if (kind === 'wait') await page.waitForTimeout(60); // a question that the page has just begun to show
  }
  return done;
}

/** What the ledger shows (runs in the page); null: it is closed. */
const leaf = () => {
  const book = document.querySelector('.ledger-book');
  return (
    book && {
      kind: book.dataset.page,
      ready: book.querySelector('.now .btn-primary:enabled') !== null,
      choices: book.querySelectorAll('[role="radio"]:not(:disabled)').length,
      chosen: book.querySelectorAll('[aria-checked="true"]').length,
      text: book.textContent,
    }
  );
};
/** The same when the server has answered: what was chosen is not offered once more. */
const read = async (page) => {
  await quiet(page);
  return page.evaluate(leaf);
};
/** Does something in the ledger, and waits until it shows something else. */
async function turn(page, before, deed) {
  await deed();
  await page.waitForFunction(
    new Function('before', `return JSON.stringify((${leaf})()) !== before`),
    JSON.stringify(before),
  );
}

/** The ledger of a campaign's game to its last page, or to that of a kind, choosing the first thing where one is to be
    chosen; the steps seen. */
export async function readLedger(page, { until = null } = {}) {
  const pages = [];
  const button = page.locator('.ledger-book .now .btn-primary');
  for (let now = await read(page); now && now.kind !== until; now = await read(page)) {
    pages.push(now.kind);
    if (pages.length > 60) throw new Error(`the ledger does not end: ${pages.join(' ')}`);
    await turn(page, now, () => (now.ready ? button.click() : page.keyboard.press('1')));
  }
  return pages;
}

/** A person's seat played over a line of its own until the slips are written: faster than by hand, for scenarios that are
    about what comes then. The longest route that can be paid, else a card from the deck. */
export const playOn = (page, table, seat) =>
  page.evaluate(
    ([id, me]) =>
      new Promise((resolve, reject) => {
        const line = new WebSocket(`ws://${location.host}/api/ws`, 'roundhouse.1');
        let n = 0;
        // One question at a time: where every news brought one more, they would be asked faster than answered.
        let [asking, news] = [false, false];
        const send = (message) => {
          asking = true;
          news = false;
          line.send(JSON.stringify({ n: ++n, table: id, seat: me, ...message }));
        };
        const watch = () => {
          if (asking) news = true;
          else send({ t: 'watch' });
        };
        const size = (move) => [...move.matchAll(/\*(\d)/g)].reduce((sum, [, cards]) => sum + Number(cards), 0);
        const choice = (legal) => {
          const claims = legal.filter((move) => move.startsWith('claim ')).sort((a, b) => size(b) - size(a));
          return claims[0] ?? ['draw', 'skip'].find((move) => legal.includes(move)) ?? legal[0];
        };
        line.onopen = watch;
        line.onerror = () => reject(new Error('the line broke'));
        line.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.t === 'update') return watch();
          if (message.t === 'error') return (line.close(), reject(new Error(`the line says: ${data}`)));
          if (!['view', 'ok', 'stale'].includes(message.t)) return;
          asking = false;
          if (message.t !== 'view') return watch();
          const { view, legal = [], v } = message;
          if (view.over || view.seats[me].slip) return (line.close(), resolve());
          if (legal.length) send({ t: 'move', v, id: `p${n}`, moves: [choice(legal)] });
          else if (news) watch();
        };
      }),
    [table, seat],
  );

/** The ledger of several people at once, each in an own browser, to its last page: whoever is asked chooses the first
    thing, the others wait. `press` says how one of them goes on. Gives for each the pages seen, and those waited on. */
export async function readTogether(readers) {
  const seen = readers.map(() => ({ pages: [], waited: [] }));
  for (const limit = Date.now() + 120_000; Date.now() < limit;) {
    let open = 0;
    for (const [i, { page, press }] of readers.entries()) {
      const now = await read(page);
      if (!now) continue;
      open++;
      if (seen[i].pages.at(-1) !== now.kind) seen[i].pages.push(now.kind);
      const book = page.locator('.ledger-book');
      if (now.ready) await turn(page, now, () => press('Enter', book.locator('.now .btn-primary')));
      else if (now.choices && !now.chosen)
        await turn(page, now, () => press('1', book.locator('[role="radio"]:not(:disabled)').first()));
      else {
        if (!seen[i].waited.includes(now.kind)) seen[i].waited.push(now.kind);
        await page.waitForTimeout(60); // somebody else has the word
      }
    }
    if (!open) return seen;
  }
  throw new Error(`the ledger does not end: ${JSON.stringify(seen)}`);
}
