import { texts } from '../app/texts.svelte';
import { fetchBox } from '../net/boxes';
import type { Options } from '../net/types';
import type { GameMeta, GameUi } from './game';
import { isPlayable, loadGame } from './load';

const found = import.meta.glob<GameMeta>('./*/meta.ts', { eager: true, import: 'meta' });

export const games: GameMeta[] = Object.values(found).sort((a, b) => a.order - b.order);

/** Those that can be played first, of these the easiest. */
export const gamesOnOffer: GameMeta[] = games.toSorted(
  (a, b) => Number(isPlayable(b.id)) - Number(isPlayable(a.id)) || a.ease - b.ease,
);

export const gameById = (id: string): GameMeta | undefined => games.find((game) => game.id === id);

/** A game with its words and the box that a table's options name; null while it is still to come. */
export async function openGame(meta: GameMeta, options?: Options): Promise<GameUi | null> {
  if (!isPlayable(meta.id)) return null;
  const [ui] = await Promise.all([loadGame(meta.id), fetchBox(meta.id, options), texts.open(meta.id)]);
  return ui;
}
