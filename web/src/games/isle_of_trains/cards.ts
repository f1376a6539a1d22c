// The numbers printed on cards, islands and ticket tiles: data/isle_of_trains.json in short (a test compares them).
// For drawing and naming only; what is allowed the engine says.
import type { ActionName, CardId, Cargo, Colour, Dest, TileId } from './view';

export type Category = 'engine' | 'hopper' | 'tanker' | 'boxcar' | 'coach' | 'caboose' | 'building';

/** One thing a benefit or reward brings, in printed order. */
export type Op =
  { op: 'cards' | 'discard' | 'tokens' | 'pax' | 'pick'; n: number } | { op: 'bonus'; actions: ActionName[] };

/** What a building scores at the end. */
export type Scoring =
  | { by: 'symbols'; cargo: Cargo; vp: number }
  | { by: 'items' | 'icons' | 'cars'; vp: number }
  | { by: 'flat'; vp: number }
  | { by: 'tickets'; base: number; vp: number; dests: [Dest, Dest] };

export interface Card {
  id: CardId;
  category: Category;
  /** 1..3, the time engine 4; cabooses and buildings 0. */
  level: number;
  /** Copies in the box. */
  count: number;
  cost: number;
  vp: number;
  power: number;
  weight: number;
  capacity: number;
  holds: Cargo | 'passenger' | 'any' | null;
  /** What it is when loaded. */
  cargo: Cargo | 'all';
  /** Passengers drawn when it is built. */
  pax: number;
  benefit: Op[];
  scoring?: Scoring;
}

const cards = (n: number): Op => ({ op: 'cards', n });
const discard = (n: number): Op => ({ op: 'discard', n });
const tokens = (n: number): Op => ({ op: 'tokens', n });
const pax = (n: number): Op => ({ op: 'pax', n });
const pick = (n: number): Op => ({ op: 'pick', n });
const bonus = (...actions: ActionName[]): Op => ({ op: 'bonus', actions });

type Row = [
  Category,
  level: number,
  count: number,
  cost: number,
  vp: number,
  power: number,
  weight: number,
  capacity: number,
  holds: Card['holds'],
  cargo: Card['cargo'],
  pax: number,
  benefit: Op[],
];

const rows: Record<CardId, Row> = {
  engine_1: ['engine', 1, 4, 1, 0, 4, 0, 1, 'passenger', 'all', 0, [cards(2)]],
  engine_2: ['engine', 2, 6, 3, 2, 6, 0, 1, 'passenger', 'oil', 1, [cards(2)]],
  engine_3: ['engine', 3, 6, 6, 4, 8, 0, 1, 'passenger', 'box', 1, [cards(2)]],
  time_engine: ['engine', 4, 1, 8, 5, 7, 0, 0, null, 'all', 1, []],
  hopper_1: ['hopper', 1, 4, 1, 2, 0, 1, 1, 'coal', 'coal', 0, [cards(3), discard(1)]],
  hopper_2: ['hopper', 2, 3, 4, 5, 0, 2, 2, 'coal', 'oil', 0, [cards(2), bonus('build')]],
  hopper_3: ['hopper', 3, 2, 7, 8, 0, 1, 3, 'coal', 'box', 0, [cards(2), bonus('take', 'build', 'load', 'deliver')]],
  tanker_1: ['tanker', 1, 4, 2, 2, 0, 1, 1, 'oil', 'coal', 0, [cards(3)]],
  tanker_2: ['tanker', 2, 3, 5, 5, 0, 2, 2, 'oil', 'oil', 0, [cards(3), bonus('deliver')]],
  tanker_3: ['tanker', 3, 2, 8, 8, 0, 1, 3, 'oil', 'box', 0, [cards(3), bonus('load', 'deliver')]],
  boxcar_1: ['boxcar', 1, 4, 3, 2, 0, 2, 1, 'box', 'coal', 0, [cards(4)]],
  boxcar_2: ['boxcar', 2, 3, 6, 5, 0, 3, 2, 'box', 'oil', 0, [cards(4), bonus('load')]],
  boxcar_3: ['boxcar', 3, 2, 9, 8, 0, 2, 3, 'box', 'box', 0, [cards(5), discard(1), bonus('load')]],
  coach_1: ['coach', 1, 4, 1, 1, 0, 0, 1, 'passenger', 'coal', 1, [cards(3), tokens(1)]],
  coach_2: ['coach', 2, 3, 4, 2, 0, 1, 2, 'passenger', 'oil', 2, [cards(3), tokens(2)]],
  coach_3: ['coach', 3, 2, 7, 3, 0, 0, 3, 'passenger', 'box', 3, [cards(3), tokens(3)]],
  caboose_1: ['caboose', 0, 1, 3, 2, 0, 2, 0, null, 'box', 1, []],
  caboose_2: ['caboose', 0, 1, 3, 2, 0, 2, 0, null, 'coal', 1, []],
  caboose_3: ['caboose', 0, 1, 3, 2, 0, 2, 1, 'any', 'coal', 1, []],
  caboose_4: ['caboose', 0, 1, 3, 2, 0, 2, 0, null, 'coal', 1, []],
  caboose_5: ['caboose', 0, 1, 3, 2, 0, 2, 0, null, 'coal', 1, []],
  caboose_6: ['caboose', 0, 1, 3, 1, 2, 0, 0, null, 'oil', 1, []],
  caboose_7: ['caboose', 0, 1, 3, 2, 0, 2, 0, null, 'coal', 1, []],
  caboose_8: ['caboose', 0, 1, 3, 0, 0, 2, 0, null, 'coal', 2, []],
  caboose_9: ['caboose', 0, 1, 3, 3, 0, 2, 0, null, 'oil', 1, []],
  caboose_10: ['caboose', 0, 1, 3, 2, 0, 2, 0, null, 'box', 1, []],
  coal_factory: ['building', 0, 1, 6, 0, 0, 0, 0, null, 'all', 0, []],
  oil_refinery: ['building', 0, 1, 6, 0, 0, 0, 0, null, 'all', 0, []],
  customs_house: ['building', 0, 1, 6, 0, 0, 0, 0, null, 'all', 0, []],
  bank: ['building', 0, 1, 6, 0, 0, 0, 0, null, 'all', 0, []],
  grand_central: ['building', 0, 1, 6, 0, 0, 0, 0, null, 'all', 0, []],
  town_hall: ['building', 0, 1, 6, 0, 0, 0, 0, null, 'all', 0, []],
  rail_yard: ['building', 0, 1, 6, 0, 0, 0, 0, null, 'all', 0, []],
  middle_station: ['building', 0, 1, 6, 0, 0, 0, 0, null, 'all', 0, []],
  northern_station: ['building', 0, 1, 6, 0, 0, 0, 0, null, 'all', 0, []],
  southern_station: ['building', 0, 1, 6, 0, 0, 0, 0, null, 'all', 0, []],
};

const scorings: Record<CardId, Scoring> = {
  coal_factory: { by: 'symbols', cargo: 'coal', vp: 2 },
  oil_refinery: { by: 'symbols', cargo: 'oil', vp: 2 },
  customs_house: { by: 'symbols', cargo: 'box', vp: 2 },
  bank: { by: 'items', vp: 2 },
  grand_central: { by: 'flat', vp: 8 },
  town_hall: { by: 'icons', vp: 2 },
  rail_yard: { by: 'cars', vp: 2 },
  middle_station: { by: 'tickets', base: 4, vp: 1, dests: ['cactus_mines', 'devon_city'] },
  northern_station: { by: 'tickets', base: 4, vp: 1, dests: ['alpine_lodge', 'billingtons'] },
  southern_station: { by: 'tickets', base: 4, vp: 1, dests: ['camp_eagle', 'flint_beach'] },
};

export const cardTable: Record<CardId, Card> = Object.fromEntries(
  Object.entries(rows).map(
    ([id, [category, level, count, cost, vp, power, weight, capacity, holds, cargo, pax, benefit]]) => {
      const scoring = scorings[id];
      return [
        id,
        {
          id,
          category,
          level,
          count,
          cost,
          vp,
          power,
          weight,
          capacity,
          holds,
          cargo,
          pax,
          benefit,
          ...(scoring && { scoring }),
        },
      ];
    },
  ),
);

/** All kinds in the order a hand is sorted in. */
export const cardOrder: CardId[] = Object.keys(rows);

export const isCard = (id: string): boolean => id in cardTable;

export const cardOf = (id: CardId): Card => {
  const card = cardTable[id];
  if (!card) throw new Error(`no card ${id}`);
  return card;
};

/** Cargo asked for; `any` is Research Station's. */
export type Needs = Partial<Record<Cargo | 'any', number>>;

export interface Contract {
  deliver: Needs;
  /** Points the step adds. */
  vp: number;
}

export interface SecondaryContract extends Contract {
  /** Initial and secondary together, as printed. */
  total: number;
  symbols: Needs;
}

export interface IslandCard {
  initial: Contract;
  secondary: { a: SecondaryContract; b?: SecondaryContract };
}

export const islandTable: Record<Dest, IslandCard> = {
  flint_beach: {
    initial: { deliver: { oil: 1, box: 1 }, vp: 6 },
    secondary: {
      a: { deliver: { oil: 2, box: 2 }, vp: 11, total: 17, symbols: { oil: 3, box: 3 } },
      b: { deliver: { coal: 1, oil: 1, box: 2 }, vp: 10, total: 16, symbols: { coal: 1, oil: 2, box: 3 } },
    },
  },
  camp_eagle: {
    initial: { deliver: { box: 2 }, vp: 7 },
    secondary: {
      a: { deliver: { oil: 2, box: 3 }, vp: 14, total: 21, symbols: { oil: 2, box: 5 } },
      b: { deliver: { coal: 1, oil: 1, box: 2 }, vp: 10, total: 17, symbols: { coal: 1, oil: 1, box: 4 } },
    },
  },
  devon_city: {
    initial: { deliver: { oil: 2 }, vp: 5 },
    secondary: {
      a: { deliver: { coal: 2, oil: 3 }, vp: 9, total: 14, symbols: { coal: 2, oil: 5 } },
      b: { deliver: { coal: 1, oil: 2, box: 1 }, vp: 9, total: 14, symbols: { coal: 1, oil: 4, box: 1 } },
    },
  },
  cactus_mines: {
    initial: { deliver: { coal: 1, oil: 1 }, vp: 4 },
    secondary: {
      a: { deliver: { coal: 1, oil: 2, box: 1 }, vp: 9, total: 13, symbols: { coal: 2, oil: 3, box: 1 } },
      b: { deliver: { coal: 2, oil: 2 }, vp: 7, total: 11, symbols: { coal: 3, oil: 3 } },
    },
  },
  billingtons: {
    initial: { deliver: { coal: 1, box: 1 }, vp: 5 },
    secondary: {
      a: { deliver: { coal: 2, box: 2 }, vp: 9, total: 14, symbols: { coal: 3, box: 3 } },
      b: { deliver: { coal: 2, oil: 1, box: 1 }, vp: 8, total: 13, symbols: { coal: 3, oil: 1, box: 2 } },
    },
  },
  alpine_lodge: {
    initial: { deliver: { coal: 2 }, vp: 4 },
    secondary: {
      a: { deliver: { coal: 3, box: 2 }, vp: 10, total: 14, symbols: { coal: 5, box: 2 } },
      b: { deliver: { coal: 2, oil: 1, box: 1 }, vp: 8, total: 12, symbols: { coal: 4, oil: 1, box: 1 } },
    },
  },
  research_station: {
    initial: { deliver: { any: 3 }, vp: 4 },
    secondary: { a: { deliver: { any: 5 }, vp: 7, total: 11, symbols: { any: 8 } } },
  },
};

/** Rewards of the three spaces of a tile, left to right. */
export const ticketTable: Record<TileId, [Op[], Op[], Op[]]> = {
  t1: [[cards(5)], [cards(4)], [cards(3)]],
  t2: [[cards(5)], [tokens(2), cards(2)], [tokens(2)]],
  t3: [[cards(2), bonus('load')], [cards(1), bonus('load')], [bonus('load')]],
  t4: [[tokens(4)], [tokens(3)], [tokens(2)]],
  t5: [[tokens(4)], [tokens(2), cards(2)], [cards(3)]],
  t6: [[cards(2), bonus('build')], [cards(1), bonus('build')], [bonus('build')]],
  p1: [[pick(3)], [pick(2)], [pick(1)]],
  p2: [
    [cards(3), pax(1)],
    [cards(2), pax(1)],
    [cards(2), tokens(1)],
  ],
  p3: [[tokens(2), pax(1)], [tokens(1), pax(1)], [tokens(2)]],
};

/** North to south, as on the panorama; pairs are those of the three stations. */
export const destOrder: Dest[] = [
  'alpine_lodge',
  'billingtons',
  'cactus_mines',
  'devon_city',
  'camp_eagle',
  'flint_beach',
  'research_station',
];

export const colours: Colour[] = ['white', 'light_blue', 'orange', 'green', 'purple', 'black'];
export const cargoes: Cargo[] = ['coal', 'oil', 'box'];

export const destOfColour: Record<Colour, Dest> = {
  white: 'alpine_lodge',
  light_blue: 'billingtons',
  orange: 'camp_eagle',
  green: 'flint_beach',
  purple: 'cactus_mines',
  black: 'devon_city',
};

export const colourOfDest = (dest: Dest): Colour | null =>
  colours.find((colour) => destOfColour[colour] === dest) ?? null;
