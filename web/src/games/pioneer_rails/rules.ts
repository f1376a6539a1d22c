// The sections of the rules page and their pictures (Figure.svelte draws them by name).
import type { RulesPage, RulesSection } from '../game';
import Figure from './Figure.svelte';

const section = (id: string, figures: string[], option?: string): RulesSection => ({
  id,
  figures,
  ...(option ? { option } : {}),
});

const sections: RulesSection[] = [
  section('goal', ['sheet']),
  section('cards', ['turn']),
  section('laying', ['ways', 'clash']),
  section('towns', ['towns']),
  section('bonuses', ['works', 'bonuses']),
  section('locations', ['locations', 'fort']),
  section('ranches', ['ranch']),
  section('hands', ['hands']),
  section('objectives', ['objectives']),
  section('scoring', ['network']),
  section('solo', ['levels']),
  section('many', ['many']),
  section('extra_card', ['extra'], 'extra_card'),
  section('keys', []),
];

export const rules: RulesPage = { sections, Figure };
