// Moves as a player says them: "claim Detroit – Chicago, blue, track 1 of 2, 2 trains: 1 blue and 1 locomotive".
import { t } from '../../app/texts.svelte';
import type { Spoken } from '../game';
import { cityName, routeOf, sheetOf } from './box';
import { describe } from './describe';
import type { Sheet } from './map/sheet';
import { parseMove, type MoveOf } from './notation';
import type { LegendsView, Ticket } from './view';
import { cardName, eventName, pairOf, payerName, payName, sealedName } from './words';

function claimText(sheet: Sheet, { text, route: id, payment }: MoveOf<'claim'>): string {
  const route = routeOf(sheet, id);
  if (!route) return text;
  const words = {
    pair: pairOf(sheet, route),
    color: t(`legends.color.${route.color}`),
    n: route.length,
    cards: payName(payment.color, payment.cars, payment.locos),
  };
  return route.lanes > 1
    ? t('legends.say.claimLane', { ...words, lane: route.lane + 1, lanes: route.lanes })
    : t('legends.say.claim', words);
}

const ticketText = (sheet: Sheet, { a, b, value }: Ticket): string =>
  t('legends.say.ticket', { a: cityName(sheet, a), b: cityName(sheet, b), n: value });

export const spoken: Spoken = {
  describe: (view, seat) => describe(view as LegendsView, seat),
  reads: (text) => parseMove(text) !== null,
  say: (text, seen, seat) => {
    const view = seen as LegendsView;
    const sheet = sheetOf(view);
    const move = parseMove(text);
    const name = view.by ? payerName(view.by) : '';
    switch (move?.kind) {
      case 'draw':
      case 'tickets':
      case 'pass':
      case 'skip':
        return t(`legends.say.${move.kind}`);
      case 'take':
      case 'discard':
        return t(`legends.say.${move.kind}`, { card: cardName(move.card) });
      case 'claim':
        return claimText(sheet, move);
      case 'pay':
      case 'extra':
      case 'sell':
        return t(`legends.say.${move.kind}`, { cards: move.cards.map(cardName).join(', ') });
      case 'keep': {
        const offer = view.seats[seat]?.offer ?? [];
        const kept = move.tickets.map((id) => {
          const ticket = offer.find((one) => one.ticket === id);
          return ticket ? ticketText(sheet, ticket) : id;
        });
        return kept.length ? t('legends.say.keep', { list: kept.join(', ') }) : t('legends.say.keepNone');
      }
      case 'grain':
      case 'depot':
        return t('legends.say.city', { name, city: cityName(sheet, move.city) });
      case 'special':
        return t(move.choice === 'money' ? 'legends.say.money' : 'legends.say.cards', { name });
      case 'reveal':
        return t('legends.say.reveal', { n: move.number });
      case 'retire':
        return t('legends.say.retire', { event: eventName(move.id) });
      case 'open':
        return t('legends.say.open', { territory: sealedName('territory', move.id) });
      case 'upgrade':
        return t('legends.say.upgrade', { upgrade: sealedName('upgrade', move.id) });
      default:
        return text;
    }
  },
};
