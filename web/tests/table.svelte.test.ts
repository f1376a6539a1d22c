// The table store against a server that the test plays: resume, stale, splices, undo.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Message = Record<string, unknown>;

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Message);
  }
  close(code = 1006): void {
    this.onclose?.({ code });
  }
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(type: string): Message {
    return this.sent.findLast((message) => message.t === type)!;
  }
}

const info = {
  id: 'T',
  state: 'running',
  seats: [
    { kind: 'person', mine: true },
    { kind: 'local', mine: true },
  ],
};
const view = { round: 1, seats: [{ spaces: {} }] };
const settle = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

async function open() {
  vi.resetModules();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  const { TableStore } = await import('../src/net/table.svelte');
  const store = new TableStore('T');
  store.open(0);
  await settle();
  const line = FakeSocket.all[0]!;
  line.say({
    t: 'view',
    n: line.last('watch').n,
    table: 'T',
    seat: 0,
    v: 3,
    view,
    info,
    legal: ['a', 'b', 'done'],
    undo: 0,
    log_from: 0,
    log: [],
  });
  await settle();
  return { store, line };
}

beforeEach(() => vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.unstubAllGlobals());

describe('a table', () => {
  it('takes the view and follows updates with splices', async () => {
    const { store, line } = await open();
    expect(line.last('watch')).toMatchObject({ table: 'T', seat: 0, splice: true });
    line.say({
      t: 'update',
      table: 'T',
      seat: 0,
      v: 4,
      d: [[['seats', 0, 'spaces', '30'], { piece: 'H_T' }]],
      e: [{ c: 'draw', by: 0, a: {} }],
      legal_d: [[0, 1, []]],
      undo: 1,
    });
    expect(store.view).toEqual({ round: 1, seats: [{ spaces: { '30': { piece: 'H_T' } } }] });
    expect(store.legal).toEqual(['b', 'done']);
    expect([store.undoable, store.log.length]).toEqual([1, 1]);
  });
  it('ignores other tables, other seats and old versions', async () => {
    const { store, line } = await open();
    for (const odd of [
      { table: 'U', seat: 0, v: 9 },
      { table: 'T', seat: 1, v: 9 },
      { table: 'T', seat: 0, v: 3 },
    ])
      line.say({ t: 'update', d: [[['round'], 7]], e: [], ...odd });
    expect(store.view).toEqual(view);
  });
  it('sends a move with the version it saw', async () => {
    const { store, line } = await open();
    const outcome = store.move('a');
    expect(line.last('move')).toMatchObject({ table: 'T', seat: 0, v: 3, moves: ['a'] });
    line.say({ t: 'ok', n: line.last('move').n, v: 4 });
    expect(await outcome).toEqual({ ok: true });
  });
  it('says why a move was refused', async () => {
    const { store, line } = await open();
    const outcome = store.move('a');
    line.say({ t: 'refused', n: line.last('move').n, code: 'RI-173', args: { row: 3 } });
    expect(await outcome).toEqual({ ok: false, refusal: { code: 'RI-173', args: { row: 3 } } });
  });
  it('tells a refusal when its words are here, or cannot be had', async () => {
    const { store, line } = await open();
    const told: string[] = [];
    let come = (): void => {};
    const words = new Promise<void>((resolve) => (come = resolve));
    store.words = () => words;
    const asked = store.why('a').then(() => told.push('why'));
    line.say({ t: 'refused', n: line.last('why').n, code: 'RI-173' });
    const moved = store.move('a').then(() => told.push('move'));
    line.say({ t: 'refused', n: line.last('move').n, code: 'RI-173' });
    await settle();
    expect(told).toEqual([]);
    come();
    await Promise.all([asked, moved]);
    store.words = () => Promise.reject(new Error('no line'));
    const refusal = store.why('a');
    line.say({ t: 'refused', n: line.last('why').n, code: 'RI-173' });
    expect(await refusal).toEqual({ code: 'RI-173', args: {} });
  });
  it('tries again under the new version when the table had moved on', async () => {
    const { store, line } = await open();
    const outcome = store.move('a');
    const first = line.last('move');
    line.say({ t: 'stale', n: first.n, v: 4 });
    await settle();
    line.say({ t: 'update', table: 'T', seat: 0, v: 4, d: [], e: [{ c: 'done', by: 1, a: {} }] });
    await settle();
    expect(line.last('move')).toMatchObject({ v: 4, id: first.id, moves: ['a'] });
    line.say({ t: 'ok', n: line.last('move').n, v: 5 });
    expect(await outcome).toEqual({ ok: true });
  });
  it('keeps a move over a lost line and sends it again under the same name', async () => {
    const { store, line } = await open();
    const outcome = store.move('a');
    const first = line.last('move');
    line.close();
    expect(store.live).toBe(false);
    await settle(700);
    const again = FakeSocket.all[1]!;
    expect(again.last('watch')).toMatchObject({ have: 3 });
    again.say({ t: 'same', n: again.last('watch').n, table: 'T', seat: 0, v: 3, info });
    await settle(100);
    expect(again.last('move')).toMatchObject({ id: first.id, moves: ['a'] });
    again.say({ t: 'ok', n: again.last('move').n, v: 4 });
    expect(await outcome).toEqual({ ok: true });
  });
  it('learns what the table looks like even when nothing was played meanwhile', async () => {
    const { store, line } = await open();
    line.close();
    await settle(700);
    const again = FakeSocket.all[1]!;
    again.say({ t: 'same', n: again.last('watch').n, table: 'T', seat: 0, v: 3, info: { ...info, next: 'U' } });
    await settle();
    expect(store.info?.next).toBe('U');
  });
  it.each(['moved', 'removed'])('watches on when its seat was %s, and says so', async (gone) => {
    const { store, line } = await open();
    line.say({ t: 'seat', table: 'T', seat: 0, gone });
    expect([store.seat, store.lost, store.info?.seats[0]?.mine]).toEqual([null, gone, false]);
    expect(line.last('watch')).not.toHaveProperty('seat');
  });
  it('makes no fuss about a seat it left itself', async () => {
    const { store, line } = await open();
    line.say({ t: 'seat', table: 'T', seat: 0, gone: 'left' });
    expect([store.seat, store.lost]).toEqual([null, null]);
  });
  it('keeps its own view when another seat of this device moves', async () => {
    const { store, line } = await open();
    line.say({ t: 'seat', table: 'T', seat: 1, gone: 'moved' });
    expect([store.seat, store.lost]).toEqual([0, 'moved']);
    expect(line.last('watch')).toMatchObject({ seat: 0 });
  });
  it('follows its seat when free ones before it went away at the start', async () => {
    const { store, line } = await open();
    line.say({ t: 'seat', table: 'T', seat: 0, now: 2 });
    expect([store.seat, store.lost]).toEqual([2, null]);
    line.say({ t: 'view', table: 'T', seat: 2, v: 9, view, info, legal: ['b'], undo: 0, log_from: 0, log: [] });
    expect(store.legal).toEqual(['b']);
  });
  it('watches on when the seat was lost while the line was down', async () => {
    const { store, line } = await open();
    line.close();
    await settle(700);
    const again = FakeSocket.all[1]!;
    again.say({ t: 'error', n: again.last('watch').n, code: 'not_yours' });
    await settle();
    expect([store.seat, store.lost, store.problem]).toEqual([null, 'unknown', null]);
    expect(again.last('watch')).not.toHaveProperty('seat');
  });
  it('begins anew when this device was signed out', async () => {
    const { line } = await open();
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    line.close(4001);
    await settle(700);
    expect([reload.mock.calls.length, FakeSocket.all.length]).toEqual([1, 1]);
  });
  describe('whose updates wait', () => {
    const played = (v: number, more: Message = {}) => ({
      t: 'update',
      table: 'T',
      seat: 0,
      v,
      d: [[['round'], v]],
      e: [{ i: v, c: 'done', by: 1, a: {} }],
      ...more,
    });
    async function held() {
      const { store, line } = await open();
      const took: unknown[] = [];
      store.pace = { holds: () => true, took: (step) => took.push(step.after), forgot() {}, began() {} };
      line.say(played(4, { legal: [] }));
      line.say(played(5, { legal: ['c'] }));
      return { store, line, took };
    }
    const round = (store: { view: unknown }) => (store.view as { round: number }).round;

    it('shows the table before them, and each when it is asked for', async () => {
      const { store, took } = await held();
      expect([round(store), store.legal, store.log.length, took.length]).toEqual([1, ['a', 'b', 'done'], 0, 0]);
      store.next();
      expect([round(store), store.legal, store.log.length, took.length]).toEqual([4, [], 1, 1]);
      store.catchUp();
      expect([round(store), store.legal, store.waiting.length]).toEqual([5, ['c'], 0]);
    });
    it('catches up before it acts or asks, under the newest version', async () => {
      for (const act of ['move', 'preview'] as const) {
        const { store, line } = await held();
        void store[act]('c');
        expect([act, round(store), store.legal]).toEqual([act, 5, ['c']]);
        if (act === 'move') expect(line.last('move')).toMatchObject({ v: 5 });
      }
    });
    it('drops them when the table is fetched whole, and says what it has seen', async () => {
      const { store, line } = await held();
      line.close();
      await settle(700);
      const again = FakeSocket.all[1]!;
      expect(again.last('watch')).toMatchObject({ have: 5 });
      again.say({ t: 'view', table: 'T', seat: 0, v: 6, view, info, legal: ['z'], undo: 0, log_from: 0, log: [] });
      expect([round(store), store.legal, store.waiting.length]).toEqual([1, ['z'], 0]);
    });
    it('takes them in before moves are taken back', async () => {
      const { store, line } = await held();
      line.say(played(6, { e: [{ c: 'undo', by: 1, a: {} }], forget: 1, again: [] }));
      expect([round(store), store.waiting.length, store.log.length]).toEqual([6, 0, 1]);
    });
  });
  describe('when moves are taken back', () => {
    const event = (i: number) => ({ i, c: 'draw', by: 1, a: {} });
    const undone = { c: 'undo', by: 0, a: {} };
    const taken = { t: 'update', table: 'T', seat: 0, v: 4, d: [], e: [undone], undo: 0 };
    const view3 = { t: 'view', table: 'T', seat: 0, v: 3, view, info, legal: ['a'], undo: 0 };
    const numbers = (list: { i?: number }[]) => list.map((one) => one.i);

    it('forgets what they told and keeps what stands', async () => {
      const { store, line } = await open();
      line.say({ ...view3, log_from: 2, log: [event(2), event(3), event(4)] });
      const asked = line.sent.length;
      line.say({ ...taken, forget: 3, again: [event(3)] });
      await settle();
      expect(numbers(store.log)).toEqual([2, 3]);
      expect([store.logFrom, line.sent.length]).toEqual([2, asked]);
    });
    it('reaches back into older pages, and before them', async () => {
      const { store, line } = await open();
      line.say({ ...view3, log_from: 2, log: [event(2)] });
      const asked = store.earlier();
      line.say({ t: 'log', n: line.last('log').n, table: 'T', seat: 0, log_from: 1, log: [event(1)] });
      await asked;
      line.say({ ...taken, forget: 1, again: [event(9)] });
      expect([numbers(store.older), numbers(store.log), store.logFrom]).toEqual([[], [9], 1]);
      line.say({ ...taken, v: 5, forget: 0, again: [] });
      expect([store.log, store.logFrom]).toEqual([[], 0]);
    });
    it('asks for the log where the server could not read it', async () => {
      const { line } = await open();
      line.say({ ...taken, forget: 0, again: null });
      await settle();
      expect(line.last('watch').have).toBeUndefined();
    });
  });
  it('knows what moves cost, and sends several as one', async () => {
    const { store, line } = await open();
    const legal = ['a', 'build bank'];
    line.say({ t: 'update', table: 'T', seat: 0, v: 4, d: [], e: [], legal, quotes: [null, { cost: 3 }] });
    expect([store.quote('build bank'), store.quote('a')]).toEqual([{ cost: 3 }, null]);
    line.say({
      t: 'update',
      table: 'T',
      seat: 0,
      v: 5,
      d: [],
      e: [],
      quotes_d: [[1, 1, [{ cost: 2 }]]],
    });
    expect(store.quote('build bank')).toEqual({ cost: 2 });
    void store.move('build bank', 'pay hopper_1');
    expect(line.last('move')).toMatchObject({ v: 5, moves: ['build bank', 'pay hopper_1'] });
  });
  it('fetches earlier pages of a long log', async () => {
    const { store, line } = await open();
    const event = (i: number) => ({ c: 'draw', by: 1, a: { i } });
    const view3 = { t: 'view', table: 'T', seat: 0, v: 3, view, info, legal: ['a'], undo: 0 };
    line.say({ ...view3, log_from: 2, log: [event(2)] });
    line.say({ t: 'update', table: 'T', seat: 0, v: 4, d: [], e: [event(3)], legal: [] });
    expect([store.logFrom, store.seen]).toEqual([2, 4]);
    const asked = store.earlier();
    expect(line.last('log')).toMatchObject({ table: 'T', seat: 0, before: 2 });
    line.say({ t: 'log', n: line.last('log').n, table: 'T', seat: 0, log_from: 0, log: [event(0), event(1)] });
    await asked;
    expect([...store.older, ...store.log].map((one) => one.a.i)).toEqual([0, 1, 2, 3]);
    expect([store.logFrom, store.seen]).toEqual([0, 4]);
    const sent = line.sent.length;
    await store.earlier();
    expect(line.sent.length).toBe(sent);
  });
  it('drops a page that comes after the log was asked for anew', async () => {
    const { store, line } = await open();
    const view3 = { t: 'view', table: 'T', seat: 0, v: 3, view, info, legal: ['a'], undo: 0 };
    line.say({ ...view3, log_from: 5, log: [] });
    const asked = store.earlier();
    line.say({ ...view3, v: 5, log_from: 4, log: [] });
    line.say({ t: 'log', n: line.last('log').n, table: 'T', seat: 0, log_from: 0, log: [{ c: 'draw', by: 0, a: {} }] });
    await asked;
    expect([store.logFrom, store.older.length]).toEqual([4, 0]);
  });
  it('marks what came after the own turn as new', async () => {
    const { store, line } = await open();
    line.say({ t: 'update', table: 'T', seat: 0, v: 4, d: [], e: [{ c: 'done', by: 0, a: {} }], legal: [] });
    expect(store.seen).toBe(1);
  });
  it('sends moves imagined before the one in question', async () => {
    const { store, line } = await open();
    void store.preview('pay bank', ['build hopper_1']);
    expect(line.last('preview')).toMatchObject({ table: 'T', seat: 0, move: 'pay bank', after: ['build hopper_1'] });
    const asked = store.why('initial', ['deliver billingtons']);
    expect(line.last('why')).toMatchObject({ move: 'initial', after: ['deliver billingtons'] });
    line.say({ t: 'refused', n: line.last('why').n, code: 'IT-E26', args: { coal: 1 } });
    expect(await asked).toEqual({ code: 'IT-E26', args: { coal: 1 } });
    void store.why('initial');
    expect('after' in line.last('why')).toBe(false);
  });
});
