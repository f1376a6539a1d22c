// Icons of the end and the replay, drawn as those of the shell (art/icons.ts).
export const pause = 'M8 5v14M16 5v14';
export const first = 'M19 5l-7 7 7 7M12 5l-7 7 7 7';
export const last = 'M5 5l7 7-7 7M12 5l7 7-7 7';
export const prevTurn = 'M18 5l-9 7 9 7zM5.5 5v14';
export const nextTurn = 'M6 5l9 7-9 7zM18.5 5v14';
export const left = 'M15 6l-6 6 6 6';
export const right = 'M9 6l6 6-6 6';
export const target =
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1.5V5M12 19v3.5M1.5 12H5M19 12h3.5';
export const grid = 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z';
export const cup =
  'M7 4h10v5.5a5 5 0 0 1-10 0zM7 5.5H4c0 3.5 1.2 5 3.2 5.4M17 5.5h3c0 3.5-1.2 5-3.2 5.4M12 14.5V18M8 20.5h8M9.5 18h5';
export const image = 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5a1 1 0 1 0 0-.1';
export const crown = 'M4 18h16M4 8l4 4 4-7 4 7 4-4-1.5 7.5h-13z';
export const star = 'M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9l-5.3 3 1.2-6-4.5-4.1 6-.7z';
