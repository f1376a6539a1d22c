// What the engine says a legal move costs and brings (docs/views/isle_of_trains.md, Quotes), as types.
import type { BoxOp } from './box';
import { opsOf, type Op } from './cards';
import type { Cargo } from './view';

export interface Quote {
  /** Cards of the hand. */
  cost?: number;
  /** Buildings that must be torn down first. */
  raze?: number;
  /** What the own score becomes more, once it is done. */
  points?: number;
  /** What it counts as. */
  cargo?: Cargo | 'all';
  gains?: BoxOp[];
  /** Points of a contract. */
  vp?: number;
  /** Of a delivery: cards for each item of a special one, and what else could be done there. */
  special?: number;
  steps?: ({ move: string } & Quote)[];
}

/** Its gains in the form in which benefits are drawn. */
export const gainsOf = ({ gains = [] }: Quote): Op[] => opsOf(gains);
