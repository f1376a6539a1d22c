// How the frame looks at several places at once: all in view, and none under what stands in its corners.
import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../src/games/railways_of_the_world/box';
import { lookAt, lookAtAll } from '../../../src/games/railways_of_the_world/framing';
import { centre, meet, roomOf, type Rect, type Spot } from '../../../src/games/railways_of_the_world/plane';
import { standing } from '../../../src/games/railways_of_the_world/tags';
import type { Frame } from '../../../src/table/frame.svelte';
import { centred, inPort, onSheet, scrollTo } from '../../../src/table/viewport';
import { maps } from './maps';

/** A frame of this size that stands somewhere, and what it shows after it was told to look. */
function framed(map: ReturnType<typeof mapOf>, size: { w: number; h: number }, scale: number, from: Spot) {
  const bounds = { sheet: roomOf(map), close: 0.42, largest: 1.6 };
  const now = { scale, scroll: centred(from, size, bounds, scale), moved: 0 };
  const at = (spot: Spot): Spot => inPort(spot, now.scroll, size, bounds, now.scale);
  const go = (place: Spot, to: Spot): void => {
    now.scroll = scrollTo(place, to, size, bounds, now.scale);
    now.moved++;
  };
  const frame = {
    size,
    bounds,
    whole: false,
    get scale() {
      return now.scale;
    },
    at,
    willBe: at,
    look: (place: Spot, to: Spot = { x: size.w / 2, y: size.h / 2 }) => go(place, to),
    set(next: number, from: Spot, to: Spot) {
      const place = onSheet(from, now.scroll, size, bounds, now.scale);
      now.scale = next;
      go(place, to);
    },
  };
  return { frame: frame as unknown as Frame, now, at };
}

describe.each(maps)('%s', (name) => {
  const map = mapOf(name);
  const phone = { w: 360, h: 300 };
  const kept = standing(phone, true);
  const cities = map.cities.map((city) => ({ id: city.id, ...centre(city) }));
  /** The nearest cities to each, as the goals of a cube there. */
  const near = (city: Spot) =>
    [...cities]
      .sort((a, b) => Math.hypot(a.x - city.x, a.y - city.y) - Math.hypot(b.x - city.x, b.y - city.y))
      .slice(0, 5);
  const hidden = (at: (spot: Spot) => Spot, scale: number, box: Rect[]) => (spot: Spot) => {
    const { x, y } = at(spot);
    const half = 45 * scale;
    return box.some((one) => meet(one, { x: x - half, y: y - half, w: 2 * half, h: 2 * half }));
  };

  it('what a narrow phone looks at never lies under its buttons', () => {
    for (const city of cities) {
      const all = near(city);
      const { frame, now, at } = framed(map, phone, 0.42, city);
      lookAtAll(frame, all, 42 / 160, kept);
      expect([city.id, all.filter(hidden(at, now.scale, kept)).map(({ id }) => id)]).toEqual([city.id, []]);
    }
  });

  it('stays where everything is in view already', () => {
    for (const city of cities) {
      const { frame, now } = framed(map, phone, 0.42, city);
      lookAtAll(frame, near(city), 42 / 160, kept);
      const { moved } = now;
      lookAtAll(frame, near(city), 42 / 160, kept);
      expect([city.id, now.moved]).toEqual([city.id, moved]);
    }
  });

  it('one place more is not looked at where it is in view, and is where it is not', () => {
    const [city, other] = near(cities[0]!);
    const { frame, now, at } = framed(map, phone, 0.42, city!);
    lookAt(frame, { x: city!.x + 100, y: city!.y }, kept);
    expect(now.moved).toBe(0);
    lookAt(frame, { x: city!.x - (phone.w / 2 - 30) / 0.42, y: city!.y - (phone.h / 2 - 30) / 0.42 }, kept);
    expect(now.moved).toBe(1);
    lookAt(frame, other!, kept);
    expect(hidden(at, now.scale, kept)(other!)).toBe(false);
  });

  it('comes no closer, and looks from farther away only where that helps', () => {
    const [city] = cities;
    const { frame, now } = framed(map, { w: 2000, h: 1600 }, 0.42, city!);
    lookAtAll(frame, near(city!), 42 / 160, kept);
    expect(now.scale).toBe(0.42);
    const small = framed(map, phone, 0.42, city!);
    lookAtAll(small.frame, near(city!), 42 / 160, kept);
    expect(small.now.scale).toBeLessThanOrEqual(0.42);
    expect(small.now.scale).toBeGreaterThanOrEqual(42 / 160);
  });
});
