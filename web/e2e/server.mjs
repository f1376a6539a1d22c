// Starts the real server on a free port with a fresh data folder.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The client that is served. */
export const web = process.env.ROUNDHOUSE_WEB ?? join(root, 'build/web');
const running = new Set();

/** The secret that `--seed` of the simulations gives (engine/core/nature.cpp): the same cards come again. */
export function secretOfSeed(seed) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(seed));
  return createHash('sha256').update('roundhouse seed').update(bytes).digest('hex');
}

/** `secret` is the luck of every table (docs/testing.md): with the same one the same dice and cards come again. */
export async function startServer({ secret, data = mkdtempSync(join(tmpdir(), 'roundhouse-e2e-')), port = 0 } = {}) {
  const child = spawn(
    process.env.ROUNDHOUSE ?? join(root, 'build/roundhouse'),
    [
      'serve',
      ...['--listen', `127.0.0.1:${port}`],
      ...['--data', data],
      ...['--web', web],
      ...['--bot-seconds', '0.05'],
      ...['--rate', '0'],
      ...['--log', 'error'],
      ...['--lang', 'en'],
      ...(secret ? ['--test-secret', secret] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.add(child);
  const ended = new Promise((resolve) => child.once('exit', resolve)).finally(() => running.delete(child));
  // "Roundhouse is open: http://127.0.0.1:40123/ (...)"
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said);
      if (found) resolve(found[0]);
    });
    void ended.then((status) => reject(new Error(`the server ended with ${status}`)));
  });
  return {
    address,
    port: Number(new URL(address).port),
    data,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}

// However this ends, no server is left behind.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
