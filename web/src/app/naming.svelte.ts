// Names at one table are all different: who asks for one that is taken is asked for another.
import { ApiError } from '../net/api';
import { me } from './me.svelte';

const same = (a: string, b: string): boolean => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

export const isTaken = (name: string, by: readonly string[]): boolean => by.some((other) => same(other, name));

/** The name itself, or with the first number that makes it another. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let n = 2; isTaken(free, taken); n++) free = `${name.slice(0, 24 - String(n).length - 1)} ${n}`;
  return free;
}

class Naming {
  /** The name that is taken, while somebody is asked for another (ui/NameDialog.svelte). */
  taken = $state<string | null>(null);
  private answer: (renamed: boolean) => void = () => {};

  /** Does what gives me a seat; asks for another name as long as mine is taken there. null: nobody wanted to say one. */
  async seat<T>(deed: () => Promise<T>): Promise<T | null> {
    for (;;) {
      try {
        return await deed();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'name_taken') || !me.name) throw error;
        this.taken = me.name;
        if (!(await new Promise<boolean>((resolve) => (this.answer = resolve)))) return null;
      }
    }
  }

  settle(renamed: boolean): void {
    this.taken = null;
    this.answer(renamed);
  }
}

export const naming = new Naming();
