// Moves as the engine writes them: each kind, and all of the recorded games.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { geometry } from '../../../src/games/pioneer_rails/box';
import {
  crossSuitText,
  crossText,
  depositText,
  layText,
  parseMove,
  pickText,
} from '../../../src/games/pioneer_rails/notation';
import type { Side } from '../../../src/games/pioneer_rails/view';

describe('moves are read', () => {
  it.each([
    ['pick 10H', { kind: 'pick', card: '10H' }],
    ['cross none', { kind: 'cross', token: 'none' }],
    ['cross tunnel', { kind: 'cross', token: 'tunnel' }],
    ['cross suit clubs', { kind: 'cross_suit', suit: 'clubs' }],
    ['lay 19,1>19,-1', { kind: 'lay', track: '19,1>19,-1', from: '19,1', to: '19,-1' }],
    ['done', { kind: 'done' }],
    ['deposit E3 0', { kind: 'deposit', hex: 'E3', nuggets: 0 }],
    ['objective K', { kind: 'objective', objective: 'K' }],
    ['dealer 2', { kind: 'dealer', seat: 2 }],
    ['deal 0 AS', { kind: 'deal', seat: 0, card: 'AS' }],
    ['discard QD', { kind: 'discard', card: 'QD' }],
    ['reveal JC', { kind: 'reveal', card: 'JC' }],
  ])('%s', (text, expected) => expect(parseMove(text)).toEqual({ text, ...expected }));

  it('and nothing else', () => {
    for (const text of [
      '',
      'pick',
      'pick 9H',
      'cross',
      'cross suit',
      'cross suit bridge',
      'cross clubs',
      'lay 1,2',
      'lay 1,2-3,4',
      'lay 01,2>3,4',
      'deposit E3',
      'deposit I3 1',
      'deposit E13 1',
      'done now',
      'fly',
    ])
      expect([text, parseMove(text)]).toEqual([text, null]);
  });
});

describe('records', () => {
  const folder = '../tests/games/pioneer_rails/examples';
  it.each(['standard_3_seats_a', 'many_5_seats_b', 'solo_b_medium_extra_card'])('%s: every move', (name) => {
    const lines = readFileSync(`${folder}/${name}.jsonl`, 'utf8').trim().split('\n');
    const head = JSON.parse(lines[0]!) as { options: { side?: Side } };
    const map = geometry[head.options.side ?? 'A'];
    const moves = lines.slice(1).flatMap((line) => (JSON.parse(line) as { move?: string }).move ?? []);
    expect(moves.length).toBeGreaterThan(100);
    for (const text of moves) {
      const move = parseMove(text);
      if (!move) expect.fail(text);
      // Written again as it was read; a track lies where one may lie.
      if (move.kind === 'pick') expect(pickText(move.card)).toBe(text);
      if (move.kind === 'cross') expect(crossText(move.token)).toBe(text);
      if (move.kind === 'cross_suit') expect(crossSuitText(move.suit)).toBe(text);
      if (move.kind === 'deposit') expect(depositText(move.hex, move.nuggets)).toBe(text);
      if (move.kind !== 'lay') continue;
      expect(layText(move.track)).toBe(text);
      expect(map.way(move.track), text).toBeDefined();
    }
  });
});
