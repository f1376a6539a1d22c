// Reads a record (docs of the engine: one JSON object a line) as far as a replay needs it.
import type { RecordMove } from '../games/game';

export function movesOf(record: string): RecordMove[] {
  return record
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const { by, move } = JSON.parse(line) as { by?: number | 'nature'; move?: string };
      return move === undefined ? [] : [{ by: typeof by === 'number' ? by : -1, move }];
    });
}
