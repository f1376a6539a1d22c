// The guided first game: three turns, in which each of the four actions is done once and a passenger is delivered. Cards,
// passengers and tiles are those of the seed; what the apprentice does in between may change nothing but the order.
import type { GameSession, Lesson, LessonStep } from '../game';
import { cardOf, destOfColour, islandTable } from './cards';
import type { IsleSession } from './session.svelte';
import type { CardId, Colour, Dest, IsleView, SeatView } from './view';
import { needsText, destName, shortName } from './words';
// One file with the rest of the game, not another one for what both of them need.
import './ui';

/** What the seed deals: a hopper to build, one passenger for the other train, one for my own. */
const hopper: CardId = 'hopper_1';
const guest: Colour = 'orange';
const own: Colour = 'white';

const seen = (view: unknown): IsleView => view as IsleView;
const mine = (view: unknown, seat: number): SeatView => seen(view).seats[seat]!;
const held = (session: GameSession): IsleSession => session as IsleSession;
const thing = (key: string): string => `[data-thing="${key}"]`;
/** Where an action is chosen, or a step of a delivery, only what the step asks for goes on; what follows from it (cards to
 * take, the limit of the hand) is the player's own. */
const asks =
  (wanted: (move: string, view: unknown, seat: number) => boolean): LessonStep['goesOn'] =>
  (move, view, seat) =>
    !['action', 'deliver'].includes(seen(view).phase) || move === 'finish' || wanted(move, view, seat);

/** The thing in hand, then what to do with it, then the button. */
const along = (session: GameSession, taken: string[], target: string[]): string[] => {
  const play = held(session);
  if (play.view.phase === 'take') return ['.offer .tcard .hit', '[data-tab="row"]'];
  if (play.ready) return ['.primary'];
  if (play.picking) return ['.tcard.is-legal:last-child .hit'];
  return play.selected ? target : taken;
};

const passengers = (view: unknown, seat: number): Colour[] =>
  mine(view, seat).train.flatMap((car) => car.items.flatMap((item) => ('passenger' in item ? [item.passenger] : [])));
/** Where the passenger in my train wants to go. */
const aim = (view: unknown, seat: number): Dest => destOfColour[passengers(view, seat)[0] ?? own];
const hasCargo = (view: unknown, seat: number): boolean =>
  mine(view, seat).train.some((car) => car.items.some((item) => 'cargo' in item));
const points = (view: unknown, seat: number) => ({ n: mine(view, seat).score.total, tokens: mine(view, seat).tokens });

const build: LessonStep = {
  id: 'build',
  at: (session) =>
    along(session, [thing(`hand:${held(session).hand.indexOf(hopper)}`), '[data-tab="hand"]'], ['[data-use="build"]']),
  goesOn: asks((move) => move === `build ${hopper}` || move.startsWith('pay ')),
  done: (view, seat) => mine(view, seat).train.length > 1,
  words: (view, seat) => ({ ...points(view, seat), card: shortName(hopper), cost: cardOf(hopper).cost }),
};

const load: LessonStep = {
  id: 'load',
  at: (session) => {
    const play = held(session);
    const index = play.hand.findIndex((card) => ['coal', 'all'].includes(cardOf(card).cargo));
    return along(session, [thing(`hand:${index}`), '[data-tab="hand"]'], ['[data-use="load"]', thing('car:0.1')]);
  },
  goesOn: asks((move, _, seat) => /^load \S+ (\d+)\./.exec(move)?.[1] === String(seat)),
  done: (view, seat) => hasCargo(view, seat) || seen(view).round > 3,
  words: points,
};

export const lesson: Lesson = {
  seed: 1126,
  options: {},
  steps: [
    { id: 'goal', at: () => ['.isle-strip', '.mytrain'] },
    build,
    {
      id: 'guest',
      at: (session) => along(session, [thing(`supply:${guest}`)], [thing('car:1.0')]),
      goesOn: asks((move) => move === `board ${guest} 1.0`),
      // Another one of the colour may come to the platform later.
      done: (view, seat) => (!mine(view, seat).supply[guest] && seen(view).phase !== 'take') || seen(view).round > 1,
    },
    {
      id: 'seat',
      at: (session) => along(session, [thing(`supply:${own}`)], [thing('car:0.0')]),
      goesOn: asks((move, _, seat) => move === `board ${own} ${seat}.0`),
      done: (view, seat) => passengers(view, seat).length > 0 || mine(view, seat).tokens > 0,
      words: () => ({ dest: destName(destOfColour[own]) }),
    },
    {
      id: 'deliver',
      at: (session) =>
        held(session).view.phase === 'deliver'
          ? ['.primary']
          : along(
              session,
              [thing(`dest:${aim(held(session).view, held(session).seat ?? 0)}`), '[data-tab="island"]'],
              ['[data-use="ticket"]', '[data-tab="hand"]'],
            ),
      // The passenger may be one that the apprentice put on my engine.
      goesOn: asks(
        (move, view, seat) =>
          move.startsWith('ticket ') || passengers(view, seat).some((one) => move === `deliver ${destOfColour[one]}`),
      ),
      done: (view, seat) => mine(view, seat).tokens > 0 && seen(view).phase !== 'deliver',
      words: (view, seat) => ({ ...points(view, seat), dest: destName(aim(view, seat)) }),
    },
    load,
    {
      id: 'take',
      at: (session) => along(session, [thing('display:0'), '[data-tab="row"]'], ['.primary']),
      goesOn: asks((move) => move.startsWith('take ')),
      done: (view, seat) => seen(view).round > 3 || (seen(view).round === 3 && seen(view).active !== seat),
      words: points,
    },
    {
      id: 'on',
      at: () => [thing(`dest:${destOfColour[own]}`), '[data-tab="island"]'],
      done: (view, seat) => {
        const { round, active, actions_done: begun } = seen(view);
        return round > 4 || (round === 4 && (active !== seat || begun.length > 0));
      },
      words: (view, seat) => {
        const dest = destOfColour[own];
        const { deliver, vp } = islandTable[dest].initial;
        return { ...points(view, seat), dest: destName(dest), needs: needsText(deliver), vp };
      },
    },
  ],
};
