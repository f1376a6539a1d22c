import type { GameMeta } from '../game';
import './accent.css';

export const meta: GameMeta = {
  id: 'railways_of_the_world',
  order: 3,
  numeral: 'III',
  names: {
    uk: { title: 'Залізниці світу', short: 'Залізниці світу', cover: 'ЗАЛІЗНИЦІ\nСВІТУ' },
    en: { title: 'Railways of the World', short: 'Railways of the World', cover: 'RAILWAYS\nOF THE WORLD' },
    ru: { title: 'Железные дороги мира', short: 'Дороги мира', cover: 'ЖЕЛЕЗНЫЕ\nДОРОГИ МИРА' },
  },
  players: [2, 6],
  minutes: 90,
  cover: { band: '#103628', ink: '#F3E9C9' },
};
