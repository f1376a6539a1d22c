// The box as the server has it (data/isle_of_trains/): as much of its shape as the table reads.
import { boxOf } from '../../net/boxes';
import type { ActionName, CardId, Cargo, Colour, Dest, TileId } from './view';

export type BoxOp =
  | {
      op: 'take_cards' | 'discard_cards' | 'vp_tokens' | 'take_passengers' | 'take_from_discard';
      n: number;
    }
  | { op: 'bonus_action'; options: ActionName[] };

export interface BoxCard {
  id: CardId;
  category: 'engine' | 'hopper' | 'tanker' | 'boxcar' | 'coach' | 'caboose' | 'building';
  level: number | null;
  count: number;
  cost: number;
  vp: number;
  power: number;
  weight: number;
  capacity: number;
  holds: (Cargo | 'passenger')[];
  cargo: Cargo[];
  passengers_on_build: number;
  load_benefit: BoxOp[];
  effect: { code: string; vp?: number; base_vp?: number; cargo?: Cargo; destinations?: Dest[] } | null;
}

type BoxNeeds = Record<Cargo | 'any', number>;

interface BoxIsland {
  id: Dest;
  initial: { deliver: BoxNeeds; vp: number };
  secondary: { id: 'a' | 'b'; deliver: BoxNeeds; vp_added: number; vp_total: number; symbols_total: BoxNeeds }[];
}

interface BoxTile {
  id: TileId;
  rewards: BoxOp[][];
}

export interface BoxScenario {
  goal: { type: string; islands?: Dest[]; engine?: CardId; car_types?: CardId[]; count?: number };
  rules: { secondary_contracts?: unknown };
}

interface Box {
  cargo_types: Cargo[];
  train_cards: BoxCard[];
  islands: BoxIsland[];
  destinations: { id: Dest; colour: Colour }[];
  tickets: BoxTile[];
  setup: { hand: number; display: number; start_engine: CardId };
  turn: { hand_limit: number };
  solo: { rating: { min: number }[] };
  scenarios: BoxScenario[];
  promo: { train_cards: BoxCard[]; tickets: BoxTile[] };
}

export const box = await boxOf<Box>('isle_of_trains');
