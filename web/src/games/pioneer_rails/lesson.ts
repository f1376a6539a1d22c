// The guided first game: one turn that goes all the way, from the card over three tracks to a town and a mine, a switch
// for a town box, and the mine's gold into a bank; then a turn of the player's own. The cards are those of the seed.
// It reads moves and views only, so that it can be begun before anything else of the game is here.
import { t } from '../../app/texts.svelte';
import { boxOf } from '../../net/boxes';
import type { GameSession, Lesson, LessonStep } from '../game';
import type { PioneerSession } from './session.svelte';
import type { CardId, PioneerView, SeatView, Track } from './view';

const box = await boxOf<{
  turn: { rounds: number; turns_per_round: number; base_tracks: number };
  sheet: { bank_multipliers: number[] };
  objective_points: { first: number; later: number };
}>('pioneer_rails');

/** What the seed deals, and where its railway goes: past a mine and a bank into a town. */
const card: CardId = '10C';
const town = 'A8';
const bank = 'G9';
const way: Track[] = ['18,16>17,17', '17,17>16,16', '16,16>15,17'];
/** The third side of the bank: a new branch. */
const branch: Track = '17,17>17,19';

const seen = (view: unknown): PioneerView => view as PioneerView;
const own = (view: unknown, seat: number): SeatView => seen(view).seats[seat]!;
const held = (session: GameSession): PioneerSession => session as PioneerSession;
const lay = (track: Track): string => `lay ${track}`;
/** Turns that are over. */
const turnsOver = (view: unknown): number => {
  const { over, progress } = seen(view);
  return over ? progress.total : progress.now - 1;
};
const laid = (view: unknown, seat: number): number => own(view, seat).laid?.length ?? 0;
const banked = (view: unknown, seat: number): boolean => own(view, seat).banks.length > 0;

const confirm = ['.pop .yes', '.pv-bar .yes'];
const finish = ['.primary'];
const pays = ['.deposit .yes', '.primary'];
/** The far end of a track: pressed there it is meant, and arrows walk there. */
const endOf = (track: Track | undefined): string[] => (track ? [`[data-corner="${track.split('>')[1]}"]`] : []);
/** Pressed once it is looked at, pressed again it is taken. */
const cardAt = (one: CardId | undefined): string[] => [`[data-thing="card:${one}"]`, '[data-tab="turn"]'];
/** The track, then the button that lays it. */
const along = ({ choice }: PioneerSession, track: Track | undefined): string[] => (choice ? confirm : endOf(track));

const words = (view: unknown, seat: number) => ({
  card: t(`pioneer_rails.cards.${card}`),
  town: t(`pioneer_rails.towns.${town}`),
  n: own(view, seat).score.total,
  gold: own(view, seat).gold_free,
  times: box.sheet.bank_multipliers[0]!,
  bank: own(view, seat).banks[0] ?? 0,
});

const steps: LessonStep[] = [
  {
    id: 'goal',
    at: () => ['.pr-board'],
    words: () => ({ turns: box.turn.rounds * box.turn.turns_per_round }),
  },
  {
    id: 'card',
    at: () => cardAt(card),
    goesOn: (move) => move === `pick ${card}`,
    tries: (move) => move.startsWith('pick '),
    done: (view, seat) => own(view, seat).picked || turnsOver(view) > 0,
    words,
  },
  {
    id: 'tracks',
    at: (session) => along(held(session), held(session).tracks[0]),
    goesOn: (move) => way.map(lay).includes(move),
    done: (view, seat) => laid(view, seat) >= way.length || turnsOver(view) > 0,
    words,
  },
  {
    id: 'switch',
    at: (session) => {
      const play = held(session);
      // Pressed once it shows what it opens, pressed again it is taken.
      return play.me?.tokens?.switch ? along(play, branch) : ['[data-thing="bonus:switch"]', '[data-tab="turn"]'];
    },
    goesOn: (move) => move === 'cross switch' || move === lay(branch),
    // The turn could end here: so much is true, and may be seen.
    tries: (move) => move === 'done',
    done: (view, seat) => laid(view, seat) > way.length || turnsOver(view) > 0,
    words,
  },
  {
    id: 'finish',
    at: () => finish,
    goesOn: (move) => move === 'done',
    // The sheet is told as the end of the turn would leave it: only the bank that waits says that it came.
    done: (view, seat) => !!own(view, seat).due?.length || turnsOver(view) > 0,
    words,
  },
  {
    id: 'deposit',
    at: () => pays,
    goesOn: (move) => move === `deposit ${bank} 1`,
    tries: (move) => move.startsWith('deposit '),
    done: banked,
    words,
  },
  {
    id: 'free',
    at: (session) => {
      const play = held(session);
      if (play.mode === 'deposit') return pays;
      if (play.mode === 'pick') return cardAt(play.look ?? play.pickable[0]);
      return play.canFinish && !play.choice ? finish : along(play, play.tracks[0]);
    },
    goesOn: () => true,
    done: (view) => turnsOver(view) > 1,
    words,
  },
  {
    id: 'on',
    at: () => ['.pr-objectives', '[data-tab="sheet"]', '.drawer'],
    done: (view, seat) => turnsOver(view) > 2 || (turnsOver(view) === 2 && own(view, seat).picked),
    words: (view, seat) => ({ ...words(view, seat), ...box.objective_points }),
  },
];

export const lesson: Lesson = {
  seed: 121,
  options: {},
  offered: '.pr.board .legal, .pr.board .pv-dash, .pick:not([aria-disabled="true"])',
  beside: '.pr-board',
  steps,
};
