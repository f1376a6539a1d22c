// Every window: at each size everything a turn needs lies inside the window and under nothing else, the page never
// scrolls, and the board keeps its size whatever the now-line says.
import assert from 'node:assert/strict';
import * as ink from '../games/railroad_ink/player.mjs';
import * as isle from '../games/isle_of_trains/player.mjs';
import * as pioneer from '../games/pioneer_rails/player.mjs';
import * as legends from '../games/legends_of_the_west/player.mjs';
import * as railways from '../games/railways_of_the_world/player.mjs';
import { painted, quiet, soon } from '../visitor.mjs';

const bot = { kind: 'bot', bot: 'greedy' };
const sizes = [
  [1440, 900],
  [1366, 650],
  [1536, 730],
  [1024, 700],
  [844, 390],
  // 1440 × 900 at 200 %.
  [720, 450],
  [390, 844],
  [360, 740],
];

/** What is wrong with the elements a turn needs (runs in the page). Of a hand that overlaps, the left edges are free. */
const faults = ({ needed, edges }) => {
  const wrong = [];
  const inside = (x, y) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  const check = (element, name, points) => {
    for (const [x, y] of points) {
      if (!inside(x, y)) return wrong.push(`${name} lies outside at ${Math.round(x)}, ${Math.round(y)}`);
      const hit = document.elementFromPoint(Math.min(x, innerWidth - 1), Math.min(y, innerHeight - 1));
      if (hit && !element.contains(hit) && !hit.contains(element))
        return wrong.push(`${name} lies under ${hit.tagName} ${hit.className?.baseVal ?? hit.className}`);
    }
  };
  for (const selector of needed) {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    if (!found.length) wrong.push(`${selector} is not there`);
    for (const element of found) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [Math.min(4, (right - left) / 4), Math.min(4, (bottom - top) / 4)];
      const all = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + x, top + y],
        [right - x, top + y],
        [left + x, bottom - y],
        [right - x, bottom - y],
      ];
      check(element, selector, all);
    }
  }
  for (const selector of edges ?? [])
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, bottom } = element.getBoundingClientRect();
      check(element, selector, [
        [left + 6, top + 8],
        [left + 6, (top + bottom) / 2],
      ]);
    }
  // The sentence that says what can be done is read whole.
  const line = document.querySelector('.now p');
  if (line && line.scrollHeight > line.clientHeight + 4) wrong.push(`the now-line is cut: ${line.innerText}`);
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
  if (page.scrollHeight > innerHeight + 1) wrong.push('the page scrolls');
  return [...new Set(wrong)];
};

const kindOf = ([width, height]) =>
  width <= 720 && height >= width ? 'phone' : height <= 480 ? 'flat' : width < 1200 ? 'narrow' : 'desk';

async function measure(page, size, what, at) {
  const found = await page.evaluate(faults, what);
  assert.deepEqual(found, [], `${size.join(' × ')}, ${at}`);
}

const resize = async (page, [width, height]) => {
  await page.setViewportSize({ width, height });
  await painted(page);
};

/** Views of the table on their way to the page, changed: what cannot be waited for in a short game. */
const altered = (page, change) =>
  page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.t === 'view') change(message);
      socket.send(JSON.stringify(message));
    });
  });

const long = 'ШЩЮЖМШЩЮЖМШЩЮЖМШЩЮЖМШЩЮЖ';

const inkNeeds = {
  desk: [
    '.now',
    '.fit',
    '.dice .die',
    '.spec .sp',
    '.primary',
    '[data-act="undo"]',
    '[data-act="restart"]',
    '.opp .pts',
  ],
  narrow: ['.now', '.fit', '.dice .die', '.spec .sp', '.primary', '[data-act="undo"]', '.drawer'],
  flat: ['.now', '.fit', '.dice .die', '.spec .sp', '.primary', '[data-act="undo"]', '.drawer .seat'],
  phone: ['.now', '.fit', '.dice .die', '.spec .sp', '.primary', '[data-act="undo"]', '.bsheet .tab'],
};
const isleNeeds = {
  desk: ['.now', '.mytrain', '.rival .pts', '.dest', '.offer .tcard', '.primary', '[data-act="undo"]', '.use'],
  narrow: ['.now', '.mytrain', '.abreast .tab', '.rival .pts', '.primary', '[data-act="undo"]', '.use', '.drawer'],
  flat: ['.now', '.mytrain', '.abreast .tab', '.rival .pts', '.primary', '[data-act="undo"]', '.use', '.drawer .seat'],
  phone: ['.now', '.mytrain', '.rival .pts', '.primary', '[data-act="undo"]', '.bsheet .tab'],
};

const pioneerNeeds = {
  desk: [
    '.now',
    '.fit',
    '.pick',
    '.bon',
    '.duty li',
    '.under > *',
    '.primary',
    '[data-act="undo"]',
    '[data-act="restart"]',
    '.opp .pts',
    '.pr-objectives .obj',
  ],
  narrow: ['.now', '.fit', '.pick', '.bon', '.duty li', '.under > *', '.primary', '[data-act="undo"]', '.drawer'],
  flat: ['.now', '.fit', '.pick', '.bon', '.pr-strip li', '.primary', '[data-act="undo"]', '.drawer .seat'],
  phone: ['.now', '.fit', '.pick', '.bon', '.pr-strip li', '.primary', '[data-act="undo"]', '.bsheet .tab'],
};

const railwaysNeeds = {
  desk: ['.now', '.rw-map', '.rw-rail .act', '.rw-players tbody tr', '.rw-empty', '[data-act="undo"]'],
  narrow: ['.now', '.rw-map', '.rw-rail .act', '[data-act="undo"]', '.drawer'],
  flat: ['.now', '.rw-map', '[data-act="undo"]', '.drawer .seat'],
  phone: ['.now', '.rw-map', '[data-act="undo"]', '.bsheet .tab'],
};

const legendsNeeds = {
  desk: ['.now', '.lw-map', '.lw-row .lw-card', '.lw-hand .lw-group', '.lw-companies tbody tr', '[data-act="undo"]'],
  narrow: ['.now', '.lw-map', '.lw-row .lw-card', '[data-act="undo"]', '.drawer'],
  flat: ['.now', '.lw-map', '.lw-row .lw-card', '[data-act="undo"]', '.drawer .seat'],
  phone: ['.now', '.lw-map', '.lw-row .lw-card', '.lw-hand .lw-group', '[data-act="undo"]', '.bsheet .tab'],
};

const boardSize = (page) =>
  page.evaluate(() => {
    const { width, height, top, left } = document.querySelector('.fit').getBoundingClientRect();
    return [width, height, top, left].map(Math.round);
  });

const scenarios = {
  async 'windows: a turn of Railroad Ink at every size'({ visitor }) {
    const who = await visitor('desktop', { name: long });
    const { page } = who;
    await who.enter(await who.table('railroad_ink', [{ kind: 'me' }, bot, bot], { lava: true, meteor: true }));
    await page.locator('.now:not(.waiting)').waitFor();
    for (const size of sizes) {
      await resize(page, size);
      await measure(page, size, { needed: ['.now', '.dice .die', '.spec .sp', '.primary'] }, 'a meteor');
    }
    await resize(page, [1440, 900]);
    await ink.playGame(page, { until: (done) => (done.draw ?? 0) === 2 });
    for (const size of sizes) {
      await resize(page, size);
      const kind = kindOf(size);
      await measure(page, size, { needed: inkNeeds[kind] }, 'own turn');
      const before = await boardSize(page);
      // A space that refuses: the reason stays inside the window.
      await page.locator('.dice .die:not(:disabled):not(.die-meteor):not(.idle)').first().click();
      for (const cell of ['00', '06', '60', '66']) {
        if (await page.locator(`[data-cell="${cell}"].legal`).count()) continue;
        await page.locator(`[data-cell="${cell}"]`).click({ force: true });
        await page.locator('.ink-why').waitFor();
        await measure(page, size, { needed: ['.ink-why'] }, `the reason at ${cell}`);
      }
      await page.locator('.cell.legal').first().click({ force: true });
      await page.locator('.ink .preview').waitFor();
      await painted(page);
      const bar = kind === 'phone' || kind === 'flat' ? '.pv-bar button' : '.pop button';
      const covered = kind === 'phone' ? ['.primary', '[data-act="undo"]'] : [];
      const needed = inkNeeds[kind].filter((one) => !covered.includes(one) && one !== '.fit');
      await measure(page, size, { needed: [...needed, bar] }, 'preview open');
      assert.deepEqual(await boardSize(page), before, `${size.join(' × ')}: the board keeps its size`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    // Zoom buttons lie in the margin of the sheet, beside every space and exit.
    await resize(page, [1366, 650]);
    const apart = await page.evaluate(() => {
      const a = document.querySelector('.zoom-acts').getBoundingClientRect();
      return [...document.querySelectorAll('.cell .hit')].every((cell) => {
        const b = cell.getBoundingClientRect();
        return a.top >= b.bottom - 1 || a.left >= b.right - 1;
      });
    });
    assert.ok(apart, 'zoom buttons cover no space');
    await resize(page, [1440, 900]);
    await ink.playGame(page, { until: (done) => done.confirm || done.waiting });
  },

  async 'windows: a turn of Pioneer Rails at every size'({ visitor }) {
    const who = await visitor('desktop', { name: long });
    const { page } = who;
    await who.enter(await who.table('pioneer_rails', [{ kind: 'me' }, bot, bot], { extra_card: true }));
    await page.locator('.now:not(.waiting)').waitFor();
    const fingers = (kind) => kind === 'phone' || kind === 'flat';
    for (const size of sizes) {
      await resize(page, size);
      const kind = kindOf(size);
      await measure(page, size, { needed: ['.now', '.pick'] }, 'a card to choose');
      // The buttons of a card in hand lie over those of the turn on a phone.
      await page.locator('.pick:not([aria-disabled="true"])').first().click();
      await painted(page);
      const needed = pioneerNeeds[kind].filter((one) => kind !== 'phone' || !/primary|undo/.test(one));
      await measure(
        page,
        size,
        { needed: [...needed, ...(fingers(kind) ? ['.pv-bar button'] : [])] },
        'a card in hand',
      );
      await page.keyboard.press('Escape');
    }
    await resize(page, [1440, 900]);
    await pioneer.playGame(page, { until: ({ lay = 0 }) => lay === 2 });
    for (const size of sizes) {
      await resize(page, size);
      const kind = kindOf(size);
      await measure(page, size, { needed: pioneerNeeds[kind] }, 'own turn');
      const before = await boardSize(page);
      // The turn cannot be ended yet: the reason stays inside the window.
      await page.locator('.primary').click({ force: true });
      await page.locator('.pr-why').waitFor();
      await measure(page, size, { needed: ['.pr-why'] }, 'a reason');
      await page.keyboard.press('Escape');
      await page.keyboard.press('n');
      await page.locator('.pr.board .pv-dash').waitFor({ state: 'attached' });
      await painted(page);
      const needed = pioneerNeeds[kind].filter(
        (one) => one !== '.fit' && (kind !== 'phone' || !/primary|undo/.test(one)),
      );
      await measure(page, size, { needed: [...needed, fingers(kind) ? '.pv-bar button' : '.pop button'] }, 'a preview');
      assert.deepEqual(await boardSize(page), before, `${size.join(' × ')}: the board keeps its size`);
      await page.keyboard.press('Escape');
      await page.locator('[data-thing="bonus:none"]:visible').first().click();
      await painted(page);
      await measure(page, size, { needed: [fingers(kind) ? '.pv-bar button' : '.chooser button'] }, 'bonuses');
      await page.keyboard.press('Escape');
    }
    await resize(page, [1440, 900]);
    await pioneer.playGame(page, { until: (done) => done.done });
  },

  async 'windows: a turn of Railways of the World at every size'({ visitor }) {
    const who = await visitor('desktop', { name: long });
    const { page } = who;
    await who.enter(await who.table('railways_of_the_world', [{ kind: 'me' }, bot, bot]));
    // A phone held sideways has room for the dialog alone.
    const hint = (size) => (kindOf(size) === 'flat' ? [] : ['.hint-btn']);
    await page.locator('.now:not(.waiting)').waitFor();
    for (const size of sizes) {
      await resize(page, size);
      await measure(page, size, { needed: ['.rw-dialog .rw-baron', '.rw-dialog .btn', ...hint(size)] }, 'barons');
    }
    await railways.step(page);
    await page.locator('.now:not(.waiting)').waitFor();
    await page.locator('.rw-dialog.auction .btn').first().waitFor();
    for (const size of sizes) {
      await resize(page, size);
      await measure(page, size, { needed: ['.rw-dialog .row .btn', '.rw-dialog .bid', ...hint(size)] }, 'auction');
    }
    await resize(page, [1440, 900]);
    await railways.playGame(page, { until: (done) => done['action:build'] });
    for (const size of sizes) {
      await resize(page, size);
      await measure(page, size, { needed: railwaysNeeds[kindOf(size)] }, 'own turn');
    }
    await resize(page, [1440, 900]);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.locator('.rw .h-legal, .rw .exit').first().waitFor({ state: 'attached' });
    for (const size of sizes) {
      await resize(page, size);
      await page.keyboard.press('s');
      await page.locator('.rw-why').waitFor();
      await painted(page);
      // What only explains lets presses through: it need not lie on top, but inside.
      const { x, y, width, height } = await page.locator('.rw-why').boundingBox();
      assert.ok(x >= 0 && y >= 0 && x + width <= size[0] && y + height <= size[1], `${size.join(' × ')}, a reason`);
      const needed = railwaysNeeds[kindOf(size)].filter((one) => one !== '.rw-map');
      await measure(page, size, { needed }, 'a reason');
      await page.keyboard.press('Escape');
    }
  },

  async 'windows: a turn of Legends of the West at every size'({ visitor }) {
    const who = await visitor('desktop', { name: long });
    const { page } = who;
    await who.enter(await who.table('legends_of_the_west', [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]));
    await legends.mine(page);
    await page.locator('.lw-new').first().waitFor();
    for (const size of sizes) {
      await resize(page, size);
      await measure(page, size, { needed: ['.now', '.lw-map', '.lw-new', '.primary'] }, 'tickets');
    }
    await resize(page, [1440, 900]);
    await legends.step(page);
    await page.locator('.lw-row:not(.waits)').waitFor({ timeout: 60_000 });
    for (const size of sizes) {
      await resize(page, size);
      await measure(page, size, { needed: legendsNeeds[kindOf(size)] }, 'own turn');
    }
    await resize(page, [1440, 900]);
    await page.keyboard.press('n');
    for (const size of sizes) {
      await resize(page, size);
      await page.locator('.lw-pay [role="radio"]').first().waitFor();
      await measure(page, size, { needed: ['.now', '.lw-pay [aria-checked="true"]'] }, 'a route to pay');
      const seen = await page.evaluate(() => {
        const [route, map] = ['.lw .ghosts', '.lw-map'].map((one) =>
          document.querySelector(one).getBoundingClientRect(),
        );
        const [x, y] = [(route.left + route.right) / 2, (route.top + route.bottom) / 2];
        return x > map.left && x < map.right && y > map.top && y < map.bottom;
      });
      assert.ok(seen, `${size.join(' × ')}: the chosen route is out of sight`);
    }
  },

  async 'windows: a turn of Isle of Trains at every size'({ visitor }) {
    const who = await visitor('desktop', { name: long });
    const { page } = who;
    await who.enter(await who.table('isle_of_trains', [{ kind: 'me' }, bot, bot]));
    await page.locator('.now:not(.waiting)').waitFor({ timeout: 60_000 });
    for (const size of sizes) {
      await resize(page, size);
      const kind = kindOf(size);
      const edges = ['.hand .hit[data-thing^="hand:"]'];
      await measure(page, size, { needed: isleNeeds[kind], edges }, 'own turn');
      await isle.press(page, 'hand:0');
      await quiet(page);
      const use = (await isle.look(page)).uses.find((one) => one.legal && one.kind !== 'pay');
      if (use && !use.chosen) await page.locator(`[data-use="${use.kind}"]:not(.off):visible`).first().click();
      await painted(page);
      await measure(page, size, { needed: isleNeeds[kind].filter((one) => one !== '.use'), edges }, 'a card chosen');
      for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
      if (kind === 'flat' || kind === 'narrow') {
        for (const [tab, thing] of [
          ['island', '.dest'],
          ['row', '.offer .tcard'],
        ]) {
          await page.locator(`.abreast [data-tab="${tab}"]`).click();
          await painted(page);
          await measure(page, size, { needed: [thing] }, tab);
        }
        await page.locator('.abreast [data-tab="others"]').click();
      }
    }
  },

  async 'windows: seven cards, nine cars, long names'({ visitor }) {
    const who = await visitor('desktop', { name: long });
    const { page } = who;
    const id = await who.table('isle_of_trains', [{ kind: 'me' }, bot, bot, bot]);
    await altered(page, ({ view, info }) => {
      const [mine] = view.seats;
      mine.hand = Array.from({ length: 7 }, (_, i) => mine.hand[i % mine.hand.length]);
      mine.hand_size = 7;
      for (const seat of view.seats) {
        const [engine] = seat.train;
        seat.train = [engine, ...Array.from({ length: 9 }, () => ({ card: 'hopper_2', items: [] }))];
        seat.supply = { white: 2, green: 2, orange: 1 };
      }
      for (const seat of info.seats) Object.assign(seat, { kind: 'person', name: long });
    });
    await who.enter(id);
    await page.locator('.now').waitFor();
    await page.locator('[data-thing="hand:6"]').waitFor({ timeout: 60_000 });
    for (const size of sizes) {
      await resize(page, size);
      const kind = kindOf(size);
      const needed = isleNeeds[kind].filter((one) => !['.primary', '.use'].includes(one));
      const edges = kind === 'phone' ? [] : ['.hand .hit[data-thing^="hand:"]'];
      await measure(page, size, { needed, edges }, 'seven cards, nine cars');
    }
  },

  async 'windows: everybody’s points stand in the bar of a flat window'({ visitor }) {
    const who = await visitor('desktop', { name: long });
    const { page } = who;
    const tables = [];
    for (const [game, most] of [
      ['pioneer_rails', 8],
      ['railroad_ink', 12],
    ])
      for (const seats of [3, 4, 6, most])
        tables.push([game, seats, await who.table(game, [{ kind: 'me' }, ...Array(seats - 1).fill(bot)])]);
    await altered(page, ({ view }) => {
      for (const { score } of view.seats ?? []) if (score) score.total = 128;
    });
    for (const [game, seats, id] of tables) {
      await who.enter(id);
      for (const size of sizes.filter((one) => kindOf(one) === 'flat')) {
        await resize(page, size);
        const at = `${game}, ${seats} seats, ${size.join(' × ')}`;
        const shown = Math.min(seats, seats > 8 ? 7 : 8);
        await soon(async () => assert.equal(await page.locator('.drawer .of').count(), shown, at));
        const cut = await page.evaluate(() => {
          const bar = document.querySelector('.bar-top').getBoundingClientRect();
          const button = document.querySelector('.drawer');
          const within = button.getBoundingClientRect();
          const menu = document.querySelector('.bar-top .menu').getBoundingClientRect();
          const parts = [...button.querySelectorAll('.of')].map((one) => one.getBoundingClientRect());
          return [
            ...(button.scrollWidth > button.clientWidth ? ['scores'] : []),
            ...(parts.every(({ left, right }) => left >= within.left && right <= within.right) ? [] : ['a seat']),
            ...(menu.right > bar.right + 1 || within.right > menu.left + 1 ? ['the menu'] : []),
          ];
        });
        assert.deepEqual(cut, [], at);
      }
    }
  },

  async 'windows: the menu of a table lies inside every window'({ visitor }) {
    const who = await visitor('desktop', { language: 'uk' });
    const { page } = who;
    await who.enter(await who.table('isle_of_trains', [{ kind: 'me' }, bot]));
    await page.locator('.now:not(.waiting)').waitFor();
    for (const size of sizes) {
      await resize(page, size);
      await page.getByRole('button', { name: 'Меню' }).click();
      const entries = page.locator('.menu-list > :is(a, button)');
      await entries.last().waitFor();
      for (const entry of await entries.all()) {
        // A low window scrolls the list, not the page.
        await entry.scrollIntoViewIfNeeded();
        const { x, y, width, height } = await entry.boundingBox();
        const inside = x >= 0 && y >= 0 && x + width <= size[0] + 1 && y + height <= size[1] + 1;
        assert.ok(inside, `${size.join(' × ')}: ${await entry.innerText()}`);
      }
      assert.equal(await page.evaluate(() => document.scrollingElement.scrollTop), 0);
      await page.keyboard.press('Escape');
    }
  },

  async 'windows: the sheet of a phone is dragged by its handle'({ visitor }) {
    const who = await visitor('phone');
    const { page } = who;
    await who.enter(await who.table('railroad_ink', [{ kind: 'me' }, bot]));
    await page.locator('.now:not(.waiting)').waitFor();
    const top = async () => (await page.locator('.bsheet').boundingBox()).y;
    const before = await top();
    const board = await boardSize(page);
    const grip = await page.locator('.grab').boundingBox();
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 150, { steps: 5 });
    await page.mouse.up();
    await painted(page);
    assert.ok(Math.abs((await top()) - (before - 150)) < 3, 'it follows the finger');
    assert.deepEqual(await boardSize(page), board, 'the board lies still under it');
    await page.locator('.grab').press('ArrowDown');
    await painted(page);
    assert.ok(Math.abs((await top()) - before) < 2, 'and goes down again');
    await page.locator('[data-tab="score"]').click();
    await painted(page);
    assert.ok((await top()) < before - 40, 'a long page comes up by itself');
    assert.ok(await page.locator('.now').isVisible());
  },

  async 'windows: a toast covers no button'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await who.table('railroad_ink', [{ kind: 'me' }, bot]));
    await page.locator('.now').waitFor();
    await page.locator('.menu > .btn').click();
    await page.locator('.menu-list button', { hasText: 'Поділитися' }).click();
    await page.locator('.toast').waitFor();
    for (const size of sizes) {
      await resize(page, size);
      const hit = await page.evaluate(() => {
        const a = document.querySelector('.toast')?.getBoundingClientRect();
        const over = (b) => a && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return [...document.querySelectorAll('button, a')]
          .filter((one) => one.getClientRects().length && over(one.getBoundingClientRect()))
          .map((one) => one.className.baseVal ?? one.className);
      });
      assert.deepEqual(hit, [], `${size.join(' × ')}: under the toast`);
    }
  },

  async 'windows: no page is wider than a phone of 360 pixels'({ visitor }) {
    const who = await visitor('phone', { name: long });
    const { page } = who;
    await page.setViewportSize({ width: 360, height: 740 });
    const wide = async (where) => {
      await painted(page);
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('html, body, dialog[open], dialog[open] *')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
          .filter((one) => !one.matches('input, .scroll-x, .tabs, .vh, [class*="slide"]'))
          .map((one) => one.tagName + '.' + one.className),
      );
      assert.deepEqual(found, [], where);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, where);
    };
    await wide('first page');
    for (const game of ['railroad_ink', 'isle_of_trains']) {
      await page.locator(`.game[data-game="${game}"] .btn-primary`).click();
      await page.locator('dialog[open]').waitFor();
      await wide(`new table, ${game}`);
      await page.keyboard.press('Escape');
    }
    await who.introduce();
    const made = await who.request('POST', '/api/tables', {
      game: 'isle_of_trains',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      name: long,
      public: false,
    });
    await who.open(`#/t/${made.id}`);
    await page.locator('.lobby').waitFor();
    await wide('before the start');
  },
};
export default scenarios;
