// A proposed move as a player would make it: the thing it begins with, the way, and what it is paid with.
import type { Acting } from './acting.svelte';
import { thingKey, type Thing } from './model';
import { parseMove } from './notation';
import type { Way } from './ways';

/** The thing that is pressed first. */
export function thingOf({ hand, view }: Pick<Acting, 'hand' | 'view'>, text: string): Thing | null {
  const move = parseMove(text);
  switch (move?.kind) {
    case 'build':
    case 'load':
      return { kind: 'hand', index: hand.indexOf(move.card) };
    case 'board':
      return { kind: 'supply', colour: move.colour };
    case 'deliver':
      return { kind: 'dest', dest: move.dest };
    case 'scrap':
      return { kind: 'car', seat: view.active, car: move.car };
    case 'take':
      if (move.from === 'display') return { kind: 'display', slot: view.display.indexOf(move.card) };
      return { kind: move.from === 'deck' ? 'deck' : 'bag' };
    default:
      return null;
  }
}

export function begins(session: Pick<Acting, 'hand' | 'view'>, text: string): string[] {
  const thing = thingOf(session, text);
  if (!thing) return [];
  // On a phone it may lie under another tab.
  const pane = { hand: 'hand', dest: 'island', display: 'row', deck: 'row', bag: 'row' }[thing.kind as string];
  return [thingKey(thing), ...(pane ? [`pane:${pane}`] : [])];
}

/** The legal way that begins with these moves, and at which of its targets. */
export function wayOf(ways: Way[], moves: string[]): { way: Way; at: number } | null {
  for (const way of ways) {
    if (!way.legal || way.leads) continue;
    const at = way.opens.findIndex((opens) => opens.every((text, i) => text === moves[i]));
    if (at >= 0 && (way.opens[at]!.length || way.standing)) return { way, at };
  }
  return null;
}

/** The cards of the hand that the moves after it name: to pay with, to discard. */
export function picksOf({ pick, subject }: Way, hand: string[], moves: string[]): Thing[] {
  const used = new Set(subject === null ? [] : [subject]);
  return moves.flatMap((text): Thing[] => {
    const move = parseMove(text);
    if (move?.kind !== pick || !('card' in move)) return [];
    const index = hand.findIndex((card, i) => card === move.card && !used.has(i));
    used.add(index);
    return index < 0 ? [] : [{ kind: 'hand', index }];
  });
}
