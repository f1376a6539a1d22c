// Loads the WebAssembly module and speaks JSON with it (apps/wasm/bridge.cpp); the same games by the native program.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function load(path) {
  // The module needs nothing from its host but a place for the C library's last words.
  const refuse = (name) => (...args) => {
    if (name === "proc_exit") throw new Error(`exit ${args[0]}`);
    return 8; // EBADF
  };
  const imports = new Proxy({}, { get: (_, name) => refuse(name) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), { wasi_snapshot_preview1: imports });
  exports._initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request) => {
    const bytes = encoder.encode(JSON.stringify(request));
    const at = exports.rh_alloc(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const answer = exports.rh_call(at, bytes.length);
    const text = decoder.decode(new Uint8Array(exports.memory.buffer, answer, exports.rh_answer_size()));
    exports.rh_free(at);
    return JSON.parse(text);
  };
}

// The game that the program plays where the module is asked {"op":"sim",...}: its record, and how many seconds of
// processor time its bots took.
export function simulate(program, { game, options, bots, seed, iterations }) {
  const folder = mkdtempSync(join(tmpdir(), "roundhouse_sim_"));
  const args = ["sim", game, "--json", "--seats", bots.length, "--bots", bots.join(), "--games", 1, "--seed", seed, "--out", folder];
  if (iterations > 0) args.push("--iterations", iterations);
  for (const [key, value] of Object.entries(options)) args.push("--option", `${key}=${typeof value === "object" ? JSON.stringify(value) : value}`);
  const printed = execFileSync(program, args.map(String), { stdio: ["ignore", "pipe", "inherit"] });
  const cpu = JSON.parse(printed).seats.reduce((sum, seat) => sum + seat.cpu_s, 0);
  const record = readFileSync(join(folder, `game_${seed}.jsonl`), "utf8");
  rmSync(folder, { recursive: true });
  return { record, cpu };
}

// The first line of every record of a corpus.
export function corpusHeaders(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));
  return files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), "utf8").split("\n", 1)[0]));
}
