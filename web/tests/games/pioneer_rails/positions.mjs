// Writes positions.json: real views, legal moves and quotes of Pioneer Rails, the richest position of each kind of
// decision in each record, made by the engine (WebAssembly).
// Usage: node tests/games/pioneer_rails/positions.mjs RECORD… [--wasm FILE]
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
  const richest = new Map();
  lines.forEach((line, i) => {
    const { by, move } = JSON.parse(line);
    if (typeof by !== 'number') return;
    const record = `${lines.slice(0, i).join('\n')}\n`;
    const { moves: legal, quotes } = call({ op: 'legal', record, seat: by });
    // With and without a bonus at hand, by what is decided.
    const kind = `${move.split(' ')[0]} ${legal.some((text) => text.startsWith('cross'))}`;
    if ((richest.get(kind)?.legal.length ?? -1) > legal.length) return;
    const name = `${basename(file, '.jsonl')}:${i}`;
    richest.set(kind, { name, seat: by, view: () => call({ op: 'view', record, seat: by }).view, legal, quotes });
  });
  for (const one of richest.values()) fixtures.push({ ...one, view: one.view() });
}
writeFileSync(path('./positions.json'), `${JSON.stringify(fixtures)}\n`);
console.log(fixtures.map((one) => `${one.name}: ${one.legal.length}`).join('\n'));
