// The position of the mock-ups, answered without a server: for looking at the pages next to shared/mockups/png.
import { createServer } from 'node:http';
import { readFileSync, existsSync } from 'node:fs';
import { extname, join } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

export function serveFiles(root) {
  const server = createServer((request, response) => {
    const path = join(root, request.url === '/' ? 'index.html' : new URL(request.url, 'http://x').pathname);
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' ws: wss:; base-uri 'none'",
    });
    response.end(readFileSync(path));
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    ),
  );
}

const read = (text) =>
  Object.fromEntries(
    text.split(' ').map((word) => {
      const [i, piece, sides, round] = word.split(':');
      const cell = `${Math.floor(i / 7)}${i % 7}`;
      return [cell, piece === 'X' ? { piece: 'CRATER' } : { piece, sides, round: +round }];
    }),
  );
const squares = {
  networks: [{ exits: 4, spaces: ['13', '23', '33', '43', '53', '63'] }],
  highway: ['35'],
  railway: ['11', '21', '31'],
  errors: ['33N', '22S'],
  crater_ends: ['31E'],
  lakes: [{ closed: false, spaces: ['33', '32', '23'] }],
};
const score = (networks, exits, highway, railway, centre, craters, closed_lakes, largest_lake, errors) => ({
  networks,
  exits,
  highway,
  railway,
  centre,
  craters,
  closed_lakes,
  largest_lake,
  errors,
  total: networks + highway + railway + centre + craters + closed_lakes + largest_lake - errors,
});

export const view = {
  phase: 'play',
  round: 4,
  rounds: 6,
  turn: [0, 2],
  meteor: { direction: 'ANY', distance: 3 },
  lava: ['L_CORNER', 'L_THREE'],
  seats: [
    {
      spaces: read(
        '1:H_STRAIGHT:H.H.:2 7:R_STRAIGHT:.R.R:1 8:S_HRRR:HRRR:2 9:X:4 13:STATION_CURVE:.RH.:2 15:R_STRAIGHT:R.R.:3 17:L_CORNER:..LL:1 20:H_CURVE:HH..:2 21:STATION_CURVE:..RH:1 22:R_T:RRR.:3 23:L_CORNER:LL..:1 24:VOLCANO:LLLL:0 25:L_STRAIGHT:.L.L:2 26:L_HIGHWAY:H.HL:3 28:R_CURVE:R..R:1 29:R_T:RRR.:3 30:X:3 31:L_RAILWAY:LR.R:3 32:X:2 33:OVERPASS:HRHR:3 35:R_STRAIGHT:.R.R:1 36:S_CORNER:RHHR:3 40:STATION_STRAIGHT:H.R.:4 43:H_T:HHH.:4 45:R_STRAIGHT:R.R.:2',
      ),
      specials_used: ['S_HRRR', 'S_CORNER'],
      marker: '12',
      faces: ['H_T', 'STATION_STRAIGHT', 'R_STRAIGHT', 'R_T'],
      done: false,
      drawn: [true, true, false, false],
      lava_drawn: [false, false],
      special_this_round: false,
      impact_settled: true,
      score: score(12, [4, 1, 1], 3, 7, 5, 10, 0, 6, 9),
      squares,
    },
    {
      spaces: read(
        '3:R_STRAIGHT:R.R.:2 13:R_CURVE:.RR.:1 16:OVERPASS:HRHR:3 17:L_CORNER:.LL.:1 18:L_RAILWAY:.RLR:3 19:R_STRAIGHT:.R.R:3 20:R_STRAIGHT:R.R.:1 21:H_STRAIGHT:.H.H:2 23:L_HIGHWAY:HLH.:3 24:VOLCANO:LLLL:0 25:L_CORNER:L..L:2 27:R_STRAIGHT:R.R.:1 28:H_CURVE:..HH:2 30:X:3 31:L_CORNER:LL..:1 32:L_STRAIGHT:.L.L:2 34:STATION_CURVE:RH..:2 35:STATION_CURVE:H..R:1 45:R_T:RRR.:3 46:R_T:.RRR:3 47:S_CROSS:HRHR:3',
      ),
      specials_used: ['S_CROSS'],
      marker: '42',
      faces: ['H_T', 'STATION_STRAIGHT', 'R_STRAIGHT', 'R_T'],
      done: true,
      score: score(4, [2], 2, 4, 8, 2, 0, 7, 12),
      squares,
    },
    {
      spaces: read(
        '6:H_STRAIGHT:H.H.:2 13:STATION_CURVE:HR..:1 16:R_T:RR.R:3 17:L_RAILWAY:.RLR:3 18:R_T:RR.R:3 21:STATION_CURVE:R..H:2 22:L_HIGHWAY:HLH.:3 23:L_STRAIGHT:.L.L:2 24:VOLCANO:LLLL:0 25:L_CORNER:..LL:2 29:OVERPASS:HRHR:3 31:L_CORNER:LL..:1 32:L_CORNER:L..L:1 35:R_STRAIGHT:.R.R:3 36:X:3 38:X:2 43:H_CURVE:..HH:2 45:R_CURVE:.RR.:1 46:R_STRAIGHT:.R.R:1 47:R_STRAIGHT:.R.R:1 48:R_STRAIGHT:.R.R:2',
      ),
      specials_used: [],
      marker: '51',
      faces: ['H_T', 'STATION_STRAIGHT', 'R_STRAIGHT', 'R_T'],
      done: false,
      score: score(0, [1], 2, 4, 8, 4, 5, 7, 9),
      squares,
    },
  ],
};
const seat = (kind, name, mine, to_move) => ({ kind, name, mine, to_move, resigned: false });
const table = (id, name, options, over = {}) => ({
  id,
  name,
  game: 'railroad_ink',
  options,
  public: false,
  state: 'running',
  host: 'p_1',
  seats: [seat('person', 'Кондуктор', true, true), seat('bot', 'fast', false, false), seat('bot', 'fast', false, true)],
  commitment: 'a41f…',
  progress: { now: 4, total: 6 },
  created: Date.now() - 9e5,
  updated: Date.now() - 12e4,
  ...over,
});
export const info = table('depot7', 'Депо 7', { lava: true, meteor: true });
const e = (c, by, a) => ({ c, by, a });
const log = [
  e('roll', -1, { face: ['H_T', 'R_T', 'R_STRAIGHT', 'OVERPASS'] }),
  e('round_end', -1, { round: 1 }),
  e('round_end', -1, { round: 2 }),
  e('done', 1, {}),
  e('done', 2, {}),
  e('round_end', -1, { round: 3 }),
  e('roll', -1, { face: ['H_T', 'STATION_STRAIGHT', 'R_STRAIGHT', 'R_T'] }),
  e('done', 1, {}),
  e('hit', 0, { row: 1, col: 2 }),
  e('draw', 0, { row: 6, col: 1, piece: 'H_T', sides: 'HHH.' }),
  e('draw', 0, { row: 5, col: 5, piece: 'STATION_STRAIGHT', sides: 'H.R.' }),
];
export const legal = [
  'draw 22.LL.',
  'draw 22..LL',
  'draw 46.R.R',
  'draw 46R.R.',
  'draw 53R.R.',
  'draw 03R.R.',
  'draw 56.R.R',
  'draw 12.R.R',
  'draw 42.R.R',
  'draw 44.R.R',
  'draw 46.RRR',
  'draw 63RRR.',
  'volcano 00',
  'draw 16HHHH',
];

const answers = {
  '/api/me': { name: 'Кондуктор', id: 'p_1' },
  '/api/games': [
    {
      id: 'railroad_ink',
      prefix: 'RI',
      min_seats: 1,
      max_seats: 12,
      options: [
        { name: 'draft', type: 'flag', default: false },
        { name: 'meteor', type: 'flag', default: false },
        { name: 'lava', type: 'flag', default: false },
        { name: 'longest', type: 'choice', default: 'segment', choices: ['segment', 'space'] },
      ],
      boxes: [{ name: 'blazing_red', hash: '0', facts: '0' }],
      bots: ['random', 'greedy', 'fast', 'expert'],
    },
  ],
  '/api/games/railroad_ink/box/blazing_red': JSON.parse(
    readFileSync(new URL('../../data/railroad_ink/blazing_red.json', import.meta.url), 'utf8'),
  ),
  '/api/tables/depot7': info,
};
const mine = [
  info,
  table('b', 'Ранок', { draft: true }, { progress: { now: 2, total: 7 } }),
  table(
    'c',
    'Семафор',
    {},
    {
      seats: [
        seat('person', 'Кондуктор', true, false),
        seat('person', 'Аня', false, true),
        seat('person', 'Бо', false, true),
        seat('bot', '', false, false),
      ],
      progress: { now: 5, total: 7 },
    },
  ),
  table(
    'd',
    'Вечір',
    { lava: true },
    { state: 'open', seats: [seat('person', 'Кондуктор', true, false), seat('open', null, false, false)] },
  ),
];

export async function mockServer(page, { empty = false } = {}) {
  await page.route('**/api/**', (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/api/tables')
      return route.fulfill({ json: empty || url.searchParams.get('list') !== 'mine' ? [] : mine });
    return answers[url.pathname]
      ? route.fulfill({ json: answers[url.pathname] })
      : route.fulfill({ status: 404, json: { error: 'gone' } });
  });
  await page.routeWebSocket(/\/api\/ws$/, (ws) => {
    ws.onMessage((data) => {
      const m = JSON.parse(data);
      const say = (answer) => ws.send(JSON.stringify({ n: m.n, ...answer }));
      if (m.t === 'watch') say({ t: 'view', table: 'depot7', seat: 0, v: 17, view, info, legal, undo: 2, log });
      else if (m.t === 'preview')
        say({
          t: 'preview',
          d: [
            [
              ['seats', 0, 'score'],
              { ...view.seats[0].score, centre: 6, closed_lakes: 5, largest_lake: 7, errors: 7, total: 43 },
            ],
          ],
        });
      else if (m.t === 'why')
        say(
          m.move === 'done'
            ? { t: 'refused', code: 'RI-178', args: { row: 4, col: 6, piece: 'R_STRAIGHT' } }
            : { t: 'refused', code: 'RI-173', args: { row: 3, col: 6, side: 'E' } },
        );
      else if (m.t === 'ping') say({ t: 'pong' });
    });
  });
}
