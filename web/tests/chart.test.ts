// The geometry of the lines of points.
import { describe, expect, it } from 'vitest';
import { apart, atPixel, lineOf, scaleOf, xIn, yIn, type Frame } from '../src/table/chart';

const frame: Frame = { width: 240, height: 100, left: 20, right: 20, top: 0, bottom: 0, end: 10, low: -10, high: 40 };

describe('the scale', () => {
  it.each([
    [[0, 33, -7], 6, { low: -10, high: 40, step: 10 }],
    [[0, 33, -7], 3, { low: -20, high: 40, step: 20 }],
    [[0], 5, { low: 0, high: 1, step: 1 }],
    [[3, 4], 5, { low: 0, high: 4, step: 1 }],
    [[1200, -1], 5, { low: -500, high: 1500, step: 500 }],
  ])('of %j in %i lines', (values, most, scale) => expect(scaleOf(values, most)).toEqual(scale));
});

it('places and pixels answer each other', () => {
  expect([0, 5, 10].map((x) => xIn(frame, x))).toEqual([20, 120, 220]);
  expect([40, 15, -10].map((y) => yIn(frame, y))).toEqual([0, 50, 100]);
  for (let x = 0; x <= 10; x++) expect(atPixel(frame, xIn(frame, x))).toBe(x);
  expect([atPixel(frame, -50), atPixel(frame, 500)]).toEqual([0, 10]);
});

it('lines go straight, or hold a value until the next', () => {
  const points: [number, number][] = [
    [0, -10],
    [5, 40],
  ];
  expect(lineOf(frame, points, false)).toBe('M20 100L120 0');
  expect(lineOf(frame, points, true)).toBe('M20 100H120V0');
});

describe('labels', () => {
  it('stay where there is room', () => expect(apart([10, 50], 20, 100)).toEqual([10, 50]));
  it('make room downwards, in their order', () => expect(apart([50, 52, 10], 20, 200)).toEqual([50, 70, 10]));
  it('move up from the floor', () => expect(apart([90, 95, 96], 20, 100)).toEqual([60, 80, 100]));
});
