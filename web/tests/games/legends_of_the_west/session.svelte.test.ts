// What a press, a key or a proposal means: what is shown, and what is sent.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { choosing, claimed, keeps, legal } from '../../../dev/legends_moments';
import { languages } from '../../../src/app/language';
import Tickets from '../../../src/games/legends_of_the_west/tickets/Tickets.svelte';
import { speak } from '../../words';
import { settle } from '../../sitting.svelte';
import Hand from '../../../src/games/legends_of_the_west/cards/Hand.svelte';
import positions from './positions.json';
import { at, LegendsTable } from './table.svelte';

const key = (name: string, code = `Key${name.toUpperCase()}`): KeyboardEvent =>
  Object.defineProperty(new KeyboardEvent('keydown', { key: name, code }), 'target', { value: document.body });
const turn = (): LegendsTable => new LegendsTable(claimed, legal);

beforeAll(() => speak('en', 'legends_of_the_west'));

describe('a route', () => {
  it('is shown by one press with its payments, those without locomotives first, and built by the next', () =>
    at(turn(), async (session, table) => {
      const place = { kind: 'route', id: 'DET-CHI/a' } as const;
      session.press(place);
      expect(session.payments.map(({ text }) => text)).toEqual([
        'claim DET-CHI/a blue*2',
        'claim DET-CHI/a blue*1+loco*1',
        'claim DET-CHI/a loco*2',
      ]);
      expect(session.layers.chosen).toEqual({ route: 'DET-CHI/a', company: 'blue' });
      expect(session.controls?.label).toContain('3');
      expect(table.sent).toEqual([]);
      session.press(place);
      await settle();
      expect(table.sent).toEqual([['claim DET-CHI/a blue*2']]);
    }));
  it('is paid as a figure says, and put back by Esc', () =>
    at(turn(), async (session, table) => {
      session.press({ kind: 'route', id: 'DET-CHI/a' });
      expect(session.key(key('3', 'Digit3'))).toBe(true);
      expect(session.payment?.text).toBe('claim DET-CHI/a loco*2');
      session.key(key('Escape', 'Escape'));
      expect(session.route).toBeNull();
      expect(table.sent).toEqual([]);
    }));
  it('that can not be built says why, as the table says it', () =>
    at(turn(), async (session, table) => {
      session.press({ kind: 'route', id: 'PIT-BAL/b' });
      await settle();
      expect(table.asked).toEqual(['claim PIT-BAL/b loco*2']);
      expect(session.asked?.code).toBe('TL-I9');
      expect(session.layers.refused).toBe('PIT-BAL/b');
    }));
  it('fades while it can not be built, and others with a colour of the hand', () =>
    at(turn(), (session) => {
      expect(session.layers.faded?.has('DET-CHI/a')).toBe(false);
      expect(session.layers.faded?.has('BUF-PIT')).toBe(true);
      session.filter('green');
      expect(session.layers.faded?.has('DET-CHI/a')).toBe(true);
      expect(session.layers.faded?.has('PIT-LEW')).toBe(false);
    }));
});

describe('cards', () => {
  it('that are asked for are picked by a press, and given by Enter while one of them has the focus', () => {
    const { view, legal: moves } = positions.find(({ view: { phase } }) => phase === 'extra')!;
    return at(new LegendsTable(view as never, moves), async (session, table) => {
      const hand = mount(Hand, { target: document.body, props: { play: session } });
      flushSync();
      const card = moves[0]!.split(' ')[1]!;
      const group = document.querySelector<HTMLElement>(`[data-thing="hand:${card}"]`)!;
      group.click();
      expect(session.picked).toEqual([card]);
      const enter = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter' });
      expect(session.key(Object.defineProperty(enter, 'target', { value: group }))).toBe(true);
      await settle();
      expect(table.sent).toEqual([[moves[0]]]);
      void unmount(hand);
    });
  });
  it('are taken by one press or figure, and drawn by C', () =>
    at(turn(), async (session, table) => {
      session.take('red.p');
      session.key(key('1', 'Digit1'));
      session.key(key('c'));
      await settle();
      expect(table.sent).toEqual([['take red.p'], ['take green'], ['draw']]);
    }));
});

describe('tickets', () => {
  it('are asked for twice, because there is no way back', () =>
    at(turn(), async (session, table) => {
      session.key(key('t'));
      expect(table.sent).toEqual([]);
      expect(session.primary?.enabled).toBe(true);
      session.key(key('Enter', 'Enter'));
      await settle();
      expect(table.sent).toEqual([['tickets']]);
    }));
  it('on offer are numbered on the map; those chosen are kept', () =>
    at(new LegendsTable(choosing, keeps), async (session, table) => {
      expect(session.mode).toBe('keep');
      expect(session.primary?.enabled).toBe(false);
      session.key(key('1', 'Digit1'));
      session.key(key('2', 'Digit2'));
      expect(session.layers.pins?.filter(({ chosen }) => chosen).map(({ city, n }) => `${n} ${city}`)).toEqual([
        '1 NRF',
        '1 CHI',
        '2 PHI',
        '2 CLT',
      ]);
      await session.confirm();
      expect(table.sent).toEqual([['keep K10 K12']]);
    }));
});

describe('a newspaper over the table', () => {
  it('takes the keys of the table until Esc, Enter or E puts it away, and only that', () =>
    at(turn(), async (session, table) => {
      for (const [name, code] of [['Escape', 'Escape'], ['Enter', 'Enter'], ['e']] as const) {
        session.choose('DET-CHI/a');
        session.paper = [];
        for (const [letter, of] of [['1', 'Digit1'], ['c'], ['t'], ['n'], ['z'], ['h']] as const)
          expect([letter, session.key(key(letter, of))]).toEqual([letter, true]);
        expect([session.route, session.way, session.drawing]).toEqual(['DET-CHI/a', 0, false]);
        expect(session.key(key('Tab', 'Tab'))).toBe(false);
        expect(session.key(key(name, code))).toBe(true);
        expect([name, session.paper, session.route]).toEqual([name, null, 'DET-CHI/a']);
      }
      await settle();
      expect(table.sent).toEqual([]);
    }));
});

describe('a page of the campaign', () => {
  const pause = { story: ['1874-01'], trains: 27, events: [], rules: [], lines: [] };
  const before = (phase: string) =>
    new LegendsTable({ ...claimed, phase, campaign: { pause } } as never, ['upgrade U1', 'upgrade U3']);
  it('stays while an upgrade is owed, the letter read or not, and takes the keys', () =>
    at(before('owed'), (session) => {
      expect(session.key(key('Enter', 'Enter'))).toBe(true);
      expect([session.letter, session.booked]).toEqual([true, true]);
      expect(session.key(key('Enter', 'Enter'))).toBe(false);
      expect(session.key(key('z'))).toBe(true);
    }));
  it('is gone once the letter was read and tickets are to be kept', () =>
    at(before('keep'), (session) => {
      expect(session.booked).toBe(true);
      session.key(key('Enter', 'Enter'));
      expect(session.booked).toBe(false);
    }));
});

describe('a payment', () => {
  const claim = { route: 'BAL-LEW', colour: 'blue', cars: 1, locos: 1, extra: 0 } as const;
  it('goes by itself while the marks on cards mean nothing', () =>
    at(new LegendsTable({ ...claimed, phase: 'pay', claim }, ['pay blue', 'pay blue.p']), async (_, table) => {
      await settle();
      expect(table.sent).toEqual([['pay blue']]);
    }));
  it('is asked for where they do', () =>
    at(
      new LegendsTable({ ...claimed, phase: 'pay', claim: { ...claim, symbols: true } }, ['pay blue', 'pay blue.p']),
      async (session, table) => {
        await settle();
        expect(table.sent).toEqual([]);
        session.pick('blue.p');
        expect(session.primary?.enabled).toBe(true);
        await session.confirm();
        expect(table.sent).toEqual([['pay blue.p']]);
      },
    ));
});

describe('a proposed move', () => {
  it('is taken up with its payment', () =>
    at(turn(), (session) => {
      expect(session.propose(['claim CIN-LEW black*2'])).toBe(true);
      expect(session.payment?.text).toBe('claim CIN-LEW black*2');
      expect(session.propose(['draw'])).toBe(false);
    }));
});

describe('a ticket of mine', () => {
  it.each(languages)('names both its cities, %s', (language) => {
    speak(language, 'legends_of_the_west');
    return at(turn(), (session) => {
      const page = mount(Tickets, { target: document.body, props: { play: session } });
      flushSync();
      const cards = [...document.querySelectorAll<HTMLElement>('.lw-ticket')];
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) {
        expect(card.title).not.toContain('{');
        expect(card.title).toContain(card.querySelector('.c span')!.textContent);
      }
      void unmount(page);
    });
  });
});
