// The WebAssembly builds, with SIMD and plain: they replay the corpus to the same hashes as the native program, and their
// bots play the same games. Usage: node tests/wasm/run.mjs [PROGRAM]
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { corpusHeaders, load, simulate } from "./roundhouse.mjs";
import { sealedSentences, served, spoilers } from "./sealed.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const program = process.argv[2] ?? join(root, "build/roundhouse");
const modules = ["roundhouse", "roundhouse_plain"].map((name) => ({ name, call: load(join(root, `build/wasm/apps/wasm/${name}.wasm`)) }));
let passed = 0;
let failed = 0;

function test(name, good, detail) {
  if (good) return void passed++;
  failed++;
  console.log(`FAILED ${name}: ${detail}`);
}

function replaysTheCorpus(call, name, { id, bots }) {
  const folder = join(root, "tests/corpus", id);
  const hashes = new Map(readFileSync(join(folder, "hashes.txt"), "utf8").trim().split("\n").map((line) => line.split(" ")));
  const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));
  test(`${id}: the corpus is complete`, files.length >= 100 && files.length === hashes.size, `${files.length} files, ${hashes.size} hashes`);
  for (const file of files) {
    const record = readFileSync(join(folder, file), "utf8");
    const answer = call({ op: "replay", record });
    test(`${name}: ${id}/${file}`, answer.ok && answer.hash === hashes.get(file), JSON.stringify(answer).slice(0, 200));
  }
  // Every bot runs in the browser too: its move in the middle of a game is one of the legal ones.
  const lines = readFileSync(join(folder, files[0]), "utf8").trim().split("\n");
  for (let end = 3; end < Math.min(lines.length - 1, 60); end++) {
    const record = lines.slice(0, end).join("\n");
    const legal = call({ op: "legal", record, seat: 0 });
    if (!legal.ok || legal.moves.length === 0) continue;
    for (const bot of bots) {
      const chosen = call({ op: "choose", record, seat: 0, bot, seed: 1, iterations: 1 });
      test(`${name}: ${id}: ${bot} plays a legal move`, chosen.ok && legal.moves.includes(chosen.move), JSON.stringify(chosen));
    }
    break;
  }
  // A record without a secret proves nothing; the browser tests check one that does.
  const unproved = call({ op: "verify", record: readFileSync(join(folder, files[0]), "utf8") });
  test(`${name}: ${id}: a record without a secret is not verified`, !unproved.ok, JSON.stringify(unproved));
  const broken = call({ op: "replay", record: lines[0] + '\n{"by":"nature","move":"nonsense"}' });
  test(`${name}: ${id}: nonsense is refused`, !broken.ok && broken.line === 2, JSON.stringify(broken));
}

// Whoever plays, a table's secret brings that table's luck: the record proves it.
function repeatsATable(game) {
  const secret = "5a".repeat(32);
  const commitment = createHash("sha256").update("roundhouse commitment").update(Buffer.from(secret, "hex")).digest("hex");
  for (const { name, call } of modules) {
    for (const bot of ["random", "greedy"]) {
      const { record } = call({ op: "sim", game, options: {}, bots: [bot, bot], seed: 1, iterations: 0, secret });
      const proved = record?.replace('"roundhouse":1', `"roundhouse":1,"commitment":"${commitment}","secret":"${secret}"`);
      const answer = call({ op: "verify", record: proved ?? "" });
      test(`${name}: ${game} with the luck of a table, by ${bot}`, answer.ok && answer.finished && answer.nature_moves > 0, JSON.stringify(answer));
    }
    const refused = call({ op: "sim", game, options: {}, bots: ["random", "random"], seed: 1, iterations: 0, secret: "no secret" });
    test(`${name}: ${game}: what is no secret is refused`, !refused.ok && refused.code === "bad_request", JSON.stringify(refused));
  }
}

// The same seed, the same game, to the byte, wherever it is played.
function playsTheSame(game) {
  const native = simulate(program, game).record;
  for (const { name, call } of modules) {
    const answer = call({ op: "sim", ...game });
    const there = answer.record?.split("\n") ?? [];
    const line = native.split("\n").findIndex((text, i) => text !== there[i]);
    const { game: id, options, bots, iterations } = game;
    test(`${name}: ${id} ${JSON.stringify(options)} ${bots} (${iterations}) is played as by the program`, answer.record === native,
      answer.ok ? `line ${line + 1} is ${there[line]} instead of ${native.split("\n")[line]}` : answer.code);
  }
}

// What the program says of a game that bots began, move by move, the modules say too, to the digit.
function saysTheSame(id) {
  const folder = mkdtempSync(join(tmpdir(), "roundhouse_analyse_"));
  const file = join(folder, "game.jsonl");
  writeFileSync(file, openings.get(id));
  const { moves } = JSON.parse(execFileSync(program, ["analyse", file, "--json"], { encoding: "utf8" }));
  rmSync(folder, { recursive: true });
  test(`${id}: the program judges moves`, moves.length >= 4, JSON.stringify(moves));
  const lines = openings.get(id).split("\n");
  for (const { name, call } of modules) {
    for (const { at, by, expected, best, given_away } of moves) {
      const said = call({ op: "rate", record: lines.slice(0, at + 1).join("\n"), seat: by, seed: 1 });
      const where = `${name}: ${id} before move ${at + 1}`;
      test(`${where}: the same estimate`, JSON.stringify(said.estimate?.[by]) === JSON.stringify(expected), JSON.stringify({ said, expected }).slice(0, 300));
      if (given_away > 0) test(`${where}: the same best move`, JSON.stringify(said.moves[0]) === JSON.stringify(best), JSON.stringify({ said: said.moves[0], best }));
    }
  }
}

// The beginning of a game of each: enough for some decisions of both seats, however long the setup is.
const openings = new Map();
function openingOf(record) {
  const lines = record.split("\n");
  const byPeople = lines.flatMap((line, i) => (/"by":\d/.test(line) ? [i] : []));
  return lines.slice(0, byPeople[13] + 1).join("\n");
}

for (const { name, call } of modules) {
  const listed = call({ op: "games" });
  const folders = readdirSync(join(root, "engine/games")).sort();
  test(`${name}: every game is listed`, listed.ok && listed.games.map(({ id }) => id).join() === folders.join(), JSON.stringify(listed));
  for (const game of listed.games) replaysTheCorpus(call, name, game);
}

for (const { id, bots } of modules[0].call({ op: "games" }).games) {
  repeatsATable(id);
  openings.set(id, openingOf(simulate(program, { game: id, options: {}, bots: ["level1", "level2"], seed: 5, iterations: 0 }).record));
  // Little thinking at every kind of table that the corpus knows, with up to three seats ...
  // (of a campaign's games the last one of each kind, whoever plays it and whatever it goes on from).
  const kindOf = ({ options: { carry, companies, ...others }, seats }) => JSON.stringify([others, seats]);
  const tables = new Map(corpusHeaders(join(root, "tests/corpus", id)).map((header) => [kindOf(header), header]));
  let seed = 100;
  for (const { options, seats } of tables.values()) {
    if (seats > 3) continue;
    seed++;
    for (const bot of bots.filter((name) => /^(random|level.)$/.test(name))) playsTheSame({ game: id, options, bots: Array(seats).fill(bot), seed, iterations: 20 });
  }
  // ... and as much as usual, where more is compared that may be equal; the strongest would take too long.
  for (const bot of bots.filter((name) => !/^(level5|expert)$/.test(name))) playsTheSame({ game: id, options: {}, bots: [bot, bot], seed: 1, iterations: 0 });
  if (modules[0].call({ op: "estimate", record: openings.get(id), seat: 0, seed: 1 }).code !== "no_adviser") saysTheSame(id);
}

const sentences = sealedSentences(root);
test("something is sealed", sentences.length > 500, sentences.length);
for (const file of served(root)) {
  const found = spoilers(readFileSync(file), sentences);
  test(`${file} gives nothing away`, found.length === 0, found.slice(0, 3).join(" | "));
}

const refused = modules[0].call({ op: "sim", game: "nonsense", options: {}, bots: ["random"], seed: 1, iterations: 1 });
test("a game that nobody knows is refused", !refused.ok && refused.code === "unknown_game", JSON.stringify(refused));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
