// Objectives as the table shows them: how far somebody is, who has a star, since when.
import type { GameEvent } from '../../net/types';
import { objectiveOf } from './box';
import type { Boxes, ObjectiveId, ObjectiveView } from './view';

/** Points that a seat has for an objective, 0 while it has none. */
export const starOf = (seat: number, { stars }: ObjectiveView): number => stars?.[seat] ?? 0;

/** Those who have it, the first first. */
export const holders = (objective: ObjectiveView): number[] =>
  (objective.stars ?? [])
    .map((_, seat) => seat)
    .filter((seat) => starOf(seat, objective) > 0)
    .sort((a, b) => starOf(b, objective) - starOf(a, objective));

/** How much of what it counts a sheet has; never more than it wants. */
export function progressOf({ measured }: Pick<Boxes, 'measured'>, { id }: ObjectiveView): { now: number; of: number } {
  const { count } = objectiveOf(id);
  return { now: Math.min(count, measured[id] ?? 0), of: count };
}

/** Those that the last turn completed, as the log tells: what was played comes before the stars it brought. */
export function completedLast(log: readonly GameEvent[]): ObjectiveId[] {
  const played = log.findLastIndex(({ c }) => c === 'played');
  const told = log.slice(played + 1).filter(({ c }) => c === 'star' || c === 'completed');
  return [...new Set(told.map(({ a }) => String(a.objective)))];
}
