// What a bot would have made of a lone player's dice: played after the game, in the reader's browser.
import { paint, shape } from '../../art/seats';
import { askAside } from '../../net/engine';
import { common, type View } from '../../net/types';
import type { Course } from '../course';

export interface Rival {
  bot: string;
  view: View;
  course: Course;
}

/** A strong one, but not the strongest: somebody to catch up with. */
const rivals = ['level4', 'greedy'];

/** null: the record does not tell its luck. */
export async function playRival(record: string): Promise<Rival | null> {
  const { game, options, secret, chance, seats } = JSON.parse(record.split('\n', 1)[0] ?? '{}') as Record<
    string,
    unknown
  >;
  if (!secret || chance !== 'place' || seats !== 1) return null;
  const { games } = (await askAside({ op: 'games' })) as unknown as { games: { id: string; bots: string[] }[] };
  const known = games.find(({ id }) => id === game)?.bots ?? [];
  const bot = rivals.find((one) => known.includes(one));
  if (!bot) return null;
  const played = await askAside({ op: 'sim', game, options, bots: [bot], seed: 0, iterations: 0, secret });
  if (!played.ok) return null;
  const [header, ...lines] = String(played.record).split('\n');
  const moves = lines.filter((line) => line.startsWith('{"by"'));
  const course: Course = { scores: [], rounds: [] };
  let view: View = null;
  for (let made = 0; made <= moves.length; made++) {
    const text = [header, ...moves.slice(0, made)].join('\n');
    view = (await askAside({ op: 'view', record: text, seat: 0 })).view;
    course.scores.push(common(view).scores);
    course.rounds.push(common(view).progress.now);
  }
  return { bot, view, course };
}

/** What nobody at the table wears: neither its colour nor its shape. */
export function spareMark(worn: number[]): number {
  const marks = Array.from({ length: 12 }, (_, mark) => mark);
  const free = (mark: number): boolean =>
    worn.every((other) => paint(other) !== paint(mark) && shape(other) !== shape(mark));
  return marks.find(free) ?? 0;
}
