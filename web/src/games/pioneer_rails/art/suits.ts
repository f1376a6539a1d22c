// The four suits in a 20 × 20 box, in the ink of their railway (`su-…` of paint.css).
import type { Suit } from '../view';
import { hearts } from './first';
import { round } from './svg';

export const suitPath: Record<Suit, string> = {
  hearts,
  diamonds: 'M10 1.2L17.2 10 10 18.8 2.8 10z',
  spades:
    'M10 1.6C12.8 5.8 18 8.4 18 12.2c0 2.1-1.6 3.6-3.6 3.6-1.4 0-2.6-.7-3.4-1.9.1 2 .7 3.4 1.9 4.4H7.1c1.2-1 1.8-2.4 1.9-4.4-.8 1.2-2 1.9-3.4 1.9-2 0-3.6-1.5-3.6-3.6C2 8.4 7.2 5.8 10 1.6z',
  clubs:
    'M10 1.4a4.1 4.1 0 0 1 3.5 6.2 4.1 4.1 0 1 1-2.6 6.5c.1 1.8.7 3.1 1.9 4.1H7.2c1.2-1 1.8-2.3 1.9-4.1a4.1 4.1 0 1 1-2.6-6.5A4.1 4.1 0 0 1 10 1.4z',
};

/** A suit about a point; `size` 1 is 20 wide. */
export const suitAt = (suit: Suit, x: number, y: number, size: number): string =>
  `<path d="${suitPath[suit]}" class="su-${suit}" transform="translate(${round(x - size * 10)} ${round(y - size * 10)}) scale(${size})"/>`;
