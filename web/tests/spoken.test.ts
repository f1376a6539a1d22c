// Moves in sentences: in every position we keep of every game, each legal move has its own, in each language, and who
// types it (or enough of it) means that move.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages, texts } from '../src/app/texts.svelte';
import type { Spoken } from '../src/games/game';
import type { View } from '../src/net/types';
import { meant, wordsOf } from '../src/table/spoken';
import { clientWordsOf, wordsOf as allWords } from './words';

interface Position {
  name: string;
  seat?: number;
  view: View;
  legal: string[];
}
const modules = import.meta.glob<{ spoken: Spoken }>('../src/games/*/say.ts');
const folder = 'tests/games';
const games = readdirSync(folder).filter((id) => readdirSync(`${folder}/${id}`).includes('positions.json'));
const positionsOf = (id: string): Position[] =>
  JSON.parse(readFileSync(`${folder}/${id}/positions.json`, 'utf8')) as Position[];

it('there are positions of every game that can be played', () =>
  expect(games).toEqual(readdirSync('../engine/games').sort()));

describe.each(games)('%s', (id) => {
  let spoken: Spoken;
  beforeAll(async () => {
    spoken = (await modules[`../src/games/${id}/say.ts`]!()).spoken;
  }, 60_000);
  it.each(languages)('%s: every legal move has a sentence of its own, which means it', (language) => {
    texts.set(
      language,
      new Map(['', id].flatMap((one) => [...allWords(language, one), ...clientWordsOf(language, one)])),
    );
    let told = 0;
    for (const { name, seat = 0, view, legal } of positionsOf(id)) {
      const sentences = new Map(legal.map((move) => [move, spoken.say(move, view, seat, (n) => `Ann ${n + 1}`)]));
      for (const [move, sentence] of sentences) {
        told++;
        expect([name, move, meant(sentence.toUpperCase(), sentences)]).toEqual([name, move, [move]]);
        expect([name, sentence, /\.say\.|\{\w+\}|_|undefined/.test(sentence)]).toEqual([name, sentence, false]);
        expect(spoken.reads(move)).toBe(true);
      }
    }
    expect(told).toBeGreaterThan(100);
  });
});

describe('what was typed', () => {
  const sentences = new Map([
    ['a', 'C3: поворот шосе (шосе: північ, схід)'],
    ['b', 'C3: поворот шосе (шосе: схід, південь)'],
    ['c', 'п’ята: кутова станція'],
    ['d', 'завершити раунд'],
    ['e', 'завершити раунд без лави'],
  ]);
  it('is compared without marks and large letters', () =>
    expect(wordsOf('C3: П’ята (шосе)')).toEqual(['c3', 'пята', 'шосе']));
  it('needs no more than tells moves apart, in any order', () => {
    expect(meant('північ c3', sentences)).toEqual(['a']);
    expect(meant("п'ят", sentences)).toEqual(['c']);
  });
  it('means several when it says too little', () => expect(meant('c3 пов', sentences)).toEqual(['a', 'b']));
  it('means the whole sentence rather than a longer one', () =>
    expect(meant('Завершити раунд.', sentences)).toEqual(['d']));
  it('counts each word of a sentence once', () => expect(meant('c3 c3', sentences)).toEqual([]));
  it('means nothing when it is nothing', () => expect(meant(' … ', sentences)).toEqual([]));
});
