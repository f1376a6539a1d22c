// Positions reachable by the rules, for looking at the table (those of shared/mockups/isle_of_trains.html).
import type { Car, Colour, Dest, IsleView, Item, SeatView } from '../src/games/isle_of_trains/view';

export const coal: Item = { cargo: 'coal', card: 'hopper_1' };
export const oil: Item = { cargo: 'oil', card: 'engine_2' };
export const box: Item = { cargo: 'box', card: 'engine_3' };
export const down: Item = { cargo: 'box', card: null, down: true };
export const px = (passenger: Colour): Item => ({ passenger });
export const car = (card: string, ...items: Item[]): Car => ({ card, items });

export function seat(train: Car[], power: number, weight: number, more: Partial<Omit<SeatView, 'score'>> & { score?: Partial<SeatView['score']> } = {}): SeatView {
  const { score, ...rest } = more;
  return { train, power, weight, supply: {}, buildings: [], building_limit: 1, tokens: 0, hand_size: 5, ...rest, score: { tokens: 0, cars: 0, contracts: 0, loaded: 0, locomotive: 0, buildings: 0, total: 0, train: train.length, ...score } } as SeatView;
}
const tiles: Record<Exclude<Dest, 'research_station'>, string> = { alpine_lodge: 't4', billingtons: 't1', cactus_mines: 't3', devon_city: 't5', camp_eagle: 't6', flint_beach: 't2' };
type Taken = Partial<Record<Dest, [owner: number, state?: 'open' | 'a' | 'b']>>;
export function island(taken: Taken, filled: Partial<Record<Dest, number>>, lab = false): Pick<IsleView, 'islands' | 'tickets'> {
  const dests = [...Object.keys(tiles), ...(lab ? ['research_station'] : [])] as Dest[];
  return {
    islands: Object.fromEntries(dests.map((dest) => [dest, taken[dest] ? { state: taken[dest][1] ?? 'open', owner: taken[dest][0] } : { state: 'centre', owner: null }])),
    tickets: Object.fromEntries(Object.entries(tiles).map(([dest, tile]) => [dest, { tile, filled: filled[dest as Dest] ?? 0 }])) as IsleView['tickets'],
  };
}
const bag = (white: number, light_blue: number, orange: number, green: number, purple: number, black: number) => ({ white, light_blue, orange, green, purple, black });
const discard = ['engine_1', 'hopper_2', 'coach_1', 'hopper_1', 'tanker_1', 'caboose_4', 'bank', 'coach_1', 'engine_2', 'engine_2', 'hopper_1', 'caboose_7', 'boxcar_1', 'tanker_1', 'boxcar_1'];

const me = seat([car('engine_2', px('green')), car('hopper_1', coal), car('tanker_2', oil), car('coach_1', px('light_blue')), car('caboose_1')], 6, 5, {
  supply: { orange: 1, purple: 1 }, tokens: 5, hand_size: 6, hand: ['engine_3', 'hopper_2', 'tanker_1', 'boxcar_1', 'coach_2', 'customs_house'], score: { tokens: 5, cars: 12, contracts: 4, loaded: 4, total: 25 },
});
const first = seat([car('engine_2', px('white')), car('hopper_2', coal), car('tanker_1'), car('coach_2', px('purple')), car('boxcar_1', box)], 6, 6, { supply: { black: 1 }, tokens: 7, buildings: ['coal_factory'], score: { tokens: 7, cars: 13, contracts: 4, loaded: 4, buildings: 4, total: 32 } });
const second = seat([car('engine_3'), car('tanker_2'), car('boxcar_2', box), car('coach_1', px('light_blue')), car('caboose_6')], 10, 5, { supply: { orange: 1 }, tokens: 6, hand_size: 4, score: { tokens: 6, cars: 16, contracts: 7, loaded: 2, total: 31 } });
const third = seat([car('engine_1', px('black')), car('coach_3', px('white'), px('green')), car('hopper_3', coal, { cargo: 'coal', card: null, down: true }), car('caboose_3', { cargo: 'all', card: 'bank' })], 4, 3, { supply: { white: 1, green: 2 }, tokens: 2, buildings: ['northern_station'], score: { total: 29, tokens: 2, cars: 13, contracts: 5, loaded: 6, buildings: 3 } });

const base = {
  turn: [0] as (number | 'nature')[], active: 0, round: 9, max_turns: 150, actions_left: 1, actions_done: ['take'] as IsleView['actions_done'], pending: [{ what: 'actions', left: 1, of: 2 }] as IsleView['pending'],
  display: ['tanker_3', null, 'hopper_1'] as (string | null)[], deck: 19, deck_top: [], discard, bag: bag(0, 1, 0, 1, 1, 0), aside: [],
};
export const three: IsleView = { phase: 'action', ...base, ...island({ alpine_lodge: [1], cactus_mines: [0], camp_eagle: [2] }, { alpine_lodge: 2, devon_city: 2, camp_eagle: 1, flint_beach: 1 }), progress_track: { at: 3, end: 5, holder: null }, seats: [me, first, second] };
export const four: IsleView = { ...three, ...island({ alpine_lodge: [1, 'a'], cactus_mines: [0], camp_eagle: [2], research_station: [3] }, { alpine_lodge: 3, devon_city: 2, camp_eagle: 1, flint_beach: 1 }, true), progress_track: { at: 6, end: 6, holder: 2 }, final_turns: 3, seats: [{ ...me, hand_size: 9, hand: ['engine_3', 'hopper_2', 'tanker_1', 'tanker_3', 'boxcar_1', 'coach_2', 'caboose_9', 'oil_refinery', 'northern_station'], buildings: ['grand_central'] }, first, second, third] };
export const two: IsleView = { ...three, seats: [{ ...me, train: [...me.train, car('coach_2', px('white')), car('boxcar_3', box, down), car('hopper_3', coal)], power: 8, weight: 8 }, second], progress_track: { at: 3, end: 4, holder: null } };

const lone = seat([car('engine_2', px('light_blue')), car('hopper_2', coal, coal), car('boxcar_1', box), car('tanker_1'), car('coach_1', px('green'))], 6, 5, {
  supply: { orange: 1 }, tokens: 5, hand: ['engine_2', 'hopper_1', 'tanker_1', 'coach_2', 'caboose_8'], score: { tokens: 5, cars: 12, contracts: 5, loaded: 5, total: 27, won: false },
});
const soloBase: IsleView = { ...base, phase: 'action', round: 8, actions_left: 2, actions_done: [], display: ['boxcar_2', 'tanker_2', 'coach_1'], deck: 24, discard: [...discard, ...discard, 'engine_3', 'engine_3'], bag: bag(3, 2, 2, 2, 3, 2), ...island({ billingtons: [0] }, { alpine_lodge: 1 }), solo: { buyback: 3, scenario: 1, no_waiting: false }, goal: { now: 1, need: 4 }, seats: [lone] };
export const solo = soloBase;
export const scenario = (n: number): IsleView => ({ ...soloBase, ...(n === 6 || n === 8 ? island({ billingtons: [0], alpine_lodge: [0, 'a'] }, { alpine_lodge: 3, devon_city: 2 }, true) : {}), solo: { buyback: n === 9 ? 2 : 3, scenario: n, no_waiting: false }, goal: { now: n === 3 || n === 10 ? 27 : 2, need: [4, 4, 60, 13, 5, 6, 50, 7, 5, 70][n - 1]! } });
export const challenge: IsleView = { ...soloBase, phase: 'night', pending: [{ what: 'night' }], solo: { buyback: 3, scenario: null, no_waiting: true }, seats: [{ ...lone, score: { ...lone.score, total: 57, rating: 1 } }] };
delete (challenge as { goal?: unknown }).goal;
