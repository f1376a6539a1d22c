// Where arrows go on a map: from stop to stop, as they lie.
import type { Point } from '../table/zoom';

export interface Stop {
  name: string;
  spot: Point;
  /** It may be pressed for a move. */
  offered: boolean;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const directions: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next stop in a direction: near ones first, and what lies aside counts as farther. */
export function walk<One extends Pick<Stop, 'spot'>>(stops: readonly One[], from: Point, arrow: Arrow): One | null {
  const way = directions[arrow];
  let best: { stop: One; far: number } | null = null;
  for (const stop of stops) {
    const [dx, dy] = [stop.spot.x - from.x, stop.spot.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead < 1 || aside > ahead * 1.8) continue;
    const far = ahead + aside * 1.6;
    if (far < (best?.far ?? Infinity)) best = { stop, far };
  }
  return best?.stop ?? null;
}
