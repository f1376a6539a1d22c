// The language files say the same things: the same keys, and the same {places} in every text.
import { readFileSync } from "node:fs";

const folder = new URL("../../texts/", import.meta.url);
const flatten = (json, prefix = "", all = new Map()) => {
  if (typeof json === "string") all.set(prefix, json);
  else if (Array.isArray(json)) all.set(prefix, json.join("\n"));
  else for (const [key, value] of Object.entries(json)) flatten(value, prefix ? `${prefix}.${key}` : key, all);
  return all;
};
const read = (language) => flatten(JSON.parse(readFileSync(new URL(`${language}.json`, folder), "utf8")));
const places = (text) => [...new Set(text.match(/\{[a-z_]+\}/g) ?? [])].sort().join(" ");

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
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
