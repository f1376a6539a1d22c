// Where tags stand at their places: above, beside or below, and a little aside where that covers no city and no other tag;
// their tail points back at the place. They stay in the frame.
import type { Frame } from '../../table/frame.svelte';
import { overlap, type Corner, type Rect, type Size } from '../../table/viewport';
import type { Box } from '../../ui/place';
import { hexName, hexOf, type Hex, type RailMap } from './box';
import type { Layers, Tag } from './layers';
import type { Name } from './names';
import { centre, inside, spotOf, tileCourse, type Spot } from './plane';
import type { HexName, LinkView, Tile } from './view';

export type TagSide = 'top' | 'right' | 'left' | 'bottom';
const sides: TagSide[] = ['top', 'right', 'left', 'bottom'];
/** How far aside, as a share of what is possible. */
const asides = [0, -0.5, 0.5, -1, 1];

export interface TagPlace {
  /** The middle of its place and how far from it the tag stands, in pixels of the frame. */
  at: Spot;
  off: Record<TagSide, number>;
  /** About as much as it covers. */
  size: Size;
}
/** Until it has been measured: with so many seats' points in it, or with the name and price of a city. */
export const tagSize = (seats: number | undefined, small: boolean): Size =>
  seats ? (small ? { w: 2 + 46 * seats, h: 27 } : { w: 2 + 62 * seats, h: 36 }) : { w: 130, h: 36 };

export function tagBox({ x, y }: Spot, side: TagSide, { w, h }: Size): Rect {
  if (side === 'top') return { x: x - w / 2, y: y - h, w, h };
  if (side === 'bottom') return { x: x - w / 2, y, w, h };
  return { x: side === 'left' ? x - w : x, y: y - h / 2, w, h };
}

/** Something that tags had better not cover. */
export interface Kept {
  box: Rect;
  cost: number;
}
/** What it costs to cover a city or another tag, and to stand out of the frame. */
export const costly = 20;

/** The buttons and the prices in the corners of the frame. */
export const standing = ({ h }: Size, small: boolean): Rect[] =>
  small
    ? [{ x: 0, y: 0, w: 53, h: 98 }]
    : [
        { x: 0, y: 0, w: 62, h: 182 },
        { x: 0, y: h - 60, w: 240, h: 60 },
      ];
/** The small map of a sheet, so wide, in its corner. */
export function insetBox(port: Size, sheet: Size, width: number, corner: Corner): Rect {
  const [w, h] = [width + 22, (width * sheet.h) / sheet.w + 22];
  return { x: corner.endsWith('left') ? 0 : port.w - w, y: corner.startsWith('top') ? 0 : port.h - h, w, h };
}

/** The middle of the edge that is nearest to its place; the tail sits `tail` pixels from there. */
export interface Stood extends Spot {
  side: TagSide;
  tail: number;
}

const edge = 4;
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** A way to stand: on this side, so far aside, but rather in the frame. */
function standAt({ at, off, size }: TagPlace, side: TagSide, aside: number, port: Size): Stood {
  const upright = side === 'top' || side === 'bottom';
  const half = (upright ? size.w : size.h) / 2;
  const reach = half + 8;
  const [along, room] = upright ? [at.x, port.w] : [at.y, port.h];
  const put = clamp(clamp(along + aside * reach, edge + half, room - edge - half), along - reach, along + reach);
  const tail = clamp(along - put, 12 - half, half - 12);
  if (upright) return { side, tail, x: put, y: at.y + (side === 'top' ? -off.top : off.bottom) };
  return { side, tail, x: at.x + (side === 'left' ? -off.left : off.right), y: put };
}

const outside = ({ x, y, w, h }: Rect, port: Size): boolean =>
  x < edge || y < edge || x + w > port.w - edge || y + h > port.h - edge;
/** How much of the smaller one lies under the other: 0 to 1. */
const shared = (a: Rect, b: Rect): number => overlap(a, b) / Math.min(a.w * a.h, b.w * b.h);

/** A touch is half as bad as to cover all of it. */
const covering = (box: Rect, kept: readonly Kept[]): number =>
  kept.reduce((sum, one) => {
    const share = shared(box, one.box);
    return share ? sum + (one.cost * (1 + share)) / 2 : sum;
  }, 0);

/** Where each tag stands. Those with the fewest free places choose first, and once more when all the others stand. */
export function standTags(tags: readonly TagPlace[], port: Size, keep: readonly Kept[]): Stood[] {
  const options = tags.map((tag) =>
    sides.flatMap((side, i) =>
      asides.map((aside) => {
        const stood = standAt(tag, side, aside, port);
        const box = tagBox(stood, side, tag.size);
        const cost = covering(box, keep) + (outside(box, port) ? costly : 0) + i / 2 + Math.abs(aside) * 1.5;
        return { stood, box, cost };
      }),
    ),
  );
  const free = options.map((list) => list.filter(({ cost }) => cost < costly / 2).length);
  const order = tags.map((_, i) => i).sort((a, b) => free[a]! - free[b]!);
  const chosen: (typeof options)[number] = [];
  for (const me of [...order, ...order]) {
    const others = chosen.flatMap(({ box }, i) => (i === me ? [] : { box, cost: costly }));
    const priced = options[me]!.map((one) => ({ one, cost: one.cost + covering(one.box, others) }));
    chosen[me] = priced.reduce((a, b) => (b.cost < a.cost ? b : a)).one;
  }
  return chosen.map(({ stood }) => stood);
}

export interface PlacedTag extends Stood {
  one: Tag;
  /** It lies over the track that is looked at, which is about another place. */
  covers: boolean;
  /** By which it is known. */
  key: string;
  box: Box;
}

/** The tags of the map in its frame, as large as `sizes` says where they have been measured. They keep clear of cities, of tiles that are laid or may be, and rather of names. */
export function placeTags(
  map: RailMap,
  layers: Layers,
  links: readonly LinkView[],
  names: readonly Name[],
  frame: Frame,
  small: boolean,
  corners: readonly Rect[],
  sizes: Readonly<Record<string, Size>>,
): PlacedTag[] {
  const s = frame.scale;
  const list = (layers.tags ?? []).flatMap((one) => {
    const spot = spotOf(map, one.at, links);
    if (!spot) return [];
    const name = names.find((other) => other.id === one.at);
    const above = name && name.anchor === 'middle' && name.y < spot.y ? name.size + 8 : 0;
    const off = { top: (66 + above) * s + 4, right: 62 * s + 4, left: 62 * s + 4, bottom: 64 * s + 4 };
    const key = `${one.at} ${one.id ?? ''}`;
    return { one, key, at: frame.at(spot), off, size: sizes[key] ?? tagSize(one.seats, small) };
  });
  const hexOfTile = (tile: Tile): HexName => hexName(hexOf(tile));
  const tiles = new Set([
    ...(layers.draft ?? []).map(({ tile }) => hexOfTile(tile)),
    ...(layers.legal ?? []).map(({ hex }) => hex),
    ...(layers.ghosts ?? []).map(hexOfTile),
  ]);
  const apart = (hex: Hex, cost: number): Kept => {
    const { x, y } = frame.at(centre(hex));
    return { box: { x: x - 46 * s, y: y - 52 * s, w: 92 * s, h: 104 * s }, cost };
  };
  const keep = [
    ...map.cities.map((city) => apart(city, costly)),
    ...[...tiles].map((hex) => apart(hexOf(hex), 6)),
    ...[...new Set(layers.possible)].map((hex) => apart(hexOf(hex), 2)),
    ...names.map(({ box }) => ({ box: { ...frame.at(box), w: box.w * s, h: box.h * s }, cost: 2 })),
    // What lies under them cannot be read.
    ...corners.map((box) => ({ box, cost: 2 * costly })),
  ];
  const looked = (layers.preview ?? []).flatMap(({ tile }) => {
    const course = tileCourse(tile);
    return [0, 0.25, 0.5, 0.75, 1].map((share) => frame.at(course.at(share)));
  });
  return standTags(list, frame.size, keep).map((stood, i) => {
    const { one, key, size } = list[i]!;
    const { x: left, y: top, w: width, h: height } = tagBox(stood, stood.side, size);
    const under = { x: left - 8, y: top - 8, w: width + 16, h: height + 16 };
    const covers = !one.chosen && looked.some((spot) => inside(spot, under));
    return { one, key, covers, ...stood, box: { left, top, width, height } };
  });
}
