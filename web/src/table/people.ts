// Who is at a table: those who sit there, and those who only watch but have said something.
import type { ChatMessage, TableInfo } from '../net/types';
import { seatName } from '../app/names';

export interface Participant {
  id: string;
  name: string;
  /** The first of their seats; null: watches. */
  seat: number | null;
  host: boolean;
  muted: boolean;
}

export function participants(info: TableInfo, chat: ChatMessage[]): Participant[] {
  const found = new Map<string, Participant>();
  const add = (id: string | undefined, name: string, seat: number | null): void => {
    if (id && !found.has(id))
      found.set(id, { id, name, seat, host: id === info.host, muted: info.muted?.includes(id) ?? false });
  };
  // Hot-seat players speak with the voice of their device's owner.
  info.seats.forEach((seat, i) => seat.kind === 'person' && add(seat.id, seatName(info, i), i));
  for (const message of chat) add(message.who, message.from, null);
  return [...found.values()];
}

/** Somebody else who sits at the table and plays, or null: the first of them. */
export const otherPlayer = (info: TableInfo): number | null => {
  const at = info.seats.findIndex((seat) => seat.kind === 'person' && !seat.mine && !seat.resigned);
  return at < 0 ? null : at;
};
