// Others' actions at Isle of Trains: what is one of them, its words in every language, what flies and where.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import { beats } from '../../../src/games/isle_of_trains/beats';
import type { IsleView, Pending } from '../../../src/games/isle_of_trains/view';
import type { Step } from '../../../src/net/table.svelte';
import type { GameEvent } from '../../../src/net/types';
import { actionsOf, beatsIn } from '../../../src/table/beats/actions';
import { seatOf, speak, viewOf } from './fixture.svelte';

const names = (seat: number): string => ['Ann', 'Bo', 'Cy'][seat]!;
const actions: Pending[] = [{ what: 'actions', left: 2, of: 2 }];
const car = (card: string) => ({ card, items: [] });

const seats = [
  seatOf({ train: [car('engine_1'), car('tanker_2')], hand: ['bank'] }),
  seatOf({ train: [car('engine_2'), car('hopper_1')] }),
  seatOf(),
];
const at = (pending: Pending[], part: Partial<IsleView> = {}): IsleView => viewOf({ seats, ...part }, pending);

let moves = 0;
const event = (c: string, a: GameEvent['a'] = {}, by = 1): GameEvent => ({ i: moves, c, by, a });
/** A step with what was due before it. */
const step = (pending: Pending[], ...events: GameEvent[]): Step => {
  moves++;
  return { events: events.map((one) => ({ ...one, i: moves })), before: at(pending), after: at(actions) };
};
const told = (steps: Step[], me: number | null = 0) => beatsIn(beats, steps, names, me);
const codes = (steps: Step[]) => actionsOf(beats, steps).map(({ events }) => events.map(({ c }) => c).join(' '));

const take = (left: number): Pending[] => [{ what: 'take', left, of: 3 }, ...actions];
const pay: Pending[] = [{ what: 'pay', card: 'hopper_2', over: 1, cost: 2, left: 2 }];
const deliver: Pending[] = [
  { what: 'deliver', dest: 'billingtons', steps: 1, initial: true, secondary: false, special: false },
];

const loading = [
  step(actions, event('load', { card: 'coach_3', seat: 0, car: 1, cargo: 'oil' })),
  step(take(3), event('drew')),
  step(take(2), event('take', { card: 'tanker_3' })),
  step(take(1), event('drew')),
];
const building = [
  step(actions, event('upgrade', { card: 'hopper_2', old: 'hopper_1', cost: 2 })),
  step(pay, event('pay', { card: 'bank' })),
  step(
    pay,
    event('pay', { card: 'coach_1' }),
    event('in_play', { card: 'hopper_2' }),
    event('pax', { colour: 'black' }),
  ),
];

describe('one action', () => {
  it('is a load with the cards it brings', () => expect(codes(loading)).toEqual(['load drew take drew']));
  it('is a build with its payments and its passenger', () =>
    expect(codes(building)).toEqual(['upgrade pay pay in_play pax']));
  it('is a card or a passenger taken for its own sake, each', () =>
    expect(codes([step(actions, event('drew')), step(actions, event('pax', { colour: 'white' }))])).toEqual([
      'drew',
      'pax',
    ]));
  it('is a scrapped car with the one that is built for it', () =>
    expect(
      codes([
        step(actions, event('scrap', { card: 'hopper_1' })),
        step([{ what: 'build' }], event('build', { card: 'tanker_1', cost: 1 })),
        step(pay, event('pay', { card: 'bank' }), event('in_play', { card: 'tanker_1' })),
        step(actions, event('build', { card: 'coach_1', cost: 1 })),
      ]),
    ).toEqual(['scrap build pay in_play', 'build']));
  it('is a delivery with all that it hands over, and a bonus after it another one', () =>
    expect(
      codes([
        step(actions, event('deliver', { dest: 'billingtons' })),
        step(deliver, event('give', { cargo: 'coal', car: 1 })),
        step(deliver, event('initial', { dest: 'billingtons', vp: 4 })),
        step(deliver, event('ticket', { colour: 'light_blue', dest: 'billingtons', space: 1 })),
        step(deliver, event('finish', { dest: 'billingtons' })),
        step([{ what: 'bonus', actions: ['load'] }], event('board', { colour: 'white', seat: 1, car: 0 })),
      ]),
    ).toEqual(['deliver give initial ticket finish', 'board']));
  it('is found by its events alone where nobody has seen the table between', () => {
    const blind = [...loading, ...building].map((one) => ({ ...one, before: at(actions), after: at(actions) }));
    const view = at(actions);
    for (const one of blind) one.before = one.after = view;
    expect(codes(blind)).toEqual(['load drew take drew', 'upgrade pay pay in_play pax']);
  });
});

describe('is shown', () => {
  it('with what flies from whom to where, and where it lands', () => {
    speak('en');
    const [load, upgrade] = told([...loading, ...building]);
    expect(load).toMatchObject({ seat: 1, places: ['car:0.1'], deed: { face: 'cargo:oil', place: 'car:0.1' } });
    expect(load!.flights.map(({ face, from, to }) => [face, from[0], to[0]])).toEqual([
      ['card:coach_3', 'cards:1', 'car:0.1'],
      ['card:', 'deck', 'cards:1'],
      ['card:tanker_3', 'display:0', 'cards:1'],
      ['card:', 'deck', 'cards:1'],
    ]);
    expect(upgrade!.flights.map(({ face, to }) => [face, to[0]])).toEqual([
      ['card:hopper_2', 'train:1'],
      ['card:bank', 'discard'],
      ['card:coach_1', 'discard'],
      ['pax:black', 'plat:1'],
    ]);
  });
  it('where the new car stands', () => {
    speak('en');
    const built = {
      ...building[2]!,
      after: at(actions, { seats: [seats[0]!, seatOf({ train: [car('engine_2'), car('hopper_2')] }), seats[2]!] }),
    };
    const [beat] = told([building[0]!, building[1]!, built]);
    expect(beat!.places).toEqual(['car:1.1']);
  });
  it('with what it brings me', () => {
    speak('en');
    const score = { ...seats[0]!.score, total: 1 };
    const paid = { ...loading[0]!, after: at(actions, { seats: [{ ...seats[0]!, score }, seats[1]!, seats[2]!] }) };
    expect(told([paid])[0]!.note).toMatchObject({ seat: 1, mine: 1, ops: [{ op: 'cards', n: 3 }, { op: 'bonus' }] });
    expect(told([paid], null)[0]!.note).toMatchObject({ mine: 0 });
  });
  it('at the hand of whoever takes cards, not at a card of mine', () => {
    speak('en');
    const [taken] = told([step(actions, event('drew'))]);
    expect(taken!.places).toEqual(['cards:1']);
  });
  it('not where nothing is to be seen', () =>
    expect(told([step(actions, event('show', { card: 'bank' }, -1)), step(actions, event('pass'))])).toEqual([]));
});

describe('in words', () => {
  const dest = 'flint_beach';
  const every: Step[] = [
    ...loading,
    ...building,
    step(actions, event('load', { card: 'coach_3', seat: 1, car: 1, cargo: 'coal' })),
    step(actions, event('board', { colour: 'white', seat: 2, car: 0 })),
    step(actions, event('blind', { seat: 0, car: 1, cargo: 'oil' }), event('covered')),
    step(actions, event('build', { card: 'tanker_1', cost: 1 })),
    step(actions, event('construct', { card: 'bank', cost: 3 })),
    step(actions, event('scrap', { card: 'hopper_1' })),
    step(actions, event('pax', { colour: 'white' })),
    step(actions, event('drew')),
    step(actions, event('pick', { card: 'bank' })),
    step(
      actions,
      event('deliver', { dest }),
      event('secondary', { dest, vp: 11 }),
      event('side', { colour: 'white', dest: 'alpine_lodge', space: 1 }),
    ),
    step(
      actions,
      event('deliver', { dest }),
      event('guest', { colour: 'white', dest, space: 1 }),
      event('special', { items: 2 }),
    ),
    step(
      actions,
      event('deliver', { dest }),
      event('initial', { dest, vp: 4 }),
      event('ticket', { colour: 'green', dest, space: 1 }),
      event('final_round', { case: 'progress' }, -1),
    ),
  ];
  it.each(languages)('%s: every action has a sentence and a short form, without holes', (language) => {
    speak(language);
    const list = told(every);
    expect(list.length).toBe(14);
    for (const { text, deed } of list)
      for (const words of [text, deed!.text])
        expect([words, /isle|undefined|NaN|[{}]|^\s|\s$| {2}|…/.test(words)]).toEqual([words, false]);
    expect(list.map(({ text }) => text)).toMatchSnapshot();
  });
});
