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
  /** The upper edge of its space, and the middle of the glyph. */
  step: number;
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

/** Seats by their points. Glyphs keep three pixels between them and stay inside: those that are too near to each other
 * stand side by side round the middle of their spaces, in one row, as high over the steps as lines to them need. `rise`:
 * how far above the drawing a glyph's middle may be. */
export function marksOf(track: Track, incomes: readonly number[], points: number[], rise = 0): Mark[] {
  const { glyph, width } = track;
  const gap = glyph + 3;
  const order = points.map((_, seat) => seat).sort((a, b) => points[a]! - points[b]!);
  const spots = order.map((seat) => Math.max(0, xOf(track, points[seat]! + 0.5)));
  const crowds: { sum: number; count: number }[] = [];
  const middle = ({ sum, count }: (typeof crowds)[0]): number => sum / count;
  spots.forEach((x, i) => {
    let crowd = { sum: x - i * gap, count: 1 };
    for (let last = crowds.at(-1); last && middle(last) > middle(crowd); last = crowds.at(-1)) {
      crowds.pop();
      crowd = { sum: crowd.sum + last.sum, count: crowd.count + last.count };
    }
    crowds.push(crowd);
  });
  const stands = crowds.flatMap((crowd) => Array<number>(crowd.count).fill(middle(crowd)));
  const stood = order.map((seat, i): Mark => {
    const least = glyph / 2 + i * gap;
    const most = width - glyph / 2 - (order.length - 1 - i) * gap;
    const at = Math.min(most, Math.max(least, stands[i]! + i * gap));
    const step = cut(yOf(track, incomeAt(incomes, points[seat]!)));
    return { seat, x: cut(spots[i]!), step, y: step - glyph * 0.72, aside: cut(at - spots[i]!) };
  });
  for (let first = 0, end = 1; first < stood.length; first = end, end++) {
    const at = (i: number): number => stood[i]!.x + stood[i]!.aside;
    while (end < stood.length && at(end) - at(end - 1) < gap + 0.5) end++;
    const crowd = stood.slice(first, end);
    if (!crowd.some((mark) => isAside(mark, glyph))) continue;
    const row = Math.max(-rise, Math.min(...crowd.map(({ y }) => y)) - glyph * 1.6);
    for (const mark of crowd) mark.y = Math.min(mark.y, row);
  }
  return stood.map((mark) => ({ ...mark, y: cut(mark.y) }));
}

/** Does a glyph stand beside its space, so that a line has to lead there? */
export const isAside = ({ aside }: Mark, glyph: number): boolean => Math.abs(aside) > glyph * 0.6;
