// Moves come as texts (section 11 of the rules); here they are read, and written where the client proposes one.
import { colours, isCard } from './cards';
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

const number = (text: string | undefined): number | null =>
  text !== undefined && /^(0|[1-9]\d*)$/.test(text) ? Number(text) : null;
const isColour = (text: string | undefined): text is Colour => colours.includes(text as Colour);

function place(text: string | undefined): Place | null {
  const [seat, car] = (text ?? '').split('.').map(number);
  return seat != null && car != null ? { seat, car } : null;
}

function item(text: string | undefined): { car: number; colour: Colour | null } | null {
  const [i, colour, rest] = (text ?? '').split('.');
  const car = number(i);
  if (car === null || rest !== undefined) return null;
  return colour === undefined ? { car, colour: null } : isColour(colour) ? { car, colour } : null;
}

export function parseMove(text: string): Move | null {
  const [word, first, second, third, more] = text.split(' ');
  if (more !== undefined) return null;
  switch (word) {
    case 'take':
      if (second !== undefined || first === undefined) return null;
      if (first === 'deck' || first === 'pax') return { kind: 'take', text, from: first, card: null };
      return isCard(first) ? { kind: 'take', text, from: 'display', card: first } : null;
    case 'build': {
      if (!first || !isCard(first)) return null;
      if (second === undefined) return { kind: 'build', text, card: first, over: null };
      const over = number(third);
      return second === 'over' && over !== null ? { kind: 'build', text, card: first, over } : null;
    }
    case 'raze':
    case 'pay':
    case 'under':
    case 'toss':
    case 'pick':
      return first && isCard(first) && second === undefined ? { kind: word, text, card: first } : null;
    case 'scrap':
    case 'ticket': {
      const car = number(first);
      return car !== null && second === undefined ? { kind: word, text, car } : null;
    }
    case 'load':
    case 'board': {
      const at = place(second);
      if (!at || third !== undefined || !first) return null;
      if (word === 'load') return isCard(first) ? { kind: 'load', text, card: first, place: at } : null;
      return isColour(first) ? { kind: 'board', text, colour: first, place: at } : null;
    }
    case 'blind': {
      const at = place(first);
      return at && second === undefined ? { kind: 'blind', text, place: at } : null;
    }
    case 'deliver':
      return first && second === undefined ? { kind: 'deliver', text, dest: first as Dest } : null;
    case 'secondary':
      return (first === 'a' || first === 'b') && second === undefined
        ? { kind: 'secondary', text, which: first }
        : null;
    case 'side':
    case 'guest':
    case 'give':
    case 'aside': {
      const what = item(first);
      if (!what || second !== undefined) return null;
      if (word === 'give' || word === 'aside') return { kind: word, text, ...what };
      return what.colour ? { kind: word, text, car: what.car, colour: what.colour } : null;
    }
    case 'initial':
    case 'done':
    case 'finish':
    case 'pass':
    case 'night':
    case 'buyback':
      return first === undefined ? { kind: word, text } : null;
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
