// The keyboard, wherever the focus is: 1 to 9 choose a payment, a card of the row or a ticket, C draws from the deck, T asks
// for tickets, N goes through the routes that can be built, E reads the paper, Enter does it, S declines, Esc puts back. On
// the map its own keys come first; a page that lies over the table leaves it none.
import { ofKind } from './notation';
import type { LegendsSession } from './session.svelte';

/** What Enter presses itself. A stop of the map is none of them: what it means there the map has said already; nor is what
 * the space bar chooses: there Enter confirms. */
const pressable = 'button:not([role="checkbox"], [role="radio"]), a, input, [role="tab"]';

/** Keys that mean something at the table: none of them acts under a page that covers it. Tab, the space bar, arrows and the
 * like stay the browser's, for whoever reads that page, and the rules are always at hand. */
const atTable = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === 'Escape' || /^[^ ?]$/.test(key);

export function keyPressed(session: LegendsSession, event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (session.booked) return bookKey(session, event);
  if (session.paper) {
    if (event.key === 'Enter' || event.key === 'Escape' || event.code === 'KeyE') session.paper = null;
    return atTable(event);
  }
  if (event.key === 'Escape') return session.putBack();
  if (event.key === 'Enter' && !target.closest(pressable) && session.deed) return (void session.confirm(), true);
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit && !event.shiftKey && numbered(session, Number(digit[1]) - 1)) return true;
  if (session.mode === 'action' || session.mode === 'second') {
    if (event.code === 'KeyC') return (session.draw(), true);
    if (event.code === 'KeyT' && session.mode === 'action') return (session.askTickets(), true);
    if (event.code === 'KeyN' && session.mode === 'action') return next(session, event.shiftKey ? -1 : 1);
  }
  if (event.code === 'KeyS' && session.table.legal.includes('skip')) return (void session.send('skip'), true);
  if (event.code === 'KeyE' && session.readPaper()) return true;
  return session.board?.key(event) ?? false;
}

/** The ledger has keys of its own; the letter has but one. */
function bookKey(session: LegendsSession, event: KeyboardEvent): boolean {
  if (event.key !== 'Enter') return atTable(event);
  return !(event.target as Element).closest(pressable) && session.readLetter();
}

function numbered(session: LegendsSession, n: number): boolean {
  if (session.route) return session.choosePayment(n);
  if (session.mode === 'keep') {
    const ticket = session.offer[n];
    if (ticket) session.toggle(ticket.ticket);
    return !!ticket;
  }
  const card = session.view.display[n];
  if (!card || !['action', 'second', 'bonus'].includes(session.mode)) return false;
  session.take(card);
  return true;
}

/** The next route that can be built. */
function next(session: LegendsSession, step: 1 | -1): boolean {
  const routes = [...new Set(ofKind(session.moves, 'claim').map(({ route }) => route))];
  if (!routes.length) return false;
  const at = session.route ? routes.indexOf(session.route) : step > 0 ? -1 : 0;
  const route = routes[(at + step + routes.length) % routes.length]!;
  session.choose(route);
  session.board?.look(route);
  return true;
}
