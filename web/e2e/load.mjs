// Measures the first load of every page: requests, kilobytes and seconds over a slow line, into a browser that has
// kept nothing. `npm run load -- --each` lists every request too.
import { launch } from './browser.mjs';
import { firstLoad, playable } from './loading.mjs';
import { startServer } from './server.mjs';

const each = process.argv.includes('--each');
const browser = await launch();
const server = await startServer({ secret: '0'.repeat(64) });
console.log('page                 language  requests     kB  drawn s  usable s');
for (const game of [null, ...(await playable(server))]) {
  for (const language of ['en', 'uk', 'ru']) {
    const { list, kilobytes, seconds } = await firstLoad(browser, server, { language, game, slow: true });
    const figures = [
      String(list.length).padStart(8),
      kilobytes.toFixed(1).padStart(6),
      seconds.drawn.toFixed(2).padStart(7),
      seconds.usable.toFixed(2).padStart(8),
    ];
    console.log([(game ?? 'first page').padEnd(20), language.padEnd(8), ...figures].join('  '));
    if (each)
      for (const { path, bytes, from, to } of list)
        console.log(`  ${from.toFixed(2)} s to ${to.toFixed(2)} s ${String(bytes).padStart(6)}  ${path}`);
  }
}
await browser.close();
await server.stop();
server.remove();
