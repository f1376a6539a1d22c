// The income track as a drawing: a step for every space, the seats on it, moved apart where they would hide each other.
export interface Track {
  width: number;
  height: number;
  /** Spaces shown, from the first to the last. */
  first: number;
  last: number;
  /** What the height stands for. */
  top: number;
  /** Of a seat's glyph. */
  glyph: number;
}

export interface Mark {
  seat: number;
  /** Of its space. */
  x: number;
  /** How far the glyph had to move aside. */
  aside: number;
  y: number;
}

const span = 60;
const cut = (value: number): number => Math.round(value * 10) / 10;

/** Sixty spaces, with the leader always among them. */
export function windowOf(points: number[], spaces: number): { first: number; last: number } {
  const leader = Math.max(0, ...points);
  const last = Math.min(spaces - 1, Math.max(span, Math.ceil((leader + 5) / 10) * 10));
  return { first: last - span, last };
}

export const xOf = ({ width, first, last }: Track, space: number): number => ((space - first) * width) / (last - first);
export const yOf = ({ height, top }: Track, income: number): number => height - (income * height) / top;
/** Beyond the last space it pays what that one pays. */
export const incomeAt = (incomes: readonly number[], space: number): number =>
  incomes[Math.min(space, incomes.length - 1)] ?? 0;

/** The upper edge of all steps, from the axis up. */
export function stepsOf(track: Track, incomes: readonly number[]): string {
  let d = `M0 ${track.height}`;
  for (let space = track.first; space <= track.last; space++)
    d += `V${cut(yOf(track, incomeAt(incomes, space)))}H${cut(Math.min(track.width, xOf(track, space + 1)))}`;
  return d;
}

/** Seats by their points; glyphs keep three pixels between them, and stay inside. */
export function marksOf(track: Track, incomes: readonly number[], points: number[]): Mark[] {
  const { glyph, width } = track;
  const marks = points
    .map((n, seat) => ({
      seat,
      n,
      x: Math.max(0, xOf(track, n + 0.5)),
      y: yOf(track, incomeAt(incomes, n)) - glyph * 0.72,
      aside: 0,
    }))
    .sort((a, b) => a.n - b.n);
  const gap = glyph + 3;
  const at = (i: number): number => marks[i]!.x + marks[i]!.aside;
  for (let pass = 0; pass < 24; pass++) {
    for (let i = 1; i < marks.length; i++) {
      const short = (gap - (at(i) - at(i - 1))) / 2;
      if (short <= 0.05) continue;
      marks[i - 1]!.aside -= short;
      marks[i]!.aside += short;
    }
    const [low, high] = [glyph / 2 - at(0), width - glyph / 2 - at(marks.length - 1)];
    if (low > 0) marks[0]!.aside += low;
    if (high < 0) marks.at(-1)!.aside += high;
  }
  return marks.map(({ seat, x, y, aside }) => ({ seat, x: cut(x), y: cut(y), aside: cut(aside) }));
}
