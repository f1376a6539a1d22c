// The end of a game and the dialog of a new one, on real positions and the facts of the box.
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { beats } from '../../../src/games/pioneer_rails/beats';
import { box } from '../../../src/games/pioneer_rails/box';
import { climbOf } from '../../../src/games/pioneer_rails/climb';
import { finalRows, handsText } from '../../../src/games/pioneer_rails/final';
import FinalSheets from '../../../src/games/pioneer_rails/FinalSheets.svelte';
import ObjectivePair from '../../../src/games/pioneer_rails/ObjectivePair.svelte';
import { completedLast, starOf } from '../../../src/games/pioneer_rails/objectives';
import { options } from '../../../src/games/pioneer_rails/options';
import { heading, levels, nextLevel, verdict } from '../../../src/games/pioneer_rails/solo';
import SoloResult from '../../../src/games/pioneer_rails/SoloResult.svelte';
import type { PioneerView } from '../../../src/games/pioneer_rails/view';
import { common, type GameEvent } from '../../../src/net/types';
import type { Course } from '../../../src/table/course';
import { clear, show, text } from '../../mounting';
import { speak } from '../../words';
import { endOf, find, lengthOf, viewAt } from './views';
import { soon } from '../../soon';

beforeAll(() => speak('en', 'pioneer_rails'));

afterEach(clear);
const names = (seat: number): string => `P${seat}`;
const solo = 'solo_b_medium_extra_card';

describe('final sheets', () => {
  it.each(['standard_3_seats_a', 'many_5_seats_b'] as const)('%s: rows add up, seats by their places', (name) => {
    const view = endOf(name);
    const rows = finalRows(view);
    view.seats.forEach(({ score }, seat) =>
      expect(rows.reduce((all, row) => all + row.values[seat]!, 0)).toBe(score.total),
    );
    const page = show(FinalSheets, { view, names, me: 0 });
    const order = view.ranks.map((_, seat) => seat).sort((a, b) => view.ranks[a]! - view.ranks[b]!);
    expect([...page.querySelectorAll('thead .nm')].map(text)).toEqual(order.map(names));
    expect([...page.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td.top').length)).toEqual(
      rows.map(({ values }) => values.filter((n) => n && n === Math.max(...values)).length),
    );
    expect(page.querySelectorAll('[data-portrait] .end-sheet svg')).toHaveLength(view.seats.length);
  });
  it('ring the places of a row on all maps', () => {
    const view = endOf('standard_3_seats_a');
    const page = show(FinalSheets, { view, names, me: null });
    expect(page.querySelectorAll('.counted')).toHaveLength(0);
    const row = [...page.querySelectorAll<HTMLElement>('tbody .rowlink')].find((one) => text(one) === 'Towns')!;
    row.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    const towns = view.seats.reduce((all, seat) => all + Object.keys(seat.towns).length, 0);
    expect(page.querySelectorAll('circle.counted')).toHaveLength(towns);
  });
  it('stamp the poker hands only where they decided', () => {
    const view = endOf('many_5_seats_b');
    const stamps = (shown: PioneerView): string[] =>
      [...show(FinalSheets, { view: shown, names, me: null }).querySelectorAll('.tie b')].map((one) =>
        ['win', 'tied'].filter((mark) => one.classList.contains(mark)).join(),
      );
    expect(stamps(view)).toEqual(['', '', '', '', '']);
    // By their places: the first is ahead of the second, who has as many points.
    const order = view.ranks.map((_, seat) => seat).sort((a, b) => view.ranks[a]! - view.ranks[b]!);
    const tie = structuredClone(view.tie_break!);
    Object.assign(tie[order[0]!]!, { tied: true, ahead: true });
    Object.assign(tie[order[1]!]!, { tied: true });
    expect(stamps({ ...view, tie_break: tie })).toEqual(['win,tied', 'tied', '', '', '']);
  });
  it('name the hands, doubled or not', () => {
    const view = endOf('standard_3_seats_a');
    const doubled = view.seats[0]!.hands.filter(({ saloon }) => saloon).length;
    expect(handsText(view, 0).split(', ')).toHaveLength(box.sheet.hands);
    expect(handsText(view, 0).match(/×2/g)?.length ?? 0).toBe(doubled);
  });
});

describe('alone', () => {
  it('won: by how much, and the next level', () => {
    const view = endOf(solo);
    expect(heading(view)).toBe('Victory: 78 against 60');
    expect(verdict(view)).toBe('Level: medium, objectives completed: 5 of 5. 18 above the target.');
    expect(nextLevel(view)).toBe('hard');
  });
  it('not won: what was missing, and the same level again', () => {
    const view = structuredClone(endOf(solo));
    Object.assign(view.seats[0]!.score, { total: 80, target: 80, won: false, open: 2 });
    view.solo = { ...view.solo!, open: 2, completed: 3, target: 80, above: undefined, missing: 1 };
    expect(heading(view)).toBe('Not this time: 80 against 80');
    expect(verdict(view)).toContain('objectives completed: 3 of 5. 1 more point was needed.');
    expect(nextLevel(view)).toBeNull();
  });
  it('no level follows the last', () => {
    const view = structuredClone(endOf(solo));
    view.solo!.level = levels.at(-1)!;
    expect(nextLevel(view)).toBeNull();
  });

  const course: Course = { scores: [], rounds: [] };
  const log: GameEvent[] = [];
  beforeAll(() => {
    for (let n = 0; n <= lengthOf(solo); n++) {
      const view = viewAt(solo, n);
      course.scores.push(view.scores);
      course.rounds.push(common(view).progress.now);
      if (!n) continue;
      const open = viewAt(solo, n - 1).objectives.filter((one) => one.open);
      for (const { id } of view.objectives.filter((one) => !one.open))
        if (open.some((one) => one.id === id)) log.push({ i: n - 1, c: 'completed', by: -1, a: { objective: id } });
    }
  });
  it('the climb ends with the points and the target of the result', () => {
    const { points, targets } = climbOf(course, log, endOf(solo).solo!.targets!);
    expect(points).toHaveLength(21);
    expect([points.at(-1), targets.at(-1)]).toEqual([78, 60]);
    expect(targets[0]).toBe(110);
    expect(targets.every((n, i) => !i || n <= targets[i - 1]!)).toBe(true);
  });
  it('the page tells all of it, and reads the log to its beginning', async () => {
    const store = {
      seat: 0,
      course: () => Promise.resolve(course),
      logFrom: 1,
      older: [] as GameEvent[],
      log: log.slice(1),
      earlier(): Promise<void> {
        this.older = log.slice(0, 1);
        this.logFrom = 0;
        return Promise.resolve();
      },
    };
    const onlevel = vi.fn();
    const page = show(SoloResult, { view: endOf(solo), store, onlevel });
    await soon(() => expect(page.querySelector('.climb')).not.toBeNull());
    expect(text(page.querySelector('.climb tbody tr:last-child'))).toBe('20 78 60'.replaceAll(' ', ''));
    expect(page.querySelectorAll('.objs .tickok')).toHaveLength(5);
    expect(text(page.querySelector('.lvl .cur b'))).toBe('Medium');
    page.querySelector<HTMLElement>('.lvl button')!.click();
    expect(onlevel).toHaveBeenCalledWith('hard');
  });
});

describe('an objective looked at closer', () => {
  const name = 'many_5_seats_b';
  const has = (view: PioneerView, at: number): number[] =>
    view.seats.map((_, seat) => seat).filter((seat) => starOf(seat, view.objectives[at]!));

  it('shows whom a turn brought it, what counted, and how far the others are', () => {
    const n = find(name, (view) => view.objectives.some((_, at) => has(view, at).length > 0));
    const [before, view] = [viewAt(name, n - 1), viewAt(name, n)];
    const at = view.objectives.findIndex((_, i) => has(view, i).length > 0);
    const panel = show(ObjectivePair, { before, view, objective: view.objectives[at]!.id, names });
    expect([...panel.querySelectorAll('article .nm')].map(text)).toEqual(has(view, at).map(names));
    expect(panel.querySelectorAll('.pr-star.got')).toHaveLength(has(view, at).length);
    expect(panel.querySelectorAll('.far li')).toHaveLength(view.seats.length - has(view, at).length);
    expect(text(panel.querySelector('.ban p'))).toContain('10 each');
  });
  it('shows all who have it, and says nothing of maps while nobody has', () => {
    const view = endOf(name);
    view.objectives.forEach((objective, at) => {
      const panel = show(ObjectivePair, { view, objective: objective.id, names });
      expect(panel.querySelectorAll('article')).toHaveLength(has(view, at).length);
    });
    const early = viewAt(name, 20);
    const panel = show(ObjectivePair, { view: early, objective: early.objectives[0]!.id, names });
    expect(panel.querySelectorAll('article, .far li')).toHaveLength(early.seats.length);
  });
  it('opens by itself after the turn that brought it, and after no other', () => {
    const n = find(name, (view) => view.objectives.some((_, at) => has(view, at).length > 0));
    const [before, after] = [viewAt(name, n - 1), viewAt(name, n)];
    const at = after.objectives.findIndex((_, i) => has(after, i).length > 0);
    const objective = after.objectives[at]!.id;
    const played: GameEvent = { c: 'played', by: 0, a: { card: 'QH', suit: 'hearts', tracks: 3 } };
    const stars = has(after, at).map((seat): GameEvent => ({ c: 'star', by: -1, a: { seat, objective, points: 10 } }));
    const { whole } = beats.round!;
    expect(whole!.in([played])).toBe(false);
    expect(whole!.in([played, ...stars])).toBe(true);
    const panel = show(whole!.Whole, { before, after, events: [played, ...stars], names });
    expect(panel.querySelectorAll('.pr-pair')).toHaveLength(1);
    expect([...panel.querySelectorAll('article .nm')].map(text)).toEqual(has(after, at).map(names));
  });
  it('is new after the turn that completed it, until another turn is played', () => {
    const event = (c: string, by: number, a: GameEvent['a'] = {}): GameEvent => ({ c, by, a });
    const log = [
      event('star', -1, { objective: 'A' }),
      event('played', 0),
      event('played', 1),
      event('star', -1, { seat: 0, objective: 'K', points: 10 }),
      event('star', -1, { seat: 1, objective: 'K', points: 10 }),
      event('reveal', -1),
    ];
    expect(completedLast(log)).toEqual(['K']);
    expect(completedLast([...log, event('played', 0)])).toEqual([]);
  });
});

describe('a new table', () => {
  const choose = (option: string, value: string | boolean) => {
    const onchange = vi.fn();
    const page = show(options[option]!, { value, onchange });
    return { page, onchange };
  };
  it('has both sides as maps, with what the box says of them', () => {
    const { page, onchange } = choose('side', 'B');
    const radios = [...page.querySelectorAll<HTMLElement>('[role="radio"]')];
    expect(radios.map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true']);
    (['A', 'B'] as const).forEach((side, i) => {
      const { towns, edges } = box.maps[side];
      expect(text(radios[i])).toContain(`${towns.length} towns`);
      expect(text(radios[i])).toContain(`${edges.filter(({ kind }) => kind === 'bridge').length} places for a bridge`);
      expect(radios[i]!.querySelectorAll('svg.small')).toHaveLength(1);
    });
    radios[0]!.click();
    expect(onchange).toHaveBeenLastCalledWith('A');
  });
  it('has the levels as cards face down and up', () => {
    const { page, onchange } = choose('level', 'medium');
    const radios = [...page.querySelectorAll<HTMLElement>('[role="radio"]')];
    expect(
      radios.map((one) => [one.querySelectorAll('.dn').length, one.querySelectorAll('i:not(.dn)').length]),
    ).toEqual(box.modes.solo.levels.map(({ extra }) => [box.modes.solo.facedown_objectives, extra]));
    expect(radios.findIndex((one) => one.tabIndex === 0)).toBe(2);
    radios[4]!.click();
    expect(onchange).toHaveBeenLastCalledWith('legendary');
  });
  it('switches the extra card', () => {
    const { page, onchange } = choose('extra_card', false);
    page.querySelector<HTMLElement>('[role="switch"]')!.click();
    expect(onchange).toHaveBeenLastCalledWith(true);
  });
});
