// A proposed move is taken up as if the player had chosen it.
import { parseMove } from './notation';
import { paymentsOf } from './paying';
import type { LegendsSession } from './session.svelte';

/** Where a player begins a move: names of places on the page. */
export function begins(text: string): string[] {
  const move = parseMove(text);
  switch (move?.kind) {
    case 'claim':
      return [move.route];
    case 'take':
      return [`display:${move.card}`];
    case 'draw':
      return ['deck'];
    case 'tickets':
      return ['tickets'];
    case 'keep':
      return move.tickets.map((ticket) => `ticket:${ticket}`);
    case 'grain':
    case 'depot':
      return [move.city];
    default:
      return [];
  }
}

export function takeUp(session: LegendsSession, [text = '']: string[]): boolean {
  const move = parseMove(text);
  if (!move || !session.table.legal.includes(text)) return false;
  session.reset();
  switch (move.kind) {
    case 'claim':
      session.choose(move.route);
      session.way = Math.max(
        0,
        paymentsOf(session.claims, move.route, session.me?.hand ?? {}).findIndex((one) => one.text === text),
      );
      session.board?.look(move.route);
      return true;
    case 'tickets':
      session.drawing = true;
      return true;
    case 'keep':
      session.kept = move.tickets;
      return true;
    case 'pay':
    case 'extra':
    case 'sell':
      session.picked = move.cards;
      return true;
    case 'discard':
      session.picked = [move.card];
      return true;
    case 'grain':
    case 'depot':
      session.city = move.city;
      return true;
    default:
      // A card is taken by one press: there is nothing to choose about it.
      return false;
  }
}
