import { t } from '../../app/texts.svelte';
import { icons } from '../../art/icons';
import type { Options } from '../../net/types';
import type { GameMeta } from '../game';
import './accent.css';
import { star } from './icons';

export const meta: GameMeta = {
  id: 'isle_of_trains',
  order: 5,
  ease: 2,
  numeral: 'V',
  names: {
    uk: { title: 'Острів залізниць. Усі по місцях', short: 'Острів залізниць', cover: 'ОСТРІВ\nЗАЛІЗНИЦЬ' },
    en: { title: 'Isle of Trains: All Aboard', short: 'Isle of Trains', cover: 'ISLE\nOF TRAINS' },
    ru: { title: 'Остров поездов. По вагонам!', short: 'Остров поездов', cover: 'ОСТРОВ\nПОЕЗДОВ' },
  },
  players: [1, 4],
  minutes: 45,
  cover: { band: '#0A3F55', ink: '#F8F0D6' },
  chips: (options) => [
    ...(options.scenario ? [{ icon: icons.flag, key: `isle_of_trains.scenarios.${options.scenario}.name` }] : []),
    ...(options.promo ? [{ icon: star, key: 'isle.chip.promo' }] : []),
    ...(options.no_waiting
      ? [{ icon: icons.clock, key: 'isle.chip.noWaiting', note: 'isle_of_trains.optionNote.no_waiting' }]
      : []),
  ],
  // Alone, waiting for tokens would beat playing (IT-128).
  quick: (seats): Options => (seats === 1 ? { no_waiting: true } : {}),
  pace: { rounds: (_, seats) => (seats === 1 ? 25 : 18), open: true, person: 0.75, bot: 0.15 },
  levels: [
    [28, 42],
    [43, 57],
    [55, 69],
    [68, 82],
    [80, 94],
  ],
  progress: (table) => {
    const round = table.progress?.now;
    return round ? t(table.seats.length > 1 ? 'isle.progress.turn' : 'isle.progress.day', { n: round }) : null;
  },
  luck: 'cards',
  mode: (options, seats) => {
    const key = options.scenario
      ? `scenario${options.scenario}`
      : seats === 1
        ? 'challenge'
        : seats === 2
          ? 'two'
          : 'more';
    const text = options.scenario ? t('isle.mode.scenario', { n: Number(options.scenario) }) : t(`isle.mode.${key}`);
    return { key, text };
  },
  journey: {
    count: 10,
    at: ({ scenario }) => Number(scenario) || null,
    options: (scenario) => ({ scenario }),
    name: (n) => t(`isle_of_trains.scenarios.${n}.name`),
    picture: () => import('./ScenarioMap.svelte'),
  },
};
