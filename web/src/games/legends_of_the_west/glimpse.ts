// A moment of the guided game for the first page: one more route joins the two cities of a ticket. It stands there before
// the box is fetched, so it is drawn from nothing but its own lines.
import type { Glimpse } from '../game';

/** A car or a space, turned along its route. */
const slot = (x: number, y: number, turn: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${inner}</g>`;
const space = (fill: string): string =>
  `<rect x="-24" y="-9" width="48" height="18" rx="3" fill="${fill}" stroke="#1B2330" stroke-width="2"/>`;
const car = `<rect x="-25" y="-12" width="50" height="24" rx="5" fill="#174C9F" stroke="#14171D" stroke-width="2.4"/><path d="M-19 -8H19" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><path d="M-5 -5h10v10h-10z" fill="#fff"/>`;
const ghost = `<rect x="-25" y="-12" width="50" height="24" rx="5" fill="#DCE6F6" stroke="#1B4FA8" stroke-width="3" stroke-dasharray="8 5"/><path d="M-5 -5h10v10h-10z" fill="#1B4FA8"/>`;
const city = (x: number, y: number, large = false): string =>
  large
    ? `<circle cx="${x}" cy="${y}" r="20" fill="#1B2330"/><circle cx="${x}" cy="${y}" r="15" fill="#FFFDF6"/><circle cx="${x}" cy="${y}" r="9.5" fill="#7E3A73"/>`
    : `<circle cx="${x}" cy="${y}" r="14" fill="#1B2330"/><circle cx="${x}" cy="${y}" r="8" fill="#FFFDF6"/>`;

export const glimpse: Glimpse = {
  words: {
    uk: 'Ще одна ділянка з’єднає міста маршруту: +$6 на квитанції',
    en: 'One more route joins the cities of a ticket: +$6 on the slip',
    ru: 'Ещё один перегон соединит города маршрута: +$6 на квитанции',
  },
  picture: `<svg viewBox="0 0 300 300"><path d="M0 0H300V300H0Z" fill="#EDEFD8"/><path d="M300 20C262 60 290 110 262 160S276 250 250 300H300Z" fill="#CBDCDD" stroke="#6F8B93" stroke-width="2.5"/><path d="M0 176C60 150 120 210 190 176" fill="none" stroke="#A9C6CC" stroke-width="6"/>
  <g fill="none" stroke="#8E8672" stroke-width="5"><path d="M46 92L150 150 236 214M46 92L120 40 236 62M150 150L236 62M46 92L74 250 236 214"/></g>
  <path d="M62 101L136 142" stroke="#1B4FA8" stroke-width="46" stroke-linecap="round"/><path d="M62 101L136 142" stroke="#DCE6F6" stroke-width="40" stroke-linecap="round"/>
  ${slot(76, 109, 29, ghost)}${slot(122, 134, 29, ghost)}${slot(178, 171, 37, car)}${slot(214, 198, 37, car)}
  ${slot(72, 73, -35, space('#F5D160'))}${slot(166, 49, 11, space('#D0584A'))}${slot(176, 123, -45, space('#57BB98'))}${slot(210, 88, -45, space('#57BB98'))}${slot(56, 150, 80, space('#4B4E57'))}${slot(66, 204, 80, space('#4B4E57'))}${slot(130, 237, -13, space('#FFFEFA'))}${slot(184, 225, -13, space('#FFFEFA'))}
  ${city(46, 92, true)}${city(120, 40)}${city(236, 62)}${city(150, 150)}${city(236, 214, true)}${city(74, 250)}
  <g transform="translate(168 244)"><rect width="116" height="44" rx="7" fill="#FFFDF6" stroke="#1B2330" stroke-width="2.4"/><path d="M36 2V42" stroke="#C9BB9A" stroke-width="2.4" stroke-dasharray="3 4"/><path d="M14 22h9M18.500 17.500v9" stroke="#1B4FA8" stroke-width="3.4" stroke-linecap="round"/><g fill="#174C9F"><rect x="46" y="18" width="13" height="8" rx="2"/><rect x="62" y="18" width="13" height="8" rx="2"/></g><g fill="#DCE6F6" stroke="#1B4FA8" stroke-width="2"><rect x="78" y="18" width="13" height="8" rx="2"/><rect x="94" y="18" width="13" height="8" rx="2"/></g></g></svg>`,
};
