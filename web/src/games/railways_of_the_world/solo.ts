// A lone player's result: the band that the box gives it, and how far the next one was.
import { t } from '../../app/texts.svelte';
import { game, mapOf } from './box';
import { capital } from './terms';
import type { RailwaysView } from './view';

const bandName = (name: string): string => t(`${game}.bands.${name}`);

/** Bands stand in the box from the lowest on. */
function bandsOf({ map, scores }: RailwaysView): { now: string; next: { name: string; from: number } | null } {
  const bands = mapOf(map).common.solitaire_bands;
  const at = Math.max(
    0,
    bands.findLastIndex(({ from }) => scores[0]! >= from),
  );
  return { now: bands[at]!.name, next: bands[at + 1] ?? null };
}

export function heading(view: RailwaysView): string | null {
  if (view.seats.length > 1) return null;
  return t('railways.solo.heading', { band: capital(bandName(bandsOf(view).now)), n: view.scores[0]! });
}

export function verdict(view: RailwaysView): string {
  if (view.seats.length > 1) return '';
  const { next } = bandsOf(view);
  return next
    ? t('railways.solo.next', { band: bandName(next.name), n: next.from - view.scores[0]! })
    : t('railways.solo.highest');
}
