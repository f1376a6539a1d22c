// Where tags stand at their places: above, beside or below, where they cover no other tag and stay in the frame.
import type { Rect, Size } from '../../table/viewport';
import { meet, type Spot } from './plane';

export type TagSide = 'top' | 'right' | 'left' | 'bottom';
const sides: TagSide[] = ['top', 'right', 'left', 'bottom'];

export interface TagPlace {
  /** The middle of its place and how far from it the tag stands, in pixels of the frame. */
  at: Spot;
  off: Record<TagSide, number>;
  /** About as much as it covers. */
  size: Size;
}
/** With so many seats' points in it, or with the name and price of a city. */
export const tagSize = (seats: number | undefined, small: boolean): Size => ({
  w: seats ? 2 + (small ? 56 : 62) * seats : 130,
  h: 36,
});

export function tagBox({ x, y }: Spot, side: TagSide, { w, h }: Size): Rect {
  if (side === 'top') return { x: x - w / 2, y: y - h, w, h };
  if (side === 'bottom') return { x: x - w / 2, y, w, h };
  return { x: side === 'left' ? x - w : x, y: y - h / 2, w, h };
}

const anchor = ({ at, off }: TagPlace, side: TagSide): Spot => ({
  x: at.x + (side === 'left' ? -off.left : side === 'right' ? off.right : 0),
  y: at.y + (side === 'top' ? -off.top : side === 'bottom' ? off.bottom : 0),
});

/** Something that tags had better not cover. */
export interface Kept {
  box: Rect;
  cost: number;
}
/** The buttons, the small map and the prices in the corners of the frame. */
export const standing = ({ w, h }: Size, small: boolean): Kept[] =>
  (small
    ? [{ x: 0, y: 0, w: 60, h: 104 }]
    : [
        { x: 0, y: 0, w: 62, h: 182 },
        { x: w - 194, y: h - 194, w: 194, h: 194 },
        { x: 0, y: h - 60, w: 240, h: 60 },
      ]
  ).map((one) => ({ box: one, cost: 6 }));

export interface Stood extends Spot {
  side: TagSide;
}

/** Where each tag stands, in their order. Above and below its place it may move aside to stay in the frame. */
export function standTags(tags: readonly TagPlace[], port: Size, keep: readonly Kept[]): Stood[] {
  const taken: Kept[] = [...keep];
  const edge = 4;
  return tags.map((tag) => {
    const { size } = tag;
    const slide = size.w / 2;
    const options = sides.map((side, i) => {
      const at = anchor(tag, side);
      if (side === 'top' || side === 'bottom') {
        const x = Math.max(edge + size.w / 2, Math.min(port.w - edge - size.w / 2, at.x));
        if (Math.abs(x - at.x) <= slide) at.x = x;
      }
      const one = tagBox(at, side, size);
      const out = one.x < edge || one.y < edge || one.x + one.w > port.w - edge || one.y + one.h > port.h - edge;
      const covers = taken.reduce((sum, other) => sum + (meet(one, other.box) ? other.cost : 0), 0);
      return { at, side, one, cost: covers + (out ? 6 : 0) + i * 0.5 };
    });
    const best = options.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push({ box: best.one, cost: 5 });
    return { ...best.at, side: best.side };
  });
}
