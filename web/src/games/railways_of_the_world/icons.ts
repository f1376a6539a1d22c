// Paths of this game's own icons (24 box).
export const track = 'M8 3L4 21M16 3l4 18M7.2 7h9.6M6.2 12h11.6M5.2 17h13.6';
export const engine =
  'M3 16V6h6v4h3.5V6.5h3V10c3 0 5 1.8 5 4.5V16zM6.5 16a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M12.2 16a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M17.9 16a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4';
export const cube = 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9';
export const city = 'M3.5 20.5h17M5.5 20.5V10l5-3.5V20.5M10.5 20.5v-17l8 4v13M14 9.5h1.4M14 13h1.4M14 16.5h1.4';
export const card = 'M6.5 3.5h11v17h-11zM10 8h4M9.5 16.5h5M12 11v2.5';
export const west = 'M21 12H4M10 5.5L3.5 12l6.5 6.5M21 7v10';
export const pass = 'M5 5l7 7-7 7M12 5l7 7-7 7';
export const minus = 'M5 12h14';
export const bag = 'M5 20h14l-1.2-12H6.2zM9 10V7a3 3 0 0 1 6 0v3';
export const file = 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6';
