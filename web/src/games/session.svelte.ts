// What sessions begin with: the table as the player sees it, and a look at what still holds whenever it has changed.
import { untrack } from 'svelte';
import { nameOf } from '../app/names';
import type { Refusal, Watched } from '../net/table.svelte';
import type { Names } from './game';

export abstract class TableSession<View extends { seats: readonly unknown[] }> {
  readonly table: Watched;
  lit = $state.raw<string[]>([]);
  /** Counted: an answer to an earlier one is not waited for any more. */
  protected questions = 0;

  view = $derived.by(() => this.table.view as View);
  /** Whose place is shown: one's own, or the first. */
  seat = $derived.by(() => this.table.seat ?? 0);
  me = $derived.by<View['seats'][number] | null>(() =>
    this.table.seat === null ? null : (this.view.seats[this.table.seat] ?? null),
  );
  names = $derived.by<Names>(() => (this.table.info ? nameOf(this.table.info) : String));

  constructor(table: Watched) {
    this.table = table;
    $effect(() => {
      void this.table.legal;
      void this.view;
      untrack(() => this.renew());
    });
  }

  /** A new position: drop what no longer holds. */
  protected abstract renew(): void;

  /** A refusal in words. */
  abstract saying(refusal: Refusal): string;

  /** What a legal move costs and brings. */
  quote<Quote>(text: string): Quote | null {
    return this.table.quote(text) as unknown as Quote | null;
  }

  /** Why is this not allowed? Null where it is, and where nobody waits for the answer any more. */
  protected async reasonFor(text: string): Promise<Refusal | null> {
    const mine = ++this.questions;
    const refusal = await this.table.why(text);
    return mine === this.questions ? refusal : null;
  }

  /** A move in the notation: null, or why not. */
  async type(text: string): Promise<string | null> {
    const outcome = await this.table.move(text);
    return outcome.ok ? null : this.saying(outcome.refusal);
  }
}
