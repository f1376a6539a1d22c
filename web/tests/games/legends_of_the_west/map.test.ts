// The map as it is drawn, at its smallest and its largest: everything has its place, and names can be read.
import { describe, expect, it } from 'vitest';
import { box, whole } from '../../../dev/legends_moments';
import { areasOf } from '../../../src/games/legends_of_the_west/map/areas';
import { labelsOf } from '../../../src/games/legends_of_the_west/map/labels';
import { overlap } from '../../../src/table/viewport';
import { cityRadius, clearOf, Plan, roomOf, widened, type Rect } from '../../../src/games/legends_of_the_west/map/plan';
import type { City, Route, Sheet, Stub } from '../../../src/games/legends_of_the_west/map/sheet';
import { stopsOf } from '../../../src/games/legends_of_the_west/map/stops';
import { walk } from '../../../src/map/walk';

const bends = new Map(box.links.map(({ id, bend }) => [id, bend]));
const first: Sheet = {
  cities: box.cities as City[],
  routes: box.routes.map((route) => ({ ...route, bend: bends.get(route.link) ?? 0 })),
  stubs: box.stubs as Stub[],
};
const all: Sheet = {
  ...first,
  cities: [...first.cities, ...whole.cities],
  routes: [
    ...first.routes,
    ...whole.links.flatMap(({ routes, id: link, ...rest }) =>
      routes.map((one, lane): Route => ({ ...rest, ...one, link, lane, lanes: routes.length })),
    ),
  ],
};

describe.each([
  ['1865', first, 72],
  ['all sheets', all, 223],
] as const)('%s', (_, sheet, routes) => {
  const plan = new Plan(sheet);
  const courses = [...plan.courses.values()];
  it('draws every route with a space for each car, between its cities', () => {
    expect(courses).toHaveLength(routes);
    for (const { route, slots, car } of courses) {
      expect([route.id, slots.length]).toEqual([route.id, route.length]);
      expect([route.id, car > 12]).toEqual([route.id, true]);
      for (const slot of slots)
        for (const city of [plan.city(route.a)!, plan.city(route.b)!])
          expect([route.id, Math.hypot(slot.x - city.x, slot.y - city.y) > cityRadius(city)]).toEqual([route.id, true]);
    }
  });
  it('lays parallel routes side by side: a press finds the one that is meant', () => {
    for (const { route, mid } of courses) expect(plan.routeAt(mid, 11)).toBe(route.id);
  });
  it('has no name over another', () => {
    const labels = labelsOf(sheet.cities, courses, roomOf(sheet.cities), 19.5);
    const covered = labels.flatMap((a, i) =>
      labels.slice(i + 1).flatMap((b) => (overlap(a.box, b.box) > 20 ? [`${a.id} ${b.id}`] : [])),
    );
    expect(covered).toEqual([]);
  });
  it('gives every region an area', () => {
    const regions = new Set(sheet.cities.map(({ region }) => region));
    expect(
      areasOf(sheet.cities, roomOf(sheet.cities))
        .map(({ region }) => region)
        .sort(),
    ).toEqual([...regions].sort());
  });
  it('lets the keyboard reach every free route by arrows', () => {
    const stops = stopsOf(plan, { owners: {} });
    const reached = new Set([stops[0]!.name]);
    const open = [stops[0]!];
    for (let stop = open.pop(); stop; stop = open.pop())
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = walk(stops, stop.spot, arrow);
        if (next && !reached.has(next.name)) {
          reached.add(next.name);
          open.push(next);
        }
      }
    expect(stops.filter(({ name }) => !reached.has(name)).map(({ name }) => name)).toEqual([]);
  });
});

describe('stubs', () => {
  it('stand on the first sheet and are gone where a link goes on', () => {
    expect(new Plan(first).stubs).toHaveLength(8);
    expect(new Plan(all).stubs).toEqual([]);
  });
});

describe('the room', () => {
  it('takes the shape of its frame and holds all cities', () => {
    const room = widened(roomOf(first.cities), { w: 400, h: 800 });
    expect(room.h / room.w).toBeCloseTo(2);
    for (const { x, y } of first.cities)
      expect(x > room.x && x < room.x + room.w && y > room.y && y < room.y + room.h).toBe(true);
  });
  it.each([
    ['1865', first],
    ['all sheets', all],
  ] as const)('of %s leaves the corner with the buttons free, in every window', (_, { cities }) => {
    const under = (room: Rect, size: { w: number; h: number }, corner = { w: 60, h: 190 }): string[] => {
      const whole = widened(room, size);
      const scale = size.w / whole.w;
      return cities.flatMap(({ id, x, y }) =>
        (x - whole.x) * scale < corner.w && (y - whole.y) * scale < corner.h ? [id] : [],
      );
    };
    for (const size of [
      { w: 860, h: 740 },
      { w: 816, h: 560 },
      { w: 780, h: 480 },
      { w: 980, h: 480 },
      { w: 1400, h: 560 },
    ]) {
      const room = clearOf(cities, roomOf(cities), size, false);
      expect([size, under(room, size)]).toEqual([size, []]);
      // No smaller than it has to be.
      if (!under(roomOf(cities), size, { w: 76, h: 196 }).length) expect(room).toEqual(roomOf(cities));
    }
  });
});

describe('areas', () => {
  it('of a region that routes join are one piece', () => {
    // Cells of one region touch along a chain from each to each other.
    const [area] = areasOf(all.cities, roomOf(all.cities)).filter(({ region }) => region === 'T4');
    const cells = area!.d
      .split('M')
      .slice(1)
      .map((cell) => new Set(cell.replace('Z', '').split('L')));
    const joined = [cells.shift()!];
    for (const one of joined)
      for (const cell of [...cells])
        if ([...cell].filter((point) => one.has(point)).length > 1)
          joined.push(cells.splice(cells.indexOf(cell), 1)[0]!);
    expect(cells).toEqual([]);
  });
});
