// Where the ledger of a game was left off: kept by this device until it is read to its end, so that a reload, or another evening,
// goes on there.
const key = (table: string): string => `ledger:${table}`;

/** The page, from 0; null: it was not begun here, or read to its end. */
export function bookmark(table: string): number | null {
  const kept = localStorage.getItem(key(table));
  return kept === null ? null : Number(kept);
}

export const layBookmark = (table: string, at: number): void => localStorage.setItem(key(table), String(at));
export const takeBookmark = (table: string): void => localStorage.removeItem(key(table));
