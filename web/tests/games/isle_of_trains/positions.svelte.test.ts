// Real positions: the session understands every legal move, offers every one of them, and has words for all it shows.
import { beforeAll, describe, expect, it } from 'vitest';
import { cardOrder } from '../../../src/games/isle_of_trains/cards';
import { parseMoves } from '../../../src/games/isle_of_trains/notation';
import type { Thing } from '../../../src/games/isle_of_trains/model';
import type { Quote } from '../../../src/games/isle_of_trains/quotes';
import type { IsleSession } from '../../../src/games/isle_of_trains/session.svelte';
import type { Colour, Dest, IsleView } from '../../../src/games/isle_of_trains/view';
import fixtures from './positions.json';
import { FakeTable, play, settle, speak } from './fixture.svelte';

beforeAll(() => speak('uk'));

/** Everything on the table that can be touched. */
function things(view: IsleView, seat: number): Thing[] {
  const me = view.seats[seat]!;
  return [
    ...(me.hand ?? []).map((_, index): Thing => ({ kind: 'hand', index })),
    ...(Object.keys(me.supply) as Colour[]).map((colour): Thing => ({ kind: 'supply', colour })),
    ...view.seats.flatMap((one, owner) => one.train.map((_, car): Thing => ({ kind: 'car', seat: owner, car }))),
    ...(Object.keys(view.islands) as Dest[]).map((dest): Thing => ({ kind: 'dest', dest })),
    ...view.display.flatMap((card, slot): Thing[] => (card ? [{ kind: 'display', slot }] : [])),
    { kind: 'deck' },
    { kind: 'bag' },
  ];
}

/** The moves the present list of ways leads to. */
function offers(session: IsleSession): string[] {
  const { picking } = session;
  const words = { pay: 'pay', toss: 'toss', aside: 'aside' };
  const picked =
    picking && picking.what !== 'aside' ? session.hand.map((card) => `${words[picking.what]} ${card}`) : [];
  const aside = session.ways.some((way) => way.legal && way.pick === 'aside')
    ? session.table.legal.filter((text) => /^(aside|done)/.test(text))
    : [];
  return [
    ...session.ways.filter((way) => way.legal).flatMap((way) => way.opens.flatMap((moves) => moves.slice(0, 1))),
    ...picked,
    ...aside,
  ];
}

describe.each(fixtures.map((one) => [`${one.name} (${one.view.phase})`, one] as const))('%s', (_, fixture) => {
  const view = fixture.view as unknown as IsleView;
  const table = (): FakeTable => {
    const one = new FakeTable(view, fixture.legal);
    one.seat = fixture.seat;
    one.quotes = Object.fromEntries(fixture.legal.map((text, i) => [text, (fixture.quotes[i] ?? {}) as Quote]));
    return one;
  };

  it('is understood', () => expect(parseMoves(fixture.legal)).toHaveLength(fixture.legal.length));

  it('every legal move can be made', () =>
    play(table(), async (session) => {
      await settle();
      const found = new Set(offers(session));
      for (const thing of things(view, fixture.seat)) {
        session.reset();
        if (session.picking) continue;
        session.press(thing);
        await settle();
        for (const text of offers(session)) found.add(text);
      }
      const own = ['pass', 'finish', 'buyback', 'night', 'done'];
      expect(fixture.legal.filter((text) => !found.has(text) && !own.includes(text))).toEqual([]);
    }));

  it('has words for everything', () =>
    play(table(), async (session) => {
      await settle();
      const raw = /isle(_of_trains)?\.[a-z]|\{\w+|undefined|NaN/;
      const said = [
        session.now.text,
        session.primary!.label,
        ...session.uses.flatMap((use) => [use.label, use.note]),
        ...session.stations.map((stop) => stop.label),
        ...things(view, fixture.seat).map((thing) => session.thingLabel(thing)),
      ];
      expect(said.filter((text) => raw.test(text))).toEqual([]);
      expect(session.now.text).not.toBe('');
    }));

  it('the hand is sorted and complete', () =>
    play(table(), (session) => {
      expect([...session.hand].sort()).toEqual([...(view.seats[fixture.seat]!.hand ?? [])].sort());
      const order = session.hand.map((card) => cardOrder.indexOf(card));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }));
});
