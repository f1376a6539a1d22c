import { t } from '../../app/texts.svelte';
import type { GameMeta } from '../game';
import './accent.css';
import { card } from './icons';

export const meta: GameMeta = {
  id: 'railways_of_the_world',
  order: 3,
  numeral: 'III',
  names: {
    uk: { title: 'Залізниці світу', short: 'Залізниці світу', cover: 'ЗАЛІЗНИЦІ\nСВІТУ' },
    en: { title: 'Railways of the World', short: 'Railways of the World', cover: 'RAILWAYS\nOF THE WORLD' },
    ru: { title: 'Железные дороги мира', short: 'Дороги мира', cover: 'ЖЕЛЕЗНЫЕ\nДОРОГИ МИРА' },
  },
  players: [1, 6],
  minutes: 90,
  cover: { band: '#103628', ink: '#F3E9C9' },
  chips: ({ operation_cards: cards }) =>
    cards === false ? [{ icon: card, key: 'railways.chip.plain', note: 'railways.chip.plainNote' }] : [],
  // Turns of three actions each; how many follows from how fast the cities empty.
  pace: { rounds: () => 9, open: true, person: 3.5, bot: 0.2 },
  progress: (table) => {
    const turn = table.progress?.now ?? 0;
    return turn ? t('railways.turn', { n: turn }) : null;
  },
  luck: 'cards',
};
