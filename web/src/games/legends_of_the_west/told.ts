// The moves of a record as the table told of them, as much as the beats of others' turns say: a replay plays them with
// these.
import type { GameEvent } from '../../net/types';
import type { RecordMove } from '../game';
import { parseMove } from './notation';

type Told = [code: string, args?: GameEvent['a']];

function ofMove(text: string): Told[] {
  const move = parseMove(text);
  switch (move?.kind) {
    case 'draw':
      return [['drew']];
    case 'take':
      return [['took', { card: move.card }]];
    case 'claim':
      return [['claim', { route: move.route }]];
    case 'keep':
      return [['kept', { n: move.tickets.length }]];
    case 'pass':
      return [['passed']];
    case 'retire':
      return [['retired', { event: move.id }]];
    case 'open':
      return [['opened', { territory: move.id }]];
    case 'upgrade':
      return [['upgrade', { upgrade: move.id }]];
    case 'nature':
      return move.word === 'event' ? [['event', { event: move.id }]] : [];
    default:
      return [];
  }
}

/** Of one step: all of it is one action. */
export const eventsOf = (list: readonly RecordMove[]): GameEvent[] =>
  list.flatMap(({ by, move }) => ofMove(move).map(([c, a = {}]) => ({ i: 0, c, by, a })));
