// A view that an older program kept: what it lacks is not shown, everything else is, and nothing breaks.
import { type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import End from '../../../src/games/pioneer_rails/End.svelte';
import HandValue from '../../../src/games/pioneer_rails/HandValue.svelte';
import Mini from '../../../src/games/pioneer_rails/Mini.svelte';
import Objectives from '../../../src/games/pioneer_rails/Objectives.svelte';
import { spoken } from '../../../src/games/pioneer_rails/say';
import { seen } from '../../../src/games/pioneer_rails/seen';
import { ui } from '../../../src/games/pioneer_rails/ui';
import type { PioneerView } from '../../../src/games/pioneer_rails/view';
import type { EndProps } from '../../../src/games/game';
import { clear, show } from '../../mounting';
import { speak } from '../../words';
import { endOf, games, type Recorded } from './views';

beforeAll(() => speak('en', 'pioneer_rails'));

afterEach(clear);

/** What the first program with this game told of an end. */
const kept = {
  table: 'phase side mode extra_card round rounds turn_of_round turns dealer first_dealer cards objectives solo seats',
  common: 'turn over progress scores ranks',
  objective: 'id type open first',
  solo: 'level face_down open target',
  seat: 'tracks shortcuts towns active hands town_boxes town_boxes_crossed gold gold_crossed ranches forts yards',
  seatToo: 'saloons banks measured picked finished card hidden score',
};
const only = <Thing extends object>(thing: Thing, ...names: string[]): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([key]) => names.join(' ').split(' ').includes(key))) as Thing;

function old(name: Recorded): PioneerView {
  const view = only(structuredClone(endOf(name)), kept.table, kept.common);
  return {
    ...view,
    objectives: view.objectives.map((one) => only(one, kept.objective)),
    seats: view.seats.map((seat) => only(seat, kept.seat, kept.seatToo)),
    ...(view.solo ? { solo: only(view.solo, kept.solo) } : {}),
  };
}

const text = (node: Element): string => (node.textContent ?? '').replace(/\s+/g, ' ');
const names = (seat: number): string => `P${seat}`;
const store = {
  seat: 0,
  course: () => Promise.resolve(null),
  logFrom: 0,
  older: [],
  log: [],
  earlier: () => Promise.resolve(),
};

describe.each(games)('the end of %s, kept by an older program', (name) => {
  it('lacks what came later, and is left alone once it is there', () => {
    expect(old(name).seats[0]!.sides).toBeUndefined();
    expect(seen(old(name)).seats[0]!.pastures).toEqual([]);
    const now = endOf(name);
    expect(seen(now)).toBe(now);
    const one = old(name);
    expect(seen(one)).toBe(seen(one));
  });
  it('shows its points on the last page and in words', () => {
    const view = old(name);
    const props = { view, names, store, onagain: () => undefined } as unknown as EndProps & Record<string, unknown>;
    const page = show(End as unknown as Component<typeof props>, props);
    for (const { score } of view.seats) expect(text(page)).toContain(String(score.total));
    expect(text(page)).not.toMatch(/undefined|NaN|\{\w+\}/);
    const said = [
      ...spoken.describe(view, 0),
      ui.verdict!(view, {}),
      ui.heading!(view) ?? '',
      ui.progress!(view).label!,
      ui.status(view, 0).text,
      ...ui.score(view).flatMap((row) => [row.label, ...row.values.map(String), row.note?.(0) ?? '']),
    ];
    expect(said.join(' ')).not.toMatch(/undefined|NaN|\{\w+\}/);
    ui.score(view).forEach((row) => row.squares?.(0));
  });
  it('shows maps, objectives and hands', () => {
    const view = old(name);
    for (const large of [true, false])
      expect(show(Mini, { view, seat: 0, label: 'map', large }).querySelector('svg')).not.toBeNull();
    const goals = show(Objectives, { view: seen(view), seat: 0, names });
    expect(goals.querySelectorAll('.obj')).toHaveLength(view.objectives.length);
    const hand = show(HandValue, { view: seen(view), seat: 0 });
    for (const shown of [goals, hand]) expect(text(shown)).not.toMatch(/undefined|NaN|\{\w+\}/);
  });
});
