// A moment of the guided game for the first page: a passenger is about to board the engine.
import type { Glimpse } from '../game';
import { scene } from './cover';

const person = (x: number, y: number, coat: string): string =>
  `<g transform="translate(${x} ${y}) scale(1.5)"><path d="M3 25.4C3 17.6 5.8 13.2 10 13.2S17 17.6 17 25.4Z" fill="${coat}"/><circle cx="10" cy="9" r="4.4" fill="#F2CDA6"/><path d="M6.2 6L7.6 .8 10 2.2 12.4 .8 13.8 6Z" fill="${coat}"/><path d="M1.8 6.2Q10 3.8 18.2 6.2 10 8.8 1.8 6.2Z" fill="${coat}"/></g>`;

export const glimpse: Glimpse = {
  words: {
    uk: 'Посадіть пасажира в локомотив суперника й візьміть дві карти',
    en: 'Seat the passenger on your opponent’s engine and take two cards',
    ru: 'Посадите пассажира в локомотив соперника и возьмите две карты',
  },
  picture: `<svg viewBox="0 0 300 300"><svg viewBox="0 62 300 300" width="300" height="300">${scene()}
  <path d="M138 214h76v40h-76z" fill="none" stroke="#1B4FA8" stroke-width="2.6" stroke-dasharray="7 5"/><path d="M248 262C244 248 234 240 218 238" fill="none" stroke="#FBF6E6" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round"/><path d="M230 306H300V352H230Z" fill="#F1E3BF"/><path d="M226 304H300V311H226Z" fill="#D8C491"/>${person(234, 266, '#E07B1F')}${person(266, 266, '#F7F3E8')}</svg></svg>`,
};
