// The facts of a box are fetched once, and before a game's own modules read them.
import { afterEach, expect, it, vi } from 'vitest';
import { openGame } from '../src/games/registry';
import type { GameMeta } from '../src/games/game';
import { allGames, boxOf, factsOf, fetchBox } from '../src/net/boxes';

const games = [
  { id: 'ink', options: [], boxes: [{ name: 'red', hash: 'all', facts: 'aa' }], bots: [] },
  {
    id: 'world',
    options: [{ name: 'map', type: 'box', default: 'east' }],
    boxes: [
      { name: 'east', hash: 'all', facts: 'bb' },
      { name: 'mine', hash: 'all', facts: 'cc', title: 'Mine' },
    ],
    bots: [],
  },
];
const asked: string[] = [];
const serve = (answers: Record<string, unknown>): void => {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const found = path in answers;
    return Promise.resolve(
      new Response(JSON.stringify(found ? answers[path] : { error: 'unknown_box', args: { known: '' } }), {
        status: found ? 200 : 404,
      }),
    );
  });
};

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

it('fetches the only box of a game once', async () => {
  serve({ '/api/games': games, '/api/games/ink/box/red?hash=aa': { rows: 7 } });
  expect(() => factsOf('ink')).toThrow('ink');
  await fetchBox('ink');
  await fetchBox('ink');
  expect(factsOf('ink')).toEqual({ rows: 7 });
  expect(factsOf('ink', 'red')).toEqual({ rows: 7 });
  expect(asked.filter((path) => path.includes('/box/'))).toHaveLength(1);
});

it('fetches the box that the options name', async () => {
  serve({
    '/api/games': games,
    '/api/games/world/box/east?hash=bb': { cities: 1 },
    '/api/games/world/box/mine?hash=cc': { cities: 2 },
  });
  await fetchBox('world', { map: 'mine' });
  await fetchBox('world');
  expect(factsOf('world', 'mine')).toEqual({ cities: 2 });
  expect(factsOf('world', 'east')).toEqual({ cities: 1 });
});

it('says which boxes there are where one is missing, and tries again later', async () => {
  serve({ '/api/games': games });
  await expect(fetchBox('world', { map: 'gone' })).rejects.toMatchObject({
    code: 'unknown_box',
    args: { known: 'east, mine' },
  });
  await expect(fetchBox('tram')).rejects.toMatchObject({ code: 'unknown_box' });
});

it('asks for a box once, however many want it', async () => {
  serve({
    '/api/games': [{ id: 'twice', options: [], boxes: [{ name: 'a', hash: 'all', facts: 'ee' }], bots: [] }],
    '/api/games/twice/box/a?hash=ee': {},
  });
  await Promise.all([fetchBox('twice'), fetchBox('twice')]);
  expect(asked.filter((path) => path.includes('/box/'))).toHaveLength(1);
});

it('asks what there is to play once, and again where a box is not among it', async () => {
  serve({ '/api/games': games, '/api/games/ink/box/red?hash=aa': { rows: 7 } });
  await allGames(true);
  await Promise.all([allGames(), fetchBox('ink')]);
  expect(asked).toEqual(['/api/games']);
  await expect(fetchBox('tram')).rejects.toMatchObject({ code: 'unknown_box' });
  expect(asked).toEqual(['/api/games', '/api/games']);
});

it('lets the modules of a game wait for its box, also when the first try fails', async () => {
  const steps: string[] = [];
  const waiting = boxOf('late').then((facts) => steps.push(JSON.stringify(facts)));
  serve({});
  await expect(fetchBox('late')).rejects.toThrow();
  expect(steps).toEqual([]);
  serve({
    '/api/games': [{ id: 'late', options: [], boxes: [{ name: 'a', hash: 'all', facts: 'dd' }], bots: [] }],
    '/api/games/late/box/a?hash=dd': { ready: true },
  });
  await fetchBox('late');
  await waiting;
  expect(steps).toEqual(['{"ready":true}']);
  expect(await boxOf('late')).toEqual({ ready: true });
});

it('has nothing to open of a game that is still to come', async () => {
  serve({});
  expect(await openGame({ id: 'coming' } as GameMeta)).toBeNull();
  expect(asked).toEqual([]);
});
