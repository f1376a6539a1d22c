// What the view alone does not tell: which main actions this turn has seen, and how many cards an effect brought.
import type { GameEvent } from '../../net/types';
import { box } from './box';
import { actionOf } from './stations';
import type { ActionName, IsleView } from './view';

export class TurnMemory {
  /** The main actions of this turn; after a reload their names are not known. */
  done = $state.raw<(ActionName | null)[]>([]);
  /** How many cards the present effect brings: the view only says how many are left. */
  takeTotal = $state(0);
  private turn = '';
  private left = box.turn.actions;
  private events = 0;

  hear(view: IsleView, log: readonly GameEvent[]): void {
    const now = view.pending[0];
    const taking = now?.what === 'take' ? now.left : 0;
    if (taking > this.takeTotal || !taking) this.takeTotal = taking;
    const turn = `${view.active}/${view.round}`;
    if (turn !== this.turn) {
      this.done = [];
      this.left = box.turn.actions;
      this.events = this.turn
        ? Math.max(this.events, log.findLastIndex((event) => event.c === 'turn') + 1)
        : log.length;
    }
    if (view.actions_left < this.left) {
      // The first event since then tells what was opened.
      const fresh = log.slice(this.events).find((event) => event.by === view.active && actionOf(event));
      const unknown: null[] = Array.from({ length: this.left - view.actions_left - 1 }, () => null);
      this.done = [...this.done, ...unknown, actionOf(fresh)];
    } else if (view.actions_left > this.left) {
      // Taken back: the action is open again.
      this.done = this.done.slice(0, box.turn.actions - view.actions_left);
    }
    this.turn = turn;
    this.left = view.actions_left;
    this.events = log.length;
  }
}
