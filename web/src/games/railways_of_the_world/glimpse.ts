// A moment of the guided game for the first page: one more tile joins two cities. It stands there before the box is
// fetched, so it is drawn from nothing but its own lines.
import type { Glimpse } from '../game';

const width = 94;
const radius = width / Math.sqrt(3);
/** The hex between the two cities. */
const middle = { x: 152, y: 184 };
const round = (value: number): number => Number(value.toFixed(1));
/** Columns and rows of hexes; corners from the north, clockwise. */
const centre = (column: number, row: number): [number, number] => [
  middle.x + width * (column + (row & 1) / 2),
  middle.y + radius * 1.5 * row,
];
const hex = (column: number, row: number, size = 1): string => {
  const [x, y] = centre(column, row);
  const corner = (i: number): string => {
    const angle = ((i * 60 - 90) * Math.PI) / 180;
    return `${round(x + size * radius * Math.cos(angle))} ${round(y + size * radius * Math.sin(angle))}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
};
const hexes = (list: [number, number][]): string => list.map(([column, row]) => hex(column, row)).join('');
const all = [-3, -2, -1, 0, 1, 2].flatMap((row) => [-2, -1, 0, 1, 2].map((column): [number, number] => [column, row]));

const [fromX, fromY] = centre(-1, 0);
const [toX, toY] = centre(0, -1);
/** Out of the first city to the east, and on to the north-east. */
const track = `M${round(fromX)} ${fromY}H${round(middle.x - width / 2)}A${round(radius * 1.5)} ${round(radius * 1.5)} 0 0 0 ${round(middle.x + width / 4)} ${round(middle.y - radius * 0.75)}L${round(toX)} ${round(toY)}`;

const peaks = (column: number, row: number): string => {
  const [x, y] = centre(column, row);
  return `<path d="M${round(x - 26)} ${round(y + 16)}l19 -32l19 32M${round(x + 6)} ${round(y + 22)}l12 -18l12 18"/>`;
};

/** The glyph stands so high over the centre, so large. */
const city = (column: number, row: number, fill: string, glyph: string, rise: number, k: number): string => {
  const [x, y] = centre(column, row);
  return `<path d="${hex(column, row, 0.97)}" fill="${fill}" stroke="#1B2330" stroke-width="4.5"/><path d="${hex(column, row, 0.82)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><g transform="translate(${round(x - 10 * k)} ${round(y - rise - 10 * k)}) scale(${k})" fill="#fff">${glyph}</g>`;
};
const cube = (x: number, y: number, fill: string, top: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})" stroke="#14181F" stroke-width="2.4" stroke-linejoin="round"><path d="M-13 -13L-8 -18H18V8L13 13H-13Z" fill="${fill}"/><path d="M-13 -13L-8 -18H18L13 -13Z" fill="${top}" stroke="none"/></g>`;

export const glimpse: Glimpse = {
  words: {
    uk: 'Одна плитка з’єднає два міста, і синій кубик поїде до синього: +1 очко',
    en: 'One tile joins two cities, and the blue cube goes to the blue one: +1 point',
    ru: 'Один тайл соединит два города, и синий кубик поедет в синий: +1 очко',
  },
  picture: `<svg viewBox="0 0 300 300"><path d="M0 0H300V300H0Z" fill="#C9DCDD"/><path d="${hexes(all)}" fill="#F0ECD6"/><path d="${hexes(
    [
      [-1, 1],
      [0, 2],
      [-2, 1],
    ],
  )}" fill="#D8E6DA"/><path d="${hexes([
    [0, 1],
    [1, 0],
    [1, 1],
  ])}" fill="#E3D2AE"/><path d="${hexes(all)}" fill="none" stroke="#4A4228" stroke-opacity=".17" stroke-width="2"/>
  <g fill="none" stroke="#6B4E2C" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${peaks(0, 1)}${peaks(1, 0)}${peaks(1, 1)}</g>
  <path d="${hex(0, 0, 0.97)}" fill="#DCE6F6" stroke="#1B4FA8" stroke-width="5" stroke-dasharray="14 9"/>
  <g fill="none"><path d="${track}" stroke="#FBF8EC" stroke-width="30"/><path d="${track}" stroke="#1B4FA8" stroke-width="24" stroke-dasharray="4 8.4"/><path d="${track}" stroke="#1B4FA8" stroke-width="17"/><path d="${track}" stroke="#FBF8EC" stroke-width="8"/></g>
  ${city(-1, 0, '#B92D20', '<circle cx="10" cy="10" r="7.5"/>', 26, 1.1)}${city(0, -1, '#1F4BAE', '<path d="M10 1.5L18.5 10 10 18.5 1.5 10z"/>', 0, 2.4)}
  <rect x="${round(fromX - 37)}" y="${round(fromY - 12)}" width="74" height="42" rx="9" fill="#FDFAF0"/>${cube(fromX - 17, fromY + 11, '#1F4BAE', '#7C97D2')}${cube(fromX + 16, fromY + 11, '#23252B', '#6E7076')}</svg>`,
};
