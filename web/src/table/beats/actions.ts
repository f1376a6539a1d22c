// From what happened to beats: steps that belong together become one action, and an action one beat. The table plays
// them while they come, a replay step by step.
import type { Beat, GameBeats, GameUi, Names } from '../../games/game';
import type { Step } from '../../net/table.svelte';
import type { GameEvent, View } from '../../net/types';

/** Whose step it is: what follows from a move (a drawn card, the next turn) comes behind it. */
export const actorOf = (events: GameEvent[]): number => events[0]?.by ?? -1;

/** Events of one move have one `i`. */
export function movesOf(events: GameEvent[]): GameEvent[][] {
  const moves: GameEvent[][] = [];
  for (const event of events) {
    const last = moves.at(-1);
    if (last && event.i !== undefined && last[0]!.i === event.i) last.push(event);
    else moves.push([event]);
  }
  return moves;
}

export const together = (steps: Step[]): Step => ({
  events: steps.flatMap(({ events }) => events),
  before: steps[0]!.before,
  after: steps.at(-1)!.after,
});

/** How many of the steps, from the first, are one action. */
export function lengthOfAction(game: GameBeats, steps: Step[]): number {
  let length = 1;
  for (; length < steps.length; length++) {
    const next = steps[length]!;
    const action = together(steps.slice(0, length));
    const actor = actorOf(next.events);
    if ((actor >= 0 && actor !== actorOf(action.events)) || !game.joins(next, action)) break;
  }
  return length;
}

export function actionsOf(game: GameBeats, steps: Step[]): Step[] {
  const actions: Step[] = [];
  for (let at = 0; at < steps.length;) {
    const length = lengthOfAction(game, steps.slice(at));
    actions.push(together(steps.slice(at, at + length)));
    at += length;
  }
  return actions;
}

export const beatsIn = (game: GameBeats, steps: Step[], names: Names, me: number | null): Beat[] =>
  actionsOf(game, steps).flatMap((action) => game.beat(action, names, me) ?? []);

/** The beats of a stretch of a game of which only the two ends are known: a step of a replay, a page of a log. */
export async function beatsOf(
  ui: GameUi,
  events: GameEvent[],
  before: View,
  after: View,
  names: Names,
): Promise<Beat[]> {
  const game = (await ui.beats?.())?.beats;
  const steps = movesOf(events).map((one) => ({ events: one, before, after }));
  return game ? beatsIn(game, steps, names, null) : [];
}
