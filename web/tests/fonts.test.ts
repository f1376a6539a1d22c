// The fonts of the first page have every letter that our own texts are made of.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../src/app/language';
import { folders, wordsOf } from './words';

interface Face {
  family: string;
  file: string;
  has: (letter: string) => boolean;
}
const css = readFileSync('src/styles/fonts.css', 'utf8');
const faces: Face[] = [
  ...css.matchAll(/font-family: '([^']+)';[^}]*?url\('([^']+)'\)[^}]*?unicode-range: ([^;]+);/g),
].map(([, family, file, ranges]) => {
  const bounds = ranges!.split(',').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16)),
  );
  const has = (letter: string): boolean =>
    bounds.some(([from, to = from]) => letter.codePointAt(0)! >= from! && letter.codePointAt(0)! <= to!);
  return { family: family!, file: file!, has };
});
/** The files that are fetched to write a text. */
const fetched = (text: string, of: string): string[] =>
  [
    ...new Set([...new Set(text)].flatMap((letter) => faces.filter((face) => face.family === of && face.has(letter)))),
  ].map(({ file }) => file);

const families = ['Oswald Variable', 'Source Sans 3 Variable'];

it('gives every letter to one file of a family', () => {
  for (const family of families)
    for (let code = 0; code < 0x3000; code++) {
      const files = fetched(String.fromCodePoint(code), family);
      expect([code.toString(16), files.length > 1 && files]).toEqual([code.toString(16), false]);
    }
});

it.each(languages)('%s is written with the first files alone', (language) => {
  const words = ['', ...folders].flatMap((folder) => [...wordsOf(language, folder).values()]).join('');
  for (const family of families) {
    const scripts = fetched(words, family).map((file) => /@fonts\/.*-(\w+)-first\.woff2$/.exec(file)?.[1] ?? file);
    expect([...new Set(scripts)].sort()).toEqual(language === 'en' ? ['latin'] : ['cyrillic', 'latin']);
  }
});

it('asks for no other file for what the code writes itself', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) =>
      readFileSync(`src/${path}`, 'utf8').replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) =>
        String.fromCodePoint(parseInt(hex, 16)),
      ),
    )
    .join('');
  for (const family of families) expect(fetched(code, family).filter((file) => !file.includes('-first'))).toEqual([]);
});

it("has the other languages' names in a file of their own", () => {
  expect(fetched('УКРРУС', 'Oswald Languages')).toEqual(['@fonts/oswald-cyrillic-languages.woff2']);
  for (const letter of 'УКРС') expect([letter, fetched(letter, 'Oswald Languages').length]).toEqual([letter, 1]);
});
