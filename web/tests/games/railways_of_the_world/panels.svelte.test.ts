// What stands around the map, as components: what they show, what can be pressed, which keys they know.
import { flushSync, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ActionRail from '../../../src/games/railways_of_the_world/ActionRail.svelte';
import { railActions } from '../../../src/games/railways_of_the_world/actions';
import AuctionChooser from '../../../src/games/railways_of_the_world/AuctionChooser.svelte';
import AuctionDialog from '../../../src/games/railways_of_the_world/AuctionDialog.svelte';
import BaronCard from '../../../src/games/railways_of_the_world/BaronCard.svelte';
import BaronChoice from '../../../src/games/railways_of_the_world/BaronChoice.svelte';
import BondPreview from '../../../src/games/railways_of_the_world/BondPreview.svelte';
import CardDialog from '../../../src/games/railways_of_the_world/CardDialog.svelte';
import CityTag from '../../../src/games/railways_of_the_world/CityTag.svelte';
import DeliverTag from '../../../src/games/railways_of_the_world/DeliverTag.svelte';
import DrawnNote from '../../../src/games/railways_of_the_world/DrawnNote.svelte';
import EmptyCities from '../../../src/games/railways_of_the_world/EmptyCities.svelte';
import End from '../../../src/games/railways_of_the_world/End.svelte';
import EndBanner from '../../../src/games/railways_of_the_world/EndBanner.svelte';
import EngineLadder from '../../../src/games/railways_of_the_world/EngineLadder.svelte';
import Estimate from '../../../src/games/railways_of_the_world/Estimate.svelte';
import { receiptOf } from '../../../src/games/railways_of_the_world/estimate';
import FinalTable from '../../../src/games/railways_of_the_world/FinalTable.svelte';
import IncomePanel from '../../../src/games/railways_of_the_world/IncomePanel.svelte';
import MajorLines from '../../../src/games/railways_of_the_world/MajorLines.svelte';
import MapCards from '../../../src/games/railways_of_the_world/MapCards.svelte';
import NetworksPanel from '../../../src/games/railways_of_the_world/NetworksPanel.svelte';
import OpCards from '../../../src/games/railways_of_the_world/OpCards.svelte';
import Palette from '../../../src/games/railways_of_the_world/Palette.svelte';
import PathCard from '../../../src/games/railways_of_the_world/PathCard.svelte';
import PlayersTable from '../../../src/games/railways_of_the_world/PlayersTable.svelte';
import Provenance from '../../../src/games/railways_of_the_world/Provenance.svelte';
import ReceiptList from '../../../src/games/railways_of_the_world/ReceiptList.svelte';
import RidgeTip from '../../../src/games/railways_of_the_world/RidgeTip.svelte';
import Ticket from '../../../src/games/railways_of_the_world/Ticket.svelte';
import TurnSteps from '../../../src/games/railways_of_the_world/TurnSteps.svelte';
import UrbanizeCard from '../../../src/games/railways_of_the_world/UrbanizeCard.svelte';
import type {
  BidQuote,
  ColorQuote,
  NewColor,
  RailwaysView,
  UpgradeQuote,
} from '../../../src/games/railways_of_the_world/view';
import WhyTip from '../../../src/games/railways_of_the_world/WhyTip.svelte';
import type { View } from '../../../src/net/types';
import { speak } from '../../words';
import { map, mexico, momentOf, names, quotesOf, viewOf } from './moments';
import { button, clear, key, press, show, text } from '../../mounting';

const game = 'railways_of_the_world';
const stage = { width: 900, height: 600 };
const place = { left: 300, top: 200, width: 40, height: 40 };
const nothing = (): void => {};
beforeEach(() => speak('en', game));
afterEach(clear);

describe('the rail', () => {
  const props = (name: string) => {
    const { view, legal } = momentOf(name);
    return {
      actions: railActions(view, map, 1, legal),
      chosen: null,
      onchoose: vi.fn(),
      onask: vi.fn(),
      onconfirm: vi.fn(),
    };
  };
  it('chooses what is open and asks about what is closed', () => {
    const heard = props('action');
    const page = show(ActionRail, heard);
    press(button(page, 'Engine'));
    expect(heard.onchoose).toHaveBeenCalledWith('upgrade');
    press(button(page, 'Go west'));
    expect(heard.onchoose).toHaveBeenCalledTimes(1);
    expect(heard.onask).toHaveBeenCalledWith('western');
    expect(button(page, 'Go west').getAttribute('aria-disabled')).toBe('true');
  });
  it('goes on with the action at hand by Enter', () => {
    const heard = { ...props('action'), chosen: 'upgrade' as const };
    const page = show(ActionRail, heard);
    const enter = (name: string) =>
      button(page, name).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(enter('Engine')).toBe(false);
    expect(heard.onconfirm).toHaveBeenCalledTimes(1);
    expect(enter('Deliver')).toBe(true);
    expect(heard.onconfirm).toHaveBeenCalledTimes(1);
  });
  it('is one stop of the Tab key', () => {
    const page = show(ActionRail, props('action'));
    const stops = [...page.querySelectorAll<HTMLElement>('[data-stop]')];
    expect(stops.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    stops[0]!.focus();
    key(stops[0]!, 'ArrowDown');
    expect(document.activeElement).toBe(stops[1]);
  });
});

describe('players', () => {
  it('stand in the order of the turn, with what a draft would make of them', () => {
    const view = viewOf('deliver');
    view.seats[3]!.cards = ['hotel_new_york', 'express_service'];
    view.seats[3]!.express = 'used';
    const page = show(PlayersTable, { view, map, names, me: 1, changes: { 1: { cash: 4, gain: 5 }, 2: { gain: 2 } } });
    const rows = [...page.querySelectorAll('tbody tr')];
    expect(rows.map((row) => text(row.querySelector('.nm')))).toEqual(['P1', 'P2', 'P3', 'P0']);
    expect([...rows[0]!.querySelectorAll('.dl')].map(text)).toEqual(['→becomes 4', '+5']);
    expect(text(rows[0]!.querySelector('.inc'))).toBe('29 −6');
    expect(rows[2]!.querySelectorAll('.kept')).toHaveLength(2);
    expect(text(rows[2]!.querySelector('.kept.used'))).toBe('Express Service');
    expect(rows.map((row) => row.classList.contains('me'))).toEqual([true, false, false, false]);
  });
  it('have points after bonds beside those on the track in a replay, at its end with the barons', () => {
    const head = (view: RailwaysView) =>
      text(show(PlayersTable, { view, map, names, me: 1, scores: view.scores }).querySelector('thead th:last-child'));
    const view = viewOf('deliver');
    expect(head(view)).toBe('after bonds');
    clear();
    for (const seat of view.seats) seat.baron_points = 0;
    expect(head(view)).toBe('in all');
  });
});

describe('the turn and the end in sight', () => {
  it('marks the step that it is at', () => {
    const page = show(TurnSteps, { view: viewOf('build'), map });
    expect(text(page.querySelector('[aria-current="step"]'))).toBe('Action 2');
    expect(page.querySelectorAll('.done')).toHaveLength(2);
  });
  it('counts empty cities, and says when the end is triggered', () => {
    const view = viewOf('action');
    const page = show(EmptyCities, { view });
    expect(page.querySelectorAll('svg.full')).toHaveLength(3);
    expect(page.querySelectorAll('svg')).toHaveLength(14);
    expect(show(EndBanner, { view, onclose: nothing }).querySelector('.rw-ending')).toBeNull();
    const last = { ...view, ending: { triggered: true, last_turn: true } };
    expect(text(show(EmptyCities, { view: last }))).toContain('last turn');
    const onclose = vi.fn();
    const banner = show(EndBanner, { view: last, onclose });
    expect(text(banner)).toContain('The last turn');
    press(banner.querySelector('button'));
    expect(onclose).toHaveBeenCalled();
  });
});

describe('cards in their row', () => {
  it('have those to take first, and mark what would be won and what is new', () => {
    const onpress = vi.fn();
    const view = viewOf('action');
    view.cards.open = ['bounty_toronto', ...view.cards.open!.filter((card) => card !== 'bounty_toronto')];
    const page = show(OpCards, { view, map, lit: ['bounty_toronto'], fresh: ['new_industry'], onpress });
    const cards = [...page.querySelectorAll('button')];
    expect(cards.map((one) => one.classList.contains('bonus'))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(text(page.querySelector('.lit'))).toContain('Service Bounty: Toronto');
    expect(text(page.querySelector('.fresh'))).toContain('New Industry');
    press(button(page, 'Service Bounty: Mobile'));
    expect(onpress).toHaveBeenCalledWith('bounty_mobile');
  });
  it('major lines light their cities, free ones first', () => {
    const onlight = vi.fn();
    const page = show(MajorLines, { view: viewOf('action'), map, names, onlight });
    expect([...page.querySelectorAll('li')].map((row) => row.classList.contains('taken'))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    button(page, 'Baltimore – Toledo').focus();
    expect(onlight).toHaveBeenLastCalledWith(['baltimore', 'toledo']);
    button(page, 'Baltimore – Toledo').blur();
    expect(onlight).toHaveBeenLastCalledWith([]);
  });
});

describe('the auction', () => {
  const offers = (): BidQuote[] => quotesOf<BidQuote>(momentOf('auction'), 'bid');
  const open = (more: object = {}) => {
    const heard = { onbid: vi.fn(), onpass: vi.fn() };
    const page = show(AuctionDialog, {
      view: viewOf('auction'),
      names,
      me: 1,
      offers: offers(),
      passes: true,
      ...heard,
      ...more,
    });
    return { page, ...heard, value: () => page.querySelector('[role=spinbutton]')!.getAttribute('aria-valuenow') };
  };
  it('begins with the lowest bid, on the button that makes it', () => {
    const { page, onbid, value } = open();
    expect(value()).toBe('4');
    expect(text(document.activeElement)).toContain('Bid 4');
    press(document.activeElement);
    expect(onbid).toHaveBeenCalledWith(4);
    expect([...page.querySelectorAll('.bid .b')].map(text)).toEqual(['pass', '2', 'pass', '3']);
    expect(page.querySelector('.bid.top')!.getAttribute('data-place')).toBe('bid:3');
  });
  it('steps to bids that may be made alone', () => {
    const { page, value } = open();
    press(button(page, '10'));
    press(page.querySelector('[aria-label="More"]'));
    expect(value()).toBe('30');
    expect(page.querySelector<HTMLButtonElement>('[aria-label="More"]')!.disabled).toBe(true);
    expect(text(page.querySelector('.conseq'))).toContain('Your cash is short: 1 bond, 3 left.');
    key(page.querySelector('[role=spinbutton]')!, 'ArrowDown');
    expect(value()).toBe('10');
    expect(text(page.querySelector('.conseq'))).toContain('28 − 10 = 18');
  });
  it('asks why not where passing is closed, and says it over the dialog (RW-201)', () => {
    const onask = vi.fn();
    const why = { text: 'The first bid of the game must be at least $1k.', code: 'RW-201' };
    const { page, onpass } = open({ passes: false, onask, why });
    press(page.querySelector('[data-thing="auction:pass"]'));
    key(page.querySelector('[role=dialog]')!, 'p');
    expect([onask, onpass].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
    expect(text(page.querySelector('[role=dialog] [role=alert]'))).toMatch(/at least \$1k\. RW-201/);
  });
  it('passes with P, where that may be done', () => {
    const { page, onpass } = open();
    key(page.querySelector('[role=dialog]')!, 'p');
    expect(onpass).toHaveBeenCalledTimes(1);
    clear();
    const first = open({ passes: false });
    key(first.page.querySelector('[role=dialog]')!, 'p');
    expect(first.onpass).not.toHaveBeenCalled();
  });
  it('says what the others would pay', () => {
    const { page } = open({ offers: offers().map((one) => ({ ...one, others: [2, 0, 0, 1] })) });
    expect(text(page.querySelector('.conseq'))).toContain('The others pay half of their bids: P0 2, P3 1.');
  });
  it('waits while another seat speaks', () => {
    const { page } = open({ offers: [], passes: false });
    expect(page.querySelector('.stepper')).toBeNull();
    expect(text(page.querySelector('.waits'))).toContain('P1');
  });
});

describe('dialogs over the map', () => {
  const bonds = (more: object = {}) => {
    const heard = { onconfirm: vi.fn(), oncancel: vi.fn() };
    const [quote] = quotesOf<UpgradeQuote>(momentOf('deliver'), 'upgrade');
    const page = show(BondPreview, {
      view: viewOf('deliver'),
      map,
      names,
      me: 1,
      quote: quote!,
      what: 'engine',
      deed: 'Upgrade',
      instead: 'a delivery',
      ...heard,
      ...more,
    });
    return { page, ...heard };
  };
  it('bonds: what is missing, and now against after', () => {
    const { page, onconfirm } = bonds();
    const line = (what: string) =>
      text([...page.querySelectorAll('.rw-receipt li')].find((one) => text(one).startsWith(what)));
    expect([line('Price'), line('Missing'), line('4 bonds'), line('Left')]).toEqual([
      'Price20',
      'Missing19',
      '4 bonds of 5+20',
      'Left1',
    ]);
    const rows = [...page.querySelectorAll('.rw-compare tbody tr')].map((row) => [...row.children].map(text));
    expect(rows).toContainEqual(['Stays every turn', '23', '19']);
    expect(rows).toContainEqual(['At the end for bonds', '−6', '−10']);
    expect(page.querySelectorAll('.cert')).toHaveLength(4);
    press(document.activeElement);
    expect(onconfirm).toHaveBeenCalled();
  });
  it('bonds that eat more than the income: what is short hangs under the axis, and no figure lies on another', () => {
    const figures = (income: number, interest: number, more: number) => {
      const [quote] = quotesOf<UpgradeQuote>(momentOf('deliver'), 'upgrade');
      const view = viewOf('deliver');
      Object.assign(view.seats[1]!, { income, interest });
      const after = { ...quote!.after, income, interest: interest + more };
      const { page } = bonds({ view, quote: { ...quote!, after } });
      const bars = page.querySelector('.rw-bars')!;
      const marks = [...bars.querySelectorAll('text')].map((one) => ({
        text: text(one),
        x: Number(one.getAttribute('x')),
        y: Number(one.getAttribute('y')),
      }));
      const short = bars.querySelectorAll('.short').length;
      clear();
      return { marks, short };
    };
    for (const [income, interest, more] of [
      [0, 3, 1],
      [4, 0, 2],
      [8, 1, 1],
      [27, 29, 2],
      [27, 4, 4],
      [0, 0, 1],
    ] as const) {
      // prettier-ignore
      const { marks, short } = figures(income, interest, more);
      expect(short).toBe([interest, interest + more].filter((n) => n > income).length);
      for (const [i, a] of marks.entries())
        for (const b of marks.slice(i + 1))
          expect(a.x !== b.x || Math.abs(a.y - b.y) >= 14, `${income} ${interest}: ${a.text} and ${b.text}`).toBe(true);
    }
  });
  it('Esc leaves, Tab stays inside', () => {
    const { page, oncancel } = bonds();
    const dialog = page.querySelector('[role=dialog]')!;
    const stops = [...dialog.querySelectorAll('button')];
    stops.at(-1)!.focus();
    expect(key(stops.at(-1)!, 'Tab').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(stops[0]);
    key(stops[0]!, 'Tab', { shiftKey: true });
    expect(document.activeElement).toBe(stops.at(-1));
    expect(oncancel).not.toHaveBeenCalled();
    key(dialog, 'Escape');
    expect(oncancel).toHaveBeenCalledTimes(1);
  });
  it('cards: the first press chooses, the second takes; a bonus card is asked', () => {
    const heard = { onchoose: vi.fn(), ontake: vi.fn(), onask: vi.fn(), onclose: vi.fn() };
    const { view, legal } = momentOf('cards');
    const takes = legal.flatMap((move) => (move.startsWith('take ') ? [move.slice(5)] : []));
    const page = show(CardDialog, { view, map, legal: takes, chosen: 'express_service', ...heard });
    press(page.querySelector('[data-thing="card:land_grant"]'));
    expect(heard.onchoose).toHaveBeenCalledWith('land_grant');
    press(page.querySelector('[data-thing="card:express_service"]'));
    expect(heard.ontake).toHaveBeenCalledWith('express_service');
    press(page.querySelector('[data-thing="card:bounty_duluth"]'));
    expect(heard.onask).toHaveBeenCalledWith('bounty_duluth');
    expect(text(page.querySelector('.det'))).toContain('may go over 1 link more');
    press(button(page, 'Take “Express Service”'));
    expect(heard.ontake).toHaveBeenCalledTimes(2);
  });
  it('barons: one of two is kept, then the others are awaited', () => {
    const heard = { onchoose: vi.fn(), onkeep: vi.fn() };
    const view = viewOf('baron');
    const page = show(BaronChoice, { view, map, names, me: 1, chosen: 'fewest_bonds', ...heard });
    const [king, banker] = [...page.querySelectorAll('[role=radio]')];
    press(king);
    expect(heard.onchoose).toHaveBeenCalledWith('new_york_chicago');
    press(banker);
    expect(heard.onkeep).toHaveBeenCalledWith('fewest_bonds');
    clear();
    const kept: RailwaysView = { ...view, turn: [0, 3] };
    kept.seats[1]!.baron = 'fewest_bonds';
    const later = show(BaronChoice, { view: kept, map, names, me: 1, chosen: null, ...heard });
    expect(text(later.querySelector('.waits'))).toContain('P0, P3');
    expect(later.querySelectorAll('[role=radio]:disabled')).toHaveLength(1);
  });
});

describe('beside places of the map', () => {
  it('the receipt lays, drops and takes back', () => {
    const heard = { onconfirm: vi.fn(), oncancel: vi.fn(), onback: vi.fn() };
    const oncard = vi.fn();
    const page = show(Estimate, {
      receipt: receiptOf(viewOf('build'), map, 1, null)!,
      map,
      target: place,
      stage,
      label: 'Lay, −8',
      hand: [{ card: 'land_grant', on: false, oncard }],
      ...heard,
    });
    press(button(page, 'Lay, −8'));
    press(page.querySelector('[aria-label="Take tile 2 back"]'));
    press(page.querySelector('[aria-label="Cancel (Esc)"]'));
    for (const one of Object.values(heard)) expect(one).toHaveBeenCalledTimes(1);
    press(page.querySelector('[role=switch]'));
    expect(oncard).toHaveBeenCalledWith(true);
    expect(text(page.querySelector('.rw-bond'))).toContain('1 new bond: −$1k every turn and −1 point at the end');
  });
  it('the receipt says which card makes it cheaper', () => {
    const view = viewOf('build');
    view.building!.card = 'land_grant';
    const page = show(ReceiptList, { receipt: receiptOf(view, map, 1, null)!, map });
    expect(text(page.querySelector('.with'))).toBe('Government Land Grant plains cost nothing');
  });
  it('a palette chooses with the arrows and confirms with a second press', () => {
    const heard = { onchoose: vi.fn(), onconfirm: vi.fn() };
    const { legal, quotes } = momentOf('color');
    const paints = legal.map((move, i) => ({ ...(quotes[i] as ColorQuote), color: move.split(' ')[1] as NewColor }));
    const page = show(Palette, { paints, chosen: 'purple' as NewColor, target: place, stage, ...heard });
    const radios = [...page.querySelectorAll<HTMLElement>('[role=radio]')];
    expect(radios.map((one) => text(one.querySelector('b')))).toEqual(['Yellow', 'Blue', 'Purple', 'Black']);
    expect(text(radios[0])).toContain('no cube now');
    expect(text(radios[2])).toContain('4 cubes, up to +4');
    radios[2]!.focus();
    key(radios[2]!, 'ArrowDown');
    expect(heard.onchoose).toHaveBeenCalledWith('black');
    press(radios[2]);
    expect(heard.onconfirm).toHaveBeenCalledTimes(1);
  });
  it('the ladder looks further up with the sum of the prices, and buys the next level alone', () => {
    const onconfirm = vi.fn();
    const [quote] = quotesOf<UpgradeQuote>(momentOf('engine'), 'upgrade');
    const page = show(EngineLadder, { view: viewOf('engine'), map, names, me: 1, quote: quote!, onconfirm });
    const levels = [...page.querySelectorAll<HTMLElement>('.lvl')];
    expect(levels).toHaveLength(8);
    expect(text(page.querySelector('.gain'))).toContain('23 → 3');
    expect(text(levels[4])).toBe('5level 5, 20');
    expect(text(levels[3])).toBe('4level 4, 15, P1, P2');
    press(levels[6]);
    expect(text(page.querySelector('.gain'))).toContain('Levels 5–775');
    expect(onconfirm).not.toHaveBeenCalled();
    press(levels[4]);
    press(levels[4]);
    expect(onconfirm).toHaveBeenCalledTimes(1);
    press(levels[1]);
    expect(onconfirm).toHaveBeenCalledTimes(1);
  });
  it('tags say who gets what, and what finishing costs', () => {
    const onpress = vi.fn();
    const tag = show(DeliverTag, { points: [0, 5, 2, 0], names, chosen: true, onpress });
    expect([...tag.querySelectorAll('.pt')].map(text)).toEqual(['P1 +5', 'P2 +2']);
    press(tag.querySelector('button'));
    expect(onpress).toHaveBeenCalled();
    expect(text(show(CityTag, { name: 'Albany', price: 15, bonds: 2 }))).toBe('15 Albany, 2 bonds');
    expect(text(show(CityTag, { price: 4, bonds: 0 }))).toBe('4 no bonds');
  });
  it('reasons have their code, and the shapes where one is refused', () => {
    const page = show(WhyTip, {
      text: 'Too sharp.',
      code: 'RW-209',
      shapes: [
        { edges: [3, 0] as [number, number], ok: true },
        { edges: [3, 4] as [number, number], ok: false },
      ],
      target: place,
      stage,
    });
    expect(text(page.querySelector('[role=alert]'))).toContain('Too sharp. RW-209');
    expect(page.querySelectorAll('.shape')).toHaveLength(2);
    expect(page.querySelectorAll('.shape.no')).toHaveLength(1);
  });
});

describe('the end', () => {
  const view = viewOf('over');
  it('stands by places, and a row lights what made its points', () => {
    const onlight = vi.fn();
    const page = show(FinalTable, { view, map, names, me: 1, onlight });
    expect([...page.querySelectorAll('thead .nm')].map(text)).toEqual(['P1', 'P0', 'P3', 'P2']);
    expect([...page.querySelectorAll('.total td')].map(text)).toEqual(['77', '73', '69', '69']);
    expect(text(page.querySelector('.tie .is-lit .win'))).toBe('12');
    expect(page.querySelectorAll('.tie .is-lit')).toHaveLength(1);
    button(page, 'Major lines').focus();
    flushSync();
    expect(onlight.mock.lastCall![0]).toContain('new_york');
    button(page, 'Major lines').blur();
    expect(onlight).toHaveBeenLastCalledWith([]);
  });
  it('shows one network alone', () => {
    const page = show(NetworksPanel, { view, map, names });
    const faded = () => page.querySelectorAll('[data-place].faded').length;
    expect(faded()).toBe(0);
    press(page.querySelector('[aria-label="P0"]'));
    expect(faded()).toBe(view.links.filter(({ owner }) => owner !== 0).length);
    press(page.querySelector('[aria-label="P0"]'));
    expect(faded()).toBe(0);
  });
});

describe('a new table', () => {
  it('shows all maps whole, and chooses one', () => {
    const heard = { onchange: vi.fn(), onsources: vi.fn() };
    const page = show(MapCards, { maps: [map, mexico], value: 'mexico', ...heard });
    const cards = [...page.querySelectorAll('[role=radio]')];
    expect(cards.map((one) => text(one))).toEqual(['Eastern U.S.52 cities, 1–6 seats', 'Mexico29 cities, 1–4 seats']);
    expect(cards.map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true']);
    press(cards[0]);
    expect(heard.onchange).toHaveBeenCalledWith('eastern_us');
    press(button(page, 'What was found'));
    expect(heard.onsources).toHaveBeenCalled();
  });
  it('says what the options mean on this map', () => {
    const means = (seats: number, options: Record<string, boolean>, on = mexico) =>
      Object.fromEntries(
        [...show(Ticket, { map: on, seats, options }).querySelectorAll('dl > div')].map((row) => [
          text(row.querySelector('dt')),
          text(row.querySelector('dd')),
        ]),
      );
    expect(means(4, { operation_cards: true, barons: true })).toEqual({
      'End of the game': '9 empty cities and one more turn',
      'Cubes on the map': '76',
      'Major lines': '6',
      'Western Link': 'none',
      Barons: '8 cards, two for each',
    });
    expect(means(1, { barons: true }, map)).toMatchObject({ Barons: 'no', 'Western Link': '$30k' });
    expect(means(2, { long_game: true })['End of the game']).toBe('7 + 2 empty cities and one more turn');
    expect(means(2, {})).not.toHaveProperty('Cubes on the map');
  });
  it('an auction style is chosen with the arrows', () => {
    const onchange = vi.fn();
    const page = show(AuctionChooser, { value: 'traditional', onchange });
    const first = page.querySelector<HTMLElement>('[role=radio]')!;
    first.focus();
    key(first, 'ArrowRight');
    expect(onchange).toHaveBeenCalledWith('first_to_pass');
  });
});

/** Every panel, as somebody sees it who does not know the keys of its words. */
const panels = (): [Component<never>, object][] => {
  const { view, legal } = momentOf('action');
  const upgrade = quotesOf<UpgradeQuote>(momentOf('deliver'), 'upgrade')[0]!;
  const receipt = receiptOf(viewOf('build'), map, 1, null)!;
  const floats = { target: place, stage };
  const base = { view, map, names, me: 1 };
  const acts = { onconfirm: nothing, oncancel: nothing, onclose: nothing, onchoose: nothing };
  const list: [unknown, object][] = [
    [ActionRail, { actions: railActions(view, map, 1, legal), chosen: 'build', ...acts }],
    [BaronCard, { baron: 'chicago_hub', map }],
    [PlayersTable, base],
    [PlayersTable, { ...base, view: viewOf('auction') }],
    [IncomePanel, base],
    [EmptyCities, { view: { ...view, ending: { triggered: true, last_turn: false } } }],
    [EndBanner, { view: { ...view, ending: { triggered: true, last_turn: false } }, ...acts }],
    [TurnSteps, { view, map }],
    [OpCards, { view, map, lit: ['bounty_toronto'], fresh: ['new_industry'], onpress: nothing }],
    [MajorLines, { ...base, onlight: nothing }],
    [ReceiptList, { receipt, map, short: true }],
    [Estimate, { receipt, map, ...floats, ...acts, label: 'x' }],
    [
      PathCard,
      { cube: 'red', title: '', stops: [{ city: 'a', name: 'a', seat: 0, points: null }], names, way: { n: 1, of: 2 } },
    ],
    [RidgeTip, { map, ...floats }],
    [BondPreview, { ...base, view: viewOf('deliver'), quote: upgrade, what: '', deed: 'x', ...acts }],
    [
      AuctionDialog,
      {
        ...base,
        view: viewOf('auction'),
        offers: quotesOf(momentOf('auction'), 'bid'),
        passes: true,
        onbid: nothing,
        onpass: nothing,
      },
    ],
    [UrbanizeCard, { ...base, city: 'new_haven', color: 'purple', drawn: ['red'], brings: 2 }],
    [DrawnNote, { cubes: ['red', 'western'] }],
    [EngineLadder, { ...base, quote: upgrade, ...acts }],
    [CardDialog, { view, map, legal: ['land_grant'], chosen: 'land_grant', ontake: nothing, ...acts }],
    [BaronChoice, { ...base, view: viewOf('baron'), chosen: null, onkeep: nothing, ...acts }],
    [End, { view: viewOf('over') as unknown as View, names, store: { seat: 1 } }],
    [MapCards, { maps: [map, mexico], value: 'mexico', onchange: nothing, onsources: nothing }],
    [AuctionChooser, { value: 'traditional', onchange: nothing }],
    [Ticket, { map, seats: 4, options: { barons: true, open_barons: true } }],
    [Provenance, { maps: [map, mexico], first: 'eastern_us', ...acts }],
    [Provenance, { maps: [map, mexico], first: '', ...acts }],
  ];
  return list as [Component<never>, object][];
};

describe.each(['en', 'uk', 'ru'] as const)('%s', (language) => {
  it('all of it is said in words, with every place filled', () => {
    HTMLDialogElement.prototype.showModal ??= nothing;
    HTMLDialogElement.prototype.close ??= nothing;
    speak(language, game);
    for (const [panel, props] of panels()) {
      const page = show(panel as unknown as Component<Record<string, unknown>>, props as Record<string, unknown>);
      const said = [
        text(page),
        ...[...page.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
          one.getAttribute('aria-label') ?? '',
          one.getAttribute('title') ?? '',
        ]),
      ].join(' ');
      expect(said).not.toMatch(/railways(_of_the_world)?\.|\{\w|undefined|NaN/);
      for (const one of page.querySelectorAll('button'))
        expect([one.outerHTML.slice(0, 90), text(one) || one.getAttribute('aria-label')]).not.toEqual([
          expect.anything(),
          null,
        ]);
      clear();
    }
  }, 60_000);
});
