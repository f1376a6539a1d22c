// The inks of the four railways. They differ in pattern as well as in colour: sleepers, a double line, boxes, beads. A
// side of a hex is 40 long and a shortcut 80, and every pattern repeats after 10 or 20, so none breaks at a corner.
import type { Suit } from '../view';
import { at, path, round } from './svg';

const strokes: Record<Suit, [line: string, pattern: string]> = {
  spades: ['tk-spine', 'tk-ties'],
  hearts: ['tk-band', 'tk-core'],
  diamonds: ['tk-band', 'tk-boxes'],
  clubs: ['tk-string', 'tk-beads'],
};

/** The line, of length 1 to those who draw it by and by, and its pattern. */
export const strip = (suit: Suit, d: string): string => {
  const [line, pattern] = strokes[suit];
  return `<path d="${d}" pathLength="1" class="${line}"/>${path(d, pattern)}`;
};

/** A piece of line, for keys and cards. */
export const inkLine = (suit: Suit, from: number, to: number, y: number): string =>
  `<g class="tk k-${suit}">${strip(suit, `M${from} ${y}H${to}`)}</g>`;

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export const lineOf = ({ x1, y1, x2, y2 }: Line): string => `M${x1} ${y1}L${x2} ${y2}`;
export const angleOf = ({ x1, y1, x2, y2 }: Line): number => round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
export const middleOf = ({ x1, y1, x2, y2 }: Line): { x: number; y: number } => ({
  x: round((x1 + x2) / 2),
  y: round((y1 + y2) / 2),
});

/** About the middle of a line, turned with it. */
export const along = (line: Line, inner: string): string => {
  const { x, y } = middleOf(line);
  return at(x, y, inner, ` rotate(${angleOf(line)})`);
};

/** Walls of a bridge, mouths of a tunnel. */
const works = {
  bridge: 'M-17 -13Q-13 -9 -9 -9H9Q13 -9 17 -13M-17 13Q-13 9 -9 9H9Q13 9 17 13',
  tunnel: 'M-13 -9Q-17 0 -13 9M13 -9Q17 0 13 9',
};

/** The same, printed small where one may be built. */
const hints = {
  bridge: 'M-11 -6.5Q-8 -3.5 -5 -3.5H5Q8 -3.5 11 -6.5M-11 6.5Q-8 3.5 -5 3.5H5Q8 3.5 11 6.5',
  tunnel: 'M-8 -5Q-11 0 -8 5M8 -5Q11 0 8 5M-6 0H6',
};

export type Works = keyof typeof works;

export const worksOf = (kind: Works, line: Line): string => along(line, path(works[kind], 'tk-works'));
export const hintOf = (kind: Works, line: Line): string => along(line, path(hints[kind], 'hint'));

/** The line of a track with its pattern; `kind` adds what carries it over water or through rock. */
export const trackInk = (suit: Suit, line: Line, kind: Works | null): string =>
  strip(suit, lineOf(line)) + (kind ? worksOf(kind, line) : '');
