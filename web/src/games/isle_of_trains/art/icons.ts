// Icons in a 20 × 20 box: cargo, numbers, bonus actions, uses of a card. Cargo differs in shape and in
// lightness; bonus actions are pictures, not letters (the Ukrainian letter for Load reads as a 3).
import type { ActionName, Cargo } from '../view';
import { anybody, standing } from './people';
import { at, circle, none, path, pen, rect, sign } from './svg';

const seal = ((): string => {
  let d = '';
  for (let i = 0; i < 24; i++) {
    const r = i % 2 ? 8.5 : 9.8;
    const angle = (i * Math.PI) / 12;
    d += `${i ? 'L' : 'M'}${(10 + r * Math.sin(angle)).toFixed(2)} ${(10 - r * Math.cos(angle)).toFixed(2)}`;
  }
  return `${d}Z`;
})();

export const cargoFace: Record<Cargo | 'any', string> = {
  coal:
    path(
      'M2.2 14.6L4.6 8.2 9 4.4 14.4 5.6 17.8 11 16.4 16.6 9.6 18.2 4 17.6Z',
      'var(--coal)',
      'stroke="var(--coal-ln)" stroke-width="1.3" stroke-linejoin="round"',
    ) +
    path(
      'M4.6 8.2L9.4 10.2 14.4 5.6M9.4 10.2L8.2 17.6M9.4 10.2L17 13',
      'none',
      'stroke="var(--coal-hi)" stroke-width="1.1" stroke-linejoin="round"',
    ),
  oil:
    path(
      'M10 1.6C10 1.6 3.6 8.8 3.6 12.6A6.4 6.2 0 0 0 16.4 12.6C16.4 8.8 10 1.6 10 1.6Z',
      'var(--oil)',
      'stroke="var(--ic)" stroke-width="1.3" stroke-linejoin="round"',
    ) + path('M6.7 12.6A3.4 3.4 0 0 0 9.4 15.9', 'none', pen('var(--oil-hi)', 1.5)),
  box:
    rect(2.6, 3, 14.8, 14.2, 'var(--box)', 1.6, 'stroke="var(--ic)" stroke-width="1.3"') +
    path('M2.6 6.6H17.4M2.6 13.6H17.4M4.6 13.6L15.4 6.6', 'none', 'stroke="var(--box-ln)" stroke-width="1.2"'),
  any:
    circle(10, 10, 8, 'var(--paper-3)', 'stroke="var(--ic)" stroke-width="1.3" stroke-dasharray="2.6 2"') +
    sign(10, 14.4, '?', 12),
};

/** The four actions, drawn inside 3..17. */
export const actionLines: Record<ActionName, string> = {
  take: '<path d="M5.6 5.2H12V14.6H5.6Z"/><path d="M14.6 7V14.8M12.6 12.9L14.6 14.9 16.4 12.9" stroke-width="1.5"/>',
  build:
    '<path d="M5.8 14.4L10.4 9.8"/><path d="M8.3 7.7L10.9 5.1 14.9 9.1 12.3 11.7Z" fill="currentColor" stroke-width="1.1"/>',
  load: '<path d="M10 4.4V10.4M7.2 7.8L10 10.6 12.8 7.8M5.4 11.2V14.4H14.6V11.2"/>',
  deliver: '<path d="M4.4 10H11.4M8.6 7.2L11.4 10 8.6 12.8M14.8 5.4V14.6"/>',
};
/** All four: an asterisk. */
export const anyLines = '<path d="M10 4.8V15.2M5.5 7.4L14.5 12.6M14.5 7.4L5.5 12.6"/>';

const inked = (lines: string): string =>
  `<g fill="none" color="#fff" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
export const bonusLines = (actions: ActionName[]): string => (actions.length > 2 ? anyLines : actionLines[actions[0]!]);

/** A disc for one action (or any), a pill with a slash for two; the pill reaches 7.4 beyond the box on both sides. */
export function bonus(actions: ActionName[]): string {
  if (actions.length === 2) {
    return (
      rect(-7.4, 0.6, 34.8, 18.8, 'var(--accent-fill)', 9.4, none) +
      rect(-5.7, 2.3, 31.4, 15.4, 'none', 7.7, 'stroke="#fff" stroke-width=".9" stroke-opacity=".7"') +
      at(-7, 0, 1, inked(actionLines[actions[0]!])) +
      path('M11.4 5L8.6 15', 'none', 'stroke="#fff" stroke-width="1" stroke-opacity=".8"') +
      at(7, 0, 1, inked(actionLines[actions[1]!]))
    );
  }
  return (
    circle(10, 10, 9.4, 'var(--accent-fill)', none) +
    circle(10, 10, 8, 'none', 'stroke="#fff" stroke-width=".8" stroke-opacity=".6"') +
    inked(bonusLines(actions))
  );
}

const leaf = 'var(--leaf)';
export const numbers = {
  cards: (n: number | string): string =>
    rect(6.4, 1.2, 11.4, 15.4, leaf, 2.2, 'stroke="var(--leaf-ln)" stroke-width="1.1"') +
    rect(2.4, 2.8, 12.4, 16, leaf, 2.2, 'stroke="var(--leaf-ln)" stroke-width="1.3"') +
    sign(8.6, 15.1, n, 12, '#1B2330'),
  toss: (n: number): string =>
    rect(3.8, 2, 12.4, 16, 'none', 2.2, 'stroke="var(--bad)" stroke-width="1.3" stroke-dasharray="2.8 2"') +
    sign(10, 14.4, `−${n}`, 11.5, 'var(--bad)'),
  /** Cards out of the discard (promo): a leaf with an arrow that comes back. */
  pick: (n: number): string =>
    rect(3.2, 4.6, 12, 14.4, leaf, 2.2, 'stroke="var(--leaf-ln)" stroke-width="1.3"') +
    sign(9.2, 16.2, n, 11, '#1B2330') +
    path('M6 3.6A6 4.6 0 0 1 16.8 5.6M17.6 2.2L16.9 5.9 13.4 5', 'none', pen('var(--ic)', 1.4)),
  vp: (n: number | string): string =>
    `<path d="${seal}" fill="var(--brass)" stroke="var(--brass-ln)" stroke-width="1.1" stroke-linejoin="round"/>${sign(10, 14.3, n, String(n).length > 1 ? 11 : 12, '#2A1D05')}`,
  cost: (n: number): string =>
    rect(2, 0.6, 16, 18.8, 'var(--enamel)', 3, 'stroke="var(--enamel-rule)" stroke-width="1"') +
    sign(10, 15, n, 13.5, '#F6F0E2'),
  weight: (n: number | string): string =>
    path('M5.4 6.6H14.6L18 18.2H2Z', 'var(--ink)', none) +
    path('M7.4 6.6V4.4A2.6 2.6 0 0 1 12.6 4.4V6.6', 'none', 'stroke="var(--ink)" stroke-width="1.8"') +
    sign(10, 16.6, n, 10, 'var(--paper-3)'),
  power: (n: number | string): string =>
    circle(10, 10, 8.8, 'var(--ink)', none) +
    circle(10, 10, 6.9, 'none', 'stroke="var(--paper-3)" stroke-width=".9" stroke-dasharray="1.2 2.41"') +
    sign(10, 13.9, n, 11, 'var(--paper-3)'),
  /** Passengers from the bag; two of them share the box. */
  people: (n: number): string =>
    sign(6.2, 14.6, `+${n}`, 10.5, 'var(--ok)') +
    standing(10, 0, 11, 20, anybody('var(--ok-bg)', 'stroke="var(--ok)" stroke-width="2"')),
};

const current = (d: string, width = 1.6): string => path(d, 'none', pen('currentColor', width));
export const uses = {
  hand: current('M5.2 18.2L2.6 6.6 8 5.4M8 18.4V3.4H15V18.4Z', 1.5),
  bag:
    current('M7 6.4C3.4 9 2.4 13 3.4 16.6 4 18.6 16 18.6 16.6 16.6 17.6 13 16.6 9 13 6.4Z', 1.5) +
    current('M6.2 6.4H13.8M7.4 6.2L6 2.6 8.6 3.6 10 2.2 11.4 3.6 14 2.6 12.6 6.2', 1.5),
  take: current('M4 3.4H12.6V14H4ZM16 7V16.6M12.8 13.6L16 16.8 19 13.6'),
  upgrade: current('M10 17V4M4.6 9.2L10 3.8 15.4 9.2', 1.9),
  couple: current('M2 10H8M12 10H18M8 6.4V13.6M12 6.4V13.6', 1.9),
  house: current('M3 9.6L10 3.6 17 9.6M5 8.4V16.8H15V8.4M8.4 16.8V12H11.6V16.8'),
  scrap: current('M3 6.6H12.6V13.4H3M5.6 16.4H5.8M10 16.4H10.2M15.2 6L18.6 14M18.6 6L15.2 14'),
  load: current('M10 2.4V11M6.2 7.6L10 11.4 13.8 7.6M3 12.6V17.4H17V12.6', 1.9),
  down: current('M5.4 3H14.6V17H5.4ZM8 7L12 13M12 7L8 13'),
  pay: current('M3.4 6.2L12 3.2 16.8 14.2 8 17.4ZM7.6 8.6L11.6 7.2M9 12L13 10.6'),
  toss: current('M4.4 3.4H12V12.6H4.4ZM15.4 8V16.4M12.6 13.8L15.4 16.6 18.2 13.8'),
  deliver: current('M2.6 10H13M9.2 6.2L13 10 9.2 13.8M17.2 3.6V16.4', 1.9),
  contract: current('M4.6 2.8H15.4V17.2H4.6ZM7.4 7H12.6M7.4 10.4H12.6M7.4 13.6H10.4'),
  ticket: current('M2.4 6H17.6V8.6A1.6 1.6 0 0 0 17.6 11.6V14.2H2.4V11.6A1.6 1.6 0 0 0 2.4 8.6ZM12.6 7V13.4'),
  person: current('M4 17.6C4 12.8 6.4 10.6 10 10.6S16 12.8 16 17.6M10 2.8A3 3 0 1 0 10 8.8 3 3 0 0 0 10 2.8Z'),
  pass: current('M4 5L10 10 4 15ZM11 5L17 10 11 15Z', 1.5),
  night: current('M15.6 12.2A6.6 6.6 0 0 1 7.4 4.2 6.8 6.8 0 1 0 15.6 12.2Z'),
  special: current('M10 2.6V8M6.4 6L10 2.4 13.6 6M4 11.4H16V17.4H4ZM8 14.4H12'),
  back: current('M7.6 4.6L3.8 8.4 7.6 12.2M3.8 8.4H12.6A4 4 0 0 1 12.6 16.4H9'),
  no:
    circle(10, 10, 7.6, 'none', 'stroke="currentColor" stroke-width="1.8"') +
    path('M4.8 15.2L15.2 4.8', 'none', 'stroke="currentColor" stroke-width="1.8"'),
};
export type UseIcon = keyof typeof uses;
