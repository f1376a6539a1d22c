// Plays the moves of a record through the page: cards, bonuses and corners they name are looked up and pressed. Nature's
// lines are skipped, they follow from the table's secret.
import { readFileSync } from 'node:fs';
import { quiet } from '../../visitor.mjs';
import { pressAt } from './player.mjs';

export const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Where a track is pressed, in the window: beyond its middle, where shortcuts through one hex cross. */
async function spotOn(page, track) {
  const [from, to] = await Promise.all(
    track.split('>').map((corner) => page.locator(`[data-corner="${corner}"]`).boundingBox()),
  );
  const along = (at, size) => 0.35 * (from[at] + from[size] / 2) + 0.65 * (to[at] + to[size] / 2);
  return [along('x', 'width'), along('y', 'height')];
}

const laid = (page) => page.locator('.pr.board .in-pen').count();

/** Shown by a press, laid by another on the same spot. */
async function lay(page, track) {
  const before = await laid(page);
  const spot = await spotOn(page, track);
  await pressAt(page, spot);
  await page.locator('.pr.board .pv-dash').waitFor({ state: 'attached' });
  await quiet(page);
  await pressAt(page, spot);
  await page.waitForFunction((n) => document.querySelectorAll('.pr.board .in-pen').length > n, before);
}

async function cross(page, token, suit) {
  const box = await page.locator('.pr-bonuses .count').innerText();
  await page.locator(`[data-thing="bonus:${token}"]`).click();
  if (suit) await page.locator(`.chooser [data-suit="${suit}"]`).click();
  await page.locator('.chooser .yes').click();
  await page.waitForFunction((old) => document.querySelector('.pr-bonuses .count').textContent !== old, box);
}

async function play(page, move) {
  const [word, what, how] = move.split(' ');
  await quiet(page);
  switch (word) {
    case 'pick': {
      const card = page.locator(`[data-thing="card:${what}"]`);
      if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
      await card.click();
      return page.locator('.pr-means').waitFor({ state: 'detached' });
    }
    case 'cross':
      return cross(page, what, what === 'suit' ? how : undefined);
    case 'lay':
      return lay(page, what);
    case 'deposit':
      if ((await page.locator(`[data-nuggets="${how}"]`).getAttribute('aria-pressed')) !== 'true')
        await page.locator(`[data-nuggets="${how}"]`).click();
      return page.locator('.deposit .yes').click();
    default:
      return page.locator('.primary').click();
  }
}

export async function playRecord(page, lines) {
  const moves = lines.flatMap(({ by, move }) => (by === 0 ? [move] : []));
  for (const [i, move] of moves.entries()) {
    try {
      await page.locator('.now:not(.waiting)').waitFor();
      await play(page, move);
    } catch (error) {
      throw new Error(`move ${i} of ${moves.length}, ${move}: ${error.message}`, { cause: error });
    }
  }
}
