// The ten scenarios as the table shows them: which places, tiles or cards their goal speaks of.
import { t } from '../../app/texts.svelte';
import { box, type BoxScenario } from './box';
import { destOrder } from './cards';
import type { CardId, Dest, IsleView } from './view';

export type Goal =
  | { kind: 'contracts'; dests: Dest[] }
  | { kind: 'initials' }
  | { kind: 'tickets' }
  | { kind: 'cards'; cards: CardId[] }
  | { kind: 'buildings'; n: number }
  | { kind: 'count'; what: 'points' | 'cars' | 'buildingPoints' };

function goalFrom({ goal }: BoxScenario): Goal {
  switch (goal.type) {
    case 'contracts_both':
      return { kind: 'contracts', dests: goal.islands! };
    case 'initial_contracts':
      return { kind: 'initials' };
    case 'ticket_tiles_full':
      return { kind: 'tickets' };
    case 'engine_and_level3_types':
      return { kind: 'cards', cards: [goal.engine!, ...goal.car_types!] };
    case 'buildings_built':
      return { kind: 'buildings', n: goal.count! };
    case 'cars_attached':
      return { kind: 'count', what: 'cars' };
    case 'building_score_at_least':
      return { kind: 'count', what: 'buildingPoints' };
    default:
      return { kind: 'count', what: 'points' };
  }
}

const goals = box.scenarios.map(goalFrom);
export const goalOf = (scenario: number): Goal => goals[scenario - 1]!;
export const scenarioCount = goals.length;
/** Only the first contract of an island may be fulfilled. */
export const withoutSecondary = (scenario: number): boolean =>
  box.scenarios[scenario - 1]?.rules.secondary_contracts !== undefined;

export const scenarioName = (n: number): string => t(`isle_of_trains.scenarios.${n}.name`);
export const scenarioGoal = (n: number): string => t(`isle_of_trains.scenarios.${n}.goal`);

/** Where the lone player's score stands on the ladder of ratings. */
export const ratings = box.solo.rating.map(({ min }) => min);

/** 1 or 2 while the day lasts, 3 at night. */
export function dayPart(view: IsleView): 1 | 2 | 3 {
  if (['limit', 'night', 'refill', 'burn'].includes(view.phase)) return 3;
  const begun = view.actions_done.length + (view.phase === 'action' ? 1 : 0);
  return begun > 1 ? 2 : 1;
}

export const placesIn = (view: IsleView): Dest[] => destOrder.filter((dest) => view.islands[dest]);
