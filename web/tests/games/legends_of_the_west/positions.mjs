// Writes positions.json: real views and legal moves of Legends of the West, one position for each phase of each record
// (../../positions.mjs).
import { lastOfPhases, legalAt, write } from '../../positions.mjs';

write(
  import.meta.url,
  lastOfPhases().map((one) => ({ name: one.name, seat: one.seat, view: one.view, legal: legalAt(one).moves })),
);
