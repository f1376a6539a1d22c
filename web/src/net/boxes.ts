// The facts of a game's boxes (numbers, pieces, maps) as the server has them: nothing that lies in a box is typed again
// here. A game's own part of the client comes beside them; its modules wait for the box before they begin (`boxOf`).
import { api, ApiError } from './api';
import type { BoxInfo, GameInfo, Options } from './types';

const kept = new Map<string, Map<string, unknown>>();
const waiting = new Map<string, (() => void)[]>();

/** Keeps the facts of a box: `fetchBox` does, and pages without a server. */
export function keepBox(game: string, name: string, facts: unknown): void {
  const boxes = kept.get(game) ?? new Map<string, unknown>();
  kept.set(game, boxes.set(name, facts));
  for (const go of waiting.get(game) ?? []) go();
  waiting.delete(game);
}

/** The facts of a game's only box as soon as they are here. Never fails: a module that failed once can not be loaded
 * again, and the box may come with the next try. */
export async function boxOf<Facts>(game: string): Promise<Facts> {
  if (!kept.has(game)) await new Promise<void>((resolve) => waiting.set(game, [...(waiting.get(game) ?? []), resolve]));
  return factsOf<Facts>(game);
}

/** The facts of a box that was fetched before; without a name those of the game's only box. */
export function factsOf<Facts>(game: string, name?: string): Facts {
  const boxes = kept.get(game) ?? new Map<string, unknown>();
  const facts = name === undefined ? boxes.values().next().value : boxes.get(name);
  if (!facts) throw new Error(`the box ${name ?? ''} of ${game} was not fetched`);
  return facts as Facts;
}

let games: Promise<GameInfo[]> | null = null;

/** What the server has to play, asked once; `afresh`: it may have more by now. */
export function allGames(afresh = false): Promise<GameInfo[]> {
  if (!games || afresh) {
    games = api.games();
    games.catch(() => (games = null));
  }
  return games;
}

const coming = new Map<string, Promise<void>>();

async function bring(game: string, box: BoxInfo): Promise<void> {
  keepBox(game, box.name, await api.box(game, box));
}

/** Fetches the box that the options of a table name, once. */
export async function fetchBox(game: string, options: Options = {}): Promise<void> {
  const find = (all: GameInfo[]) => {
    const info = all.find(({ id }) => id === game);
    const option = info?.options.find(({ type }) => type === 'box');
    const name = option ? (options[option.name] ?? option.default) : info?.boxes[0]?.name;
    return { info, box: info?.boxes.find((one) => one.name === name) };
  };
  let { info, box } = find(await allGames());
  if (!box) ({ info, box } = find(await allGames(true)));
  if (!box) throw new ApiError('unknown_box', { known: info?.boxes.map((one) => one.name).join(', ') ?? '' });
  if (kept.get(game)?.has(box.name)) return;
  const key = `${game}/${box.name}`;
  const fetched = coming.get(key) ?? bring(game, box).finally(() => coming.delete(key));
  coming.set(key, fetched);
  await fetched;
}
