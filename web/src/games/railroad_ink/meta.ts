import { t } from '../../app/texts.svelte';
import { icons } from '../../art/icons';
import type { GameMeta } from '../game';
import './accent.css';
import { lava, meteor } from './icons';

export const meta: GameMeta = {
  id: 'railroad_ink',
  order: 4,
  ease: 1,
  numeral: 'IV',
  names: {
    uk: { title: 'Railroad Ink: Багрянець', short: 'Railroad Ink', cover: 'RAILROAD INK\nБАГРЯНЕЦЬ' },
    en: { title: 'Railroad Ink: Blazing Red', short: 'Railroad Ink', cover: 'RAILROAD INK\nBLAZING RED' },
    ru: { title: 'Railroad Ink: Багрянец', short: 'Railroad Ink', cover: 'RAILROAD INK\nБАГРЯНЕЦ' },
  },
  players: [1, 12],
  minutes: 25,
  cover: { band: '#8E1B15', ink: '#FFF3DC' },
  chips: (options) => [
    ...(options.lava ? [{ icon: lava, key: 'ink.chip.lava' }] : []),
    ...(options.meteor ? [{ icon: meteor, key: 'ink.chip.meteor' }] : []),
    ...(options.draft ? [{ icon: icons.dice, key: 'ink.chip.draft' }] : []),
  ],
  pace: { rounds: ({ lava, meteor }) => (lava || meteor ? 6 : 7), person: 3, bot: 0.1, together: true },
  levels: [
    [16, 28],
    [27, 39],
    [37, 50],
    [48, 58],
    [59, 70],
  ],
  progress: (table) => {
    const { now, total } = table.progress ?? { now: 0, total: 0 };
    return now ? t('progress.round', { now, total }) : null;
  },
  mode: (options) => {
    const parts = ['lava', 'meteor', 'draft'].filter((name) => options[name]);
    const text = parts.length
      ? parts.map((name) => t(`ink.chip.${name}`).toLowerCase()).join(', ')
      : t('ink.mode.base');
    return { key: parts.join(), text };
  },
};
