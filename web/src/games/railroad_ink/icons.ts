// Icons of this game alone, drawn like those of art/icons.ts.
export const lava = 'M12 3c1 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.5-4 2.5-5.5.5 1.5 1 2 2 2.5C11.5 8 11 6 12 3z';
export const meteor = 'M9.5 10a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM13 9l7-6M15.5 12.5L21 8.5M10 6.5L14 3';
