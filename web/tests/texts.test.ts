// Texts are complete: the same keys and places in every language, nothing missing, nothing left over.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, Texts, texts, type Language } from '../src/app/texts.svelte';
import { games, gamesOnOffer } from '../src/games/registry';
import { clientWordsOf, folders, lateParts, partsOf, speak, wordsOf } from './words';

/** The client's own words; those it shares with the terminal are looked after in tests/cli. */
const sources: Record<string, (language: Language) => Map<string, string>> = Object.fromEntries(
  ['', ...folders].map((folder) => [folder || 'shell', (language: Language) => clientWordsOf(language, folder)]),
);

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
  it.each(languages)('%s is set like print: quotes, apostrophes, ellipses and minus signs', (language) => {
    for (const [key, text] of load(language))
      expect([key, /['"]|\.{3}|(^|\s)-(?=[\s\d])/.test(text) && text]).toEqual([key, false]);
  });
});

describe('one word for one thing', () => {
  // Words of other editions that have slipped in before.
  const strangers: Record<string, Partial<Record<Language, RegExp>>> = {
    railroad_ink: { uk: /особлив|дошк/i, ru: /специальн/i },
    isle_of_trains: { uk: /жетон|поліпш/i, ru: /жетон|мешоч/i },
    pioneer_rails: { uk: /навпростець/i },
  };
  it.each(Object.entries(strangers))('%s', (game, patterns) => {
    for (const [language, pattern] of Object.entries(patterns) as [Language, RegExp][])
      for (const [key, text] of wordsOf(language, game))
        expect([key, pattern.test(text) && text]).toEqual([key, false]);
  });
});

describe('keys and code', () => {
  const all = new Set(Object.values(sources).flatMap((load) => [...load('en').keys()]));
  const known = new Set(['', ...folders].flatMap((folder) => [...wordsOf('en', folder).keys()]));
  // Every quoted string and every template of the code; a template's holes match one part of a key.
  const literals = new Set([...code.matchAll(/'([\w.-]+)'/g)].map((match) => match[1]!));
  const templates = [...code.matchAll(/`([\w.${}()[\]?: '"-]*\$\{[^`]*)`/g)]
    .map((match) =>
      match[1]!
        .replace(/\$\{[^}]*\}/g, '\uE000')
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\uE000/g, '[\\w.-]+'),
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
    speak(language);
    const lines = [1, 2, 5, 11, 21, 22].map((n) => texts.say('points', { n }));
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

describe('one place for every word', () => {
  it('the shell has no word of a game, a game only words under its own names', () => {
    const first = (folder: string) =>
      new Set([...wordsOf('en', folder), ...wordsOf('en', folder, ['terminal.'])].map(([key]) => key.split('.')[0]));
    const shell = first('');
    const taken = new Map<string, string>();
    for (const folder of folders) {
      expect(shell).not.toContain(folder);
      for (const name of first(folder)) {
        expect([folder, name, shell.has(name!)]).toEqual([folder, name, false]);
        expect([name, taken.get(name!) ?? folder]).toEqual([name, folder]);
        taken.set(name!, folder);
      }
    }
  });
  it('no word is in two files that are read together', () => {
    for (const folder of ['', ...folders])
      for (const [own, words] of [
        ['web', clientWordsOf('en', folder)],
        ['terminal', wordsOf('en', folder, ['terminal.'])],
      ] as const) {
        const shared = wordsOf('en', folder, ['']);
        const twice = [...words.keys()].filter((key) => shared.has(key));
        expect([folder, own, twice]).toEqual([folder, own, []]);
      }
  });
});

describe('what is fetched', () => {
  const inkWord = 'railroad_ink.pieces.H_T';
  it('the first page has the words of the shell and of no game', async () => {
    const own = new Texts();
    await own.use('uk');
    expect(own.say('departures.title')).toBe(wordsOf('uk', '').get('departures.title'));
    expect([own.has('errors.offline'), own.has('errors.gone')]).toEqual([true, false]);
    await own.open('.errors');
    expect(own.has('errors.gone')).toBe(true);
    for (const folder of folders) expect([...wordsOf('uk', folder).keys()].filter((key) => own.has(key))).toEqual([]);
  });
  it('an opened game brings its words, in every language chosen later', async () => {
    const own = new Texts();
    await own.use('en');
    expect(own.knows('railroad_ink')).toBe(false);
    await own.open('railroad_ink');
    expect(own.knows('railroad_ink')).toBe(true);
    for (const language of languages) {
      await own.use(language);
      const core = wordsOf(language, 'railroad_ink', ['', 'web.']);
      for (const key of core.keys()) if (/^railroad_ink\.(reasons|refusals|options)\./.test(key)) core.delete(key);
      for (const key of wordsOf(language, 'railroad_ink').keys())
        expect([key, own.say(key)]).toEqual([key, core.get(key) ?? key]);
    }
    expect(own.knows('isle_of_trains')).toBe(false);
  });
  it.each(folders)('the parts of %s bring the rest', async (game) => {
    const own = new Texts();
    await Promise.all([
      own.use('uk'),
      own.open(game),
      ...[...partsOf(game), ...lateParts].map((part) => own.open(`${game}.${part}`)),
    ]);
    for (const [key, text] of wordsOf('uk', game)) expect([key, own.has(key) && own.say(key)]).toEqual([key, text]);
  });
  it('what was asked for together is all there, in the language asked for last', async () => {
    const own = new Texts();
    await Promise.all([own.use('en'), own.open('railroad_ink'), own.use('uk'), own.open('isle_of_trains')]);
    expect(own.language).toBe('uk');
    expect(own.say(inkWord)).toBe(wordsOf('uk', 'railroad_ink').get(inkWord));
    expect(own.has('isle.opening')).toBe(true);
  });
  it('knows none of the words that only the terminal says', async () => {
    const own = new Texts();
    await own.open('railroad_ink');
    expect(own.has('cli.seat')).toBe(false);
    expect(own.has('railroad_ink.panel.round')).toBe(false);
  });
});

describe('sealed words', () => {
  const story = { en: 'The mail arrives', uk: 'Прибула пошта', ru: 'Пришла почта' };
  it('are said in every language once a view has brought them', async () => {
    const own = new Texts();
    await own.use('en');
    expect(own.say('west.story.7')).toBe('west.story.7');
    own.learn({ 'west.story.7': story, 'west.cards.3': { en: '{n} cards', uk: '{n} карт', ru: '{n} карт' } });
    for (const language of languages) {
      await own.use(language);
      expect(own.say('west.story.7')).toBe(story[language]);
    }
    expect(own.say('west.cards.3', { n: 2 })).toBe('2 карт');
    own.learn(undefined);
    expect(own.has('west.story.7')).toBe(true);
  });
  it('replace nothing that a file says', async () => {
    const own = new Texts();
    await own.use('en');
    const before = own.say('cancel');
    own.learn({ cancel: story });
    expect(own.say('cancel')).toBe(before);
  });
});

it('every game has its names in all languages', () => {
  for (const game of games)
    for (const language of languages) expect(Object.values(game.names[language]).every(Boolean)).toBe(true);
  expect(games.map((game) => game.order)).toEqual(games.map((_, i) => i + 1));
  expect(gamesOnOffer.map((game) => game.ease)).toEqual(games.map((_, i) => i + 1));
});
