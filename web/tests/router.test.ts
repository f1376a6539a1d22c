import { describe, expect, it } from 'vitest';
import { links, parseInvitation, parseRoute, router, type Route } from '../src/app/router.svelte';
import { preferred } from '../src/app/language';
import { movesOf } from '../src/table/record';

describe('addresses', () => {
  const cases: [string, Route][] = [
    ['', { page: 'home' }],
    ['/', { page: 'home' }],
    ['/tables', { page: 'tables' }],
    ['/games', { page: 'games' }],
    ['/t/abc', { page: 'table', id: 'abc', game: null, at: null }],
    ['/t/abc/railroad_ink', { page: 'table', id: 'abc', game: 'railroad_ink', at: null }],
    ['/t/abc/at/17', { page: 'table', id: 'abc', game: null, at: 17 }],
    ['/t/abc/at/x', { page: 'table', id: 'abc', game: null, at: null }],
    ['/t/%E0%A4%A/at/3', { page: 'table', id: '%E0%A4%A', game: null, at: 3 }],
    ['/rules/railroad_ink/lava', { page: 'rules', game: 'railroad_ink', section: 'lava' }],
    ['/c/abc', { page: 'campaign', id: 'abc' }],
    ['/campaigns', { page: 'campaigns', game: null }],
    ['/campaigns/legends_of_the_west', { page: 'campaigns', game: 'legends_of_the_west' }],
    ['/claim/c0de', { page: 'claim', code: 'c0de' }],
    ['/device', { page: 'device' }],
    ['/join/4821', { page: 'join', code: '4821' }],
    ['/nonsense', { page: 'home' }],
  ];
  it.each(cases)('%s', (path, route) => expect(parseRoute(path)).toEqual(route));
  it.each(cases)('#%s, as it was written before', (path, route) => expect(parseRoute(`#${path}`)).toEqual(route));

  it('of links are read as they are written', () => {
    for (const link of [links.table('a/b', 'railroad_ink'), links.position('x', 3), links.rules('isle_of_trains')])
      expect(parseRoute(link).page).not.toBe('home');
    expect(parseRoute(links.table('a/b'))).toMatchObject({ id: 'a/b' });
  });

  it('of a link to another device keep the code from the server', () => {
    const { pathname, hash } = new URL(links.absolute(links.device('c0de')));
    expect([parseRoute(pathname), hash]).toEqual([{ page: 'device' }, '#c0de']);
  });

  it.each([
    [' http://127.0.0.1:8080/#/t/abc ', { page: 'table', id: 'abc', game: null, at: null }],
    ['https://example.org/t/abc/railroad_ink', { page: 'table', id: 'abc', game: 'railroad_ink', at: null }],
    ['example.org/t/abc?from=chat', { page: 'table', id: 'abc', game: null, at: null }],
    ['/t/abc', { page: 'table', id: 'abc', game: null, at: null }],
    ['abc', { page: 'table', id: 'abc', game: null, at: null }],
    ['http://x/#/claim/zz', { page: 'claim', code: 'zz' }],
    ['http://x/claim/zz', { page: 'claim', code: 'zz' }],
    ['https://example.org/c/abc', { page: 'campaign', id: 'abc' }],
    ['4821', { page: 'join', code: '4821' }],
    ['what is this', null],
    ['https://example.org/', null],
    ['', null],
  ])('a friend sent: %s', (text, route) => expect(parseInvitation(text)).toEqual(route));
});

describe('the router', () => {
  const at = (path: string): void => history.replaceState(null, '', path);
  /** Was it followed by the router? Whatever it leaves, nobody follows here. */
  const press = (html: string, init: MouseEventInit = {}): boolean => {
    let followed = false;
    const end = (event: MouseEvent): void => {
      followed = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', end, { once: true });
    document.body.innerHTML = html;
    document.body
      .querySelector('a')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return followed;
  };
  it('takes an address behind the # for the path it means', () => {
    at('/#/t/abc/at/17');
    router.start();
    expect(router.route).toMatchObject({ page: 'table', id: 'abc', at: 17 });
    expect(location.pathname + location.hash).toBe('/t/abc/at/17');
  });
  it('follows links to its own pages, and leaves the others to the browser', () => {
    at('/');
    expect(press('<a href="/rules/railroad_ink"><b>rules</b></a>')).toBe(true);
    expect(router.route).toEqual({ page: 'rules', game: 'railroad_ink', section: null });
    expect(location.pathname).toBe('/rules/railroad_ink');
    expect(press('<a href="/api/tables/x/record">record</a>')).toBe(false);
    expect(press('<a href="/t/x" download>record</a>')).toBe(false);
    expect(press('<a href="/t/x" target="_blank">elsewhere</a>')).toBe(false);
    expect(press('<a href="https://example.org/t/x">elsewhere</a>')).toBe(false);
    expect(press('<a href="/t/x">new tab</a>', { ctrlKey: true })).toBe(false);
    expect(location.pathname).toBe('/rules/railroad_ink');
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
