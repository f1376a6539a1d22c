// From what is told of a finished game to the step of its replay that it tells of.
import { links, router } from '../../app/router.svelte';
import type { GameUi } from '../../games/game';
import { api } from '../../net/api';
import type { TableStore } from '../../net/table.svelte';
import type { View } from '../../net/types';
import type { Course } from '../course';
import { movesOf } from '../record';

/** Opens the replay with an event of the log: `i` counts the moves that this viewer was told of. */
export async function openEvent(store: TableStore, ui: GameUi, i: number): Promise<void> {
  const [game, record] = await Promise.all([ui.replay(), api.record(store.id)]);
  const index = game.heard?.(movesOf(record), store.seat)[i] ?? i;
  router.go(links.position(store.id, index + 1));
}

/** Of neighbours in a list the later one of those between which a figure grew most; null: it never grew. */
async function steepest(list: number[], figure: (at: number) => Promise<number>): Promise<[number, number] | null> {
  const values = await Promise.all(list.map(figure));
  let found: [number, number] | null = null;
  let most = 0;
  for (let k = 1; k < list.length; k++) {
    const grew = values[k]! - values[k - 1]!;
    if (grew > most) [found, most] = [[list[k - 1]!, list[k]!], grew];
  }
  return found;
}

/** After how many moves a figure of the table grew most: in the round that it grew most in. */
export async function turningPoint(
  store: Pick<TableStore, 'at'>,
  { rounds }: Course,
  figure: (view: View) => number,
): Promise<number | null> {
  const known = new Map<number, Promise<number>>();
  const figureAt = (moves: number): Promise<number> => {
    const value = known.get(moves) ?? store.at(moves).then((view) => (view ? figure(view) : 0));
    known.set(moves, value);
    return value;
  };
  const end = rounds.length - 1;
  // A move belongs to the round it was made in, also when it ends it.
  const ends = rounds.flatMap((round, i) => (i === 0 || i === end || rounds[i - 1] !== round ? [i] : []));
  const within = await steepest(ends, figureAt);
  if (!within) return null;
  const [from, to] = within;
  const step = await steepest(
    Array.from({ length: to - from + 1 }, (_, k) => from + k),
    figureAt,
  );
  return step?.[1] ?? null;
}
