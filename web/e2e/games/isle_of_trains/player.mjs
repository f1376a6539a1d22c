// Plays Isle of Trains the way a person does: only through what the page offers.
import { quiet } from '../../visitor.mjs';

/** What the page says right now. */
export const look = (page) =>
  page.evaluate(() => {
    const has = (selector) => document.querySelector(selector) !== null;
    const primary = document.querySelector('.primary');
    const things = [...document.querySelectorAll('[data-thing]')].filter((element) => element.offsetParent !== null);
    const legal = things.filter((element) => element.closest('.is-legal') || element.matches('.item:not(.on)'));
    return {
      over: has('.end'),
      waiting: has('.now.waiting') || !has('.now'),
      dialog: has('dialog[open]'),
      now: document.querySelector('.now p')?.textContent ?? '',
      title: document.querySelector('.uses .eyebrow')?.textContent ?? '',
      primary: primary ? primary.getAttribute('aria-disabled') !== 'true' : null,
      uses: [...document.querySelectorAll('[data-use]')].map((use) => ({
        kind: use.dataset.use,
        legal: !use.classList.contains('off'),
        chosen: use.classList.contains('is-on'),
        text: use.innerText.replace(/\s+/g, ' '),
      })),
      legal: legal.map((element) => element.dataset.thing),
      picked: things
        .filter((element) => element.closest('.is-pay') || element.matches('.item.on'))
        .map((element) => element.dataset.thing),
      hand: things.filter((element) => element.dataset.thing.startsWith('hand:')).length,
      pass: has('.pass'),
    };
  });

/** Everything that shows whether something has happened (runs in the page). */
const showing = () =>
  [
    document.querySelector('.now p')?.textContent,
    document.querySelector('.turnline, .tline')?.textContent,
    [...document.querySelectorAll('[data-use]')].map((use) => use.dataset.use + use.className).join(),
    [...document.querySelectorAll('[data-thing]')]
      .map((thing) => thing.getAttribute('aria-label') + thing.closest('li, .pile, .dest')?.className)
      .join(),
    document.querySelectorAll('.log li').length,
    document.querySelector('.end') !== null,
  ].join('|');
const changed = new Function(
  'before',
  `return !document.querySelector('.desk.busy') && !unanswered() && (${showing})() !== before`,
);

/** Does something and waits until the page shows it and is quiet again. */
export async function change(page, deed) {
  const before = await page.evaluate(showing);
  await deed();
  await page.waitForFunction(changed, before, { timeout: 8000 }).catch(async () => {
    throw new Error(`nothing happened: ${JSON.stringify(await look(page))}`);
  });
  await quiet(page);
}

/** Cards of a full hand overlap: their left edge is always free. */
export const press = (page, thing) =>
  page
    .locator(`[data-thing="${thing}"]:visible`)
    .first()
    .click({ force: true, ...(thing.startsWith('hand:') ? { position: { x: 7, y: 16 } } : {}) });
export const confirm = (page) => change(page, () => page.locator('.primary:visible').first().click({ force: true }));
export const useRow = (page, kind, nth = 0) => page.locator(`[data-use="${kind}"]:not(.off):visible`).nth(nth).click();

/** Presses what is marked until the confirm button is on. */
async function collect(page) {
  for (let i = 0; i < 12; i++) {
    const seen = await look(page);
    if (seen.primary) return true;
    const next = seen.legal.find((thing) => /^(hand|item):/.test(thing) && !seen.picked.includes(thing));
    if (!next) return false;
    await press(page, next);
    await quiet(page);
  }
  return (await look(page)).primary;
}

const back = async (page) => {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await quiet(page);
};

/** Opens one of the actions; false when the page does not offer it or it leads nowhere. */
async function act(page, what) {
  await back(page);
  const seen = await look(page);
  const rows = seen.uses.filter((use) => use.kind === 'show');
  const labels = { build: 0, load: 1, deliver: 2 };
  if (what === 'take') {
    if (!seen.uses.some((use) => use.kind === 'take' && use.legal)) return false;
    await useRow(page, 'take');
    await quiet(page);
    return (await look(page)).primary && (await confirm(page), true);
  }
  const row = rows.length === 3 ? rows[labels[what]] : rows.find((use) => new RegExp(what, 'i').test(use.text));
  if (!row?.legal) return false;
  if (!row.chosen) await page.locator('[data-use="show"]:visible').nth(rows.indexOf(row)).click();
  await quiet(page);
  if (what === 'deliver') {
    // Only a place with a contract or a ticket to fulfil.
    const places = (await look(page)).uses.filter((use) => use.kind === 'deliver');
    for (let i = 0; i < places.length; i++) {
      await page.locator('[data-use="deliver"]:visible').nth(i).click();
      await quiet(page);
      const steps = (await look(page)).uses.filter(
        (use) => ['initial', 'secondary', 'ticket'].includes(use.kind) && use.legal,
      );
      if (steps.length) {
        await useRow(page, steps[0].kind);
        await quiet(page);
        await confirm(page);
        return true;
      }
      await back(page);
      await page.locator('[data-use="show"]:visible').nth(rows.indexOf(row)).click();
      await quiet(page);
    }
    return false;
  }
  const kinds = what === 'build' ? ['build', 'upgrade', 'construct'] : ['load', 'board'];
  const things = (await look(page)).legal.filter((thing) => /^(hand|supply):/.test(thing));
  for (const thing of things) {
    await press(page, thing);
    await quiet(page);
    let now = await look(page);
    const use = now.uses.find((one) => kinds.includes(one.kind) && one.legal);
    if (use) {
      if (!use.chosen) await useRow(page, use.kind);
      await quiet(page);
      now = await look(page);
      const target = now.legal.find((one) => one.startsWith('car:'));
      if (!now.primary && target && !now.legal.some((one) => one.startsWith('hand:'))) await press(page, target);
      await quiet(page);
      if (await collect(page)) {
        await confirm(page);
        return true;
      }
    }
    await back(page);
  }
  return false;
}

/** One thing to do; says what it did. */
export async function step(page, { order = ['deliver', 'build', 'load', 'take'] } = {}) {
  const seen = await look(page);
  if (seen.over) return 'over';
  if (seen.waiting) {
    // For a bot, or for somebody in another browser.
    await page.locator('.now:not(.waiting), .end').first().waitFor({ timeout: 60_000 });
    await quiet(page);
    return 'waiting';
  }
  if (seen.dialog) {
    await change(page, () => page.locator('dialog[open] .btn-primary').click());
    return 'pass';
  }
  if (seen.primary) {
    await confirm(page);
    return 'confirm';
  }
  // A phase that wants cards or items.
  if (seen.uses.some((use) => use.chosen && ['pay', 'toss', 'special'].includes(use.kind))) {
    if (!(await collect(page))) throw new Error(`cannot collect: ${JSON.stringify(await look(page))}`);
    await confirm(page);
    return 'collect';
  }
  if (seen.uses.length && seen.uses.every((use) => ['take', 'give', 'raze', 'under', 'pick'].includes(use.kind))) {
    const kind = seen.uses[0].kind;
    await useRow(page, kind);
    await quiet(page);
    if (!(await look(page)).primary) throw new Error(`cannot ${kind}: ${JSON.stringify(await look(page))}`);
    await confirm(page);
    return kind;
  }
  const free = seen.uses.some((use) => use.kind === 'show');
  if (free) {
    for (const what of order) if (await act(page, what)) return what;
    if (seen.pass) {
      await back(page);
      await page.locator('.pass:visible').first().click();
      await page.locator('dialog[open]').waitFor();
      return 'ask';
    }
  }
  // Nothing to do now: the server has something to say, or the game hangs.
  await change(page, () => {});
  return 'nothing';
}

export async function playGame(page, options = {}) {
  const limit = Date.now() + (options.milliseconds ?? 240_000);
  const done = {};
  while (Date.now() < limit) {
    const what = await step(page, options);
    done[what] = (done[what] ?? 0) + 1;
    if (what === 'over' || options.until?.(done)) return done;
  }
  throw new Error(`not over in time: ${JSON.stringify(done)} ${JSON.stringify(await look(page))}`);
}
