// Servers to talk to, and what a test says.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

const program = process.argv[2] ?? "build/roundhouse";
const folder = mkdtempSync(join(tmpdir(), "roundhouse-node-"));
const servers = [];

// Starts a server of its own folder; resolves to { base, stop }.
export function serve(...options) {
  const data = join(folder, String(servers.length));
  const child = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--data", data, "--log", "off", "--lang", "en", ...options], { stdio: ["ignore", "pipe", "inherit"] });
  servers.push(child);
  const gone = new Promise((resolve) => child.on("exit", resolve));
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
      if (url) resolve({ base: url[0], stop: () => (child.kill("SIGTERM"), gone) });
    });
    gone.then((code) => reject(new Error(`the server ended with ${code}`)));
  });
}

export function check(what, good, detail = "") {
  if (good) return;
  throw new Error(`${what}: ${typeof detail === "string" ? detail : JSON.stringify(detail).slice(0, 600)}`);
}
export function same(what, got, wanted) {
  check(what, isDeepStrictEqual(got, wanted), `${JSON.stringify(got)?.slice(0, 400)} is not ${JSON.stringify(wanted)?.slice(0, 400)}`);
}
// An error of HTTP: its status and code.
export function denied(what, answer, status, code) {
  check(what, answer.status === status && answer.body?.error === code, `${answer.status} ${JSON.stringify(answer.body)}`);
}
export async function until(what, condition, seconds = 20) {
  for (const end = Date.now() + 1000 * seconds; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 5))) if (condition()) return;
  throw new Error(`never: ${what}`);
}

// However this ends, no server is left behind.
process.on("exit", () => {
  for (const child of servers) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit(1));
