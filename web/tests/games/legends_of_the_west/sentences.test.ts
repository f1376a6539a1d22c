// Moves, positions and records of Legends of the West in sentences.
import tickets from '@data/legends_of_the_west/tickets.json';
import { expect, it } from 'vitest';
import { box, choosing, claimed, keeps, legal } from '../../../dev/legends_moments';
import { languages } from '../../../src/app/texts.svelte';
import type { RecordMove } from '../../../src/games/game';
import { keepBox } from '../../../src/net/boxes';
import { wordsOf } from '../../../src/table/spoken';
import { speak } from '../../words';

const game = 'legends_of_the_west';
keepBox(game, 'map', { ...box, tickets });
const { describe } = await import('../../../src/games/legends_of_the_west/describe');
const { replay } = await import('../../../src/games/legends_of_the_west/replay');
const { spoken } = await import('../../../src/games/legends_of_the_west/say');
const names = (seat: number): string => ['Ann', 'Bo'][seat]!;
const bad = /legends|[{_>]|undefined|null/;

it.each(languages)('%s: every move has a sentence of its own', (language) => {
  speak(language, game);
  for (const [view, moves] of [
    [claimed, [...legal, 'claim MTR-BOS/b loco*2', 'pass']],
    [choosing, [...keeps, 'keep none']],
  ] as const) {
    const said = moves.map((move) => spoken.say(move, view, 0, names));
    expect(said.filter((text) => bad.test(text))).toEqual([]);
    expect(new Set(said.map((text) => wordsOf(text).join(' '))).size).toBe(moves.length);
  }
});

it('says how a route is paid, and which of two tracks it is', () => {
  speak('en', game);
  const say = (move: string): string => spoken.say(move, claimed, 0, names);
  expect(say('claim DET-CHI/a blue*1+loco*1')).toBe(
    'claim Detroit – Chicago, blue, track 1 of 2, 2 trains: 1 blue and 1 locomotive',
  );
  expect(say('claim PIT-LEW green*1')).toBe('claim Pittsburgh – Lewisburg, green, 1 train: 1 green');
  expect(say('pay blue blue.p')).toBe('pay with: Blue card, Blue card, pickaxe');
  expect(spoken.reads('build boston')).toBe(false);
});

it.each(languages)('%s: the position in words', (language) => {
  speak(language, game);
  const own = describe(claimed, 0);
  const others = describe(claimed, 1);
  expect([...own, ...others].filter((text) => bad.test(text))).toEqual([]);
  expect(own.join(' ')).toContain('Detroit');
  // The hand and the tickets of others are nobody's business.
  expect(others.length).toBeLessThan(own.length);
});

const chance = (...moves: string[]): RecordMove[] => moves.map((move) => ({ by: -1, move }));
const by = (seat: number, ...moves: string[]): RecordMove[] => moves.map((move) => ({ by: seat, move }));

it('tells a record turn by turn', () => {
  speak('en', game);
  const moves = [
    ...chance('first 1', 'card red', 'ticket K23'),
    ...by(1, 'keep K16'),
    ...by(0, 'keep K12 K17'),
    ...by(1, 'draw'),
    ...chance('card blue'),
    ...by(1, 'take white'),
    ...chance('card green'),
    ...by(0, 'claim CHI-CIN/b yellow*1', 'pay yellow'),
    ...chance('card news', 'event E03', 'card yellow'),
    ...by(1, 'take loco'),
    ...chance('card red'),
    ...by(0, 'tickets'),
    ...chance('ticket K24', 'ticket K19'),
    ...by(0, 'keep K24'),
    ...by(1, 'pass'),
  ];
  const steps = replay.steps(moves, names);
  expect(steps.map(({ by: who, text }) => `${who} ${text}`)).toEqual([
    '-1 the table is set, first player: Bo',
    '1 tickets kept: Lewisburg – Mobile',
    '0 tickets kept: Norfolk – Chicago, Albany – Charlotte',
    '1 from the deck: Blue card; from the display: White card',
    '0 route Chicago – Cincinnati: 1 yellow; newspaper: Coal Shortage',
    '1 from the display: Locomotive',
    '0 takes tickets; tickets kept: Québec – Knoxville',
    '1 passes',
  ]);
  expect(steps.at(4)!.places).toEqual(['CHI-CIN/b']);
  expect(steps.at(-1)!.at).toBe(moves.length);
});
