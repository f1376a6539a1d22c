// Moves come as texts; here they are read, and written where the client proposes one.
import notation from 'virtual:notation/railways_of_the_world';
import { readerOf } from '../notation';
import type { BaronId, CardId, CityColor, CityId, Cube, Goods, HexName, OpenEnd, Side, Tile } from './view';

export type Move =
  | { kind: 'cube'; text: string; city: CityId; cube: Goods }
  | { kind: 'baron'; text: string; seat: number; baron: BaronId }
  | { kind: 'first'; text: string; seat: number }
  | { kind: 'keep'; text: string; baron: BaronId }
  | { kind: 'bid'; text: string; bid: number }
  | { kind: 'build' | 'urbanize' | 'western' | 'grow'; text: string; city: CityId }
  | { kind: 'extend'; text: string; end: OpenEnd }
  | { kind: 'deliver'; text: string; city: CityId; cube: Cube }
  | { kind: 'card' | 'take' | 'use'; text: string; card: CardId }
  | { kind: 'lay'; text: string; hex: HexName; tile: Tile }
  | { kind: 'go' | 'depot'; text: string; side: Side }
  | { kind: 'color'; text: string; color: CityColor }
  | { kind: 'pass' | 'upgrade' | 'stop'; text: string };

export type MoveKind = Move['kind'];
export type MoveOf<K extends MoveKind> = Move & { kind: K };

const read = readerOf(notation);

/** What is no move is null; those of nature are read too: replays tell them. */
export function parseMove(text: string): Move | null {
  const move = read(text);
  if (!move) return null;
  const { city = '', cube, drawn, color, card = '', baron = '', seat, bid, side, c, r, end } = move.fields;
  const word = text.split(' ', 1)[0];
  const rest = text.slice(text.indexOf(' ') + 1);
  switch (word) {
    case 'cube':
      return { kind: word, text, city, cube: drawn as Goods };
    case 'baron':
      return { kind: word, text, seat: Number(seat), baron };
    case 'first':
      return { kind: word, text, seat: Number(seat) };
    case 'keep':
      return { kind: word, text, baron };
    case 'bid':
      return { kind: word, text, bid: Number(bid) };
    case 'build':
    case 'urbanize':
    case 'western':
    case 'grow':
      return { kind: word, text, city };
    case 'extend':
      return { kind: word, text, end: `${c}.${r}.${end}` };
    case 'deliver':
      return { kind: word, text, city, cube: cube as Cube };
    case 'card':
    case 'take':
    case 'use':
      return { kind: word, text, card };
    case 'lay':
      return { kind: word, text, hex: `${c}.${r}`, tile: rest };
    case 'go':
    case 'depot':
      return { kind: word, text, side: `${city}.${side}` };
    case 'color':
      return { kind: word, text, color: color as CityColor };
    case 'pass':
    case 'upgrade':
    case 'stop':
      return { kind: word, text };
    default:
      return null;
  }
}

export const parseMoves = (texts: readonly string[]): Move[] => texts.map(parseMove).filter((move) => move !== null);

/** The moves of one kind among many. */
export const ofKind = <K extends MoveKind>(moves: readonly Move[], ...kinds: K[]): MoveOf<K>[] =>
  moves.filter((move): move is MoveOf<K> => (kinds as MoveKind[]).includes(move.kind));

export const keepText = (baron: BaronId): string => `keep ${baron}`;
export const bidText = (bid: number): string => `bid ${bid}`;
export const buildText = (city: CityId): string => `build ${city}`;
export const extendText = (end: OpenEnd): string => `extend ${end}`;
export const layText = (tile: Tile): string => `lay ${tile}`;
export const deliverText = (city: CityId, cube: Cube): string => `deliver ${city} ${cube}`;
export const goText = (side: Side): string => `go ${side}`;
export const urbanizeText = (city: CityId): string => `urbanize ${city}`;
export const colorText = (color: CityColor): string => `color ${color}`;
export const westernText = (city: CityId): string => `western ${city}`;
export const takeText = (card: CardId): string => `take ${card}`;
export const useText = (card: CardId): string => `use ${card}`;
export const growText = (city: CityId): string => `grow ${city}`;
export const depotText = (side: Side): string => `depot ${side}`;
