// The guided first game: three turns, in which each of the four actions is done once and a passenger is delivered. Cards,
// passengers and tiles are those of the seed. What is loaded is delivered, what is built is loaded in a turn that nobody
// can come between.
// It reads moves and views only, so that it can be begun before anything else of the game is here.
import { t } from '../../app/texts.svelte';
import { boxOf } from '../../net/boxes';
import type { GameSession, Lesson, LessonStep } from '../game';
import type { IsleSession } from './session.svelte';
import type { CardId, Cargo, Colour, Dest, IsleView, SeatView } from './view';

const box = await boxOf<{
  train_cards: { id: CardId; cost: number; cargo: Cargo[] }[];
  islands: { id: Dest; initial: { deliver: Record<Cargo | 'any', number>; vp: number } }[];
  destinations: { id: Dest; colour: Colour }[];
}>('isle_of_trains');

/** What the seed deals: a hopper to build, one passenger for the other train, one for my own. */
const hopper: CardId = 'hopper_1';
const guest: Colour = 'orange';
const own: Colour = 'white';

const cardOf = (id: CardId) => box.train_cards.find((card) => card.id === id)!;
const destOf = (colour: Colour): Dest => box.destinations.find((dest) => dest.colour === colour)!.id;
const destName = (dest: Dest): string => t(`isle_of_trains.dests.${dest}`);

const seen = (view: unknown): IsleView => view as IsleView;
const mine = (view: unknown, seat: number): SeatView => seen(view).seats[seat]!;
const held = (session: GameSession): IsleSession => session as IsleSession;
const thing = (key: string): string => `[data-thing="${key}"]`;
/** Where an action is chosen, or a step of a delivery, only what the step asks for goes on; what follows from it (cards to
 * take, to pay with, to discard) is the player's own, but for the hoppers: they are needed yet. */
const asks =
  (wanted: (move: string, view: unknown, seat: number) => boolean): LessonStep['goesOn'] =>
  (move, view, seat) =>
    ['action', 'deliver'].includes(seen(view).phase)
      ? move === 'finish' || wanted(move, view, seat)
      : move !== `toss ${hopper}` && move !== `pay ${hopper}`;
/** The thing in hand, then what to do with it, then the button. */
const along = (session: GameSession, taken: string[], target: string[]): string[] => {
  const play = held(session);
  if (play.view.phase === 'take') return ['.offer .tcard .hit', '[data-tab="row"]'];
  if (play.ready) return ['.primary'];
  // From the right: what is worth keeping stands on the left.
  if (play.picking)
    return [...[1, 2, 3].map((nth) => `.tcard.is-legal:nth-last-child(${nth}) .hit`), '[data-tab="hand"]'];
  return play.selected ? target : taken;
};

const passengers = (view: unknown, seat: number): Colour[] =>
  mine(view, seat).train.flatMap((car) => car.items.flatMap((item) => ('passenger' in item ? [item.passenger] : [])));
/** Where the passenger in my train wants to go. */
const aim = (view: unknown, seat: number): Dest => destOf(passengers(view, seat)[0] ?? own);
const hasCargo = (view: unknown, seat: number): boolean =>
  mine(view, seat).train.some((car) => car.items.some((item) => 'cargo' in item));
const points = (view: unknown, seat: number) => ({ n: mine(view, seat).score.total, tokens: mine(view, seat).tokens });

const build: LessonStep = {
  id: 'build',
  at: (session) =>
    along(session, [thing(`hand:${held(session).hand.indexOf(hopper)}`), '[data-tab="hand"]'], ['[data-use="build"]']),
  goesOn: asks((move) => move === `build ${hopper}` || (move.startsWith('pay ') && move !== `pay ${hopper}`)),
  done: (view, seat) => mine(view, seat).train.length > 1,
  words: (view, seat) => ({
    ...points(view, seat),
    card: t(`isle_of_trains.cards_short.${hopper}`),
    cost: cardOf(hopper).cost,
  }),
};

const load: LessonStep = {
  id: 'load',
  at: (session) => {
    const play = held(session);
    const index = play.hand.findIndex((card) => cardOf(card).cargo.includes('coal'));
    return along(session, [thing(`hand:${index}`), '[data-tab="hand"]'], ['[data-use="load"]', thing('car:0.1')]);
  },
  goesOn: asks((move, _, seat) => /^load \S+ (\d+)\./.exec(move)?.[1] === String(seat)),
  done: (view, seat) => hasCargo(view, seat),
  words: points,
};

export const lesson: Lesson = {
  seed: 1126,
  options: {},
  offered: '.is-legal, .is-pv, [data-use]',
  beside: '.isle-strip, .mytrain, .rival',
  steps: [
    { id: 'goal', at: () => ['.isle-strip', '.mytrain'] },
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
      done: (view, seat) =>
        (passengers(view, seat).length > 0 && seen(view).phase !== 'limit') || mine(view, seat).tokens > 0,
      words: () => ({ dest: destName(destOf(own)) }),
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
          move.startsWith('ticket ') || passengers(view, seat).some((one) => move === `deliver ${destOf(one)}`),
      ),
      done: (view, seat) => mine(view, seat).tokens > 0 && seen(view).phase !== 'deliver',
      words: (view, seat) => ({ ...points(view, seat), dest: destName(aim(view, seat)) }),
    },
    {
      id: 'take',
      at: (session) => along(session, [thing('display:0'), '[data-tab="row"]'], ['.primary']),
      goesOn: asks((move) => move.startsWith('take ')),
      done: (view, seat) => seen(view).round > 2 || (seen(view).round === 2 && seen(view).active !== seat),
      words: points,
    },
    build,
    load,
    {
      id: 'on',
      at: () => [thing(`dest:${destOf(own)}`), '[data-tab="island"]'],
      done: (view, seat) => {
        const { round, active, actions_done: begun } = seen(view);
        return round > 4 || (round === 4 && (active !== seat || begun.length > 0));
      },
      words: (view, seat) => {
        const dest = destOf(own);
        const { deliver, vp } = box.islands.find(({ id }) => id === dest)!.initial;
        const needs = (['coal', 'oil', 'box', 'any'] as const)
          .filter((cargo) => deliver[cargo])
          .map((cargo) => t(`isle_of_trains.needs.${cargo}`, { n: deliver[cargo] }));
        return { ...points(view, seat), dest: destName(dest), needs: needs.join(', '), vp };
      },
    },
  ],
};
