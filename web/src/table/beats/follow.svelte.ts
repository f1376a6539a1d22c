// Others' turns at this table. What plays them and sums them up (player.svelte.ts, its components and words) is fetched
// with the first of them; until it is here they wait.
import type { GameSession, GameUi } from '../../games/game';
import type { Pace, Step, TableStore } from '../../net/table.svelte';
import { common, type GameEvent, type UpdateMessage } from '../../net/types';
import { actorOf, movesOf } from './actions';
import type { Parts } from './parts';

/** A step, and how many events there were after it. */
export type Told = Step & { events: GameEvent[]; count: number };

export class Follow implements Pace {
  readonly store: TableStore;
  readonly ui: GameUi;
  readonly session: GameSession;
  readonly led: () => boolean;
  parts = $state.raw<Parts | null>(null);
  /** What was taken in before there was a player; from when on somebody has seen the table. */
  early: Told[] = [];
  first: unknown = null;
  private asked = false;

  /** `led`: is the player told what to do just now (a lesson)? Then sums stay folded. */
  constructor(store: TableStore, ui: GameUi, session: GameSession, led: () => boolean = () => false) {
    this.store = store;
    this.ui = ui;
    this.session = session;
    this.led = led;
    if (!ui.beats || store.info!.seats.length < 2) return;
    store.pace = this;
    this.began();
  }

  holds(update: UpdateMessage): boolean {
    if (this.parts) return this.parts.player.holds(update);
    const actor = actorOf(update.e);
    if (actor === this.store.seat) return false;
    if (actor >= 0) void this.fetch();
    return this.asked && !document.hidden;
  }

  took(step: Step): void {
    const told = { ...step, count: this.store.events };
    if (this.parts) this.parts.player.took(told);
    else this.early.push(told);
  }

  forgot(left: number): void {
    this.early = this.early.filter((one) => one.count <= left);
    this.parts?.player.forgot(left);
  }

  /** The table is seen for the first time, or from another seat: what the log tells of the others since my last move. */
  began(): void {
    const { store } = this;
    this.first = store.undoable ? null : store.view;
    this.early = [];
    const mine = common(store.view).turn.includes(store.seat ?? -1);
    if (store.seat !== null && mine && common(store.view).progress.now > 1) {
      const moves = movesOf(store.log);
      const last = moves.findLastIndex((events) => actorOf(events) === store.seat);
      const steps = last < 0 ? [] : moves.slice(last + 1);
      this.early = steps.map((events) => ({ events, before: store.view, after: store.view, count: store.events }));
    }
    if (this.parts) this.parts.player.began();
    else if (this.early.length) void this.fetch();
  }

  private async fetch(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      const { open } = await import('./parts');
      this.parts = await open(this);
    } catch {
      // Without it the table shows what there is.
      this.close();
      this.store.catchUp();
    }
  }

  close(): void {
    this.store.pace = null;
    this.parts?.player.close();
  }
}
