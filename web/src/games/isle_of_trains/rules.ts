// The sections of the rules page and their pictures (Figure.svelte draws them by name).
import type { RulesPage, RulesSection } from '../game';
import Figure from './Figure.svelte';

export type FigureName =
  | 'roles'
  | 'turn'
  | 'row'
  | 'upgrade'
  | 'load'
  | 'deliver'
  | 'contract'
  | 'ticket'
  | 'cabooses'
  | 'buildings'
  | 'solo'
  | 'scenarios'
  | 'promo';

const section = (id: string, figures: FigureName[], option?: string): RulesSection => ({
  id,
  figures,
  ...(option ? { option } : {}),
});

const sections: RulesSection[] = [
  section('goal', ['roles']),
  section('turn', ['turn']),
  section('take', ['row']),
  section('build', ['upgrade']),
  section('load', ['load']),
  section('deliver', ['deliver']),
  section('contracts', ['contract']),
  section('tickets', ['ticket']),
  section('cabooses', ['cabooses']),
  section('buildings', ['buildings']),
  section('end', []),
  section('solo', ['solo']),
  section('scenarios', ['scenarios'], 'scenario'),
  section('promo', ['promo'], 'promo'),
  section('keys', []),
];

export const rules: RulesPage = { sections, Figure };
