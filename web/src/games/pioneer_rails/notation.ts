// Moves come as texts; here they are read, and written where the client proposes one.
import notation from 'virtual:notation/pioneer_rails';
import { readerOf } from '../notation';
import { endsOf } from './box';
import type { CardId, HexName, ObjectiveId, Point, Suit, Token, Track } from './view';

/** What a town box is crossed for: a token, another suit, or a track and nothing more. */
export type Bonus = Token | 'none' | 'suit';

export type Move =
  | { kind: 'pick'; text: string; card: CardId }
  | { kind: 'cross'; text: string; token: Token | 'none' }
  | { kind: 'cross_suit'; text: string; suit: Suit }
  | { kind: 'lay'; text: string; track: Track; from: Point; to: Point }
  | { kind: 'done'; text: string }
  | { kind: 'deposit'; text: string; hex: HexName; nuggets: number }
  | { kind: 'objective'; text: string; objective: ObjectiveId }
  | { kind: 'dealer'; text: string; seat: number }
  | { kind: 'deal'; text: string; seat: number; card: CardId }
  | { kind: 'discard' | 'reveal'; text: string; card: CardId };

export type MoveKind = Move['kind'];
export type MoveOf<K extends MoveKind> = Move & { kind: K };

const read = readerOf(notation);

/** What is no move is null; those of nature are read too: replays tell them. */
export function parseMove(text: string): Move | null {
  const move = read(text);
  if (!move) return null;
  const { card, objective, token, suit, hex, seat, nuggets } = move.fields;
  const word = text.split(' ', 1)[0];
  switch (word) {
    case 'pick':
    case 'discard':
    case 'reveal':
      return { kind: word, text, card: card! };
    case 'cross':
      return suit
        ? { kind: 'cross_suit', text, suit: suit as Suit }
        : { kind: word, text, token: token as Token | 'none' };
    case 'lay': {
      const track = text.slice('lay '.length);
      const [from, to] = endsOf(track);
      return { kind: word, text, track, from, to };
    }
    case 'done':
      return { kind: word, text };
    case 'deposit':
      return { kind: word, text, hex: hex!, nuggets: Number(nuggets) };
    case 'objective':
      return { kind: word, text, objective: objective! };
    case 'dealer':
      return { kind: word, text, seat: Number(seat) };
    case 'deal':
      return { kind: word, text, seat: Number(seat), card: card! };
    default:
      return null;
  }
}

export const parseMoves = (texts: readonly string[]): Move[] => texts.map(parseMove).filter((move) => move !== null);

/** The moves of one kind among many. */
export const ofKind = <K extends MoveKind>(moves: readonly Move[], ...kinds: K[]): MoveOf<K>[] =>
  moves.filter((move): move is MoveOf<K> => (kinds as MoveKind[]).includes(move.kind));

export const pickText = (card: CardId): string => `pick ${card}`;
export const layText = (track: Track): string => `lay ${track}`;
export const crossText = (token: Token | 'none'): string => `cross ${token}`;
export const crossSuitText = (suit: Suit): string => `cross suit ${suit}`;
export const depositText = (hex: HexName, nuggets: number): string => `deposit ${hex} ${nuggets}`;
