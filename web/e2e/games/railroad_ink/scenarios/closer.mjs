// Looking closer at the board, ink that draws itself, and lava that takes the place of a route.
import assert from 'node:assert/strict';
import { painted, soon, speaks } from '../../../visitor.mjs';
import { damUp } from '../lake.mjs';
import { step } from '../player.mjs';

/** A table for one, ready to draw; gives its id. */
async function enter(who, options = {}) {
  const id = await who.table('railroad_ink', [{ kind: 'me' }], options);
  await who.enter(id);
  await who.page.locator('.now:not(.waiting)').waitFor();
  return id;
}

const box = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((e) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      return { x, y, width, height };
    });
const near = (a, b, slack, what) => assert.ok(Math.abs(a - b) <= slack, `${what}: ${a} instead of ${b}`);
/** The board is so many times as large as in its frame. */
const scaled = (page, times, what, slack = times === 1 ? 0 : 0.01) =>
  soon(async () => {
    const board = page.locator('.zoom-board');
    const scale = await board.evaluate((e) => new DOMMatrix(getComputedStyle(e).transform).a);
    near(scale, times, slack, what);
  });
/** The keyboard is on this space. */
const onSpace = (page, cell, why) =>
  soon(async () => assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), cell, why));
const insideFrame = async (page, selector) => {
  const [frame, part] = [await box(page, '.zoom-port'), await box(page, selector)];
  return (
    part.x >= frame.x - 1 &&
    part.y >= frame.y - 1 &&
    part.x + part.width <= frame.x + frame.width + 1 &&
    part.y + part.height <= frame.y + frame.height + 1
  );
};

/** Fingers on the glass: each step a list of points. */
async function fingers(who, steps) {
  const glass = await who.context.newCDPSession(who.page);
  const points = (list) => list.map(([x, y], id) => ({ x, y, id }));
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(steps[0]) });
  for (const list of steps.slice(1))
    await glass.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(list) });
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await glass.detach();
}

export default {
  async 'a route is erased for lava'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    let id;
    for (let tries = 0, stuck = false; !stuck; tries++) {
      assert.ok(tries < 25, 'no lake could be dammed up');
      await who.open('#/');
      id = await enter(who, { lava: true });
      stuck = await page.evaluate(damUp, id);
    }
    await page.reload();
    await page.locator('.now:not(.waiting)').waitFor();
    // Neither lava die fits on an empty space: taken in hand, it offers routes.
    const held = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[role="gridcell"]')].map((cell) => [
          cell.dataset.cell,
          cell.getAttribute('aria-label'),
        ]),
      );
    const before = new Map(await held());
    const dice = page.locator('.dice .die-lava:not(:disabled):not(.idle)');
    await dice.first().click();
    await page.locator('.cell.legal').first().waitFor({ state: 'attached' });
    const cells = await page.locator('.cell.legal').evaluateAll((list) => list.map((e) => e.dataset.cell));
    for (const cell of cells)
      assert.doesNotMatch(before.get(cell), /empty|lava side|crater/i, 'only routes without lava are offered');
    const [cell] = cells;
    const space = page.locator(`[data-cell="${cell}"]`);
    await space.click({ force: true });
    await page.locator('.now p', { hasText: 'erased' }).waitFor();
    await page.getByRole('button', { name: /^Erase and draw/ }).waitFor();
    await inspect(page, 'about to erase');
    await space.click({ force: true });
    await page.waitForFunction(
      ([at, old]) =>
        document.querySelector(`[data-cell="${at}"]`).getAttribute('aria-label') !== old &&
        !document.querySelector('.preview'),
      [cell, before.get(cell)],
    );
    await soon(async () => assert.match(await space.getAttribute('aria-label'), /lava/i));
    await page.locator('.die-lava.is-used').first().waitFor(); // the lava die is ticked off
    await page.locator('.log .is-draft', { hasText: 'erased' }).first().waitFor();
    // Taken back, the route is there again; then it is erased for good.
    await page.keyboard.press('z');
    await page.waitForFunction(
      ([at, old]) => document.querySelector(`[data-cell="${at}"]`).getAttribute('aria-label').startsWith(old),
      [cell, before.get(cell).split(', this space')[0]],
    );
    await page.locator('.die-lava.is-used').waitFor({ state: 'detached' });
    await dice.first().click();
    await space.click({ force: true });
    await page.locator('.ink .preview').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.die-lava.is-used').waitFor();
    for (let guard = 0; guard < 12 && !(await page.locator('.primary[aria-disabled="false"]').count()); guard++)
      await step(page);
    const round = await page.locator('.roundline b').first().innerText();
    await page.locator('.primary').click();
    await page.waitForFunction(
      (old) => document.querySelector('.end') || document.querySelector('.roundline b').textContent !== old,
      round,
    );
    const record = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).text(), id);
    assert.match(record, new RegExp(`"erase ${cell}`));
  },

  async 'looking closer with keys, wheel, mouse and buttons'({ visitor, inspect }) {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    await enter(who);
    const fitted = await box(page, '.ink.board');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await scaled(page, 2, 'two stations up');
    await inspect(page, 'enlarged board');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    // Roving focus brings the space into view.
    await page.locator('[data-cell="33"]').focus();
    for (const [key, cell] of [
      ['ArrowLeft', '30'],
      ['ArrowUp', '00'],
      ['ArrowRight', '06'],
      ['ArrowDown', '66'],
    ]) {
      for (let i = 0; i < 6; i++) await page.keyboard.press(key);
      await onSpace(page, cell);
      await soon(async () => assert.ok(await insideFrame(page, `[data-cell="${cell}"]`), `${cell} is in view`));
    }
    await page.keyboard.press('0');
    await soon(async () => assert.deepEqual(await box(page, '.ink.board'), fitted));
    // Ctrl and wheel: what lies under the pointer stays there.
    const spot = await box(page, '[data-cell="24"]');
    const at = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.keyboard.down('Control');
    for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -60);
    await page.keyboard.up('Control');
    await page.waitForFunction(
      (before) => document.querySelector('[data-cell="24"]').getBoundingClientRect().width > before * 1.5,
      spot.width,
    );
    await painted(page);
    const larger = await box(page, '[data-cell="24"]');
    near(larger.x + larger.width / 2, at.x, 3, 'x under the pointer');
    near(larger.y + larger.height / 2, at.y, 3, 'y under the pointer');
    // The mouse drags the board, and the end of a drag chooses nothing.
    await page.mouse.down();
    await page.mouse.move(at.x - 40, at.y - 30, { steps: 5 });
    await page.mouse.up();
    await soon(async () => near((await box(page, '[data-cell="24"]')).x, larger.x - 40, 2, 'dragged'));
    assert.equal(await page.locator('.ink .preview').count(), 0);
    // A piece is still placed by clicks, and the wheel still turns it instead of scrolling.
    await page.getByRole('button', { name: /^Fit the board again/ }).click();
    await scaled(page, 1, 'the button fits the board');
    await page.getByRole('button', { name: /^Zoom in/ }).click();
    await scaled(page, 1.5, 'the button enlarges');
    await page.locator('.die:not(.idle)').first().click();
    const target = page.locator('.cell.legal').first();
    await target.scrollIntoViewIfNeeded();
    await target.click();
    await page.locator('.ink .preview').waitFor();
    const chosen = await page.locator('.cell[aria-selected="true"]').getAttribute('data-cell');
    await soon(async () => assert.ok(await insideFrame(page, '.pop'), 'the buttons of the piece are in view'));
    near((await box(page, '.pop button')).height, 40, 1, 'they keep their size');
    const scrolled = await page.locator('.zoom-port').evaluate((e) => e.scrollTop);
    await page.locator(`[data-cell="${chosen}"]`).hover({ force: true });
    await page.mouse.wheel(0, 120);
    await painted(page);
    assert.equal(await page.locator('.zoom-port').evaluate((e) => e.scrollTop), scrolled);
    await page.locator(`[data-cell="${chosen}"]`).click();
    await page.locator('.die.is-used').waitFor();
    // It is remembered for this game.
    await page.reload();
    await page.locator('.now').waitFor();
    await scaled(page, 1.5, 'remembered');
  },

  async 'looking closer with fingers'({ visitor, inspect }) {
    const who = await visitor('phone', { language: 'en' });
    const { page } = who;
    await enter(who);
    const board = await box(page, '.zoom-port');
    const [cx, cy] = [board.x + board.width / 2, board.y + board.height / 2];
    const apart = (half) => [
      [cx - half, cy],
      [cx + half, cy],
    ];
    await fingers(who, [30, 40, 50, 60].map(apart));
    await page.waitForFunction(() => document.querySelector('.zoom-port.zoomed:not(.turning)'));
    await scaled(page, 2, 'pinched', 0.1);
    assert.equal(await page.evaluate(() => visualViewport.scale), 1, 'the page itself keeps its size');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    await inspect(page, 'enlarged board on a phone');
    near((await box(page, '.zoom-back')).height, 44, 0.5, 'a button for a finger');
    await page.locator('.zoom-back').tap();
    await scaled(page, 1, 'fitted again');
    // Two taps where nothing can be drawn.
    await page.touchscreen.tap(cx, cy);
    await page.touchscreen.tap(cx, cy);
    await page.locator('.zoom-port.zoomed').waitFor();
    await scaled(page, 2, 'double tap');
    await page.touchscreen.tap(cx, cy);
    await page.touchscreen.tap(cx, cy);
    await page.waitForFunction(() => !document.querySelector('.zoom-port.zoomed'));
    // Two taps on a space that fits preview and confirm.
    await page.locator('.die:not(.idle)').first().tap();
    const spot = await box(page, '.cell.legal');
    for (let i = 0; i < 2; i++) await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
    await page.locator('.die.is-used').waitFor();
    await scaled(page, 1, 'drawn, not enlarged');
    // Pinching while a piece is previewed does not turn it; a tap with two fingers does.
    for (const die of await page.locator('.dice .die:not(:disabled):not(.idle)').all()) {
      await die.tap();
      for (const cell of await page.locator('.cell.legal').evaluateAll((list) => list.map((e) => e.dataset.cell))) {
        await page.locator(`[data-cell="${cell}"]`).tap({ force: true });
        await page.locator('.pv-bar').waitFor();
        const turns = await page.locator('.pv-bar').getByRole('button', { name: 'Rotate' }).isEnabled();
        if (turns) {
          const picture = () => page.locator('.pv-piece').innerHTML();
          const first = await picture();
          await fingers(who, [60, 50, 40, 30].map(apart));
          await fingers(who, [30, 40, 50, 60].map(apart));
          await painted(page);
          assert.equal(await picture(), first, 'a pinch turns nothing');
          await fingers(who, [apart(30)]);
          await page.waitForFunction((old) => document.querySelector('.pv-piece').innerHTML !== old, first);
          return;
        }
        await page.getByRole('button', { name: 'Cancel' }).tap();
      }
    }
  },

  async 'dice are dragged to the board, with the mouse and with a finger'({ visitor }) {
    for (const kind of ['desktop', 'phone']) {
      const who = await visitor(kind, { language: 'en' });
      const { page } = who;
      await enter(who);
      const middle = async (selector) => {
        const { x, y, width, height } = await box(page, selector);
        return [x + width / 2, y + height / 2];
      };
      const drag = async (from, to) => {
        const way = [0, 0.3, 0.7, 1].map((k) => [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k]);
        if (kind === 'phone')
          return fingers(
            who,
            way.map((point) => [point]),
          );
        await page.mouse.move(...way[0]);
        await page.mouse.down();
        for (const point of way.slice(1)) await page.mouse.move(...point);
        await page.locator('.ink-ghost').waitFor(); // the die is under the pointer
        await page.mouse.up();
      };
      const die = await middle('.dice .die:not(.idle)');
      await page.locator('.dice .die:not(.idle)').first().click();
      const cell = await page.locator('.cell.legal').first().getAttribute('data-cell');
      await page.keyboard.press('Escape');
      await drag(die, await middle(`[data-cell="${cell}"]`));
      await page.locator('.ink .preview').waitFor();
      await page.locator(`[data-cell="${cell}"][aria-selected="true"]`).waitFor();
      await page.locator('.ink-ghost').waitFor({ state: 'detached' });
      assert.equal(await page.locator('.die.is-used').count(), 0, 'a drop previews, it does not draw');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      // Where it does not fit, the drop asks why.
      await drag(die, await middle('[data-cell="33"]'));
      await page.locator('.ink-why').waitFor();
    }
  },

  async 'keys work wherever the focus is, and a space says what to do first'({ visitor }) {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    await enter(who);
    await page.locator('[data-cell="33"]').click();
    await page.locator('.ink-why').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.menu > .btn').focus();
    await page.keyboard.press('1');
    await page.keyboard.press('n');
    await page.locator('.cell.legal:focus').waitFor(); // N goes to a fitting space
    const first = await page.evaluate(() => document.activeElement.dataset.cell);
    await page.locator('.menu > .btn').focus();
    await page.keyboard.press('p');
    await onSpace(page, first, 'P goes there from elsewhere, too');
    await page.keyboard.press('n');
    await page.locator(`.cell.legal:focus:not([data-cell="${first}"])`).waitFor();
    await page.keyboard.press('p');
    await onSpace(page, first, 'and back from the next one');
    await page.keyboard.press('Enter');
    await page.locator('.ink .preview').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.die.is-used').length === 1);
    await page.locator('.menu > .btn').focus();
    await page.keyboard.press('ArrowUp');
    await onSpace(page, first, 'arrows come to the board');
    await page.keyboard.press('e');
    await page.locator('.ink-why').waitFor();
  },

  async 'ink draws itself, unless less motion is wanted'({ visitor }) {
    const who = await visitor('desktop', { language: 'en' });
    const { page } = who;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await enter(who);
    // Every animation of the board that ever starts is written down.
    await page.evaluate(() => {
      globalThis.started = [];
      addEventListener(
        'animationstart',
        (event) => event.target.closest('.piece') && globalThis.started.push(event.animationName),
      );
    });
    assert.equal(await step(page), 'draw');
    // Lines run, then sleepers or centre dashes swell, then the ink is dry.
    await page.waitForFunction(() => globalThis.started.includes('ink-swell'));
    await page.waitForFunction(() => !document.getAnimations().some((one) => one.effect.target?.closest?.('.piece')));
    const started = await page.evaluate(() => globalThis.started.splice(0));
    assert.ok(
      started.some((name) => /^ink-run/.test(name)),
      `lines run: ${started}`,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    assert.equal(await step(page), 'draw');
    await painted(page);
    assert.deepEqual(await page.evaluate(() => globalThis.started), []);
  },

  async 'nothing is cut off or overlaps in a low window'({ visitor }) {
    const who = await visitor('desktop', { language: 'uk' });
    const { page } = who;
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(who, { lava: true, meteor: true });
    while ((await step(page)) !== 'draw');
    for (const [button, language] of [
      ['ENG', 'en'],
      ['РУС', 'ru'],
      ['УКР', 'uk'],
    ]) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await speaks(page, language);
      const faults = await page.evaluate(() => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const hidden = [...document.querySelectorAll('.col-l, .col-r')]
          .filter((column) => column.scrollHeight > column.clientHeight + 1)
          .map((column) => `${column.className} is cut off`);
        const why = box('.acts .why');
        if (why.right > box('.acts .primary').left + 1 || why.height > 46) hidden.push('the reason has no room');
        return hidden;
      });
      assert.deepEqual(faults, [], language);
    }
  },

  async 'the end on a small phone'({ visitor }) {
    const who = await visitor('phone');
    const { page } = who;
    await page.setViewportSize({ width: 360, height: 740 });
    const bot = { kind: 'bot', bot: 'greedy' };
    const id = await who.table('railroad_ink', [{ kind: 'me' }, bot, bot], { lava: true, meteor: true });
    // The bot that takes over plays to the end.
    await who.request('POST', `/api/tables/${id}/resign`, { seat: 0 });
    await who.open(`#/t/${id}`);
    await page.locator('.end').waitFor({ timeout: 60_000 });
    for (const part of ['.end-boards', '.end-bar']) await page.locator(part).waitFor({ state: 'attached' });
    const wide = await page.evaluate(() =>
      ['.end', '.end-boards', '.end-bar'].filter((part) => {
        const { left, right } = document.querySelector(part).getBoundingClientRect();
        return left < 0 || right > innerWidth || document.querySelector('.end').scrollWidth > innerWidth;
      }),
    );
    assert.deepEqual(wide, []);
  },
};
