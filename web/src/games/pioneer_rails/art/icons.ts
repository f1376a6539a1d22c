// Signs outside the map, each with its own box: bonuses, objectives, nugget, star, town, pencil marks of the paper sheet.
// Glyph.svelte shows them; lines and `currentColor` take the colour of the text round them.
import type { ObjectiveType, Place, Suit, Token } from '../view';
import { placeBox, places } from './places';
import { suitPath } from './suits';

export interface Sign {
  box: string;
  svg: string;
  /** How paint.css paints it; a suit has its ink. */
  kind?: 'line' | 'fill' | 'place' | 'nugget' | 'pencil';
}

const line = (d: string, box = '0 0 24 24'): Sign => ({ box, kind: 'line', svg: `<path d="${d}"/>` });

/** In a 24 × 24 box; the map's price tags use them too. */
export const bonusPath: Record<Token | 'none' | 'suit', string> = {
  none: 'M3 9h18M3 15h18M6.5 6v12M12 6v12M17.5 6v12',
  bridge: 'M2 8.5h20M4 8.5V18M20 8.5V18M4 18c0-4.5 3.5-7 8-7s8 2.5 8 7M8 8.5v3M12 8.5V11M16 8.5v3',
  tunnel: 'M3 20v-8a9 9 0 0 1 18 0v8M7.5 20v-7a4.5 4.5 0 0 1 9 0v7M1.5 20h21M12 20v-3',
  shortcut: 'M12 2.5l8.3 4.75v9.5L12 21.5l-8.3-4.75v-9.5zM4.5 7.7l15 8.6',
  switch: 'M7 21.5v-19M7 15c0-5 9.5-4 9.5-12.5M13 5.5l3.5-3.2L20 5.5',
  suit: 'M4 9.5A8.5 8.5 0 0 1 19.5 8M20 3.5V8h-4.5M20 14.5A8.5 8.5 0 0 1 4.5 16M4 20.5V16h4.5M12 8.5l2.6 3.5-2.6 3.5L9.4 12z',
};

export const bonusSign = (bonus: Token | 'none' | 'suit'): Sign => line(bonusPath[bonus]);

export const suitSign = (suit: Suit): Sign => ({
  box: '0 0 20 20',
  svg: `<path d="${suitPath[suit]}" class="su-${suit}"/>`,
});

export const placeSign = (place: Place): Sign => ({ box: placeBox, kind: 'place', svg: places[place] });

export const objectiveSign: Record<ObjectiveType, Sign> = {
  sheriff: {
    box: '0 0 24 24',
    kind: 'fill',
    svg: '<path d="M12 3.4l2.5 5.4 5.9.7-4.4 4 1.2 5.9L12 16.4l-5.2 3 1.2-5.9-4.4-4 5.9-.7z" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/><circle cx="12" cy="2.9" r="1.9"/><circle cx="21" cy="9.4" r="1.9"/><circle cx="17.6" cy="20" r="1.9"/><circle cx="6.4" cy="20" r="1.9"/><circle cx="3" cy="9.4" r="1.9"/><circle cx="12" cy="11.9" r="2.7" fill="var(--accent-wash)"/>',
  },
  ranch: line(
    'M2.5 6C3 10 6 11 9 10.5M21.5 6C21 10 18 11 15 10.5M9 10.5C9 8.5 15 8.5 15 10.5L14.5 16 12 20.5 9.5 16zM10.5 13.5h.1M13.5 13.5h.1',
  ),
  train: line(
    'M10 2.5h4l-.5 3.5h-3zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM4 18.5h16M7 18.5l-2 3.5h14l-2-3.5',
  ),
};

export const starSign: Sign = {
  box: '0 0 24 24',
  kind: 'fill',
  svg: '<path d="M12 1.5l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 17.7l-6.3 3.5L7 14 1.8 9l7.1-.9z"/>',
};

export const nuggetSign: Sign = {
  box: '0 0 20 20',
  kind: 'nugget',
  svg: '<path d="M3 13l2.5-6.5L11 4l5 3.5L17.5 13 13 16.5H6.5z"/><path d="M5.5 6.5L9 10l2-6M9 10l-2.5 6.5M9 10l8.5 3"/>',
};

export const townSign: Sign = {
  box: '0 0 20 20',
  kind: 'line',
  svg: '<circle cx="10" cy="10" r="7"/><circle cx="10" cy="10" r="2.6" fill="currentColor" stroke="none"/>',
};

export const cardsSign = line('M7 4.5h9v12.5H7zM7 6L3.5 7l2 10 1.5-.3', '0 0 20 20');

const rings = [
  'M3.5 14C.5 5 8 .5 14 1.5C22 3 24.5 11 21 17.5C17 24.5 6 24 3.2 16',
  'M20 5C15 -.5 5 .5 2.5 8C0 16 6 23.5 13.5 22.5C22.5 21.5 25 10 18.5 3.5',
  'M5 19.5C-.5 15 1 4.5 8.5 2C17 -.5 24.5 6 22.5 14.5C20.5 23 9 25 4 18',
];
const crosses = [
  'M5 4.5C9.5 10 15 14.5 19.5 19M20 5C14.5 9 9 14.5 4.5 20',
  'M4.5 5C10 9.5 14 14 19.5 20M19 4.5C14 10 9.5 14.5 5 19.5',
];

/** Pencil marks of the paper sheet, no two neighbours alike. */
const pencil = (marks: string[], i: number): Sign => ({
  box: '0 0 24 24',
  kind: 'pencil',
  svg: `<path d="${marks[i % marks.length]!}"/>`,
});
export const ringSign = (i: number): Sign => pencil(rings, i);
export const crossSign = (i: number): Sign => pencil(crosses, i);
