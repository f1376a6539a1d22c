// The campaign of the mock-up: four companies, the fourth game has ended.
import map from '@data/legends_of_the_west/map.json';
import type { Page, Slip, SlipLine, Years } from '../src/games/legends_of_the_west/book/model';
import type { Company } from '../src/games/legends_of_the_west/livery';
import type { Campaign, View } from '../src/net/types';

export const years = [1865, 1868, 1871, 1874, 1877, 1880, 1883, 1886, 1889, 1892, 1895, 1898];
export const people: Record<string, string> = { blue: '', red: 'Семафор', yellow: 'Тендер', black: 'Буфер' };

const city = (name: string): string => map.cities.find((one) => one.name === name)!.id;
export const cityName = (id: string): string => map.cities.find((one) => one.id === id)?.name ?? id;

type Ticket = [a: string, b: string, value: number, done: boolean];
function slip(
  seat: number,
  company: Company,
  place: number,
  money: number,
  left: number,
  bonus: number,
  tickets: Ticket[],
  grain: [number, number],
  cards: [number, number[]],
): Slip {
  let sum = 0;
  const lines: SlipLine[] = [];
  const add = (line: Omit<SlipLine, 'sum'>): void => void lines.push({ ...line, sum: (sum += line.amount) });
  add({ line: 'money', amount: money });
  add({ line: 'trains', amount: bonus, count: left });
  let running = sum;
  add({
    line: 'tickets',
    amount: tickets.reduce((all, [, , value, done]) => all + (done ? value : -value), 0),
    tickets: tickets.map(([a, b, value, done], i) => ({
      ticket: `${seat}.${i}`,
      a: city(a),
      b: city(b),
      value,
      done,
      sum: (running += done ? value : -value),
    })),
  });
  add({ line: 'grain', amount: grain[0], count: grain[1] });
  add({ line: 'postcards', amount: cards[0], postcards: cards[1] });
  return { seat, company, lines, total: sum, place };
}

export const slips: Slip[] = [
  slip(
    0,
    'blue',
    1,
    19,
    1,
    12,
    [
      ['Springfield', 'New York', 11, true],
      ['Baltimore', 'Mobile', 8, true],
      ['Norfolk', 'Chicago', 6, true],
      ['Tallahassee', 'Key West', 5, false],
    ],
    [0, 1],
    [0, []],
  ),
  slip(
    1,
    'red',
    2,
    17,
    4,
    6,
    [
      ['St. Louis', 'Montréal', 9, true],
      ['Boston', 'Cincinnati', 7, true],
      ['Québec', 'Baltimore', 5, true],
      ['Memphis', 'Chicago', 5, false],
    ],
    [0, 0],
    [6, [4]],
  ),
  slip(
    2,
    'yellow',
    3,
    18,
    6,
    4,
    [
      ['Buffalo', 'Atlanta', 6, true],
      ['Marquette', 'Buffalo', 6, true],
      ['Minneapolis', 'Cincinnati', 5, true],
      ['Des Moines', 'Detroit', 5, true],
      ['New York', 'Nashville', 8, false],
    ],
    [4, 4],
    [0, []],
  ),
  slip(
    3,
    'black',
    4,
    17,
    6,
    4,
    [
      ['Key West', 'Baltimore', 13, true],
      ['Pittsburgh', 'Savannah', 5, true],
      ['St. Augustine', 'Little Rock', 9, false],
    ],
    [0, 0],
    [0, []],
  ),
];

const tally: Record<string, number[]> = {
  blue: [44, 29, 36, 51],
  yellow: [31, 47, 33, 40],
  black: [27, 35, 52, 30],
  red: [38, 22, 41, 45],
};
const later: Record<string, number[]> = {
  blue: [58, 61, 64, 66, 70, 72, 68, 61],
  yellow: [60, 66, 55, 71, 66, 70, 78, 70],
  black: [61, 58, 70, 55, 75, 60, 59, 68],
  red: [52, 55, 58, 49, 68, 64, 73, 45],
};
const companies: Company[] = ['blue', 'yellow', 'black', 'red'];

export function carry(games = 4): Record<string, unknown> {
  const slips = Array.from({ length: games }, (_, i) =>
    Object.fromEntries(companies.map((company) => [company, [...tally[company]!, ...later[company]!][i]!])),
  );
  const winners = slips.map((one) =>
    companies.reduce((best, company) => (one[company]! > one[best]! ? company : best)),
  );
  return {
    game: games + 1,
    companies,
    first: 'black',
    territories:
      games > 8 ? { T3: 1, T2: 2, T1: 3, T5: 4, T6: 5, T4: 6, T7: 7, T8: 8 } : { T3: 1, T2: 2, T1: 3, T5: 4 },
    rules:
      games > 8
        ? { R03: null, R06: null, R07: null, R08: null, R11: null, R12: null }
        : { R01: 6, R02: 5, R03: null, R06: null, R07: null, R08: null, R12: null },
    upgrades: { blue: ['U4'], yellow: ['U7'], black: ['U1'], red: ['U6'] },
    postcards: { blue: [5], yellow: [1, 11], black: [], red: [3] },
    owed: {},
    depots: { blue: city('Baltimore'), yellow: city('St. Louis'), black: city('Charleston'), red: city('Buffalo') },
    slips,
    winners,
    tokens: { blue: { golden_spike: 0, seal: 2, water_right: 0 } },
  };
}

const open = ['T1', 'T2', 'T3', 'T5'];
export function view(territories = open, story: string[] = []): View {
  const within = new Set(territories);
  return {
    campaign: { pause: { story } },
    map: {
      cities: map.cities.filter(({ territory }) => territory && within.has(territory)),
      links: map.links.filter(({ requires }) => requires.length && requires.every((one) => within.has(one))),
    },
  };
}

export function campaign(games = 4): Campaign {
  const over = games === years.length;
  const reckoning = companies.map((company, i) => {
    const sum = [...tally[company]!, ...later[company]!].reduce((all, one) => all + one, 0);
    return {
      company,
      slips: sum,
      missed: 0,
      golden_spikes: i ? 5 : 10,
      water_rights: 2 + i,
      seals: 6 - 2 * (i % 3),
      games_won: 4 - i,
      best_slip: 78,
      total: sum + 20 - i,
      rank: i + 1,
    };
  });
  return {
    id: 'C1',
    name: 'Мапа Ади',
    game: 'legends_of_the_west',
    options: { mode: 'campaign' },
    host: 'p_1',
    created: 0,
    state: over ? 'over' : 'waiting',
    games: Array.from({ length: games }, (_, i) => ({
      state: 'over' as const,
      names: ['Аня', 'Тендер', 'Буфер', 'Семафор'],
      result: {
        scores: companies.map((company) => [...tally[company]!, ...later[company]!][i]!),
        ranks: [1, 2, 3, 4],
        carry: (i === 0 ? { ...carry(1), rules: { R03: null, R12: null, R09: 4 } } : carry(i + 1)) as never,
        campaign: (over && i === games - 1 ? reckoning : null) as never,
      },
    })),
    next: { mode: 'campaign', companies: companies as never },
  };
}

const rules = [
  { rule: 'R01', slot: 1, last: 6 },
  { rule: 'R02', slot: 2, last: 5 },
  { rule: 'R03', slot: 3, last: null },
  { rule: 'R06', slot: 6, last: null },
  { rule: 'R07', slot: 7, last: null },
  { rule: 'R09', slot: 9, last: 4 },
  { rule: 'R12', slot: 12, last: null },
];
const special = { rule: 'R08', slot: 8, last: null, choice: { locos: 1, money: 3, cards: 2 } };
export const yearTable: Years = {
  years,
  played: 4,
  winners: ['blue', 'yellow', 'black', 'blue'],
  missed: [21, 19, 25, 24],
  members: companies.map((company) => ({
    company,
    slips: tally[company]!,
    total: tally[company]!.reduce((all, one) => all + one, 0),
    wins: company === 'blue' ? 2 : company === 'red' ? 0 : 1,
    upgrades: [],
    owed: 0,
    postcards: [],
    depot: null,
    first: false,
    tokens: {},
  })),
};

export const table = {
  game: 4,
  games: 12,
  year: 1874,
  me: 'blue' as Company,
  slips,
  years: yearTable,
  rules,
  territories: [
    { territory: 'T3', game: 1, by: 'blue' as Company },
    { territory: 'T2', game: 2, by: 'yellow' as Company },
    { territory: 'T1', game: 3, by: 'black' as Company },
    { territory: 'T5', game: 4, by: 'blue' as Company },
  ],
  postcards: [{ number: 5, company: 'blue' as Company, mine: true, sent: false, check: 'on_slip' }],
  subsidy: null,
};

const territory = { page: 'territory' as const, by: 'blue' as Company };
const contents = {
  cities: map.cities.filter((one) => one.territory === 'T5').map(({ id }) => id),
  routes: 20,
  joined: 9,
  tickets: 8,
  drawable: 5,
  events: ['E21', 'E22'],
  rule: special,
};
export const pages: Record<string, Page> = {
  slip: { page: 'slips' },
  first: { page: 'first', company: 'black', from: 'yellow' },
  event: {
    page: 'event',
    by: 'blue',
    pile: ['E10', 'E17', 'E22', 'E02'],
    lightning: ['E10', 'E22'],
    current: 'E02',
    retired: null,
    gone: ['E03', 'E07', 'E16'],
    deck: 14,
  },
  story: { page: 'story', card: '1874-02' },
  mail: {
    page: 'mail',
    cards: [
      { company: 'blue', a: city('Baltimore'), b: city('Mobile'), number: 5 },
      { company: 'red', a: city('Boston'), b: city('Cincinnati'), number: 3 },
      { company: 'yellow', a: city('Buffalo'), b: city('Atlanta'), number: 1 },
      { company: 'yellow', a: city('Marquette'), b: city('Buffalo'), number: 11 },
    ],
  },
  territory: {
    ...territory,
    offers: [
      { territory: 'T4', beside: ['T3'], from: [city('New Orleans')], bearing: 240 },
      { territory: 'T5', beside: ['T2', 'T3'], from: [], bearing: 285 },
    ],
    opened: null,
    contents: null,
  },
  dock: { ...territory, offers: [], opened: 'T5', contents },
  rule: { page: 'rule', rule: special },
  upgrade: {
    page: 'upgrade',
    order: [
      { company: 'yellow', place: 4, total: 33, upgrades: ['U7'], taken: ['U7'] },
      { company: 'blue', place: 3, total: 36, upgrades: [], taken: [] },
      { company: 'red', place: 2, total: 41, upgrades: [], taken: [] },
      { company: 'black', place: 1, total: 52, upgrades: [], taken: [] },
    ],
    offers: ['U1', 'U2', 'U3', 'U4', 'U5', 'U6', 'U7'].map((upgrade) => ({
      upgrade,
      left: upgrade === 'U7' ? 2 : 3,
      copies: 3,
      holders: upgrade === 'U7' ? ['yellow' as Company] : [],
    })),
  },
  owed: {
    page: 'upgrade',
    order: [
      { company: 'blue', upgrades: ['U2'], taken: [], owed: 1 },
      { company: 'red', upgrades: [], taken: [], owed: 2 },
    ],
    offers: ['U1', 'U2', 'U3', 'U4', 'U5', 'U6', 'U7'].map((upgrade) => ({
      upgrade,
      left: upgrade === 'U7' ? 2 : 3,
      copies: 3,
      holders: upgrade === 'U7' ? ['yellow' as Company] : [],
    })),
  },
  vault: { page: 'vault' },
  clear: { page: 'clear', rules: [{ rule: 'R09', slot: 9, last: 4 }], events: [] },
};
export const legal: Record<string, string[]> = {
  event: ['retire E02', 'retire E10', 'retire E17', 'retire E22'],
  territory: ['open T4', 'open T5'],
  upgrade: ['upgrade U1', 'upgrade U2', 'upgrade U3', 'upgrade U4', 'upgrade U5', 'upgrade U6'],
  owed: ['upgrade U1', 'upgrade U3', 'upgrade U4', 'upgrade U5', 'upgrade U6', 'upgrade U7'],
};
