// Deliveries that a longer reach makes better, as a larger engine or a card would give it.
import { t, texts } from '../../app/texts.svelte';
import { cityOfSide, type RailMap } from './box';
import type { CompareRow } from './Compare.svelte';
import type { RailwaysSession } from './session.svelte';
import { pairName } from './terms';
import type { CityId, Prospect, UpgradeQuote } from './view';

export const prospectRows = (map: RailMap, list: readonly Prospect[]): CompareRow[] =>
  list.map(({ cube, from, to, points, points_after: after }) => ({
    name: pairName(map, from, to),
    cube,
    now: points ? texts.signed(points) : t('railways.engine.never'),
    after: texts.signed(after),
    tone: after > points ? 'pos' : '',
  }));

/** While the next engine is looked at: the best of what becomes better. */
export function prospectOf(session: RailwaysSession): Prospect | null {
  if (session.mode !== 'action' || session.tool !== 'upgrade') return null;
  const list = session.quote<UpgradeQuote>('upgrade')?.deliveries ?? [];
  return list.find(({ points, points_after: after }) => after > points) ?? null;
}

export const passed = ({ path, to }: Prospect): CityId[] => [...path.map(cityOfSide), to];
