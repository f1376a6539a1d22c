// A table of Railways of the World that stands still at a kept moment.
// What a session fetches with the first question is here at once.
import '../../../src/games/railways_of_the_world/asking';
import { RailwaysSession } from '../../../src/games/railways_of_the_world/session.svelte';
import type { Refusal } from '../../../src/net/table.svelte';
import type { Quote } from '../../../src/net/types';
import { sit, StillTable } from '../../sitting.svelte';
import { momentOf, type Moment } from './moments';

export class MomentTable extends StillTable {
  undoable = 1;
  refusal: Refusal = { code: 'RW-200', args: {} };
  private readonly quotes: unknown[];

  constructor({ view, legal, quotes, seat }: Moment) {
    super(view, legal, seat);
    this.quotes = quotes;
  }

  quote(text: string): Quote | null {
    return (this.quotes[this.legal.indexOf(text)] ?? null) as Quote | null;
  }
}

/** A session at a moment. */
export async function at(
  name: string,
  test: (session: RailwaysSession, table: MomentTable) => Promise<void> | void,
): Promise<void> {
  const table = new MomentTable(momentOf(name));
  await sit(
    () => new RailwaysSession(table),
    (session) => test(session, table),
  );
}
