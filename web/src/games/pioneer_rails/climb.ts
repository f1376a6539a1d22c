// A lone game turn by turn: the points, and the target that every completed objective lowers.
import type { GameEvent } from '../../net/types';
import { byRound, type Course } from '../../table/course';

export interface Climb {
  /** After each turn, the start first. */
  points: number[];
  targets: number[];
}

/** `targets`: by how many objectives are completed. */
export function climbOf(course: Course, log: readonly GameEvent[], targets: readonly number[]): Climb {
  const points = byRound(course, 0).map(([, n]) => n);
  // A move belongs to the turn it was made in, and so does what it completed.
  const done = (turn: number): number =>
    log.filter(({ c, i }) => c === 'completed' && (course.rounds[i!] ?? 0) <= turn).length;
  return { points, targets: points.map((_, turn) => targets[turn ? done(turn) : 0]!) };
}
