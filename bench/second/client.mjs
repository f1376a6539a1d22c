// A second opinion on the server's speed: pairs of players over the wire, written from docs/protocol.md alone. It has
// nothing in common with bench/load, so that what both say is so.
//   node bench/second/client.mjs PROGRAM [--tables N] [--seconds S] [--think MS] [--game ID] [--options JSON]
// Starts PROGRAM serve, warms up for two seconds, measures S seconds and ends. Without a time to think everybody moves
// as soon as the move before is accepted. Messages are not compressed.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Figures } from './figures.mjs';
import { Pair } from './player.mjs';
import { serve } from './server.mjs';

const WARM_UP = 2000;
const PATIENCE = 120_000; // for everything that is not play
const USAGE =
  'node bench/second/client.mjs PROGRAM [--tables N] [--seconds S] [--think MS] [--game ID] [--options JSON]';

function end(error) {
  console.error(error.message);
  process.exit(1);
}

function number(name, text, low, high) {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= low && value <= high) return value;
  throw new Error(`--${name} ${text}: a whole number from ${low} to ${high} is wanted`);
}

function object(name, text) {
  try {
    const value = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value;
  } catch {
    // said below
  }
  throw new Error(`--${name} ${text}: a JSON object is wanted, such as {"draft":true}`);
}

function read() {
  const option = (value) => ({ type: 'string', default: value });
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tables: option('50'),
      seconds: option('10'),
      think: option('0'),
      game: option('railroad_ink'),
      options: option('{}'),
    },
  });
  if (positionals.length !== 1) throw new Error(`One PROGRAM is wanted, such as build/roundhouse:\n  ${USAGE}`);
  return {
    program: positionals[0],
    tables: number('tables', values.tables, 1, 5000),
    seconds: number('seconds', values.seconds, 1, 600),
    think: number('think', values.think, 0, 60_000),
    game: values.game,
    options: object('options', values.options),
  };
}

async function run({ program, tables, seconds, think, game, options }) {
  setTimeout(() => end(new Error('It took too long.')), PATIENCE + 1000 * seconds);
  const server = await serve(program, end);
  const figures = new Figures(server);
  const load = { port: server.port, game, options, think, figures, playing: false, fail: end };
  const pairs = Array.from({ length: tables }, (_, index) => new Pair(load, index));
  await Promise.all(pairs.map((pair) => pair.arrive()));

  load.playing = true;
  for (const { players } of pairs) for (const player of players) player.next();
  await sleep(WARM_UP);
  figures.begin();
  await sleep(1000 * seconds);
  console.log(`${game} ${JSON.stringify(options)}, tables of two: ${tables}, time to think: ${think} ms`);
  for (const line of figures.end()) console.log(line);
  for (const [text, times] of [...figures.faults].slice(0, 10)) console.log(`WRONG, ${times} times: ${text}`);

  load.fail = () => {}; // connections end now because the server does
  await server.stop();
  process.exit(figures.faults.size === 0 ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(new Error(`ended by ${signal}`)));
try {
  await run(read());
} catch (error) {
  end(error);
}
