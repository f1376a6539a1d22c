// The buttons: what confirms the place that was pressed, what ends a step, what declines it.
import { media } from '../../app/media.svelte';
import { t, texts } from '../../app/texts.svelte';
import type { GameSession, PieceControls, Primary } from '../game';
import { movesFor } from './building';
import * as write from './notation';
import type { RailwaysSession } from './session.svelte';
import type { Paid, UpgradeQuote } from './view';
import { capital, baronName, cardName, colorName } from './terms';

const less = (n: number): string => (n ? `, ${texts.figure(-n)}` : '');
const price = (session: RailwaysSession, text: string): number => session.quote<Paid>(text)?.price ?? 0;

/** What the button says of the place that was pressed, with its price or its points. */
function labelOf(session: RailwaysSession): string {
  const { mode, tool, choice, draft, journey, seat, map } = session;
  if (draft) return t(draft.to ? 'railways.deed.finish' : 'railways.deed.lay') + less(draft.price);
  if (journey) {
    const mine = journey.chosen.gains.reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0);
    return t('railways.deed.deliver') + (mine ? `, ${texts.signed(mine)}` : '');
  }
  if (mode === 'deliver' || session.cargo) return t('railways.deed.go');
  if (mode === 'industry') return t('railways.deed.urbanize');
  if (mode === 'grow' || mode === 'depot') return t(`railways.deed.${mode}`);
  if (tool === 'urbanize') return t('railways.deed.urbanize') + less(price(session, write.urbanizeText(choice!)));
  if (tool === 'western') return t('railways.deed.western') + less(price(session, write.westernText(choice!)));
  return t(map.city(choice!) ? 'railways.deed.build' : 'railways.deed.extend');
}

export function controlsOf(session: RailwaysSession): PieceControls | null {
  const { choice, due } = session;
  if (!choice || due || !movesFor(session, choice).length) return null;
  const label = labelOf(session);
  return {
    cancel: () => void session.putBack(),
    confirm: () => void session.confirm(),
    label,
    short: label,
    ...(session.journey && session.journey.ways.length > 1 ? { rotate: () => void session.turnWay(1) } : {}),
  };
}

export function primaryOf(session: RailwaysSession): Primary | null {
  const { mode, tool, card, color, baron, controls } = session;
  const act = (): void => void session.confirm();
  const button = (label: string, enabled: boolean, reason = ''): Primary => ({
    label,
    key: enabled ? 'Enter' : undefined,
    enabled,
    reason,
    act: enabled ? act : () => {},
  });
  // Held sideways the row above has the same button.
  if (controls) return media.flat ? null : button(controls.label, true, placeReason(session));
  switch (mode) {
    case 'baron':
      return inDialog(
        button(
          baron ? t('railways.deed.keep', { baron: baronName(baron) }) : t('railways.deed.keepOne'),
          baron !== null,
        ),
      );
    case 'build':
      return stopping(session);
    case 'color':
      return button(
        color ? t('railways.deed.color', { color: capital(colorName(color)) }) : t('railways.deed.colorOne'),
        color !== null,
      );
    case 'deliver':
    case 'industry':
    case 'grow':
    case 'depot':
      return button(
        t(`railways.deed.${mode === 'industry' ? 'urbanize' : mode}`),
        false,
        t(`railways.deed.first.${mode}`),
      );
    case 'action':
      break;
    default:
      return null;
  }
  switch (tool) {
    case null:
      return null;
    case 'upgrade': {
      const quote = session.quote<UpgradeQuote>('upgrade');
      return button(t('railways.deed.upgrade') + less(quote?.price ?? 0), quote !== null, bonds(quote));
    }
    case 'take':
      return inDialog(
        button(card ? t('railways.deed.take', { card: cardName(card) }) : t('railways.deed.takeOne'), card !== null),
      );
    case 'pass':
      return button(t('railways.rail.pass'), true, t('railways.deed.passNote'));
    default:
      return button(t(`railways.deed.${tool}`), false, t(`railways.deed.first.${tool}`));
  }
}

/** The dialog over the map has the same button, with its key; on a phone there is no room for both. */
const inDialog = (primary: Primary): Primary | null => (media.small ? null : { ...primary, key: undefined });

const bonds = (quote: Pick<Paid, 'bonds'> | null): string =>
  quote?.bonds ? t('railways.deed.bonds', { n: quote.bonds }) : '';

function placeReason(session: RailwaysSession): string {
  const { tool, choice, draft } = session;
  if (draft) return bonds(draft);
  if (tool === 'urbanize') return bonds(session.quote<Paid>(write.urbanizeText(choice!)));
  return tool === 'western' ? bonds(session.quote<Paid>(write.westernText(choice!))) : '';
}

/** A build may stop where it is. */
export function stopping(session: RailwaysSession): Primary {
  const enabled = session.table.legal.includes('stop');
  return {
    label: t('railways.deed.stop'),
    key: 'S',
    enabled,
    reason: t(enabled ? 'railways.deed.stopNote' : 'railways.deed.chooseTile'),
    act: () => void (enabled ? session.send('stop') : session.askMove('stop')),
  };
}

/** While something else is to be confirmed, stopping stands beside it. */
export function passOf(session: RailwaysSession): GameSession['pass'] {
  if (session.mode !== 'build' || !session.controls) return null;
  const { label, enabled: legal, reason, act } = stopping(session);
  return { label, legal, reason, act };
}
