// Writes positions.json: real views, legal moves and quotes of Isle of Trains, one position for each phase of each record
// (../../positions.mjs).
import { lastOfPhases, legalAt, write } from '../../positions.mjs';

write(
  import.meta.url,
  lastOfPhases().map((one) => {
    const { moves: legal, quotes } = legalAt(one);
    return { name: one.name, seat: one.seat, view: one.view, legal, quotes };
  }),
);
