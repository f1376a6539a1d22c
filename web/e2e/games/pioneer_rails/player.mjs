// Plays Pioneer Rails the way a person does: only through what the page offers.
import { quiet } from '../../visitor.mjs';

/** What the page says right now (runs in the page). */
const seen = () => {
  const has = (selector) => document.querySelector(selector) !== null;
  const primary = document.querySelector('.primary');
  const middle = (path) => {
    const { left, right, top, bottom } = path.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2].map(Math.round);
  };
  return {
    over: has('.end'),
    handover: has('.handover'),
    waiting: has('.now.waiting') || !has('.now'),
    now: document.querySelector('.now p')?.textContent ?? '',
    primary: primary ? primary.getAttribute('aria-disabled') !== 'true' : null,
    cards: [...document.querySelectorAll('.pick:not([aria-disabled="true"])')].map((card) => card.dataset.thing),
    nuggets: document.querySelectorAll('.deposit [data-nuggets]').length,
    bonuses: [...document.querySelectorAll('.bon:not([aria-disabled="true"])')].map((bonus) => bonus.dataset.thing),
    legal: [...document.querySelectorAll('.pr.board .legal .lg-line')].map(middle),
    priced: [...document.querySelectorAll('.pr.board .price .pr-dash')].map(middle),
    laid: document.querySelectorAll('.pr.board .in-pen').length,
    preview: has('.pr.board .pv-dash'),
  };
};
export const look = (page) => page.evaluate(seen);

/** Waits until the page says something else. */
const other = (page, before, timeout = 20_000) =>
  page.waitForFunction(
    new Function('before', `return JSON.stringify((${seen})()) !== before`),
    JSON.stringify(before),
    { timeout },
  );

/** On the map, at these coordinates of the window. */
export const pressAt = (page, [x, y], touch = false) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));

/** Inside the window, and under nothing else: on a phone the map shows a part of itself. */
const reachable = (page, spots) =>
  page.evaluate((list) => list.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.pr.board')), spots);

/** So many tracks of this turn are drawn, and the table knows of them. */
export const laid = async (page, n) => {
  await page.waitForFunction((count) => document.querySelectorAll('.pr.board .in-pen').length === count, n);
  await quiet(page);
};

/** Presses a track twice: shown, then laid. */
async function lay(page, choose, touch) {
  const { legal } = await look(page);
  const spots = await reachable(page, legal);
  if (!spots.length) throw new Error(`no track can be reached: ${JSON.stringify(legal)}`);
  await pressAt(page, choose(spots), touch);
  await page.locator('.pr.board .pv-dash').waitFor({ state: 'attached' });
  await quiet(page);
  if (touch) await page.locator('.pv-bar .yes').tap();
  else await page.locator('.pop .yes').click();
  await page.locator('.pr.board .pv-dash').waitFor({ state: 'detached' });
  await quiet(page);
}

/** One thing to do; says what it did. */
export async function step(page, { choose = (list) => list[Math.floor(list.length / 2)], touch = false } = {}) {
  const now = await look(page);
  const press = (selector) => {
    const target = page.locator(selector).first();
    return touch ? target.tap() : target.click();
  };
  if (now.over) return 'over';
  if (now.handover) {
    await press('.handover .btn');
    await page.locator('.handover').waitFor({ state: 'detached' });
    return 'handover';
  }
  if (now.waiting) {
    // For a bot, or for somebody in another browser.
    await page.locator('.now:not(.waiting), .end, .handover').first().waitFor({ timeout: 60_000 });
    return 'waiting';
  }
  if (now.cards.length) {
    const card = choose(now.cards);
    const looked = await page.locator(`[data-thing="${card}"]`).first().getAttribute('aria-pressed');
    if (looked !== 'true') await press(`[data-thing="${card}"]`);
    await quiet(page);
    await press(`[data-thing="${card}"]`);
    await other(page, now);
    await quiet(page);
    return 'pick';
  }
  if (now.nuggets) {
    await press('.deposit .yes');
    await other(page, now);
    await quiet(page);
    return 'deposit';
  }
  if (now.primary === false && now.legal.length) {
    await lay(page, choose, touch);
    return 'lay';
  }
  if (now.primary) {
    await page.locator('.primary').first().click({ force: true });
    await other(page, now);
    await quiet(page);
    return 'done';
  }
  // Nothing to do now: the server has something to say, or the game hangs.
  await other(page, now, 8000).catch(() => {
    throw new Error(`nothing to do: ${JSON.stringify(now)}`);
  });
  return 'nothing';
}

/** Plays on until the game is over or `until` says so. */
export async function playGame(page, options = {}) {
  const limit = Date.now() + 300_000;
  const done = {};
  while (Date.now() < limit) {
    const what = await step(page, options);
    done[what] = (done[what] ?? 0) + 1;
    if (what === 'over' || options.until?.(done)) return done;
  }
  throw new Error(`not over in time: ${JSON.stringify(done)}`);
}
