// Parts of the table that are fetched when they are first wanted, with their words.
import { texts } from '../../app/texts.svelte';
import { game } from './box';

export interface Part<Module> {
  /** null: not here yet. */
  readonly here: Module | null;
  open(): void;
}

export function part<Module>(fetch: () => Promise<Module>, words?: string): Part<Module> {
  let here = $state.raw<Module | null>(null);
  let asked = false;
  return {
    get here() {
      return here;
    },
    open() {
      if (asked) return;
      asked = true;
      void Promise.all([fetch(), words && texts.open(`${game}.${words}`)]).then(
        ([one]) => (here = one),
        (error) => {
          asked = false;
          throw error;
        },
      );
    },
  };
}
