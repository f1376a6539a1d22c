// The sections of the rules page, with the pictures in them.
import type { RulesPage } from '../game';
import Figure from './Figure.svelte';

export const rules: RulesPage = {
  Figure,
  sections: [
    { id: 'goal', figures: ['finished'] },
    { id: 'round', figures: ['faces'] },
    { id: 'draw', figures: ['legal', 'clash'] },
    { id: 'station', figures: ['station'] },
    { id: 'special', figures: ['specials'] },
    { id: 'score', figures: ['networks'] },
    { id: 'longest', figures: ['longest'] },
    { id: 'errors', figures: ['errors'] },
    { id: 'meteor', figures: ['meteor'], option: 'meteor' },
    { id: 'lava', figures: ['lava'], option: 'lava' },
    { id: 'draft', figures: ['draft'], option: 'draft' },
    { id: 'end', figures: [] },
    { id: 'keys', figures: [] },
  ],
};
