// Moves as texts: every form is read, and what the client writes is read again as it was meant.
import { expect, it } from 'vitest';
import * as write from '../../../src/games/railways_of_the_world/notation';
import { ofKind, parseMove, parseMoves } from '../../../src/games/railways_of_the_world/notation';

it('reads every form', () => {
  expect(
    parseMoves([
      'cube boston blue',
      'baron 1 most_cash',
      'card land_grant',
      'first 2',
      'pass',
      'upgrade',
      'stop',
      'fly',
      'go boston.6.1',
    ]),
  ).toEqual([
    { kind: 'cube', text: 'cube boston blue', city: 'boston', cube: 'blue' },
    { kind: 'baron', text: 'baron 1 most_cash', seat: 1, baron: 'most_cash' },
    { kind: 'card', text: 'card land_grant', card: 'land_grant' },
    { kind: 'first', text: 'first 2', seat: 2 },
    { kind: 'pass', text: 'pass' },
    { kind: 'upgrade', text: 'upgrade' },
    { kind: 'stop', text: 'stop' },
  ]);
});

it.each([
  [write.keepText('most_cash'), { kind: 'keep', baron: 'most_cash' }],
  [write.bidText(12), { kind: 'bid', bid: 12 }],
  [write.buildText('new_york'), { kind: 'build', city: 'new_york' }],
  [write.extendText('23.10.4'), { kind: 'extend', end: '23.10.4' }],
  [write.layText('23.10 1-4'), { kind: 'lay', hex: '23.10', tile: '23.10 1-4' }],
  [write.deliverText('kansas_city', 'western'), { kind: 'deliver', city: 'kansas_city', cube: 'western' }],
  [write.goText('boston.2'), { kind: 'go', side: 'boston.2' }],
  [write.urbanizeText('albany'), { kind: 'urbanize', city: 'albany' }],
  [write.colorText('purple'), { kind: 'color', color: 'purple' }],
  [write.westernText('des_moines'), { kind: 'western', city: 'des_moines' }],
  [write.takeText('hotel_chicago'), { kind: 'take', card: 'hotel_chicago' }],
  [write.useText('land_grant'), { kind: 'use', card: 'land_grant' }],
  [write.growText('boston'), { kind: 'grow', city: 'boston' }],
  [write.depotText('leon.0'), { kind: 'depot', side: 'leon.0' }],
])('%s is read as it was meant', (text, move) => expect(parseMove(text)).toEqual({ text, ...move }));

it('finds the moves of a kind', () =>
  expect(ofKind(parseMoves(['bid 3', 'pass', 'bid 4']), 'bid').map(({ bid }) => bid)).toEqual([3, 4]));
