// What Railways of the World names: cities of both maps, cards, barons, colours, tiles, refusals.
import { readFileSync } from "node:fs";

const read = (name) => JSON.parse(readFileSync(new URL(`../../../../data/railways_of_the_world/${name}.json`, import.meta.url), "utf8"));
const common = read("common");
const maps = ["eastern_us", "mexico"].map(read);
const colors = Object.keys(common.components.goods_cubes_per_color);
export const named = [
  ...maps.map(({ id }) => `maps.${id}`),
  ...maps.flatMap(({ cities }) => cities.map(({ id }) => `pieces.${id}`)),
  ...common.operation_cards.map(({ id }) => `cards.${id}`),
  ...common.baron_cards.map(({ id }) => `barons.${id}`),
  ...[...colors, "gray"].map((color) => `colors.${color}`),
  ...[...colors, "western"].map((cube) => `cubes.${cube}`),
  ...common.tiles.shapes.map(({ id }) => `shapes.${id}`),
  ...common.solitaire_bands.map(({ name }) => `bands.${name}`),
  ...["traditional", "first_to_pass", "worst_is_first"].map((style) => `auction_styles.${style}`),
  // The engine never gives RW-204, RW-213, RW-221, RW-222 and RW-233: they are for clients that plan several steps.
  ...Array.from({ length: 44 }, (_, i) => `refusals.RW-${200 + i}`),
];
