// Paths of this game's own icons (24 box).
export const map = 'M3.5 6.5L9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20zM9 4v13.5M15 6.5V20';
export const card = 'M6.5 3.5h11v17h-11zM12 8.5l2.6 3.5-2.6 3.5L9.4 12z';
