// Options that this game lets choose in its own way, for the dialog of a new table.
import type { OwnOption } from '../game';
import ExtraCard from './ExtraCard.svelte';
import LevelChooser from './LevelChooser.svelte';
import SideChooser from './SideChooser.svelte';

export const options: Record<string, OwnOption> = {
  side: SideChooser,
  level: LevelChooser,
  extra_card: ExtraCard,
};
