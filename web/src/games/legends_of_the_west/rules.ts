// The sections of the rules page and their pictures (Figure.svelte draws them by name).
import type { RulesPage, RulesSection } from '../game';
import Figure from './Figure.svelte';

const section = (id: string, figures: string[]): RulesSection => ({ id, figures });

const sections: RulesSection[] = [
  section('goal', ['ticket']),
  section('turn', ['actions']),
  section('cards', ['deck']),
  section('claim', ['payments', 'refused']),
  section('lanes', ['lanes']),
  section('tickets', []),
  section('news', ['kinds']),
  section('end', []),
  section('slip', []),
  section('campaign', []),
  section('modes', []),
  section('keys', []),
];

export const rules: RulesPage = { sections, Figure };
