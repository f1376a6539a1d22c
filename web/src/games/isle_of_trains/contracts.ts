// What a train can bring to a contract, for drawing only; what is allowed the engine says.
import { cargoes, destOrder, type Needs } from './cards';
import type { Car, Dest, IsleView } from './view';

/** Cargo in a train by kind; an undecided card counts for none until it is needed. */
export function cargoOf(train: Car[]): Needs {
  const counts: Needs = {};
  for (const { items } of train)
    for (const item of items)
      if ('cargo' in item && item.cargo !== 'all') counts[item.cargo] = (counts[item.cargo] ?? 0) + 1;
  return counts;
}

/** Island cards of a seat, north to south; `open`: the secondary contract is still to do. */
export const islandsOf = (view: IsleView, seat: number): { dest: Dest; state: 'open' | 'a' | 'b' }[] =>
  destOrder.flatMap((dest) => {
    const island = view.islands[dest];
    return island && island.owner === seat && island.state !== 'centre' ? [{ dest, state: island.state }] : [];
  });

/** Does `have` hold all of `needs`? */
export const covers = (have: Needs, needs: Needs): boolean =>
  cargoes.every((cargo) => (have[cargo] ?? 0) >= (needs[cargo] ?? 0)) &&
  cargoes.reduce((sum, cargo) => sum + (have[cargo] ?? 0), 0) >= (needs.any ?? 0);
