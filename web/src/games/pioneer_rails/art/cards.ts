// Poker cards, 100 × 140: rank and suit, an emblem of the line in a disc, the ink of the railway along the foot.
import { inkLine } from './ink';
import { suitAt } from './suits';
import { path, round } from './svg';
import type { Rank, Suit } from '../view';

const spokes = Array.from(
  { length: 10 },
  (_, i) => `<path d="M0 -5V-16.5" transform="rotate(${i * 36})" class="e-thin"/>`,
).join('');

/** Wheel, lantern, bell, engine, spike and hammer: about the middle, 44 high. */
const emblems: Record<Rank, string> = {
  '10':
    '<circle r="21" class="e-line"/><circle r="16.5" class="e-thin"/><circle r="5" class="e-full"/>' +
    spokes +
    path('M-11.7 11.7A16.5 16.5 0 0 0 11.7 11.7L8 8A11.3 11.3 0 0 1 -8 8Z', 'e-full'),
  J:
    path('M-7 -15a7 7 0 0 1 14 0', 'e-line') +
    path('M-11 -15H11L8 -10H-8Z', 'e-full') +
    path('M-8 -10C-14 -1 -12 7 -9 10H9C12 7 14 -1 8 -10Z', 'e-open') +
    path('M0 -6C5 -1 5 4 0 7C-5 4 -5 -1 0 -6Z', 'e-full') +
    path('M-12 10H12V17H-12Z', 'e-full') +
    path('M-12 -3H12M-12 4H12', 'e-thin e-faint'),
  Q:
    path('M-19 -19H19', 'e-line') +
    path('M-15 -19V-12M15 -19V-12', 'e-line') +
    path('M-4 -19H4V-14C13 -11 13 -3 14 5L19 11H-19L-14 5C-13 -3 -13 -11 -4 -14Z', 'e-full') +
    path('M-10 4C-9 -3 -9 -7 -4 -10', 'e-shine') +
    '<circle cy="15.5" r="4" class="e-full"/>',
  K:
    path('M-5 -22H5L4 -15H-4Z', 'e-full') +
    '<circle cy="-3" r="14" class="e-full"/><circle cy="-3" r="9.5" class="e-open"/><circle cy="-3" r="4" class="e-full"/>' +
    path('M-18 10H18V13H-18Z', 'e-full') +
    path('M-13 13H13L18 22H-18Z', 'e-open') +
    path('M-7 13L-10 22M0 13V22M7 13L10 22', 'e-thin') +
    '<circle cx="-15" cy="4" r="3" class="e-full"/><circle cx="15" cy="4" r="3" class="e-full"/>',
  A:
    `<g transform="rotate(-40)">${path('M-3 -14H3V16L0 23 -3 16Z', 'e-open')}${path('M-8 -20H8L6 -14H-6Z', 'e-full')}</g>` +
    `<g transform="rotate(40)">${path('M-2.2 -12H2.2V22H-2.2Z', 'e-full')}${path('M-13 -20H11L14 -16L11 -12H-13Z', 'e-full')}</g>`,
};

export const cardBox = '0 0 100 140';

export const cardFace = (rank: Rank, suit: Suit): string =>
  '<rect x="4.5" y="4.5" width="91" height="131" rx="6" class="pc-key"/>' +
  `<text x="11" y="35" class="pc-rank">${rank}</text>${suitAt(suit, 83, 24, 1)}` +
  `<circle cx="50" cy="76" r="31" class="pc-disc"/><g transform="translate(50 76)">${emblems[rank]}</g>` +
  inkLine(suit, 10, 90, 122);

/** Two bundles of slanting lines, cut off at the frame of the back. */
const lattice = ((): string => {
  const [left, right, top, bottom] = [12, 88, 12, 128];
  const slope = 0.58;
  let d = '';
  for (let y = top - (right - left) * slope; y < bottom; y += 13.2) {
    const from = left + Math.max(0, (top - y) / slope);
    const to = Math.min(right, left + (bottom - y) / slope);
    const height = (x: number): number => round(y + (x - left) * slope);
    d += `M${round(from)} ${height(from)}L${round(to)} ${height(to)}`;
    d += `M${round(100 - from)} ${height(from)}L${round(100 - to)} ${height(to)}`;
  }
  return d;
})();

export const cardBack =
  '<rect x="4.5" y="4.5" width="91" height="131" rx="6" class="pc-back"/>' +
  path(lattice, 'pc-lattice') +
  path('M12 12H88V128H12Z', 'pc-frame') +
  `<circle cx="50" cy="70" r="27" class="pc-hub"/><g transform="translate(50 70)">${emblems['10']}</g>`;
