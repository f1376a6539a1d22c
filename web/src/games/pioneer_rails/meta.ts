import { t } from '../../app/texts.svelte';
import { icons } from '../../art/icons';
import type { GameMeta } from '../game';
import './accent.css';
import { card, map } from './icons';

export const meta: GameMeta = {
  id: 'pioneer_rails',
  order: 1,
  ease: 3,
  numeral: 'I',
  names: {
    uk: { title: 'Перші залізниці', short: 'Перші залізниці', cover: 'ПЕРШІ\nЗАЛІЗНИЦІ' },
    en: { title: 'Pioneer Rails', short: 'Pioneer Rails', cover: 'PIONEER\nRAILS' },
    ru: { title: 'Первые железные дороги', short: 'Первые железные дороги', cover: 'ПЕРВЫЕ ЖЕЛЕЗНЫЕ\nДОРОГИ' },
  },
  players: [1, 8],
  minutes: 30,
  cover: { band: '#7A3413', ink: '#FBEFD2' },
  chips: ({ side, extra_card: extra, level }) => [
    ...(side === 'B' ? [{ icon: map, key: 'pioneer.chip.B', note: 'pioneer_rails.sides.B' }] : []),
    ...(extra ? [{ icon: card, key: 'pioneer.chip.extra', note: 'pioneer.chip.extraNote' }] : []),
    ...(level && level !== 'beginner' ? [{ icon: icons.star, key: `pioneer.chip.${level}` }] : []),
  ],
  levels: [
    [73, 112],
    [89, 126],
    [103, 138],
    [119, 145],
    [128, 154],
  ],
  // Four rounds of five turns, and all draw at once.
  pace: { rounds: () => 4, person: 6.5, bot: 0.1, together: true },
  progress: (table) => {
    const { now, total } = table.progress ?? { now: 0, total: 0 };
    return now ? t('pioneer.progress', { now, total }) : null;
  },
  luck: 'cards',
  mode: ({ side = 'A', extra_card: extra }, seats) => {
    const mode = t(seats === 1 ? 'pioneer.mode.solo' : 'pioneer.mode.several', { side: String(side), n: seats });
    return {
      key: [side, seats, ...(extra ? ['extra'] : [])].join(),
      text: extra ? t('pioneer.mode.extra', { mode }) : mode,
    };
  },
};
