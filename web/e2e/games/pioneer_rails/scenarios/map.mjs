// The map of Pioneer Rails under fingers and arrows: drawn on in a frame that follows, looked at closer, walked on.
import assert from 'node:assert/strict';
import { painted, quiet, soon } from '../../../visitor.mjs';
import { laid, step } from '../player.mjs';

async function takeCard(page) {
  for (;;) {
    await page.locator('.now:not(.waiting)').waitFor({ timeout: 60_000 });
    if ((await step(page, { touch: page.context().touch })) === 'pick') return quiet(page);
  }
}

/** The tracks on offer from end to end, in pixels of the window. */
const offered = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.pr.board .hit')].map((hit) => {
      const { a, d, e, f } = hit.getScreenCTM();
      const [x1, y1, x2, y2] = hit.getAttribute('d').match(/-?[\d.]+/g).map(Number); // prettier-ignore
      return { from: [x1 * a + e, y1 * d + f], to: [x2 * a + e, y2 * d + f] };
    }),
  );
const frame = (page) =>
  page.evaluate(() => {
    const port = document.querySelector('.map-port');
    return { x: port.scrollLeft, y: port.scrollTop, width: port.scrollWidth, room: port.clientWidth };
  });

export default {
  async 'pioneer: a finger draws, two look closer'({ visitor }) {
    const { page, context, ...who } = await visitor('phone');
    await who.enter(await who.table('pioneer_rails', [{ kind: 'me' }]));
    context.touch = true;
    await takeCard(page);
    const touches = await context.newCDPSession(page);
    const touch = (type, ...points) =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const port = await page.locator('.map-port').boundingBox();
    const inside = ([x, y]) =>
      x > port.x + 30 && x < port.x + port.width - 30 && y > port.y + 30 && y < port.y + port.height - 80;

    // One finger from a corner of the station along a side: that track and no other, whatever the frame does then.
    const { from, to } = (await offered(page)).find((way) => inside(way.from) && inside(way.to));
    const still = await frame(page);
    await touch('touchStart', from);
    for (let i = 1; i <= 8; i++) {
      await touch('touchMove', [from[0] + ((to[0] - from[0]) * i) / 8, from[1] + ((to[1] - from[1]) * i) / 8]);
      const { x, y } = await frame(page);
      assert.deepEqual([x, y], [still.x, still.y], 'the map stays under the finger');
    }
    await touch('touchEnd');
    await laid(page, 1);
    await painted(page);
    await laid(page, 1);

    // Elsewhere it moves the map.
    const middle = [port.x + port.width / 2, port.y + port.height / 2];
    const before = await frame(page);
    assert.ok(before.width > before.room * 1.5, 'hexes are large enough for fingers');
    // Two fingers towards each other: all of the map.
    const apart = (half) => [
      [middle[0] - half, middle[1]],
      [middle[0] + half, middle[1]],
    ];
    await touch('touchStart', ...apart(90));
    for (const half of [80, 65, 50, 35, 22]) await touch('touchMove', ...apart(half));
    await touch('touchEnd');
    await page.waitForFunction(() => {
      const { scrollWidth, clientWidth } = document.querySelector('.map-port');
      return scrollWidth <= clientWidth + 1;
    });
    await page.locator('.map-inset').waitFor({ state: 'detached' });
    await page.locator('.map-zoom button').tap();
    await page.locator('.map-inset').waitFor();
    await laid(page, 1);
  },

  async 'pioneer: arrows walk from corner to corner'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await who.table('pioneer_rails', [{ kind: 'me' }]));
    await takeCard(page);
    const at = () => page.evaluate(() => document.activeElement.dataset.corner);
    await page.locator('[data-corner][tabindex="0"]').focus();
    const start = await at();
    for (const [key, back] of [
      ['ArrowUp', 'ArrowDown'],
      ['ArrowDown', 'ArrowUp'],
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowRight', 'ArrowLeft'],
    ]) {
      await page.keyboard.press(key);
      const there = await at();
      if (there === start) continue;
      const free = await page.evaluate(
        ([a, b]) => document.querySelector(`.hit[data-place="${a}>${b}"], .hit[data-place="${b}>${a}"]`) !== null,
        [start, there],
      );
      if (free) {
        await page.keyboard.press('Enter');
        await page.locator('.pr.board .pv-dash').waitFor({ state: 'attached' });
        await quiet(page);
        await page.keyboard.press('Enter');
        await laid(page, 1);
        await soon(async () => assert.equal(await at(), there, 'the keyboard stays at the head'));
        await page.keyboard.press('Backspace');
        await laid(page, 0);
        return;
      }
      await page.keyboard.press(back);
    }
    assert.fail('no free track was walked along');
  },
};
