// Moves come as texts of words; here they are read, and written where the client proposes one.
import type { CityId, Color, RouteId } from './map/sheet';
import type { Kind, TicketId } from './view';

/** What a claim is paid with. */
export interface Payment {
  color: Color | null;
  cars: number;
  locos: number;
}

export type Move =
  | { kind: 'draw' | 'tickets' | 'pass' | 'skip'; text: string }
  | { kind: 'take' | 'discard'; text: string; card: Kind }
  | { kind: 'claim'; text: string; route: RouteId; payment: Payment }
  | { kind: 'pay' | 'extra' | 'sell'; text: string; cards: Kind[] }
  | { kind: 'keep'; text: string; tickets: TicketId[] }
  | { kind: 'grain' | 'depot'; text: string; city: CityId }
  | { kind: 'special'; text: string; choice: string }
  | { kind: 'reveal'; text: string; number: number }
  | { kind: 'retire' | 'open' | 'upgrade'; text: string; id: string }
  | { kind: 'nature'; text: string; word: string; id: string };

export type MoveKind = Move['kind'];
export type MoveOf<K extends MoveKind> = Move & { kind: K };

function paymentOf(text: string): Payment {
  const payment: Payment = { color: null, cars: 0, locos: 0 };
  for (const term of text.split('+')) {
    const [what = '', n = '0'] = term.split('*');
    if (what === 'loco') payment.locos = Number(n);
    else {
      payment.color = what as Color;
      payment.cars = Number(n);
    }
  }
  return payment;
}

/** What is no move is null; those of nature are read too: replays tell them. */
export function parseMove(text: string): Move | null {
  const [word, ...rest] = text.split(' ');
  const id = rest[0] ?? '';
  switch (word) {
    case 'draw':
    case 'tickets':
    case 'pass':
    case 'skip':
      return { kind: word, text };
    case 'take':
    case 'discard':
      return { kind: word, text, card: id as Kind };
    case 'claim':
      return { kind: word, text, route: id, payment: paymentOf(rest[1] ?? '') };
    case 'pay':
    case 'extra':
    case 'sell':
      return { kind: word, text, cards: rest as Kind[] };
    case 'keep':
      return { kind: word, text, tickets: id === 'none' ? [] : rest };
    case 'grain':
    case 'depot':
      return { kind: word, text, city: id };
    case 'special':
      return { kind: word, text, choice: id };
    case 'reveal':
      return { kind: word, text, number: Number(id) };
    case 'retire':
    case 'open':
    case 'upgrade':
      return { kind: word, text, id };
    case 'first':
    case 'card':
    case 'event':
    case 'ticket':
    case 'storm':
    case 'gold':
      return { kind: 'nature', text, word, id };
    default:
      return null;
  }
}

export const parseMoves = (texts: readonly string[]): Move[] => texts.map(parseMove).filter((move) => move !== null);

/** The moves of one kind among many. */
export const ofKind = <K extends MoveKind>(moves: readonly Move[], ...kinds: K[]): MoveOf<K>[] =>
  moves.filter((move): move is MoveOf<K> => (kinds as MoveKind[]).includes(move.kind));

export const takeText = (card: Kind): string => `take ${card}`;
export const keepText = (tickets: readonly TicketId[]): string =>
  `keep ${tickets.length ? [...tickets].sort().join(' ') : 'none'}`;
/** The move that asks why a route can not be built: locomotives alone fit every colour. */
export const askText = (route: RouteId, length: number): string => `claim ${route} loco*${length}`;
