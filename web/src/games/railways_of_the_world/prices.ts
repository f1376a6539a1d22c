// Where the prices of tiles stand: beside their track, on the side where they cover least.
import { overlap } from '../../table/viewport';
import type { Hex, RailMap } from './box';
import { centre, edgeSpot, endSpot, meet, plus, tileCourse, type Rect, type Spot } from './plane';
import type { OpenEnd, Tile } from './view';

/** A price in pixels: as wide as its letters. */
export const priceSize = (text: string): { w: number; h: number } => ({ w: text.length * 6 + 12, h: 19 });

export const boxAt = ({ x, y }: Spot, w: number, h: number): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });

/** The price of a hex that is on offer: in the hex, where it covers least of the names. */
export function standOffer(hex: Hex, text: string, pixel: number, names: readonly Rect[]): Spot {
  const { w, h } = priceSize(text);
  const hidden = (spot: Spot): number =>
    names.reduce((sum, name) => sum + overlap(name, boxAt(spot, w * pixel, h * pixel)), 0);
  const spots = [14, 40, -34].map((y) => plus(centre(hex), { x: 0, y }));
  return spots.reduce((one, other) => (hidden(other) < hidden(one) ? other : one));
}

/** `pixel`: one of the screen in units of the map. The result is in the order of the tiles. */
export function standPrices(
  map: RailMap,
  tiles: readonly { tile: Tile; price?: string }[],
  exits: readonly OpenEnd[],
  pixel: number,
  keep: readonly Rect[] = [],
): Spot[] {
  const numbers = tiles.map(({ tile }) => boxAt(tileCourse(tile).at(0.5), 16 * pixel, 16 * pixel));
  const taken: Rect[] = [...numbers, ...exits.map((exit) => boxAt(endSpot(exit), 30, 30))];
  const cities = map.cities.map((city) => boxAt(centre(city), 92, 96));
  // What a ridge adds must stay to be seen.
  const ridges = map.file.ridges.map(([c, r, edge]) => boxAt(edgeSpot({ c, r }, edge), 50, 50));
  return tiles.map(({ tile, price = '' }) => {
    const course = tileCourse(tile);
    const middle = course.at(0.5);
    const [w, h] = [priceSize(price).w * pixel, priceSize(price).h * pixel];
    // Across the track; above it is better than below.
    const [a, b] = [course.at(0.4), course.at(0.6)];
    const across = Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2;
    const spots = [across, across + Math.PI].flatMap((angle) =>
      [0, -0.5, 0.5, -1, 1].flatMap((lean) =>
        [0, 24, 48].map((more) => {
          const way = { x: Math.cos(angle + lean), y: Math.sin(angle + lean) };
          const far = 17 + 9 * pixel + more + (Math.abs(way.x) * w + Math.abs(way.y) * h) / 2;
          return { spot: plus(middle, way, far), dislike: Math.abs(lean) + more / 16 + (way.y > 0 ? 0.4 : 0) };
        }),
      ),
    );
    const cost = ({ spot, dislike }: (typeof spots)[number]): number => {
      const box = boxAt(spot, w, h);
      const hits = (all: readonly Rect[]): number => all.filter((one) => meet(one, box)).length;
      return dislike + hits(taken) * 6 + hits(cities) * 5 + hits(keep) * 4 + hits(ridges) * 2;
    };
    const best = spots.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    taken.push(boxAt(best.spot, w, h));
    return best.spot;
  });
}
