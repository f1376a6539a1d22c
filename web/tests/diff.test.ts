import { describe, expect, it } from 'vitest';
import { applyDifference, applySplices } from '../src/net/diff';

describe('a difference', () => {
  const before = {
    a: 1,
    seats: [{ spaces: { '30': { piece: 'H_T' } }, faces: ['x', 'y'] }, { spaces: {} }],
    kept: { deep: true },
  };

  it('sets, adds and removes by path', () => {
    const after = applyDifference(before, [
      [['a'], 2],
      [['seats', 0, 'spaces', '31'], { piece: 'R_T' }],
      [['seats', 0, 'spaces', '30']],
    ]);
    expect(after).toEqual({
      a: 2,
      seats: [{ spaces: { '31': { piece: 'R_T' } }, faces: ['x', 'y'] }, { spaces: {} }],
      kept: { deep: true },
    });
  });
  it('leaves the old view alone and shares what did not change', () => {
    const after = applyDifference(before, [[['seats', 0, 'faces', 1], 'z']]);
    expect(before.seats[0]!.faces).toEqual(['x', 'y']);
    expect(after.kept).toBe(before.kept);
    expect(after.seats[1]).toBe(before.seats[1]);
    expect(after.seats[0]!.faces).toEqual(['x', 'z']);
  });
  it('sets null and replaces whole arrays', () => {
    expect(
      applyDifference({ pairs: [1, 2] as unknown }, [
        [['pairs', 0], null],
        [['pairs'], [3]],
      ]),
    ).toEqual({ pairs: [3] });
    expect(applyDifference({ pairs: [1, 2] as unknown }, [[['pairs', 0], null]])).toEqual({ pairs: [null, 2] });
  });
  it('replaces the root by an empty path', () => {
    expect(applyDifference({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
  });
  it('splices arrays', () => {
    expect(applyDifference({ list: [1, 2, 3, 4] }, [[['list'], 1, 2, [9, 8, 7]]])).toEqual({ list: [1, 9, 8, 7, 4] });
  });
  it('refuses a path that does not exist', () => {
    expect(() => applyDifference({ a: 1 } as object, [[['b', 'c'], 1]])).toThrow();
  });
});

it('applies splices to the legal moves in order', () => {
  expect(
    applySplices(
      ['a', 'b', 'c'],
      [
        [0, 1, []],
        [1, 0, ['x', 'y']],
      ],
    ),
  ).toEqual(['b', 'x', 'y', 'c']);
});
