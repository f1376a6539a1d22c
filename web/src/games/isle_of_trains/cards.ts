// What is printed on cards, islands and ticket tiles, as the drawings want it. For drawing and naming only; what is
// allowed the engine says.
import { box, type BoxCard, type BoxOp } from './box';
import type { ActionName, CardId, Cargo, Colour, Dest, TileId } from './view';

export type Category = BoxCard['category'];

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

const opNames = {
  take_cards: 'cards',
  discard_cards: 'discard',
  vp_tokens: 'tokens',
  take_passengers: 'pax',
  take_from_discard: 'pick',
} as const;

export const opsOf = (list: readonly BoxOp[]): Op[] =>
  list.map((one) =>
    one.op === 'bonus_action' ? { op: 'bonus', actions: one.options } : { op: opNames[one.op], n: one.n },
  );

function scoringOf({ effect }: BoxCard): Scoring {
  const { code, vp = 0, base_vp: base = 0, cargo, destinations } = effect!;
  switch (code) {
    case 'per_contract_symbol':
      return { by: 'symbols', cargo: cargo!, vp };
    case 'per_passenger_on_tickets':
      return { by: 'tickets', base, vp, dests: destinations as [Dest, Dest] };
    case 'per_loaded_item':
      return { by: 'items', vp };
    case 'per_train_card_with_build_passenger_icon':
      return { by: 'icons', vp };
    case 'per_car_not_engine':
      return { by: 'cars', vp };
    default:
      return { by: 'flat', vp };
  }
}

const cardFrom = (card: BoxCard): Card => ({
  id: card.id,
  category: card.category,
  level: card.level ?? 0,
  count: card.count,
  cost: card.cost,
  vp: card.vp,
  power: card.power,
  weight: card.weight,
  capacity: card.capacity,
  holds: card.holds.length > 1 ? 'any' : (card.holds[0] ?? null),
  cargo: card.cargo.length > 1 ? 'all' : card.cargo[0]!,
  pax: card.passengers_on_build,
  benefit: opsOf(card.load_benefit),
  ...(card.category === 'building' && { scoring: scoringOf(card) }),
});

const all = [...box.train_cards, ...box.promo.train_cards].map(cardFrom);
const categories = [...new Set(all.map(({ category }) => category))];

export const cardTable: Record<CardId, Card> = Object.fromEntries(all.map((card) => [card.id, card]));

/** All kinds in the order a hand is sorted in: the promo's engine stands with the engines. */
export const cardOrder: CardId[] = categories.flatMap((one) =>
  all.filter(({ category }) => category === one).map(({ id }) => id),
);

/** The deck of a lone player on the first day: one engine is built, and hand and display are dealt. */
export const deckAtStart =
  box.train_cards.reduce((sum, { count }) => sum + count, 0) - 1 - box.setup.hand - box.setup.display;

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

const needsOf = (needs: Record<Cargo | 'any', number>): Needs =>
  Object.fromEntries(Object.entries(needs).filter(([, n]) => n > 0));

export const islandTable = Object.fromEntries(
  box.islands.map(({ id, initial, secondary }) => [
    id,
    {
      initial: { deliver: needsOf(initial.deliver), vp: initial.vp },
      secondary: Object.fromEntries(
        secondary.map((one) => [
          one.id,
          {
            deliver: needsOf(one.deliver),
            vp: one.vp_added,
            total: one.vp_total,
            symbols: needsOf(one.symbols_total),
          },
        ]),
      ),
    },
  ]),
) as Record<Dest, IslandCard>;

/** Rewards of the spaces of a tile, left to right. */
export const ticketTable: Record<TileId, Op[][]> = Object.fromEntries(
  [...box.tickets, ...box.promo.tickets].map(({ id, rewards }) => [id, rewards.map(opsOf)]),
);

/** How many passengers a tile takes: as many as it has rewards. */
export const spacesOf = (tile: TileId): number => ticketTable[tile]?.length ?? 0;

/** North to south, as on our panorama. */
export const destOrder: Dest[] = [
  'alpine_lodge',
  'billingtons',
  'cactus_mines',
  'devon_city',
  'camp_eagle',
  'flint_beach',
  'research_station',
];

export const colours: Colour[] = box.destinations.map(({ colour }) => colour);
export const cargoes: Cargo[] = box.cargo_types;

export const destOfColour = Object.fromEntries(box.destinations.map(({ id, colour }) => [colour, id])) as Record<
  Colour,
  Dest
>;

export const colourOfDest = (dest: Dest): Colour | null =>
  colours.find((colour) => destOfColour[colour] === dest) ?? null;
