// Writes positions.json: real views and legal moves, made by the engine (WebAssembly) from recorded games.
// Usage: node tests/games/railroad_ink/positions.mjs FOLDER, with base_2_seats.jsonl, draft_2_seats.jsonl and meteor_lava_1_seat.jsonl.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from '../../../../tests/wasm/roundhouse.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const call = load(path('../../../../build/wasm/apps/wasm/roundhouse.wasm'));
const records = process.argv[2];
const wanted = { base_2_seats: [4, 12, 30], draft_2_seats: [6, 8, 14, 40], meteor_lava_1_seat: [4, 5, 8, 30, 45] };
const fixtures = [];
for (const [name, stops] of Object.entries(wanted)) {
  const lines = readFileSync(join(records, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  for (const stop of stops) {
    const record = `${lines.slice(0, stop).join('\n')}\n`;
    const view = call({ op: 'view', record, seat: 0 }).view;
    const legal = call({ op: 'legal', record, seat: 0 }).moves;
    fixtures.push({ name: `${name}:${stop}`, view, legal });
  }
}
writeFileSync(path('./positions.json'), `${JSON.stringify(fixtures)}\n`);
console.log(`${fixtures.length} positions`);
