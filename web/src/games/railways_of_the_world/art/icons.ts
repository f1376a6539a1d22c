// Icons of this game's map and panels (24 box), drawn as those of the shell.
export const piecesIcon = 'M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4';
export const track = 'M8 3L4 21M16 3l4 18M7.2 7h9.6M6.2 12h11.6M5.2 17h13.6';
export const engine =
  'M3 16V6h6v4h3.5V6.5h3V10c3 0 5 1.8 5 4.5V16zM6.5 16a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M12.2 16a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M17.9 16a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4';
export const cube = 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9';
export const west = 'M21 12H4M10 5.5L3.5 12l6.5 6.5M21 7v10';
export const pass = 'M5 5l7 7-7 7M12 5l7 7-7 7';
export const bag = 'M5 20h14l-1.2-12H6.2zM9 10V7a3 3 0 0 1 6 0v3';
export const file = 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6';
export { card, city } from '../icons';
