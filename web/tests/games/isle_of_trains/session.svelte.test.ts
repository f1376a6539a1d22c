// The session: what is offered, collected, previewed and sent.
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../../src/app/settings.svelte';
import { thingKey, type Thing } from '../../../src/games/isle_of_trains/model';
import type { Quote } from '../../../src/games/isle_of_trains/quotes';
import { FakeTable, handOf, play, seatOf, settle, speak, viewOf } from './fixture.svelte';

beforeAll(() => speak('en'));

const hand = (index: number): Thing => ({ kind: 'hand', index });
const car = (seat: number, at: number): Thing => ({ kind: 'car', seat, car: at });
const paying = (left: number, cost: number, cards: string[]) =>
  viewOf({ seats: [seatOf(handOf(...cards)), seatOf()] }, [
    { what: 'pay', card: 'hopper_2', over: null, cost, left },
    { what: 'actions', left: 1, of: 2 },
  ]);

// Sorted by kind: hopper_1, hopper_2, tanker_1, tanker_1, bank.
function building(): FakeTable {
  const table = new FakeTable(viewOf(), [
    'build hopper_1',
    'build hopper_2',
    'build tanker_1',
    'take deck',
    'take pax',
    'take hopper_1',
    'take tanker_3',
  ]);
  table.quotes = { 'build hopper_1': { cost: 1, points: 2 }, 'build hopper_2': { cost: 4, points: 5 } };
  const built = viewOf({
    seats: [
      seatOf({
        ...handOf('bank', 'hopper_2'),
        train: [
          { card: 'engine_1', items: [] },
          { card: 'hopper_1', items: [] },
        ],
        weight: 1,
        score: { ...seatOf().score, cars: 2, total: 2 },
      }),
      seatOf(),
    ],
  });
  table.previews['build hopper_1; pay hopper_2'] = built;
  return table;
}

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

describe('delivering', () => {
  const items = [
    { cargo: 'coal' as const, card: 'coach_1' },
    { cargo: 'coal' as const, card: 'hopper_1' },
  ];
  const train = [
    { card: 'engine_2', items: [{ passenger: 'white' as const }] },
    { card: 'hopper_2', items },
  ];
  const seats = [seatOf({ ...handOf('bank'), train }), seatOf()];
  const open = (): FakeTable => {
    const dests = ['deliver alpine_lodge', 'deliver billingtons', 'deliver cactus_mines'];
    const table = new FakeTable(viewOf({ seats }), ['take deck', ...dests]);
    for (const text of dests) table.quotes[text] = { special: 2, steps: [] };
    table.quotes['deliver alpine_lodge']!.steps = [
      { move: 'initial', vp: 4 },
      { move: 'ticket 0', gains: [{ op: 'take_cards', n: 5 }] },
    ];
    return table;
  };
  const delivering = viewOf({ seats }, [
    { what: 'deliver', dest: 'alpine_lodge', steps: 0, initial: false, secondary: false, special: false },
  ]);

  it('knows the steps of a place before the delivery is opened', () => {
    const table = open();
    table.refusals['deliver cactus_mines; secondary a'] = { code: 'IT-E26', args: { coal: 0, oil: 2, box: 1, any: 0 } };
    table.refusals['deliver cactus_mines; secondary b'] = { code: 'IT-E26', args: { coal: 0, oil: 2, box: 0, any: 0 } };
    return play(table, async (session) => {
      session.press({ kind: 'dest', dest: 'alpine_lodge' });
      await settle();
      expect(session.uses.map((use) => [use.id, use.legal])).toEqual([
        ['initial', true],
        ['ticket:0', true],
        ['special', true],
      ]);
      expect(session.uses.map((use) => [use.note, use.ops])).toEqual([
        ['+4 VP', []],
        ['', [{ op: 'cards', n: 5 }]],
        ['2 cards for each item', []],
      ]);
      expect(table.asked.filter((text) => !/^(build|load) /.test(text))).toEqual([]);
      session.press({ kind: 'dest', dest: 'cactus_mines' });
      await settle();
      expect(session.uses.map((use) => [use.id, use.legal])).toEqual([
        ['secondary:a', false],
        ['secondary:b', false],
        ['special', true],
      ]);
      expect(session.uses[0]!.note).toBe('Missing: 2 oil, 1 box.');
    });
  });

  it('opens the delivery with its first step and hands over what leaves no choice', () => {
    const table = open();
    const give = (coal: number) =>
      viewOf({ seats }, [{ what: 'give', dest: 'alpine_lodge', contract: 'initial', coal, oil: 0, box: 0, any: 0 }]);
    table.after['deliver alpine_lodge'] = {
      view: delivering,
      legal: ['initial', 'ticket 0', 'aside 1', 'aside 0.white'],
    };
    table.after['deliver alpine_lodge; initial'] = { view: give(2), legal: ['give 1'] };
    table.after['deliver alpine_lodge; initial; give 1'] = { view: give(1), legal: ['give 1'] };
    table.after['deliver alpine_lodge; initial; give 1; give 1'] = { view: delivering, legal: ['ticket 0', 'finish'] };
    return play(table, async (session) => {
      session.press({ kind: 'dest', dest: 'alpine_lodge' });
      await settle();
      session.choose(session.uses[0]!);
      await settle();
      await session.confirm();
      await settle();
      expect(table.sent).toEqual(['deliver alpine_lodge', 'initial', 'give 1', 'give 1']);
      expect(session.primary).toMatchObject({ label: 'Finish the delivery', enabled: true });
    });
  });

  it('takes a car that holds two of them as one choice', () => {
    const two = [...train, { card: 'hopper_1', items: [items[0]!] }];
    const view = viewOf({ seats: [seatOf({ ...handOf('bank'), train: two }), seatOf()] }, [
      { what: 'give', dest: 'alpine_lodge', contract: 'initial', coal: 2, oil: 0, box: 0, any: 0 },
    ]);
    return play(new FakeTable(view, ['give 1', 'give 2']), async (session, table) => {
      session.choose(session.uses[0]!);
      await settle();
      expect(session.primary).toMatchObject({ enabled: true });
      await session.confirm();
      expect(table.sent).toEqual(['give 1']);
    });
  });

  it('asks which car gives when several can', () => {
    const two = [...train, { card: 'hopper_1', items: [items[0]!] }];
    const view = viewOf({ seats: [seatOf({ ...handOf('bank'), train: two }), seatOf()] }, [
      { what: 'give', dest: 'alpine_lodge', contract: 'initial', coal: 2, oil: 0, box: 0, any: 0 },
    ]);
    return play(new FakeTable(view, ['give 1', 'give 2']), async (session, table) => {
      expect(table.sent).toEqual([]);
      expect(session.targets).toEqual(['item:1.0', 'item:1.1', 'item:2.0']);
      session.press(car(0, 2));
      await settle();
      await session.confirm();
      expect(table.sent).toEqual(['give 2']);
    });
  });

  it('collects the items of a special delivery', () => {
    const table = open();
    for (const text of ['deliver billingtons', 'aside 1', 'aside 0.white', 'done'])
      table.after[text] = { view: delivering, legal: ['aside 1', 'aside 0.white', 'done'] };
    return play(table, async (session) => {
      session.press({ kind: 'dest', dest: 'billingtons' });
      await settle();
      session.choose(session.uses.find((use) => use.kind === 'special')!);
      await settle();
      expect(session.ready).toBe(false);
      session.press({ kind: 'item', car: 1, item: 0 });
      session.press({ kind: 'item', car: 0, item: 0 });
      await settle();
      expect(session.now.text).toContain('**4** cards');
      await session.confirm();
      expect(table.sent).toEqual(['deliver billingtons', 'aside 1', 'aside 0.white', 'done']);
    });
  });
});

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
    });
  });
  it('and says so when the hand is empty', () =>
    play(new FakeTable(viewOf({ seats: [seatOf(handOf()), seatOf()] }), ['take deck']), async (session) => {
      await settle();
      const row = session.uses.find((use) => use.id === 'show:load')!;
      expect([row.legal, row.note]).toEqual([false, 'No cards in hand']);
    }));
});
