// Starts the real server on a free port with a fresh data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export async function startServer({
  data = mkdtempSync(join(tmpdir(), 'roundhouse-e2e-')),
  port = null,
  secret = null,
} = {}) {
  const at = port ?? (await freePort());
  const program = process.env.ROUNDHOUSE ?? join(root, 'build/roundhouse');
  const child = spawn(
    program,
    [
      'serve',
      '--listen',
      `127.0.0.1:${at}`,
      '--data',
      data,
      '--web',
      process.env.ROUNDHOUSE_WEB ?? join(root, 'build/web'),
      '--bot-seconds',
      '0.05',
      '--rate',
      '0',
      '--log',
      'warning',
      ...(secret ? ['--test-secret', secret] : []),
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${at}/`;
  for (let i = 0; ; i++) {
    const up = await fetch(`${address}healthz`)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (up) break;
    if (i > 200 || child.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    address,
    port: at,
    data,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}
