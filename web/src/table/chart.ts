// Points over time as lines: where they run, which figures stand at the side, how labels keep clear of each other.

export interface Series {
  seat: number;
  label: string;
  /** Mine is drawn thicker. */
  mine?: boolean;
  points: [x: number, y: number][];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** x runs from 0 to here. */
  end: number;
  low: number;
  high: number;
}

/** Round figures that hold all values, and the step between them: at most `most` lines above the lowest. */
export function scaleOf(values: number[], most: number): { low: number; high: number; step: number } {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  for (let power = 1; ; power *= 10) {
    for (const one of [1, 2, 5]) {
      const step = one * power;
      const low = Math.floor(least / step) * step;
      const high = Math.max(low + step, Math.ceil(greatest / step) * step);
      if ((high - low) / step <= most) return { low, high, step };
    }
  }
}

export const xIn = ({ width, left, right, end }: Frame, x: number): number =>
  left + ((width - left - right) * x) / Math.max(1, end);

export const yIn = ({ height, top, bottom, low, high }: Frame, y: number): number =>
  top + (height - top - bottom) * (1 - (y - low) / (high - low));

/** Which x a place on the screen means. */
export function atPixel({ width, left, right, end }: Frame, pixel: number): number {
  const share = (pixel - left) / Math.max(1, width - left - right);
  return Math.round(Math.max(0, Math.min(1, share)) * end);
}

const cut = (value: number): string => String(Math.round(value * 10) / 10);

/** A line through the points; `stepped`: a value holds until the next one. */
export function lineOf(frame: Frame, points: [number, number][], stepped: boolean): string {
  return points
    .map(([x, y], i) => {
      const [px, py] = [cut(xIn(frame, x)), cut(yIn(frame, y))];
      if (i === 0) return `M${px} ${py}`;
      return stepped ? `H${px}V${py}` : `L${px} ${py}`;
    })
    .join('');
}

/** The same heights in the same order, moved down as far as needed to be `gap` apart, and up where the last would fall
 * below `floor`. */
export function apart(heights: number[], gap: number, floor: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const out = [...heights];
  order.forEach((one, i) => {
    if (i) out[one] = Math.max(out[one]!, out[order[i - 1]!]! + gap);
  });
  for (let i = order.length - 1, limit = floor; i >= 0; i--, limit -= gap)
    out[order[i]!] = Math.min(out[order[i]!]!, limit);
  return out;
}
