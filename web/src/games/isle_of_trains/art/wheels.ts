// Wheels, frames and couplers that all rolling stock shares.
import { circle, none, path, pen, rect } from './svg';

export const roman = ['', 'I', 'II', 'III', 'IV'];

export const wheel = (x: number, r: number): string =>
  circle(x, -r, r, 'var(--wheel)') +
  circle(x, -r, r * 0.56, 'none', 'stroke="var(--wheel-hi)" stroke-width="1.1"') +
  circle(x, -r, 1.7, 'var(--brass)', none);

export function driver(x: number, r: number): string {
  let spokes = '';
  for (let a = 0; a < 8; a++) {
    const angle = (a * Math.PI) / 4 + 0.2;
    spokes += `M${x} ${-r}L${(x + (r - 2) * Math.cos(angle)).toFixed(1)} ${(-r + (r - 2) * Math.sin(angle)).toFixed(1)}`;
  }
  return (
    circle(x, -r, r, 'var(--wheel)') +
    path(spokes, 'none', 'stroke="var(--wheel-hi)" stroke-width="1"') +
    circle(x, -r, r - 2.4, 'none', 'stroke="var(--wheel-hi)" stroke-width="1"') +
    circle(x, -r, 3, 'var(--brass)')
  );
}

/** Couplers, sole bar, and two axles or two bogies. */
export function frame(w: number, level: number): string {
  const bogies = level > 1;
  const blocks = bogies
    ? `M12 -13H36L32 -6H16ZM${w - 36} -13H${w - 12}L${w - 16} -6H${w - 32}Z`
    : `M13 -13H27L24 -5H16ZM${w - 27} -13H${w - 13}L${w - 16} -5H${w - 24}Z`;
  const axles = bogies ? [16, 32, w - 32, w - 16] : [20, w - 20];
  return (
    path(`M-5 -15.5H2M${w - 2} -15.5H${w + 5}`, 'none', 'stroke="var(--ln)" stroke-width="3.4"') +
    path(blocks, 'var(--frame)') +
    rect(3, -18.5, w - 6, 5.5, 'var(--frame)', 1) +
    axles.map((x) => wheel(x, 6.6)).join('')
  );
}

export const rod = (d: string): string => path(d, 'none', pen('var(--rod)', 2.6));
