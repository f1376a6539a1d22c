// What has been said at a table and not been looked at on this device.
import { hidden } from '../app/hidden.svelte';
import { me } from '../app/me.svelte';
import type { TableStore } from '../net/table.svelte';

export class Unread {
  private last: number;
  /** `seen`: is the conversation on the screen? */
  constructor(
    private store: TableStore,
    private seen: () => boolean,
  ) {
    this.last = $state(Number(localStorage.getItem(this.key)) || 0);
    $effect(() => {
      const newest = store.chat.at(-1)?.i ?? 0;
      if (!this.seen() || newest <= this.last) return;
      this.last = newest;
      localStorage.setItem(this.key, String(newest));
    });
  }

  get count(): number {
    if (this.seen()) return 0;
    return hidden.heard(this.store.chat).filter(({ i, who }) => i > this.last && who !== me.id).length;
  }

  private get key(): string {
    return `rh.read.${this.store.id}`;
  }
}
