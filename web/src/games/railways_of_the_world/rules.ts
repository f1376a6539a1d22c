// The sections of the rules page and their pictures (Figure.svelte draws them by name).
import type { RulesPage, RulesSection } from '../game';
import Figure from './Figure.svelte';

const section = (id: string, figures: string[]): RulesSection => ({ id, figures });

const sections: RulesSection[] = [
  section('goal', ['network']),
  section('turn', ['actions']),
  section('auction', []),
  section('build', ['tiles', 'sharp']),
  section('prices', ['prices']),
  section('bonds', ['income']),
  section('upgrade', ['engines']),
  section('deliver', ['journey']),
  section('urbanize', ['urbanize']),
  section('western', []),
  section('cards', ['kinds']),
  section('barons', []),
  section('end', []),
  section('variants', []),
  section('solo', ['bands']),
  section('keys', []),
];

export const rules: RulesPage = { sections, Figure };
