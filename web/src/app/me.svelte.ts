// Who is at this device, and the lists of the first page.
import { api, ApiError } from '../net/api';
import { allGames } from '../net/boxes';
import { socket } from '../net/socket.svelte';
import type { GameInfo, TableInfo } from '../net/types';
import { t, texts } from './texts.svelte';
import { toasts } from './toasts.svelte';

class Me {
  name = $state<string | null>(null);
  id = $state<string | null>(null);
  /** The server has said who is here (a stranger has neither name nor id). */
  known = $state(false);
  games = $state.raw<GameInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  /** Both lists have been fetched. */
  listed = $state(false);
  /** Where the next page of my tables begins; null: all of them are here. */
  next = $state<string | null>(null);
  private paged = false;
  /** The table on the screen knows better than the list whether it waits for me. */
  here = $state.raw<{ id: string; waits: boolean } | null>(null);
  /** Tables where it is my turn, or that invite me. */
  waiting = $derived(
    this.mine.filter((table) =>
      table.id === this.here?.id
        ? this.here.waits
        : table.seats.some((seat) => seat.invites_me || (table.state === 'running' && seat.mine && seat.to_move)),
    ),
  );
  /** How many they are, with the one on the screen if the list does not have it. */
  calls = $derived(
    this.waiting.length + (this.here?.waits && !this.mine.some((table) => table.id === this.here!.id) ? 1 : 0),
  );

  private loaded: Promise<void> = Promise.resolve();

  load(): Promise<void> {
    return (this.loaded = this.fetch());
  }

  private async fetch(): Promise<void> {
    try {
      const [me, games] = await Promise.all([api.me(), allGames()]);
      this.name = me.name;
      this.id = me.id ?? null;
      this.games = games;
      this.known = true;
    } catch (error) {
      report(error);
    }
  }

  async refresh(): Promise<void> {
    const [mine, open] = await Promise.all([api.myTables(), api.publicTables()]);
    // Pages fetched before stay behind the first one, as they were.
    const first = new Set(mine.tables.map((table) => table.id));
    this.mine = [...mine.tables, ...(this.paged ? this.mine.filter((table) => !first.has(table.id)) : [])];
    if (!this.paged) this.next = mine.next;
    this.open = open;
    this.listed = true;
  }

  /** Fetches one more page of my tables. */
  async more(): Promise<void> {
    if (this.next === null) return;
    const page = await api.myTables(this.next);
    const known = new Set(this.mine.map((table) => table.id));
    this.mine = [...this.mine, ...page.tables.filter((table) => !known.has(table.id))];
    this.next = page.next;
    this.paged = true;
  }

  async rename(name: string): Promise<void> {
    const stranger = this.id === null;
    const me = await api.rename(name);
    this.name = me.name;
    this.id = me.id ?? this.id;
    if (stranger) socket.restart();
  }

  /** Everything that writes needs a name; a newcomer gets one and may change it later. */
  async introduce(): Promise<void> {
    await this.loaded; // whoever has a name keeps it
    if (!this.name) await this.rename(t('me.default'));
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export async function errorText(error: unknown): Promise<string> {
  // Without a line to the server there are words of our own.
  await texts.open('.errors').catch(() => {});
  const code = error instanceof ApiError ? error.code : 'internal';
  const known = t(`errors.${code}`, error instanceof ApiError ? error.args : {});
  return known === `errors.${code}` ? t('errors.other', { code }) : known;
}

export function report(error: unknown): void {
  void errorText(error).then((text) => toasts.show(text, 'warn'));
}

export const me = new Me();
