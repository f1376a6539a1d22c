// A game's guided first game: `lesson.ts` of its folder, fetched when somebody begins it or goes on with it.
import type { Lesson } from '../games/game';

const found = import.meta.glob<{ lesson: Lesson }>('../games/*/lesson.ts');
const pathOf = (game: string): string => `../games/${game}/lesson.ts`;

export const hasLesson = (game: string): boolean => pathOf(game) in found;

export const loadLesson = async (game: string): Promise<Lesson | null> =>
  (await found[pathOf(game)]?.())?.lesson ?? null;
