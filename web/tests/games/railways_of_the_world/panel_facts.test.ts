// What the panels around the map are filled with: actions, receipts, journeys, the income track, the final account and
// where a map comes from, all read off views, quotes and the box.
import { beforeAll, describe, expect, it } from 'vitest';
import { railActions } from '../../../src/games/railways_of_the_world/actions';
import { delivering, paying } from '../../../src/games/railways_of_the_world/changes';
import { baronResults, tiesOf } from '../../../src/games/railways_of_the_world/deciding';
import { receiptOf } from '../../../src/games/railways_of_the_world/estimate';
import { byRank, finalRows } from '../../../src/games/railways_of_the_world/final';
import {
  incomeAt,
  isAside,
  marksOf,
  stepsOf,
  windowOf,
  xOf,
  type Track,
} from '../../../src/games/railways_of_the_world/income';
import { linkAt, stopsOf, tellJourney } from '../../../src/games/railways_of_the_world/journeys';
import { cityOrigins, majorOrigins, originOf } from '../../../src/games/railways_of_the_world/origin';
import { roleOf } from '../../../src/games/railways_of_the_world/roles';
import { stationsOf } from '../../../src/games/railways_of_the_world/stations';
import { cardTabs } from '../../../src/games/railways_of_the_world/tabs';
import { cardNote, cardRule, goalText } from '../../../src/games/railways_of_the_world/terms';
import type { DeliverQuote, RailwaysView } from '../../../src/games/railways_of_the_world/view';
import { texts } from '../../../src/app/texts.svelte';
import { speak } from '../../words';
import { all, map, mexico, momentOf, quotesOf, viewOf } from './moments';

beforeAll(() => speak('en', 'railways_of_the_world'));

describe('moments', () => {
  it.each(all.map((one) => [one.name, one] as const))('%s fits the box', (_, { view, legal, quotes }) => {
    const incomes = map.common.income_track.income_k_by_points;
    expect(view.cities).toHaveLength(map.cities.length);
    for (const seat of view.seats) {
      expect(seat.income).toBe(incomeAt(incomes, seat.points));
      expect(seat.interest).toBe(seat.bonds);
    }
    for (const link of view.links) expect(linkAt(view, link.ends[0]!)).not.toBeNull();
    for (const card of [...view.cards.open!, ...view.cards.discarded!]) expect(map.card(card)?.id).toBe(card);
    if (quotes.length) expect(quotes).toHaveLength(legal.length);
    const cubes = view.cities.flatMap((city) => city.cubes).filter((cube) => cube === 'red').length;
    if (view.turn_of_game > 1) expect(cubes + view.bag.red).toBe(map.common.components.goods_cubes_per_color.red);
  });
});

describe('the actions', () => {
  const at = (name: string, change: (view: RailwaysView) => void = () => {}, legal?: string[]) => {
    const moment = momentOf(name);
    change(moment.view);
    return railActions(moment.view, map, 1, legal ?? moment.legal);
  };
  const of = (actions: ReturnType<typeof at>, id: string) => actions.find((one) => one.id === id)!;

  it('that only a lesson closes say so, and nothing of the rules', () => {
    const { view, legal } = momentOf('action');
    const builds = legal.filter((move) => move.startsWith('build '));
    const led = (allowed?: string[]) => railActions(view, map, 1, builds, allowed);
    expect(of(led(legal), 'build').note).toBe(of(at('action'), 'build').note);
    expect(of(led(legal), 'deliver')).toMatchObject({ open: false, note: 'later' });
    expect(of(led(), 'deliver')).toMatchObject({ open: false, note: 'no journey' });
  });

  it('are open as the legal moves say, with their prices', () => {
    const actions = at('action');
    expect(actions.map(({ id, open }) => [id, open])).toEqual([
      ['build', true],
      ['upgrade', true],
      ['deliver', true],
      ['urbanize', true],
      ['take', true],
      ['western', false],
      ['pass', true],
    ]);
    expect(of(actions, 'upgrade').note).toBe('level 5: 20');
    expect(of(actions, 'deliver').note).toBe('up to 4 links');
    expect(of(actions, 'urbanize').note).toBe('10');
    expect(of(actions, 'take').note).toBe('5 open');
    expect(of(actions, 'western').note).toBe('no link there');
  });
  it('count the cards that can be taken', () => {
    const { view, legal } = momentOf('action');
    const takes = legal.filter((move) => move.startsWith('take '));
    const fewer = legal.filter((move) => move !== takes[0]);
    const copies = view.cards.open!.filter((card) => takes[0] === `take ${card}`).length;
    expect(copies).toBeGreaterThan(0);
    expect(of(railActions(view, map, 1, fewer), 'take').note).toBe(`${5 - copies} open`);
  });
  it('say why they are closed', () => {
    const highest = at('action', ({ seats }) => (seats[1]!.engine = 8), ['pass']);
    expect(of(highest, 'upgrade')).toMatchObject({ open: false, note: 'highest level' });
    expect(of(highest, 'deliver').note).toBe('no journey');
    const built = at('action', ({ cities }) => {
      for (const { city } of map.file.western_links) cities[map.place(city)]!.western = 0;
    });
    expect(of(built, 'western').note).toBe('both are built');
  });
  it('are closed while others act, and keep their prices', () => {
    const others = at('action', (view) => (view.turn = [2]));
    expect(others.some(({ open }) => open)).toBe(false);
    expect(of(others, 'western').note).toBe('30');
  });
  it('reach a link further with a ready Express Service', () => {
    const reaching = (reach: number) => at('action', ({ seats }) => Object.assign(seats[1]!, { reach }));
    expect(of(reaching(5), 'deliver').note).toBe('up to 5 links');
    expect(of(reaching(4), 'deliver').note).toBe('up to 4 links');
  });
  it('leave out what a game does not have', () => {
    const view = viewOf('action');
    view.cards = { majors: view.cards.majors };
    expect(railActions(view, mexico, 1, []).map(({ id }) => id)).toEqual([
      'build',
      'upgrade',
      'deliver',
      'urbanize',
      'pass',
    ]);
  });
});

describe('the receipt', () => {
  it('adds what is laid and what is looked at, and goes back to the cash before', () => {
    const receipt = receiptOf(viewOf('build'), map, 1, {
      tiles: [{ tile: '18.13 0-4', terrain: 4, ridge: 4 }],
      price: 8,
      bonds: 1,
      after: { cash: 1 },
      to: 'pittsburgh',
    })!;
    expect(receipt).toMatchObject({
      title: 'Baltimore – Pittsburgh',
      sum: 18,
      cash: 9,
      bonds: 2,
      raised: 10,
      left: 1,
    });
    expect(receipt.lines).toEqual([
      { n: 1, words: 'plain', price: '2', previewed: false },
      { n: 2, words: 'mountain and ridge', price: '4 + 4', previewed: false },
      { n: 3, words: 'mountain and ridge, Pittsburgh', price: '4 + 4', previewed: true },
    ]);
    expect(receipt.cash + receipt.raised - receipt.sum).toBe(receipt.left);
  });
  it('without a draft says what has been paid', () => {
    const receipt = receiptOf(viewOf('lay'), map, 1, null)!;
    expect(receipt).toMatchObject({ title: 'New York', sum: 4, cash: 9, bonds: 0, left: 5 });
  });
  it('is none outside a build', () => expect(receiptOf(viewOf('action'), map, 1, null)).toBeNull());
});

describe('journeys', () => {
  const { view } = momentOf('deliver');
  const [quote] = quotesOf<DeliverQuote>(momentOf('deliver'), 'deliver');
  it('follow the links of a path and name their owners', () => {
    const { stops, extras } = tellJourney(view, map, quote!.targets[0]!.ways[0]!);
    expect(stops.map(({ city, seat, points }) => [city, seat, points])).toEqual([
      ['baltimore', 1, 1],
      ['pittsburgh', 1, 1],
      ['buffalo', 2, 1],
      ['toronto', 2, 1],
    ]);
    expect(extras).toEqual([{ name: 'Service Bounty: Toronto', seat: 1, points: 3, kind: 'bonus' }]);
    const depot = { seat: 3, points: 1, by: 'depot' as const };
    const more = tellJourney(view, map, { ...quote!.targets[0]!.ways[0]!, gains: [depot] });
    expect(more.extras).toEqual([{ name: 'depots', seat: 3, points: 1, kind: 'permanent' }]);
  });
  it('share out what a quote gives for all links of a seat', () => {
    const gains = [
      { seat: 1, points: 2, by: 'link' as const },
      { seat: 2, points: 2, by: 'link' as const },
    ];
    const { stops } = tellJourney(view, map, { ...quote!.targets[0]!.ways[0]!, gains });
    expect(stops.map(({ points }) => points)).toEqual([1, 1, 1, 1]);
  });
  it('of all targets end in their cities and bring what the quote says', () => {
    for (const target of quote!.targets) {
      const { stops, extras } = tellJourney(view, map, target.ways[0]!);
      expect(stops.at(-1)!.city).toBe(target.city);
      const points = view.seats.map((_, seat) =>
        [...stops, ...extras].filter((one) => one.seat === seat).reduce((sum, one) => sum + (one.points ?? 0), 0),
      );
      expect(points).toEqual(target.points);
    }
  });
  it('beyond the reach of the engine bring nothing', () => {
    const path = ['boston.2', 'new_haven.2', 'new_york.2', 'philadelphia.2', 'baltimore.4'];
    expect(stopsOf(view, map, path, 4).map(({ points }) => points)).toEqual([1, 1, 1, 1, null]);
  });
  it('show in the table what they would bring', () => {
    expect(delivering(quote!.targets[0]!)).toEqual({ 1: { gain: 5 }, 2: { gain: 2 } });
    const after = { cash: 1, bonds: 10, income: 29, interest: 10 };
    expect(paying(1, { cash: 1, bonds: 6 }, after, 5)).toEqual({ 1: { cash: 1, bonds: 10, engine: 5 } });
    expect(paying(1, { cash: 9, bonds: 4 }, { ...after, cash: 5, bonds: 4 })).toEqual({ 1: { cash: 5 } });
  });
});

describe('the income track', () => {
  const incomes = map.common.income_track.income_k_by_points;
  const track = (points: number[]): Track => ({
    width: 342,
    height: 64,
    ...windowOf(points, incomes.length),
    top: 44,
    glyph: 18,
  });
  it.each([[[0, 0, 0, 0, 0, 0]], [[5, 19, 7, 14]], [[59, 58, 60, 58]], [[100, 3, 97, 99]], [[400, 2]]])(
    '%j: everybody stands inside, by points, and hides nobody',
    (points) => {
      const frame = track(points);
      const marks = marksOf(frame, incomes, points);
      const at = marks.map(({ x, aside }) => x + aside);
      expect(marks.map(({ seat }) => points[seat])).toEqual([...points].sort((a, b) => a - b));
      at.forEach((x, i) => {
        expect(x).toBeGreaterThan(0);
        if (i) expect(x - at[i - 1]!).toBeGreaterThan(frame.glyph);
      });
      expect(Math.max(...at)).toBeLessThanOrEqual(frame.width + 0.1);
    },
  );
  it('leads to their spaces those that had to move aside, from a row above the steps', () => {
    const frame = track([0]);
    const alone = marksOf(frame, incomes, [0, 30], 7);
    expect(alone.map((mark) => isAside(mark, frame.glyph))).toEqual([false, false]);
    for (const points of [
      [0, 0, 0, 0, 0, 0],
      [3, 4, 5, 3, 4, 50],
      [50, 50, 51, 52],
    ]) {
      // prettier-ignore
      const marks = marksOf(frame, incomes, points, 7);
      const aside = marks.filter((mark) => isAside(mark, frame.glyph));
      expect(aside.length).toBeGreaterThan(1);
      expect(new Set(aside.map(({ y }) => y)).size).toBe(1);
      // As high as the drawing lets them, and never on the steps.
      for (const { y, step } of aside) expect(y < step - frame.glyph || y <= -7).toBe(true);
      expect(Math.min(...marks.map(({ y }) => y))).toBeGreaterThan(-8);
    }
  });
  it('follows the leader', () => {
    expect(windowOf([5, 19], incomes.length)).toEqual({ first: 0, last: 60 });
    expect(windowOf([5, 71], incomes.length)).toEqual({ first: 20, last: 80 });
    expect(windowOf([500], incomes.length)).toEqual({ first: 60, last: 120 });
  });
  it('has a step for every space, as high as it pays', () => {
    const frame = track([0]);
    const heights = [...stepsOf(frame, incomes).matchAll(/V([\d.]+)/g)].map((match) => Number(match[1]));
    expect(heights).toHaveLength(61);
    expect(heights[0]).toBe(64);
    expect(Math.min(...heights)).toBeCloseTo(64 - (40 * 64) / 44, 1);
    expect(xOf(frame, 30)).toBe(171);
  });
});

describe('the turn', () => {
  it('has the auction, three actions and the income', () => {
    expect(stationsOf(viewOf('auction'), map)).toEqual({
      names: ['Auction', 'Action 1', 'Action 2', 'Action 3', 'Income'],
      at: 0,
    });
    expect(stationsOf(viewOf('build'), map).at).toBe(2);
    expect(stationsOf({ ...viewOf('action'), phase: 'reveal' }, map).at).toBe(4);
  });
  it('has no auction alone', () => {
    const view = viewOf('action');
    view.seats = [view.seats[0]!];
    expect(stationsOf(view, map)).toMatchObject({ names: ['Action 1', 'Action 2', 'Action 3', 'Income'], at: 1 });
  });
  it('says what everybody is in it', () => {
    const roles = (name: string, me: number | null = 1): string[] =>
      viewOf(name).seats.map((_, seat) => roleOf(viewOf(name), seat, me));
    expect(roles('auction')).toEqual(['pass', 'your bid', 'pass', 'bid 3']);
    expect(roles('auction', 0)[1]).toBe('thinking…');
    expect(roles('action')).toEqual(['4th to act', '1st to act', '2nd to act', '3rd to act']);
    expect(roles('baron')).toEqual(['choosing a baron', 'choosing a baron', 'ready', 'choosing a baron']);
    expect(roles('over')).toEqual(['', '', '', '']);
  });
});

describe('tabs', () => {
  it('count open cards and free major lines; without cards there are lines alone', () => {
    const view = viewOf('action');
    expect(cardTabs(view).map(({ text }) => text)).toEqual(['Cards 7', 'Major lines 4']);
    view.cards = { majors: view.cards.majors };
    expect(cardTabs(view).map(({ id }) => id)).toEqual(['majors']);
  });
});

describe('the final account', () => {
  const view = viewOf('over');
  it('adds up for every seat, from top to bottom', () => {
    const rows = finalRows(view, map);
    const track = rows.findIndex(({ subtotal }) => subtotal);
    view.seats.forEach(({ points }, seat) => {
      const sum = (some: typeof rows): number => some.reduce((total, row) => total + row.values[seat]!, 0);
      expect(sum(rows.slice(0, track))).toBe(points);
      expect(rows[track]!.values[seat]).toBe(points);
      expect(sum(rows.slice(track))).toBe(view.scores[seat]);
    });
    expect(rows.map(({ key }) => key)).not.toContain('from_depots');
  });
  it('shows depots where somebody had one, and barons where there were any', () => {
    const other = viewOf('over');
    other.seats[0]!.from.depots = 2;
    for (const seat of other.seats) seat.baron = null;
    const keys = finalRows(other, map).map(({ key }) => key);
    expect(keys).toContain('from_depots');
    expect(keys).not.toContain('baron');
  });
  it('knows where the points lie on the map', () => {
    const rows = finalRows(view, map);
    const places = (key: string, seat: number) => rows.find((row) => row.key === key)!.places(seat);
    expect(places('from_links', 1)).toHaveLength(view.seats[1]!.links);
    expect(places('from_majors', 0)).toEqual(['new_york', 'chicago', 'baltimore', 'toledo']);
    expect(places('from_hotels', 3)).toEqual(['charleston']);
  });
  it('says what decided a tie', () => {
    expect(byRank(view)).toEqual([1, 0, 3, 2]);
    expect(tiesOf(view)).toEqual([{ seats: [3, 2], by: 'links' }]);
    const cash = viewOf('over');
    cash.seats[2]!.links = cash.seats[3]!.links;
    expect(tiesOf(cash)).toEqual([{ seats: [3, 2], by: 'cash' }]);
    cash.seats[2]!.cash = cash.seats[3]!.cash;
    expect(tiesOf(cash)).toEqual([{ seats: [3, 2], by: null }]);
  });
  it('tells of every baron what it wanted and what there was', () => {
    expect(baronResults(view, map).map(({ seat, note, met, points }) => [seat, note, met, points])).toEqual([
      [1, 'New York – Chicago: not done', false, 0],
      [0, 'for every own link into Chicago, 3 links', true, 6],
      [3, 'fewest bonds: 7, best 6', false, 0],
      [2, 'longest own line: not done', false, 0],
    ]);
  });
});

describe('where a map comes from', () => {
  it('is read off its file', () => {
    const count = (mark: string) => cityOrigins(map).filter((city) => city.mark === mark).length;
    expect(['full', 'half', 'ring', 'cross'].map(count)).toEqual([9, 7, 21, 15]);
    expect(
      cityOrigins(map)
        .filter(({ unsure }) => unsure)
        .map(({ id }) => id),
    ).toEqual(['washington']);
    expect(majorOrigins(map)).toEqual({ pairs: 5, points: 3, all: 6 });
    expect(
      cityOrigins(mexico)
        .filter(({ mark }) => mark === 'ring')
        .map(({ id }) => id),
    ).toEqual(['mexico_city']);
  });
  it('of a source says found, in part or made', () => {
    expect(['FACT', 'pair FACT, points OURS', 'OURS', undefined].map(originOf)).toEqual([
      'found',
      'part',
      'made',
      'made',
    ]);
    expect(originOf(map.common.income_track.source)).toBe('part');
  });
});

describe('words', () => {
  it.each(['en', 'uk', 'ru'] as const)('%s: every card and every baron of the box says what it does', (language) => {
    speak(language, 'railways_of_the_world');
    for (const one of [map, mexico]) {
      const cards = one.common.operation_cards.filter(
        ({ kind, deck }) => kind !== 'major_line' && deck === one.file.id,
      );
      const barons = one.common.baron_cards.filter((baron) => baron.map === one.file.id);
      const told = [
        ...cards.flatMap((card) => [cardNote(card), cardRule(card, one)]),
        ...barons.map((baron) => goalText(baron, one)),
      ];
      for (const line of told) expect(line).not.toMatch(/[{}]|railways\./);
      for (const card of cards) expect(texts.has(`railways.kind.${card.kind}`)).toBe(true);
    }
    speak('en', 'railways_of_the_world');
  });
});
