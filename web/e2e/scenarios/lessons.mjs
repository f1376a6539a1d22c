// Guided first games, played by whoever only follows the note: with the mouse, with a finger, with the keyboard alone.
import assert from 'node:assert/strict';
import { focused, gamesWith, painted, soon } from '../visitor.mjs';

const games = gamesWith('lesson.ts');

/** What may be pressed now, and what is previewed, in any of the games. */
const offered = [
  ...['.pop', '.pv-bar', '.lesson-ring', '.primary'],
  ...['.ink .preview', '.pr.board .pv-dash', '.is-pv'],
  ...['.cell.legal', '.pr.board .legal', '.is-legal', '[data-use]'],
  ...['.lw-new', '.lw-row:not(.waits) .lw-card', '.lw-pay', '.lw-float', '.lw .ghosts'],
  ...[
    '.rw.pieces .exit',
    '.rw-ctag',
    '.rw-dtag',
    '.rw-dialog :is(.btn, .stepper)',
    '.rw-rail:not(:has(.act.on)) .act[aria-disabled="false"]',
  ],
].join();

/** What the note says and where it points, once both have come to rest. */
async function look(page) {
  await painted(page);
  return page.evaluate(async (offered) => {
    const read = () => {
      const box = (selector) => {
        const found = document.querySelector(selector)?.getBoundingClientRect();
        return found && { left: found.left, top: found.top, right: found.right, bottom: found.bottom };
      };
      const note = document.querySelector('.lesson-note');
      if (!note) return null;
      return {
        step: note.querySelector('header b').textContent,
        text: note.innerText,
        next: !!note.querySelector('.next'),
        // A sentence of the turn line or a button that has more words than room.
        cut: [...document.querySelectorAll('.now p, .primary')]
          .filter((one) => one.getClientRects().length && one.scrollHeight > one.clientHeight + 4)
          .map((one) => one.innerText),
        note: box('.lesson-note'),
        ring: box('.lesson-ring') ?? null,
        hidden: [...document.querySelectorAll('[role="dialog"]')].some((dialog) => {
          const over = dialog.getBoundingClientRect();
          const at = document.querySelector('.lesson-ring')?.getBoundingClientRect() ?? new DOMRect();
          const width = Math.min(over.right, at.right) - Math.max(over.left, at.left);
          const height = Math.min(over.bottom, at.bottom) - Math.max(over.top, at.top);
          const partly = width < at.width - 1 || height < at.height - 1;
          return width > 1 && height > 1 && partly;
        }),
        covered: [...document.querySelectorAll(offered)].flatMap((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const at = note.getBoundingClientRect();
          const width = Math.min(right, at.right) - Math.max(left, at.left);
          const height = Math.min(bottom, at.bottom) - Math.max(top, at.top);
          return width > 1 && height > 1 ? [one.getAttribute('class') ?? one.tagName] : [];
        }),
      };
    };
    let before = '';
    for (let i = 0; i < 40; i++) {
      const now = read();
      if (JSON.stringify(now) === before) return now;
      before = JSON.stringify(now);
      await new Promise((resolve) => setTimeout(resolve, 130));
    }
    return read();
  }, offered);
}

/** The note lies inside the screen and not over what it points at, nor over anything else that may be pressed or is
 * previewed; a whole board that is only looked at may lie partly under it. */
function checkPlace({ note, ring, step, next, covered, hidden, cut }, { width, height }) {
  assert.ok(note.left >= 0 && note.top >= 0, `${step}: the note begins outside the screen`);
  assert.ok(note.right <= width + 1 && note.bottom <= height + 1, `${step}: the note ends outside the screen`);
  assert.deepEqual(cut, [], `${step}: cut off`);
  assert.ok(!hidden, `${step}: a dialog lies over what the note points at`);
  if (!ring || (ring.right - ring.left) * (ring.bottom - ring.top) > 0.2 * width * height) return;
  const apart =
    note.right <= ring.left || ring.right <= note.left || note.bottom <= ring.top || ring.bottom <= note.top;
  assert.ok(apart, `${step}: the note lies over what is to be pressed`);
  // In the narrowest window the sheet may leave nothing of a map but what the note needs.
  if (!next && width >= 390) assert.deepEqual(covered, [], `${step}: the note lies over what may be pressed`);
}

const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/** Goes to what the ring is around with Tab and arrows alone, as somebody without a mouse does. */
async function reach(page, ring) {
  const [x, y] = middle(ring);
  await page.evaluate(() => Object.assign(globalThis, { sought: null, visits: new Map() }));
  for (let presses = 0; presses < 200; presses++) {
    const key = await page.evaluate(
      ([left, top]) => {
        // Corners and stops of a map are for the keyboard: what is pressed there lies under them.
        const corner = [...document.querySelectorAll('[data-corner], path[data-stop]')].find((one) => {
          const box = one.getBoundingClientRect();
          return Math.hypot((box.left + box.right) / 2 - left, (box.top + box.bottom) / 2 - top) < 4;
        });
        // A map follows the keyboard: what was pointed at lies elsewhere then.
        const target = globalThis.sought?.isConnected
          ? globalThis.sought
          : (corner ?? document.elementFromPoint(left, top)?.closest('button, a, [tabindex]'));
        globalThis.sought = target;
        const active = document.activeElement;
        if (!target) return null;
        if (active === target) return '';
        const cell = target.dataset.cell;
        const here = active.dataset?.cell;
        // Corners of a hex map: arrows go along the sides, up and down those that stand.
        if (target.dataset.corner && active.dataset?.corner) {
          const all = [...document.querySelectorAll('[data-corner]')];
          const place = (corner) => ({ x: corner.cx.baseVal.value, y: corner.cy.baseVal.value });
          const apart = (a, b) => Math.hypot(place(a).x - place(b).x, place(a).y - place(b).y);
          const side = Math.min(...all.map((one) => (one === target ? Infinity : apart(one, target))));
          const steps = new Map([[target, null]]);
          for (const corner of steps.keys())
            for (const one of all) if (!steps.has(one) && apart(one, corner) < side * 1.1) steps.set(one, corner);
          const from = place(active);
          const to = place(steps.get(active));
          if (Math.abs(to.x - from.x) < 1) return to.y < from.y ? 'ArrowUp' : 'ArrowDown';
          return to.x < from.x ? 'ArrowLeft' : 'ArrowRight';
        }
        // Stops of a map: arrows go to the next one that way. Towards it first; come back to a stop, another way.
        if (target.dataset.stop && active.dataset?.stop) {
          const [from, to] = [active, target].map((one) => one.getBoundingClientRect());
          const dx = to.left + to.right - from.left - from.right;
          const dy = to.top + to.bottom - from.top - from.bottom;
          const level = dx < 0 ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
          const upright = dy < 0 ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp'];
          const [first, second] = Math.abs(dx) > Math.abs(dy) ? [level, upright] : [upright, level];
          const visits = globalThis.visits.get(active) ?? 0;
          globalThis.visits.set(active, visits + 1);
          return [first[0], second[0], second[1], first[1]][visits % 4];
        }
        if (cell && here)
          return here[0] > cell[0]
            ? 'ArrowUp'
            : here[0] < cell[0]
              ? 'ArrowDown'
              : here[1] > cell[1]
                ? 'ArrowLeft'
                : 'ArrowRight';
        const group = target.closest('ul, [role="tablist"], .piles, .dests, .rw-rail');
        if (!group?.contains(active) || target.tabIndex >= 0) return 'Tab';
        const before = target.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
        return before ? 'ArrowLeft' : 'ArrowRight';
      },
      [x, y],
    );
    if (key === '') return;
    if (key) await page.keyboard.press(key);
    else await painted(page);
  }
  throw new Error('what the note points at cannot be reached with the keyboard');
}

/** Follows the note to its end, or until `stop` says so; gives the steps it has shown. */
async function follow(who, how, stop = () => false) {
  const { page } = who;
  const shown = [];
  for (let turns = 0; turns < 120; turns++) {
    const seen = await look(page);
    if (!seen) return shown;
    if (shown.at(-1) !== seen.step) shown.push(seen.step);
    checkPlace(seen, page.viewportSize());
    if (stop(seen)) return shown;
    if (seen.next && how === 'keyboard') await page.keyboard.press('Enter');
    else if (seen.next) await page.locator('.lesson-note .next')[how]();
    else if (!seen.ring)
      // Somebody else's turn, or what it points at is still on its way.
      await page.waitForFunction(
        () => document.querySelector('.lesson-ring, .lesson-note .next') || !document.querySelector('.lesson-note'),
        { timeout: 60_000 },
      );
    else if (how === 'keyboard') {
      await reach(page, seen.ring);
      await page.keyboard.press('Enter');
    } else if (how === 'tap') await page.touchscreen.tap(...middle(seen.ring));
    else await page.mouse.click(...middle(seen.ring));
  }
  throw new Error(`the lesson has no end: ${shown.join(', ')}`);
}

const tableOf = (page) => /#?\/t\/([\w-]+)/.exec(page.url())[1];

/** It goes on as a game: all moves are there, nothing is filtered. */
async function goesOn(who) {
  await who.page.locator('.now:not(.waiting)').waitFor();
  const table = await who.request('GET', `/api/tables/${tableOf(who.page)}`);
  assert.equal(table.state, 'running');
  assert.equal(table.lesson, true);
  assert.equal(table.public, false);
}

const scenarios = {};

for (const game of games) {
  scenarios[`the lesson of ${game}, with the mouse`] = async ({ visitor, inspect }) => {
    const who = await visitor('desktop');
    const { page } = who;
    // A first visit: the guided games stand where the departures will.
    await page.locator(`.first-line [data-game="${game}"]`).click();
    await page.locator('.first-go').click();
    await page.locator('.lesson-note').waitFor();
    await inspect(page, 'the first step');
    const begun = await follow(who, 'click', ({ step }) => step.startsWith('3 '));
    await inspect(page, 'the third step');
    // Left and resumed: the same table, the same step.
    const id = tableOf(page);
    await who.open('#/');
    await page.locator('.dep-row').first().waitFor();
    await who.open(`#/learn/${game}`);
    await page.locator('.lesson-note').waitFor();
    assert.equal(tableOf(page), id);
    assert.match((await look(page)).step, /^3 /);
    const rest = await follow(who, 'click', ({ step }) => step.startsWith('8 '));
    assert.deepEqual(
      [...begun, ...rest.slice(1)].map((step) => step[0]),
      [...'12345678'],
    );
    await inspect(page, 'the last step');
    await follow(who, 'click');
    await goesOn(who);
  };

  scenarios[`the lesson of ${game}, with the keyboard alone`] = async ({ visitor }) => {
    const who = await visitor('desktop', { language: 'en', theme: 'dark' });
    await who.open(`#/learn/${game}`);
    await who.page.locator('.lesson-note').waitFor();
    // Esc puts the note away and brings it back.
    await who.page.keyboard.press('Escape');
    await who.page.locator('.lesson-note.folded').waitFor();
    await who.page.keyboard.press('Escape');
    await who.page.locator('.lesson-note:not(.folded)').waitFor();
    const shown = await follow(who, 'keyboard');
    assert.deepEqual(
      shown.map((step) => step[0]),
      [...'12345678'],
    );
    await goesOn(who);
  };

  scenarios[`the lesson of ${game}, in a low window and on a phone held sideways`] = async ({ visitor }) => {
    for (const [width, height] of [
      [1366, 650],
      [844, 390],
    ]) {
      const who = await visitor('desktop', { language: 'ru' });
      await who.page.setViewportSize({ width, height });
      await who.open(`#/learn/${game}`);
      await who.page.locator('.lesson-note').waitFor();
      await follow(who, 'click');
      await goesOn(who);
      // What has been read stays read.
      await who.page.reload();
      await who.page.locator('.now:not(.waiting)').waitFor();
      await painted(who.page);
      assert.equal(await who.page.locator('.lesson-note').count(), 0);
    }
  };

  scenarios[`the lesson of ${game}, on a phone`] = async ({ visitor, inspect }) => {
    const who = await visitor('phone', { language: 'ru' });
    await who.open(`#/learn/${game}`);
    await who.page.locator('.lesson-note').waitFor();
    await inspect(who.page, 'the first step');
    const shown = await follow(who, 'tap');
    assert.deepEqual(
      shown.map((step) => step[0]),
      [...'12345678'],
    );
    await goesOn(who);
  };

  scenarios[`the lesson of ${game}, on a narrow phone`] = async ({ visitor }) => {
    const who = await visitor('phone');
    await who.page.setViewportSize({ width: 360, height: 740 });
    await who.open(`#/learn/${game}`);
    await who.page.locator('.lesson-note').waitFor();
    await follow(who, 'tap');
    await goesOn(who);
  };
}

scenarios['in a lesson a step back goes a step back, and other moves are told so'] = async ({ visitor }) => {
  const who = await visitor('desktop', { language: 'en' });
  const { page } = who;
  await who.open('#/learn/railroad_ink');
  await page.locator('.lesson-note').waitFor();
  await follow(who, 'click', ({ step }) => step.startsWith('3 '));
  await page.keyboard.press('z');
  await page.locator('.lesson-note header b', { hasText: '2 of 8' }).waitFor();
  await follow(who, 'click', ({ step }) => step.startsWith('3 '));
  // The curve as it comes: it may be looked at, but another turn goes on.
  await page.locator('[data-die="H_CURVE"]').click();
  await page.locator('[data-cell="11"]').click({ force: true });
  await page.locator('.pop .yes').click();
  await page.locator('.ink-why', { hasText: 'yellow note' }).waitFor();
  assert.match((await look(page)).step, /^3 /);
};

scenarios['the lesson of railways_of_the_world keeps its word: the major line is the player’s'] = async ({
  visitor,
}) => {
  const who = await visitor('desktop', { language: 'en' });
  const { page } = who;
  await who.open('#/learn/railways_of_the_world');
  await page.locator('.lesson-note').waitFor();
  await follow(who, 'click', ({ step }) => step.startsWith('4 '));
  const promised = Number(/brings (\d+)/.exec((await look(page)).text)[1]);
  await follow(who, 'click', ({ step }) => step.startsWith('5 '));
  await soon(async () => assert.match((await look(page)).text, new RegExp(`You have ${promised} points`)));
};

scenarios['guided games are on the first page, at the games and beside the rules'] = async ({ visitor, inspect }) => {
  const who = await visitor('desktop');
  const { page } = who;
  await page.locator('.first').waitFor();
  await inspect(page, 'first visit');
  // The stations are one choice: arrows go along those that are open.
  const open = page.locator('.first-line button:enabled');
  await soon(async () => assert.equal(await open.count(), games.length));
  await page.locator('.first-line [aria-checked="true"]').focus();
  await page.keyboard.press('ArrowRight');
  await soon(async () => assert.equal(await open.nth(1).getAttribute('aria-checked'), 'true'));
  await page.locator('.first-go', { hasText: await open.nth(1).locator('b').textContent() }).waitFor();
  await page.locator('.first-sit').click();
  await focused(page.locator('.ticket .join input'));
  await soon(async () => assert.equal(await page.locator('.game .lesson').count(), games.length));
  // Those that can be played come first.
  const order = await page.locator('.game').evaluateAll((list) => list.map((e) => e.classList.contains('coming')));
  assert.deepEqual(order, order.toSorted());
  for (const game of games) {
    await who.open(`#/rules/${game}`);
    await page.locator(`.rules .lesson[href$="/learn/${game}"]`).waitFor();
  }
  // With the first table there are departures; the guided games are in the header.
  await who.open('/');
  await who.table('railroad_ink', [{ kind: 'me' }]);
  await page.reload();
  await page.locator('.dep-row').waitFor();
  await page.locator('.first').waitFor({ state: 'detached' });
  await page.locator('.learn-link').click();
  await page.locator('.first').waitFor();
};

export default scenarios;
