// The ten scenarios as the table shows them: which places, tiles or cards their goal speaks of.
import { t } from '../../app/texts.svelte';
import { destOrder } from './cards';
import type { CardId, Dest, IsleView } from './view';

export type Goal =
  | { kind: 'contracts'; dests: Dest[] }
  | { kind: 'initials' }
  | { kind: 'tickets' }
  | { kind: 'cards'; cards: CardId[] }
  | { kind: 'buildings' }
  | { kind: 'count'; what: 'points' | 'cars' | 'buildingPoints' };

const goals: Goal[] = [
  { kind: 'contracts', dests: ['billingtons', 'flint_beach'] },
  { kind: 'buildings' },
  { kind: 'count', what: 'points' },
  { kind: 'count', what: 'cars' },
  { kind: 'tickets' },
  { kind: 'contracts', dests: ['alpine_lodge', 'devon_city', 'research_station'] },
  { kind: 'count', what: 'buildingPoints' },
  { kind: 'initials' },
  { kind: 'cards', cards: ['engine_3', 'hopper_3', 'tanker_3', 'boxcar_3', 'coach_3'] },
  { kind: 'count', what: 'points' },
];
export const goalOf = (scenario: number): Goal => goals[scenario - 1]!;
export const scenarioCount = goals.length;

export const scenarioName = (n: number): string => t(`isle_of_trains.scenarios.${n}.name`);
export const scenarioGoal = (n: number): string => t(`isle_of_trains.scenarios.${n}.goal`);

/** Where the lone player's score stands on the ladder of ratings. */
export const ratings = [0, 50, 60, 70, 80];

/** 1 or 2 while the day lasts, 3 at night. */
export function dayPart(view: IsleView): 1 | 2 | 3 {
  if (view.phase === 'action') return view.actions_left === 2 ? 1 : 2;
  if (['limit', 'night', 'refill', 'burn'].includes(view.phase)) return 3;
  return view.actions_left >= 1 ? 1 : 2;
}

export const placesIn = (view: IsleView): Dest[] => destOrder.filter((dest) => view.islands[dest]);
