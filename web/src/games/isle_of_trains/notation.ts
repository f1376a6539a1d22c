// Moves come as texts (section 11 of the rules); here they are read, and written where the client proposes one.
import notation from 'virtual:notation/isle_of_trains';
import { readerOf } from '../notation';
import type { CardId, Colour, Dest } from './view';

export interface Place {
  seat: number;
  car: number;
}

export type Move =
  | { kind: 'take'; text: string; from: 'deck' | 'pax' | 'display'; card: CardId | null }
  | { kind: 'build'; text: string; card: CardId; over: number | null }
  | { kind: 'scrap'; text: string; car: number }
  | { kind: 'raze' | 'pay' | 'under' | 'toss' | 'pick'; text: string; card: CardId }
  | { kind: 'load'; text: string; card: CardId; place: Place }
  | { kind: 'blind'; text: string; place: Place }
  | { kind: 'board'; text: string; colour: Colour; place: Place }
  | { kind: 'deliver'; text: string; dest: Dest }
  | { kind: 'secondary'; text: string; which: 'a' | 'b' }
  | { kind: 'ticket'; text: string; car: number }
  | { kind: 'side' | 'guest'; text: string; car: number; colour: Colour }
  /** Without a colour: the cargo of that car that was loaded first. */
  | { kind: 'give' | 'aside'; text: string; car: number; colour: Colour | null }
  | { kind: 'initial' | 'done' | 'finish' | 'pass' | 'night' | 'buyback'; text: string };

export type MoveKind = Move['kind'];
/** The moves of one kind. */
export type MoveOf<K extends MoveKind> = Move & { kind: K };

const read = readerOf(notation);

/** Moves of nature, and what is no move, are not read here. */
export function parseMove(text: string): Move | null {
  const move = read(text);
  if (!move) return null;
  const { fields } = move;
  const word = text.split(' ', 1)[0] as MoveKind;
  const card = fields.card as CardId;
  const colour = (fields.colour ?? null) as Colour | null;
  const car = Number(fields.car);
  const place: Place = { seat: Number(fields.seat), car };
  switch (word) {
    case 'take':
      return { kind: word, text, from: card ? 'display' : text === 'take deck' ? 'deck' : 'pax', card: card ?? null };
    case 'build':
      return { kind: word, text, card, over: fields.car === undefined ? null : car };
    case 'raze':
    case 'pay':
    case 'under':
    case 'toss':
    case 'pick':
      return { kind: word, text, card };
    case 'scrap':
    case 'ticket':
      return { kind: word, text, car };
    case 'load':
      return { kind: word, text, card, place };
    case 'board':
      return { kind: word, text, colour: colour!, place };
    case 'blind':
      return { kind: word, text, place };
    case 'deliver':
      return { kind: word, text, dest: fields.dest as Dest };
    case 'secondary':
      return { kind: word, text, which: fields.contract as 'a' | 'b' };
    case 'side':
    case 'guest':
      return { kind: word, text, car, colour: colour! };
    case 'give':
    case 'aside':
      return { kind: word, text, car, colour };
    case 'initial':
    case 'done':
    case 'finish':
    case 'pass':
    case 'night':
    case 'buyback':
      return { kind: word, text };
    default:
      return null;
  }
}

export const parseMoves = (texts: readonly string[]): Move[] => texts.map(parseMove).filter((move) => move !== null);

/** The moves of one kind among many. */
export const ofKind = <K extends MoveKind>(moves: readonly Move[], ...kinds: K[]): MoveOf<K>[] =>
  moves.filter((move): move is MoveOf<K> => (kinds as MoveKind[]).includes(move.kind));

export const placeText = ({ seat, car }: Place): string => `${seat}.${car}`;
export const itemText = (car: number, colour: Colour | null): string => (colour ? `${car}.${colour}` : String(car));
