// Others' actions at Railways of the World: what is one of them, its words in every language, what flies and where.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import { beats } from '../../../src/games/railways_of_the_world/beats';
import type { RailwaysView } from '../../../src/games/railways_of_the_world/view';
import type { Step } from '../../../src/net/table.svelte';
import type { GameEvent } from '../../../src/net/types';
import { actionsOf, beatsIn } from '../../../src/table/beats/actions';
import { speak } from '../../words';
import { all } from './moments';

const names = (seat: number): string => ['Ann', 'Bo', 'Cy', 'Di'][seat]!;
const view: RailwaysView = { ...all[0]!.view, auction: undefined };
let moves = 0;
const event = (c: string, a: GameEvent['a'] = {}, by = 1): GameEvent => ({ i: moves, c, by, a });
const step = (...events: GameEvent[]): Step => {
  moves++;
  return { events: events.map((one) => ({ ...one, i: moves })), before: view, after: { ...view } };
};
const told = (steps: Step[]) => beatsIn(beats, steps, names, 0);
const codes = (steps: Step[]) => actionsOf(beats, steps).map(({ events }) => events.map(({ c }) => c).join(' '));

const building = [
  step(event('begun', { city: 'boston' })),
  step(event('used', { card: 'land_grant' })),
  step(event('laid', { c: 26, r: 5, in: 0, out: 3, price: 4 })),
  step(
    event('laid', { c: 25, r: 5, in: 0, out: 3, price: 2 }),
    event('finished', { a: 'boston', b: 'albany' }),
    event('major', { a: 'boston', b: 'washington', points: 4 }),
  ),
];
const delivering = [
  step(event('loaded', { city: 'boston', cube: 'blue' })),
  step(event('moved', { city: 'boston', side: 3, to: 'albany' })),
  step(
    event('moved', { city: 'albany', side: 1, to: 'philadelphia' }),
    event('delivered', { from: 'boston', city: 'philadelphia', cube: 'blue', links: 2 }),
    event('gained', { seat: 1, points: 1, by: 'link' }, -1),
    event('gained', { seat: 0, points: 1, by: 'link' }, -1),
    event('bonus', { card: 'speed_record', points: 3 }),
    event('ending', { empty: 14 }, -1),
  ),
];
const urbanizing = [
  step(event('urbanized', { city: 'albany', price: 10 })),
  step(event('colored', { city: 'albany', color: 'yellow' })),
  step(event('cube', { city: 'albany', color: 'red' }, -1)),
  step(event('cube', { city: 'albany', color: 'black' }, -1)),
];
const industry = [
  step(event('took', { card: 'new_industry' })),
  step(event('urbanized', { city: 'albany', price: 0 })),
  step(event('colored', { city: 'albany', color: 'yellow' })),
];

describe('one action', () => {
  it('is a build with all its tiles', () => expect(codes(building)).toEqual(['begun used laid laid finished major']));
  it('is a whole journey', () => expect(codes(delivering).length).toBe(1));
  it('is a city with its colour and its cubes', () =>
    expect(codes(urbanizing)).toEqual(['urbanized colored cube cube']));
  it('is a card with the city it pays for', () => expect(codes(industry)).toEqual(['took urbanized colored']));
  it('is not what another card lets one do afterwards', () =>
    expect(codes([step(event('took', { card: 'railroad_executive' })), ...urbanizing.slice(0, 2)])).toEqual([
      'took',
      'urbanized colored',
    ]));
  it('ends where another begins', () =>
    expect(codes([...building, step(event('begun', { city: 'boston' })), step(event('stopped'))]).length).toBe(2));
});

describe('is shown', () => {
  it('with what flies, where it lands, and whom it brings points', () => {
    speak('en', 'railways_of_the_world');
    const [beat] = told(delivering);
    expect(beat).toMatchObject({
      seat: 1,
      flights: [{ face: 'cube:blue', from: ['boston:blue', 'boston'], to: ['philadelphia'] }],
      places: ['philadelphia', 'boston', 'albany'],
      note: { gains: [{ seat: 0, points: 1 }, { seat: 1, points: 4 }] }, // prettier-ignore
      deed: { face: 'cube:blue', place: 'philadelphia' },
    });
    expect(beat!.text).toBe(
      '**Bo**: blue cube, **Boston – Philadelphia**, 2 links; Ann +1; Bo +4. 14 empty cities: one more turn after this one.',
    );
  });
  it('by the positions where no event tells of points', () => {
    speak('en', 'railways_of_the_world');
    const seats = view.seats.map((one, seat) => (seat === 2 ? { ...one, points: one.points + 2 } : one));
    const [upgrade] = told([{ ...step(event('upgraded', { level: 3, price: 10 })), after: { ...view, seats } }]);
    expect(upgrade!.note).toEqual({ gains: [{ seat: 2, points: 2 }] });
  });
  it('in the sum of a turn, but for what was bid', () => {
    speak('en', 'railways_of_the_world');
    const auction = { bid: 0, bidder: null, last: [], passed: [], speaker: 1 };
    const bid = { ...step(event('passed')), before: { ...view, auction } };
    expect(told([bid])[0]!.deed).toBeUndefined();
    expect(told([step(event('passed'))])[0]!.deed).toMatchObject({ face: 'use:pass' });
  });
  it('not where nothing is to be seen', () =>
    expect(told([step(event('card', { card: 'land_grant' }, -1)), step(event('kept'))])).toEqual([]));
});

describe('in words', () => {
  const every = [
    ...building,
    ...delivering,
    ...urbanizing,
    ...industry,
    step(event('extended', { city: 'boston' })),
    step(event('laid', { c: 26, r: 5, in: 0, out: 3, price: 4 })),
    step(event('stopped')),
    step(event('upgraded', { level: 4, price: 15 }), event('bonus', { card: 'new_train', points: 4 })),
    step(event('western', { city: 'kansas_city', price: 30, cubes: 4 })),
    step(event('took', { card: 'city_growth' })),
    step(event('grew', { city: 'boston' })),
    step(event('cube', { city: 'boston', color: 'red' }, -1)),
    step(event('took', { card: 'trading_depot' })),
    step(event('depot', { a: 'boston', b: 'albany', seat: 0 })),
    step(event('took', { card: 'hotel_boston' })),
    step(event('bid', { price: 3 })),
    step(event('passed')),
  ];
  it.each(languages)('%s: every action has a sentence and a short form, without holes', (language) => {
    speak(language, 'railways_of_the_world');
    const list = told(every);
    expect(list.length).toBe(12);
    for (const { text, deed } of list)
      for (const words of [text, deed?.text ?? '…'])
        expect([words, /railways|undefined|NaN|[{}[\]]|^\s|\s$| {2}/.test(words)]).toEqual([words, false]);
    expect(list.map(({ text }) => text)).toMatchSnapshot();
  });
});
