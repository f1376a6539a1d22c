// Sessions of games under test: a table that stands still, and the root that a session's effects need.
import { flushSync } from 'svelte';
import type { Outcome, Refusal, Watched } from '../src/net/table.svelte';
import type { GameEvent, Quote, TableInfo, View } from '../src/net/types';

/** What is sent is written down, questions are refused as they are told to be. */
export abstract class StillTable implements Watched {
  readonly id = 'T';
  readonly seat: number | null;
  view = $state.raw<View>(null);
  legal = $state.raw<string[]>([]);
  allowed?: string[];
  info: TableInfo | null = null;
  log: GameEvent[] = [];
  live = true;
  undoable = 0;
  sent: string[][] = [];
  asked: string[] = [];
  abstract refusal: Refusal;

  constructor(view: View, legal: string[], seat: number | null = 0) {
    this.view = view;
    this.legal = legal;
    this.seat = seat;
  }

  abstract quote(text: string): Quote | null;
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

export async function sit<Session>(
  open: () => Session,
  test: (session: Session) => Promise<void> | void,
): Promise<void> {
  let session!: Session;
  const stop = $effect.root(() => {
    session = open();
  });
  flushSync();
  try {
    await test(session);
  } finally {
    stop();
  }
}
