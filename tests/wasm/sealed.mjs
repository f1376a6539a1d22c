// What nobody may read before its time (data/<game>/sealed) is in nothing that a browser fetches: neither in the module
// nor in the pages. Says which of its sentences are, in which file.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

function files(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

function* strings(json) {
  if (typeof json === "string") yield json;
  else if (json !== null && typeof json === "object") for (const value of Object.values(json)) yield* strings(value);
}
const stringsOf = (paths) => paths.filter((path) => path.endsWith(".json")).flatMap((path) => [...strings(JSON.parse(readFileSync(path, "utf8")))]);

// A sentence has at least two words; what the client's own files say (events of 1865) is no secret. The terminal's files
// are fetched by nobody.
export function sealedSentences(root) {
  const said = stringsOf(files(join(root, "texts")).filter((path) => !basename(path).startsWith("terminal."))).join("\n");
  const data = join(root, "data");
  const sealed = readdirSync(data).flatMap((game) => stringsOf(files(join(data, game, "sealed"))));
  return [...new Set(sealed)].filter((sentence) => sentence.includes(" ") && sentence.length >= 12 && !said.includes(sentence));
}

// Text may stand there as it is, as JSON writes it, or with its letters as \\uXXXX.
export function spoilers(bytes, sentences) {
  const forms = (text) => {
    const quoted = JSON.stringify(text).slice(1, -1);
    return new Set([text, quoted, quoted.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`)]);
  };
  return sentences.filter((sentence) => [...forms(sentence)].some((form) => bytes.includes(form)));
}

// What is packed stands beside its plain self, and pictures and fonts hold no sentences.
export function served(root) {
  return files(join(root, "build/web")).filter((path) => !/\.(br|gz|png|woff2)$/.test(path));
}
