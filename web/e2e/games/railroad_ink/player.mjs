// Plays Railroad Ink the way a person does: only through what the page offers.
import { quiet } from '../../visitor.mjs';

/** What the page says right now (runs in the page). */
const seen = () => {
  const has = (selector) => document.querySelector(selector) !== null;
  const primary = document.querySelector('.primary');
  const dice = [...document.querySelectorAll('.dice .die:not(.die-meteor):not(.volcano-die)')];
  return {
    over: has('.end'),
    handover: has('.handover'),
    waiting: has('.now.waiting') || !has('.now'),
    now: document.querySelector('.now p')?.textContent ?? '',
    primary: primary ? primary.getAttribute('aria-disabled') !== 'true' : null,
    dice: dice.map((die) => !die.disabled && !die.classList.contains('idle')),
    lava: [...document.querySelectorAll('.die-lava:not(.volcano-die)')].some((die) =>
      die.classList.contains('is-used'),
    ),
    volcano: has('.volcano:not(:disabled), .volcano-die:not(:disabled)'),
    pairs: document.querySelectorAll('.pair:not(:disabled):not(.taken)').length,
    legal: [...document.querySelectorAll('.cell.legal')].map((cell) => cell.dataset.cell),
    preview: has('.ink .preview'),
  };
};
const look = (page) => page.evaluate(seen);

/** Waits until the page says something else. */
const other = (page, before, timeout) =>
  page.waitForFunction(
    new Function('before', `return JSON.stringify((${seen})()) !== before`),
    JSON.stringify(before),
    {
      timeout,
    },
  );

const pressCell = (page, cell, touch) => {
  const target = page.locator(`[data-cell="${cell}"]`);
  return touch ? target.tap({ force: true }) : target.click({ force: true });
};

/** Places the piece in hand on one of its spaces and confirms it. */
async function place(page, choose, touch) {
  const { legal } = await look(page);
  if (!legal.length) return false;
  const cell = choose(legal);
  await pressCell(page, cell, touch);
  await page.locator('.ink .preview').waitFor();
  await pressCell(page, cell, touch);
  await page.locator('.ink .preview').waitFor({ state: 'detached' });
  await quiet(page);
  return true;
}

/** One thing to do; says what it did. */
export async function step(page, { choose = (cells) => cells[Math.floor(cells.length / 2)], touch = false } = {}) {
  const now = await look(page);
  const press = (selector, nth = 0) =>
    touch ? page.locator(selector).nth(nth).tap() : page.locator(selector).nth(nth).click();
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
  if (now.pairs) {
    await press('.pair:not(:disabled):not(.taken)');
    await press('.primary');
    await other(page, now);
    await quiet(page);
    return 'take';
  }
  const owed = now.primary === false;
  const die = now.dice.findIndex(Boolean);
  if (owed && die < 0 && now.legal.length) {
    await place(page, choose, touch);
    return 'hit';
  }
  if (owed && die >= 0) {
    await press('.dice .die:not(.die-meteor):not(.volcano-die)', die);
    await quiet(page);
    if (await place(page, choose, touch)) return 'draw';
    await page.keyboard.press('Escape');
  }
  if (owed && now.volcano) {
    await press('.volcano, .volcano-die');
    await quiet(page);
    await place(page, choose, touch);
    return 'volcano';
  }
  if (now.primary) {
    await page.locator('.primary').click({ force: true });
    await page.waitForFunction(
      (text) =>
        (document.querySelector('.now p')?.textContent ?? '') !== text || document.querySelector('.end, .handover'),
      now.now,
    );
    await quiet(page);
    return 'confirm';
  }
  // Nothing to do now: the server has something to say, or the game hangs.
  await other(page, now, 8000).catch(() => {
    throw new Error(`nothing to do: ${JSON.stringify(now)}`);
  });
  return 'nothing';
}

/** Plays on until the game is over or `until` says so. */
export async function playGame(page, options = {}) {
  const limit = Date.now() + 240_000;
  const done = {};
  while (Date.now() < limit) {
    const what = await step(page, options);
    done[what] = (done[what] ?? 0) + 1;
    if (what === 'over' || options.until?.(done)) return done;
  }
  throw new Error(`not over in time: ${JSON.stringify(done)}`);
}
