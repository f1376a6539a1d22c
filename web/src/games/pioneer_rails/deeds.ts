// The buttons: the one that ends a step or the turn, and those beside what is previewed.
import { t, texts } from '../../app/texts.svelte';
import type { PieceControls, Primary } from '../game';
import { depositText } from './notation';
import type { PioneerSession } from './session.svelte';
import type { DepositQuote } from './view';
import { cardSign } from './words';

const worth = (points: number | null | undefined): string => (points ? ` ${texts.signed(points)}` : '');

export function controlsOf(session: PioneerSession): PieceControls | null {
  const { choice, chooser } = session;
  const gain = session.gain?.points ?? null;
  const cancel = (): void => void session.putBack();
  const confirm = (): void => void session.confirm();
  if (choice) {
    const label = t('pioneer.desk.lay') + worth(gain);
    return { cancel, confirm, label, short: gain === null ? t('pioneer.desk.lay') : gain ? texts.signed(gain) : '±0' };
  }
  if (session.mode === 'pick' && session.look) {
    const label = t('pioneer.desk.take', { card: cardSign(session.look) });
    return { cancel, confirm, label, short: label };
  }
  if (!chooser || (chooser.bonus === 'suit' && !chooser.suit)) return null;
  const label = t('pioneer.desk.takeBonus');
  return { cancel, confirm, label, short: label, button: true };
}

export function primaryOf(session: PioneerSession): Primary | null {
  switch (session.mode) {
    case 'pick':
      return pickDeed(session);
    case 'lay':
      return finishDeed(session);
    case 'deposit':
      return depositDeed(session);
    default:
      return null;
  }
}

function pickDeed(session: PioneerSession): Primary {
  const { look, view, seat } = session;
  const dealer = view.phase === 'dealer_pick' && view.dealer === seat;
  return {
    label: look ? t('pioneer.desk.take', { card: cardSign(look) }) : t('pioneer.desk.takeCard'),
    key: look ? 'Enter' : undefined,
    enabled: look !== null,
    reason: !look
      ? t('pioneer.desk.lookFirst')
      : dealer
        ? t('pioneer.desk.seenAtOnce')
        : view.mode === 'solo'
          ? ''
          : t('pioneer.desk.secret'),
    act: () => (look ? void session.confirm() : undefined),
  };
}

function finishDeed(session: PioneerSession): Primary {
  const { me, canFinish } = session;
  return {
    label: t('pioneer.desk.finish') + worth(me!.score.total - me!.before!.score.total),
    key: 'E',
    enabled: canFinish,
    reason: finishReason(session),
    act: () => void session.finish(),
  };
}

function finishReason(session: PioneerSession): string {
  const { me, canFinish } = session;
  if (!me?.tally) return '';
  const { owed, extra_left: extra, blocked } = me.tally;
  if (!canFinish) return t('pioneer.desk.owed', { n: owed });
  const banks = me.activates?.filter(({ place }) => place === 'bank') ?? [];
  if (banks.length) return t('pioneer.desk.thenBank', { hex: banks.map(({ hex }) => hex).join(', ') });
  if (extra) return t('pioneer.desk.without', { n: extra });
  return t(blocked ? 'pioneer.desk.blocked' : 'pioneer.desk.allLaid');
}

function depositDeed(session: PioneerSession): Primary {
  const hex = session.me!.due![0]!;
  const n = session.nuggets ?? 0;
  const points = session.quote<DepositQuote>(depositText(hex, n))?.points ?? 0;
  return {
    label: n ? t('pioneer.desk.deposit', { n }) + worth(points) : t('pioneer.desk.depositNone'),
    key: 'Enter',
    enabled: true,
    reason: t('pioneer.desk.depositAt', { hex }),
    act: () => void session.confirm(),
  };
}
