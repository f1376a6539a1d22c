// Moments of a table to look at: the map of the box, and positions written down by hand.
import campaign from '@data/legends_of_the_west/campaign.json';
import map from '@data/legends_of_the_west/map.json';
import rules from '@data/legends_of_the_west/rules.json';
import tickets from '@data/legends_of_the_west/tickets.json';
import train_deck from '@data/legends_of_the_west/train_deck.json';
import type { City, Route } from '../src/games/legends_of_the_west/map/sheet';
import type { Kind, LegendsView, OpenedLink, Ticket } from '../src/games/legends_of_the_west/view';

type Loose = Omit<City, 'label'> & { label: string; territory: string | null };
const cities = map.cities as unknown as Loose[];
const first = new Set(cities.filter(({ territory }) => !territory).map(({ id }) => id));
const within = ({ a, b }: { a: string; b: string }): boolean => first.has(a) && first.has(b);
export const box = {
  cities: cities.filter(({ id }) => first.has(id)),
  links: map.links.filter(within),
  routes: (map.routes as unknown as Route[]).filter(within),
  stubs: map.stubs,
  tickets: { tickets: tickets.tickets.filter(({ set }) => set === 'start') },
  train_deck,
  campaign: {
    games: campaign.games.map(({ year, trains }, i) => ({
      year,
      trains,
      territories: Math.min(i, map.territories.length),
    })),
    ticked: rules.rules.flatMap(({ id, lasts }) => (lasts ? [id] : [])),
    printed: rules.rules.flatMap(({ id, brings, slot }) =>
      brings === 'start' && slot.startsWith('claim') ? [id] : [],
    ),
  },
  companies: { companies: [] },
};

/** All sheets, as at the end of a campaign. */
export const whole: NonNullable<LegendsView['map']> = {
  territories: [],
  cities: cities.filter(({ id }) => !first.has(id)),
  links: map.links
    .filter((link) => !within(link))
    .map((link) => ({
      ...link,
      routes: (map.routes as unknown as Route[])
        .filter((route) => route.link === link.id)
        .map(({ id, color }) => ({ id, color })),
    })) as unknown as OpenedLink[],
};

const built: Record<number, string> = {
  0: 'PHI-PIT NYC-PHI/c BOS-NYC/a PIT-BAL/a DET-PIT BAN-BOS/b',
  1: 'QUE-MTR/a MTR-ALB ALB-NYC MTR-BUF/a BUF-DET/b BUF-NYC',
  2: 'CHI-CIN/b CIN-NAS/a NAS-ATL KNO-ATL CLT-ATL NAS-NOL/b',
  3: 'BAL-NRF/a NRF-CHS/b CHS-SAV/a SAV-MOB/a MOB-NOL/b NYC-PHI/a',
};
const routes = Object.fromEntries(
  Object.entries(built).flatMap(([seat, list]) => list.split(' ').map((route) => [route, Number(seat)])),
);
const ticket = (
  id: string,
  a: string,
  b: string,
  value: number,
  have: number,
  left: number | null,
  way: string[],
  registered?: number,
): Ticket => ({ ticket: id, a, b, value, ...(registered ? { registered } : {}), done: left === 0, have, left, way });

const held = [
  ticket('K15', 'PHI', 'CHI', 6, 4, 2, ['DET-CHI']),
  ticket('K18', 'BOS', 'CIN', 7, 5, 2, ['CHI-CIN', 'DET-CHI'], 3),
  ticket('K05', 'DET', 'NRF', 5, 4, 1, ['BAL-NRF']),
  ticket('K13', 'BAN', 'PIT', 6, 6, 0, []),
  ticket('K33', 'BOS', 'NOL', 12, 5, null, []),
];
const offer = [
  ticket('K12', 'NRF', 'CHI', 6, 5, 1, ['BAL-NRF']),
  ticket('K10', 'PHI', 'CLT', 5, 2, 3, ['PIT-LEW', 'LEW-CLT']),
  ticket('K27', 'CHI', 'NOL', 8, 0, 8, ['CHI-CIN', 'CIN-NAS', 'NAS-NOL']),
];

const seat = (
  company: LegendsView['seats'][0]['company'],
  money: number,
  trains: number,
  cards: number,
  tickets: number,
) => ({
  company,
  money,
  trains,
  cards,
  tickets,
  offered: 0,
});
const hand: Partial<Record<Kind, number>> = {
  blue: 1,
  'blue.p': 1,
  loco: 2,
  green: 1,
  'green.s': 1,
  black: 2,
  'black.p': 1,
  yellow: 1,
};

export const claimed: LegendsView = {
  turn: [0],
  over: false,
  progress: { now: 0, total: 0 },
  scores: [0, 0, 0, 0],
  ranks: [1, 1, 1, 1],
  words: {},
  phase: 'action',
  mode: 'single_1865',
  game: 1,
  games: 1,
  year: 1865,
  trains: 20,
  last_trains: 2,
  trains_scale: [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2],
  first: 1,
  active: 0,
  last_round: null,
  display: ['green', 'loco', 'red.p', 'white', 'yellow.s'],
  deck: 31,
  discard: { blue: 3, red: 6, news: 2, loco: 2, 'white.p': 3 },
  ticket_deck: 18,
  ticket_draw: 3,
  event: 'E01',
  event_pile: ['E04', 'E01'],
  lightning: ['E04'],
  event_deck: 5,
  routes,
  rules: [],
  seats: [
    { ...seat('blue', 9, 10, 10, 4), hand, held, forecast: { money: 9, trains: 2, tickets: -12, total: 0 } },
    seat('red', 13, 10, 9, 3),
    seat('yellow', 14, 8, 7, 3),
    seat('black', 10, 9, 9, 3),
  ],
};

/** What the table would offer: roughly, to look at. */
const plain = [
  'DET-CHI/a',
  'DET-CHI/b',
  'PIT-LEW',
  'BAL-LEW',
  'BAL-NRF/b',
  'CHI-CIN/a',
  'CIN-KNO',
  'MTR-BOS/a',
  'CIN-LEW',
  'LEW-KNO',
  'LEW-CLT',
];
const lengths = new Map((map.routes as unknown as Route[]).map(({ id, length, color }) => [id, { length, color }]));
export const legal = [
  'draw',
  'take green',
  'take loco',
  'take red.p',
  'take white',
  'take yellow.s',
  'tickets',
  ...plain.flatMap((id) => {
    const { length, color } = lengths.get(id)!;
    const own = color === 'grey' ? ['blue', 'green', 'black'] : [color];
    return own
      .flatMap((one) => [
        `claim ${id} ${one}*${length}`,
        ...(length > 1 ? [`claim ${id} ${one}*1+loco*${length - 1}`] : []),
      ])
      .concat(`claim ${id} loco*${length}`);
  }),
];
export const choosing: LegendsView = {
  ...claimed,
  phase: 'choose',
  least: 1,
  seats: claimed.seats.map((one, i) => (i ? one : { ...one, offer, offered: 3 })),
};
export const keeps = ['K10', 'K12', 'K27', 'K10 K12', 'K10 K27', 'K12 K27', 'K10 K12 K27'].map(
  (list) => `keep ${list}`,
);
