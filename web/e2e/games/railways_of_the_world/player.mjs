// Plays Railways of the World the way a person does: only through what the page offers.
import { quiet } from '../../visitor.mjs';

/** What the page says right now (runs in the page). */
const seen = () => {
  const has = (selector) => document.querySelector(selector) !== null;
  const rings = (kind) =>
    [...document.querySelectorAll('.rw.pieces .stop[data-stop]')]
      .map((one) => one.dataset.stop)
      .filter((name) => kind.test(name));
  const primary = document.querySelector('.primary');
  return {
    over: has('.end'),
    handover: has('.handover'),
    waiting: has('.now.waiting') || !has('.now'),
    now: document.querySelector('.now p')?.textContent ?? '',
    baron: has('.rw-dialog.barons .rw-baron:not(:disabled)'),
    auction: has('.rw-dialog.auction .btn-primary'),
    bonds: has('.rw-dialog.bonds'),
    cards: [...document.querySelectorAll('.rw-dialog.cards .rw-face:not([aria-disabled="true"])')].map(
      (one) => one.dataset.thing,
    ),
    actions: [...document.querySelectorAll('.rw-rail .act:not([aria-disabled="true"])')].map((one) => one.dataset.act),
    chosen: document.querySelector('.rw-rail .act.on')?.dataset.act ?? null,
    primary: primary ? primary.getAttribute('aria-disabled') !== 'true' : null,
    building: has('.rw .ghost, .rw .h-legal, .rw .h-edge'),
    exits: rings(/^\d+\.\d+\.\d$/),
    hexes: rings(/^\d+\.\d+$/),
    palette: has('.rw-palette'),
    targets: [...document.querySelectorAll('.rw-dtag')].length,
    finishes: [...document.querySelectorAll('.rw-ctag')].length,
    offered: [...document.querySelectorAll('.rw.pieces .stop[tabindex="0"]')].map((one) => one.dataset.stop),
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

/** A place of the map, by the keyboard: it is brought into view and pressed. */
export async function pressStop(page, name) {
  await page.locator(`.rw.pieces [data-stop="${name}"]`).focus();
  await page.keyboard.press('Enter');
  await quiet(page);
}

export const act = async (page, id, touch) => {
  const target = page.locator(`.rw-rail [data-act="${id}"]`).first();
  await (touch ? target.tap() : target.click());
  await quiet(page);
};

/** How much an action is liked; `vary`: now and then another one first. */
const liked = ['deliver', 'build', 'urbanize', 'western', 'upgrade', 'take', 'pass'];
const dreams = ['take', 'upgrade', 'urbanize'];

/** One that has not had its turn. */
function dreamOf(turn, actions) {
  const [dream] = dreams.filter((id) => actions.includes(id) && !turn.dreamt?.includes(id));
  turn.dreamt = dream ? [...(turn.dreamt ?? []), dream] : [];
  return dream ? [dream] : [];
}

async function confirm(page, touch) {
  const yes = page.locator('.pv-bar .yes, .rw-estimate .yes, .primary:not([aria-disabled="true"])').first();
  await (touch ? yes.tap() : yes.click());
  await quiet(page);
}

/** One thing to do; says what it did. */
export async function step(page, { touch = false, vary = false, turn = { n: 0 } } = {}) {
  const now = await look(page);
  const press = async (selector) => {
    const target = page.locator(selector).first();
    await (touch ? target.tap() : target.click());
    await quiet(page);
  };
  if (now.over) return 'over';
  if (now.handover) return (await press('.handover .btn'), 'handover');
  if (now.waiting) {
    await page.locator('.now:not(.waiting), .end, .handover').first().waitFor({ timeout: 60_000 });
    return 'waiting';
  }
  if (now.baron) {
    await press('.rw-dialog.barons .rw-baron');
    await press('.rw-dialog.barons .btn-primary');
    return (await other(page, now), 'baron');
  }
  if (now.auction) {
    // The first of its buttons passes, where that may be done.
    const passes =
      (await page.locator('.rw-dialog.auction .row .btn').first().getAttribute('aria-disabled')) !== 'true';
    const may = passes && !(vary && turn.n++ % 2);
    await press(may ? '.rw-dialog.auction .row .btn' : '.rw-dialog.auction .btn-primary');
    return (await other(page, now), may ? 'pass' : 'bid');
  }
  if (now.bonds) return (await press('.rw-dialog.bonds .btn-primary'), await other(page, now), 'bonds');
  if (now.palette) {
    await press('.rw-palette [data-stop]');
    await confirm(page, touch);
    return (await other(page, now), 'color');
  }
  if (now.cards.length) {
    await press(`.rw-dialog.cards [data-thing="${now.cards[0]}"]`);
    await press('.rw-dialog.cards .btn-primary');
    return (await other(page, now), 'card');
  }
  if (now.building) return lay(page, now, touch);
  // Something to choose on the map, or an action first.
  if (now.primary) return (await confirm(page, touch), await other(page, now), now.chosen ?? 'confirmed');
  if (now.chosen && now.offered.length) {
    await pressStop(page, now.offered[turn.n++ % now.offered.length]);
    return `chose:${now.chosen}`;
  }
  const dream = vary && turn.n++ % 3 === 2 ? dreamOf(turn, now.actions) : [];
  const open = [...dream, ...liked].filter((id) => now.actions.includes(id));
  if (open.length) return (await act(page, open[0], touch), `action:${open[0]}`);
  await other(page, now, 8000).catch(() => {
    throw new Error(`nothing to do: ${JSON.stringify(now)}`);
  });
  return 'nothing';
}

/** Finishes in a city where it can, else lays on, else stops. */
async function lay(page, now, touch) {
  if (now.finishes) {
    // The mouse leaves what it rests on, and the receipt of that goes.
    if (!touch) await page.mouse.move(2, 2);
    const tag = page.locator('.rw-ctag').first();
    await (touch ? tag.tap() : tag.click());
    await quiet(page);
    await confirm(page, touch);
    await other(page, now);
    return 'finish';
  }
  if (now.primary) {
    const stop = page.locator('.primary').first();
    await (touch ? stop.tap() : stop.click());
    await other(page, now);
    return 'stop';
  }
  const place = now.exits[0] ?? now.hexes[0];
  await pressStop(page, place);
  return 'lay';
}

/** Plays on until the game is over or `until` says so. */
export async function playGame(page, options = {}) {
  const limit = Date.now() + 420_000;
  const done = {};
  const turn = { n: 0 };
  while (Date.now() < limit) {
    const what = await step(page, { ...options, turn });
    done[what] = (done[what] ?? 0) + 1;
    if (what === 'over' || options.until?.(done)) return done;
  }
  throw new Error(`not over in time: ${JSON.stringify(done)}`);
}
