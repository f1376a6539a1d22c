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
  const mark = (tone: Mark['tone'], way: Way, at: number): void => {
    const thing = way.targets[at]!;
    add(thing, { tone, ...(loads.includes(way.kind) ? { ops: benefitOf(context, way, at) } : {}) });
  };
  const targets = (way: Way): void => way.targets.forEach((_, at) => mark('target', way, at));
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
    const chosen = plan.targets.findIndex((one) => session.target && thingKey(one) === thingKey(session.target));
    if (chosen >= 0) mark('chosen', plan, chosen);
    targets(plan);
    if (plan.standing || !['take', 'pax', 'under', 'raze', 'pick', 'give'].includes(plan.kind)) return marks;
  }
  const free = ['action', 'bonus', 'build'].includes(session.view.phase);
  if (session.selected || !free) {
    for (const way of session.ways) if (way.legal && !way.leads && way.kind !== 'blind') targets(way);
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
