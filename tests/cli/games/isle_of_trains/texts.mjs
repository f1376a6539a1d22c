// What Isle of Trains names: cards, places, tiles, refusals.
import { readFileSync } from "node:fs";

const box = JSON.parse(readFileSync(new URL("../../../../data/isle_of_trains/all_aboard.json", import.meta.url), "utf8"));
export const named = [
  ...[...box.train_cards, ...box.promo.train_cards].flatMap(({ id }) => [`cards.${id}`, `cards_short.${id}`, `card_texts.${id}`]),
  ...box.islands.map(({ id }) => `dests.${id}`),
  ...box.passengers.colours.map((id) => `colours.${id}`),
  ...[...box.tickets, ...box.promo.tickets].map(({ id }) => `tiles.${id}`),
  ...box.solo.rating.map((_, i) => `ratings.${i}`),
  ...box.scenarios.flatMap(({ n }) => [`scenarios.${n}.name`, `scenarios.${n}.goal`, `scenarios.${n}.story`]),
  ...Array.from({ length: 39 }, (_, i) => `refusals.IT-E${i + 1}`),
];
