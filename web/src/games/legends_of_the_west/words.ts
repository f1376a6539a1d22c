// Names in sentences.
import { t, texts } from '../../app/texts.svelte';
import { cityName, game, routeOf, ticketOf } from './box';
import type { Route, RouteId, Sheet } from './map/sheet';
import type { EventId, Kind, TicketId } from './view';

export const pairOf = (sheet: Sheet, { a, b }: Pick<Route, 'a' | 'b'>): string =>
  t('legends.pair', { a: cityName(sheet, a), b: cityName(sheet, b) });
export const routeName = (sheet: Sheet, id: RouteId): string => {
  const route = routeOf(sheet, id);
  return route ? pairOf(sheet, route) : id;
};

const marks = { p: 'legends.card.pick', s: 'legends.card.skull' } as const;
export function cardName(kind: Kind | 'news'): string {
  const [color, mark] = kind.split('.') as [string, 'p' | 's' | undefined];
  const card = t(`legends.card.${color}`);
  return mark ? t(marks[mark], { card }) : card;
}

/** "red card with a pickaxe ×2, locomotive", within a sentence. */
export const cardList = (kinds: readonly Kind[]): string =>
  [...new Set(kinds)]
    .map((kind) => {
      const n = kinds.filter((other) => other === kind).length;
      return t(`${game}.cards.${kind}`) + (n > 1 ? ` ×${n}` : '');
    })
    .join(', ');

/** "2 blue and 1 locomotive". */
export function payName(color: string | null, n: number, locos: number): string {
  const cars = n && color ? t(`legends.cards.${color}`, { n }) : '';
  const engines = locos ? t('legends.cards.loco', { n: locos }) : '';
  return cars && engines ? t('legends.cards.both', { cars, locos: engines }) : cars || engines;
}

/** Words that are sealed at first come with the view; in a browser without a server they may be missing. */
const sealed = (key: string): string => (texts.has(`${game}.${key}`) ? texts.say(`${game}.${key}`) : '');
/** The name of a rule, a territory, an upgrade, a token. */
export const sealedName = (kind: string, id: string): string =>
  sealed(`${kind}.${id}.name`) || t(`legends.sealed.${kind}`, { id });
/** What is written about it. */
export const sealedText = (kind: string, id: string, part = 'text'): string => sealed(`${kind}.${id}.${part}`);
/** So many tokens of a kind. */
export const tokenCount = (token: string, n: number): string => {
  const key = `${game}.token.${token}.count`;
  return texts.has(key) ? t(key, { n }) : `${sealedName('token', token)}: ${n}`;
};
export const eventName = (id: EventId): string => sealedName('event', id);
export const eventText = (id: EventId): string => sealedText('event', id);
const kinds: Record<string, string> = { E: 'event', R: 'rule', U: 'upgrade' };
/** Who pays or asks: the company's bonus, a postcard, an event, a rule, an upgrade. */
export const payerName = (by: string): string => {
  const kind = /\d/.test(by) ? kinds[by[0]!] : undefined;
  return kind ? sealedName(kind, by) : t(`${game}.by.${by}`);
};

/** The two cities of a ticket, where it is known. */
export function ticketName(sheet: Sheet, id: TicketId): string {
  const ticket = ticketOf(id);
  return ticket ? pairOf(sheet, ticket) : id;
}
