// The facts of a game's boxes (numbers, pieces, maps) as the server has them. They are fetched before a game's own part
// of the client is loaded, whose modules read them while they begin: nothing that lies in a box is typed again here.
import { api, ApiError } from './api';
import type { Options } from './types';

const kept = new Map<string, Map<string, unknown>>();

/** Keeps the facts of a box: `fetchBox` does, and pages without a server. */
export function keepBox(game: string, name: string, facts: unknown): void {
  const boxes = kept.get(game) ?? new Map<string, unknown>();
  kept.set(game, boxes.set(name, facts));
}

/** The facts of a box that was fetched before; without a name those of the game's only box. */
export function factsOf<Facts>(game: string, name?: string): Facts {
  const boxes = kept.get(game) ?? new Map<string, unknown>();
  const facts = name === undefined ? boxes.values().next().value : boxes.get(name);
  if (!facts) throw new Error(`the box ${name ?? ''} of ${game} was not fetched`);
  return facts as Facts;
}

/** Fetches the box that the options of a table name, once. */
export async function fetchBox(game: string, options: Options = {}): Promise<void> {
  const info = (await api.games()).find(({ id }) => id === game);
  const option = info?.options.find(({ type }) => type === 'box');
  const name = option ? (options[option.name] ?? option.default) : info?.boxes[0]?.name;
  if (kept.get(game)?.has(String(name))) return;
  const box = info?.boxes.find((one) => one.name === name);
  if (!box) throw new ApiError('unknown_box', { known: info?.boxes.map((one) => one.name).join(', ') ?? '' });
  keepBox(game, box.name, await api.box(game, box));
}
