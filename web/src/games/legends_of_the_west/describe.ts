// The position of a seat in sentences, for screen readers and for the text view: the table first, then what is its own.
import { t, texts } from '../../app/texts.svelte';
import { besideOf, markersOf } from './beside';
import { sheetOf } from './box';
import type { Sheet } from './map/sheet';
import type { Kind, LegendsView, SeatView, Ticket } from './view';
import { cardName, eventName, eventText, pairOf, payerName, routeName } from './words';

const some = (key: string, list: readonly string[]): string[] =>
  list.length ? [t(key, { list: list.join('; ') })] : [];

function tableLines(view: LegendsView): string[] {
  const {
    mode,
    year,
    game,
    games,
    event,
    display,
    deck,
    discard,
    ticket_deck: tickets,
    last_round: last,
    rules,
  } = view;
  const thrown = Object.values(discard).reduce((sum, n) => sum + n, 0);
  return [
    t('legends.told.mode', { mode: t(`legends_of_the_west.modes.${mode}`) }),
    ...(games > 1 ? [t('legends.told.game', { year: String(year), n: game, of: games })] : []),
    ...(last ? [t('legends.told.lastRound', { n: last.left })] : []),
    event ? t('legends.told.event', { event: eventName(event), text: eventText(event) }) : t('legends.told.noEvent'),
    ...some(
      'legends.told.rules',
      rules.map(({ rule }) => payerName(rule)),
    ),
    ...some('legends.told.beside', besideOf(view)),
    ...some('legends.told.markers', markersOf(view)),
    ...some(
      'legends.told.display',
      display.flatMap((kind) => (kind ? cardName(kind) : [])),
    ),
    t('legends.told.decks', { deck, discard: thrown, tickets }),
  ];
}

function stateOf({ done, left }: Ticket): string {
  if (done) return t('legends.ticket.done');
  return left === null ? t('legends.ticket.blocked') : t('legends.ticket.left', { n: left });
}
const ticketText = (sheet: Sheet, ticket: Ticket): string =>
  `${pairOf(sheet, ticket)}, ${t('legends.money', { n: texts.figure(ticket.value) })}: ${stateOf(ticket)}`;

function ownLines(sheet: Sheet, { hand = {}, held = [], offer = [], postcards = [], forecast }: SeatView): string[] {
  const cards = (Object.entries(hand) as [Kind, number][]).map(([kind, n]) => `${cardName(kind)} ×${n}`);
  return [
    ...(cards.length ? some('legends.told.hand', cards) : [t('legends.told.noHand')]),
    ...some(
      'legends.told.offer',
      offer.map((ticket) => ticketText(sheet, ticket)),
    ),
    ...(held.length
      ? some(
          'legends.told.tickets',
          held.map((ticket) => ticketText(sheet, ticket)),
        )
      : [t('legends.told.noTickets')]),
    ...some(
      'legends.told.postcards',
      postcards.map(({ number }) => t('legends.ticket.number', { n: number })),
    ),
    ...(forecast ? [t('legends.told.slip', { n: forecast.total })] : []),
  ];
}

/** The company with its routes. */
function companyLines(view: LegendsView, sheet: Sheet, seat: number): string[] {
  const { company, money, trains, cards, tickets } = view.seats[seat]!;
  const routes = Object.entries(view.routes).flatMap(([route, owner]) =>
    owner === seat ? routeName(sheet, route) : [],
  );
  return [
    t('legends.told.seat', { company: t(`legends.companyShort.${company}`), money, trains, cards, tickets }),
    ...(routes.length ? some('legends.told.routes', routes) : [t('legends.told.noRoutes')]),
  ];
}

export function describe(view: LegendsView, seat: number): string[] {
  const held = view.seats[seat];
  if (!held) return [];
  const sheet = sheetOf(view);
  return [
    ...tableLines(view),
    ...(view.claim ? [t('legends.told.claiming', { pair: routeName(sheet, view.claim.route) })] : []),
    ...companyLines(view, sheet, seat),
    ...(held.hand ? ownLines(sheet, held) : []),
  ];
}
