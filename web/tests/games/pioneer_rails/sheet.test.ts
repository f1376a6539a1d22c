// The paper sheet and its rows, on positions of real games.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import { box, objectiveOf } from '../../../src/games/pioneer_rails/box';
import { countedFor, placesOf, sections } from '../../../src/games/pioneer_rails/counted';
import { describe as tell, handText } from '../../../src/games/pioneer_rails/describe';
import { makings, nextBest, pointsOf } from '../../../src/games/pioneer_rails/hands';
import HandValue from '../../../src/games/pioneer_rails/HandValue.svelte';
import { progressOf, starOf } from '../../../src/games/pioneer_rails/objectives';
import Objectives from '../../../src/games/pioneer_rails/Objectives.svelte';
import PaperSheet from '../../../src/games/pioneer_rails/PaperSheet.svelte';
import PickPanel from '../../../src/games/pioneer_rails/PickPanel.svelte';
import { scoreRows } from '../../../src/games/pioneer_rails/score';
import SoloGoal from '../../../src/games/pioneer_rails/SoloGoal.svelte';
import type { PioneerView, Rank } from '../../../src/games/pioneer_rails/view';
import { clear, show, text } from '../../mounting';
import { speak } from '../../words';
import { endOf, find, games, lengthOf, picksAt, viewAt } from './views';

beforeAll(() => speak('en', 'pioneer_rails'));

afterEach(clear);
const names = (seat: number): string => `P${seat}`;

/** Every tenth position and the end, as every seat sees it. */
const positions = games.flatMap((name) => {
  const stops = [...Array.from({ length: Math.floor(lengthOf(name) / 40) }, (_, i) => 20 + i * 40), lengthOf(name)];
  return stops.map((n) => ({ name, n, view: viewAt(name, n) }));
});

describe('what stands behind a row', () => {
  it('is the largest network for rail yards', () => {
    for (const { view } of positions)
      view.seats.forEach(({ yards, score }, seat) => {
        const towns = placesOf(view, seat, 'yards').filter((place) => place.startsWith('town:'));
        expect(towns).toHaveLength(yards ? score.network : 0);
      });
  });
  it('is every activated place once, and every town', () => {
    for (const { view } of positions)
      view.seats.forEach((held, seat) => {
        const places = sections.flatMap((one) => (one === 'towns' || one === 'yards' ? [] : placesOf(view, seat, one)));
        const yards = placesOf(view, seat, 'yards').filter((place) => !place.startsWith('town:'));
        expect([...places, ...yards].sort()).toEqual([...held.active].sort());
        expect(placesOf(view, seat, 'towns')).toHaveLength(Object.keys(held.towns).length);
      });
  });
  it('is what an objective counts, where places are counted', () => {
    const counted = ['C', 'D', 'E', 'H', 'K', 'L', 'O'];
    for (const { view } of positions)
      view.seats.forEach((held, seat) => {
        for (const [id, n] of Object.entries(held.measured))
          if (counted.includes(id)) expect([id, countedFor(view, seat, id).length]).toEqual([id, n]);
          else if (n! >= objectiveOf(id).count) expect([id, countedFor(view, seat, id)]).not.toEqual([id, []]);
      });
  });
});

describe('score rows', () => {
  it('add up to the total', () => {
    for (const { view } of positions) {
      const rows = scoreRows(view);
      rows
        .find((row) => row.total)!
        .values.forEach((total, seat) =>
          expect(rows.filter((row) => !row.total).reduce((all, row) => all + row.values[seat]!, 0)).toBe(total),
        );
    }
  });
  it('have objectives only with others, and the bonus only with three', () => {
    const keys = (view: PioneerView): string[] => scoreRows(view).map(({ key }) => key);
    expect(keys(endOf('solo_b_medium_extra_card'))).not.toContain('objectives');
    expect(keys(endOf('many_5_seats_b'))).toContain('objectives');
    expect(keys(endOf('many_5_seats_b'))).not.toContain('bonus');
    expect(keys(endOf('standard_3_seats_a'))).toContain('bonus');
  });
  it('say where their points come from', () => {
    const view = endOf('standard_3_seats_a');
    const yards = scoreRows(view).find(({ key }) => key === 'yards')!;
    view.seats.forEach(({ yards: n, score }, seat) =>
      expect(yards.note!(seat)).toBe(n ? `${score.network} towns × ${box.sheet.yard_multipliers[n - 1]}` : ''),
    );
  });
});

describe('hands', () => {
  it('are worth as much as they show until their round is over, then what was written', () => {
    const worth = (hand: string, saloon: boolean): number =>
      box.poker_hands.find(({ id }) => id === hand)!.points * (saloon ? box.sheet.saloon_factor : 1);
    for (const { view } of positions)
      for (const seat of view.seats)
        for (const hand of seat.hands) expect(pointsOf(hand)).toBe(hand.shows ? worth(hand.shows, hand.saloon) : null);
  });
  it('name every rank once, the best first', () => {
    const view = viewAt(
      'many_5_seats_b',
      find('many_5_seats_b', (one) => one.seats[0]!.hands[1]!.ranks.length === 4),
    );
    const hand = view.seats[0]!.hands[1]!;
    const ways = makings(hand);
    expect(ways.flatMap(({ ranks }) => ranks).sort()).toEqual([...box.cards.ranks].sort());
    const worth = ways.map(({ points }) => points);
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
  });
  it('promise nothing that no card can bring any more', () => {
    for (const { view } of positions) {
      const hand = view.seats[0]!.hands[view.round - 1]!;
      const next = nextBest(hand);
      if (!next) continue;
      expect(next.hand).not.toBe(hand.shows);
      for (const rank of next.ranks) expect(hand.coming).toHaveProperty(rank);
    }
  });
  it('hope for the hidden card, and on the last turn for nothing but what may be picked', () => {
    const name = 'solo_b_medium_extra_card';
    const hidden = viewAt(
      name,
      find(name, ({ turn_of_round: turn, phase, seats: [me] }) => turn === 5 && phase === 'play' && !me!.picked),
    ).seats[0]!;
    const hand = hidden.hands.find(({ coming }) => coming)!;
    expect(Object.keys(hand.coming!)).toEqual([hidden.hidden!.slice(0, -1)]);
    const other = 'many_5_seats_b';
    const last = viewAt(
      other,
      find(other, ({ turn_of_round: turn, phase, seats: [me] }) => turn === 5 && phase === 'play' && !me!.picked),
    );
    const coming = last.seats[0]!.hands[last.round - 1]!.coming!;
    expect(Object.keys(coming).sort()).toEqual([...new Set(last.cards.open.map((card) => card.slice(0, -1)))].sort());
    const panel = show(HandValue, { view: last, seat: 0 });
    const gone = [...panel.querySelectorAll('.ways li')].filter((way) =>
      text(way).endsWith('no more of them this round'),
    );
    for (const way of gone) expect(way.classList).not.toContain('better');
    expect(gone.length).toBeGreaterThan(0);
  });
});

describe('the paper sheet', () => {
  it('has circled as many boxes as the seat has, and their values from the box', () => {
    const view = endOf('many_5_seats_b');
    view.seats.slice(0, 2).forEach((seat, i) => {
      const paper = show(PaperSheet, { view, seat: i, title: 'Sheet' });
      const [forts, yards, banks] = [...paper.querySelectorAll('.few .sec')];
      const [ranches, gold, towns] = [...paper.querySelectorAll('.many .sec')];
      const rings = (row: Element | undefined): number => row!.querySelectorAll('.bx > .pencil').length;
      expect([forts, yards, ranches, gold, towns].map(rings)).toEqual([
        seat.forts,
        seat.yards,
        seat.ranches,
        seat.gold,
        seat.town_boxes,
      ]);
      expect(gold!.querySelectorAll('.x')).toHaveLength(seat.gold_crossed);
      expect(towns!.querySelectorAll('.x')).toHaveLength(seat.town_boxes_crossed);
      expect([...banks!.querySelectorAll('.bx b')].map(text)).toEqual(seat.banks.map(String));
      expect([...ranches!.querySelectorAll('.bx')].map(text)).toEqual(box.sheet.ranch.map(String));
      expect(text(paper.querySelector('.sum'))).toBe(`Total${seat.score.total}`);
    });
  });
  it('writes in pen what the turn adds, and leaves the rest in pencil', () => {
    const name = 'standard_3_seats_a';
    const n = find(name, (view) => view.seats[0]!.finished && view.seats[0]!.active.length > 3);
    const after = viewAt(name, n);
    const begun = find(name, ({ round, turn_of_round: turn }) => round === after.round && turn === after.turn_of_round);
    const before = viewAt(name, begun);
    const paper = show(PaperSheet, { view: after, seat: 0, title: 'Sheet' });
    expect(paper.querySelectorAll('.hand .bx.d')).toHaveLength(1);
    const delta = after.seats[0]!.score.total - before.seats[0]!.score.total;
    expect(text(paper.querySelector('.sum .pr-delta'))).toBe(delta ? `+${delta}` : '');
    const blue = paper.querySelectorAll('.sec .bx.d').length;
    const { forts, yards, ranches, gold, town_boxes: towns, banks } = after.seats[0]!;
    const was = before.seats[0]!;
    expect(blue).toBe(
      forts - was.forts + yards - was.yards + ranches - was.ranches + gold - was.gold + towns - was.town_boxes +
        banks.length - was.banks.length,
    ); // prettier-ignore
  });
  it('knows the card and the boxes of this turn where no earlier view is there', () => {
    const name = 'standard_3_seats_a';
    const view = viewAt(
      name,
      find(name, ({ seats: [me] }) => !!me!.card && !me!.finished && me!.allowance! > 3),
    );
    const paper = show(PaperSheet, { view, seat: 0, title: 'Sheet' });
    expect(paper.querySelectorAll('.hand .bx.d')).toHaveLength(1);
    expect(paper.querySelectorAll('.x.d')).toHaveLength(view.seats[0]!.allowance! - box.turn.base_tracks);
  });
  it('lights up the places of a row while it is looked at', () => {
    const view = endOf('standard_3_seats_a');
    const onlit = vi.fn();
    const paper = show(PaperSheet, { view, seat: 0, title: 'Sheet', onlit });
    const forts = paper.querySelector<HTMLElement>('.few .sec')!;
    forts.dispatchEvent(new FocusEvent('focus'));
    expect(onlit).toHaveBeenLastCalledWith(placesOf(view, 0, 'forts'));
    forts.dispatchEvent(new FocusEvent('blur'));
    expect(onlit).toHaveBeenLastCalledWith([]);
  });
  it('is one stop of the Tab key', () => {
    const paper = show(PaperSheet, { view: endOf('many_5_seats_b'), seat: 0, title: 'Sheet' });
    expect(paper.querySelectorAll('button[data-stop]')).toHaveLength(box.sheet.hands + 6);
    expect([...paper.querySelectorAll<HTMLElement>('[data-stop]')].filter((one) => one.tabIndex === 0)).toHaveLength(1);
  });
});

describe('what each card brings', () => {
  it.each([
    ['standard_3_seats_a', 'dealer_pick', 3, ''],
    ['many_5_seats_b', 'play', 2, '5–8 players'],
    ['solo_b_medium_extra_card', 'play', 2, 'Solo'],
  ] as const)('%s', (name, phase, count, mode) => {
    const seat = name === 'standard_3_seats_a' ? 1 : 0;
    const n = find(name, (view) => view.phase === phase && !view.seats[seat]!.picked && view.turn.includes(seat), seat);
    const view = viewAt(name, n, seat);
    const cards = picksAt(name, n, seat);
    const [onlook, onpick] = [vi.fn(), vi.fn()];
    const panel = show(PickPanel, { view, seat, cards, looked: cards[0]!.card, onlook, onpick });
    const articles = [...panel.querySelectorAll('article')];
    expect(articles).toHaveLength(count);
    expect(text(panel.querySelector('.pr-mode h3'))).toBe(mode);
    articles.forEach((article, i) => {
      const { card, quote } = cards[i]!;
      expect(article.classList).toContain(`k-${quote.railway}`);
      expect(text(article.querySelector('.pr-row5 .d'))).toBe(card.slice(0, -1));
      article.querySelector<HTMLElement>('button')!.click();
      expect(onpick).toHaveBeenLastCalledWith(card);
    });
    articles[1]!.querySelector('button')!.dispatchEvent(new FocusEvent('focus'));
    expect(onlook).toHaveBeenLastCalledWith(cards[1]!.card);
  });
  it('shows the hidden card alone on the fifth turn', () => {
    const name = 'solo_b_medium_extra_card';
    const n = find(name, (view) => view.turn_of_round === 5 && view.phase === 'play');
    const view = viewAt(name, n);
    const cards = picksAt(name, n, 0);
    const panel = show(PickPanel, { view, seat: 0, cards, looked: null, onlook: () => {}, onpick: () => {} });
    expect(panel.querySelectorAll('article')).toHaveLength(1);
    expect(text(panel.querySelector('.pr-mode h3'))).toBe('The fifth card');
    // The last card settles the hand: what it is worth is said instead of what is left.
    expect(text(panel.querySelector('.left'))).toMatch(/points?$/);
  });
});

describe('the value of a hand', () => {
  it('crosses out what can not be made any more only when one card is missing', () => {
    const name = 'many_5_seats_b';
    const counts = [3, 4].map((length) => {
      const view = viewAt(
        name,
        find(name, (one) => one.seats[0]!.hands[0]!.ranks.length === length && one.round === 1),
      );
      const panel = show(HandValue, { view, seat: 0 });
      const hand = view.seats[0]!.hands[0]!;
      const made = Object.entries(hand.makes!).flatMap(([rank, one]) =>
        hand.coming?.[rank as Rank] ? [one.hand] : [],
      );
      const can = new Set([...made, hand.shows].filter(Boolean));
      expect(panel.querySelectorAll('tr:is(.cur, .can)')).toHaveLength(can.size);
      return [panel.querySelectorAll('tr.no').length, box.poker_hands.length - can.size];
    });
    expect(counts[0]![0]).toBe(0);
    expect(counts[1]![0]).toBe(counts[1]![1]);
  });
  it('shows a looked-at rank in its box with what it makes', () => {
    const name = 'many_5_seats_b';
    const view = viewAt(
      name,
      find(name, (one) => one.seats[0]!.hands[0]!.ranks.length === 4 && one.round === 1),
    );
    const hand = view.seats[0]!.hands[0]!;
    const [rank, made] = Object.entries(hand.makes!).find(([, one]) => one.hand !== hand.shows)!;
    const panel = show(HandValue, { view, seat: 0, rank: rank as Rank });
    expect(text(panel.querySelector('.pr-five .d'))).toBe(rank);
    expect(text(panel.querySelector('.sum'))).toBe(`Now${pointsOf(hand) ?? 0}→ ${made.points}`);
  });
});

describe('objectives', () => {
  it('show who has which star and how far I am', () => {
    const view = endOf('many_5_seats_b');
    const panel = show(Objectives, { view, seat: 0, names });
    view.objectives.forEach((objective, i) => {
      const row = panel.querySelectorAll('.obj')[i]!;
      const holders = view.seats.filter((_, seat) => starOf(seat, objective)).length;
      expect(row.querySelectorAll('.by .seat')).toHaveLength(holders);
      expect(row.querySelectorAll('.pr-star.got')).toHaveLength(starOf(0, objective) ? 1 : 0);
      const { now, of } = progressOf(view.seats[0]!, objective);
      if (!starOf(0, objective)) expect(text(row.querySelector('.far'))).toBe(`${now} / ${of}`);
    });
  });
  it('stay amber while they are new', () => {
    const view = endOf('many_5_seats_b');
    const panel = show(Objectives, { view, seat: 0, names, fresh: [view.objectives[1]!.id] });
    expect([...panel.querySelectorAll('.obj')].map((row) => row.classList.contains('fresh'))).toEqual([
      false,
      true,
      false,
    ]);
  });
  it('tell alone which are done and which lie face down', () => {
    const name = 'solo_b_medium_extra_card';
    for (const n of [20, 90, lengthOf(name)]) {
      const view = viewAt(name, n);
      const panel = show(Objectives, { view, seat: 0, names });
      expect(panel.querySelectorAll('.down')).toHaveLength(view.solo!.face_down);
      expect(panel.querySelectorAll('.met')).toHaveLength(view.objectives.filter(({ open }) => !open).length);
    }
  });
  it('say what the draft would complete', () => {
    const name = 'solo_b_medium_extra_card';
    const after = find(name, (view) => view.objectives.some(({ open }) => !open));
    const panel = show(Objectives, { view: viewAt(name, after - 1), preview: viewAt(name, after), seat: 0, names });
    expect(panel.querySelectorAll('.soon')).toHaveLength(1);
  });
});

describe('the goal of a lone player', () => {
  it('has the target now and the one after this turn', () => {
    const name = 'solo_b_medium_extra_card';
    const after = find(name, (view) => view.objectives.some(({ open }) => !open));
    const [view, then] = [viewAt(name, after - 1), viewAt(name, after)];
    const panel = show(SoloGoal, { view });
    expect([...panel.querySelectorAll('.mk')].map(text)).toEqual([view, then].map((one) => `${one.solo!.target}`));
    expect(text(panel.querySelector('.nums > b'))).toBe(`${view.seats[0]!.before!.score.total}`);
  });
});

describe.each(languages)('in words (%s)', (language) => {
  it('the board is told without a missing word', () => {
    speak(language, 'pioneer_rails');
    for (const { view } of positions)
      view.seats.forEach((_, seat) => expect(tell(view, seat).join('\n')).not.toMatch(/pioneer|undefined|[{}]/));
    speak('en', 'pioneer_rails');
  });
  it('hands are told as people speak', () => {
    speak(language, 'pioneer_rails');
    const view = viewAt(
      'many_5_seats_b',
      find('many_5_seats_b', (one) => one.seats[0]!.hands[1]!.ranks.length === 4),
    );
    expect([1, 2, 3].map((round) => handText(view, 0, round))).toMatchSnapshot();
    speak('en', 'pioneer_rails');
  });
});
