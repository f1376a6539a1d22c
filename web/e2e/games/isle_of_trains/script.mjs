// Plays the moves of a record through the page: the cards, cars and places they name are looked up and pressed.
// English labels; nature's lines are skipped, they follow from the table's secret.
import { readFileSync } from 'node:fs';
import { quiet } from '../../visitor.mjs';
import { change, confirm, look, press, useRow } from './player.mjs';

const words = JSON.parse(
  readFileSync(new URL('../../../../texts/isle_of_trains/en.json', import.meta.url), 'utf8'),
).isle_of_trains;

/** A thing of that kind with this card, not yet picked. */
async function find(page, kind, card, { free = false } = {}) {
  const name = words.cards_short[card];
  const key = await page.evaluate(
    ([prefix, start, unpicked]) => {
      const all = [...document.querySelectorAll(`[data-thing^="${prefix}:"]`)];
      const found = all.find(
        (one) =>
          (one.getAttribute('aria-label') ?? '').startsWith(`${start},`) &&
          !(unpicked && one.getAttribute('aria-pressed') === 'true'),
      );
      return found?.dataset.thing ?? null;
    },
    [kind, name, free],
  );
  if (!key) throw new Error(`no ${card} in ${kind}: ${JSON.stringify(await look(page))}`);
  return key;
}

/** Picks these cards of the hand in this order; what was filled in already is put back first. */
async function pick(page, cards) {
  for (const thing of (await look(page)).picked.filter((one) => one.startsWith('hand:'))) {
    await press(page, thing);
    await quiet(page);
  }
  for (const card of cards) {
    await press(page, await find(page, 'hand', card, { free: true }));
    await quiet(page);
  }
}

/** How many of the next moves are of this kind. */
const run = (moves, at, word) => {
  let n = 0;
  while (moves[at + n]?.split(' ')[0] === word) n++;
  return n;
};

/** Items of a special delivery: the n-th of a car and colour. */
async function pressItem(page, text, used) {
  const [car, colour] = text.split('.');
  const label = colour ? `${words.colours[colour]} passenger` : null;
  const key = await page.evaluate(
    ([i, wanted, taken]) => {
      const passenger = / passenger/;
      const all = [...document.querySelectorAll(`[data-thing^="item:${i}."]`)];
      return (
        all.find(
          (one) =>
            !taken.includes(one.dataset.thing) &&
            (wanted
              ? one.getAttribute('aria-label').startsWith(wanted)
              : !passenger.test(one.getAttribute('aria-label'))),
        )?.dataset.thing ?? null
      );
    },
    [car, label, used],
  );
  if (!key) throw new Error(`no item ${text}`);
  used.push(key);
  await press(page, key);
  await quiet(page);
}

/** One step of a delivery that has been chosen or is under way; returns how many moves it took. */
async function deliveryStep(page, moves, at) {
  const [word, first] = moves[at].split(' ');
  if (word === 'aside') {
    const n = run(moves, at, 'aside');
    await useRow(page, 'special');
    await quiet(page);
    const used = [];
    for (let i = 0; i < n; i++) await pressItem(page, moves[at + i].split(' ')[1], used);
    await confirm(page);
    return n + 1; // and `done`
  }
  if (word === 'initial' || word === 'secondary') {
    const rows = (await look(page)).uses.filter((use) => use.kind === word);
    const nth = first === 'b' ? rows.length - 1 : 0;
    await page.locator(`[data-use="${word}"]:visible`).nth(nth).click();
    await quiet(page);
    await confirm(page);
    // What leaves no choice went by itself; the rest is asked for.
    let n = 1;
    for (; moves[at + n]?.startsWith('give '); n++) {
      const asks = (await look(page)).uses.some((use) => use.kind === 'give');
      if (!asks) continue;
      await pressItem(page, moves[at + n].split(' ')[1], []);
      await confirm(page);
    }
    return n;
  }
  if (word === 'ticket') {
    const own = await page.evaluate(
      (car) => document.querySelector(`[data-thing="car:0.${car}"]`)?.getAttribute('aria-label')?.split(';')[0] ?? '',
      first,
    );
    await page.locator('[data-use="ticket"]:visible', { hasText: own }).first().click();
    await quiet(page);
    await confirm(page);
    return 1;
  }
  throw new Error(`cannot play ${moves[at]}`);
}

/** Plays the next moves; returns how many. */
async function playNext(page, moves, at) {
  const [word, first, second, third] = moves[at].split(' ');
  switch (word) {
    case 'take':
      await press(page, first === 'deck' ? 'deck' : first === 'pax' ? 'bag' : await find(page, 'display', first));
      await quiet(page);
      await confirm(page);
      return 1;
    case 'build': {
      const pays = run(moves, at + 1, 'pay');
      await press(page, await find(page, 'hand', first));
      await quiet(page);
      if (second === 'over') await press(page, `car:0.${third}`);
      else await page.locator('[data-use="build"]:visible, [data-use="construct"]:visible').first().click();
      await quiet(page);
      await pick(
        page,
        moves.slice(at + 1, at + 1 + pays).map((move) => move.split(' ')[1]),
      );
      await confirm(page);
      return 1 + pays;
    }
    case 'scrap':
      await press(page, `car:0.${first}`);
      await quiet(page);
      await useRow(page, 'scrap');
      await quiet(page);
      await confirm(page);
      await page.keyboard.press('Escape');
      return 1;
    case 'load':
      await press(page, await find(page, 'hand', first));
      await quiet(page);
      await press(page, `car:${second}`);
      await quiet(page);
      await confirm(page);
      return 1;
    case 'blind': {
      await press(page, await find(page, 'hand', moves[at + 1].split(' ')[1]));
      await quiet(page);
      await useRow(page, 'blind');
      await quiet(page);
      // The car where there are several; then the card to discard, unless it is the only one left and lies there already.
      const asked = await look(page);
      if (!asked.primary && !asked.legal.some((thing) => thing.startsWith('hand:'))) await press(page, `car:${first}`);
      await quiet(page);
      if (asked.hand > 2) await pick(page, [moves[at + 2].split(' ')[1]]);
      await confirm(page);
      return 3;
    }
    case 'board':
      await press(page, `supply:${first}`);
      await quiet(page);
      if (!(await look(page)).primary) await press(page, `car:${second}`);
      await quiet(page);
      await confirm(page);
      return 1;
    case 'deliver':
      await press(page, `dest:${first}`);
      await quiet(page);
      return 1 + (await deliveryStep(page, moves, at + 1));
    case 'toss': {
      const n = run(moves, at, 'toss');
      await pick(
        page,
        moves.slice(at, at + n).map((move) => move.split(' ')[1]),
      );
      await confirm(page);
      return n;
    }
    case 'pass':
      if ((await look(page)).primary) await confirm(page);
      else {
        await page.locator('.pass:visible').first().click();
        await change(page, () => page.locator('dialog[open] .btn-primary').click());
      }
      return 1;
    case 'buyback':
      await change(page, () => page.keyboard.press('k'));
      return 1;
    case 'finish':
    case 'night':
      await confirm(page);
      return 1;
    default:
      return deliveryStep(page, moves, at);
  }
}

export const movesOf = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

export async function playRecord(page, lines) {
  const moves = lines.flatMap(({ by, move }) => (typeof by === 'number' ? [move] : []));
  for (let at = 0; at < moves.length;) {
    try {
      at += await playNext(page, moves, at);
    } catch (error) {
      throw new Error(`move ${at} of ${moves.length}, ${moves[at]}: ${error.message}`, { cause: error });
    }
  }
  return moves.length;
}
