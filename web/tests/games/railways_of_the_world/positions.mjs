// Writes positions.json: real views and legal moves of Railways of the World, of each kind of decision in each record the
// richest of a few, made by the engine (WebAssembly).
// Usage: node tests/games/railways_of_the_world/positions.mjs RECORD… [--wasm FILE]
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from '../../../../tests/wasm/roundhouse.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const args = process.argv.slice(2);
const at = args.indexOf('--wasm');
const module = at < 0 ? path('../../../../build/wasm/apps/wasm/roundhouse.wasm') : args.splice(at, 2)[1];
const call = load(module);
/** So many of a kind are looked at, from all over a record: records are long. */
const looks = 5;
const fixtures = [];
for (const file of args) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const kinds = new Map();
  lines.forEach((line, i) => {
    const { by, move } = JSON.parse(line);
    if (typeof by !== 'number') return;
    const word = move.split(' ')[0];
    kinds.set(word, [...(kinds.get(word) ?? []), { i, by }]);
  });
  for (const places of kinds.values()) {
    const few = places.filter((_, n) => n % Math.ceil(places.length / looks) === 0);
    const found = few.map(({ i, by }) => {
      const record = `${lines.slice(0, i).join('\n')}\n`;
      return {
        name: `${basename(file, '.jsonl')}:${i}`,
        seat: by,
        record,
        legal: call({ op: 'legal', record, seat: by }).moves,
      };
    });
    const { record, ...richest } = found.reduce((best, one) => (one.legal.length > best.legal.length ? one : best));
    fixtures.push({ ...richest, view: call({ op: 'view', record, seat: richest.seat }).view });
  }
}
writeFileSync(path('./positions.json'), `${JSON.stringify(fixtures)}\n`);
console.log(fixtures.map((one) => `${one.name}: ${one.legal.length}`).join('\n'));
