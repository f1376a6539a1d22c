// The WebAssembly build replays the corpus and must reach the same hashes as the native one.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "./roundhouse.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const call = load(join(root, "build/wasm/apps/wasm/roundhouse.wasm"));
let passed = 0;
let failed = 0;

function test(name, good, detail) {
  if (good) return void passed++;
  failed++;
  console.log(`FAILED ${name}: ${detail}`);
}

const listed = call({ op: "games" });
const folders = readdirSync(join(root, "engine/games")).sort();
test("every game is listed", listed.ok && listed.games.map(({ id }) => id).join() === folders.join(), JSON.stringify(listed));

for (const { id, bots } of listed.games) {
  const folder = join(root, "tests/corpus", id);
  const hashes = new Map(readFileSync(join(folder, "hashes.txt"), "utf8").trim().split("\n").map((line) => line.split(" ")));
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  test(`${id}: the corpus is complete`, files.length >= 100 && files.length === hashes.size, `${files.length} files, ${hashes.size} hashes`);
  for (const name of files) {
    const record = readFileSync(join(folder, name), "utf8");
    const answer = call({ op: "replay", record });
    test(`${id}/${name}`, answer.ok && answer.hash === hashes.get(name), JSON.stringify(answer).slice(0, 200));
  }
  // Every bot runs in the browser too: its move in the middle of a game is one of the legal ones.
  const lines = readFileSync(join(folder, files[0]), "utf8").trim().split("\n");
  for (let end = 3; end < Math.min(lines.length - 1, 60); end++) {
    const record = lines.slice(0, end).join("\n");
    const legal = call({ op: "legal", record, seat: 0 });
    if (!legal.ok || legal.moves.length === 0) continue;
    for (const bot of bots) {
      const chosen = call({ op: "choose", record, seat: 0, bot, seed: 1, iterations: 1 });
      test(`${id}: ${bot} plays a legal move`, chosen.ok && legal.moves.includes(chosen.move), JSON.stringify(chosen));
    }
    break;
  }
  // A record without a secret proves nothing; the browser tests check one that does.
  const unproved = call({ op: "verify", record: readFileSync(join(folder, files[0]), "utf8") });
  test(`${id}: a record without a secret is not verified`, !unproved.ok, JSON.stringify(unproved));
  const broken = call({ op: "replay", record: lines[0] + '\n{"by":"nature","move":"nonsense"}' });
  test(`${id}: nonsense is refused`, !broken.ok && broken.line === 2, JSON.stringify(broken));
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
