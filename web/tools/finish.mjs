// Finishes the build: the engine for checks in the browser (make wasm builds it), and a .br and a .gz beside every file
// that shrinks, so that the server never compresses at run time.
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const out = process.argv[2] ?? fileURLToPath(new URL('../../build/web', import.meta.url));
const walk = (dir) =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
for (const name of ['roundhouse.wasm', 'roundhouse_plain.wasm'])
  copyFileSync(fileURLToPath(new URL(`../../build/wasm/apps/wasm/${name}`, import.meta.url)), join(out, name));
let total = 0;
for (const path of walk(out).filter((p) => /\.(html|js|css|svg|json|txt|wasm)$/.test(p))) {
  const plain = readFileSync(path);
  const packed = brotliCompressSync(plain);
  writeFileSync(`${path}.br`, packed);
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  total += packed.length;
}
console.log(`compressed: ${(total / 1000).toFixed(1)} kB in all`);
