// Takes up moves that somebody proposed, as if the player had chosen them: shown, not sent.
import type { ActionId } from './actions';
import { endName, hexOf, segmentOf } from './box';
import { linkAt } from './journeys';
import { cubeThing } from './layers';
import { parseMove, type Move } from './notation';
import type { RailwaysSession } from './session.svelte';
import type { CardId, NewColor, Side } from './view';

const exitAt = (tile: string): string => {
  const { out, ...hex } = segmentOf(tile);
  return endName(hex, out);
};

export function takeUp(session: RailwaysSession, [text = '', ...then]: string[]): boolean {
  const move = parseMove(text);
  session.reset();
  if (!move || !session.table.legal.includes(text)) return false;
  const rest = then.map(parseMove).filter((one) => one !== null);
  const choose = (place: string, tool: ActionId | null = null): true => {
    session.tool = tool;
    session.choose(place);
    session.board?.look(place);
    return true;
  };
  switch (move.kind) {
    case 'keep':
      session.baron = move.baron;
      return true;
    case 'bid':
      session.bid = move.bid;
      return true;
    case 'build':
      return choose(move.city, 'build');
    case 'extend':
      return choose(move.end, 'build');
    case 'lay':
      return choose(exitAt(move.tile));
    case 'urbanize':
      return choose(move.city, session.mode === 'action' ? 'urbanize' : null);
    case 'western':
      return choose(move.city, 'western');
    case 'grow':
      return choose(move.city);
    case 'depot':
      return choose(move.side);
    case 'deliver':
      session.take({ city: move.city, cube: move.cube });
      return arrive(session, rest);
    case 'go':
      return arrive(session, [move, ...rest]);
    case 'color':
      session.color = move.color as NewColor;
      return true;
    case 'take':
      return look(session, move.card);
    case 'upgrade':
    case 'pass':
      // In the auction a pass is a button of its own.
      if (session.mode !== 'action') return false;
      session.tool = move.kind;
      return true;
    default:
      return false;
  }
}

function look(session: RailwaysSession, card: CardId): true {
  session.tool = 'take';
  session.card = card;
  return true;
}

/** The city where these steps end, by that way; where they stop on the way, the next one. */
function arrive(session: RailwaysSession, steps: readonly Move[]): true {
  const path = steps.flatMap((step): Side[] => (step.kind === 'go' ? [step.side] : []));
  const same = (way: Side[]): boolean => way.join(' ') === path.join(' ');
  const target = session.targets.find(({ ways }) => ways.some((one) => same(one.path)));
  const next = path[0] ? linkAt(session.view, path[0])?.to : undefined;
  if (target) {
    session.choose(target.city);
    session.way = target.ways.findIndex((one) => same(one.path));
  } else if (next) session.choose(next);
  return true;
}

/** Where a player begins a move: names of places and things on the page. */
export function begins(text: string): string[] {
  const move = parseMove(text);
  switch (move?.kind) {
    case 'keep':
      return [`baron:${move.baron}`];
    case 'bid':
      return ['auction:bid'];
    case 'pass':
      return ['auction:pass', 'action:pass'];
    case 'color':
      return [`color:${move.color}`];
    case 'build':
    case 'extend':
      return ['action:build'];
    case 'deliver':
      return [cubeThing(move.city, move.cube), 'action:deliver'];
    case 'lay':
      return [exitAt(move.tile), `${hexOf(move.tile).c}.${hexOf(move.tile).r}`];
    case 'take':
      return [`card:${move.card}`, 'action:take'];
    case 'urbanize':
    case 'western':
    case 'upgrade':
      return [`action:${move.kind}`];
    default:
      return [];
  }
}
