// Objectives as the table shows them: how far somebody is, who has a star, since when.
import type { GameEvent } from '../../net/types';
import { box, objectiveOf } from './box';
import type { Boxes, ObjectiveId, ObjectiveType, ObjectiveView, PioneerView } from './view';

/** In the order of `score.objectives`. */
export const types: readonly ObjectiveType[] = [...new Set(box.objectives.map(({ type }) => type))];

/** Points that a seat has for an objective, 0 while it has none: there is one of each type. */
export const starOf = (view: PioneerView, seat: number, { type }: ObjectiveView): number =>
  view.seats[seat]?.score.objectives[types.indexOf(type)] ?? 0;

/** Those who have it, the first first. */
export const holders = (view: PioneerView, objective: ObjectiveView): number[] =>
  view.seats
    .map((_, seat) => seat)
    .filter((seat) => starOf(view, seat, objective) > 0)
    .sort((a, b) => starOf(view, b, objective) - starOf(view, a, objective));

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
