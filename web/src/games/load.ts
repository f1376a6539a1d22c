// What plays a game: `ui.ts` of its folder, fetched when one of its tables or its rules are opened. A folder without it
// is a game still to come.
import type { GameUi } from './game';

const found = import.meta.glob<{ ui: GameUi }>('./*/ui.ts');

export const isPlayable = (game: string): boolean => `./${game}/ui.ts` in found;

/** Its modules wait for the game's box (net/boxes.ts). */
export const loadGame = async (game: string): Promise<GameUi | null> =>
  (await found[`./${game}/ui.ts`]?.())?.ui ?? null;
