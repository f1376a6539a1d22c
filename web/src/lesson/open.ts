// Everything a guided game needs at the table, fetched only for one.
import { texts } from '../app/texts.svelte';
import type { TableStore } from '../net/table.svelte';
import Coach from './Coach.svelte';
import { Guide } from './guide.svelte';
import { loadLesson } from './load';

export interface OpenLesson {
  guide: Guide;
  Coach: typeof Coach;
}

/** null: there is no lesson for this game (any more), and the table is played like any other. */
export async function openLesson(game: string, store: TableStore): Promise<OpenLesson | null> {
  const [lesson] = await Promise.all([loadLesson(game), texts.open('.lesson'), texts.open(`${game}.lesson`)]);
  return lesson && { guide: new Guide(store, lesson), Coach };
}
