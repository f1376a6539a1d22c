// What a replay asks of Pioneer Rails: all draw at once; here they are told one after another, a turn of a seat a step.
// The game's own file has all that this needs of it: two files that share would be three.
import './ui';
import { t } from '../../app/texts.svelte';
import type { GameReplay, Names, RecordMove, ReplayStep } from '../game';
import { placed, stepsOf, type PlacedMove } from '../steps';
import { geometry, suitOf } from './box';
import { townPlace, trackPlace } from './layers';
import { ofKind, parseMoves, type Move } from './notation';
import Round from './Round.svelte';
import { seen } from './seen';
import type { Side } from './view';
import { cardName, objectiveName, suitName, tokenName, townName } from './words';

/** A move, and the turn of the game it belongs to: chance comes before a turn, a seat's turn begins with its card. */
type TurnMove = PlacedMove & { turn: number };

function byTurns(moves: RecordMove[]): TurnMove[] {
  const picked: number[] = [];
  return placed(moves)
    .map((move): TurnMove => {
      if (move.by < 0) return { ...move, turn: Math.max(0, ...picked.filter(Boolean)) + 1 };
      if (move.move.startsWith('pick ')) picked[move.by] = (picked[move.by] ?? 0) + 1;
      return { ...move, turn: picked[move.by] ?? 1 };
    })
    .sort((a, b) => a.turn - b.turn || a.by - b.by || a.index - b.index);
}

const some = (key: string, list: string[]): string[] =>
  list.length ? [t(key, { list: list.join(', '), n: list.length })] : [];

/** What chance brought: objectives and the dealer, then the cards of a turn. */
function chanceText(moves: Move[], names: Names): string {
  const [dealer] = ofKind(moves, 'dealer');
  return [
    ...some(
      'pioneer.replay.objectives',
      ofKind(moves, 'objective').map((one) => objectiveName(one.objective)),
    ),
    ...(dealer ? [t('pioneer.replay.dealer', { name: names(dealer.seat) })] : []),
    ...(ofKind(moves, 'deal').length ? [t('pioneer.replay.deal')] : []),
    ...some(
      'pioneer.replay.discard',
      ofKind(moves, 'discard').map((one) => cardName(one.card)),
    ),
    ...some(
      'pioneer.replay.reveal',
      ofKind(moves, 'reveal').map((one) => cardName(one.card)),
    ),
  ].join('; ');
}

/** Where the tracks of a turn lead: towns of this side of the map. */
const townsOf = (moves: Move[], side: Side): number[] => [
  ...new Set(ofKind(moves, 'lay').flatMap(({ to }) => geometry[side].vertex(to)?.town ?? [])),
];

/** What came several times is told once, with how often. */
const counted = (names: string[]): string[] =>
  [...new Set(names)].map((name) => {
    const times = names.filter((one) => one === name).length;
    return times > 1 ? `${name} ×${times}` : name;
  });

/** A seat's turn: the card, what was crossed out, tracks and towns, deposits. */
function turnText(moves: Move[], side: Side): string {
  const [pick] = ofKind(moves, 'pick');
  const [changed] = ofKind(moves, 'cross_suit');
  const tracks = ofKind(moves, 'lay').length;
  const suit = changed?.suit ?? (pick && suitOf(pick.card));
  return [
    ...(pick ? [cardName(pick.card)] : []),
    ...some(
      'pioneer.replay.bonus',
      counted(ofKind(moves, 'cross', 'cross_suit').map((one) => tokenName(one.kind === 'cross' ? one.token : 'suit'))),
    ),
    t('pioneer.replay.tracks', { n: tracks, suit: suit ? suitName(suit) : '' }),
    ...some(
      'pioneer.replay.towns',
      townsOf(moves, side).map((town) => townName(side, town)),
    ),
    ...ofKind(moves, 'deposit').map(({ hex, nuggets }) => t('pioneer.replay.deposit', { hex, n: nuggets })),
  ].join('; ');
}

/**
 * Sheets of a step: of whoever was told before as their turn left them, of the others as it found them. The last number is
 * the table's own: as it was before the move that ended the seat's turn, while the cards of the turn lay on it.
 */
function boardsOf(step: ReplayStep, turn: TurnMove[], seats: number): number[] {
  const mine = turn.filter(({ by }) => by === step.by);
  const start = Math.min(...turn.filter(({ by }) => by >= 0).map(({ index }) => index));
  const after = (seat: number): number => turn.findLast(({ by }) => by === seat)?.index ?? start - 1;
  const boards = Array.from({ length: seats }, (_, seat) => (seat > step.by ? start : after(seat) + 1));
  return [...boards, Math.max(...mine.map(({ index }) => index))];
}

export const replay: GameReplay = {
  steps(moves, names, options) {
    const side = (options?.side ?? 'A') as Side;
    const seats = Math.max(...moves.map(({ by }) => by)) + 1;
    const turns = byTurns(moves);
    const steps = stepsOf(turns, {
      begins: ({ by, move }, before) => (by < 0 ? before.by >= 0 : move.startsWith('pick ')),
      tell: (list) => {
        const read = parseMoves(list.map(({ move }) => move));
        if (list[0]!.by < 0) return { text: chanceText(read, names) };
        return {
          text: turnText(read, side),
          places: [
            ...ofKind(read, 'lay').map(({ track }) => trackPlace(track)),
            ...townsOf(read, side).map((town) => townPlace(side, town)),
            ...ofKind(read, 'deposit').map(({ hex }) => hex),
          ],
        };
      },
    });
    for (const step of steps) {
      if (step.by < 0) continue;
      const { turn } = turns.find(({ index }) => index === step.from)!;
      step.boards = boardsOf(
        step,
        turns.filter((one) => one.turn === turn),
        seats,
      );
    }
    // The last step shows the end.
    const last = steps.at(-1);
    if (last) {
      last.at = moves.length;
      delete last.boards;
    }
    return steps;
  },
  Round,
  recent: (view, seat) => (seen(view).seats[seat]?.laid ?? []).map(trackPlace),
  compose: (views, by) => {
    const table = seen(views.at(-1));
    const { card, laid } = table.seats[by]!;
    const seats = views.slice(0, -1).map((view, seat) => seen(view).seats[seat]!);
    return { ...table, seats: seats.map((one, seat) => (seat === by ? { ...one, card, laid } : one)) };
  },
};
