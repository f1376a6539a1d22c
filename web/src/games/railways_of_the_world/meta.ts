import { t } from '../../app/texts.svelte';
import { icons } from '../../art/icons';
import type { GameMeta } from '../game';
import './accent.css';
import { card, city } from './icons';

export const meta: GameMeta = {
  id: 'railways_of_the_world',
  order: 3,
  ease: 5,
  numeral: 'III',
  names: {
    uk: { title: 'Залізниці світу', short: 'Залізниці світу', cover: 'ЗАЛІЗНИЦІ\nСВІТУ' },
    en: { title: 'Railways of the World', short: 'Railways of the World', cover: 'RAILWAYS\nOF THE WORLD' },
    ru: { title: 'Железные дороги мира', short: 'Дороги мира', cover: 'ЖЕЛЕЗНЫЕ\nДОРОГИ МИРА' },
  },
  players: [1, 6],
  minutes: 90,
  cover: { band: '#103628', ink: '#F3E9C9' },
  chips: ({ map, operation_cards: cards, long_game: long }) => [
    ...(map === 'mexico' ? [{ icon: city, key: 'railways.chip.mexico' }] : []),
    ...(cards === false ? [{ icon: card, key: 'railways.chip.plain', note: 'railways.chip.plainNote' }] : []),
    ...(long ? [{ icon: icons.clock, key: 'railways.chip.long', note: 'railways.chip.longNote' }] : []),
  ],
  levels: [
    [48, 100],
    [76, 124],
    [93, 155],
    [101, 155],
    [115, 168],
  ],
  // All of a game at once: how many turns it takes follows from how fast the cities empty.
  pace: {
    rounds: () => 1,
    open: true,
    begin: ({ map }) => (map === 'mexico' ? 10 : 15),
    person: ({ map }) => (map === 'mexico' ? 20 : 25),
    bot: 3,
  },
  progress: (table) => {
    const turn = table.progress?.now ?? 0;
    return turn ? t('railways.turn', { n: turn }) : null;
  },
  luck: 'cards',
  mode: ({ map = 'eastern_us', operation_cards: cards, long_game: long }, seats) => {
    const players = seats === 1 ? 'solo' : seats === 2 ? 'two' : 'more';
    const ours = map === 'eastern_us' || map === 'mexico';
    const name = ours ? t(`railways.mode.map.${map}`) : String(map);
    const more = [...(cards === false ? ['plain'] : []), ...(long ? ['long'] : [])];
    return {
      key: [map, players, ...more].join(),
      text: [t(`railways.mode.${players}`, { map: name }), ...more.map((one) => t(`railways.mode.${one}`))].join(', '),
    };
  },
};
