// The game's part of the pages of campaigns.
import { t } from '../../../app/texts.svelte';
import type { Campaign } from '../../../net/types';
import type { GameCampaign } from '../../game';
import { carryOf, isShort } from './chain';
import { yearsIn } from './facts';
import Home from './Home.svelte';
import Next from './Next.svelte';
import Start from './Start.svelte';

/** "1877, game 5 of 12"; without the years of the box only its number. */
function gameName(one: Campaign, n: number): string {
  const years = yearsIn(isShort(one));
  return years.length
    ? t('legends.gameOf', { year: String(years[n - 1] ?? ''), n, of: years.length })
    : t('campaign.game', { n });
}

export const campaign: GameCampaign = {
  Home,
  Next,
  Start,
  course(one) {
    const years = yearsIn(isShort(one));
    const total = years.length;
    const now = carryOf(one)?.game ?? 1;
    if (one.state === 'over')
      return {
        now: total + 1,
        total,
        label: t('legends_of_the_west.book.course.over', { year: String(years.at(-1) ?? '') }),
      };
    return { now, total, label: gameName(one, now) };
  },
  game: (one, index) => gameName(one, index + 1),
};
