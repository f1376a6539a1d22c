import type { GameMeta } from './game';

const found = import.meta.glob<{ meta: GameMeta }>('./*/meta.ts', { eager: true });

export const games: GameMeta[] = Object.values(found)
  .map((module) => module.meta)
  .sort((a, b) => a.order - b.order);

export const gameById = (id: string): GameMeta | undefined => games.find((game) => game.id === id);
