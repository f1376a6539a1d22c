// QR codes (ISO/IEC 18004) of links: bytes, error correction M, versions 1 to 10, so at most 213 bytes.

/** By version: bytes of correction in a block, and how many bytes of data each block has. */
const blocks: [correction: number, data: number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Middles of the alignment patterns, by version. */
const middles = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

type Grid = (boolean | null)[][];
const capacity = (version: number): number => blocks[version - 1]![1].reduce((sum, data) => sum + data, 0);
/** Bits of the field that says how many bytes follow. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** Powers of 2 in the field of 256 elements, and back. */
const powers: number[] = [];
const exponent: number[] = [];
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 285 : 0)) {
  powers[i] = x;
  exponent[x] = i;
}
const times = (a: number, b: number): number => (a && b ? powers[(exponent[a]! + exponent[b]!) % 255]! : 0);

/** Reed and Solomon's remainder of the data. */
function correction(data: number[], length: number): number[] {
  let divisor = [1];
  for (let i = 0; i < length; i++)
    divisor = [...divisor, 0].map((value, k) => value ^ times(divisor[k - 1] ?? 0, powers[i]!));
  const rest = [...data, ...Array<number>(length).fill(0)];
  data.forEach((_, i) => {
    const factor = rest[i]!;
    divisor.forEach((value, k) => (rest[i + k]! ^= times(value, factor)));
  });
  return rest.slice(data.length);
}

const bitsOf = (value: number, length: number): boolean[] =>
  Array.from({ length }, (_, i) => ((value >> (length - 1 - i)) & 1) === 1);

/** Length and bytes, filled up, cut into blocks, corrected and interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const room = capacity(version);
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...[...bytes].flatMap((b) => bitsOf(b, 8)),
  ];
  bits.push(...Array<boolean>(Math.min(4, room * 8 - bits.length)).fill(false));
  const data = Array.from({ length: Math.ceil(bits.length / 8) }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit, k) => sum | (bit ? 128 >> k : 0), 0),
  );
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 17 : 236);
  const [length, sizes] = blocks[version - 1]!;
  let from = 0;
  const parts = sizes.map((size) => data.slice(from, (from += size)));
  const corrections = parts.map((part) => correction(part, length));
  const woven = (lists: number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
    ).flat();
  return [...woven(parts), ...woven(corrections)];
}

/** A number with the check bits of a BCH code behind it. */
function checked(value: number, divisor: number, length: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit--) if ((rest >> bit) & 1) rest ^= divisor << (bit - length);
  return (value << length) | rest;
}

const square = (grid: Grid, row: number, column: number, reach: number, dark: (ring: number) => boolean): void => {
  for (let r = -reach; r <= reach; r++)
    for (let c = -reach; c <= reach; c++)
      if (grid[row + r]?.[column + c] !== undefined)
        grid[row + r]![column + c] = dark(Math.max(Math.abs(r), Math.abs(c)));
};

/** Everything that is the same for all codes of a version; null is left for data. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(grid, row, column, 4, (ring) => ring !== 2 && ring !== 4);
  const at = middles[version - 1]!;
  for (const row of at)
    for (const column of at) if (grid[row]![column] === null) square(grid, row, column, 2, (ring) => ring !== 1);
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  if (version >= 7)
    bitsOf(checked(version, 0x1f25, 12), 18).forEach((bit, i) => {
      const [far, near] = [size - 9 - (i % 3), 5 - Math.floor(i / 3)];
      grid[far]![near] = grid[near]![far] = bit;
    });
  return grid;
}

/** Which level and mask are used, twice, and the one module that is always dark. */
function format(grid: Grid, mask: number): void {
  const size = grid.length;
  bitsOf(checked(mask, 0x537, 10) ^ 0x5412, 15).forEach((bit, i) => {
    // From the left edge to the corner and up; and from below and the right.
    const along = i < 6 ? i : i < 8 ? i + 1 : 15 - i - (i > 8 ? 1 : 0);
    if (i < 8) grid[8]![along] = bit;
    else grid[i === 8 ? 7 : along]![8] = bit;
    if (i < 7) grid[size - 1 - i]![8] = bit;
    else grid[8]![size - 15 + i] = bit;
  });
  grid[size - 8]![8] = true;
}

const masks: ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** How hard a code is to read: long runs, squares, what looks like a corner, too much of one shade. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, c) => grid.map((row) => row[c]!))].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  );
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (/^(?:00001011101|10111010000)$/.test(line.slice(i, i + 11))) sum += 40;
  }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++) {
      const dark = grid[r]![c];
      if (grid[r - 1]![c] === dark && grid[r]![c - 1] === dark && grid[r - 1]![c - 1] === dark) sum += 3;
    }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The modules of a code, true where it is dark; null: the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const needed = (version: number): number => Math.ceil((4 + lengthBits(version)) / 8 + bytes.length);
  const version = blocks.findIndex((_, i) => needed(i + 1) <= capacity(i + 1)) + 1;
  if (!version) return null;
  const empty = frame(version);
  // The places of the format are kept free while the data goes in.
  format(empty, 0);
  const bits = codewords(bytes, version).flatMap((word) => bitsOf(word, 8));
  const size = empty.length;
  const filled = masks.map((mask, number) => {
    const grid = empty.map((row) => [...row]);
    let next = 0;
    for (let pair = size - 1, up = true; pair > 0; pair -= 2, up = !up) {
      if (pair === 6) pair--;
      for (let k = 0; k < size; k++) {
        const row = up ? size - 1 - k : k;
        for (const column of [pair, pair - 1])
          if (empty[row]![column] === null) grid[row]![column] = (bits[next++] ?? false) !== mask(row, column);
      }
    }
    format(grid, number);
    return grid as boolean[][];
  });
  return filled.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}
