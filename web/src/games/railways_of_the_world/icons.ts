// Paths of the icons that lists of tables show too (24 box). The others are in art/icons.ts.
export const card = 'M6.5 3.5h11v17h-11zM10 8h4M9.5 16.5h5M12 11v2.5';
export const city = 'M3.5 20.5h17M5.5 20.5V10l5-3.5V20.5M10.5 20.5v-17l8 4v13M14 9.5h1.4M14 13h1.4M14 16.5h1.4';
