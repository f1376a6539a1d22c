// Whole games through the real server in Debian's chromium. `node e2e/run.mjs [name…]` runs some of them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { desktop, launch, phone } from './browser.mjs';
import { closer } from './closer.mjs';
import { isle } from './isle.mjs';
import { people } from './people.mjs';
import { scenarios as first } from './scenarios.mjs';
import { startServer } from './server.mjs';

const axeSource = readFileSync(fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');
const rawKey =
  /\b(?:ink|railroad_ink|isle|isle_of_trains|errors|now|seat|bots|create|lobby|end|replay|text|score|link|home|table|tables|departures|piece|why|theme|me|game|join|quick|opponents|chat|people|host|gone|rematch|share|device|resign|handover|rules|progress|zoom|undefined|NaN)\.[a-z]\w*/;

const scenarios = { ...first, ...closer, ...isle, ...people };

const browser = await launch();
const server = await startServer();

/** A visitor: own cookies, own language; everything the console complains about is kept. */
async function visitor(
  kind = 'desktop',
  { language = 'uk', theme = 'light', name = 'Ann', address = server.address } = {},
) {
  const context = await browser.newContext({
    ...(kind === 'phone' ? phone : desktop),
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
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
    open: (hash) => page.goto(`${address}${hash}`),
  };
}

/** No raw keys on the page, nothing for axe to find. */
async function inspect(page, where) {
  const words = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].map((e) =>
      [e.getAttribute('aria-label'), e.getAttribute('title'), e.getAttribute('placeholder')].join(' '),
    );
    return [document.body.innerText, document.title, ...labels].join('\n');
  });
  const missing = rawKey.exec(words) ?? /\{\w+\}/.exec(words);
  if (missing) throw new Error(`${where}: a text is missing: ${missing[0]}`);
  await page.evaluate(axeSource);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  if (found.violations.length) {
    const lines = found.violations.map(
      (v) =>
        `${v.id} (${v.impact}): ${v.help}\n    ${v.nodes
          .slice(0, 3)
          .map(
            (n) =>
              `${n.target} ${n.any
                .concat(n.all, n.none)
                .map((c) => c.message)
                .join('; ')
                .slice(0, 160)}`,
          )
          .join('\n    ')}`,
    );
    throw new Error(`${where}: axe found\n  ${lines.join('\n  ')}`);
  }
}

let passed = 0;
let failed = 0;
const wanted = process.argv.slice(2);
for (const [name, scenario] of Object.entries(scenarios)) {
  if (wanted.length && !wanted.some((word) => name.includes(word))) continue;
  const started = Date.now();
  const visitors = [];
  try {
    await scenario({
      server,
      startServer,
      inspect,
      visitor: async (...args) => visitors[visitors.push(await visitor(...args)) - 1],
    });
    const complaints = visitors
      .flatMap((v) => v.complaints)
      .filter((text) => !(scenario.expected ?? []).some((pattern) => pattern.test(text)));
    if (complaints.length) throw new Error(`console: ${complaints.slice(0, 5).join(' | ')}`);
    passed++;
    console.log(`ok    ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${name}: ${error.message}`);
    for (const [i, v] of visitors.entries())
      await v.page.screenshot({ path: `/tmp/e2e_${name.replace(/\W+/g, '_')}_${i}.png` }).catch(() => {});
  }
  for (const v of visitors) await v.context.close();
}
await browser.close();
await server.stop();
server.remove();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
