// Icons of this game's map, drawn as those of the shell (art/icons.ts).
export const minusIcon = 'M5 12h14';
export const fitIcon = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';
export const piecesIcon = 'M12 4l8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4';
