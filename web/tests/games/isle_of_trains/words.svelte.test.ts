// Score sheet, log, text view and names, in three languages.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import { cardOrder, destOrder } from '../../../src/games/isle_of_trains/cards';
import { describe as inWords } from '../../../src/games/isle_of_trains/describe';
import { line, movePlace } from '../../../src/games/isle_of_trains/log';
import { scoreRows } from '../../../src/games/isle_of_trains/score';
import { cardName, cardText, destName, refusalText, shortName } from '../../../src/games/isle_of_trains/words';
import { FakeTable, handOf, play, seatOf, settle, speak, viewOf } from './fixture.svelte';

const raw = /isle(_of_trains)?\.[a-z]|\{\w+|undefined|NaN/;
const clean = (texts: string[]): void => expect(texts.filter((text) => raw.test(text) || !text)).toEqual([]);

describe.each(languages)('%s', (language) => {
  it('names every card, place and ability', () => {
    speak(language);
    clean([
      ...cardOrder.flatMap((card) => [cardName(card), shortName(card), cardText(card)]),
      ...destOrder.map(destName),
    ]);
  });

  it('says every refusal', () => {
    speak(language);
    const cases: Record<string, string[]> = {
      'IT-E1': ['turn', 'over'],
      'IT-E13': ['engine', 'building', 'again'],
      'IT-E17': ['passenger', 'cargo'],
      'IT-E22': ['train', 'item', 'step'],
      'IT-E27': ['colour', 'used'],
      'IT-E32': ['tokens', 'discard', 'solo'],
    };
    const args = {
      cost: 6,
      hand: 2,
      weight: 7,
      power: 6,
      limit: 1,
      cargo: 'oil',
      tokens: 3,
      over: 2,
      coal: 1,
      oil: 2,
      box: 0,
      any: 0,
    };
    const all = Array.from({ length: 39 }, (_, i) => `IT-E${i + 1}`);
    const said = all.flatMap((code) =>
      (cases[code] ?? ['']).map((which) => refusalText(code, { ...args, ...(which ? { case: which } : {}) })),
    );
    clean(said);
    expect(said.filter((text) => text.startsWith('IT-'))).toEqual([]);
  });

  it('tells every event of the game', () => {
    speak(language);
    const events: [string, number, Record<string, string | number>][] = [
      ['first', -1, { seat: 1 }],
      ['tile', -1, { dest: 'billingtons', tile: 't1' }],
      ['show', -1, { card: 'bank' }],
      ['pax', 0, { colour: 'white' }],
      ['draw', 0, { card: 'bank' }],
      ['drew', 1, {}],
      ['reshuffle', -1, { n: 12 }],
      ['final_round', -1, { case: 'progress' }],
      ['final_round', -1, { case: 'cards' }],
      ['final_round', -1, { case: 'turns' }],
      ['locomotive', 0, {}],
      ['won', 0, {}],
      ['lost', 0, {}],
      ['take', 0, { card: 'bank' }],
      ['build', 0, { card: 'hopper_1', cost: 1 }],
      ['upgrade', 0, { card: 'hopper_2', old: 'hopper_1', cost: 3 }],
      ['construct', 0, { card: 'bank', cost: 6 }],
      ['scrap', 0, { card: 'hopper_1' }],
      ['raze', 0, { card: 'bank' }],
      ['pay', 0, { card: 'bank' }],
      ['load', 0, { card: 'bank', seat: 0, car: 1, cargo: 'coal' }],
      ['load', 0, { card: 'bank', seat: 1, car: 1, cargo: 'coal' }],
      ['blind', 0, { seat: 1, car: 1, cargo: 'oil' }],
      ['blind', 0, { seat: 0, car: 1, cargo: 'oil' }],
      ['board', 0, { colour: 'green', seat: 1, car: 0 }],
      ['board', 0, { colour: 'green', seat: 0, car: 0 }],
      ['toss', 0, { card: 'bank' }],
      ['tokens', 0, { n: 2 }],
      ['deliver', 0, { dest: 'billingtons' }],
      ['give', 0, { cargo: 'coal', car: 1 }],
      ['give_pax', 0, { colour: 'white', car: 1 }],
      ['initial', 0, { dest: 'billingtons', vp: 5 }],
      ['secondary', 0, { dest: 'billingtons', vp: 14 }],
      ['ticket', 0, { colour: 'white', dest: 'alpine_lodge', space: 1 }],
      ['side', 0, { colour: 'white', dest: 'alpine_lodge', space: 1 }],
      ['guest', 0, { colour: 'white', dest: 'billingtons', space: 1 }],
      ['progress', -1, { at: 3 }],
      ['aside', 0, { cargo: 'coal', car: 1 }],
      ['aside_pax', 0, { colour: 'white', car: 1 }],
      ['pick', 0, { card: 'bank' }],
      ['pass', 0, {}],
      ['night', 0, {}],
      ['burn', -1, { card: 'bank' }],
      ['buyback', 0, { card: 'bank' }],
    ];
    const lines = events.map(([c, by, a]) => line({ c, by, a }, (seat) => ['Ann', 'Bo'][seat]!, viewOf()));
    clean(lines.map((one) => one?.text ?? ''));
    expect(lines.filter((one) => one!.text.endsWith('.'))).toEqual([]);
    expect(line({ c: 'turn', by: 1, a: { seat: 1, round: 4 } }, () => 'Bo', viewOf())?.heading).toMatch(/4.*Bo/);
    expect(
      line(
        { c: 'turn', by: 0, a: { seat: 0, round: 4 } },
        () => 'Bo',
        viewOf({ solo: { buyback: 3, scenario: null, no_waiting: false } }),
      )?.heading,
    ).not.toContain('Bo');
  });

  it('describes a seat in sentences', () => {
    speak(language);
    const train = [
      { card: 'engine_2', items: [{ passenger: 'white' as const }] },
      { card: 'hopper_2', items: [{ cargo: 'coal' as const, card: null, down: true as const }] },
      { card: 'caboose_3', items: [] },
    ];
    const view = viewOf({
      seats: [seatOf({ ...handOf('bank'), train, supply: { green: 2 }, buildings: ['bank'] }), seatOf()],
    });
    const lines = inWords(view, 0);
    clean(lines);
    expect(lines.length).toBeGreaterThan(15);
    clean(inWords(view, 1));
  });
});

it('rings the places of a move and of an event', () => {
  expect(movePlace('load bank 1.2')).toEqual(['car:1.2']);
  expect(movePlace('deliver billingtons')).toEqual(['dest:billingtons']);
  expect(movePlace('pay bank')).toEqual([]);
  speak('en');
  expect(line({ c: 'board', by: 0, a: { colour: 'green', seat: 1, car: 0 } }, String)?.squares).toEqual(['car:1.0']);
});

describe('score', () => {
  const score = (total: number, train: number, cars: number) => ({
    tokens: 1,
    cars,
    contracts: 0,
    loaded: 2,
    locomotive: 0,
    buildings: 0,
    total,
    train,
  });
  const view = viewOf({
    seats: [
      seatOf({ score: score(61, 7, 21), buildings: ['bank'] }),
      seatOf({ score: score(61, 7, 19) }),
      seatOf({ score: score(61, 8, 3) }),
    ],
  });
  it('has a row for each source', () => {
    speak('en');
    expect(scoreRows(view).map((row) => [row.key, ...row.values])).toEqual([
      ['tokens', 1, 1, 1],
      ['cars', 21, 19, 3],
      ['contracts', 0, 0, 0],
      ['loaded', 2, 2, 2],
      ['buildings', 0, 0, 0],
      ['locomotive', 0, 0, 0],
      ['total', 61, 61, 61],
    ]);
    expect(scoreRows(view)[2]!.squares!(0)).toEqual(['dest:cactus_mines']);
    expect(scoreRows(view)[4]!.note!(0)).toBe('Bank');
  });
  it('has no locomotive in solo', () =>
    expect(scoreRows({ ...view, progress_track: undefined }).some((row) => row.key === 'locomotive')).toBe(false));
});

describe.each(languages)('now-lines, %s', (language) => {
  it('speaks in every phase', async () => {
    speak(language);
    const phases: [Parameters<typeof viewOf>[1], string[]][] = [
      [[{ what: 'actions', left: 2, of: 2 }], ['take deck']],
      [
        [
          { what: 'take', left: 2, of: 2 },
          { what: 'toss', left: 1, of: 1 },
        ],
        ['take deck'],
      ],
      [
        [
          { what: 'take', left: 2, of: 2 },
          { what: 'tokens', n: 1 },
        ],
        ['take deck'],
      ],
      [[{ what: 'bonus', actions: ['load', 'deliver'] }], ['pass', 'load bank 0.1']],
      [[{ what: 'bonus', actions: ['take', 'build', 'load', 'deliver'] }], ['pass']],
      [[{ what: 'toss', left: 1, of: 1 }], ['toss bank']],
      [[{ what: 'pick', left: 1, of: 1 }], ['pick bank']],
      [[{ what: 'build' }], ['build hopper_1']],
      [[{ what: 'raze', keep: 1 }], ['raze bank']],
      [[{ what: 'pay', card: 'bank', over: null, cost: 6, left: 2 }], ['pay hopper_1']],
      [[{ what: 'blind', seat: 1, car: 1, stage: 'under' }], ['under bank']],
      [[{ what: 'blind', seat: 1, car: 1, stage: 'toss' }], ['toss bank']],
      [
        [{ what: 'deliver', dest: 'billingtons', steps: 1, initial: true, secondary: false, special: false }],
        ['finish'],
      ],
      [[{ what: 'special', items: 1 }], ['done']],
      [[{ what: 'limit', over: 2 }], ['toss bank']],
      [[{ what: 'night' }], ['night']],
    ];
    for (const [pending, legal] of phases) {
      await play(new FakeTable(viewOf({ discard: ['bank'] }, pending), legal), async (session) => {
        await settle();
        clean([
          session.now.text,
          session.usesTitle,
          session.primary!.label,
          session.handNote.text,
          ...session.uses.map((use) => use.label),
          ...session.stations.map((stop) => stop.label),
        ]);
        expect(session.now.help).toMatch(/^(turn|take|build|load|deliver|contracts|tickets|buildings|solo|promo)$/);
      });
    }
  });
});
