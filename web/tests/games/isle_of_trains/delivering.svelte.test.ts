// The session delivers: the steps at a place, and what is handed over.
import { beforeAll, describe, expect, it } from 'vitest';
import { car, FakeTable, handOf, play, seatOf, settle, speak, viewOf } from './fixture.svelte';

beforeAll(() => speak('en'));

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
      // About the overview before it, nothing more.
      expect(table.asked).toEqual(['build bank', 'load bank 0.1']);
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
