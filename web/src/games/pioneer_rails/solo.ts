// A lone player's result: what it was against the target, and which level comes next.
import { t } from '../../app/texts.svelte';
import { box } from './box';
import type { Level, PioneerView } from './view';

export const levels: readonly Level[] = box.modes.solo.levels.map(({ id }) => id);

/** Objectives of a level: those face down, and those that lie open from the start. */
export const objectivesOf = (level: Level): { down: number; up: number } => ({
  down: box.modes.solo.facedown_objectives,
  up: box.modes.solo.levels.find(({ id }) => id === level)!.extra,
});

/** The level to try after this one: the next, once this one is won. */
export function nextLevel(view: PioneerView): Level | null {
  const { solo, seats } = view;
  return (solo && seats[0]!.score.won && levels[levels.indexOf(solo.level) + 1]) || null;
}

export function heading(view: PioneerView): string | null {
  const { total: points, target, won } = view.seats[0]!.score;
  return view.solo ? t(won ? 'pioneer.solo.won' : 'pioneer.solo.lost', { points, target: target! }) : null;
}

export function verdict(view: PioneerView): string {
  const { solo } = view;
  if (!solo) return '';
  const { level, completed, objectives, above, missing } = solo;
  // The view of a game that ended under an older program is shown as it was kept, and says neither.
  if (above === undefined && missing === undefined) return '';
  return t('pioneer.solo.verdict', {
    level: t(`pioneer_rails.levels.${level}`),
    done: completed!,
    of: objectives!,
    gap: above ? t('pioneer.solo.above', { n: above }) : t('pioneer.solo.below', { n: missing! }),
  });
}
