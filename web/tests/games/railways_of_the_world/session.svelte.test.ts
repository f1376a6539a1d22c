// What a press, a key or a proposal means in every phase: what is shown, and what is sent.
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../../../src/app/texts.svelte';
import { movesFor } from '../../../src/games/railways_of_the_world/building';
import { begins } from '../../../src/games/railways_of_the_world/propose';
import { aimOf, besides, homeOf } from '../../../src/games/railways_of_the_world/showing';
import { stopsOf } from '../../../src/games/railways_of_the_world/stops';
import { insteadOf } from '../../../src/games/railways_of_the_world/paying';
import type { DeliverQuote } from '../../../src/games/railways_of_the_world/view';
import { speak } from '../../words';
import { settle } from '../../sitting.svelte';
import { at } from './table.svelte';

// Fetched with the first question: here before, so that no answer waits for them.
beforeAll(() =>
  Promise.all([import('../../../src/games/railways_of_the_world/asking'), texts.open('railways_of_the_world.desk')]),
);

const key = (name: string, code = `Key${name.toUpperCase()}`): KeyboardEvent =>
  Object.defineProperty(new KeyboardEvent('keydown', { key: name, code }), 'target', { value: document.body });
/** As the mouse does: it comes to a place before it presses it. */
const click = (session: Parameters<Parameters<typeof at>[1]>[0], place: string): void => {
  session.point(place);
  session.press(place);
};

describe('an action that a lesson closes', () => {
  it('is asked about by a move that the rules allow', () =>
    at('action', async (session, table) => {
      const journeys = table.legal.filter((move) => move.startsWith('deliver '));
      table.allowed = table.legal;
      table.legal = table.legal.filter((move) => move.startsWith('build '));
      session.askAction('deliver');
      await settle();
      expect(table.asked).toEqual([journeys[0]]);
    }));
});

describe('a build', () => {
  it('opens with the exits of the next hex; an exit that ends nothing is laid by one click', () =>
    at('lay', async (session, table) => {
      expect(session.mode).toBe('build');
      expect(session.opened).toBe('22.9');
      expect(session.layers.exits?.map((one) => one.at).sort()).toEqual(['22.9.3', '22.9.4', '22.9.5']);
      session.point('22.9.3');
      expect(session.layers.preview?.map((one) => one.tile)).toEqual(['22.9 1-3']);
      session.press('22.9.3');
      await settle();
      expect(table.sent).toEqual([['lay 22.9 1-3']]);
    }));
  it('shows a finger first and lays at its second tap', () =>
    at('lay', async (session, table) => {
      session.press('22.9.3');
      expect(session.choice).toBe('22.9.3');
      expect(session.controls?.label).toContain('−');
      expect(table.sent).toEqual([]);
      session.press('22.9.3');
      await settle();
      expect(table.sent).toEqual([['lay 22.9 1-3']]);
    }));
  it('goes all the way to a city that is in reach, once it is confirmed', () =>
    at('lay', async (session, table) => {
      const reach = session.view.building!.reach[0]!;
      click(session, reach.city);
      expect(table.sent).toEqual([]);
      expect(session.draft).toMatchObject({ price: reach.price, to: reach.city });
      expect(session.layers.preview).toHaveLength(reach.tiles.length);
      // Each tile as the table prices it, ridges apart.
      expect(session.draft!.tiles).toEqual(reach.tiles.map((tile, i) => ({ tile, ...reach.prices[i] })));
      expect(session.layers.preview![0]!.price).toBe('4 + 4');
      expect(session.layers.tags?.find(({ chosen }) => chosen)?.at).toBe(reach.city);
      await session.confirm();
      expect(table.sent).toEqual([reach.tiles.map((tile) => `lay ${tile}`)]);
    }));
  it('stops with S, takes a tile back with Backspace, chooses an edge by its figure', () =>
    at('lay', async (session, table) => {
      expect(session.key(key('4', 'Digit4'))).toBe(true);
      expect(session.choice).toBe('22.9.4');
      expect(session.key(key('s'))).toBe(true);
      await settle();
      expect(session.key(key('Backspace', 'Backspace'))).toBe(true);
      await settle();
      expect(table.sent).toEqual([['stop'], ['undo']]);
    }));
  it('asks why a tile cannot turn there, with the shapes that there are', () =>
    at('lay', async (session, table) => {
      table.refusal = { code: 'RW-209', args: {} };
      // The hex beside the one where the track comes from.
      session.press('22.9.0');
      await settle();
      expect(table.asked).toEqual(['lay 22.9 1-0']);
      expect(session.asked).toMatchObject({ code: 'RW-209', tile: '22.9 1-0' });
      expect(session.asked!.shapes.map(({ ok }) => ok)).toEqual([true, true, true, false]);
      expect(session.putBack()).toBe(true);
      expect(session.asked).toBeNull();
    }));
});

describe('a delivery', () => {
  it('takes a cube up, shows where it can go, and sends the whole way', () =>
    at('deliver', async (session, table) => {
      click(session, 'philadelphia:purple');
      expect(session.cargo).toEqual({ city: 'philadelphia', cube: 'purple' });
      const [first] = session.targets;
      expect(session.layers.wash).toBe(true);
      expect(session.layers.tags?.map((one) => one.at)).toEqual(session.targets.map(({ city }) => city));
      click(session, first!.city);
      expect(table.sent).toEqual([]);
      expect(session.changes[session.seat]?.gain).toBe(first!.points[session.seat]);
      await session.confirm();
      expect(table.sent).toEqual([
        ['deliver philadelphia purple', ...first!.ways[0]!.path.map((side) => `go ${side}`)],
      ]);
    }));
  it('may go by another way to the same city', () =>
    at('deliver', async (session, table) => {
      session.take({ city: 'philadelphia', cube: 'purple' });
      const target = session.targets.find(({ city }) => city === 'toronto')!;
      target.ways.push({ ...target.ways[0]!, path: ['philadelphia.5', ...target.ways[0]!.path] });
      session.choose(target.city);
      expect(session.key(key('r'))).toBe(true);
      expect(session.journey!.chosen).toEqual(target.ways[1]);
      await session.confirm();
      expect(table.sent[0]!.slice(1)).toEqual(target.ways[1]!.path.map((side) => `go ${side}`));
    }));
  it('counts the link that Express Service adds, and steps back what stays', () =>
    at('deliver', (session) => {
      speak('en', 'railways_of_the_world');
      const { engine } = session.me!;
      session.use('deliver');
      expect(session.layers.picking).toBe(true);
      session.take({ city: 'philadelphia', cube: 'purple' });
      expect(session.now.text).toContain(`within ${engine} links`);
      session.me!.reach = engine + 1;
      expect(session.now.text).toContain(`within ${engine + 1} links`);
    }));
  it('begins with the destination as well: only what can come there rises', () =>
    at('deliver', (session) => {
      const city =
        session.view && session.quote<{ targets: { city: string }[] }>('deliver philadelphia purple')!.targets[0]!.city;
      session.use('deliver');
      session.press(city);
      expect(session.goal).toBe(city);
      expect(session.layers.movable).toEqual([{ city: 'philadelphia', cube: 'purple' }]);
      session.press('philadelphia:purple');
      expect(session.choice).toBe(city);
    }));
  it('brings into view where cubes can be taken up, then where the one in hand can go', () =>
    at('deliver', (session) => {
      const view = (): (string | null)[] => [aimOf(session), ...besides(session)];
      expect(view()).toEqual([null]);
      session.use('deliver');
      const starts = [...new Set(session.movable.map(({ city }) => city))];
      expect(starts).toContain('philadelphia');
      expect(view()).toEqual(starts);
      const goal = session.quote<DeliverQuote>('deliver philadelphia purple')!.targets[0]!.city;
      session.press(goal);
      expect(view()).toEqual(['philadelphia', goal]);
      session.press('philadelphia:purple');
      expect(view()).toEqual(['philadelphia', ...session.targets.map(({ city }) => city)]);
    }));
  it('says where nothing goes: with a cube in hand, and without', () =>
    at('deliver', async (session, table) => {
      speak('en', 'railways_of_the_world');
      const purple = { city: 'philadelphia', cube: 'purple' } as const;
      const said = async (city: string): Promise<string> => {
        session.press(city);
        await settle();
        expect(session.asked).toMatchObject({ place: city, code: '', far: null });
        return session.asked!.text;
      };
      session.take(purple);
      const away = session.map.cities.find(({ id }) => id !== 'philadelphia' && movesFor(session, id).length === 0)!.id;
      const inHand = await said(away);
      session.reset('deliver');
      expect(await said(away)).not.toBe(inHand);
      expect(table.asked).toEqual([]);
    }));
  it('asks why a cube goes nowhere', () =>
    at('deliver', async (session, table) => {
      table.refusal = { code: 'RW-238', args: {} };
      session.press('boston:black');
      await settle();
      expect(table.asked).toEqual(['deliver boston black']);
      expect(session.asked).toMatchObject({ place: 'boston', code: 'RW-238' });
    }));
  it('draws the way that the table names where the engine falls short (RW-238)', () =>
    at('deliver', async (session, table) => {
      speak('en', 'railways_of_the_world');
      const [link] = session.view.links.filter(({ ends }) => ends.length > 1);
      const [first, last] = link!.ends.map((side) => side.split('.') as [string, string]) as [
        [string, string],
        [string, string],
      ];
      const args = { city: last[0], reach: 2, points: 9 };
      table.refusal = { code: 'RW-238', args: { ...args, way: Number(first[1]) + 1 } };
      session.cargo = null;
      await session.askMove(`deliver ${first[0]} black`, `${first[0]}:black`);
      expect(session.asked!.far).toMatchObject({ ...args, from: first[0], path: [first.join('.')] });
      expect(session.asked!.place).toBe(last[0]);
      expect(session.asked!.text).toMatch(/1 link .* 2/);
    }));
  it('says how far it would be also where the way is not on the table that is shown (RW-238)', () =>
    at('deliver', async (session, table) => {
      speak('en', 'railways_of_the_world');
      table.refusal = { code: 'RW-238', args: { city: 'chicago', way: 123456123, reach: 2, points: 9 } };
      session.press('boston:black');
      await settle();
      expect(session.asked).toMatchObject({ far: null, place: 'boston' });
      expect(session.asked!.text).toMatch(/9.*2/);
    }));
});

describe('an action', () => {
  it('begins a link in a city: shown by a tap, begun by the next', () =>
    at('action', async (session, table) => {
      session.press('baltimore');
      expect([session.tool, session.choice]).toEqual(['build', 'baltimore']);
      session.press('baltimore');
      await settle();
      expect(table.sent).toEqual([['build baltimore']]);
    }));
  it('that takes bonds asks first', () =>
    at('deliver', async (session, table) => {
      session.use('upgrade');
      await session.confirm();
      expect(session.due?.quote.bonds).toBeGreaterThan(0);
      expect(table.sent).toEqual([]);
      expect(session.putBack()).toBe(true);
      expect(session.due).toBeNull();
      await session.confirm();
      await session.confirm();
      expect(table.sent).toEqual([['upgrade']]);
    }));
  it('takes the card that is looked at; another one is asked about', () =>
    at('cards', async (session, table) => {
      session.lookAt('express_service');
      expect([session.tool, session.card]).toEqual(['take', 'express_service']);
      await session.confirm();
      expect(table.sent).toEqual([['take express_service']]);
      session.lookAt('speed_record');
      await settle();
      expect(table.asked).toEqual(['take speed_record']);
    }));
  it('is put away when it is done, also where the same player acts again (Railroad Executive)', () =>
    at('cards', async (session) => {
      session.lookAt('express_service');
      await session.confirm();
      expect(session.tool).toBeNull();
    }));
  it('passes only by a second press', () =>
    at('engine', async (session, table) => {
      session.use('pass');
      expect(session.primary?.enabled).toBe(true);
      expect(table.sent).toEqual([]);
      session.use('pass');
      await settle();
      expect(table.sent).toEqual([['pass']]);
    }));
  it('is chosen by its letter and put down by Esc', () =>
    at('action', (session) => {
      expect(session.key(key('d'))).toBe(true);
      expect(session.tool).toBe('deliver');
      expect(session.key(key('Escape', 'Escape'))).toBe(true);
      expect(session.tool).toBeNull();
      expect(session.key(key('Escape', 'Escape'))).toBe(false);
    }));
});

describe('other choices', () => {
  it('keeps a baron', () =>
    at('baron', async (session, table) => {
      expect(session.mode).toBe('baron');
      session.baron = 'fewest_bonds';
      await session.confirm();
      expect(table.sent).toEqual([['keep fewest_bonds']]);
    }));
  it('paints the new city in the colour looked at', () =>
    at('color', async (session, table) => {
      // Cubes come out of the bag then: nothing is chosen beforehand.
      expect(session.color).toBeNull();
      expect(session.primary).toMatchObject({ enabled: false });
      await session.confirm();
      expect(table.sent).toEqual([]);
      session.color = 'purple';
      expect(session.primary!.enabled).toBe(true);
      await session.confirm();
      expect(table.sent).toEqual([['color purple']]);
    }));
  it('bids and passes in its dialog', () =>
    at('auction', (session) => {
      expect(session.mode).toBe('auction');
      expect(session.primary).toBeNull();
    }));
  it('says that the first bid of the game must be made', () =>
    at('auction', (session, table) => {
      speak('en', 'railways_of_the_world');
      table.view = { ...session.view, auction: { ...session.view.auction!, bid: 0, bidder: null } } as never;
      table.legal = ['bid 1', 'bid 2', 'pass'];
      flushSync();
      expect(session.now.text).toBe('Nobody has bid yet: **bid** or pass.');
      table.legal = ['bid 1', 'bid 2'];
      flushSync();
      expect(session.now.text).toBe('The first bid of the game is yours: **bid** $1k or more.');
    }));
  it('passes an auction with P wherever the focus is', () =>
    at('auction', async (session, table) => {
      expect(session.key(key('p'))).toBe(true);
      await settle();
      expect(table.sent).toEqual([['pass']]);
    }));
  it('offers the links for a depot to the keyboard as well', () =>
    at('action', (session, table) => {
      const [link, other] = session.view.links.filter(({ ends }) => ends.length === 2);
      table.view = { ...session.view, phase: 'depot' } as unknown as typeof table.view;
      table.legal = [`depot ${link!.ends[0]}`, `depot ${other!.ends[0]}`];
      flushSync();
      expect(session.mode).toBe('depot');
      expect(session.layers.choices).toEqual([link!.ends[0], other!.ends[0]]);
      const stops = stopsOf(session.map, session.view, session.layers).filter(({ offered }) => offered);
      expect(stops.map(({ name }) => name)).toEqual(session.layers.choices);
    }));
  it('says what a city will have of City Growth, once it is chosen', () =>
    at('action', (session, table) => {
      table.view = { ...session.view, phase: 'grow' } as unknown as typeof table.view;
      table.legal = ['grow boston', 'grow chicago'];
      flushSync();
      expect(session.now.text).toBe('City Growth: choose **any city** for the new cubes.');
      session.press('boston');
      expect(session.now.text).toContain('New cubes for **Boston**: 2.');
      expect(table.sent).toEqual([]);
    }));
  it('stops at cubes that stay, and a press there asks why', () =>
    at('action', async (session, table) => {
      const stays = stopsOf(session.map, session.view, session.layers).find(
        ({ name, offered }) => name.includes(':') && !offered,
      )!.name;
      const [city, cube] = stays.split(':') as [string, 'red'];
      session.heard.oncube!(city, cube);
      await settle();
      expect(table.asked).toEqual([`deliver ${city} ${cube}`]);
      expect(session.asked).toMatchObject({ place: city, code: 'RW-200' });
      // A track is being laid: cubes mean nothing then.
      session.use('build');
      const named = stopsOf(session.map, session.view, session.layers).map(({ name }) => name);
      expect(named.filter((name) => name.includes(':'))).toEqual([]);
    }));
});

describe('a proposal', () => {
  it('is shown and not sent', () =>
    at('action', (session, table) => {
      expect(session.propose(['build baltimore', 'lay 1.1 0-3'])).toBe(true);
      expect([session.tool, session.choice]).toEqual(['build', 'baltimore']);
      expect(session.propose(['take city_growth'])).toBe(true);
      expect(session.card).toBe('city_growth');
      expect(session.propose(['fly'])).toBe(false);
      expect(begins('build baltimore')).toEqual(['action:build']);
      expect(table.sent).toEqual([]);
    }));
  it('of a bid or a baron waits in its dialog', async () => {
    await at('auction', (session, table) => {
      expect(session.propose(['bid 6'])).toBe(true);
      expect(session.bid).toBe(6);
      expect(table.sent).toEqual([]);
    });
    await at('baron', (session) => {
      expect(session.propose(['keep fewest_bonds'])).toBe(true);
      expect(session.baron).toBe('fewest_bonds');
    });
    expect([begins('bid 6'), begins('pass')]).toEqual([['auction:bid'], ['auction:pass', 'action:pass']]);
  });
  it('of a journey is its way', () =>
    at('deliver', (session) => {
      const { path } = session.quote<{ targets: { city: string; ways: { path: string[] }[] }[] }>(
        'deliver philadelphia purple',
      )!.targets[0]!.ways[0]!;
      expect(session.propose(['deliver philadelphia purple', ...path.map((side) => `go ${side}`)])).toBe(true);
      expect(session.journey!.chosen.path).toEqual(path);
    }));
});

describe('what would bring points without a bond', () => {
  it('is the best delivery, and can be taken up instead', () =>
    at('deliver', async (session) => {
      const instead = insteadOf(session)!;
      const best = Math.max(
        ...session.movable.flatMap(({ city, cube }) =>
          session.quote<DeliverQuote>(`deliver ${city} ${cube}`)!.targets.map(({ points }) => points[session.seat]!),
        ),
      );
      expect(session.propose(instead.texts)).toBe(true);
      await settle();
      expect(session.journey?.points[session.seat]).toBe(best);
    }));
});

describe('the map', () => {
  it('opens where most of the own links meet', () =>
    at('action', (session) => {
      const ends = session.view.links.filter(({ owner }) => owner === session.seat).flatMap((link) => link.ends);
      const count = (city: string): number => ends.filter((side) => side.startsWith(`${city}.`)).length;
      const home = homeOf(session)!;
      expect(count(home)).toBeGreaterThan(1);
      for (const { id } of session.map.cities) expect(count(id)).toBeLessThanOrEqual(count(home));
    }));
});
