// Options that are better seen than read, in the dialog of a new table; their words are the part `setup`.
import type { OwnOption } from '../game';
import ModeChooser from './ModeChooser.svelte';
import RuleTicks from './RuleTicks.svelte';
import YearChooser from './YearChooser.svelte';

export const options: Record<string, OwnOption> = { mode: ModeChooser, number: YearChooser, rules: RuleTicks };
