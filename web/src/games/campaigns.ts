// Games that are played in campaigns: those whose folder has `campaign/index.ts`, fetched with the pages of campaigns.
import { texts } from '../app/texts.svelte';
import { fetchBox } from '../net/boxes';
import type { GameCampaign } from './game';
import { isPlayable } from './load';

const found = import.meta.glob<{ campaign: GameCampaign }>('./*/campaign/index.ts');

export const hasCampaigns = (game: string): boolean => isPlayable(game) && `./${game}/campaign/index.ts` in found;

/** The game's part of the pages of campaigns, with its words; null where it has none. */
export async function openCampaigns(game: string): Promise<GameCampaign | null> {
  const load = found[`./${game}/campaign/index.ts`];
  if (!load) return null;
  const [module] = await Promise.all([load(), fetchBox(game), texts.open(game), texts.open(`${game}.book`)]);
  return module.campaign;
}
