// QR codes: held against those that another encoder (uqr, the same mask) makes of the same texts.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qr } from '../src/art/qr';

const rows = (text: string, dark: string, light: string): string =>
  qr(text)!
    .map((row) => row.map((one) => (one ? dark : light)).join(''))
    .join('\n');

it('draws one letter as every other encoder does', () => {
  expect(rows('a', '#', '.')).toBe(`#######..#.##.#######
#.....#.#.##..#.....#
#.###.#.##.#..#.###.#
#.###.#.#.##..#.###.#
#.###.#..#..#.#.###.#
#.....#...##..#.....#
#######.#.#.#.#######
........##...........
#.....#.#.##.##..###.
#..##......###.###..#
..#.###..##.#.##.....
.#.#.#.##..#####.#.#.
##.#..####.##########
........##..#.....#.#
#######..###.#..####.
#.....#...#...#...###
#.###.#..###.#..###..
#.###.#..#.#####.#...
#.###.#..#.###.###.##
#.....#...######.#...
#######.#.#.#..#..##.`);
});

// One version with one block, some with several and with unequal ones, those that carry their number; letters beyond ASCII.
it.each([
  ['https://roundhouse.example/t/depo-60', 29, 'edc7123d6cbe3baa'],
  ['Депо 60 · стіл', 25, 'aa4a718a03723ff7'],
  ['x'.repeat(14), 21, 'ca4e5f8669011ed0'],
  [`https://roundhouse.example/claim/${'x'.repeat(43)}`, 37, '6dd398275065d449'],
  ['y'.repeat(106), 41, '7a8f7e43035551bf'],
  ['z'.repeat(130), 49, 'f7978fd11c2c6820'],
  ['q'.repeat(213), 57, '86d0337bea63245b'],
])('draws %s', (text, size, digest) => {
  expect(qr(text)).toHaveLength(size);
  expect(
    createHash('sha256')
      .update(rows(text, '1', '0'))
      .digest('hex')
      .slice(0, 16),
  ).toBe(digest);
});

it('says when a text is too long', () => {
  expect(qr('q'.repeat(214))).toBeNull();
});
