// What a page costs whoever opens it for the first time: the bytes on the line, every request, and when there was
// something to see and something to do.
import assert from 'node:assert/strict';
import { connect, createServer } from 'node:net';
import { desktop } from './browser.mjs';

/** "Fast 3G" as the browser's own tools have it: 1.6 Mbit/s down, 750 kbit/s up, of which a tenth is lost. */
const slowLine = { latency: 150 * 3.75, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };

/** The first page can be used when a game can be begun; a table when the player may move (the title's dot). */
const usable = {
  home: () => document.querySelector('.ticket .btn-enamel:not([disabled])') && performance.now(),
  table: () => document.title.startsWith('●') && document.querySelector('.now') && performance.now(),
};

/** A line to the server that counts what comes back: answers with their headers, the socket's frames as they are. */
async function countedLine(port) {
  const sockets = new Set();
  const line = { bytes: 0 };
  const relay = createServer((here) => {
    const there = connect(port, '127.0.0.1');
    there.on('data', (chunk) => (line.bytes += chunk.length));
    here.pipe(there).pipe(here);
    for (const socket of [here, there]) sockets.add(socket.on('error', () => {}));
  });
  await new Promise((resolve) => relay.listen(0, '127.0.0.1', resolve));
  line.address = `http://127.0.0.1:${relay.address().port}/`;
  line.close = () => {
    for (const socket of sockets) socket.destroy();
    relay.close();
  };
  return line;
}

/** Keeps every request of a page: the bytes of its answer, and when it was asked and answered. */
async function listen(context, page) {
  const session = await context.newCDPSession(page);
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
    requests.set(requestId, { path: request.url.replace(/^\w+:\/\/[^/]+/, ''), bytes: 0, from: timestamp }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength, to: timestamp }),
  );
  await session.send('Network.enable');
  return { session, requests };
}

/** Somebody with a name, whose browser has seen nothing of us yet. */
async function newcomer(browser, server, language) {
  const context = await browser.newContext({ ...desktop, locale: language, reducedMotion: 'reduce' });
  const ask = async (method, path, data) =>
    (await context.request.fetch(`${server.address}api/${path}`, { method, data })).json();
  await ask('PUT', 'me', { name: 'Ann' });
  return { context, table: async (table) => (await ask('POST', 'tables', table)).id };
}

const withBot = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];

/** Opens the first page, or a new table of a game, in a browser that has kept nothing; `slow`: over the slow line;
 * `before`: what is played from another address before it is opened. */
export async function firstLoad(
  browser,
  server,
  { language, game = null, seats = withBot, options = {}, slow = false, before = null },
) {
  const { context, table } = await newcomer(browser, server, language);
  const id = game && (await table({ game, seats, options }));
  if (before) {
    const page = await context.newPage();
    await page.goto(`${server.address}api/games`);
    await before(page, id);
    await page.close();
  }
  const path = game ? `t/${id}/${game}` : '';
  const page = await context.newPage();
  const { session, requests } = await listen(context, page);
  if (slow) await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
  const line = await countedLine(server.port);
  await page.goto(`${line.address}${path}`, { waitUntil: 'commit' });
  const ready = await page.waitForFunction(game ? usable.table : usable.home, undefined, { timeout: 60_000 });
  const seconds = {
    // On a busy machine what is there may be painted later.
    drawn: await page
      .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime / 1000)
      .then((paint) => paint.jsonValue()),
    usable: (await ready.jsonValue()) / 1000,
  };
  // Fonts and whatever else was asked for and is still under way belong to the page.
  await page.waitForLoadState('networkidle');
  await context.close();
  line.close();
  const list = [...requests.values()];
  const began = list[0].from;
  for (const request of list) {
    request.from -= began;
    request.to -= began;
  }
  return { list, kilobytes: line.bytes / 1000, seconds };
}

export const playable = async ({ address }) => (await (await fetch(`${address}api/games`)).json()).map(({ id }) => id);

/** Of the files of one script a reader needs those that our own texts are written with. */
const fonts = {
  en: ['oswald-cyrillic-languages', 'oswald-latin-first', 'source-sans-3-latin-first'],
  uk: ['oswald-cyrillic-first', 'oswald-latin-first', 'source-sans-3-cyrillic-first', 'source-sans-3-latin-first'],
};
fonts.ru = fonts.uk;

export const languages = Object.keys(fonts);

/** No more than so many kilobytes, nothing twice, only fonts that are read, no engine. */
export function judge(where, { list, kilobytes }, language, most) {
  assert.ok(kilobytes < most, `${where}: ${kilobytes.toFixed(1)} kB, at most ${most}`);
  const paths = list.map(({ path }) => path);
  assert.deepEqual(
    paths.filter((path, i) => paths.indexOf(path) !== i),
    [],
    `${where}: asked for twice`,
  );
  assert.deepEqual(
    paths.flatMap((path) => /^\/assets\/(.+)-.{8}\.woff2$/.exec(path)?.[1] ?? []).sort(),
    fonts[language],
    `${where}: the fonts`,
  );
  assert.ok(!paths.some((path) => path.endsWith('.wasm')), `${where}: the engine is for later`);
}
