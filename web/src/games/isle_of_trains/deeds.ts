// Deeds with a button of their own, and what the plan would change on the table.
import { t } from '../../app/texts.svelte';
import { cardOf } from './cards';
import type { Deed, Draft, Thing } from './model';
import type { Acting } from './acting.svelte';
import { current } from './ways';
import { bonusName, shortName } from './words';
import type { CardId } from './view';

/** A bonus with something to do with it is not thrown away by one click. */
export function passOf(session: Acting): Deed | null {
  const { legal } = session.table;
  if (!legal.includes('pass')) return null;
  const now = current(session.view);
  const give = (): void => void session.send(['pass']);
  const useful = legal.some((text) => text !== 'pass' && text !== 'buyback');
  // With nothing else to do, the confirm button passes.
  if (!useful || now?.what !== 'bonus') return null;
  const ask = (): void => {
    session.question = {
      text: t('isle.question.pass', { bonus: bonusName(now.actions) }),
      yes: t('isle.question.passYes'),
      no: t('isle.question.passNo'),
      act: give,
    };
  };
  return { label: t('isle.act.pass'), legal: !session.sending, reason: t('isle.reason.pass'), act: ask };
}

/** Solo: at hand at every decision, legal or not. */
export function buybackOf(session: Acting): (Deed & { cost: number; card: CardId | null }) | null {
  const { solo, discard, phase } = session.view;
  if (!solo || phase === 'over') return null;
  const card = discard.at(-1) ?? null;
  const legal = session.table.legal.includes('buyback') && !session.sending;
  const reason = !card
    ? t('isle.buyback.noCard')
    : legal
      ? t('isle.buyback.note', { card: shortName(card) })
      : t('isle.buyback.tokens', { n: solo.buyback });
  return {
    label: t('isle.buyback.act'),
    legal,
    reason,
    cost: solo.buyback,
    card,
    act: () => void (legal && session.run(['buyback'])),
  };
}

export function draftOf(session: Acting): Draft | null {
  const { plan, target, seat, me, hand } = session;
  if (!plan || plan.leads || (plan.targets.length > 1 && !target)) return null;
  const place =
    target?.kind === 'car'
      ? { seat: target.seat, car: target.car }
      : { seat, car: target?.kind === 'item' ? target.car : null };
  // A new car stands at the end of the train.
  if (plan.kind === 'build' && session.previewed && me) place.car = me.train.length;
  const card = plan.subject === null ? plan.card : hand[plan.subject];
  return {
    kind: plan.kind,
    ...place,
    ...(card ? { card } : {}),
    ...(plan.colour ? { colour: plan.colour } : {}),
    ...(plan.dest ? { dest: plan.dest } : {}),
  };
}

/** The move a player may have meant by pointing at something that is not marked. */
export function guessOf({ selected, hand, seat, view }: Acting, thing: Thing): string | null {
  if (thing.kind === 'dest') return `deliver ${thing.dest}`;
  if (thing.kind === 'bag' || thing.kind === 'deck') return thing.kind === 'bag' ? 'take pax' : 'take deck';
  if (thing.kind !== 'car') return null;
  const place = `${thing.seat}.${thing.car}`;
  if (selected?.kind === 'supply') return `board ${selected.colour} ${place}`;
  const card = selected?.kind === 'hand' ? hand[selected.index] : undefined;
  const old = view.seats[thing.seat]?.train[thing.car]?.card;
  if (!card || !old) return null;
  // Over a car of the same kind an upgrade was meant, elsewhere a load.
  return thing.seat === seat && cardOf(old).category === cardOf(card).category
    ? `build ${card} over ${thing.car}`
    : `load ${card} ${place}`;
}
