// The view JSON of engine/games/railroad_ink/view.cpp, as types.
import type { PieceId } from './pieces';

export interface Space {
  piece: PieceId | 'CRATER';
  sides?: string;
  round?: number;
}

export interface Score {
  networks: number;
  exits: number[];
  highway: number;
  railway: number;
  centre: number;
  craters: number;
  closed_lakes: number;
  largest_lake: number;
  errors: number;
  total: number;
}

/** Spaces and ends one after the other in one text: "303132", "04E44N". */
export interface Squares {
  /** Those that score: with two exits or more. */
  networks: { exits: number; spaces: string }[];
  highway: string;
  railway: string;
  /** Drawn ones in the middle. */
  centre: string;
  errors: string;
  crater_ends: string;
  /** The largest first. */
  lakes: { closed: boolean; spaces: string }[];
}

export const spacesOf = (text: string): string[] => text.match(/../g) ?? [];
export const endsOf = (text: string): string[] => text.match(/.../g) ?? [];

export interface SeatView {
  spaces: Record<string, Space>;
  specials_used: PieceId[];
  marker?: string;
  faces: PieceId[];
  done: boolean;
  /** Only in the viewer's own seat while a round is being drawn. */
  drawn?: boolean[];
  lava_drawn?: boolean[];
  special_this_round?: boolean;
  impact_settled?: boolean;
  score: Score;
  squares: Squares;
}

export type Direction = 'N' | 'E' | 'S' | 'W' | 'ANY';

export interface InkView {
  phase: 'first' | 'roll' | 'meteor' | 'lava' | 'draft' | 'play' | 'over';
  round: number;
  rounds: number;
  turn: (number | 'nature')[];
  meteor?: { direction: Direction; distance: number };
  lava?: [PieceId, PieceId];
  star?: number;
  first?: number;
  pairs?: ([PieceId, PieceId] | null)[];
  seats: SeatView[];
}
