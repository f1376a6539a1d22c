// A visitor with a browser: own cookies, own language; everything the console complains about is kept.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { desktop, phone } from './browser.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const axeSource = readFileSync(join(root, 'web/node_modules/axe-core/axe.min.js'), 'utf8');

/** The games whose folder in the client has this file. */
export const gamesWith = (file) =>
  readdirSync(join(root, 'web/src/games'), { recursive: true })
    .filter((path) => path.endsWith(`/${file}`))
    .map((path) => path.split('/')[0])
    .sort();

/** Runs in a page before its own scripts: knows which questions the server has not answered yet. */
function countQuestions() {
  const open = new Map();
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    if (!open.has(this)) {
      open.set(this, new Set());
      // The page's own listener comes first, and what it asks next is sent before this one runs.
      this.addEventListener('message', (event) => open.get(this)?.delete(JSON.parse(event.data).n));
      this.addEventListener('close', () => open.delete(this));
    }
    const { n } = JSON.parse(data);
    if (n !== undefined) open.get(this).add(n);
    return send.call(this, data);
  };
  globalThis.unanswered = () => [...open.values()].reduce((sum, questions) => sum + questions.size, 0);
}

/** Waits until everything that was asked is answered and shown. */
export const quiet = (page) =>
  page.evaluate(async () => {
    // Some of the page's own steps take a turn of the event loop.
    for (let turns = 0; turns < 2; turns++) {
      await new Promise((resolve) => setTimeout(resolve));
      if (globalThis.unanswered()) turns = -1;
    }
  });

/** The same, and painted: for what must not happen there is nothing else to wait for. */
export const painted = async (page) => {
  await quiet(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Holds an assertion against the page until it is true; what it complains about in the end is the failure. */
export async function soon(assertion) {
  const limit = Date.now() + 20_000;
  for (;;)
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

export async function fits(page, where) {
  await painted(page);
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    throw new Error(`${where}: something runs out sideways`);
}

/** Waits until the keyboard is there. */
export const focused = (locator) => locator.and(locator.page().locator(':focus')).waitFor();

/** Waits until the page speaks a language. */
export const speaks = (page, language) =>
  page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);

export async function visit(
  browser,
  address,
  kind = 'desktop',
  { language = 'uk', theme = 'light', name = 'Ann', beats = null } = {},
) {
  const context = await browser.newContext({
    ...(kind === 'phone' ? phone : desktop),
    locale: language,
    colorScheme: theme,
    reducedMotion: beats ? 'no-preference' : 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(countQuestions);
  // Others' turns are over at once, but where they are what a scenario is about (`beats`: how fast).
  await page.addInitScript(
    ([speed, way]) => {
      if (!location.protocol.startsWith('http')) return; // an empty page has no storage
      localStorage.beatSpeed ??= speed;
      localStorage.othersTurns ??= way;
    },
    beats ? [beats, 'each'] : ['off', 'once'],
  );
  const complaints = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
  await page.goto(address);
  await page.locator('.ticket').waitFor();
  return {
    page,
    context,
    touch: kind === 'phone',
    name,
    complaints,
    request: (method, path, body) =>
      page.evaluate(
        async ([m, p, b]) => {
          const answer = await fetch(p, {
            method: m,
            headers: b ? { 'content-type': 'application/json' } : {},
            body: b ? JSON.stringify(b) : undefined,
          });
          return answer.json();
        },
        [method, path, body ?? null],
      ),
    async introduce() {
      await this.request('PUT', '/api/me', { name });
      await page.reload();
      await page.locator('.ticket').waitFor();
    },
    /** A table by the API, as the create dialog would make it; gives its id. */
    async table(game, seats, options = {}) {
      await this.introduce();
      const made = await this.request('POST', '/api/tables', {
        game,
        options,
        seats,
        name: 'E2E',
        public: false,
        start: true,
      });
      if (!made.id) throw new Error(JSON.stringify(made));
      return made.id;
    },
    open: (path) => page.goto(new URL(path, address).href),
    async enter(id) {
      await this.open(`/t/${id}`);
      await page.locator('.now, .handover, .end').first().waitFor();
    },
  };
}

/** The first words of all keys of texts: where one of them stands on a page with a dot behind it, a text is missing. */
const keys = new Set(['undefined', 'NaN']);
for (const folder of ['texts', 'web/src'])
  for (const path of readdirSync(join(root, folder), { recursive: true }))
    if (/(^|\/)en\.json$/.test(path))
      for (const key of Object.keys(JSON.parse(readFileSync(join(root, folder, path), 'utf8'))))
        keys.add(key.split('.')[0]);
const rawKey = new RegExp(`\\b(?:${[...keys].join('|')})\\.[a-z]\\w*`);

/** Waits until what comes in or fades is there: halfway its colours are not those that anybody reads. */
const shownWhole = (page) =>
  page.evaluate(() => {
    const ends = (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime);
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((one) => one.finished),
    );
  });

/** No raw keys on the page, nothing for axe to find. */
export async function inspect(page, where) {
  const words = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].map((e) =>
      [e.getAttribute('aria-label'), e.getAttribute('title'), e.getAttribute('placeholder')].join(' '),
    );
    return [document.body.innerText, document.title, ...labels].join('\n');
  });
  const missing = rawKey.exec(words) ?? /\{\w+\}/.exec(words);
  if (missing) throw new Error(`${where}: a text is missing: ${missing[0]}`);
  await shownWhole(page);
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  if (!violations.length) return;
  const node = (n) => {
    const reasons = n.any.concat(n.all, n.none).map((c) => c.message);
    return `${n.target} ${reasons.join('; ').slice(0, 160)}`;
  };
  const lines = violations.map(
    (v) => `${v.id} (${v.impact}): ${v.help}\n    ${v.nodes.slice(0, 3).map(node).join('\n    ')}`,
  );
  throw new Error(`${where}: axe found\n  ${lines.join('\n  ')}`);
}
