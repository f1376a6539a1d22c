// What can be said of any finished game from its score rows and its course: who was best at what, what decided it.
import type { ScoreRow } from '../../games/game';
import { byRound, type Course } from '../course';

export interface Award {
  key: string;
  /** A row of the score sheet; without one it is the best round. */
  row: ScoreRow | null;
  points: number;
  round?: number;
  seats: number[];
}

const best = (values: number[]): number[] => {
  const most = Math.max(...values);
  return values.flatMap((value, seat) => (value === most ? [seat] : []));
};

/** For every row that told players apart, those who made most of it. */
export function awardsOf(rows: ScoreRow[], course: Course | null): Award[] {
  const awards: Award[] = rows.flatMap((row) => {
    const seats = row.total ? [] : best(row.values);
    const points = row.values[seats[0] ?? -1] ?? 0;
    return seats.length && seats.length < row.values.length && points > 0 ? [{ key: row.key, row, points, seats }] : [];
  });
  const round = course && bestRound(course);
  return round ? [...awards, round] : awards;
}

function bestRound(course: Course): Award | null {
  let found: Award | null = null;
  for (let seat = 0; seat < (course.scores[0]?.length ?? 0); seat++) {
    byRound(course, seat).forEach(([round, after], i, list) => {
      const points = i ? after - list[i - 1]![1] : 0;
      if (points > (found?.points ?? 0)) found = { key: 'round', row: null, points, round, seats: [seat] };
      else if (found && points === found.points && round === found.round) found.seats.push(seat);
    });
  }
  return found;
}

/** The row that set the first most apart from the second: what decided it. */
export function decisiveRow(rows: ScoreRow[], first: number, second: number): { row: ScoreRow; lead: number } | null {
  let found: { row: ScoreRow; lead: number } | null = null;
  for (const row of rows) {
    const lead = row.total ? 0 : row.values[first]! - row.values[second]!;
    if (lead > (found?.lead ?? 0)) found = { row, lead };
  }
  return found;
}
