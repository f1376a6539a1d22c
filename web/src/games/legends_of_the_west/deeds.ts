// Buttons: what Enter does, what stands beside it, and the small bar of a previewed claim on a phone.
import { media } from '../../app/media.svelte';
import { t } from '../../app/texts.svelte';
import type { GameSession, PieceControls, Primary } from '../game';
import { cityName } from './box';
import type { LegendsSession } from './session.svelte';
import { cardName } from './words';

/** "Build, +$3". */
export function claimLabel(session: LegendsSession): string {
  const money = session.claim?.money ?? 0;
  if (!money) return t('legends.act.claim');
  return money > 0 ? t('legends.act.claimGain', { n: money }) : t('legends.act.claimCost', { n: -money });
}

export function controlsOf(session: LegendsSession): PieceControls | null {
  if (!session.route || !session.payment) return null;
  const label = claimLabel(session);
  return {
    cancel: () => session.putBack(),
    confirm: () => void session.confirm(),
    label,
    short: label,
  };
}

export function primaryOf(session: LegendsSession): Primary | null {
  const { mode, deed } = session;
  const act = (): void => void session.confirm();
  const button = (label: string, enabled = deed !== null, reason = ''): Primary => ({
    label,
    key: 'Enter',
    enabled,
    reason: enabled ? '' : reason,
    act,
  });
  switch (mode) {
    case 'action':
      // The chooser beside the route has the same button.
      if (session.route) return media.small ? null : { ...button(claimLabel(session)), key: undefined };
      if (session.drawing) return { ...button(t('legends.act.ticketsLong')), reason: t('legends.act.noUndoTickets') };
      if (deed === 'pass') return button(t('legends.act.pass'));
      // A phone has no room for a button that only says where to press.
      return media.small ? null : button(t('legends.act.claim'), false);
    case 'keep': {
      const n = session.kept.length;
      const least = leastOf(session);
      const label = n || least ? t('legends.offer.keep', { n }) : t('legends.offer.keepNone');
      return button(label, deed !== null, t('legends.offer.tooFew', { n: least }));
    }
    case 'pay':
    case 'extra':
      return button(t('legends.act.pay'), deed !== null, t('legends.act.choosePayment'));
    case 'sell':
      return button(t('legends.act.take'), deed !== null);
    case 'discard':
      return button(t('legends.act.discard'), deed !== null);
    case 'city':
      if (session.city) return button(t('legends.act.here', { city: cityName(session.sheet, session.city) }));
      return media.small ? null : button(t('legends.act.city'), false);
    default:
      return null;
  }
}

/** How few tickets may be kept. */
export const leastOf = ({ view }: LegendsSession): number => view.least ?? 0;

/** Beside the button: new tickets, or to decline. */
export function passOf(session: LegendsSession): GameSession['pass'] {
  const { legal } = session.table;
  if (session.mode === 'action' && !session.drawing && legal.includes('tickets'))
    return {
      label: t('legends.act.tickets'),
      legal: true,
      reason: `${t('legends.act.ticketsLong')} [T]`,
      act: () => session.askTickets(),
    };
  if (!legal.includes('skip')) return null;
  return {
    label: t(session.mode === 'reveal' ? 'legends.act.later' : 'legends.act.skip'),
    legal: true,
    reason: '',
    act: () => void session.send('skip'),
  };
}

/** "Take: blue card", for those who hear it. */
export const takeLabel = (kind: Parameters<typeof cardName>[0]): string =>
  t('legends.act.takeCard', { card: cardName(kind) });
