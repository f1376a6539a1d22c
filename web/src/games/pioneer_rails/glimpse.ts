// A moment of the guided game for the first page: the next track leads to a town. It stands there before the box is
// fetched, so it is drawn from nothing but its own lines.
import type { Glimpse } from '../game';
import { hearts, mine } from './art/first';

const side = 58;
const half = side * Math.cos(Math.PI / 6);
const round = (value: number): number => Number(value.toFixed(1));

/** Columns and rows of hexes; corners from the north, clockwise. */
const centre = (column: number, row: number): [number, number] => [
  150 + half * (2 * column + (row % 2 ? 1 : 0)),
  150 + side * 1.5 * row,
];
const corner = (column: number, row: number, i: number): string => {
  const [x, y] = centre(column, row);
  const angle = ((i * 60 - 90) * Math.PI) / 180;
  return `${round(x + side * Math.cos(angle))} ${round(y + side * Math.sin(angle))}`;
};
const hex = (column: number, row: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => corner(column, row, i)).join('L')}Z`;
const hexes = (list: [number, number][]): string => list.map(([column, row]) => hex(column, row)).join('');
const at = (column: number, row: number, inner: string): string => {
  const [x, y] = centre(column, row);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(1.45)">${inner}</g>`;
};
/** The classes of the table's own styles, which this page has not. */
const paint: Record<string, string> = {
  'a-hill': '#D9B57E',
  'a-dark': '#3B2718',
  'a-gold': '#F0B83A',
};
const plain = (picture: string): string =>
  picture.replace(/class="a ?([\w-]*)"/g, (_, kind: string) => {
    const line = kind === 'a-rail' ? '#FDF6E3' : '#5B3F24';
    return `fill="${paint[kind] ?? 'none'}" stroke="${line}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"`;
  });

const [stationX, stationY] = centre(0, 0);
const laid = `M${corner(0, 0, 1)}L${corner(0, -1, 2)}`;
const next = `M${corner(0, -1, 2)}L${corner(0, -1, 1)}`;
const [townX, townY] = corner(0, -1, 1).split(' ') as [string, string];
const all: [number, number][] = [-2, -1, 0, 1, 2].flatMap((row) =>
  [-2, -1, 0, 1, 2].map((column): [number, number] => [column, row]),
);

export const glimpse: Glimpse = {
  words: {
    uk: 'Ведіть чирвову залізницю по кутах до міста: +1 очко й бонус',
    en: 'Draw the hearts track along the corners to the town: +1 point and a bonus',
    ru: 'Ведите червовую дорогу по углам до города: +1 очко и бонус',
  },
  picture: `<svg viewBox="0 0 300 300"><path d="M0 0H300V300H0Z" fill="#EAD7AC"/><path d="${hexes(all)}" fill="#F7EBCD"/><path d="${hexes(
    [
      [-1, 0],
      [1, 0],
      [0, 1],
    ],
  )}" fill="#FBF3DF"/><path d="${hexes(all)}" fill="none" stroke="#D2B987" stroke-width="1.6"/>
  ${at(0, 1, plain(mine))}${at(-1, 0, plain(mine))}
  <path d="${hex(0, 0)}" fill="#B01E2B"/><path d="${hearts}" transform="translate(${stationX - 30} ${stationY - 30}) scale(3)" fill="#fff"/>
  <g fill="none" stroke-linecap="round"><path d="${laid}${next}" stroke="#DCE6F6" stroke-width="28"/><path d="${laid}" stroke="#1B4FA8" stroke-width="12"/><path d="${laid}" stroke="#DCE6F6" stroke-width="5"/><path d="${next}" stroke="#1B4FA8" stroke-width="8" stroke-dasharray=".1 13"/></g>
  <circle cx="${townX}" cy="${townY}" r="18" fill="none" stroke="#1B4FA8" stroke-width="3" stroke-dasharray="7 5.5"/><circle cx="${townX}" cy="${townY}" r="12" fill="#FBF8EF" stroke="#1E2632" stroke-width="3.4"/></svg>`,
};
