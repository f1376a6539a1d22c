// What the games' positions.mjs share: records named on the command line, read line by line, answered by the engine
// (WebAssembly), and positions.json beside the script. Usage: node tests/games/<id>/positions.mjs RECORD… [--wasm FILE]
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from '../../tests/wasm/roundhouse.mjs';

const path = (relative, from = import.meta.url) => fileURLToPath(new URL(relative, from));
const args = process.argv.slice(2);
const at = args.indexOf('--wasm');
export const call = load(at < 0 ? path('../../build/wasm/apps/wasm/roundhouse.wasm') : args.splice(at, 2)[1]);

/** Every record, with the decisions of seats in it: which move was made there, and the record as it was before. */
export const records = () =>
  args.map((file) => {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.flatMap((line, i) => {
      const { by, move } = JSON.parse(line);
      if (typeof by !== 'number') return [];
      const record = `${lines.slice(0, i).join('\n')}\n`;
      return { name: `${basename(file, '.jsonl')}:${i}`, seat: by, move, record };
    });
  });

export const viewAt = ({ record, seat }) => call({ op: 'view', record, seat }).view;
export const legalAt = ({ record, seat }) => call({ op: 'legal', record, seat });

/** Of each phase of each record the last position, which is the richest one. */
export const lastOfPhases = () =>
  records().flatMap((decisions) => [
    ...new Map(
      decisions.map((one) => {
        const view = viewAt(one);
        return [view.phase, { ...one, view }];
      }),
    ).values(),
  ]);

/** `url`: the script's own. */
export function write(url, positions) {
  writeFileSync(path('./positions.json', url), `${JSON.stringify(positions)}\n`);
  console.log(positions.map((one) => `${one.name} ${one.view.phase}: ${one.legal.length}`).join('\n'));
}
