// The campaign of ten scenarios: this device remembers which are won, and how soon (IT-132).
import { scenarioCount } from './scenarios';
import type { IsleView } from './view';

const key = 'isle.campaign';
export type Won = Record<number, { day: number }>;

function read(): Won {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Won;
  } catch {
    return {};
  }
}

class Campaign {
  won = $state.raw<Won>(typeof localStorage === 'undefined' ? {} : read());

  /** The first scenario that is still to be won; after the last one, none. */
  get next(): number | null {
    for (let n = 1; n <= scenarioCount; n++) if (!this.won[n]) return n;
    return null;
  }

  /** A finished game of mine; a later win counts when it was sooner. */
  keep(view: IsleView): void {
    const n = view.solo?.scenario;
    if (view.phase !== 'over' || !n || !view.seats[0]?.score.won) return;
    const before = this.won[n];
    if (before && before.day <= view.round) return;
    this.won = { ...this.won, [n]: { day: view.round } };
    localStorage.setItem(key, JSON.stringify(this.won));
  }
}
export const campaign = new Campaign();
