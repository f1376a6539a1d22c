import type { GameMeta } from '../game';
import './accent.css';

export const meta: GameMeta = {
  id: 'legends_of_the_west',
  order: 2,
  numeral: 'II',
  names: {
    uk: { title: 'Легенди Заходу', short: 'Легенди Заходу', cover: 'ЛЕГЕНДИ\nЗАХОДУ' },
    en: { title: 'Legends of the West', short: 'Legends of the West', cover: 'LEGENDS\nOF THE WEST' },
    ru: { title: 'Легенды Запада', short: 'Легенды Запада', cover: 'ЛЕГЕНДЫ\nЗАПАДА' },
  },
  players: [2, 5],
  minutes: 45,
  cover: { band: '#2A1631', ink: '#FBE6C8' },
};
