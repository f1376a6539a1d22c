// Who is at this device, and the lists of the first page.
import { api, ApiError } from '../net/api';
import { socket } from '../net/socket.svelte';
import type { GameInfo, TableInfo } from '../net/types';
import { t } from './texts.svelte';
import { toasts } from './toasts.svelte';

class Me {
  name = $state<string | null>(null);
  id = $state<string | null>(null);
  games = $state.raw<GameInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  open = $state.raw<TableInfo[]>([]);
  loaded = $state(false);

  async load(): Promise<void> {
    try {
      const [me, games] = await Promise.all([api.me(), api.games()]);
      this.name = me.name;
      this.id = me.id ?? null;
      this.games = games;
      await this.refresh();
    } catch (error) {
      report(error);
    } finally {
      this.loaded = true;
    }
  }

  async refresh(): Promise<void> {
    const [mine, open] = await Promise.all([
      this.name ? api.tables('mine') : Promise.resolve([]),
      api.tables('public'),
    ]);
    this.mine = mine;
    this.open = open;
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
    if (!this.name) await this.rename(t('me.default'));
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export function errorText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'internal';
  const known = t(`errors.${code}`, error instanceof ApiError ? error.args : {});
  return known === `errors.${code}` ? t('errors.other', { code }) : known;
}

export function report(error: unknown): void {
  toasts.show(errorText(error), 'warn');
}

export const me = new Me();
