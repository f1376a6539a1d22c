// Small line icons of this game, in a box of 24.
export const icons = {
  coin: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM14.8 9c-.5-1-1.5-1.5-2.8-1.5-1.6 0-2.8.8-2.8 2.2 0 3 5.7 1.5 5.7 4.5 0 1.5-1.3 2.3-2.9 2.3-1.4 0-2.5-.6-3-1.7M12 5.8v12.4',
  car: 'M3 8h18v8H3zM5.5 5.5h13V8M7.5 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM16.5 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM7 11h2.5M11 11h2.5M15 11h2.5',
  cards: 'M4 7.5h13v10H4zM7.5 7.5V5H20v10h-3',
  ticket: 'M3.5 7h17v3.2a2 2 0 0 0 0 3.6V17h-17v-3.2a2 2 0 0 0 0-3.6zM14.5 7.5v9',
  news: 'M4 5h13v14.5H6a2 2 0 0 1-2-2zM17 9h3v8.5a2 2 0 0 1-2 2h-1M7 8.5h7M7 12h3M12 12h2M7 15.5h7',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  flag: 'M6 21V4M6 4.5h11l-2.5 3.5 2.5 3.5H6',
};
export type IconName = keyof typeof icons;
