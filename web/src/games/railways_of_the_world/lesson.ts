// The guided first game: a small map, two short links that make a major line, a cube between them, and a larger engine;
// then a turn of the player's own. Cubes are those of the seed. The others come between: whatever they build or take
// away, a step that cannot be done any more lets everything pass.
// It reads moves and views only, so that it can be begun before anything else of the game is here.
import { t } from '../../app/texts.svelte';
import { factsOf } from '../../net/boxes';
import type { GameSession, Lesson, LessonStep } from '../game';
import type { RailwaysSession } from './session.svelte';
import type { CityId, Cube, RailwaysView, SeatView } from './view';

/** What the seed lays out: a cube in the first city that the second wants, and a third one behind it. */
const first: CityId = 'mexico_city';
const second: CityId = 'puebla';
const third: CityId = 'veracruz';
const cube: Cube = 'purple';
/** And one that the third wants: over both links. */
const later: Cube = 'yellow';
/** A city that the first reaches with what is left: the last action is not to go to waste. */
const onward: CityId = 'queretaro';

interface Facts {
  cities: { id: CityId }[];
  common: {
    bond: { cash_k: number; interest_k: number };
    engine: { upgrade_cost_k: Record<string, number> };
    actions_per_turn: number;
    max_tiles_per_build_action: number;
  };
}

const seen = (view: unknown): RailwaysView => view as RailwaysView;
const own = (view: unknown, seat: number): SeatView => seen(view).seats[seat]!;
const held = (session: GameSession): RailwaysSession => session as RailwaysSession;
const turn = (view: unknown): number => seen(view).turn_of_game;
const facts = (view: unknown): Facts => factsOf<Facts>('railways_of_the_world', seen(view).map);
const cityName = (city: CityId): string => t(`railways_of_the_world.pieces.${city}`);

const cityOf = (side: string): CityId => side.slice(0, side.lastIndexOf('.'));
/** Is there a finished link of mine between the two? */
const joined = (view: unknown, seat: number, a: CityId, b: CityId): boolean =>
  seen(view).links.some(
    ({ owner, ends }) =>
      owner === seat && ends.length > 1 && [a, b].every((city) => ends.some((side) => cityOf(side) === city)),
  );
const waits = (view: unknown): boolean =>
  seen(view).cities[facts(view).cities.findIndex(({ id }) => id === first)]!.cubes.includes(cube);

const hasBid = (view: unknown, seat: number): boolean => (seen(view).auction?.last[seat] ?? null) !== null;

/** Of the actions only what the step asks for goes on; the auction of a later turn is the player's own. */
const asks =
  (wanted: (move: string, view: RailwaysView, seat: number) => boolean): LessonStep['goesOn'] =>
  (move, view, seat) =>
    seen(view).phase === 'auction' || wanted(move, seen(view), seat);

/** From one city to another, the cheapest way; where there is none any more, as one likes. */
const builds = (from: CityId, to: CityId): LessonStep['goesOn'] =>
  asks((move, { phase, building }) => {
    if (phase !== 'build') return move === `build ${from}`;
    const way = building?.reach.find(({ city }) => city === to);
    return !way || way.tiles.some((tile) => move === `lay ${tile}`);
  });

const place = (name: string): string => `.rw.pieces [data-place="${name}"]`;
const act = (id: string): string[] => [`[data-act="${id}"]`, '[data-tab="act"]'];
const confirm = ['.rw-dialog.bonds .btn-primary', '.pop .yes', '.pv-bar .yes', '.primary'];
const bids = ['.rw-dialog.auction .btn-primary'];
const passes = ['.rw-dialog.auction .row .btn:not(.btn-primary)'];

/** The city where the link begins, then the one where it ends, then the button. */
const along = (session: GameSession, from: CityId, to: CityId): string[] => {
  const { mode, tool, choice, due } = held(session);
  if (mode === 'auction') return bids;
  if (choice || due) return confirm;
  if (mode === 'build') return [place(to)];
  return tool === 'build' ? [place(from)] : act('build');
};

const words = (view: unknown, seat: number) => ({
  first: cityName(first),
  second: cityName(second),
  third: cityName(third),
  cash: own(view, seat).cash,
  n: own(view, seat).points,
  net: seen(view).scores[seat]!,
  income: own(view, seat).income,
  interest: own(view, seat).interest,
});

/** As one likes: over both links, for example, then one more link; where neither is open, a pass brings the next turn. */
function freely(session: GameSession): string[] {
  const { mode, tool, cargo, choice, due, table, view, seat } = held(session);
  if (mode === 'auction') return bids;
  const reaches = view.building?.reach.some(({ city }) => city === onward);
  if (mode === 'build' && reaches && !choice && !due) return [place(onward)];
  if (choice || due || tool === 'pass' || mode !== 'action') return confirm;
  if (cargo) return [place(third)];
  if (table.legal.includes(`deliver ${first} ${later}`))
    return tool === 'deliver' ? [`[data-thing="${first}:${later}"]`] : act('deliver');
  if (table.legal.includes(`build ${first}`) && !joined(view, seat, first, onward))
    return tool === 'build' ? [place(first)] : act('build');
  return act('pass');
}

const steps: LessonStep[] = [
  {
    id: 'goal',
    at: () => ['.rw-map'],
    words: (view) => ({ actions: facts(view).common.actions_per_turn }),
  },
  {
    id: 'auction',
    at: (session) => (hasBid(held(session).view, held(session).seat) ? passes : bids),
    goesOn: (move, view, seat) => move === (hasBid(view, seat) ? 'pass' : 'bid 1'),
    tries: (move) => move.startsWith('bid '),
    done: (view) => seen(view).phase !== 'auction' || turn(view) > 1,
  },
  {
    id: 'build',
    at: (session) => along(session, first, second),
    goesOn: builds(first, second),
    tries: (move, view) => seen(view).phase === 'build' && move.startsWith('lay '),
    done: (view, seat) => joined(view, seat, first, second) || turn(view) > 1,
    words: (view, seat) => ({
      ...words(view, seat),
      tiles: facts(view).common.max_tiles_per_build_action,
      bond: facts(view).common.bond.cash_k,
      each: facts(view).common.bond.interest_k,
    }),
  },
  {
    id: 'line',
    at: (session) => along(session, second, third),
    goesOn: builds(second, third),
    tries: (move, view) => seen(view).phase === 'build' && move.startsWith('lay '),
    done: (view, seat) => joined(view, seat, second, third) || turn(view) > 1,
    words: (view, seat) => ({
      ...words(view, seat),
      points: seen(view).cards.majors.find(({ a, b }) => a === first && b === third)?.points ?? 0,
    }),
  },
  {
    id: 'deliver',
    at: (session) => {
      const { tool, cargo, choice, due, mode } = held(session);
      if (choice || due) return confirm;
      if (cargo || mode === 'deliver') return [place(second)];
      return tool === 'deliver' ? [`[data-thing="${first}:${cube}"]`] : act('deliver');
    },
    goesOn: asks(
      (move, view) =>
        !(waits(view) || view.delivering) || move === `deliver ${first} ${cube}` || move.startsWith('go '),
    ),
    done: (view, seat) => own(view, seat).deliveries > 0 || turn(view) > 1,
    words,
  },
  {
    id: 'engine',
    at: (session) => {
      const { mode, tool, due } = held(session);
      if (mode === 'auction') return bids;
      return tool === 'upgrade' || due ? confirm : act('upgrade');
    },
    goesOn: asks((move) => move === 'upgrade'),
    done: (view, seat) => own(view, seat).engine > 1,
    words: (view, seat) => ({
      ...words(view, seat),
      price: facts(view).common.engine.upgrade_cost_k[own(view, seat).engine + 1] ?? 0,
    }),
  },
  {
    id: 'free',
    at: freely,
    goesOn: () => true,
    done: (view) => turn(view) > 2,
    words,
  },
  {
    id: 'on',
    at: () => ['.rw-empty', '[data-tab="players"]', '.drawer'],
    done: (view) => turn(view) > 3,
    words: (view, seat) => ({ ...words(view, seat), empty: seen(view).empty.threshold }),
  },
];

export const lesson: Lesson = {
  seed: 492,
  options: { map: 'mexico', operation_cards: false, barons: false },
  offered:
    '.rw-rail:not(:has(.act.on)) .act[aria-disabled="false"], .rw.pieces .exit, .rw-dialog, .rw-ctag, .rw-dtag, .rw-drawer',
  beside: '.rw-map, .rw-rail .act.on',
  steps,
};
