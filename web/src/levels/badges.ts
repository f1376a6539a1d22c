// Badges of the five levels in a 40 box: lantern, shovel, wheel and rod, semaphore, the roundhouse itself.
import { mark } from '../art/mark';

const drawn = (width: number, inside: string): string =>
  `<svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">${inside}</svg>`;

export const badges = [
  drawn(
    2.2,
    '<path d="M14 14h12l2 18H12zM14 14c0-9 12-9 12 0M10 35h20"/><path d="M20 19c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 2-3 4-7z" fill="var(--flap)" stroke="none"/>',
  ),
  drawn(
    2.4,
    '<path d="M33 5L18 20M30 3.5l6.5 6.5"/><path d="M20.5 13.5l7 7-9 13.5C15 38 8 38 5 35s-1.5-10 2-13z" fill="var(--flap)" stroke="none"/>',
  ),
  drawn(
    2.2,
    '<circle cx="20" cy="20" r="15"/><circle cx="20" cy="20" r="11.5" stroke-width="1.4"/><path d="M20 8.5v23M8.5 20h23M12 12l16 16M28 12L12 28" stroke-width="1.6"/><circle cx="20" cy="20" r="4" fill="var(--flap)" stroke="none"/><path d="M20 20L37 27" stroke="var(--flap)" stroke-width="3.4"/>',
  ),
  drawn(
    2.4,
    '<path d="M27 5v31M21 36h12"/><path d="M27 9L6 4.5v7L27 15z" fill="var(--flap)" stroke="none"/><circle cx="27" cy="22" r="4" fill="var(--signal-go)" stroke="none"/>',
  ),
  mark(),
];
