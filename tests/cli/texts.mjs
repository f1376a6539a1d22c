// The language files say the same things: the same keys, and the same {places} in every text. All of texts/ and of
// texts/<game>/, whatever is there.
import { existsSync, readFileSync, readdirSync } from "node:fs";

const folder = new URL("../../texts/", import.meta.url);
const flatten = (json, prefix = "", all = new Map()) => {
  if (typeof json === "string") all.set(prefix, json);
  else if (Array.isArray(json)) all.set(prefix, json.join("\n"));
  else for (const [key, value] of Object.entries(json)) flatten(value, prefix ? `${prefix}.${key}` : key, all);
  return all;
};
const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".json"));
const read = (language) => {
  const all = new Map();
  for (const path of files.filter((one) => new RegExp(`(^|[./])${language}\\.json$`).test(one)))
    for (const [key, text] of flatten(JSON.parse(readFileSync(new URL(path, folder), "utf8")))) all.set(`${path.replace(/\w+\.json$/, "")} ${key}`, text);
  return all;
};
const places = (text) => [...new Set([...text.matchAll(/\{([a-z_]+)(?:\|[^{}]*)?\}/g)].map((match) => match[1]))].sort().join(" ");
const forms = (text) => [...text.matchAll(/\{[a-z_]+\|([^{}]*)\}/g)].map((match) => match[1].split("|").length);
// Letters that the language does not have.
const foreign = { en: /[а-яіїєґё]/i, uk: /[ыэъё]/i, ru: /[іїєґ’]/i };

const english = read("en");
const problems = [];
for (const language of ["uk", "ru"]) {
  const other = read(language);
  for (const [key, text] of english) {
    if (!other.has(key)) problems.push(`${language}: ${key} is missing`);
    else if (places(other.get(key)) !== places(text)) problems.push(`${language}: ${key} has other places`);
    else if (other.get(key).trim() === "" && text.trim() !== "") problems.push(`${language}: ${key} is empty`);
  }
  for (const key of other.keys()) if (!english.has(key)) problems.push(`${language}: ${key} is in no other file`);
}
for (const language of ["en", "uk", "ru"]) {
  for (const [key, text] of read(language)) {
    if (forms(text).some((count) => count !== (language === "en" ? 2 : 3))) problems.push(`${language}: ${key} has the wrong number of forms`);
    if (foreign[language].test(text)) problems.push(`${language}: ${key} has foreign letters`);
  }
}

// Whatever a game names has a text; games/<id>/texts.mjs lists it.
const known = [...english.keys()];
const games = new URL("games/", import.meta.url);
for (const game of readdirSync(games)) {
  const list = new URL(`${game}/texts.mjs`, games);
  if (!existsSync(list)) continue;
  for (const key of (await import(list)).named) {
    // For everybody, or only for the terminal: what a client may not know yet is in none of the files it fetches.
    const full = ["", "terminal."].map((part) => `${game}/${part} ${game}.${key}`);
    if (!known.some((one) => full.some((place) => one === place || one.startsWith(`${place}.`)))) problems.push(`en: ${full[0]} is missing`);
  }
}
// And whatever reason its adviser gives (bots/advice.h).
const advisers = new URL("../../bots/games/", import.meta.url);
for (const path of readdirSync(advisers, { recursive: true }).filter((one) => one.endsWith(".cpp"))) {
  const game = path.split("/")[0];
  for (const [, code] of readFileSync(new URL(path, advisers), "utf8").matchAll(/\bReason\{"(\w+)"/g))
    if (!english.has(`${game}/ ${game}.reasons.${code}`)) problems.push(`en: ${game}.reasons.${code} is missing`);
}
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
