// What Legends of the West names: cities, events, rules, territories, upgrades, companies, cards,
// refusals.
import { readFileSync } from "node:fs";

const read = (name) => JSON.parse(readFileSync(new URL(`../../../../data/legends_of_the_west/${name}.json`, import.meta.url), "utf8"));
const map = read("map");
const companies = read("companies");
const colors = ["black", "blue", "white", "green", "yellow", "red"];
const ids = (list) => list.map(({ id }) => id);
export const named = [
  ...ids(map.cities).map((id) => `pieces.${id}`),
  ...ids(read("events").events).map((id) => `event.${id}`),
  ...ids(read("rules").rules).map((id) => `rule.${id}`),
  ...ids(map.territories).map((id) => `territory.${id}`),
  ...ids(companies.upgrades).map((id) => `upgrade.${id}`),
  ...ids(companies.companies).map((id) => `companys.${id}`),
  ...colors.map((color) => `colours.${color}`),
  ...colors.flatMap((color) => ["", ".p", ".s"].map((symbol) => `cards.${color}${symbol}`)),
  "cards.loco",
  "cards.news",
  ...["single_1865", "single_year", "continent", "campaign", "campaign_short"].map((mode) => `modes.${mode}`),
  ...["last_turn", "seat"].map((tiebreak) => `tiebreaks.${tiebreak}`),
  ...Array.from({ length: 37 }, (_, i) => `refusals.TL-I${i + 1}`),
];
