// Views of the three recorded games, as the engine (WebAssembly) gives them.
import { readFileSync } from 'node:fs';
import { load } from '../../../../tests/wasm/roundhouse.mjs';
import type { PickQuote, PioneerView } from '../../../src/games/pioneer_rails/view';

const call = load('../build/wasm/apps/wasm/roundhouse.wasm') as (request: object) => Record<string, unknown>;

export const games = ['standard_3_seats_a', 'many_5_seats_b', 'solo_b_medium_extra_card'] as const;
export type Recorded = (typeof games)[number];

const records = new Map(
  games.map((name) => [
    name,
    readFileSync(`../tests/games/pioneer_rails/examples/${name}.jsonl`, 'utf8')
      .trim()
      .split('\n')
      // The last line is the result.
      .filter((line, i) => !i || line.startsWith('{"by"')),
  ]),
);

/** How many moves a game has. */
export const lengthOf = (name: Recorded): number => records.get(name)!.length - 1;

const textOf = (name: Recorded, moves: number): string =>
  `${records
    .get(name)!
    .slice(0, moves + 1)
    .join('\n')}\n`;

function ask<Answer>(op: string, record: string, seat: number): Answer {
  const answer = call({ op, record, seat });
  if (!answer.ok) throw new Error(`${op}: ${JSON.stringify(answer)}`);
  return answer as Answer;
}

const seen = new Map<string, PioneerView>();

/** The table after so many moves. */
export function viewAt(name: Recorded, moves: number, seat = 0): PioneerView {
  const key = `${name} ${moves} ${seat}`;
  const view = seen.get(key) ?? ask<{ view: PioneerView }>('view', textOf(name, moves), seat).view;
  seen.set(key, view);
  return view;
}

export const endOf = (name: Recorded, seat = 0): PioneerView => viewAt(name, lengthOf(name), seat);

/** What may be picked, with what it would bring. */
export function picksAt(name: Recorded, moves: number, seat: number): { card: string; quote: PickQuote }[] {
  const { moves: legal, quotes } = ask<{ moves: string[]; quotes: PickQuote[] }>('legal', textOf(name, moves), seat);
  return legal.flatMap((move, i) => (move.startsWith('pick ') ? [{ card: move.slice(5), quote: quotes[i]! }] : []));
}

/** The first position from a place in the game on that is as wanted. */
export function find(name: Recorded, wanted: (view: PioneerView) => boolean, seat = 0, from = 0): number {
  for (let n = from; n <= lengthOf(name); n++) if (wanted(viewAt(name, n, seat))) return n;
  throw new Error(`no such position in ${name}`);
}
