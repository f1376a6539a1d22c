// The reader of moves, and that every game's notation comes from the engine.
import { expect, it } from 'vitest';
import ink from 'virtual:notation/railroad_ink';
import isle from 'virtual:notation/isle_of_trains';
import pioneer from 'virtual:notation/pioneer_rails';
import railways from 'virtual:notation/railways_of_the_world';
import { readerOf } from '../src/games/notation';

const read = readerOf({
  patterns: ['pass', 'load {card} {seat}.{car}', 'draw {row}{sides}'],
  fields: { card: ['bank', 'bank_2'], seat: 'digit', car: 'number', row: 'digit', sides: ['.H', '.Hx'] },
});

it('names the pattern and its fields', () => {
  expect(read('pass')).toEqual({ pattern: 'pass', fields: {} });
  const fields = { card: 'bank_2', seat: '1', car: '12' };
  expect(read('load bank_2 1.12')).toEqual({ pattern: 'load {card} {seat}.{car}', fields });
  expect(read('draw 3.Hx')?.fields).toEqual({ row: '3', sides: '.Hx' });
});

it('reads an id that only a box knows', () => {
  const grown = readerOf({ patterns: ['go {city}.{side}'], fields: { city: 'id', side: 'digit' } });
  expect(grown('go san_luis_2.4')?.fields).toEqual({ city: 'san_luis_2', side: '4' });
  for (const text of ['go .4', 'go San.4', 'go san luis.4', 'go san']) expect(grown(text)).toBe(null);
});

it('reads nothing else', () => {
  for (const text of ['', 'pass ', ' pass', 'passes', 'load bank 1.01', 'load bank 12.1', 'load x 1.1', 'draw 3xHx'])
    expect([text, read(text)]).toEqual([text, null]);
});

it('every pattern of a game has its fields', () => {
  for (const { patterns, fields } of [ink, isle, pioneer, railways]) {
    expect(patterns.length).toBeGreaterThan(10);
    for (const pattern of patterns)
      for (const [, field] of pattern.matchAll(/\{(\w+)\}/g)) expect(Object.keys(fields)).toContain(field);
  }
});
