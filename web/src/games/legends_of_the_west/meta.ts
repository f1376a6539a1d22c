import { t } from '../../app/texts.svelte';
import { icons } from '../../art/icons';
import type { Options } from '../../net/types';
import type { GameMeta } from '../game';
import './accent.css';
import { icons as own } from './icons';

/** Which game of a campaign it is; the first, where nothing else is said. */
function gameOf({ mode, number = 2, carry }: Options): number {
  if (mode === 'single_year') return Number(number);
  const before = carry as unknown;
  return typeof before === 'object' && before && 'game' in before ? Number(before.game) : 1;
}
/** Turns of a company: about 15 in the first game, 38 on the largest map. */
const turns = (options: Options): number =>
  options.mode === 'continent' ? 38 : Math.round(15 + (gameOf(options) - 1) * 2.1);

export const meta: GameMeta = {
  id: 'legends_of_the_west',
  order: 2,
  ease: 4,
  numeral: 'II',
  names: {
    uk: { title: 'Легенди Заходу', short: 'Легенди Заходу', cover: 'ЛЕГЕНДИ\nЗАХОДУ' },
    en: { title: 'Legends of the West', short: 'Legends of the West', cover: 'LEGENDS\nOF THE WEST' },
    ru: { title: 'Легенды Запада', short: 'Легенды Запада', cover: 'ЛЕГЕНДЫ\nЗАПАДА' },
  },
  players: [2, 5],
  minutes: 45,
  cover: { band: '#2A1631', ink: '#FBE6C8' },
  chips: ({ mode, distinct_charters: charters }) => [
    ...(mode === 'single_year' ? [{ icon: icons.clock, key: 'legends.chip.year' }] : []),
    ...(mode === 'continent' ? [{ icon: own.car, key: 'legends.chip.continent' }] : []),
    ...(mode === 'campaign' || mode === 'campaign_short' ? [{ icon: icons.flag, key: 'legends.chip.campaign' }] : []),
    ...(charters ? [{ icon: icons.star, key: 'legends.chip.charters', note: 'legends.chip.chartersNote' }] : []),
  ],
  // What each of them usually has at a table of two in 1865 (docs/bots.md).
  levels: [
    [14, 38],
    [23, 41],
    [28, 49],
    [30, 54],
    [36, 58],
  ],
  pace: { rounds: turns, open: true, person: 0.6, bot: 0.05 },
  luck: 'cards',
  mode: (options, seats) => {
    const { mode = 'single_1865', distinct_charters: charters } = options;
    const n = gameOf(options);
    const played = t(`legends.mode.${mode}`, { n });
    const players = seats === 2 ? 'two' : seats === 3 ? 'three' : 'more';
    const text = t(`legends.mode.${players}`, { mode: played });
    return {
      key: [mode, n, players, ...(charters ? ['charters'] : [])].join(),
      text: charters ? `${text}, ${t('legends.mode.charters')}` : text,
    };
  },
};
