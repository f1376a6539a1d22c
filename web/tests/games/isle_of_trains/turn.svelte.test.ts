// The session through a turn: what else is asked of a player, and how the turn ends.
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../../src/app/settings.svelte';
import { building, car, FakeTable, hand, handOf, play, seatOf, settle, speak, viewOf } from './fixture.svelte';

beforeAll(() => speak('en'));

describe('other decisions', () => {
  it('takes from row and deck with a first and a second press', () =>
    play(
      new FakeTable(
        viewOf({}, [
          { what: 'take', left: 3, of: 3 },
          { what: 'bonus', actions: ['load'] },
        ]),
        ['take deck', 'take hopper_1', 'take tanker_3'],
      ),
      async (session, table) => {
        expect(session.now.text).toBe('Take **3** more cards from the row or the deck, then **bonus load**.');
        expect(session.targets).toEqual(['deck', 'display:1', 'display:0']);
        session.press(hand(0));
        expect(session.selected).toBeNull();
        session.press({ kind: 'display', slot: 1 });
        await settle();
        expect(session.mark({ kind: 'display', slot: 1 })?.tone).toBe('chosen');
        session.press({ kind: 'deck' });
        session.press({ kind: 'deck' });
        await settle();
        expect(table.sent).toEqual(['take deck']);
        expect(session.stations.filter((stop) => stop.state === 'now').map((stop) => [stop.kind, stop.count])).toEqual([
          ['take', [0, 3]],
        ]);
      },
    ));

  it('discards to five in one step', () => {
    const cards = ['bank', 'coach_1', 'coach_2', 'engine_2', 'hopper_1', 'hopper_2', 'tanker_1'];
    const view = (over: number, list: string[]) =>
      viewOf({ actions_left: 0, seats: [seatOf(handOf(...list)), seatOf()] }, [{ what: 'limit', over }]);
    const table = new FakeTable(
      view(2, cards),
      cards.map((card) => `toss ${card}`),
    );
    table.after['toss bank'] = { view: view(1, cards.slice(1)), legal: cards.slice(1).map((card) => `toss ${card}`) };
    return play(table, async (session) => {
      expect(session.primary?.enabled).toBe(false);
      session.press(hand(6));
      session.press(hand(0));
      expect(session.primary?.enabled).toBe(true);
      expect(session.mark(hand(0))?.order).toBe(2);
      await session.confirm();
      expect(table.sent).toEqual(['toss bank', 'toss engine_2']);
    });
  });

  it('asks before a bonus is lost, not when nothing can be done with it', () =>
    play(
      new FakeTable(viewOf({}, [{ what: 'bonus', actions: ['load'] }]), ['load hopper_1 0.1', 'pass']),
      async (session, table) => {
        session.pass!.act();
        expect(session.question?.text).toContain('bonus load');
        session.answer(false);
        expect(table.sent).toEqual([]);
        session.pass!.act();
        session.answer(true);
        await settle();
        expect(table.sent).toEqual(['pass']);
        table.sent = [];
        table.legal = ['pass'];
        flushSync();
        session.primary!.act();
        await settle();
        expect(table.sent).toEqual(['pass']);
      },
    ));

  it('keeps the buy-back at hand in solo', () => {
    const view = viewOf({
      solo: { buyback: 3, scenario: null, no_waiting: false },
      discard: ['bank', 'coach_1'],
      progress_track: undefined,
      seats: [seatOf(handOf('bank'))],
    });
    return play(new FakeTable(view, ['take deck', 'buyback']), async (session, table) => {
      expect(session.buyback).toMatchObject({ legal: true, cost: 3, card: 'coach_1' });
      session.buyback!.act();
      await settle();
      expect(table.sent).toEqual(['buyback']);
      table.legal = ['take deck'];
      flushSync();
      expect(session.buyback).toMatchObject({ legal: false });
    });
  });

  it('warns of too many cards, also of those that are coming', () => {
    const view = viewOf({}, [{ what: 'take', left: 2, of: 2 }]);
    return play(new FakeTable(view, ['take deck']), (session) =>
      expect(session.handNote).toEqual({ text: '5 cards, then 7: 2 over the limit', warn: true }),
    );
  });

  it('watches quietly when it is not my turn', () =>
    play(new FakeTable(viewOf({ active: 1, turn: [1] }), []), (session) => {
      expect([session.active, session.primary, session.now.text]).toEqual([false, null, '']);
      session.press(hand(0));
      expect(session.selected).toEqual(hand(0));
      expect(session.uses).toEqual([]);
    }));

  it('names the actions of the turn as they are opened', () => {
    const table = building();
    table.after['take hopper_1'] = {
      view: viewOf({ actions_left: 1, actions_done: ['take'] }, [{ what: 'actions', left: 1, of: 2 }]),
      legal: ['take deck'],
    };
    return play(table, async (session) => {
      expect(session.stations.map((stop) => [stop.state, stop.label])).toEqual([
        ['now', 'Action 1'],
        ['wait', 'Action 2'],
        ['wait', 'hand to 5'],
        ['wait', 'row to 3'],
      ]);
      session.press({ kind: 'display', slot: 1 });
      session.press({ kind: 'display', slot: 1 });
      await settle();
      expect(session.stations.map((stop) => [stop.state, stop.label])).toEqual([
        ['done', 'Action 1: take'],
        ['now', 'Action 2'],
        ['wait', 'hand to 5'],
        ['wait', 'row to 3'],
      ]);
    });
  });
});

describe('the end of a turn', () => {
  const loaded = (part: object): ReturnType<typeof viewOf> =>
    viewOf({
      turn: [1],
      active: 1,
      actions_left: 2,
      actions_done: [],
      seats: [seatOf(handOf('bank')), seatOf()],
      ...part,
    });
  function last(after: ReturnType<typeof viewOf>): FakeTable {
    const table = new FakeTable(
      viewOf({ actions_left: 1, actions_done: ['load'] }, [{ what: 'actions', left: 1, of: 2 }]),
      ['load tanker_1 1.0', 'take deck'],
    );
    table.quotes = { 'load tanker_1 1.0': { cargo: 'oil' } };
    table.previews['load tanker_1 1.0'] = after;
    table.after['load tanker_1 1.0'] = { view: after, legal: [] };
    return table;
  }
  async function load(session: Parameters<Parameters<typeof play>[1]>[0]): Promise<void> {
    session.press(hand(2));
    session.press(car(1, 0));
    await settle();
    await session.confirm();
    await settle();
  }

  it('is offered before the turn passes; undo takes the step back', () =>
    play(last(loaded({})), async (session, table) => {
      await load(session);
      expect(table.sent).toEqual([]);
      expect(session.held).toBe(true);
      expect(session.primary).toMatchObject({ label: 'End turn', enabled: true });
      expect(session.hand).toEqual(['bank']);
      expect(session.view.active).toBe(0);
      expect(session.uses).toEqual([]);
      expect(session.stations.map((one) => [one.kind, one.state])).toEqual([
        ['action', 'done'],
        ['action', 'done'],
        ['end', 'now'],
        ['refill', 'wait'],
      ]);
      session.reset();
      expect(session.held).toBe(false);
      expect(session.hand).toHaveLength(5);
      await load(session);
      session.primary!.act();
      await settle();
      expect(table.sent).toEqual(['load tanker_1 1.0']);
      expect(session.held).toBe(false);
    }));
  it('waits also where the row is still to be filled', () =>
    play(last(loaded({ active: 0, turn: ['nature'], phase: 'refill' })), async (session, table) => {
      await load(session);
      expect(session.held).toBe(true);
      expect(table.sent).toEqual([]);
    }));
  it('is not held where something is asked of me again, or comes to light', async () => {
    for (const after of [loaded({ active: 0, turn: [0] }), loaded({ active: 0, turn: ['nature'], phase: 'take' })])
      await play(last(after), async (session, table) => {
        await load(session);
        expect(table.sent).toEqual(['load tanker_1 1.0']);
      });
  });
  it('passes by itself for whoever wants it so', () =>
    play(last(loaded({})), async (session, table) => {
      settings.confirmTurn = false;
      await load(session);
      settings.confirmTurn = true;
      expect(table.sent).toEqual(['load tanker_1 1.0']);
    }));
});
