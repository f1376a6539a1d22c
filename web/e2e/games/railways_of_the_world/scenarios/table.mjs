// Railways of the World at the table: a whole game in Mexico with bots, two browsers in the Eastern U.S., keys alone, a
// phone.
import assert from 'node:assert/strict';
import { secretOfSeed } from '../../../server.mjs';
import { painted, quiet, speaks } from '../../../visitor.mjs';
import { act, look, playGame, pressStop, step } from '../player.mjs';
import { deliver, playMoves, skip } from '../script.mjs';

const bot = { kind: 'bot', bot: 'level3' };
const table = (who, seats, options = {}) => who.table('railways_of_the_world', seats, options);
const mine = (page) => page.locator('.now:not(.waiting)').waitFor({ timeout: 60_000 });
const text = (page, selector) => page.locator(selector).first().innerText();

/** What the table of players says of a seat: level, cash, bonds, income and interest, points. */
const figures = (page, seat) =>
  page
    .locator(`.rw-players [data-place="hand:${seat}"] td`)
    .allInnerTexts()
    .then((cells) => cells.map((cell) => cell.trim()));

/** Plays until my first action. */
async function firstAction(page) {
  for (let i = 0; i < 40; i++) {
    await mine(page);
    if ((await look(page)).actions.length) return;
    await step(page);
  }
  throw new Error('no action came');
}

/** Which of these cities something lies over (runs in the page). */
const hiddenCities = (names) =>
  names.filter((name) => {
    const { left, top, width, height } = document.querySelector(`[data-stop="${name}"]`).getBoundingClientRect();
    return !document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.rw.pieces');
  });

/** What a bot built in Mexico with the seed 13. */
const network = `build mexico_city, lay 16.19 4-1, lay 17.20 4-0, lay 18.20 3-0, lay 19.20 3-5, build coatzacoalcos,
  lay 21.21 5-2, lay 21.22 5-2, deliver mexico_city yellow, go mexico_city.1, build guadalajara, lay 12.16 2-5,
  lay 12.15 2-5, lay 13.14 2-0, build san_luis_potosi, lay 15.14 3-0, lay 16.14 3-0, build mexico_city, lay 15.17 1-3,
  build guadalajara, lay 12.17 3-0, lay 13.17 3-0, upgrade, upgrade, build mexico_city, lay 15.19 5-1, lay 16.20 4-2,
  lay 15.21 5-2, build veracruz, lay 20.20 4-0, lay 21.20 3-0, build mexico_city, lay 17.18 3-1, upgrade, build puebla,
  lay 18.18 2-5, lay 18.17 2-4, lay 18.16 1-4, lay 17.15 1-4`.split(/,\s+/);

const scenarios = {
  async 'railways: a whole game in Mexico with two bots'({ visitor, inspect }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }, bot, bot], { map: 'mexico' }));
    await mine(page);
    await inspect(page, 'barons to choose from');
    await firstAction(page);
    await inspect(page, 'an action to choose');
    const done = await playGame(page, { vary: true });
    for (const kind of ['finish', 'deliver', 'upgrade', 'card', 'bonds', 'bid'])
      assert.ok(done[kind], `${kind}: ${JSON.stringify(done)}`);
    await inspect(page, 'the end');
    // Again: the map leaves nothing of its frame empty, and on a phone not all of the window is map.
    const wide = (selector) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().width);
    await page.locator('[data-act="replay"]').click();
    await page.locator('.replay .map-room').waitFor();
    for (const [width, height] of [
      [1440, 900],
      [1200, 800],
      [1440, 900],
      [1366, 650],
    ]) {
      // Also in a window that changes its size: the scale is not one that somebody has chosen.
      await page.setViewportSize({ width, height });
      await painted(page);
      assert.ok((await wide('.replay .map-room')) >= (await wide('.replay .map-port')) - 1, `${width}: the map fills`);
    }
    // Beside the map nothing is cut, however long the words, at the end and at the beginning.
    for (const at of ['End', 'Home']) {
      await page.keyboard.press(at);
      for (const [language, button] of Object.entries({ en: 'ENG', ru: 'РУС', uk: 'УКР' })) {
        await page.getByText(button, { exact: true }).click();
        await speaks(page, language);
        await painted(page);
        const spare = await page.locator('.replay .rest').evaluate((one) => one.clientWidth - one.scrollWidth);
        assert.ok(spare >= 0, `${at}, ${language}: ${-spare} pixels of the players are cut`);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await painted(page);
    const { y, height } = await page.locator('.replay .rw-map').boundingBox();
    assert.ok(y + height < 640, `the map ends at ${y + height}`);
    assert.ok((await wide('.replay .rw-players table')) <= 320, 'the players fit');
    await inspect(page, 'a replay on a phone');
  },

  async 'railways: a tile is laid and taken back, and the question why is answered, by keys alone'({ visitor }) {
    const who = await visitor();
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }], { map: 'mexico' }));
    await firstAction(page);
    await page.keyboard.press('b');
    await page.keyboard.press('n');
    await page.locator('.rw .r-chosen').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.locator('.rw .h-legal, .rw .exit').first().waitFor({ state: 'attached' });
    // The first hex, then its first exit.
    await page.keyboard.press('n');
    await page.locator('.rw .exit').first().waitFor({ state: 'attached' });
    await page.keyboard.press('n');
    await page.locator('.rw-estimate .yes').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.rw .h-edge').first().waitFor({ state: 'attached' });
    assert.match(await page.locator('.rw-estimate').innerText(), /\d/);
    await page.keyboard.press('Backspace');
    await page.locator('.rw .h-edge').first().waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await page.locator('.rw-why').waitFor();
    assert.match(await page.locator('.rw-why').innerText(), /RW-241/);
    await page.keyboard.press('Escape');
    await page.locator('.rw-why').waitFor({ state: 'detached' });
  },

  async 'railways: on a phone a link is built by taps'({ visitor, inspect }) {
    const who = await visitor('phone');
    const { page } = who;
    await who.enter(await table(who, [{ kind: 'me' }], { map: 'mexico' }));
    await firstAction(page);
    await inspect(page, 'an action on a phone');
    const done = await playGame(page, { touch: true, until: (all) => (all.finish ?? 0) >= 1 });
    assert.equal(done.finish, 1, JSON.stringify(done));
    await inspect(page, 'a link on a phone');
  },
};

// A cube that the engine does not bring so far: the way is told link by link, with what helps, and nothing lies over it.
scenarios['railways: a cube too far away is told the way and the engine that goes there'] = Object.assign(
  async ({ visitor, inspect }) => {
    const built = ['build mexico_city', 'lay 17.18 3-1', 'build puebla', 'lay 18.19 3-0'];
    for (const kind of ['desktop', 'phone']) {
      const who = await visitor(kind, { language: 'en' });
      const { page } = who;
      const id = await table(who, [{ kind: 'me' }], { map: 'mexico', operation_cards: false, barons: false });
      await who.enter(id);
      await skip(who, id, 0, built);
      const cube = page.locator('.rw.pieces [data-thing="mexico_city:yellow"]').first();
      await act(page, 'deliver', who.touch);
      const { x, y, width, height } = await cube.boundingBox();
      await (who.touch ? page.touchscreen : page.mouse)[who.touch ? 'tap' : 'click'](x + width / 2, y + height / 2);
      await page.locator('.rw-path .off').waitFor();
      await painted(page);
      const told = (await text(page, '.rw-path')).replace(/\s+/g, ' ');
      assert.match(told, /Mexico City – Veracruz 1 Puebla .*\+1 2 Veracruz .*What helps: level 2 .*\+2/);
      assert.match(await text(page, '.rw-why'), /Veracruz is 2 links away.*RW-238/);
      assert.deepEqual(await page.evaluate(hiddenCities, ['mexico_city', 'puebla', 'veracruz']), [], kind);
      await inspect(page, `a cube too far away, ${kind}`);
      await page.locator('.rw-path .btn').click();
      await page.locator('.rw-drawer').waitFor();
    }
  },
  { secret: secretOfSeed(1088) },
);

/** Which cities lie under a tag that is not theirs, and which of those looked at under the buttons (runs in the page). */
const coveredCities = () => {
  const box = (one) => one.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const cities = [...document.querySelectorAll('.rw.pieces [data-stop]')].filter((one) =>
    /^[a-z_]+$/.test(one.dataset.stop),
  );
  // The stop is a little larger than its city.
  const inner = (one) => {
    const { left, top, width, height } = box(one);
    const [w, h] = [width * 0.1, height * 0.1];
    return { left: left + w, top: top + h, right: left + width - w, bottom: top + height - h };
  };
  const tags = [...document.querySelectorAll('.rw-tag')];
  const zoom = box(document.querySelector('.map-zoom'));
  const looked = tags.map(({ dataset }) => dataset.at);
  return [
    ...tags.flatMap((tag) =>
      cities
        .filter(({ dataset }) => dataset.stop !== tag.dataset.at)
        .filter((city) => meets(box(tag.querySelector('button')), inner(city)))
        .map(({ dataset }) => `${dataset.stop} under the tag of ${tag.dataset.at}`),
    ),
    ...cities
      .filter((city) => looked.includes(city.dataset.stop) && meets(zoom, inner(city)))
      .map(({ dataset }) => `${dataset.stop} under the buttons`),
  ];
};

// A network around Mexico City, where cities lie close together.
scenarios['railways: on a phone tags cover no city, and what is looked at lies under no button'] = Object.assign(
  async ({ visitor }) => {
    const who = await visitor('phone');
    const { page } = who;
    await page.setViewportSize({ width: 360, height: 740 });
    const id = await table(who, [{ kind: 'me' }], { map: 'mexico', operation_cards: false, barons: false });
    await who.enter(id);
    await skip(who, id, 0, network);
    await act(page, 'deliver', true);
    const cubes = (await look(page)).offered.filter((name) => name.includes(':'));
    assert.ok(cubes.length > 10, cubes.join());
    for (const cube of cubes) {
      await page.locator(`.rw.pieces [data-thing="${cube}"]`).first().waitFor({ state: 'attached' });
      await pressStop(page, cube);
      await page.locator('.rw-tag button').first().waitFor();
      await painted(page);
      assert.deepEqual(await page.evaluate(coveredCities), [], cube);
      await page.keyboard.press('Escape');
      await page.locator('.rw-tag').first().waitFor({ state: 'detached' });
    }
  },
  { secret: secretOfSeed(13) },
);

/** Tiles of the way looked at whose number lies under a tag or a card (runs in the page). */
const hiddenTiles = () =>
  [...document.querySelectorAll('.rw.pieces .number.hollow')]
    .filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return !document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.rw.pieces');
    })
    .map((one) => one.textContent);

/** Cities where the link could be finished that lie under the reason why not (runs in the page). */
const citiesUnderWhy = () => {
  const why = document.querySelector('.rw-why').getBoundingClientRect();
  const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
  return [...document.querySelectorAll('.rw-tag')]
    .map(({ dataset }) => dataset.at)
    .filter((city) => {
      const { x, y } = middle(document.querySelector(`[data-stop="${city}"]`).getBoundingClientRect());
      return x > why.left && x < why.right && y > why.top && y < why.bottom;
    });
};

// Ann builds over a ridge and across Bo's track, and brings goods over his link; he urbanizes and goes west. What comes
// between is not played by hand.
scenarios['railways: two browsers in the Eastern U.S.'] = Object.assign(
  async ({ visitor, inspect }) => {
    const ann = await visitor('desktop', { name: 'Ann', language: 'en' });
    const bo = await visitor('desktop', { name: 'Bo', theme: 'dark' });
    const id = await table(ann, [{ kind: 'me' }, { kind: 'open' }], { barons: false });
    await ann.open(`/t/${id}`);
    await ann.page.locator('.lobby').waitFor();
    await bo.introduce();
    await bo.open(`/t/${id}`);
    await bo.page.getByRole('button', { name: 'Сісти за стіл', exact: true }).click();
    await ann.page.getByRole('button', { name: 'Start', exact: true }).click();
    await Promise.all([ann, bo].map(({ page }) => page.locator('.now').waitFor()));

    await playMoves(bo.page, 'bid 1');
    await mine(ann.page);
    assert.match(await text(ann.page, '.now'), /Bo.*1/);
    assert.match(await text(ann.page, '.rw-dialog .conseq .warns'), /1 bond/);
    await playMoves(ann.page, 'bid 2');
    await playMoves(bo.page, 'pass');

    // Over a ridge: the receipt names it, and says what the bonds cost for good.
    // The whole way from the city first: no other city's price lies over it, and why not does not lie over what is possible.
    await act(ann.page, 'build');
    await pressStop(ann.page, 'new_york');
    await pressStop(ann.page, 'syracuse');
    await painted(ann.page);
    assert.equal(await ann.page.locator('.rw.pieces .number.hollow').count(), 4);
    assert.deepEqual(await ann.page.evaluate(hiddenTiles), []);
    await ann.page.keyboard.press('Escape');
    // A hex beside Buffalo, far from the line.
    const { x, y, width, height } = await ann.page.locator('[data-stop="buffalo"]').boundingBox();
    await ann.page.mouse.click(x - width * 0.4, y + height / 2);
    await ann.page.locator('.rw-why').waitFor();
    await painted(ann.page);
    assert.deepEqual(await ann.page.evaluate(citiesUnderWhy), []);
    await ann.page.keyboard.press('Escape');
    await ann.page.keyboard.press('z');
    await quiet(ann.page);
    await playMoves(ann.page, 'build new_york', 'lay 23.10 1-4');
    await pressStop(ann.page, 'syracuse');
    await painted(ann.page);
    assert.deepEqual(await ann.page.evaluate(hiddenTiles), [], 'the way is in sight');
    const receipt = await text(ann.page, '.rw-estimate');
    assert.match(receipt, /4 \+ 4/);
    assert.match(receipt, /bond/);
    assert.ok(await ann.page.locator('.rw .ridge-glow').count(), 'the ridge glows');
    await inspect(ann.page, 'a way over a ridge');
    await ann.page.locator('.rw-estimate .yes').click();
    await quiet(ann.page);
    await skip(bo, id, 1, ['build new_york', 'lay 23.12 5-3', 'lay 22.12 0-2', 'lay 21.13 5-2']);

    await playMoves(ann.page, 'build new_york', 'lay 22.11 0-2', 'lay 22.12 5-1');
    await mine(bo.page);
    assert.equal(await bo.page.locator('.rw.pieces .loco').count(), 3);

    // More than the cash: the bonds are shown first.
    const [, , owed] = await figures(bo.page, 1);
    await playMoves(bo.page, 'urbanize toledo');
    await bo.page.locator('.rw-palette').waitFor();
    await inspect(bo.page, 'colours in the dark');
    await playMoves(bo.page, 'color yellow');
    await bo.page.locator('.now.waiting').waitFor();
    assert.ok(Number((await figures(bo.page, 1))[2]) > Number(owed), 'bonds were issued');
    await skip(ann, id, 0, ['upgrade']);
    await skip(bo, id, 1, ['build des_moines', 'lay 2.9 3-0', 'lay 3.9 3-0', 'lay 4.9 3-0', 'lay 5.9 3-1']);
    await skip(ann, id, 0, ['pass']);
    await skip(bo, id, 1, ['bid 1']);

    await playMoves(bo.page, 'western des_moines');
    await bo.page.locator('.rw .west-built').first().waitFor({ state: 'attached' });

    // Over Bo's link: both get a point, and it is said before.
    await mine(ann.page);
    await pressStop(ann.page, 'philadelphia:yellow');
    const tag = ann.page.locator('.rw-dtag').first();
    assert.match((await tag.innerText()).replaceAll('\n', ' '), /Ann\s*\+\d.*Bo\s*\+1/);
    await ann.page.keyboard.press('Escape');
    const before = await Promise.all([0, 1].map((seat) => figures(ann.page, seat)));
    await deliver(ann.page, 'philadelphia:yellow', 'baltimore');
    await ann.page.locator('.now.waiting').waitFor();
    const after = await Promise.all([0, 1].map((seat) => figures(ann.page, seat)));
    for (const seat of [0, 1]) assert.ok(Number(after[seat][4]) > Number(before[seat][4]), `points of seat ${seat}`);
  },
  { secret: secretOfSeed(13) },
);

export default scenarios;
