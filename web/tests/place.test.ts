// Where notes stand.
import { describe, expect, it } from 'vitest';
import { place, type Box } from '../src/ui/place';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const note = { width: 330, height: 120 };
const wide = { width: 370, height: 140 };
const box = (left: number, top: number, width = 60, height = 60): Box => ({ left, top, width, height });
const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

describe('a note', () => {
  it.each([box(20, 20), box(700, 400), box(1370, 20), box(20, 830), box(1370, 830), box(700, 830, 200, 50)])(
    'stands beside its target and inside the screen (%o)',
    (target) => {
      const at = place(note, target, [], [], desk, false);
      expect(apart({ ...at, ...note }, target)).toBe(true);
      expect(at.side).not.toBeNull();
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.left + note.width).toBeLessThanOrEqual(desk.width);
      expect(at.top + note.height).toBeLessThanOrEqual(desk.height);
    },
  );
  it('keeps clear of what has to be pressed', () => {
    const target = box(700, 400);
    const button = box(780, 380, 200, 100);
    const at = place(note, target, [button], [], desk, false);
    expect(apart({ ...at, ...note }, button)).toBe(true);
    expect(at.side).not.toBe('right');
  });
  it('is hung lower where more stays readable at its height', () => {
    const low = { width: 844, height: 390 };
    const [target, button] = [box(236, 171, 41, 47), box(624, 314, 214, 44)];
    const [line, map, chosen] = [box(512, 44, 326, 38), box(6, 4, 500, 382), box(526, 94, 71, 65)];
    const at = place({ width: 322, height: 173 }, target, [target, button], [line, map, chosen], low, false);
    expect(at).toEqual({ left: 295, top: 171, side: 'right' });
  });
  it('gives way to what is worth reading where there is another place', () => {
    const target = box(100, 130);
    const line = box(160, 60, 800, 200);
    expect(place(note, target, [], [line], desk, false).side).toBe('below');
    expect(place(note, target, [], [], desk, false).side).toBe('right');
  });
  it('stands beside the board that its target is on, at its height', () => {
    const board = box(300, 120, 760, 480);
    const at = place(note, box(700, 400), [], [board], desk, false);
    expect(apart({ ...at, ...note }, board)).toBe(true);
    expect(at.side).toBeNull();
    expect(Math.abs(at.top + note.height / 2 - 430)).toBeLessThan(1);
  });
  it('fills the width of a phone above or below, or lies at an edge', () => {
    expect(place(wide, box(160, 300), [], [], phone, true).side).toBe('below');
    expect(place(wide, box(160, 780), [], [], phone, true).side).toBe('above');
    const board = box(5, 100, 380, 600);
    const at = place(wide, null, [board], [], phone, true);
    expect(at.side).toBeNull();
    expect(at.top).toBeGreaterThan(600);
  });
  it('stands where nothing is read or pressed, rather than over a line at the edge', () => {
    const [line, train, rival] = [box(0, 52, 390, 88), box(8, 150, 374, 120), box(8, 280, 374, 90)];
    const [hand, button] = [box(0, 540, 390, 230), box(180, 790, 200, 46)];
    for (const target of [null, box(8, 600, 80, 130)]) {
      const at = place({ width: 370, height: 110 }, target, [hand, button], [line, train, rival], phone, true);
      for (const other of [line, train, rival, hand, button])
        expect(apart({ ...at, width: 370, height: 110 }, other)).toBe(true);
    }
  });
});
