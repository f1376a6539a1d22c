// Signs of the colours (upright in a box of ±5), of the symbols on cards, and the rolling stock of each kind of card: side
// view, wheels on y = 0, about 60 wide; --F is the body, --B what is light on it.
import type { RouteColor } from './map/sheet';

export const glyphs: Record<RouteColor, string> = {
  red: '<circle r="4.1"/>',
  yellow: '<path d="M0 -5.2L1.5 -1.7 5 -1.5 2.4 1 3.2 4.6 0 2.7 -3.2 4.6 -2.4 1 -5 -1.5 -1.5 -1.7Z"/>',
  green: '<path d="M-3.7 -3.7H3.7V3.7H-3.7Z"/>',
  blue: '<path d="M0 -5L5 0 0 5 -5 0Z"/>',
  black: '<path class="line" d="M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5" stroke-width="2.3"/>',
  white: '<circle class="line" r="3.4" stroke-width="2"/>',
  grey: '<path class="line" d="M-4 0H4" stroke-width="2.2"/>',
};

/** Which pattern lies over a colour; the others are plain, grey has a dashed outline. */
export const patterns: Partial<Record<RouteColor, 'dots' | 'upright' | 'diagonal'>> = {
  yellow: 'dots',
  green: 'upright',
  blue: 'diagonal',
};

export const symbols: Record<'p' | 's', string> = {
  p: '<path class="line" d="M-4.5 -1.5Q0 -6 4.5 -1.5M0 -3.8V5" stroke-width="1.8"/>',
  s: '<path d="M-4 -1.2A4 4 0 0 1 4 -1.2V1.5L2.2 2.2V4.5H-2.2V2.2L-4 1.5Z"/><circle class="eye" cx="-1.6" cy="-.8" r="1.1"/><circle class="eye" cx="1.6" cy="-.8" r="1.1"/>',
};

const under = '<path d="M-3 -8.4H63V-6.2H-3Z" class="f"/>';
const wheels = (...xs: number[]): string =>
  xs
    .map((x) => `<circle cx="${x}" cy="-3.6" r="3.6" class="f"/><circle cx="${x}" cy="-3.6" r="1.2" class="b"/>`)
    .join('');

export const stock: Record<Exclude<RouteColor, 'grey'> | 'loco', string> = {
  black: `${under}<path d="M1 -22H59L52 -8H8Z" class="f"/><path d="M3 -22.5Q9 -29 15 -26T27 -27 38 -26.5 48 -27 57 -22.5Z" class="f"/><path d="M3 -22H57M14 -20L17 -10M30 -20V-10M46 -20L43 -10" class="s" stroke-width="1.5"/>${wheels(11, 20, 40, 49)}`,
  blue: `${under}<path d="M1 -24H59V-8H1ZM3 -27H57V-24H3ZM10 -29.5H50V-27H10Z" class="f"/><path d="M5 -21.5h5v6h-5zM13 -21.5h5v6h-5zM21 -21.5h5v6h-5zM29 -21.5h5v6h-5zM37 -21.5h5v6h-5zM45 -21.5h5v6h-5zM53 -21.5h3.4v11H53zM4 -12H50v1.3H4z" class="b"/>${wheels(8, 17, 43, 52)}`,
  white: `${under}<path d="M2 -26H58V-8H2ZM0 -28.5H60V-26H0Z" class="f"/><path d="M5 -23.5H23M5 -19.5H23M5 -15.5H23M5 -11.5H23M37 -23.5H55M37 -19.5H55M37 -15.5H55M37 -11.5H55" class="s" stroke-width="2"/><path d="M25.5 -24.5H34.5V-9.5H25.5Z" class="s" stroke-width="1.5"/>${wheels(9, 18, 42, 51)}`,
  green: `${under}<path d="M7 -22H53V-8H7ZM4 -24.5H56V-22H4ZM22 -31H38V-24H22ZM20 -33H40V-31H20ZM0 -16H2V-8H0ZM58 -16H60V-8H58ZM0 -16H8V-14.5H0ZM52 -16H60V-14.5H52Z" class="f"/><path d="M11 -19.5h6v6h-6zM43 -19.5h6v6h-6zM25 -29h4v3.5h-4zM31 -29h4v3.5h-4zM27 -20h6v11h-6z" class="b"/>${wheels(13, 47)}`,
  yellow: `${under}<path d="M2 -26H58V-8H2ZM0 -28.5H60V-26H0Z" class="f"/><path d="M22 -24H38V-10H22ZM8 -24v14M14.5 -24v14M45.5 -24v14M52 -24v14" class="s" stroke-width="1.5"/><path d="M22 -10L38 -24M22 -24L38 -10" class="s" stroke-width="1.2"/>${wheels(9, 18, 42, 51)}`,
  red: `${under}<path d="M8 -24H52A7 7 0 0 1 52 -9H8A7 7 0 0 1 8 -24ZM25 -30H35V-23H25ZM23.5 -31.5H36.5V-29.5H23.5Z" class="f"/><path d="M14 -24V-9M46 -24V-9M30 -23V-9" class="s" stroke-width="1.4"/><path d="M5 -18.5H55" class="s" stroke-width="1"/>${wheels(9, 18, 42, 51)}`,
  loco: `<path d="M-4 -8H46V-10.5L58 -10.5 65 -3H45V-6H-4ZM0 -27H15V-8H0ZM-2 -30H17V-27H-2ZM15 -21.5H49V-8H15ZM49 -20.5h3v11h-3zM41 -32h6.5l-1.5 11h-3.5zM28 -25.5a4.2 4.2 0 0 1 8.4 0v5h-8.4zM20.5 -24.5h3.2v4h-3.2z" class="f"/><rect x="3.5" y="-24" width="8" height="7" class="b"/><path d="M15 -15H49M26 -21V-9M38 -21V-9" class="s" stroke-width="1"/><circle cx="9" cy="-5.5" r="5.5" class="f"/><circle cx="24" cy="-5.5" r="5.5" class="f"/><circle cx="38" cy="-5.5" r="5.5" class="f"/><circle cx="51" cy="-3.5" r="3.5" class="f"/><path d="M9 -5.5H38" class="s" stroke-width="1.7"/>`,
};
