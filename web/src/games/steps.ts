// A record as a reader follows it: moves that belong together are one step.
import type { RecordMove, ReplayStep } from './game';

/** A move and its place in the record. */
export interface PlacedMove extends RecordMove {
  index: number;
}

export interface Telling {
  /** Does a step begin with this move? If not, it belongs to the step before it. */
  begins(move: RecordMove, before: RecordMove): boolean;
  /** A step in words, and where it takes place. */
  tell(moves: RecordMove[]): { text: string; places?: string[] };
}

export const placed = (moves: RecordMove[]): PlacedMove[] => moves.map((move, index) => ({ ...move, index }));

/** What chance does before anybody has moved is the setup, one step whatever `begins` says. */
export function stepsOf(moves: PlacedMove[], { begins, tell }: Telling): ReplayStep[] {
  const firstDeed = moves.findIndex((move) => move.by >= 0);
  const setup = firstDeed < 0 ? moves.length : firstDeed;
  const starts = moves.flatMap((move, i) => {
    if (i <= setup) return i === 0 || i === setup ? [i] : [];
    return begins(move, moves[i - 1]!) ? [i] : [];
  });
  return starts.map((start, i) => {
    const list = moves.slice(start, starts[i + 1]);
    const { text, places = [] } = tell(list);
    return { by: list[0]!.by, from: list[0]!.index, at: list.at(-1)!.index + 1, text, places };
  });
}
