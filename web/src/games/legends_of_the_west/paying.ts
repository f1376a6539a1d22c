// Payments: which come first, and which cards are picked for one.
import type { RouteId } from './map/sheet';
import type { Move, MoveOf } from './notation';
import type { Kind } from './view';

type Hand = Partial<Record<Kind, number>>;

export const colorOf = (kind: Kind): string => kind.split('.')[0]!;
/** Cards of a colour, whatever their marks. */
export const countOf = (hand: Hand, color: string): number =>
  Object.entries(hand).reduce((sum, [kind, n]) => sum + (colorOf(kind as Kind) === color ? n : 0), 0);

/** The payments of a route: those with fewer locomotives first, then those of which most is left. */
export const paymentsOf = (claims: readonly MoveOf<'claim'>[], route: RouteId, hand: Hand): MoveOf<'claim'>[] =>
  claims
    .filter((claim) => claim.route === route)
    .sort((a, b) => {
      const left = ({ payment }: MoveOf<'claim'>): number =>
        payment.color ? countOf(hand, payment.color) - payment.cars : 0;
      return a.payment.locos - b.payment.locos || left(b) - left(a);
    });

const cardsOf = (move: Move): Kind[] => ('cards' in move ? move.cards : 'card' in move ? [move.card] : []);
const amount = (cards: readonly Kind[], kind: Kind): number => cards.filter((one) => one === kind).length;
/** The order in which moves list kinds. */
export const order: readonly Kind[] = ['black', 'blue', 'white', 'green', 'yellow', 'red']
  .flatMap((color) => [color, `${color}.p`, `${color}.s`] as Kind[])
  .concat('loco');

/** The picked cards with one more of a kind, as far as some choice holds them; else without that kind. */
export function picksFor(choices: readonly Move[], picked: readonly Kind[], card: Kind, hand: Hand): Kind[] {
  const more = [...picked, card].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const fits = (cards: readonly Kind[]): boolean =>
    choices.some((choice) => {
      const all = cardsOf(choice);
      return cards.every((kind) => amount(cards, kind) <= amount(all, kind));
    });
  if (amount(more, card) <= (hand[card] ?? 0) && fits(more)) return more;
  if (picked.includes(card)) return picked.filter((kind) => kind !== card);
  // It replaces what was picked, where it can not stand beside it.
  return fits([card]) ? [card] : [...picked];
}

/** Which cards a payment would show: the plain ones of its colour first. */
export function faces(payment: { color: string | null; cars: number; locos: number }, hand: Hand): Kind[] {
  const own = order
    .filter((kind) => colorOf(kind) === payment.color)
    .flatMap((kind) => Array<Kind>(hand[kind] ?? 0).fill(kind));
  return [...own.slice(0, payment.cars), ...Array<Kind>(payment.locos).fill('loco')];
}
