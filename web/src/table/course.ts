// A finished game as a journey: steps (games/steps.ts), turns made of them, rounds as stations. A position is counted in
// steps: position k is the table after the first k of them.
import type { ReplayStep } from '../games/game';

/** The points of every seat and the round, after each move of the record; from the server. */
export interface Course {
  scores: number[][];
  rounds: number[];
}

/** Steps that one seat, or chance, makes one after another in a round: positions `from` to `to`. */
export interface Turn {
  by: number;
  round: number | null;
  from: number;
  to: number;
  /** What it brought whoever made it. */
  gain: number | null;
}

/** How many moves are made at a position, as its address says. */
export const movesAt = (steps: ReplayStep[], position: number): number => steps[position - 1]?.at ?? 0;

/** The position of an address: the step that ends with this move, or the next one that ends. */
export function positionOf(steps: ReplayStep[], moves: number): number {
  if (moves <= 0) return 0;
  let found = steps.length;
  steps.forEach((step, i) => {
    if (step.at >= moves && step.at < (steps[found - 1]?.at ?? Infinity)) found = i + 1;
  });
  return found;
}

/** The round of a step: players move in the one that has begun, chance begins one. */
const roundOf = ({ by, from, at }: ReplayStep, { rounds }: Course): number => rounds[by < 0 ? at : from] ?? 0;

/** What steps of one player brought, from the first to the last of them. */
export function gainOf(course: Course | null, first: ReplayStep, last = first): number | null {
  const before = course?.scores[first.from]?.[first.by];
  const after = course?.scores[last.at]?.[first.by];
  return before === undefined || after === undefined ? null : after - before;
}

/** The points of every seat as a position shows them. */
export function scoresAt({ scores }: Course, step: ReplayStep | undefined): number[] {
  const shown = scores[step?.at ?? 0] ?? [];
  return shown.map((points, seat) => scores[step?.boards?.[seat] ?? step?.at ?? 0]?.[seat] ?? points);
}

export function turnsOf(steps: ReplayStep[], course: Course | null): Turn[] {
  const turns: Turn[] = [];
  steps.forEach((step, i) => {
    const position = i + 1;
    const round = course && roundOf(step, course);
    const last = turns.at(-1);
    if (last && last.by === step.by && last.round === round) last.to = position;
    else turns.push({ by: step.by, round, from: position, to: position, gain: null });
  });
  for (const turn of turns) turn.gain = gainOf(course, steps[turn.from - 1]!, steps[turn.to - 1]);
  return turns;
}

/** The first position of each round. */
export function stationsOf(turns: Turn[]): { round: number; position: number }[] {
  return turns.flatMap(({ round, from }, i) =>
    round !== null && round !== turns[i - 1]?.round ? [{ round, position: from }] : [],
  );
}

/** Where the arrows up and down lead: to the beginning of this turn or the one before it, of the next turn. */
export function turnBefore(turns: Turn[], position: number): number {
  return turns.findLast(({ from }) => from < position)?.from ?? 0;
}
export function turnAfter(turns: Turn[], position: number, last: number): number {
  return turns.find(({ from }) => from > position)?.from ?? last;
}

/** A seat's points after each round, the start first. A move belongs to the round it was made in, also when it ends it. */
export function byRound({ scores, rounds }: Course, seat: number): [round: number, points: number][] {
  const points = new Map<number, number>([[0, scores[0]?.[seat] ?? 0]]);
  for (let i = 1; i < scores.length; i++) points.set(rounds[i - 1] ?? 0, scores[i]![seat] ?? 0);
  return [...points];
}
