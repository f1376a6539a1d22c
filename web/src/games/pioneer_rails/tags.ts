// Where small signs stand on the map so that they cover as little as possible.
import { geometry } from './box';
import { middleOf } from './art/ink';
import { height, spot, trackLine, width, type Spot } from './plane';
import type { Side, Track } from './view';

/** Beside the middle of a track, on the side where the other tracks on offer are farther away. */
export function tagSpot(track: Track, others: Track[]): Spot {
  const line = trackLine(track);
  const { x, y } = middleOf(line);
  const length = Math.hypot(line.x2 - line.x1, line.y2 - line.y1);
  const [nx, ny] = [(-(line.y2 - line.y1) / length) * 24, ((line.x2 - line.x1) / length) * 24];
  const near = others.filter((other) => other !== track).map((other) => middleOf(trackLine(other)));
  const room = (at: Spot): number => Math.min(200, ...near.map((one) => Math.hypot(one.x - at.x, one.y - at.y)));
  const within = (at: Spot): boolean => at.x > 20 && at.x < width - 20 && at.y > 4 && at.y < height - 4;
  const [one, two] = [
    { x: x + nx, y: y + ny },
    { x: x - nx, y: y - ny },
  ];
  if (within(one) !== within(two)) return within(one) ? one : two;
  return room(two) > room(one) + 0.5 ? two : one;
}

/** The middle of the tag of a place: at the foot of a picture, above a corner or a track. */
export function placeSpot(side: Side, place: string): Spot | null {
  const hex = geometry[side].hex(place);
  if (hex) return { x: spot(hex).x + 21, y: spot(hex).y + 18 };
  const town = /^town:[AB](\d+)$/.exec(place)?.[1];
  const vertex = town === undefined ? geometry[side].vertex(place) : geometry[side].map.towns[Number(town)];
  if (vertex) return { x: spot(vertex).x, y: spot(vertex).y - 24 };
  if (!geometry[side].way(place)) return null;
  const { x, y } = middleOf(trackLine(place));
  return { x, y: y - 20 };
}
