// Personal links of seats kept for somebody. The server shows a link once and keeps only its hash, so
// the host's browser remembers it: asking again would make the one that was sent worthless.
import { api } from './api';

const key = (table: string, seat: number): string => `rh.invitation.${table}.${seat}`;

const asked = new Map<string, Promise<string>>();

export function personalCode(table: string, seat: number): Promise<string> {
  const at = key(table, seat);
  const kept = localStorage.getItem(at);
  if (kept) return Promise.resolve(kept);
  // A page that asks twice before the answer is there must not make two links.
  let code = asked.get(at);
  if (!code) {
    code = api
      .seatLink(table, seat)
      .then((link) => (localStorage.setItem(at, link.code), link.code))
      .finally(() => asked.delete(at));
    asked.set(at, code);
  }
  return code;
}

export function forgetCode(table: string, seat: number): void {
  localStorage.removeItem(key(table, seat));
}
