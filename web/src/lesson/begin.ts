// Begins a guided game, or finds the one that was left: a table of the server like any other, with dice or cards that
// follow from the lesson's number.
import { me } from '../app/me.svelte';
import { api, ApiError } from '../net/api';
import { allGames, fetchBox } from '../net/boxes';
import type { GameInfo, TableInfo } from '../net/types';
import { loadLesson } from './load';

const infoOf = async (game: string): Promise<GameInfo | undefined> => (await allGames()).find(({ id }) => id === game);

/** Who plays along: the weakest that does not play at random. */
async function apprentice(game: string): Promise<string> {
  const bots = (await infoOf(game))?.bots ?? [];
  return bots.find((bot) => bot !== 'random') ?? 'random';
}

export async function begin(game: string): Promise<TableInfo> {
  // A game's modules wait for its box; where there are several, the lesson says which, and waits for none.
  const several = (await infoOf(game))?.options.some(({ type }) => type === 'box');
  const [lesson] = await Promise.all([loadLesson(game), several || fetchBox(game)]);
  if (!lesson) throw new ApiError('no_lesson');
  await fetchBox(game, lesson.options);
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
