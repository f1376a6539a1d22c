// The files of texts/ as a test reads them: those of the shell and of the games named.
import { readdirSync, readFileSync } from 'node:fs';
import { flatten, texts, type Language } from '../src/app/texts.svelte';

/** A folder's files of one language; the shell's folder is ''. */
export const parts = (language: Language, folder: string, kinds = ['', 'web.']) =>
  kinds.flatMap((kind) => {
    const name = `${kind}${language}.json`;
    const path = `../texts/${folder}`;
    return readdirSync(path).includes(name) ? [JSON.parse(readFileSync(`${path}/${name}`, 'utf8'))] : [];
  });

export const wordsOf = (language: Language, folder: string, kinds?: string[]): Map<string, string> =>
  new Map(parts(language, folder, kinds).flatMap((part) => [...flatten(part)]));

export const folders = readdirSync('../texts', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

export const speak = (language: Language, ...games: string[]): void =>
  texts.set(
    language,
    ['', ...games].flatMap((folder) => parts(language, folder)),
  );
