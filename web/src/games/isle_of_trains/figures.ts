// Positions for the pictures of the rules page.
import type { Car, Colour, IsleView, Item } from './view';

const coal: Item = { cargo: 'coal', card: null };
const oil: Item = { cargo: 'oil', card: null };
const box: Item = { cargo: 'box', card: null };
const rider = (passenger: Colour): Item => ({ passenger });
const car = (card: string, ...items: Item[]): Car => ({ card, items });
const open = { state: 'centre' as const, owner: null };

export const figures = {
  before: [car('engine_2', rider('green')), car('hopper_1', coal), car('tanker_2', oil)],
  after: [car('engine_2', rider('green')), car('hopper_2', coal), car('tanker_2', oil)],
  other: [car('engine_1'), car('tanker_2', oil), car('coach_1', rider('white'))],
  loaded: [car('engine_2', rider('light_blue')), car('hopper_1', coal), car('boxcar_1', box)],
  view: {
    islands: {
      alpine_lodge: { state: 'a', owner: 1 },
      billingtons: open,
      camp_eagle: open,
      flint_beach: open,
      cactus_mines: { state: 'open', owner: 0 },
      devon_city: open,
    },
    tickets: {
      alpine_lodge: { tile: 't4', filled: 2 },
      billingtons: { tile: 't1', filled: 0 },
      camp_eagle: { tile: 't6', filled: 1 },
      flint_beach: { tile: 't2', filled: 0 },
      cactus_mines: { tile: 't3', filled: 0 },
      devon_city: { tile: 't5', filled: 1 },
    },
  } as unknown as IsleView,
};
