// The newspaper of the running event: what it is, and what it brought everybody as the events of its step tell.
import type { GameEvent } from '../../../net/types';
import type { LegendsView } from '../view';
import type { News } from './model';

export function newsOf(view: LegendsView, events: readonly GameEvent[]): News | null {
  const { event, event_pile: pile } = view;
  if (!event) return null;
  const own = events.filter(({ a }) => a['by'] === event);
  const lightning = events.some(({ c, a }) => c === 'lightning' && a['event'] === event);
  const seatOf = ({ a, by }: GameEvent): number => (typeof a['seat'] === 'number' ? a['seat'] : by);
  const sum = (seat: number): number =>
    own
      .filter((one) => seatOf(one) === seat)
      .reduce((all, { c, a }) => all + (c === 'pays' ? -1 : c === 'gains' ? 1 : 0) * Number(a['n'] ?? 0), 0);
  const instead = events.findLast(({ c }) => c === 'card' || c === 'shown')?.a['card'];
  return {
    event,
    lightning,
    issue: pile.length,
    year: view.year,
    rows: lightning
      ? view.seats.map(({ company, money }, seat) => ({ seat, company, note: '', amount: sum(seat), money }))
      : [],
    before: pile.at(-2) ?? null,
    instead: typeof instead === 'string' ? instead : null,
  };
}
