// The guided first game: a round that joins two exits, then a special route. The dice are those of the seed.
// It reads moves and views only, so that it can be begun before anything else of the game is here.
import { boxOf } from '../../net/boxes';
import type { GameSession, Lesson, LessonStep } from '../game';
import type { InkSession } from './session.svelte';
import type { InkView, SeatView } from './view';

const box = await boxOf<{
  special_routes: { max_per_game: number };
  network_values: Record<string, number>;
}>('railroad_ink');
const worth = Object.values(box.network_values).filter((points) => points > 0);

const seen = (view: unknown): InkView => view as InkView;
const mine = (view: unknown, seat: number): SeatView => seen(view).seats[seat]!;
const held = (session: GameSession): InkSession => session as InkSession;

/** The die, then the space, then the button that turns it or draws. */
const along = (play: InkSession, taken: string[], spaces: string[], right = true): string[] => {
  if (play.choice) return right ? ['.pop .yes', '.pv-bar .yes'] : ['[data-act="rotate"]'];
  return play.tool ? spaces : taken;
};

/** The same piece, turned or mirrored: its sides clockwise or the other way round, from any of them on. */
const sameTurned = (a: string, b: string): boolean =>
  b.length === 4 && [a, [...a].reverse().join('')].some((sides) => (sides + sides).includes(b));

/** One piece in one space, turned one way; other ways of turning it may be looked at. */
const drawing = (id: string, cell: string, sides: string, piece: string): LessonStep => ({
  id,
  at: (session) =>
    along(
      held(session),
      [`[data-die="${piece}"]`, '[data-tab="tray"]'],
      [`[data-cell="${cell}"]`],
      held(session).ghost?.sides === sides,
    ),
  goesOn: (move) => move === `draw ${cell}${sides}`,
  tries: (move) => move.startsWith(`draw ${cell}`) && sameTurned(sides, move.slice(7)),
  done: (view, seat) => cell in mine(view, seat).spaces || seen(view).round > 1,
  words: (view, seat) => ({
    n: mine(view, seat).score.total,
    exits: Math.max(0, ...mine(view, seat).score.exits),
  }),
});

/** The spaces beside: up, right, down, left. */
const around = [-10, 1, 10, -1];
/** Where the thing in hand goes on from most lines: from an exit alone a special route has three loose ends. */
const joining = ({ places, me }: InkSession): string[] => {
  const joins = (cell: string): number =>
    around.filter((step, side) => {
      const beside = me?.spaces[String(Number(cell) + step).padStart(2, '0')]?.sides;
      return beside && beside[(side + 2) % 4] !== '.';
    }).length;
  return [...places.keys()].sort((a, b) => joins(b) - joins(a)).map((cell) => `[data-cell="${cell}"]`);
};

/** Only special routes lead out of all four sides and join there; an overpass has an x. */
const isSpecial = (move: string): boolean => /^draw \d\d[HR]{4}$/.test(move);

export const lesson: Lesson = {
  // First roll: highway curve, straight highway, straight railway, straight station.
  seed: 1048,
  options: {},
  offered: '.cell.legal, .ink .preview',
  beside: '.ink-sheet, .dice',
  steps: [
    {
      id: 'goal',
      at: () => ['.ink-sheet'],
      words: () => ({ two: worth[0]!, all: worth.at(-1)! }),
    },
    drawing('road', '01', 'H.H.', 'H_STRAIGHT'),
    drawing('turn', '11', 'H..H', 'H_CURVE'),
    drawing('station', '10', '.H.R', 'STATION_STRAIGHT'),
    {
      id: 'free',
      at: (session) => along(held(session), ['.die:not(:disabled)', '[data-tab="tray"]'], ['.cell.legal']),
      goesOn: (move) => move.startsWith('draw ') && !isSpecial(move),
      done: (view, seat) => !!mine(view, seat).drawn?.every(Boolean) || seen(view).round > 1,
      words: (view, seat) => ({ n: mine(view, seat).score.total, errors: mine(view, seat).score.errors }),
    },
    {
      id: 'finish',
      at: () => ['.primary'],
      goesOn: (move) => move === 'done',
      done: (view) => seen(view).round > 1,
      words: (view, seat) => ({
        mine: mine(view, seat).score.total,
        theirs: seen(view).seats.find((_, other) => other !== seat)!.score.total,
      }),
    },
    {
      id: 'special',
      at: (session) => along(held(session), ['.sp:not(:disabled)', '[data-tab="tray"]'], joining(held(session))),
      // Dice may be drawn first.
      goesOn: (move) => move.startsWith('draw '),
      done: (view, seat) => mine(view, seat).specials_used.length > 0 || seen(view).round > 2,
      words: (view, seat) => ({ left: box.special_routes.max_per_game - mine(view, seat).specials_used.length }),
    },
    {
      id: 'on',
      at: () => ['table.sheet', '[data-tab="score"]', '.drawer'],
      done: (view) => seen(view).round > 2,
      words: (view) => ({ rounds: seen(view).rounds - 1 }),
    },
  ],
};
