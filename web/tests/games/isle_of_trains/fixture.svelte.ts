// A table of Isle of Trains that answers from a script: no rules, only what it was given.
import { flushSync } from 'svelte';
import type { Language } from '../../../src/app/texts.svelte';
import type { Thing } from '../../../src/games/isle_of_trains/model';
import type { Quote } from '../../../src/games/isle_of_trains/quotes';
import { IsleSession } from '../../../src/games/isle_of_trains/session.svelte';
import type { CardId, IsleView, Pending, SeatView } from '../../../src/games/isle_of_trains/view';
import type { Outcome, Refusal, Watched } from '../../../src/net/table.svelte';
import type { Quote as WireQuote, GameEvent, TableInfo, View } from '../../../src/net/types';
import { speak as speakOf } from '../../words';

export const speak = (language: Language): void => speakOf(language, 'isle_of_trains');

const score = { tokens: 0, cars: 0, contracts: 0, loaded: 0, locomotive: 0, buildings: 0, total: 0, train: 1 };

export const seatOf = (part: Partial<SeatView> = {}): SeatView => ({
  train: [{ card: 'engine_1', items: [] }],
  power: 4,
  weight: 0,
  supply: {},
  buildings: [],
  building_limit: 1,
  tokens: 0,
  hand_size: part.hand?.length ?? 5,
  score: { ...score },
  ...part,
});

export function viewOf(
  part: Partial<IsleView> = {},
  pending: Pending[] = [{ what: 'actions', left: 2, of: 2 }],
): IsleView {
  const first = pending[0]?.what ?? 'over';
  return {
    phase: first === 'actions' ? 'action' : first,
    turn: [0],
    active: 0,
    round: 1,
    max_turns: 150,
    actions_left: 2,
    actions_done: [],
    pending,
    display: ['tanker_3', 'hopper_1', null],
    deck: 40,
    deck_top: [],
    discard: [],
    bag: { white: 3, light_blue: 3, orange: 3, green: 3, purple: 1, black: 1 },
    islands: {
      alpine_lodge: { state: 'centre', owner: null },
      billingtons: { state: 'centre', owner: null },
      camp_eagle: { state: 'centre', owner: null },
      flint_beach: { state: 'centre', owner: null },
      cactus_mines: { state: 'open', owner: 0 },
      devon_city: { state: 'centre', owner: null },
    },
    tickets: {
      alpine_lodge: { tile: 't1', filled: 0 },
      billingtons: { tile: 't2', filled: 0 },
      camp_eagle: { tile: 't3', filled: 0 },
      flint_beach: { tile: 't4', filled: 1 },
      cactus_mines: { tile: 't5', filled: 0 },
      devon_city: { tile: 't6', filled: 3 },
    },
    aside: [],
    progress_track: { at: 1, end: 4, holder: null },
    seats: [seatOf({ hand: ['bank', 'hopper_1', 'hopper_2', 'tanker_1', 'tanker_1'] }), seatOf()],
    ...part,
  };
}

export const handOf = (...hand: CardId[]): Pick<SeatView, 'hand' | 'hand_size'> => ({ hand, hand_size: hand.length });

export const hand = (index: number): Thing => ({ kind: 'hand', index });
export const car = (seat: number, at: number): Thing => ({ kind: 'car', seat, car: at });

export class FakeTable implements Watched {
  readonly id = 'T';
  seat: number | null = 0;
  view = $state.raw<View>(null);
  info: TableInfo | null = null;
  legal = $state.raw<string[]>([]);
  undoable = 0;
  log = $state.raw<GameEvent[]>([]);
  live = true;
  sent: string[] = [];
  asked: string[] = [];
  /** What the table becomes after a move. */
  after: Record<string, { view: IsleView; legal: string[]; log?: GameEvent[] }> = {};
  /** Views after moves, by the moves joined with "; ". */
  previews: Record<string, IsleView> = {};
  refusals: Record<string, Refusal> = {};
  quotes: Record<string, Quote> = {};
  /** Moves after which something comes to light. */
  reveals: string[] = [];
  /** How many moves each message held. */
  lengths: number[] = [];
  constructor(view: IsleView, legal: string[]) {
    this.view = view;
    this.legal = legal;
  }
  quote(text: string): WireQuote | null {
    return (this.quotes[text] as WireQuote | undefined) ?? null;
  }
  async move(...texts: string[]): Promise<Outcome> {
    const refused = texts.find((text) => this.refusals[text]);
    if (refused) return { ok: false, refusal: this.refusals[refused]! };
    const where = texts.findIndex((text) => this.reveals.includes(text));
    if (where >= 0 && where < texts.length - 1) return { ok: false, refusal: { code: 'sequence', args: { where } } };
    this.lengths.push(texts.length);
    for (const text of texts) {
      this.sent.push(text);
      const next = this.after[this.sent.join('; ')] ?? this.after[text];
      if (!next) continue;
      this.view = next.view;
      this.legal = next.legal;
      if (next.log) this.log = [...this.log, ...next.log];
    }
    flushSync();
    return { ok: true };
  }
  async preview(text: string, after: string[] = []): Promise<View> {
    return this.previews[[...after, text].join('; ')] ?? null;
  }
  async why(text: string, after: string[] = []): Promise<Refusal | null> {
    const key = [...after, text].join('; ');
    this.asked.push(key);
    return this.refusals[key] ?? null;
  }
}

export function play(
  table: FakeTable,
  test: (session: IsleSession, table: FakeTable) => Promise<void> | void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    $effect.root(() => {
      const session = new IsleSession(table);
      flushSync();
      Promise.resolve(test(session, table)).then(resolve, reject);
    });
  });
}

export async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
}

/** Cars can be built, cards taken. The hand, sorted by kind: hopper_1, hopper_2, tanker_1, tanker_1, bank. */
export function building(): FakeTable {
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
