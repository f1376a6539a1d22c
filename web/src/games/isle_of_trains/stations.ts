// The turn line: what this turn has brought, what is asked now, what still follows. The engine's own list of
// pending effects, read from left to right.
import { t } from '../../app/texts.svelte';
import type { Station } from './model';
import type { Acting } from './acting.svelte';
import { actionName, bonusName } from './words';
import type { ActionName, IsleView, Pending } from './view';

/** Phases that are a part of the action just opened. */
const within = ['pay', 'build', 'raze', 'blind', 'deliver', 'give', 'special'];

/** The action a planned use belongs to. */
export function actionOfUse(kind: string): ActionName | null {
  if (['take', 'pax'].includes(kind)) return 'take';
  if (['build', 'construct', 'upgrade', 'scrap'].includes(kind)) return 'build';
  if (['load', 'blind', 'board'].includes(kind)) return 'load';
  return ['deliver', 'initial', 'secondary', 'ticket', 'side', 'guest', 'special'].includes(kind) ? 'deliver' : null;
}

function actionStation(
  number: number,
  state: Station['state'],
  action: ActionName | null,
  count?: [number, number],
): Station {
  const label = action
    ? t('isle.station.actionOf', { n: number, action: actionName(action) })
    : t('isle.station.action', { n: number });
  return { state, kind: 'action', label, number, ...(count ? { count } : {}) };
}

/** The stop of one pending effect; null where it is no stop of its own. */
function effect(pending: Pending, state: Station['state']): Station | null {
  switch (pending.what) {
    case 'take':
      return {
        state,
        kind: 'take',
        label: t('isle.station.take', { n: pending.of }),
        ...(pending.of > 1 ? { count: [pending.of - pending.left, pending.of] } : {}),
      };
    case 'bonus':
      return { state, kind: 'bonus', label: bonusName(pending.actions), actions: pending.actions };
    case 'tokens':
      return { state, kind: 'tokens', label: t('isle.station.tokens', { n: pending.n }) };
    case 'toss':
      return { state, kind: 'toss', label: t('isle.station.toss', { n: pending.left }) };
    case 'pax':
      return { state, kind: 'pax', label: t('isle.station.pax', { n: pending.left }) };
    case 'pick':
      return { state, kind: 'pick', label: t('isle.station.pick', { n: pending.left }) };
    case 'limit':
    case 'refill':
    case 'night':
    case 'burn':
      return { state, kind: pending.what, label: t(`isle.station.${pending.what}`) };
    default:
      return null;
  }
}

const inSetup = (view: IsleView): boolean => ['first', 'tiles', 'deal', 'start_pax', 'over'].includes(view.phase);

/** All actions are done, and the last of them waits for the end of the turn. */
function heldStations({ table }: Acting): Station[] {
  const { actions_done, actions_left } = table.view as IsleView;
  return [
    ...Array.from({ length: actions_done.length + actions_left }, (_, i) =>
      actionStation(i + 1, 'done', actions_done[i] ?? null),
    ),
    { state: 'now', kind: 'end', label: t('isle.station.end') },
    effect({ what: 'refill' }, 'wait')!,
  ];
}

export function stationsOf(session: Acting): Station[] {
  if (session.held) return heldStations(session);
  const { view, plan, previewed } = session;
  if (inSetup(view)) return [];
  const stops: Station[] = [];
  const done = view.actions_done;
  const opened = done.length;
  const all = opened + view.actions_left;
  const first = view.pending[0];
  for (let n = 1; n <= opened; n++) {
    const busy = n === opened && within.includes(view.phase);
    const paid: [number, number] | undefined =
      busy && first?.what === 'pay' ? [first.cost - first.left, first.cost] : undefined;
    stops.push(actionStation(n, busy ? 'now' : 'done', done[n - 1] ?? null, paid));
  }
  const choosing = view.phase === 'action';
  if (choosing) stops.push(actionStation(opened + 1, 'now', plan ? actionOfUse(plan.kind) : null));
  const drafted = previewed !== null && plan !== null && !plan.standing;
  const coming = drafted ? previewed.pending : view.pending;
  coming.forEach((pending, i) => {
    const now = i === 0 && !drafted;
    if (pending.what === 'actions') {
      const from = all + 1 - pending.left;
      for (let n = Math.max(from, opened + (choosing ? 2 : 1)); n <= all; n++)
        stops.push(actionStation(n, 'wait', null));
      return;
    }
    const stop = effect(pending, drafted ? 'draft' : now ? 'now' : 'wait');
    if (stop) stops.push(stop);
  });
  // What ends every turn stands at the end of the line even before it is due.
  const last: Pending[] = [
    { what: 'limit', over: 0 },
    ...(view.solo ? [{ what: 'night' } as const] : []),
    { what: 'refill' },
    ...(view.solo ? [{ what: 'burn' } as const] : []),
  ];
  const due = coming.findIndex((pending) => last.some((one) => one.what === pending.what));
  const from = due < 0 ? 0 : last.findIndex((one) => one.what === coming[due]!.what) + (coming.length - due);
  for (const pending of last.slice(from)) stops.push(effect(pending, 'wait')!);
  return stops;
}
