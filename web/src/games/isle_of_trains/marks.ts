// What stands out on the table: targets of the plan or of the selected thing, collected cards, shown actions.
import { t } from '../../app/texts.svelte';
import { thingKey, type Mark, type Thing } from './model';
import type { Acting } from './acting.svelte';
import { usable } from './steps';
import { benefitOf, offered, type Context, type Way } from './ways';

const loads = ['load', 'blind', 'board'];

export function marksOf(session: Acting): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const { context } = session;
  if (!context || session.sending) return marks;
  const add = (thing: Thing, mark: Mark): void => {
    const key = thingKey(thing);
    if (!marks.has(key)) marks.set(key, mark);
  };
  const target = (thing: Thing, way: Way): void => {
    const ops = loads.includes(way.kind) && thing.kind === 'car' ? benefitOf(context, thing) : undefined;
    add(thing, { tone: 'target', ...(ops ? { ops } : {}) });
  };
  const { plan, picking } = session;
  if (picking) {
    picking.picked.forEach((pick, i) =>
      add(pick, { tone: 'picked', order: i + 1, tag: t(`isle.tag.${picking.what}`, { n: i + 1 }) }),
    );
    const subject =
      plan?.kind === 'blind' && plan.subject !== null ? ({ kind: 'hand', index: plan.subject } as const) : null;
    if (subject) add(subject, { tone: 'chosen', tag: t('isle.tag.under') });
    for (const thing of collectable(session, context)) add(thing, { tone: 'target' });
  } else {
    session.reserved.forEach((pick, i) =>
      add(pick, { tone: 'picked', order: i + 1, tag: t('isle.tag.pay', { n: i + 1 }) }),
    );
  }
  for (const car of session.hinted) add({ kind: 'car', seat: context.seat, car }, { tone: 'target' });
  if (plan) {
    const chosen = session.target;
    if (chosen) {
      const ops = loads.includes(plan.kind) && chosen.kind === 'car' ? benefitOf(context, chosen) : undefined;
      add(chosen, { tone: 'chosen', ...(ops ? { ops } : {}) });
    }
    for (const thing of plan.targets) target(thing, plan);
    if (plan.standing || !['take', 'pax', 'under', 'raze', 'pick', 'give'].includes(plan.kind)) return marks;
  }
  const free = ['action', 'bonus', 'build'].includes(session.view.phase);
  if (session.selected || !free) {
    for (const way of session.ways)
      if (way.legal && !way.leads && way.kind !== 'blind') for (const thing of way.targets) target(thing, way);
  } else if (!plan) {
    const shown = session.intent ?? (offered(session.view).length === 1 ? offered(session.view)[0]! : null);
    if (shown) for (const thing of usable(context, shown)) add(thing, { tone: 'target' });
  }
  return marks;
}

/** What may still be collected for the plan. */
function collectable(session: Acting, { hand, me }: Context): Thing[] {
  const all: Thing[] =
    session.picking?.what === 'aside'
      ? me.train.flatMap((car, i) => car.items.map((_, item): Thing => ({ kind: 'item', car: i, item })))
      : hand.map((_, index): Thing => ({ kind: 'hand', index }));
  return all.filter((thing) => session.pickable(thing));
}
