// A lone game turn by turn: the points, and the target that every completed objective lowers.
import type { GameEvent } from '../../net/types';
import { byRound, type Course } from '../../table/course';
import { objectivesOf, targetOf } from './solo';
import type { Level } from './view';

export interface Climb {
  /** After each turn, the start first. */
  points: number[];
  targets: number[];
}

export function climbOf(course: Course, log: readonly GameEvent[], level: Level): Climb {
  const points = byRound(course, 0).map(([, n]) => n);
  const { down, up } = objectivesOf(level);
  const targets = points.map((_, turn) => {
    // A move belongs to the turn it was made in, and so does what it completed.
    const done = log.filter(({ c, i }) => c === 'completed' && (course.rounds[i!] ?? 0) <= turn);
    return targetOf(down + up - (turn ? done.length : 0));
  });
  return { points, targets };
}
