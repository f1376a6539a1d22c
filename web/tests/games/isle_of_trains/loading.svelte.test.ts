// The session loads cargo and passengers into anybody’s cars.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '../../../src/games/isle_of_trains/quotes';
import { car, FakeTable, hand, handOf, play, seatOf, settle, speak, viewOf } from './fixture.svelte';

beforeAll(() => speak('en'));

describe('loading', () => {
  const train = [
    { card: 'engine_1', items: [] },
    { card: 'hopper_2', items: [] },
  ];
  const bonus: Quote['gains'] = [
    { op: 'take_cards', n: 2 },
    { op: 'bonus_action', options: ['build'] },
  ];
  const loads = (): FakeTable => {
    const table = new FakeTable(
      viewOf({
        seats: [seatOf({ ...handOf('bank', 'coach_1', 'hopper_1'), train, supply: { green: 1 } }), seatOf({ train })],
      }),
      [
        'load coach_1 0.1',
        'load coach_1 1.1',
        'load hopper_1 0.1',
        'load bank 1.1',
        'blind 0.1',
        'blind 1.1',
        'board green 0.0',
        'board green 1.0',
        'take deck',
      ],
    );
    for (const text of ['load coach_1 0.1', 'load hopper_1 0.1']) table.quotes[text] = { cargo: 'coal' };
    for (const text of ['load coach_1 1.1', 'load bank 1.1']) table.quotes[text] = { cargo: 'coal', gains: bonus };
    for (const text of ['blind 0.1', 'blind 1.1']) table.quotes[text] = { cargo: 'coal', cost: 1 };
    return table;
  };

  it('marks all cars with what they bring', () =>
    play(loads(), async (session) => {
      session.press(hand(1));
      await settle();
      expect(session.mark(car(0, 1))).toEqual({ tone: 'target', ops: [] });
      expect(session.mark(car(1, 1))?.ops).toEqual([
        { op: 'cards', n: 2 },
        { op: 'bonus', actions: ['build'] },
      ]);
    }));

  it('takes a pressed target as the choice, the same again as the confirmation', () =>
    play(loads(), async (session, table) => {
      session.press(hand(1));
      await settle();
      session.press(car(1, 1));
      await settle();
      expect(session.plan?.kind).toBe('load');
      expect(session.now.text).toContain('bonus build');
      expect(table.sent).toEqual([]);
      session.press(car(1, 1));
      await settle();
      expect(table.sent).toEqual(['load coach_1 1.1']);
    }));

  it('says why a car does not take it, and selects that car when it is pressed again', () => {
    const table = loads();
    table.refusals['load bank 0.0'] = { code: 'IT-E17', args: { case: 'passenger' } };
    return play(table, async (session) => {
      session.press(hand(2));
      session.press(car(0, 0));
      await settle();
      expect(session.asked).toMatchObject({ thing: 'car:0.0', code: 'IT-E17' });
      expect(session.selected).toEqual(hand(2));
      session.press(car(0, 0));
      await settle();
      expect(session.selected).toEqual(car(0, 0));
      expect(session.uses.map((use) => use.kind)).toEqual(['board']);
    });
  });

  it('collects an any-card load: place, card, discard', () =>
    play(loads(), async (session, table) => {
      table.after['blind 1.1'] = { view: session.view, legal: ['under bank'] };
      table.after['under bank'] = { view: session.view, legal: ['toss coach_1'] };
      session.press(hand(2));
      await settle();
      session.choose(session.uses.find((use) => use.kind === 'blind')!);
      await settle();
      expect(session.targets).toEqual(['car:0.1', 'car:1.1']);
      expect(session.ready).toBe(false);
      session.press(car(1, 1));
      session.press(hand(1));
      await settle();
      expect(session.ready).toBe(true);
      await session.confirm();
      expect(table.sent).toEqual(['blind 1.1', 'under bank', 'toss coach_1']);
      expect(table.lengths).toEqual([3]);
    }));

  it('seats passengers', () =>
    play(loads(), async (session, table) => {
      session.press({ kind: 'supply', colour: 'green' });
      await settle();
      session.press(car(1, 0));
      session.press(car(1, 0));
      await settle();
      expect(table.sent).toEqual(['board green 1.0']);
    }));
});
