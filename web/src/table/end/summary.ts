// What can be said of any finished game from its score rows and its course: who was best at what, what decided it.
import type { ScoreRow } from '../../games/game';
import { byRound, type Course } from '../course';

export interface Award {
  key: string;
  /** A row of the score sheet; without one it is the best round. */
  row: ScoreRow | null;
  points: number;
  round?: number;
  /** After so many moves the best round had brought its points. */
  moves?: number;
  seats: number[];
}

const best = (values: number[]): number[] =>
  values.flatMap((value, seat) => (value === Math.max(...values) ? [seat] : []));

/** More would be a second score sheet. */
const most = 4;
const spread = ({ values }: ScoreRow): number => Math.max(...values) - Math.min(...values);

/** Those who made most of a row, for the rows that told players apart most; and the best round. */
export function awardsOf(rows: ScoreRow[], course: Course | null): Award[] {
  const telling = rows.filter((row) => !row.total && spread(row) > 0 && Math.max(...row.values) > 0);
  const kept = new Set([...telling].sort((a, b) => spread(b) - spread(a)).slice(0, most));
  const awards: Award[] = telling
    .filter((row) => kept.has(row))
    .map((row) => ({ key: row.key, row, points: Math.max(...row.values), seats: best(row.values) }));
  const round = course && bestRound(course);
  return round ? [...awards, { ...round, moves: lastGain(course, round) }] : awards;
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

/** The last move of the round that changed the points of whoever did best in it. */
function lastGain({ scores, rounds }: Course, { round, seats: [seat] }: Award): number {
  return scores.findLastIndex((now, i) => i > 0 && rounds[i - 1] === round && now[seat!] !== scores[i - 1]![seat!]);
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
