// Writes positions.json: real views and legal moves of Railways of the World, of each kind of decision in each record the
// richest of a few (../../positions.mjs).
import { legalAt, records, viewAt, write } from '../../positions.mjs';

/** So many of a kind are looked at, from all over a record: records are long. */
const looks = 5;

const richest = records().flatMap((decisions) => {
  const kinds = new Map();
  for (const one of decisions) {
    const word = one.move.split(' ')[0];
    kinds.set(word, [...(kinds.get(word) ?? []), one]);
  }
  return [...kinds.values()].map((places) =>
    places
      .filter((_, n) => n % Math.ceil(places.length / looks) === 0)
      .map((one) => ({ ...one, legal: legalAt(one).moves }))
      .reduce((best, one) => (one.legal.length > best.legal.length ? one : best)),
  );
});
write(
  import.meta.url,
  richest.map((one) => ({ name: one.name, seat: one.seat, legal: one.legal, view: viewAt(one) })),
);
