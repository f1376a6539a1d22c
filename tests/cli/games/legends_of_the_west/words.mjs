// The sealed words of Legends of the West (data/legends_of_the_west/sealed): whatever the box holds has its words, in
// three languages that say the same figures and cities; the figures are those of the box; nothing names a city that may
// still be closed when it is read (TL-96). Prints what is wrong.
import { existsSync, readFileSync } from "node:fs";

const box = new URL("../../../../data/legends_of_the_west/", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, box), "utf8"));
const [campaign, companies, map] = ["campaign", "companies", "map"].map(read);
const { events } = read("events");
const { rules } = read("rules");
const { postcards } = read("postcards");
const sealed = ["sealed/words", "sealed/story"].map(read);
const words = new Map(sealed.flatMap((file) => Object.entries(file)));
const languages = ["en", "uk", "ru"];
const problems = [];

// 1. What there must be, and nothing else.
const story = campaign.story_deck.map(({ id }) => id);
const is_letter = (row) => row.endsWith("-01");
const parts = (key, names) => names.map((name) => `${key}.${name}`);
const numbered = /^R\d/; // steps of a claim, as against steps of setup and end
const wanted = [
  ...story.flatMap((row) => parts(`story.${row}`, ["title", "date", "text", ...(is_letter(row) ? ["sign"] : ["caption"])])),
  ...story.filter((row) => !is_letter(row)).flatMap((row) => [1, 2, 3].flatMap((n) => parts(`story.${row}.notice.${n}`, ["title", "text"]))),
  ...events.flatMap(({ id }) => parts(`event.${id}`, ["name", "headline", "news", "text"])),
  ...rules.flatMap(({ id, setup }) => parts(`rule.${id}`, ["name", "text", ...(numbered.test(id) ? ["example"] : []), ...(setup ? ["setup"] : [])])),
  ...campaign.territories.flatMap(({ id }) => parts(`territory.${id}`, ["name", "way", "title", "text"])),
  ...postcards.flatMap(({ number }) => parts(`postcard.${number}`, ["name", "picture", "public", "condition", "reward"])),
  ...[...new Set(postcards.map(({ check }) => `check.${check}`))],
  ...companies.upgrades.flatMap(({ id }) => parts(`upgrade.${id}`, ["name", "text"])),
  ...["gold", "grain", "silver_cup", "last_season", "golden_spikes", "seals", "water_rights"].flatMap((line) => [`score.${line}`, `score.${line}.text`]),
  ...["storm", "grain", "gold", "ribbon", "pot", "depot", "golden_spike", "water_right", "seal"].flatMap((token) => parts(`token.${token}`, ["name", "count"])),
  ...parts("change", ["trains", "event", "rule", "tickets", "ticket_draw", "silver_cup", "last_season"]),
  ...parts("final", ["title", "heir", "heirs", "quote", "from", "map", "text"]),
  ...parts("final.line", ["slips", "missed", "golden_spikes", "water_rights", "seals"]),
].map((key) => `legends_of_the_west.${key}`);
if (sealed.reduce((sum, file) => sum + Object.keys(file).length, 0) !== words.size) problems.push("a key is in both files");
for (const key of wanted) if (!words.has(key)) problems.push(`${key} is missing`);
for (const key of words.keys()) if (!wanted.includes(key)) problems.push(`${key} belongs to nothing`);

// 2. Three languages that agree.
const foreign = { en: /[а-яіїєґё]/i, uk: /[ыэъё]/i, ru: /[іїєґ’]/i };
const sorted = (list) => [...list].sort().join(" ");
const figures = (text) => [...text.matchAll(/\d+/g)].map(([figure]) => figure);
const places = (text) => new Set([...text.matchAll(/\{([a-z_]+)/g)].map((match) => match[1]));
const forms = (text) => [...text.matchAll(/\{[a-z_]+\|([^{}]*)\}/g)].map((match) => match[1].split("|").length);
const word_count = (text) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const name_of = new Map(map.cities.map(({ id, name }) => [name, id]));
const longest_first = [...name_of.keys()].sort((a, b) => b.length - a.length);
const city = new RegExp(`(?<![\\p{L}])(${longest_first.map((name) => name.replaceAll(".", "\\.")).join("|")})(?![\\p{L}])`, "gu");
const cities = (text) => new Set([...text.matchAll(city)].map(([, name]) => name));
const counted = /^legends_of_the_west\.(story\.\d+-0\d\.text|territory\.T\d\.text|final\.text)$/;
for (const [key, said] of words) {
  if (sorted(Object.keys(said)) !== sorted(languages)) problems.push(`${key}: other languages than en, uk, ru`);
  for (const language of languages) {
    const text = said[language] ?? "";
    const wrong = (what) => problems.push(`${language}: ${key} ${what}`);
    if (text.trim() === "" || text !== text.trim()) wrong("is empty or has space around it");
    if (foreign[language].test(text)) wrong("has foreign letters");
    if (/["'!]|  | - |\.\.\.|\t/.test(text)) wrong("has straight quotes, double spaces, a hyphen for a dash or an exclamation mark");
    if (language === "en" ? /[«»„]/.test(text) : /[”‘]/.test(text)) wrong("has the quotes of another language");
    if (sorted(places(text)) !== sorted(places(said.en))) wrong("has other places");
    if (forms(text).some((count) => count !== (language === "en" ? 2 : 3))) wrong("has the wrong number of forms");
    if (sorted(figures(text)) !== sorted(figures(said.en))) wrong("has other figures than in English");
    if (sorted(cities(text)) !== sorted(cities(said.en))) wrong("names other cities than in English");
    if (counted.test(key) && (word_count(text) < 80 || word_count(text) > 150)) wrong(`has ${word_count(text)} words, not 80 to 150`);
  }
}

// What a browser without a server must know too (the events and rules of 1865), and the rules that can be ticked for the
// whole map, say the same in the client's files.
const client = new URL("../../../../texts/legends_of_the_west/", import.meta.url);
for (const [language, part] of languages.flatMap((language) => ["", "continent."].map((part) => [language, part]))) {
  const file = new URL(`web.${part}${language}.json`, client);
  if (!existsSync(file)) continue;
  for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, "utf8"))))
    if (words.has(key) && words.get(key)[language] !== text) problems.push(`${language}: ${key} differs in texts/legends_of_the_west`);
}

// 3. The figures of the box. Amounts that an effect spells out must stand in what is said of it.
const amounts = (effect) => {
  if (Array.isArray(effect)) return effect.flatMap(amounts);
  if (effect === null || typeof effect !== "object") return [];
  return Object.entries(effect).flatMap(([key, value]) => {
    if (["n", "value", "min_length", "max_length"].includes(key)) return figures(String(value));
    return key === "values" ? value.map(String) : amounts(value);
  });
};
const says = (key, wants, parts_said) => {
  const said = parts_said.flatMap((part) => figures(words.get(`legends_of_the_west.${key}.${part}`)?.en ?? ""));
  for (const figure of wants) if (!said.includes(figure)) problems.push(`${key} does not say ${figure}`);
};
for (const { id, effects } of events) says(`event.${id}`, amounts(effects), ["text"]);
for (const { id, effects, setup, slip } of rules) {
  if (!numbered.test(id)) continue;
  const cash = (setup ?? []).filter(({ bag, values }) => values && bag !== "gold");
  says(`rule.${id}`, [...amounts(effects), ...amounts(cash), ...(slip ?? []).flatMap(({ formula }) => formula.filter(Number.isInteger).map(String))], ["text"]);
  if (setup) says(`rule.${id}`, amounts(setup), ["setup"]);
}
for (const { number, condition, reward } of postcards) {
  const least = condition.filter(Number.isInteger).filter((n) => !["RANK"].includes(condition[0]) && !(condition[0] === "CLAIM" && condition[1].link));
  says(`postcard.${number}`, [...least.map(String), ...amounts(condition)], ["condition"]);
  says(`postcard.${number}`, amounts(reward), ["reward"]);
  const cities_of = condition.filter((part) => map.cities.some(({ id }) => id === part)).map((id) => map.cities.find((one) => one.id === id).name);
  for (const name of cities_of)
    if (!cities(words.get(`legends_of_the_west.postcard.${number}.condition`)?.en ?? "").has(name)) problems.push(`postcard.${number} does not name ${name}`);
}
const { vault_values: worth } = campaign;
for (const [token, line] of Object.entries({ golden_spike: "golden_spikes", water_right: "water_rights", seal: "seals" })) {
  says(`score.${line}`, [String(worth[token])], ["text"]);
  says("final.line", [String(worth[token])], [line]);
}

// 4. Nothing is given away (TL-96): a text names cities of 1865 and of its own territory. The whole map is open from
// the ninth row of the story on. A postcard's condition names its cities wherever they are.
const home = new Map();
for (const { id, added_by } of events) home.set(`event.${id}`, added_by);
for (const { id, brings } of rules) home.set(`rule.${id}`, brings);
for (const { number, set } of postcards) home.set(`postcard.${number}`, set);
for (const { id } of campaign.territories) home.set(`territory.${id}`, id);
const open_to_all = new Set(campaign.games.filter(({ game }) => game > campaign.territories.length).flatMap(({ story_before, story_after }) => [...story_before, ...story_after]));
for (const [key, said] of words) {
  const [, kind, id, part] = key.split(".");
  if (kind === "final" || (kind === "story" && open_to_all.has(id)) || (kind === "postcard" && part === "condition")) continue;
  for (const name of cities(said.en)) {
    const { territory } = map.cities.find((one) => one.id === name_of.get(name));
    if (territory && territory !== home.get(`${kind}.${id}`)) problems.push(`${key} names ${name} before its territory is open`);
  }
}

for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
