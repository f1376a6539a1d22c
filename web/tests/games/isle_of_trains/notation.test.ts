import { readFileSync, existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseMove } from '../../../src/games/isle_of_trains/notation';

describe('moves are read', () => {
  it.each([
    ['take deck', { kind: 'take', from: 'deck', card: null }],
    ['take pax', { kind: 'take', from: 'pax', card: null }],
    ['take tanker_3', { kind: 'take', from: 'display', card: 'tanker_3' }],
    ['build hopper_1', { kind: 'build', card: 'hopper_1', over: null }],
    ['build engine_2 over 0', { kind: 'build', card: 'engine_2', over: 0 }],
    ['scrap 3', { kind: 'scrap', car: 3 }],
    ['raze bank', { kind: 'raze', card: 'bank' }],
    ['pay coach_1', { kind: 'pay', card: 'coach_1' }],
    ['load engine_1 0.1', { kind: 'load', card: 'engine_1', place: { seat: 0, car: 1 } }],
    ['blind 1.12', { kind: 'blind', place: { seat: 1, car: 12 } }],
    ['under bank', { kind: 'under', card: 'bank' }],
    ['toss bank', { kind: 'toss', card: 'bank' }],
    ['board light_blue 1.0', { kind: 'board', colour: 'light_blue', place: { seat: 1, car: 0 } }],
    ['deliver billingtons', { kind: 'deliver', dest: 'billingtons' }],
    ['initial', { kind: 'initial' }],
    ['secondary b', { kind: 'secondary', which: 'b' }],
    ['give 2', { kind: 'give', car: 2, colour: null }],
    ['give 2.green', { kind: 'give', car: 2, colour: 'green' }],
    ['ticket 0', { kind: 'ticket', car: 0 }],
    ['side 1.white', { kind: 'side', car: 1, colour: 'white' }],
    ['guest 1.white', { kind: 'guest', car: 1, colour: 'white' }],
    ['aside 0.black', { kind: 'aside', car: 0, colour: 'black' }],
    ['pick caboose_10', { kind: 'pick', card: 'caboose_10' }],
    ['done', { kind: 'done' }],
    ['finish', { kind: 'finish' }],
    ['pass', { kind: 'pass' }],
    ['night', { kind: 'night' }],
    ['buyback', { kind: 'buyback' }],
  ])('%s', (text, expected) => expect(parseMove(text)).toEqual({ text, ...expected }));

  it('and nothing else', () => {
    for (const text of [
      '',
      'take',
      'take x',
      'build',
      'build bank over',
      'build bank under 1',
      'load bank',
      'load bank 1',
      'board pink 1.0',
      'give',
      'give 1.pink',
      'give 1.white.2',
      'scrap 01',
      'secondary c',
      'side 1',
      'done now',
      'fly',
      'pay bank bank',
    ])
      expect([text, parseMove(text)]).toEqual([text, null]);
  });
});

// The examples of the specification, where they are at hand.
const folder = '../../shared/examples/isle_of_trains';
describe.runIf(existsSync(folder))('records', () => {
  it.each(['two_players', 'challenge', 'scenario_8_won'])('%s: every move of a seat is understood', (name) => {
    const lines = readFileSync(`${folder}/${name}.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { by?: number | string; move?: string });
    const moves = lines.flatMap(({ by, move }) => (typeof by === 'number' && move ? [move] : []));
    expect(moves.length).toBeGreaterThan(50);
    expect(moves.filter((move) => !parseMove(move))).toEqual([]);
  });
});
