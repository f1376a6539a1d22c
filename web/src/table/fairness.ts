// The dice of a finished game follow from a secret whose commitment was shown before the first move
// (engine/core/nature.h). Here the two are held against each other; `roundhouse verify` repeats every roll.
const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Uint8Array => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));

/** Only secure pages (https, localhost) may hash. */
export const canCheck = (): boolean => typeof crypto.subtle?.digest === 'function';

export async function secretFits(record: string, commitment: string): Promise<boolean> {
  const header = JSON.parse(record.split('\n', 1)[0] ?? '{}') as { secret?: string; commitment?: string };
  if (!header.secret || header.commitment !== commitment) return false;
  const prefix = new TextEncoder().encode('roundhouse commitment');
  const secret = bytesOf(header.secret);
  const all = new Uint8Array(prefix.length + secret.length);
  all.set(prefix);
  all.set(secret, prefix.length);
  return hex(await crypto.subtle.digest('SHA-256', all)) === commitment;
}
