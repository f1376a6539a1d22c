// A server to measure: a fresh folder, a free port of this machine, no limits. However this program ends, the server is
// gone and its folder too. TMPDIR says on which disk it writes.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TICKS = 100; // of /proc, a second: USER_HZ of every Linux that node runs on

// Resolves to { port, cpu, stop }. `ended` is told when the server ends before it was stopped.
export function serve(program, ended) {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-second-'));
  const limits = ['--rate', '0', '--tables', '0', '--bot-tables', '0'];
  const listen = ['--listen', '127.0.0.1:0', '--data', data, '--log', 'warning', '--lang', 'en'];
  const child = spawn(program, ['serve', ...listen, ...limits], { env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
  let stopping = false;
  process.on('exit', () => {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });

  // Seconds of CPU time that all its threads have spent.
  const cpu = () => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  };
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    stopping = true;
    child.kill('SIGTERM');
    return gone;
  };
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${program}: ${error.message}`)));
    gone.then((code) => stopping || ended(new Error(`the server ended with ${code}`)));
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (port) resolve({ port: Number(port), cpu, stop });
    });
  });
}
