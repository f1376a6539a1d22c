// Plays given moves of Railways of the World through the page, as a person would: places, cubes and cards they name are
// looked up and pressed. `skip` sends moves past the page, where a scenario is about what comes later.
import assert from 'node:assert/strict';
import { quiet } from '../../visitor.mjs';
import { act, pressStop } from './player.mjs';

/** Sends moves of one seat, one after the other, over a line of its own. */
export const skip = (who, table, seat, moves) =>
  who.page.evaluate(
    async ([id, at, texts]) => {
      const line = new WebSocket(`ws://${location.host}/api/ws`, 'roundhouse.1');
      await new Promise((resolve) => (line.onopen = resolve));
      let n = 0;
      const ask = (message) =>
        new Promise((resolve) => {
          const mine = ++n;
          line.addEventListener('message', function heard({ data }) {
            const answer = JSON.parse(data);
            if (answer.n !== mine) return;
            line.removeEventListener('message', heard);
            resolve(answer);
          });
          line.send(JSON.stringify({ ...message, n: mine, table: id, seat: at }));
        });
      let { v } = await ask({ t: 'watch' });
      for (const move of texts) {
        const answer = await ask({ t: 'move', v, id: `skip ${v} ${at}`, move });
        if (answer.t !== 'ok') throw new Error(`${move}: ${JSON.stringify(answer)}`);
        v = answer.v;
      }
      line.close();
    },
    [table, seat, moves],
  );

const click = async (page, selector) => {
  await page.locator(selector).first().click();
  await quiet(page);
};
const ready = '.primary:not([aria-disabled="true"])';
const confirm = async (page) => {
  await click(page, ready);
  // What the cash does not cover is asked about.
  const bonds = page.locator('.rw-dialog.bonds .btn-primary');
  if (await bonds.count()) await bonds.click();
};

/** Chosen on the map, then confirmed by the button. */
async function choose(page, place) {
  await pressStop(page, place);
  await confirm(page);
}

async function bid(page, n) {
  const value = () => page.locator('.rw-dialog .val').getAttribute('aria-valuenow').then(Number);
  for (let now = await value(); now < n; now = await value())
    await click(page, '.rw-dialog .stepper button:last-child');
  await click(page, '.rw-dialog.auction .btn-primary');
}

async function lay(page, hex, edges) {
  const exit = `${hex}.${edges.split('-')[1]}`;
  if (!(await page.locator(`[data-stop="${exit}"]`).count())) await pressStop(page, hex);
  await pressStop(page, exit);
  // What ends the build is confirmed.
  const yes = page.locator('.rw-estimate .yes');
  if (await yes.count()) await yes.click();
}

/** A cube is taken up and goes from city to city: on the way a press is enough, loading and arriving are confirmed. */
export async function deliver(page, cube, ...cities) {
  await mine(page);
  await pressStop(page, cube);
  assert.deepEqual(
    (await page.evaluate(strayTags)).filter(({ off }) => off > 12),
    [],
  );
  for (const city of cities) {
    await pressStop(page, city);
    if (await page.locator(ready).count()) await confirm(page);
    await quiet(page);
  }
}

/** How far from the rim of its city each tag of the map stands, in pixels (runs in the page). */
const strayTags = () =>
  [...document.querySelectorAll('.rw-tag')].map((tag) => {
    const [box, city] = [tag.querySelector('button'), document.querySelector(`[data-stop="${tag.dataset.at}"]`)].map(
      (one) => one.getBoundingClientRect(),
    );
    const gap = (from, to, first, last) => Math.max(0, first - to, from - last);
    return {
      at: tag.dataset.at,
      off: Math.hypot(gap(box.left, box.right, city.left, city.right), gap(box.top, box.bottom, city.top, city.bottom)),
    };
  });

/** Waits until it is this page's turn, and the move before has come to the table. */
async function mine(page) {
  await page.locator('.now:not(.waiting)').waitFor();
  await quiet(page);
}

/** `moves`: of the seat of this page, all but deliveries. */
export async function playMoves(page, ...moves) {
  for (const [i, move] of moves.entries()) {
    const [word, what, how] = move.split(' ');
    await mine(page);
    try {
      switch (word) {
        case 'keep':
          await click(page, `.rw-dialog [data-thing="baron:${what}"]`);
          await click(page, '.rw-dialog.barons .btn-primary');
          break;
        case 'bid':
          await bid(page, Number(what));
          break;
        case 'pass':
          if (await page.locator('.rw-dialog.auction').count()) await page.keyboard.press('p');
          else {
            await act(page, 'pass');
            await confirm(page);
          }
          break;
        case 'build':
        case 'extend':
          // What was pointed at before it is pressed needs no second press: nothing is paid yet.
          await act(page, 'build');
          await pressStop(page, what);
          break;
        case 'use':
          await click(page, '.rw-estimate .switch');
          break;
        case 'lay':
          await lay(page, what, how);
          break;
        case 'stop':
          await page.keyboard.press('s');
          break;
        case 'upgrade':
          await act(page, 'upgrade');
          await confirm(page);
          break;
        case 'urbanize':
        case 'western':
          if (await page.locator(`.rw-rail [data-act="${word}"]:not([aria-disabled="true"])`).count())
            await act(page, word);
          await choose(page, what);
          break;
        case 'color':
          await click(page, `.rw-palette [data-thing="color:${what}"]`);
          await confirm(page);
          break;
        case 'take':
          await act(page, 'take');
          await click(page, `.rw-dialog.cards [data-thing="card:${what}"]`);
          await click(page, '.rw-dialog.cards .btn-primary');
          break;
        case 'grow':
        case 'depot':
          await choose(page, what);
          break;
        default:
          throw new Error('not a move of a seat');
      }
      await quiet(page);
    } catch (error) {
      throw new Error(`move ${i} of ${moves.length}, ${move}: ${error.message}`, { cause: error });
    }
  }
}
