// What Pioneer Rails names: cards, places, towns, objectives, hands, bonuses, refusals.
import { readFileSync } from "node:fs";

const box = JSON.parse(readFileSync(new URL("../../../../data/pioneer_rails/box.json", import.meta.url), "utf8"));
const letter = { spades: "S", hearts: "H", diamonds: "D", clubs: "C" };
export const named = [
  ...box.cards.deck.map(({ rank, suit }) => `cards.${rank}${letter[suit]}`),
  ...Object.keys(letter).flatMap((suit) => [`suits.${suit}`, `railways.${suit}`]),
  ...Object.entries(box.maps).flatMap(([side, { towns }]) => towns.map((_, i) => `towns.${side}${i}`)),
  ...Object.keys(box.maps).map((side) => `sides.${side}`),
  ...box.objectives.map(({ id }) => `objectives.${id}`),
  ...box.poker_hands.map(({ id }) => `hands.${id}`),
  ...box.modes.solo.levels.map(({ id }) => `levels.${id}`),
  ...["mine", "saloon", "bank", "rail_yard", "fort", "ranch"].map((place) => `places.${place}`),
  ...["bridge", "tunnel", "shortcut", "switch", "none"].map((token) => `tokens.${token}`),
  ...Array.from({ length: 33 }, (_, i) => `refusals.PR-X${i + 1}`),
];
