// Plays Railroad Ink the way a person does: only through what the page offers.
const settle = (page, ms = 40) => page.waitForTimeout(ms);

/** What the page says right now. */
const look = (page) =>
  page.evaluate(() => {
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
  });

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
  await page.locator('.ink .preview').waitFor({ timeout: 5000 });
  await pressCell(page, cell, touch);
  await page.locator('.ink .preview').waitFor({ state: 'detached', timeout: 5000 });
  return true;
}

/** One thing to do; says what it did. */
export async function step(page, { choose = (cells) => cells[Math.floor(cells.length / 2)], touch = false } = {}) {
  const seen = await look(page);
  const press = (selector, nth = 0) =>
    touch ? page.locator(selector).nth(nth).tap() : page.locator(selector).nth(nth).click();
  if (seen.over) return 'over';
  if (seen.handover) {
    await press('.handover .btn');
    await page.locator('.handover').waitFor({ state: 'detached' });
    return 'handover';
  }
  if (seen.waiting) {
    await settle(page, 80);
    return 'waiting';
  }
  if (seen.pairs) {
    await press('.pair:not(:disabled):not(.taken)');
    await press('.primary');
    await settle(page, 80);
    return 'take';
  }
  const owed = seen.primary === false;
  const die = seen.dice.findIndex(Boolean);
  if (owed && die < 0 && seen.legal.length) {
    await place(page, choose, touch);
    return 'hit';
  }
  if (owed && die >= 0) {
    await press('.dice .die:not(.die-meteor):not(.volcano-die)', die);
    await settle(page);
    if (await place(page, choose, touch)) return 'draw';
    await page.keyboard.press('Escape');
  }
  if (owed && seen.volcano) {
    await press('.volcano, .volcano-die');
    await settle(page);
    await place(page, choose, touch);
    return 'volcano';
  }
  if (seen.primary) {
    const before = seen.now;
    await page.locator('.primary').click({ force: true });
    await page.waitForFunction(
      (text) =>
        (document.querySelector('.now p')?.textContent ?? '') !== text || document.querySelector('.end, .handover'),
      before,
      { timeout: 8000 },
    );
    return 'confirm';
  }
  await settle(page, 80);
  return 'nothing';
}

/** Plays on until the game is over or `until` says so. */
export async function playGame(page, options = {}) {
  const limit = Date.now() + (options.milliseconds ?? 240_000);
  const done = {};
  let idle = 0;
  while (Date.now() < limit) {
    const what = await step(page, options);
    done[what] = (done[what] ?? 0) + 1;
    if (what === 'over') return done;
    if (options.until?.(done)) return done;
    idle = what === 'nothing' ? idle + 1 : 0;
    if (idle > 40) throw new Error(`nothing to do: ${JSON.stringify(await look(page))}`);
  }
  throw new Error(`not over in time: ${JSON.stringify(done)}`);
}
