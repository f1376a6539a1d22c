// Where tags stand at their places: above, beside or below, where they cover no other tag and stay in the frame.
import type { Rect, Size } from '../../table/viewport';
import { meet, type Spot } from './plane';

export type TagSide = 'top' | 'right' | 'left' | 'bottom';
const sides: TagSide[] = ['top', 'right', 'left', 'bottom'];

export interface TagPlace {
  /** The middle of its place and how far from it the tag stands, in pixels of the frame. */
  at: Spot;
  off: Record<TagSide, number>;
}

function box({ x, y }: Spot, side: TagSide, { w, h }: Size): Rect {
  if (side === 'top') return { x: x - w / 2, y: y - h, w, h };
  if (side === 'bottom') return { x: x - w / 2, y, w, h };
  return { x: side === 'left' ? x - w : x, y: y - h / 2, w, h };
}

export const anchor = ({ at, off }: TagPlace, side: TagSide): Spot => ({
  x: at.x + (side === 'left' ? -off.left : side === 'right' ? off.right : 0),
  y: at.y + (side === 'top' ? -off.top : side === 'bottom' ? off.bottom : 0),
});

/** The side of each tag, in their order; `keep`: what they stay off, such as the places themselves. */
export function standTags(tags: readonly TagPlace[], port: Size, size: Size, keep: readonly Rect[]): TagSide[] {
  const taken: Rect[] = [...keep];
  return tags.map((tag) => {
    const cost = (side: TagSide): number => {
      const one = box(anchor(tag, side), side, size);
      const out = one.x < 4 || one.y < 4 || one.x + one.w > port.w - 4 || one.y + one.h > port.h - 4;
      return taken.filter((other) => meet(one, other)).length * 4 + (out ? 6 : 0) + sides.indexOf(side) * 0.5;
    };
    const best = sides.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    taken.push(box(anchor(tag, best), best, size));
    return best;
  });
}
