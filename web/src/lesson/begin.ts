// Begins a guided game, or finds the one that was left: a table of the server like any other, with dice or cards that
// follow from the lesson's number.
import { me } from '../app/me.svelte';
import { api, ApiError } from '../net/api';
import { allGames, fetchBox } from '../net/boxes';
import type { TableInfo } from '../net/types';
import { loadLesson } from './load';

/** Who plays along: the weakest that does not play at random. */
async function apprentice(game: string): Promise<string> {
  const bots = (await allGames()).find(({ id }) => id === game)?.bots ?? [];
  return bots.find((bot) => bot !== 'random') ?? 'random';
}

export async function begin(game: string): Promise<TableInfo> {
  // A game's modules wait for its box.
  const [lesson] = await Promise.all([loadLesson(game), fetchBox(game)]);
  if (!lesson) throw new ApiError('no_lesson');
  await me.introduce();
  const { tables } = await api.myTables();
  const left = tables.find((table) => table.lesson && table.game === game && table.state === 'running');
  if (left) return left;
  return api.create({
    game,
    options: lesson.options,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: await apprentice(game) }],
    seed: lesson.seed,
    lesson: true,
    start: true,
  });
}
