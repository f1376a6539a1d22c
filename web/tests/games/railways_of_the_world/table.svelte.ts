// A table that stands still at a kept moment: what is sent is written down, questions are refused as they are told to be.
import { flushSync } from 'svelte';
import { RailwaysSession } from '../../../src/games/railways_of_the_world/session.svelte';
import type { Outcome, Refusal, Watched } from '../../../src/net/table.svelte';
import type { GameEvent, Quote, TableInfo, View } from '../../../src/net/types';
import { momentOf, type Moment } from './moments';

export class StillTable implements Watched {
  readonly id = 'T';
  readonly seat: number | null;
  view = $state.raw<View>(null);
  legal = $state.raw<string[]>([]);
  allowed?: string[];
  info: TableInfo | null = null;
  log: GameEvent[] = [];
  live = true;
  undoable = 1;
  sent: string[][] = [];
  asked: string[] = [];
  refusal: Refusal = { code: 'RW-200', args: {} };
  private readonly quotes: unknown[];

  constructor({ view, legal, quotes, seat }: Moment) {
    this.view = view as unknown as View;
    this.legal = legal;
    this.quotes = quotes;
    this.seat = seat;
  }

  quote(text: string): Quote | null {
    return (this.quotes[this.legal.indexOf(text)] ?? null) as Quote | null;
  }
  async move(...texts: string[]): Promise<Outcome> {
    this.sent.push(texts);
    return { ok: true };
  }
  async preview(): Promise<View> {
    return null;
  }
  async why(text: string): Promise<Refusal | null> {
    this.asked.push(text);
    return this.refusal;
  }
  async undo(): Promise<Outcome> {
    this.sent.push(['undo']);
    return { ok: true };
  }
}

export const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};

/** A session at a moment, inside the roots that its effects need. */
export async function at(
  name: string,
  test: (session: RailwaysSession, table: StillTable) => Promise<void> | void,
): Promise<void> {
  const table = new StillTable(momentOf(name));
  let session!: RailwaysSession;
  const stop = $effect.root(() => {
    session = new RailwaysSession(table);
  });
  flushSync();
  try {
    await test(session, table);
  } finally {
    stop();
  }
}
