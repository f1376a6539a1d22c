// The session builds: what is offered, collected, previewed and sent, and why something cannot be.
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../../src/app/settings.svelte';
import { thingKey } from '../../../src/games/isle_of_trains/model';
import { building, car, FakeTable, hand, handOf, play, seatOf, settle, speak, viewOf } from './fixture.svelte';

beforeAll(() => speak('en'));

const paying = (left: number, cost: number, cards: string[]) =>
  viewOf({ seats: [seatOf(handOf(...cards)), seatOf()] }, [
    { what: 'pay', card: 'hopper_2', over: null, cost, left },
    { what: 'actions', left: 1, of: 2 },
  ]);

describe('choosing', () => {
  it('lists every use of a card with its price, refused ones with their reason', () => {
    const table = building();
    table.refusals['build bank'] = { code: 'IT-E6', args: { cost: 6, hand: 4 } };
    return play(table, async (session) => {
      session.press(hand(0));
      await settle();
      expect(session.hand).toEqual(['hopper_1', 'hopper_2', 'tanker_1', 'tanker_1', 'bank']);
      expect(session.uses.map((use) => [use.kind, use.legal])).toEqual([
        ['build', true],
        ['load', false],
        ['pay', true],
      ]);
      expect(session.uses[0]!.note).toBe('1 card');
      session.press(hand(4));
      await settle();
      expect(session.uses.find((use) => use.kind === 'construct')).toMatchObject({ legal: false, code: 'IT-E6' });
    });
  });

  it('does at once what needs no more choosing where nobody wants to see it first', () =>
    play(building(), async (session, table) => {
      settings.turn('previewFirst', false);
      table.after['build hopper_1'] = {
        view: paying(1, 1, ['bank', 'hopper_2', 'tanker_1', 'tanker_1']),
        legal: ['pay bank', 'pay hopper_2', 'pay tanker_1'],
      };
      session.press(hand(0));
      await settle();
      session.choose(session.uses[0]!);
      await settle();
      expect([session.picking?.need, table.sent]).toEqual([1, []]);
      session.reset();
      session.press({ kind: 'deck' });
      await settle();
      expect(table.sent).toEqual(['take deck']);
    }).finally(() => settings.turn('previewFirst', true)));

  it('previews a build, collects the payment in order and sends all of it', () =>
    play(building(), async (session, table) => {
      table.after['build hopper_1'] = {
        view: paying(1, 1, ['bank', 'hopper_2', 'tanker_1', 'tanker_1']),
        legal: ['pay bank', 'pay hopper_2', 'pay tanker_1'],
      };
      session.press(hand(0));
      await settle();
      session.choose(session.uses[0]!);
      await settle();
      expect(session.picking).toMatchObject({ what: 'pay', need: 1, picked: [] });
      expect(session.primary).toMatchObject({ enabled: false, reason: '0 of 1 chosen' });
      // Any card stands in for the preview.
      expect(session.gain).toBe(2);
      expect(session.draft).toMatchObject({ kind: 'build', seat: 0, car: 1, card: 'hopper_1' });
      expect(session.mark(hand(1))?.tone).toBe('target');
      expect(session.mark(hand(0))).toBeNull();
      session.press(hand(4));
      expect(session.mark(hand(4))).toMatchObject({ tone: 'picked', order: 1, tag: 'payment 1' });
      expect(session.primary).toMatchObject({ enabled: true });
      await session.confirm();
      expect(table.sent).toEqual(['build hopper_1', 'pay bank']);
      expect(session.selected).toBeNull();
    }));

  it('pays with all cards when there is no other way', () =>
    play(building(), async (session) => {
      session.press(hand(1));
      await settle();
      session.choose(session.uses[0]!);
      await settle();
      expect(session.picking?.picked.map(thingKey)).toEqual(['hand:0', 'hand:2', 'hand:3', 'hand:4']);
    }));

  it('keeps a card for the payment before the build is chosen', () =>
    play(building(), async (session) => {
      session.press(hand(4));
      await settle();
      session.choose(session.uses.find((use) => use.kind === 'pay')!);
      await settle();
      expect(session.mark(hand(4))?.tone).toBe('picked');
      expect(session.mark(hand(0))?.tone).toBe('target');
      session.press(hand(0));
      await settle();
      session.choose(session.uses[0]!);
      await settle();
      expect(session.picking?.picked).toEqual([hand(4)]);
    }));

  it('sends up to where something comes to light, then the rest', () =>
    play(building(), async (session, table) => {
      table.reveals = ['build hopper_1'];
      table.after['build hopper_1'] = {
        view: paying(1, 1, ['bank', 'hopper_2', 'tanker_1', 'tanker_1']),
        legal: ['pay bank', 'pay hopper_2', 'pay tanker_1'],
      };
      session.press(hand(0));
      await settle();
      session.choose(session.uses[0]!);
      await settle();
      session.press(hand(4));
      await session.confirm();
      expect(table.sent).toEqual(['build hopper_1', 'pay bank']);
      expect(table.lengths).toEqual([1, 1]);
    }));

  it('goes on paying after a break', () =>
    play(
      new FakeTable(paying(2, 4, ['bank', 'hopper_1', 'tanker_1']), ['pay bank', 'pay hopper_1', 'pay tanker_1']),
      async (session, table) => {
        expect(session.picking).toMatchObject({ what: 'pay', need: 2 });
        session.press(hand(2));
        session.press(hand(0));
        table.after['pay bank'] = {
          view: paying(1, 4, ['hopper_1', 'tanker_1']),
          legal: ['pay hopper_1', 'pay tanker_1'],
        };
        await session.confirm();
        expect(table.sent).toEqual(['pay bank', 'pay hopper_1']);
      },
    ));

  it('stops at a refusal and says why', () =>
    play(building(), async (session, table) => {
      table.refusals['pay bank'] = { code: 'IT-E7', args: {} };
      table.after['build hopper_1'] = {
        view: paying(1, 1, ['bank', 'hopper_2', 'tanker_1', 'tanker_1']),
        legal: ['pay bank'],
      };
      session.press(hand(0));
      await settle();
      session.choose(session.uses[0]!);
      await settle();
      session.press(hand(4));
      await session.confirm();
      expect(session.asked?.code).toBe('IT-E7');
      expect(table.sent).toEqual([]);
      expect(session.sending).toBe(false);
    }));

  it('offers a scrap when the train would be too heavy, and takes the card up again afterwards', () => {
    const train = [
      { card: 'engine_1', items: [] },
      { card: 'boxcar_1', items: [] },
      { card: 'hopper_1', items: [] },
    ];
    const view = viewOf({ seats: [seatOf({ ...handOf('bank', 'hopper_2', 'tanker_1'), train }), seatOf()] });
    const table = new FakeTable(view, ['scrap 1', 'scrap 2', 'take deck']);
    table.refusals['build hopper_2'] = { code: 'IT-E12', args: { weight: 5, power: 4 } };
    const rest = viewOf(
      { seats: [seatOf({ ...handOf('bank', 'hopper_2', 'tanker_1'), train: [train[0]!, train[2]!] }), seatOf()] },
      [{ what: 'build' }],
    );
    table.after['scrap 1'] = { view: rest, legal: ['build hopper_2', 'build tanker_1'] };
    return play(table, async (session) => {
      session.press(hand(0));
      await settle();
      const use = session.uses.find((one) => one.kind === 'build')!;
      expect(use.code).toBe('IT-E12');
      use.hint!.act();
      await settle();
      expect(session.targets).toEqual(['car:0.1', 'car:0.2']);
      session.press(car(0, 1));
      await settle();
      expect(session.plan?.kind).toBe('scrap');
      await session.confirm();
      await settle();
      expect(table.sent).toEqual(['scrap 1']);
      expect(session.selected).toEqual(hand(0));
    });
  });
});

describe('why not', () => {
  it('gives a reason where nothing can be built or loaded', () => {
    const table = new FakeTable(viewOf({ seats: [seatOf(handOf('bank', 'hopper_1')), seatOf()] }), ['take deck']);
    const refusal = { code: 'IT-E6', args: { cost: 3, hand: 1 } };
    table.refusals = { 'build bank': refusal, 'build hopper_1': refusal };
    return play(table, async (session) => {
      await settle();
      const row = session.uses.find((use) => use.id === 'show:build')!;
      expect(row.legal).toBe(false);
      await session.why(row);
      expect(session.asked).toMatchObject({ code: 'IT-E6' });
      expect(session.asked!.text).toMatch(/3 cards/);
      // Whatever there is in hand, one question was enough.
      expect(table.asked.filter((text) => text.startsWith('build '))).toHaveLength(1);
    });
  });
  it('and says so when the hand is empty', () =>
    play(new FakeTable(viewOf({ seats: [seatOf(handOf()), seatOf()] }), ['take deck']), async (session) => {
      await settle();
      const row = session.uses.find((use) => use.id === 'show:load')!;
      expect([row.legal, row.note]).toEqual([false, 'No cards in hand']);
    }));
});
