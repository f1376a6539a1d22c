// The now-line: what can be done in this moment, in one sentence, and where the rules say more.
import { t } from '../../app/texts.svelte';
import { leastOf } from './deeds';
import { ofKind } from './notation';
import type { LegendsSession } from './session.svelte';
import { payerName, payName, routeName, sealedName } from './words';

interface Now {
  text: string;
  help: string | null;
}

/** What a claim brings, in words: money, cards, tickets. */
export function gainsOf(session: LegendsSession): string[] {
  const { claim, me } = session;
  if (!claim) return [];
  const values = (me?.held ?? []).filter(({ ticket }) => claim.completes.includes(ticket)).map(({ value }) => value);
  return [
    ...(claim.money > 0 ? [t('legends.gain.money', { n: claim.money })] : []),
    ...(claim.cards ? [t('legends.gain.card', { n: claim.cards })] : []),
    ...values.map((n) => t('legends.gain.ticket', { n })),
  ];
}

export function nowLine(session: LegendsSession): Now {
  const { mode, view, sheet } = session;
  const say = (text: string, help: string | null = null): Now => ({ text, help });
  const by = (): string => askerName(session);
  switch (mode) {
    case 'action':
      if (session.route) {
        const [pair, gains] = [routeName(sheet, session.route), gainsOf(session)];
        return say(
          gains.length
            ? t('legends.now.claim', { pair, gains: gains.join(', ') })
            : t('legends.now.claimPlain', { pair }),
          'claim',
        );
      }
      if (session.deed === 'pass') return say(t('legends.now.pass'), 'turn');
      return say(t('legends.now.turn'), 'turn');
    case 'second':
      return say(t(ofKind(session.moves, 'take').length ? 'legends.now.second' : 'legends.now.secondDeck'), 'cards');
    case 'keep': {
      const n = leastOf(session);
      const [of, k] = [session.offer.length, session.kept.length];
      if (view.phase === 'survey') return say(t('legends.now.extraTickets', { name: by(), of, k }), 'tickets');
      return say(t(view.phase === 'keep' ? 'legends.now.setup' : 'legends.now.tickets', { n, of, k }), 'tickets');
    }
    case 'pay': {
      const { route, colour, cars } = view.claim!;
      return say(
        t('legends.now.pay', { pair: routeName(sheet, route), cards: payName(colour ?? null, cars, 0) }),
        'claim',
      );
    }
    case 'extra':
      return say(t('legends.now.extra', { pair: routeName(sheet, view.claim!.route), n: view.claim!.extra }), 'claim');
    case 'bonus':
      return say(t(declinable(session) ? 'legends.now.displayOrSkip' : 'legends.now.display', { name: by() }), 'claim');
    case 'city':
      return say(t(declinable(session) ? 'legends.now.cityOrSkip' : 'legends.now.city', { name: by() }), 'claim');
    case 'special':
      return say(t('legends.now.choice', { name: by() }), 'claim');
    case 'reveal':
      return say(t('legends.now.reveal'), 'campaign');
    case 'sell':
      return say(t('legends.now.sell', { name: by() }), 'news');
    case 'discard':
      return say(t('legends.now.discard', { name: by() }), 'news');
    default:
      // Somebody else is to act: the shell says who.
      return say('');
  }
}

/** Who asks; where the table does not name it, what it is about. */
function askerName({ view }: LegendsSession): string {
  if (view.by) return payerName(view.by);
  switch (view.phase) {
    case 'grain':
    case 'depot':
      return sealedName('token', view.phase);
    case 'special':
      return t('legends.card.loco');
    case 'sell':
    case 'discard':
      return view.event ? payerName(view.event) : '';
    case 'survey':
      return t('legends.tickets.title');
    default:
      return payerName('bonus');
  }
}

const declinable = (session: LegendsSession): boolean => session.table.legal.includes('skip');
