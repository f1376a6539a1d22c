// What rules have laid beside the map and on it, in words.
import { t } from '../../app/texts.svelte';
import { cityName, routesOf, sheetOf } from './box';
import type { LegendsView } from './view';
import { pairOf, sealedName, tokenCount } from './words';

const worth = (list: readonly number[]): string => list.map((n) => t('legends.money', { n })).join(', ');
/** What the next ones of a kind are worth. */
const row = (token: string, left: readonly number[] = []): string[] =>
  left.length ? [t('legends.rules.next', { token: sealedName('token', token), list: worth(left) })] : [];

/** Money and tokens that are left. */
export const besideOf = ({ pot, gold, ribbons, spikes }: LegendsView): string[] => [
  ...(pot === undefined ? [] : [tokenCount('pot', pot)]),
  ...(gold === undefined ? [] : [tokenCount('gold', gold)]),
  ...row('ribbon', ribbons),
  ...row('golden_spike', spikes),
];

/** Markers by the places they lie at. */
export function markersOf(view: LegendsView): string[] {
  const sheet = sheetOf(view);
  const at = (place: string, what: string): string => t('legends.rules.next', { token: place, list: what });
  return [
    ...(view.storms ?? []).flatMap((link) => {
      const [route] = routesOf(sheet, link);
      return route ? [at(pairOf(sheet, route), sealedName('token', 'storm'))] : [];
    }),
    ...Object.entries(view.grain ?? {}).flatMap(([city, n]) =>
      n ? [at(cityName(sheet, city), tokenCount('grain', n))] : [],
    ),
    ...Object.entries(view.depots ?? {}).map(([company, city]) =>
      at(cityName(sheet, city), `${sealedName('token', 'depot')} (${t(`legends.companyShort.${company}`)})`),
    ),
  ];
}
