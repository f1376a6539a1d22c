// Whole games through the real server in Debian's chromium: every module of scenarios/ and games/*/scenarios/.
// `node e2e/run.mjs [name…]` runs some of the scenarios, `--part 2/4` the second quarter of them.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './browser.mjs';
import { startServer } from './server.mjs';
import { restingOnOrder } from './styles.mjs';
import { inspect, visit } from './visitor.mjs';

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
const option = wanted.indexOf('--part');
const [part, parts] = option < 0 ? [1, 1] : wanted.splice(option, 2)[1].split('/').map(Number);

// The games first: theirs are the longest.
const modules = readdirSync(here, { recursive: true }).filter((path) => /(^|\/)scenarios\/[^/]+\.mjs$/.test(path));
const scenarios = [];
for (const path of modules.sort()) scenarios.push(...Object.entries((await import(join(here, path))).default));
const chosen = scenarios
  .filter(([name]) => !wanted.length || wanted.some((word) => name.includes(word)))
  .filter((_, i) => i % parts === part - 1);

const browser = await launch();
let passed = 0;
let failed = 0;
for (const [name, scenario] of chosen) {
  const started = Date.now();
  const visitors = [];
  // A scenario is the same game each time: the luck of its tables follows from its name, or is its own.
  const secret = scenario.secret ?? createHash('sha256').update(name).digest('hex');
  const server = await startServer({ secret });
  try {
    await scenario({
      browser,
      server,
      startServer,
      inspect,
      visitor: async (...args) => visitors[visitors.push(await visit(browser, server.address, ...args)) - 1],
    });
    const complaints = visitors
      .flatMap((v) => v.complaints)
      .filter((text) => !(scenario.expected ?? []).some((pattern) => pattern.test(text)));
    if (complaints.length) throw new Error(`console: ${complaints.slice(0, 5).join(' | ')}`);
    for (const { page } of visitors) {
      const unsettled = page.isClosed() ? [] : await restingOnOrder(page);
      if (unsettled.length) throw new Error(`looks rest on the order of style sheets: ${unsettled.join(' | ')}`);
    }
    passed++;
    console.log(`ok    ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${name}: ${error.message}`);
    for (const [i, v] of visitors.entries()) {
      const path = join(tmpdir(), `e2e_${name.replace(/\W+/g, '_')}_${i}.png`);
      await v.page.screenshot({ path }).then(
        () => console.log(`      ${path}`),
        () => {},
      );
    }
  }
  for (const v of visitors) await v.context.close();
  await server.stop();
  server.remove();
}
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
