// Writes a .gz beside every text file of the build, so that the server never compresses at run time.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const out = process.argv[2] ?? fileURLToPath(new URL('../../build/web', import.meta.url));
const walk = (dir) => readdirSync(dir).flatMap((name) => {
  const path = join(dir, name);
  return statSync(path).isDirectory() ? walk(path) : [path];
});
let total = 0;
for (const path of walk(out).filter((p) => /\.(html|js|css|svg|json|txt)$/.test(p))) {
  const packed = gzipSync(readFileSync(path), { level: 9 });
  writeFileSync(`${path}.gz`, packed);
  total += packed.length;
}
console.log(`compressed: ${(total / 1000).toFixed(1)} kB in all`);
