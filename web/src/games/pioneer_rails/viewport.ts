// How the map lies in a frame that is too small for all of it (table/viewport.ts).
import type { Bounds, Corner } from '../../table/viewport';
import type { Rect } from './plane';

/** What can be scrolled to: the hexes and their border, without the printed frame. */
export const bare: Rect = { x: -8, y: -8, w: 882, h: 516 };

/** It opens with a hex 62 pixels wide: fingers find its sides. */
export const bounds: Bounds = { sheet: bare, close: 62 / 69.282, largest: 2.4 };

/** Where the small map may stand: the fourth corner has the button that shows all of the map. */
export const corners: Corner[] = ['top left', 'top right', 'bottom left'];
export const insetSize = { w: 108, h: 72 };
