// Texts are complete: the same keys and places in every language, nothing missing, nothing left over.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flatten, languages, texts, type Language } from '../src/app/texts.svelte';
import { games } from '../src/games/registry';

const read = (path: string) => flatten(JSON.parse(readFileSync(path, 'utf8')));
const gameFolders = readdirSync('src/games').filter(
  (name) => statSync(join('src/games', name)).isDirectory() && readdirSync(join('src/games', name)).includes('texts'),
);
const sources: Record<string, (language: Language) => Map<string, string>> = {
  shell: (language) => read(`src/texts/${language}.json`),
  ...Object.fromEntries(
    gameFolders.map((name) => [name, (language: Language) => read(`src/games/${name}/texts/${language}.json`)]),
  ),
};
const engine = (language: Language) => read(`../texts/${language}.json`);

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
const code = walk('src')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const places = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!))].sort();

describe.each(Object.entries(sources))('%s', (_, load) => {
  const english = load('en');
  it.each(['uk', 'ru'] as const)('%s has the keys of English', (language) => {
    expect([...load(language).keys()].sort()).toEqual([...english.keys()].sort());
  });
  it.each(['uk', 'ru'] as const)('%s has the places of English', (language) => {
    for (const [key, text] of load(language))
      expect([key, ...places(text)]).toEqual([key, ...places(english.get(key) ?? '')]);
  });
  it.each(languages)('%s has three forms for every counted word, English two', (language) => {
    for (const [key, text] of load(language)) {
      for (const [, forms] of text.matchAll(/\{\w+\|([^{}]*)\}/g))
        expect([key, forms!.split('|').length]).toEqual([key, language === 'en' ? 2 : 3]);
    }
  });
  it.each(languages)('%s is written in its own letters', (language) => {
    for (const [key, text] of load(language)) {
      if (language === 'en') expect([key, /[а-яіїєґё]/i.test(text) && text]).toEqual([key, false]);
      if (language === 'uk') expect([key, /[ыэъё]/i.test(text) && text]).toEqual([key, false]);
      if (language === 'ru') expect([key, /[іїєґ’]/i.test(text) && text]).toEqual([key, false]);
    }
  });
});

describe('keys and code', () => {
  const all = new Set(Object.values(sources).flatMap((load) => [...load('en').keys()]));
  const known = new Set([...all, ...engine('en').keys()]);
  // Every quoted string and every template of the code; a template's holes match one part of a key.
  const literals = new Set([...code.matchAll(/'([\w.-]+)'/g)].map((match) => match[1]!));
  const templates = [...code.matchAll(/`([\w.${}()[\]?: '"-]*\$\{[^`]*)`/g)]
    .map((match) =>
      match[1]!
        .replace(/\$\{[^}]*\}/g, '\u0000')
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\u0000/g, '[\\w.-]+'),
    )
    .filter((pattern) => pattern.includes('\\.'))
    .map((pattern) => new RegExp(`^${pattern}$`));

  it('every key asked for exists', () => {
    const asked = [
      ...code.matchAll(/\bt\(\s*'([\w.-]+)'/g),
      ...code.matchAll(/\bt\([^'`)]*\? '([\w.-]+)' : '[\w.-]+'/g),
    ].map((match) => match[1]!);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });
  it('every key is used', () => {
    const unused = [...all].filter((key) => !literals.has(key) && !templates.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
});

describe('sentences', () => {
  it.each(languages)('%s: numbers ask for the right form', (language) => {
    texts.set(language, [JSON.parse(readFileSync(`src/texts/${language}.json`, 'utf8'))]);
    const lines = [1, 2, 5, 11, 21, 22].map((n) => texts.say('end.solo', { n }));
    expect(lines).toMatchSnapshot();
  });
  it('writes figures with a real minus', () => {
    expect(texts.figure(-9)).toBe('−9');
    expect(texts.signed(9)).toBe('+9');
  });
  it('leaves a place without an argument alone and shows an unknown key', () => {
    expect(texts.fill('{a} {b}', { a: 1 })).toBe('1 {b}');
    expect(texts.say('no.such.key')).toBe('no.such.key');
  });
});

it('every game has its names in all languages', () => {
  for (const game of games)
    for (const language of languages) expect(Object.values(game.names[language]).every(Boolean)).toBe(true);
  expect(games.map((game) => game.order)).toEqual([1, 2, 3, 4, 5]);
});
