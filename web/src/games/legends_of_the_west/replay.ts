// What a replay asks of Legends of the West: the moves of a record told as people would, a turn with all that followed from
// it as one step.
import { t } from '../../app/texts.svelte';
import type { GameReplay, Names, RecordMove } from '../game';
import { placed, stepsOf } from '../steps';
import { cityName, routeOf, sheetOf } from './box';
import type { Sheet } from './map/sheet';
import { parseMove, type Move, type MoveOf } from './notation';
import Scene from './Scene.svelte';
import { eventsOf } from './told';
import { cardName, eventName, pairOf, payName, sealedName, ticketName } from './words';

const wordOf = ({ move }: RecordMove): string => move.split(' ', 1)[0]!;
/** What a turn, or a choice of its own, begins with. */
const deeds = new Set(['draw', 'take', 'claim', 'tickets', 'keep', 'pass', 'retire', 'open', 'upgrade']);

/** A second card, a bonus, tickets that are kept: they belong to what the same seat has begun. */
const goesOn = (word: string, begun: string): boolean =>
  word === 'keep'
    ? begun === 'tickets'
    : (word === 'draw' || word === 'take') && ['draw', 'take', 'claim'].includes(begun);

/** Indices of the moves with which a step begins. */
function starts(moves: readonly RecordMove[]): Set<number> {
  const found = new Set<number>();
  let last: RecordMove | null = null;
  moves.forEach((move, i) => {
    if (move.by < 0 || !deeds.has(wordOf(move))) return;
    if (last?.by === move.by && goesOn(wordOf(move), wordOf(last))) return;
    found.add(i);
    last = move;
  });
  return found;
}

/** The card that a draw brought: a newspaper gives way to the next one. What the viewer may not know is missing. */
function drawn(list: readonly RecordMove[], at: number): string {
  const cards = list.slice(at + 1).flatMap((move) => {
    const read = parseMove(move.move);
    return read?.kind === 'nature' && read.word === 'card' && read.id !== 'news' ? [read.id] : [];
  });
  const [card] = cards;
  return card && card !== '?'
    ? t('legends.replay.deckOne', { card: cardName(card as MoveOf<'take'>['card']) })
    : t('legends.replay.deck');
}

class Teller {
  constructor(
    private readonly sheet: Sheet,
    private readonly names: Names,
  ) {}

  tell(list: RecordMove[]): { text: string; places: string[] } {
    const moves = list.map(({ move }) => parseMove(move));
    if (list[0]!.by < 0) return { text: this.setup(moves), places: [] };
    const said = moves.flatMap((move, i) => (move ? this.part(move, list, i) : []));
    return { text: said.join('; '), places: moves.flatMap((move) => (move ? this.places(move) : [])) };
  }

  private setup(moves: (Move | null)[]): string {
    const first = moves.find((move) => move?.kind === 'nature' && move.word === 'first');
    return first?.kind === 'nature'
      ? t('legends.replay.setupFirst', { name: this.names(Number(first.id)) })
      : t('legends.replay.setup');
  }

  private places(move: Move): string[] {
    if (move.kind === 'claim') return [move.route];
    return move.kind === 'grain' || move.kind === 'depot' ? [move.city] : [];
  }

  private part(move: Move, list: readonly RecordMove[], at: number): string[] {
    switch (move.kind) {
      case 'draw':
        return [drawn(list, at)];
      case 'take':
        return [t('legends.replay.display', { card: cardName(move.card) })];
      case 'claim': {
        const route = routeOf(this.sheet, move.route);
        const { color, cars, locos } = move.payment;
        const pair = route ? pairOf(this.sheet, route) : move.route;
        return [t('legends.replay.claim', { pair, cards: payName(color, cars, locos) })];
      }
      case 'keep':
        return [
          t('legends.replay.keep', { list: move.tickets.map((id) => ticketName(this.sheet, id)).join(', ') || '0' }),
        ];
      case 'grain':
      case 'depot':
        return [
          t('legends.replay.place', { name: sealedName('token', move.kind), city: cityName(this.sheet, move.city) }),
        ];
      case 'special':
        return [t(move.choice === 'money' ? 'legends.replay.specialMoney' : 'legends.replay.specialCards')];
      case 'sell':
        return [t('legends.replay.sell', { cards: move.cards.map(cardName).join(', ') })];
      case 'discard':
        return [t('legends.replay.discard', { card: cardName(move.card) })];
      case 'reveal':
        return [t('legends.replay.reveal', { n: move.number })];
      case 'retire':
        return [t('legends.replay.retire', { event: eventName(move.id) })];
      case 'open':
        return [t('legends.replay.open', { territory: sealedName('territory', move.id) })];
      case 'upgrade':
        return [t('legends.replay.upgrade', { upgrade: sealedName('upgrade', move.id) })];
      case 'tickets':
      case 'pass':
        return [t(`legends.replay.${move.kind}`)];
      case 'nature':
        return move.word === 'event' ? [t('legends.replay.news', { event: eventName(move.id) })] : [];
      default:
        return [];
    }
  }
}

export const replay: GameReplay = {
  Scene,
  events: (moves) => eventsOf(moves),
  steps(moves, names) {
    const teller = new Teller(sheetOf({}), names);
    const list = placed(moves);
    const begun = starts(list);
    return stepsOf(list, {
      begins: (move) => begun.has((move as (typeof list)[number]).index),
      tell: (part) => teller.tell(part),
    });
  },
};
