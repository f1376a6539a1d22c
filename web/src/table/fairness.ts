// Were the dice fair? Every roll of a finished game follows from a secret whose commitment was shown
// before the first move (engine/core/nature.h). The engine repeats them here, in the reader's own browser.
import { askEngine } from '../net/engine';

/** How many rolls were repeated and found right; null when the record does not prove its dice. */
export async function checkDice(record: string, commitment: string): Promise<number | null> {
  const header = JSON.parse(record.split('\n', 1)[0] ?? '{}') as { commitment?: string };
  if (header.commitment !== commitment) return null;
  const answer = await askEngine({ op: 'verify', record });
  return answer.ok && answer.finished === true ? Number(answer.nature_moves) : null;
}
