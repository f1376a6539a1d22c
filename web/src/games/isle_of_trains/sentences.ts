// The now-line: what can be done in this moment, in one sentence, and where the rules say more. Also the other
// words that go with the state of the session: the confirm button, the hand's note, the heading of the uses.
import { media } from '../../app/media.svelte';
import { t, texts } from '../../app/texts.svelte';
import type { Primary } from '../game';
import type { Acting } from './acting.svelte';
import { box } from './box';
import { current, offered, type Way } from './ways';
import { bonusName, cargoName, destName, needsText, opsText, opText, passengerName, shortName } from './words';
import type { IsleView } from './view';

export interface Now {
  text: string;
  help: string | null;
}

const helpOfUse: Record<string, string> = {
  take: 'take',
  pax: 'take',
  pick: 'take',
  build: 'build',
  upgrade: 'build',
  scrap: 'build',
  pay: 'build',
  construct: 'buildings',
  raze: 'buildings',
  load: 'load',
  blind: 'load',
  under: 'load',
  board: 'load',
  deliver: 'deliver',
  special: 'deliver',
  finish: 'deliver',
  initial: 'contracts',
  secondary: 'contracts',
  give: 'contracts',
  ticket: 'tickets',
  side: 'tickets',
  guest: 'tickets',
  night: 'solo',
  toss: 'turn',
  show: 'turn',
  pass: 'turn',
};

/** Names come in lower case; a sentence begins with a capital. */
const sentence = (text: string): string =>
  text.replace(/^(\**)(\p{Ll})/u, (_, bold: string, letter: string) => bold + letter.toUpperCase());

export function nowLine(session: Acting): Now {
  const { text, help } = saying(session);
  return { text: sentence(text), help };
}

function saying(session: Acting): Now {
  if (session.held) return { text: t('isle.now.held'), help: 'turn' };
  if (!session.active || session.view.phase === 'over') return { text: '', help: null };
  const { plan } = session;
  if (session.question) return { text: session.question.text, help: 'turn' };
  if (plan && !(plan.standing && current(session.view)?.what === 'limit'))
    return { text: planLine(session, plan), help: helpOfUse[plan.kind] ?? 'turn' };
  if (session.hinted.length) return { text: t('isle.now.hinted'), help: 'build' };
  if (session.reserved.length && !session.selected)
    return { text: t('isle.now.reserved', { card: shortName(cardAt(session, session.reserved[0]!)) }), help: 'build' };
  if (session.selected) return selectedLine(session);
  return phaseLine(session);
}

const cardAt = ({ hand }: Acting, thing: { kind: string; index?: number }): string =>
  hand[thing.index ?? 0] ?? 'engine_1';

function selectedLine(session: Acting): Now {
  const { selected, view } = session;
  switch (selected!.kind) {
    case 'hand':
      return {
        text: t(session.uses.some((use) => use.legal) ? 'isle.now.card' : 'isle.now.cardNoUse', {
          card: shortName(cardAt(session, selected as { kind: string; index: number })),
        }),
        help: 'turn',
      };
    case 'supply':
      return {
        text: t('isle.now.passenger', { passenger: passengerName((selected as { colour: 'white' }).colour) }),
        help: 'load',
      };
    case 'dest':
      return {
        text: t(session.uses.some((use) => use.legal) ? 'isle.now.dest' : 'isle.now.destNothing', {
          dest: destName((selected as { dest: 'billingtons' }).dest),
        }),
        help: 'deliver',
      };
    case 'car': {
      const at = selected as { seat: number; car: number };
      const card = view.seats[at.seat]?.train[at.car]?.card;
      return { text: card ? t('isle.now.car', { card: shortName(card) }) : '', help: 'load' };
    }
    default:
      return phaseLine(session);
  }
}

/** The sentence of a phase without a plan. */
function phaseLine(session: Acting): Now {
  const { view, hand } = session;
  const now = current(view);
  switch (now?.what) {
    case 'take':
      return { text: t('isle.now.take', { n: now.left }) + thenBonus(view), help: 'take' };
    case 'bonus': {
      const only = session.table.legal.every((text) => text === 'pass' || text === 'buyback');
      return {
        text: t(only ? 'isle.now.bonusNothing' : 'isle.now.bonus', { bonus: bonusName(now.actions) }),
        help: 'turn',
      };
    }
    case 'build':
      return { text: t('isle.now.build2'), help: 'build' };
    case 'raze':
      return { text: t('isle.now.raze', { n: now.keep }), help: 'buildings' };
    case 'blind':
      return { text: t('isle.now.under'), help: 'load' };
    case 'pick':
      return { text: t('isle.now.pick', { n: now.left }), help: 'promo' };
    case 'give':
      return { text: t('isle.now.give', { dest: destName(now.dest), needs: needsText(now) }), help: 'contracts' };
    case 'deliver':
      return {
        text: t(
          !now.steps
            ? 'isle.now.deliver'
            : session.uses.some((use) => use.legal)
              ? 'isle.now.deliverMore'
              : 'isle.now.deliverDone',
          { dest: destName(now.dest) },
        ),
        help: 'deliver',
      };
    case 'limit': {
      const { picking } = session;
      const left = Math.max(0, now.over - (picking?.picked.length ?? 0));
      return {
        text: left ? t('isle.now.limit', { n: left, hand: hand.length }) : t('isle.now.limitReady', { n: now.over }),
        help: 'turn',
      };
    }
    default:
      break;
  }
  const final = view.final_turns !== undefined ? ` ${t('isle.now.lastTurn')}` : '';
  if (session.intent) return { text: t(`isle.now.show.${session.intent}`), help: session.intent };
  // A phone has room for half of it; the actions stand beside or below it anyway.
  const key = media.small ? 'isle.now.actionShort' : 'isle.now.action';
  return { text: t(key, { n: view.actions_left }) + final, help: 'turn' };
}

/** ", then bonus delivery": what waits behind the present effect. */
function thenBonus({ pending }: IsleView): string {
  const next = pending.find(
    (one, i) => i > 0 && (one.what === 'bonus' || one.what === 'toss' || one.what === 'tokens'),
  );
  if (next?.what === 'bonus') return t('isle.now.then', { what: bonusName(next.actions) });
  if (next?.what === 'toss') return t('isle.now.then', { what: opText({ op: 'discard', n: next.left }) });
  if (next?.what === 'tokens') return t('isle.now.then', { what: opText({ op: 'tokens', n: next.n }) });
  return '.';
}

function points(session: Acting): string {
  return session.gain ? t('isle.now.points', { sign: texts.signed(session.gain) }) : '';
}

function weightText(session: Acting): string {
  const seat = session.previewed && session.seat !== null ? session.previewed.seats[session.seat] : null;
  return seat ? t('isle.now.weight', { weight: seat.weight, power: seat.power }) : '';
}

/** Whose car it is, for loads. */
function carText(session: Acting): string {
  const { target, view } = session;
  if (target?.kind !== 'car') return '';
  const card = view.seats[target.seat]!.train[target.car]?.card;
  return card ? shortName(card) : '';
}

function planLine(session: Acting, plan: Way): string {
  const { picking, target, view, hand } = session;
  const card =
    plan.subject !== null ? shortName(hand[plan.subject] ?? plan.card!) : plan.card ? shortName(plan.card) : '';
  const missing = picking?.need ? picking.need - picking.picked.length : 0;
  if (!target && plan.targets.length > 1)
    return t(`isle.now.where.${plan.kind === 'board' ? 'board' : plan.kind === 'upgrade' ? 'upgrade' : 'load'}`, {
      card: plan.kind === 'board' ? passengerName(plan.colour!) : card,
      n: plan.targets.length,
    });
  switch (plan.kind) {
    case 'take':
      return t(target?.kind === 'deck' ? 'isle.now.takeDeck' : 'isle.now.takeCard', { card });
    case 'pax':
      return t(plan.note ? 'isle.now.takePaxEmpty' : 'isle.now.takePax');
    case 'build':
    case 'construct':
    case 'upgrade': {
      const what = plan.kind === 'upgrade' ? t('isle.now.instead', { old: shortName(plan.card!), card }) : card;
      if (missing) return t('isle.now.payMissing', { what, n: missing });
      return t('isle.now.buildReady', {
        what,
        n: picking?.need ?? 0,
        weight: plan.kind === 'construct' ? '' : weightText(session),
        points: points(session),
      });
    }
    case 'pay': {
      const now = current(view);
      const cost = now?.what === 'pay' ? now.cost : 0;
      return missing
        ? t('isle.now.payMissing', { what: card, n: missing })
        : t('isle.now.payReady', { what: card, n: cost });
    }
    case 'load':
    case 'board': {
      const ops = session.mark(target!)?.ops ?? [];
      const what = plan.kind === 'board' ? passengerName(plan.colour!) : cargoName(plan.cargo ?? 'all');
      return t(ops.length ? 'isle.now.loadFor' : 'isle.now.load', {
        what,
        car: carText(session),
        list: opsText(ops),
        points: points(session),
      });
    }
    case 'blind': {
      const ops = session.mark(target!)?.ops ?? [];
      if (missing) return t('isle.now.blindToss', { card, car: carText(session) });
      return t(ops.length ? 'isle.now.blindFor' : 'isle.now.blind', {
        card,
        car: carText(session),
        list: opsText(ops),
        points: points(session),
      });
    }
    case 'toss':
      return missing ? t('isle.now.toss', { n: missing }) : t('isle.now.tossReady', { n: picking?.need ?? 0 });
    case 'special':
      return picking?.picked.length
        ? t('isle.now.specialReady', { n: picking.picked.length, cards: picking.picked.length * (plan.each ?? 0) })
        : t('isle.now.special');
    case 'initial':
    case 'secondary':
      return t(`isle.now.${plan.kind}`, { dest: destName(plan.dest!), label: plan.label, n: plan.vp ?? 0 });
    case 'ticket':
    case 'side':
    case 'guest':
      return t('isle.now.ticket', { label: plan.label, list: opsText(plan.ops) });
    case 'give':
      return t('isle.now.giveOne', { label: plan.label });
    case 'scrap':
      return t('isle.now.scrap', { card: carText(session) });
    case 'under':
      return t('isle.now.underReady', { card });
    case 'raze':
      return t('isle.now.razeReady', { card });
    case 'pick':
      return t('isle.now.pickReady', { card });
    default:
      return t('isle.now.night');
  }
}

/** The confirm button. */
export function primaryOf(session: Acting): Primary | null {
  const { plan, view, table } = session;
  if (!session.active) return null;
  const off = (label: string, reason: string): Primary => ({ label, enabled: false, reason, act: () => undefined });
  if (session.sending) return off(t('isle.act.sending'), '');
  if (session.held)
    return { label: t('isle.act.endTurn'), enabled: true, reason: '', act: () => void session.endTurn() };
  if (plan && !plan.leads) {
    const points = plan.vp ?? session.gain;
    const gain = points ? ` ${texts.signed(points)}` : '';
    const label = t(`isle.act.${plan.kind}`) + gain;
    return session.ready
      ? { label, enabled: true, reason: '', act: () => void session.confirm() }
      : off(label, missingText(session));
  }
  if (table.legal.includes('finish'))
    return { label: t('isle.act.finish'), enabled: true, reason: '', act: () => void session.send(['finish']) };
  if (table.legal.every((text) => text === 'pass' || text === 'buyback'))
    return { label: t('isle.act.passOnly'), enabled: true, reason: '', act: () => void session.send(['pass']) };
  return off(t(view.phase === 'take' ? 'isle.act.choose.take' : 'isle.act.choose'), '');
}

/** Why the button is off. */
function missingText({ picking, target, plan }: Acting): string {
  if (plan && plan.targets.length > 1 && !target) return t('isle.reason.target');
  if (!picking) return '';
  if (picking.what === 'aside') return t('isle.reason.items');
  if (picking.need === null) return '';
  return t('isle.reason.picks', { n: picking.picked.length, total: picking.need });
}

/** Under the hand's title; warns when cards will have to go at the end of the turn. */
export function handNote(session: Acting): { text: string; warn: boolean } {
  const { view, hand, shown, seat } = session;
  const { picking } = session;
  if (picking?.need && picking.what !== 'aside')
    return { text: t(`isle.hand.${picking.what}`, { n: picking.picked.length, total: picking.need }), warn: false };
  const count = t('isle.cards', { n: hand.length });
  if (!session.active || view.active !== seat) return { text: count, warn: false };
  // What the effects under way will still bring.
  const held = shown.seats[seat!]?.hand_size ?? hand.length;
  const coming = shown.pending.reduce(
    (sum, one) => sum + (one.what === 'take' || one.what === 'pick' ? one.left : one.what === 'toss' ? -one.left : 0),
    0,
  );
  const then = held + coming + (session.plan?.kind === 'take' && current(view)?.what !== 'take' ? 1 : 0);
  const limit = box.turn.hand_limit;
  if (then <= limit) return { text: count, warn: false };
  if (then !== hand.length)
    return { text: t('isle.hand.willBe', { n: hand.length, then, over: then - limit }), warn: true };
  return { text: t('isle.hand.over', { n: hand.length }), warn: true };
}

export function usesTitle(session: Acting): string {
  const { view, selected, hand } = session;
  const now = current(view);
  if (!session.active) return '';
  if (session.held) return t('isle.title.end');
  if (now?.what === 'deliver' || now?.what === 'give') return t('isle.title.deliver', { dest: destName(now.dest) });
  if (now && ['pay', 'toss', 'limit', 'blind', 'raze', 'pick', 'special', 'take', 'night'].includes(now.what))
    return t(`isle.title.${now.what}`);
  switch (selected?.kind) {
    case 'hand':
      return hand[selected.index] ? shortName(hand[selected.index]!) : '';
    case 'supply':
      return passengerName(selected.colour);
    case 'dest':
      return t('isle.title.deliver', { dest: destName(selected.dest) });
    case 'car': {
      const card = view.seats[selected.seat]?.train[selected.car]?.card;
      return card ? shortName(card) : '';
    }
    default:
      break;
  }
  if (now?.what === 'bonus') return t('isle.title.bonus', { bonus: bonusName(now.actions) });
  if (now?.what === 'build') return t('isle.title.build');
  return offered(view).length ? t('isle.title.action', { n: view.actions_done.length + 1 }) : '';
}
