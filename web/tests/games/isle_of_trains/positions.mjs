// Writes positions.json: real views, legal moves and quotes of Isle of Trains, one position for each phase of each
// record, made by the engine (WebAssembly). Usage: node tests/games/isle_of_trains/positions.mjs RECORD… [--wasm FILE]
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from '../../../../tests/wasm/roundhouse.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const args = process.argv.slice(2);
const at = args.indexOf('--wasm');
const module = at < 0 ? path('../../../../build/wasm/apps/wasm/roundhouse.wasm') : args.splice(at, 2)[1];
const call = load(module);
const fixtures = [];
for (const file of args) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const seen = new Map();
  lines.forEach((line, i) => {
    const { by } = JSON.parse(line);
    if (typeof by !== 'number') return;
    const record = `${lines.slice(0, i).join('\n')}\n`;
    const { view } = call({ op: 'view', record, seat: by });
    // The last position of a phase is the richest one.
    seen.set(view.phase, { name: `${basename(file, '.jsonl')}:${i}`, seat: by, view, record });
  });
  for (const { record, ...one } of seen.values()) {
    const { moves, quotes } = call({ op: 'legal', record, seat: one.seat });
    fixtures.push({ ...one, legal: moves, quotes });
  }
}
writeFileSync(path('./positions.json'), `${JSON.stringify(fixtures)}\n`);
console.log(fixtures.map((one) => `${one.name} ${one.view.phase}`).join('\n'));
