import { describe, expect, it } from 'vitest';
import { parseInvitation, parseRoute } from '../src/app/router.svelte';
import { preferred } from '../src/app/language';
import { movesOf } from '../src/table/record';

describe('addresses', () => {
  it.each([
    ['', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/tables', { page: 'tables' }],
    ['#/t/abc', { page: 'table', id: 'abc', game: null, at: null }],
    ['#/t/abc/railroad_ink', { page: 'table', id: 'abc', game: 'railroad_ink', at: null }],
    ['#/t/abc/at/17', { page: 'table', id: 'abc', game: null, at: 17 }],
    ['#/t/abc/at/x', { page: 'table', id: 'abc', game: null, at: null }],
    ['#/rules/railroad_ink/lava', { page: 'rules', game: 'railroad_ink', section: 'lava' }],
    ['#/claim/c0de', { page: 'claim', code: 'c0de' }],
    ['#/nonsense', { page: 'home' }],
  ])('%s', (hash, route) => expect(parseRoute(hash)).toEqual(route));
  it('reads what friends send', () => {
    expect(parseInvitation(' http://127.0.0.1:8080/#/t/abc ')).toEqual({
      page: 'table',
      id: 'abc',
      game: null,
      at: null,
    });
    expect(parseInvitation('abc')).toEqual({ page: 'table', id: 'abc', game: null, at: null });
    expect(parseInvitation('http://x/#/claim/zz')).toEqual({ page: 'claim', code: 'zz' });
    expect(parseInvitation('what is this')).toBeNull();
    expect(parseInvitation('')).toBeNull();
  });
});

it('chooses the first language of the browser that we speak', () => {
  expect(preferred(['de', 'ru-RU', 'uk'])).toBe('ru');
  expect(preferred(['en-GB'])).toBe('en');
  expect(preferred(['uk-UA', 'en'])).toBe('uk');
  expect(preferred(['de'])).toBe('uk');
});

it('reads the moves of a record', () => {
  expect(movesOf('{"roundhouse":1}\n{"by":"nature","move":"roll A"}\n{"by":0,"move":"done"}\n{"result":{}}\n')).toEqual(
    [
      { by: -1, move: 'roll A' },
      { by: 0, move: 'done' },
    ],
  );
});
