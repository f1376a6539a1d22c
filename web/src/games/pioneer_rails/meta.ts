import type { GameMeta } from '../game';
import './accent.css';

export const meta: GameMeta = {
  id: 'pioneer_rails',
  order: 1,
  numeral: 'I',
  names: {
    uk: { title: 'Перші залізниці', short: 'Перші залізниці', cover: 'ПЕРШІ\nЗАЛІЗНИЦІ' },
    en: { title: 'Pioneer Rails', short: 'Pioneer Rails', cover: 'PIONEER\nRAILS' },
    ru: { title: 'Первые железные дороги', short: 'Первые дороги', cover: 'ПЕРВЫЕ\nДОРОГИ' },
  },
  players: [1, 8],
  minutes: 30,
  cover: { band: '#7A3413', ink: '#FBEFD2' },
};
