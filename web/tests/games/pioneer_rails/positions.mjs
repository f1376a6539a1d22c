// Writes positions.json: real views, legal moves and quotes of Pioneer Rails, the richest position of each kind of
// decision in each record (../../positions.mjs).
import { legalAt, records, viewAt, write } from '../../positions.mjs';

const richest = records().flatMap((decisions) => {
  const best = new Map();
  for (const one of decisions) {
    const { moves: legal, quotes } = legalAt(one);
    // With and without a bonus at hand, by what is decided.
    const kind = `${one.move.split(' ')[0]} ${legal.some((text) => text.startsWith('cross'))}`;
    if ((best.get(kind)?.legal.length ?? -1) <= legal.length) best.set(kind, { ...one, legal, quotes });
  }
  return [...best.values()];
});
write(
  import.meta.url,
  richest.map((one) => ({
    name: one.name,
    seat: one.seat,
    view: viewAt(one),
    legal: one.legal,
    quotes: one.quotes,
  })),
);
