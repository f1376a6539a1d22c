// The guided first game: keep two tickets whose ways lie together, take two cards, build a route of theirs, then go on as
// one likes up to a second route. The others come between: what they take away is asked for no more, because the ways are
// read off the position. Steps are told by what the player has done, never by the round: cards for a route may be long in
// coming, and nothing is passed over meanwhile.
// It reads moves and views only, so that it can be begun before anything else of the game is here.
import { factsOf } from '../../net/boxes';
import type { GameSession, Lesson, LessonStep } from '../game';
import type { LegendsSession } from './session.svelte';
import type { LegendsView, SeatView, Ticket } from './view';

interface Facts {
  cities: { id: string; name: string }[];
  links: { id: string; a: string; b: string; length: number }[];
  train_deck: { opening_hand: number };
}

const facts = (): Facts => factsOf<Facts>('legends_of_the_west', 'map');
const seen = (view: unknown): LegendsView => view as LegendsView;
const own = (view: unknown, seat: number): SeatView => seen(view).seats[seat]!;
const held = (session: GameSession): LegendsSession => session as LegendsSession;
const cityName = (id: string): string => facts().cities.find((city) => city.id === id)?.name ?? id;
const linkOf = (route: string): string => route.split('/')[0]!;
const routesOf = (view: unknown, seat: number): number =>
  Object.values(seen(view).routes).filter((owner) => owner === seat).length;

/** Of the tickets on offer the two that take fewest cars together: what they share counts once. */
function pair(view: unknown, seat: number): Ticket[] {
  const offer = own(view, seat).offer ?? [];
  const length = (link: string): number => facts().links.find(({ id }) => id === link)?.length ?? 0;
  const pairs = offer.flatMap((a, i) =>
    offer.slice(i + 1).map((b) => ({
      tickets: [a, b].sort((one, other) => one.ticket.localeCompare(other.ticket)),
      cars: [...new Set([...a.way, ...b.way])].reduce((sum, link) => sum + length(link), 0),
    })),
  );
  return pairs.sort((a, b) => a.cars - b.cars)[0]?.tickets ?? offer;
}

/** Links that are missing on the ways of the own tickets, those of the nearest one first. */
const wanted = (view: unknown, seat: number): string[] =>
  [...(own(view, seat).held ?? [])]
    .filter(({ done, left }) => !done && left !== null)
    .sort((a, b) => a.left! - b.left!)
    .flatMap(({ way }) => way);

/** Of the routes that can be built now, the one that serves the nearest ticket. */
function nextClaim(view: unknown, seat: number, moves: readonly string[]): string | undefined {
  const routes = moves.flatMap((move) => (move.startsWith('claim ') ? move.split(' ')[1]! : []));
  const links = wanted(view, seat);
  if (!links.length) return routes[0];
  return links.flatMap((link) => routes.find((route) => linkOf(route) === link) ?? [])[0];
}

/** Is it on a way of the own tickets? Where no way is left, any route will do. */
function serves(route: string, view: unknown, seat: number): boolean {
  const links = wanted(view, seat);
  return !links.length || links.includes(linkOf(route));
}

const draws = (move: string): boolean => move === 'draw' || (move.startsWith('take ') && move !== 'take loco');
/** What belongs to a claim once it is declared. */
const settles = (move: string): boolean => /^(pay|extra) /.test(move);

const place = (name: string): string => `.lw.pieces [data-place="${name}"]`;
const thing = (name: string): string => `[data-thing="${name}"]`;
const confirm = ['.lw-pay .yes', '.pv-bar .yes', '.primary'];

/** A card of the row that pays for the next route, else the deck. */
function cards(session: GameSession): string[] {
  const { view, seat, sheet, table } = held(session);
  const [next] = wanted(view, seat);
  const colors = sheet.routes.filter(({ id }) => linkOf(id) === next).map(({ color }) => color as string);
  const card = view.display.find(
    (kind) => kind && colors.includes(kind.split('.')[0]!) && table.legal.includes(`take ${kind}`),
  );
  return [thing(card ? `display:${card}` : 'deck'), '[data-tab="act"]'];
}

/** A route of the own ways where one can be paid for, then the button; else cards. */
function builds(session: GameSession): string[] {
  const { mode, route, table, view, seat } = held(session);
  if (route) return confirm;
  if (!['action', 'second', 'bonus'].includes(mode)) return ['[data-thing^="choice:"]', ...confirm];
  const open = nextClaim(view, seat, table.legal);
  return open ? [place(open)] : cards(session);
}

/** As one likes: a second route, or tickets beside the first two. */
const wentOn = (view: unknown, seat: number): boolean => routesOf(view, seat) > 1 || own(view, seat).tickets > 2;
/** What is to be read then is over with a third route at the latest, and with the game. */
const isOver = (view: unknown, seat: number): boolean => seen(view).over || routesOf(view, seat) > 2;

const steps: LessonStep[] = [
  { id: 'goal', at: () => ['.lw-map'] },
  {
    id: 'tickets',
    at: (session) => {
      const { view, seat, kept } = held(session);
      const next = pair(view, seat).find(({ ticket }) => !kept.includes(ticket));
      return next ? [thing(`ticket:${next.ticket}`), '[data-tab="act"]'] : confirm;
    },
    goesOn: (move, view, seat) => {
      const tickets = pair(view, seat).map(({ ticket }) => ticket);
      return move === `keep ${tickets.join(' ')}`;
    },
    tries: (move) => move.startsWith('keep '),
    done: (view, seat) => own(view, seat).tickets > 0,
    words: (view, seat) => {
      const [first, second] = pair(view, seat);
      return {
        of: own(view, seat).offer?.length ?? 0,
        n: seen(view).least ?? 0,
        a: cityName(first?.a ?? ''),
        b: cityName(first?.b ?? ''),
        c: cityName(second?.a ?? ''),
        d: cityName(second?.b ?? ''),
      };
    },
  },
  {
    id: 'cards',
    at: cards,
    goesOn: draws,
    done: (view, seat) => own(view, seat).cards > facts().train_deck.opening_hand + 1 || routesOf(view, seat) > 0,
    words: (view, seat) => ({ n: own(view, seat).cards }),
  },
  {
    id: 'claim',
    at: builds,
    goesOn: (move, view, seat) =>
      draws(move) || settles(move) || (move.startsWith('claim ') && serves(move.split(' ')[1]!, view, seat)),
    done: (view, seat) => routesOf(view, seat) > 0,
    words: (view, seat, legal) => {
      const next = nextClaim(view, seat, legal);
      const link = facts().links.find(({ id }) => id === (next ? linkOf(next) : wanted(view, seat)[0]));
      return {
        a: cityName(link?.a ?? ''),
        b: cityName(link?.b ?? ''),
        n: link?.length ?? 0,
        trains: own(view, seat).trains,
      };
    },
  },
  {
    id: 'news',
    at: () => ['.lw-clipwrap', '[data-tab="event"]'],
    done: wentOn,
  },
  {
    id: 'free',
    at: builds,
    goesOn: () => true,
    done: wentOn,
  },
  {
    id: 'more',
    at: () => ['.lw-tickets', '[data-tab="tickets"]'],
    done: isOver,
    words: (view) => ({ n: seen(view).ticket_draw }),
  },
  {
    id: 'on',
    at: () => ['.lw-companies', '[data-tab="players"]', '.drawer'],
    done: isOver,
    words: (view) => ({ n: seen(view).last_trains }),
  },
];

export const lesson: Lesson = {
  // The way of one ticket is part of the other's, and the row has the cards for its first route.
  seed: 2152,
  options: {},
  offered: '.lw-offer, .lw-row, .lw-pay, .lw-float, .lw .ghosts, .bsheet .tab',
  beside: '.lw-map',
  steps,
};
