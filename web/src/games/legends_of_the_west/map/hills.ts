// Hachures along crests.
import type { Crest } from './ground';

const f = (n: number): string => String(Math.round(n * 10) / 10);

/** One hill: its back, and two strokes of shade. */
const hill = (x: number, y: number, h: number): string =>
  `M${f(x - h)} ${f(y + h * 0.5)}Q${f(x - h * 0.3)} ${f(y - h * 0.8)} ${f(x)} ${f(y - h * 0.75)}` +
  `Q${f(x + h * 0.5)} ${f(y - h * 0.2)} ${f(x + h * 1.05)} ${f(y + h * 0.5)}` +
  `M${f(x + h * 0.25)} ${f(y - h * 0.3)}L${f(x + h * 0.3)} ${f(y + h * 0.3)}` +
  `M${f(x + h * 0.6)} ${f(y)}L${f(x + h * 0.62)} ${f(y + h * 0.42)}`;

export function hachures({ line, rows }: Crest): string {
  let d = '';
  line.slice(1).forEach(([x1, y1], s) => {
    const [x0, y0] = line[s]!;
    const n = Math.round(Math.hypot(x1 - x0, y1 - y0) / 13);
    for (let i = 0; i < n; i++)
      for (const off of rows) {
        const h = 5 + ((i * 7 + s * 5 + (off > 0 ? 3 : 0)) % 5);
        d += hill(x0 + ((x1 - x0) * i) / n + off + (i % 3) * 2, y0 + ((y1 - y0) * i) / n + off * 0.6 + (i % 2) * 3, h);
      }
  });
  return d;
}
