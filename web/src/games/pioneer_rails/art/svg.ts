// Short words for SVG text. Paint comes from the classes of paint.css; no style attributes, the Content-Security-Policy
// forbids them.
export const round = (value: number): number => Number(value.toFixed(1));

export { path } from './first';

export const circle = (x: number, y: number, r: number, name: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" class="${name}"/>`;

export const at = (x: number, y: number, inner: string, turn = ''): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn}">${inner}</g>`;
