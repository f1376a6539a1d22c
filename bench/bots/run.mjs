// How long each bot thinks, natively and in WebAssembly. The games are the same everywhere to the last move (tests/wasm),
// so the times can be compared.
// Usage: node bench/bots/run.mjs [--program FILE] [--game ID] [--games N]
// Needs `make build wasm`. Prints processor time; give it a quiet machine.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { load, simulate } from "../../tests/wasm/roundhouse.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const { values } = parseArgs({ options: { program: { type: "string" }, game: { type: "string" }, games: { type: "string" } } });
const program = values.program ?? join(root, "build/roundhouse");
const games = Number(values.games ?? 3);
const simd = load(join(root, "build/wasm/apps/wasm/roundhouse.wasm"));
const plain = load(join(root, "build/wasm/apps/wasm/roundhouse_plain.wasm"));

// Seconds of this thread's processor for one game in a module.
function inModule(call, game) {
  const before = process.cpuUsage();
  const answer = call({ op: "sim", ...game });
  const used = process.cpuUsage(before);
  if (!answer.ok) throw new Error(`${JSON.stringify(game)}: ${answer.code}`);
  return (used.user + used.system) / 1e6;
}

// A turn: the moves of a seat until somebody else is to move, or nature.
function turnsIn(record) {
  const by = record.trim().split("\n").slice(1, -1).map((line) => JSON.parse(line).by);
  return by.filter((who, i) => who !== "nature" && who !== by[i - 1]).length;
}

console.log("game             seats bot       s a game  ms a turn   SIMD  plain  (WebAssembly, times the native time)");
for (const { id, bots } of simd({ op: "games" }).games) {
  if (values.game !== undefined && values.game !== id) continue;
  for (const seats of [1, 2, 4]) {
    for (const bot of bots.filter((name) => name !== "random")) {
      // V8 compiles a module better when it has run for a while.
      const first = { game: id, options: {}, bots: Array(seats).fill(bot), seed: 0, iterations: 0 };
      for (const call of [simd, plain]) inModule(call, first);
      let native = 0, turns = 0, withSimd = 0, withoutSimd = 0;
      for (let seed = 1; seed <= games; seed++) {
        const game = { game: id, options: {}, bots: Array(seats).fill(bot), seed, iterations: 0 };
        const played = simulate(program, game);
        native += played.cpu;
        turns += turnsIn(played.record);
        withSimd += inModule(simd, game);
        withoutSimd += inModule(plain, game);
      }
      const columns = [(native / games).toFixed(3).padStart(9), ((1000 * native) / turns).toFixed(1).padStart(10)];
      // Too short a time says nothing.
      const ratio = (there) => (native > 0.02 ? (there / native).toFixed(2) : "-").padStart(6);
      columns.push(ratio(withSimd), ratio(withoutSimd));
      console.log(`${id.padEnd(16)} ${String(seats).padStart(5)} ${bot.padEnd(8)} ${columns.join(" ")}`);
    }
  }
}
