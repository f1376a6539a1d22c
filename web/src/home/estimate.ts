// How long a game will take, by what its meta.ts says of its pace: good for planning an evening, not for a clock.
import type { Pace } from '../games/game';
import type { NewSeat, Options } from '../net/types';

export interface Estimate {
  minutes: number;
  /** null where the end is open. */
  rounds: number | null;
  /** So many share a screen and act one after the other, though all others act at once. */
  sharing: number;
}

export function estimate(pace: Pace, seats: Pick<NewSeat, 'kind'>[], options: Options): Estimate {
  const rounds = pace.rounds(options, seats.length);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const people = seats.length - bots;
  const here = seats.filter(({ kind }) => kind === 'me' || kind === 'local').length;
  // Where all act at once, the table waits for the fullest screen.
  const waits = pace.together ? Math.min(people, Math.max(here, 1)) : people;
  const person = typeof pace.person === 'number' ? pace.person : pace.person(options);
  const minutes = (pace.begin?.(options) ?? 0) + rounds * (waits * person + bots * pace.bot);
  return {
    minutes: Math.max(5, Math.round(minutes / 5) * 5),
    rounds: pace.open ? null : rounds,
    sharing: pace.together && here > 1 ? here : 0,
  };
}
