// How long a game will take.
import { expect, it } from 'vitest';
import { estimate } from '../src/home/estimate';
import type { Pace } from '../src/games/game';
import { gameById } from '../src/games/registry';
import type { NewSeat, Options } from '../src/net/types';

const seats = (...kinds: NewSeat['kind'][]): NewSeat[] => kinds.map((kind) => ({ kind }));
const inTurn: Pace = { rounds: (_, count) => (count === 1 ? 20 : 10), open: true, person: 1, bot: 0.1 };
const atOnce: Pace = { rounds: ({ short }) => (short ? 6 : 8), person: 3, bot: 0.1, together: true };

it('grows with everybody who takes a turn, with bots only a little', () => {
  const minutes = (...kinds: NewSeat['kind'][]): number => estimate(inTurn, seats(...kinds), {}).minutes;
  expect(minutes('me', 'open')).toBe(20);
  expect(minutes('me', 'open', 'person', 'local')).toBe(40);
  expect(minutes('me', 'bot')).toBe(10);
  expect(minutes('me')).toBe(20);
});

it('grows only with those who share a screen where all act at once', () => {
  const minutes = (...kinds: NewSeat['kind'][]): number => estimate(atOnce, seats(...kinds), {}).minutes;
  expect(minutes('me', 'open')).toBe(25);
  expect(minutes('me', 'open', 'open', 'open')).toBe(25);
  expect(minutes('me', 'local', 'open')).toBe(50);
  expect(estimate(atOnce, seats('me', 'local', 'open'), {}).sharing).toBe(2);
  expect(estimate(atOnce, seats('me', 'open'), {}).sharing).toBe(0);
  expect(estimate(inTurn, seats('me', 'local'), {}).sharing).toBe(0);
});

it('follows the options, and names the rounds where they are known', () => {
  expect(estimate(atOnce, seats('me'), { short: true })).toEqual({ minutes: 20, rounds: 6, sharing: 0 });
  expect(estimate(inTurn, seats('me'), {}).rounds).toBeNull();
});

it('of Railways of the World begins with the setup and is shorter on the small map', () => {
  const pace = gameById('railways_of_the_world')!.pace!;
  const minutes = (options: Options, ...kinds: NewSeat['kind'][]): number =>
    estimate(pace, seats(...kinds), options).minutes;
  expect(minutes({}, 'me', 'bot', 'bot')).toBe(45);
  expect(minutes({ map: 'mexico' }, 'me', 'bot', 'bot')).toBe(35);
  expect(minutes({}, 'me', 'open', 'open', 'open')).toBe(115);
});

it('is never nothing', () => {
  expect(estimate(inTurn, seats('bot', 'bot'), {}).minutes).toBe(5);
});
