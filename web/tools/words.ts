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

/** Files of a folder that are fetched when they are needed: `web.rules.en.json` is the part `rules`. */
export const partsOf = (folder: string): string[] =>
  readdirSync(resolve(texts, folder)).flatMap((name) => /^web\.(\w+)\.en\.json$/.exec(name)?.[1] ?? []);

/** The files of a folder in a language, those that there are: what is for everybody, the client's own and its parts. The
 * shell's folder is ''. */
export const filesOf = (
  language: string,
  folder: string,
  kinds = ['', 'web.', ...partsOf(folder).map((part) => `web.${part}.`)],
): string[] =>
  kinds.map((kind) => resolve(texts, folder, `${kind}${language}.json`)).filter((path) => existsSync(path));

export const wordsOf = (language: string, folder: string, kinds?: string[]): Map<string, string> =>
  new Map(filesOf(language, folder, kinds).flatMap((path) => [...flatten(JSON.parse(readFileSync(path, 'utf8')))]));

/** The client's own words of a folder, its parts too. */
export const clientWordsOf = (language: string, folder: string): Map<string, string> =>
  wordsOf(language, folder, ['web.', ...partsOf(folder).map((part) => `web.${part}.`)]);

/** Words for everybody that the client fetches when it first needs them: why moves are good, why something is refused, what
 * options and scenarios are about. */
const late = {
  hint: /^reasons\./,
  refusals: /^refusals\./,
  errors: /^errors\./,
  setup: /^options\.|^scenarios\.\d+\.story$/,
};
/** The parts that are made of them. */
export const lateParts = Object.keys(late);

/** What is fetched together: by the name that the client asks for (app/language.ts). */
export function wordsByPlace(language: string): Map<string, Record<string, string>> {
  const places = new Map<string, Record<string, string>>();
  for (const folder of ['', ...folders]) {
    const add = (part: string, words: Map<string, string>): void => {
      const place = part ? `${folder}.${part}` : folder;
      if (words.size || !part) places.set(place, { ...places.get(place), ...Object.fromEntries(words) });
    };
    const shared = wordsOf(language, folder, ['']);
    for (const [part, kind] of Object.entries(late)) {
      const found = [...shared].filter(([key]) => kind.test(folder ? key.slice(folder.length + 1) : key));
      for (const [key] of found) shared.delete(key);
      add(part, new Map(found));
    }
    add('', shared);
    add('', wordsOf(language, folder, ['web.']));
    for (const part of partsOf(folder)) add(part, wordsOf(language, folder, [`web.${part}.`]));
  }
  return places;
}
