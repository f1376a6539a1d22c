// The words of texts/ as the client takes them in: one flat map for the shell or a game in one language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Nested {
  [key: string]: string | Nested;
}
const texts = resolve(import.meta.dirname, '../../texts');

export const languages = readdirSync(texts).flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? []);
/** The games' folders. */
export const folders = readdirSync(texts, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

function* flatten(nested: Nested, prefix = ''): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(nested)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* flatten(value, `${prefix}${key}.`);
  }
}

/** The files of a folder in a language, those that there are: what is for everybody, and the client's own. The shell's
 * folder is ''. */
export const filesOf = (language: string, folder: string, kinds = ['', 'web.']): string[] =>
  kinds.map((kind) => resolve(texts, folder, `${kind}${language}.json`)).filter((path) => existsSync(path));

export const wordsOf = (language: string, folder: string, kinds?: string[]): Map<string, string> =>
  new Map(filesOf(language, folder, kinds).flatMap((path) => [...flatten(JSON.parse(readFileSync(path, 'utf8')))]));

/** What is fetched together: by the name that the client asks for (app/language.ts). */
export function wordsByPlace(language: string): Map<string, Record<string, string>> {
  const places = new Map([['', Object.fromEntries(wordsOf(language, ''))]]);
  for (const game of folders) {
    const all = [...wordsOf(language, game)];
    const ofRules = ([key]: [string, string]): boolean => key.startsWith(`${game}.rulesPage.`);
    places.set(game, Object.fromEntries(all.filter((word) => !ofRules(word))));
    places.set(`${game}.rules`, Object.fromEntries(all.filter(ofRules)));
  }
  return places;
}
