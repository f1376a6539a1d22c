// The seven actions of a round as the rail shows them: open or not as the list of legal moves says, each with its price or
// with the reason in a few words. Prices and ranges are those of the box.
import { t, texts } from '../../app/texts.svelte';
import type { RailMap } from './box';
import * as icons from './art/icons';
import { takeText } from './notation';
import type { CardId, RailwaysView } from './view';

export type ActionId = 'build' | 'upgrade' | 'deliver' | 'urbanize' | 'take' | 'western' | 'pass';

export interface RailAction {
  id: ActionId;
  icon: string;
  name: string;
  note: string;
  open: boolean;
}

const iconOf: Record<ActionId, string> = {
  build: icons.track,
  upgrade: icons.engine,
  deliver: icons.cube,
  urbanize: icons.city,
  take: icons.card,
  western: icons.west,
  pass: icons.pass,
};
/** The words that begin each action. */
const words: Record<ActionId, string[]> = {
  build: ['build', 'extend'],
  upgrade: ['upgrade'],
  deliver: ['deliver'],
  urbanize: ['urbanize'],
  take: ['take'],
  western: ['western'],
  pass: ['pass'],
};

/** Actions that go on in phases of their own. */
const phases: Partial<Record<RailwaysView['phase'], ActionId>> = {
  build: 'build',
  deliver: 'deliver',
  color: 'urbanize',
  industry: 'take',
  grow: 'take',
  depot: 'take',
};
export const underWay = (phase: RailwaysView['phase']): ActionId | null => phases[phase] ?? null;

/** Is the game played with operation cards? */
export const withCards = ({ cards }: RailwaysView): boolean => cards.open !== undefined;

/** Those of the moves that begin this action. */
export const beginning = (id: ActionId, moves: readonly string[]): string[] =>
  moves.filter((move) => words[id].includes(move.split(' ')[0]!));

/** `legal`: what this seat may do now; empty while others act. `allowed`: what the rules allow, where a lesson offers less
 * of it. Actions that this game does not have are left out. */
export function railActions(
  view: RailwaysView,
  map: RailMap,
  seat: number,
  legal: readonly string[],
  allowed: readonly string[] = legal,
): RailAction[] {
  const { common, file } = map;
  const { engine, reach } = view.seats[seat]!;
  const acting = view.turn.includes(seat) && view.phase === 'action';
  const next = common.engine.upgrade_cost_k[engine + 1];
  const [west] = file.western_links;
  // Of one's own turn the moves know more than the kind: alone nobody has a link for a Trading Depot.
  const takes = (card: CardId): boolean => !acting || allowed.includes(takeText(card));
  const free = (view.cards.open ?? []).filter((card) => map.card(card)?.kind !== 'bonus' && takes(card)).length;

  /** What an open action costs or reaches, and why a closed one is closed. */
  const notes: Record<ActionId, [open: string, closed: string]> = {
    build: [t('railways.rail.tiles', { n: common.max_tiles_per_build_action }), t('railways.rail.noBuild')],
    upgrade: [
      next === undefined ? '' : t('railways.rail.level', { level: engine + 1, n: next }),
      t(next === undefined ? 'railways.rail.highest' : 'railways.rail.notNow'),
    ],
    deliver: [t('railways.rail.links', { n: reach }), t('railways.rail.noDelivery')],
    urbanize: [texts.figure(common.urbanize.cost_k), t('railways.rail.noCity')],
    take: [t('railways.rail.cards', { n: free }), t('railways.rail.noCard')],
    western: [
      west ? texts.figure(west.cost_k) : '',
      t(
        view.cities.every(({ western }, i) => western !== null || !isWestern(map, i))
          ? 'railways.rail.built'
          : 'railways.rail.noLink',
      ),
    ],
    pass: ['', ''],
  };
  const all: ActionId[] = [
    'build',
    'upgrade',
    'deliver',
    ...(file.allowed.urbanize ? (['urbanize'] as const) : []),
    ...(withCards(view) ? (['take'] as const) : []),
    ...(west ? (['western'] as const) : []),
    'pass',
  ];
  return all.map((id) => {
    const open = acting && beginning(id, legal).length > 0;
    const [yes, closed] = notes[id];
    const no = beginning(id, allowed).length ? t('railways.rail.later') : closed;
    return { id, icon: iconOf[id], name: t(`railways.rail.${id}`), note: open || !acting ? yes : no, open };
  });
}

const isWestern = (map: RailMap, place: number): boolean =>
  map.file.western_links.some(({ city }) => map.place(city) === place);
