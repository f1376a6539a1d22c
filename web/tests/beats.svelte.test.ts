// Others' turns: what waits, what is shown in which order, how it is broken off and summed up.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import type { Beat, GameBeats, GameSession, GameUi } from '../src/games/game';
import { TableStore, type Step } from '../src/net/table.svelte';
import type { GameEvent, TableInfo, UpdateMessage } from '../src/net/types';
import { actionsOf, beatsOf } from '../src/table/beats/actions';
import { Follow } from '../src/table/beats/follow.svelte';
import { Player } from '../src/table/beats/player.svelte';
import type { Frame } from '../src/table/frame.svelte';
import { times } from '../src/table/beats/showing.svelte';
import { speak } from './words';

interface Table {
  turn: number[];
  over: boolean;
  progress: { now: number; total: number };
  scores: number[];
  ranks: number[];
  moves: number;
}

const start: Table = {
  turn: [1],
  over: false,
  progress: { now: 1, total: 0 },
  scores: [0, 0, 0],
  ranks: [1, 1, 1],
  moves: 0,
};
const event = (c: string, by: number, i = 0): GameEvent => ({ i, c, by, a: {} });
const Face = (() => {}) as unknown as GameBeats['Face'];

/** A game of two codes: `act` begins an action, `pay` belongs to the one before; `look` is nothing to see. */
const game: GameBeats = {
  joins: ({ events }) => events[0]!.c === 'pay',
  beat: ({ events }): Beat | null =>
    events[0]!.c === 'look'
      ? null
      : {
          seat: events[0]!.by,
          text: `${events[0]!.by}: ${events.map(({ c }) => c).join()}`,
          flights: [{ face: 'card', from: ['a'], to: ['b'] }],
          places: ['b'],
          deed: { face: 'card', text: events.map(({ c }) => c).join(), place: 'b' },
        },
  Face,
};
const ui = { beats: async () => ({ beats: game }) } as unknown as GameUi;

let version = 0;
/** The table's next update: somebody's deed, and who is to move then. */
const update = (c: string, by: number, turn?: number[], more: Partial<UpdateMessage> = {}): UpdateMessage => ({
  t: 'update',
  table: 'T',
  seat: 0,
  v: ++version,
  d: [[['moves'], version], ...(turn ? ([[['turn'], turn]] as UpdateMessage['d']) : [])],
  e: [event(c, by, version)],
  ...(turn ? { turn, legal: turn.includes(0) ? ['go'] : [] } : {}),
  ...more,
});

/** `early`: what others do while the player is still on its way. */
function open(beats = game, seat: number | null = 0, led = false, early: () => UpdateMessage[] = () => []) {
  version = 0;
  const store = new TableStore('T');
  store.seat = seat;
  const receive = (message: UpdateMessage) =>
    (store as unknown as { receive(m: unknown): void }).receive(
      seat === null ? { ...message, seat: undefined, legal: undefined } : message,
    );
  const info = { seats: [{ mine: true }, { kind: 'bot' }, { kind: 'bot' }], game: 'x' } as unknown as TableInfo;
  (store as unknown as { take(m: unknown): void }).take({ v: 0, view: start, info, log_from: 0, log: [] });
  const session = { lit: [], news: [] } as unknown as GameSession;
  const follow = new Follow(store, ui, session, () => led);
  (follow as unknown as { asked: boolean }).asked = true;
  early().forEach(receive);
  const player = new Player(follow, beats);
  follow.parts = { player } as unknown as Follow['parts'];
  return { store, player, session, receive, moves: () => (store.view as Table).moves };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** The gathering, then so much of an action at the usual speed. */
const gathered = () => pass(100);
const action = (times.flight + times.caption + times.pause) / 2;

let hidden = false;
let reduced = false;
beforeEach(() => {
  vi.useFakeTimers();
  speak('en');
  settings.beatSpeed = 'normal';
  settings.othersTurns = 'each';
  hidden = reduced = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && reduced,
    addEventListener() {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('actions', () => {
  const step = (c: string, by: number): Step => ({ events: [event(c, by)], before: start, after: start });
  it('are what joins, of one seat', () => {
    const steps = [step('act', 1), step('pay', 1), step('pay', 1), step('act', 1), step('pay', 2)];
    const codes = actionsOf(game, steps).map(({ events }) => events.map(({ c, by }) => c + by).join());
    expect(codes).toEqual(['act1,pay1,pay1', 'act1', 'pay2']);
  });
  it('are found again in a stretch of a log', async () => {
    const events = [event('act', 1, 4), event('pay', 1, 5), event('pay', 1, 5), event('act', 2, 6)];
    const beats = await beatsOf(ui, events, start, start, String);
    expect(beats.map(({ text }) => text)).toEqual(['1: act,pay,pay', '2: act']);
  });
});

describe('what others do', () => {
  it('is shown one action after the other, and the table with it', async () => {
    const { player, receive, moves, session } = open();
    receive(update('act', 1));
    receive(update('pay', 1));
    receive(update('act', 2));
    expect(moves()).toBe(0);
    await gathered();
    expect([player.beat?.text, player.playing, moves()]).toEqual(['1: act,pay', true, 0]);
    expect(session.lit).toEqual(['b']);
    await pass(times.flight / 2);
    expect([player.beat?.text, player.landed, moves()]).toEqual(['1: act,pay', true, 2]);
    await pass(action - times.flight / 2 + 40);
    expect([player.beat?.text, moves()]).toEqual(['2: act', 2]);
    await pass(action + 40);
    expect([player.beat, player.playing, moves()]).toEqual([null, false, 3]);
  });
  it('passes silently where there is nothing to see', async () => {
    const { player, receive, moves } = open();
    receive(update('look', 1));
    await gathered();
    expect([player.playing, moves()]).toEqual([false, 1]);
  });
  it.each([
    ['slow', 1],
    ['normal', 2],
    ['fast', 4],
  ] as const)('takes its time: %s', async (speed, rate) => {
    settings.beatSpeed = speed;
    const { player, receive } = open();
    receive(update('act', 1));
    await gathered();
    await pass((action * 2) / rate - 100);
    expect(player.playing).toBe(true);
    await pass(160);
    expect(player.playing).toBe(false);
  });
  it('stands still while it is paused', async () => {
    const { player, receive } = open();
    receive(update('act', 1));
    await gathered();
    player.paused = true;
    await pass(60_000);
    expect(player.beat?.text).toBe('1: act');
  });
  it.each(['off', 'sum', 'once', 'hidden'] as const)('is there at once: %s', async (why) => {
    if (why === 'off') settings.beatSpeed = 'off';
    else if (why === 'hidden') hidden = true;
    else settings.othersTurns = why;
    const { player, receive, moves } = open();
    receive(update('act', 1));
    expect([moves(), player.playing]).toEqual([1, false]);
  });
  it.each([
    ['each', true],
    ['sum', false],
    ['once', false],
  ] as const)('waits until it can be played, and is played only where it is wanted: %s', async (way, played) => {
    settings.othersTurns = way;
    const { player, moves } = open(game, 0, false, () => [update('act', 1), update('act', 2, [0])]);
    expect(moves()).toBe(0);
    await gathered();
    expect([player.playing, moves()]).toEqual([played, played ? 0 : 2]);
    await pass(2 * action + 200);
    expect([player.playing, player.open, player.news.length, moves()]).toEqual([false, way !== 'once', 2, 2]);
  });
  it('stops being played when that is no longer wanted', async () => {
    const { player, receive, moves } = open();
    receive(update('act', 1));
    receive(update('act', 2, [0]));
    await gathered();
    settings.othersTurns = 'sum';
    await pass(action + 60);
    expect([player.playing, player.open, player.news.length, moves()]).toEqual([false, true, 2, 2]);
  });
  it('does not fly for those who want it so, but is told', async () => {
    reduced = true;
    const { player, receive, moves } = open();
    receive(update('act', 1));
    await gathered();
    expect([player.beat?.text, player.landed, moves()]).toEqual(['1: act', true, 1]);
    await pass(action - 200);
    expect(player.playing).toBe(true);
  });
  it('waits for a map that goes there: nothing flies before it has come', async () => {
    document.body.innerHTML = '<div class="map-port"><i data-place="b"></i></div>';
    const [port, place] = [document.querySelector('.map-port')!, document.querySelector('i')!];
    const box = (left: number) => ({ left, top: 0, right: left + 10, bottom: 10 }) as DOMRect;
    port.getBoundingClientRect = () => ({ left: 0, top: 0, right: 400, bottom: 300 }) as DOMRect;
    let left = 900;
    place.getBoundingClientRect = () => box(left);
    const { player, receive, session, moves } = open();
    const asked: string[][] = [];
    // Of the map only its frame is here: it goes while the place is out of sight.
    const frame = { size: { w: 400, h: 300 }, scale: 1, shows: () => left <= 400, look: () => {} } as unknown as Frame;
    session.sight = (places) => (asked.push([...places]), { frame, places: places.map(() => ({ x: left, y: 0 })) });
    receive(update('act', 1));
    await gathered();
    expect([player.coming, player.beat?.text]).toEqual([true, '1: act']);
    left = 500;
    await pass(200);
    left = 200;
    await pass(40);
    expect([player.coming, moves()]).toEqual([true, 0]);
    await pass(40);
    expect([player.coming, player.landed, moves()]).toEqual([false, false, 0]);
    await pass(action + 40);
    expect([player.beat, moves()]).toEqual([null, 1]);
    expect(asked).toEqual([['b'], ['b'], []]);
    // A map that never comes there holds nobody up for long.
    left = 900;
    receive(update('act', 2));
    await pass(1000);
    expect(player.coming).toBe(false);
    document.body.innerHTML = '';
  });
  it('is played for those who watch, and not summed up', async () => {
    const { player, receive } = open(game, null);
    receive(update('act', 0, [1]));
    receive(update('act', 1, [0]));
    await gathered();
    expect(player.beat?.text).toBe('0: act');
    await pass(2 * action + 200);
    expect([player.playing, player.open, player.news.length]).toEqual([false, false, 0]);
  });
});

describe('is broken off', () => {
  it('by a move of mine: it meets the table as it is', async () => {
    const { store, player, receive, moves } = open();
    receive(update('act', 1));
    receive(update('act', 2, [0]));
    await gathered();
    void store.move('go');
    expect([moves(), store.legal]).toEqual([2, ['go']]);
    await pass(0);
    expect([player.playing, player.beat]).toEqual([false, null]);
  });
  it('by a key or a press of mine when it is my turn, and not before', async () => {
    const { player, receive, moves } = open();
    receive(update('act', 1));
    await gathered();
    const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    press();
    expect(player.key(new KeyboardEvent('keydown', { code: 'KeyB', key: 'b' }))).toBe(false);
    expect(moves()).toBe(0);
    receive(update('act', 2, [0]));
    press();
    expect(moves()).toBe(2);
    await pass(0);
    expect([player.playing, player.open]).toEqual([false, true]);
  });
  it('by skipping: nothing more is played until my turn', async () => {
    const { player, receive, moves } = open();
    receive(update('act', 1));
    await gathered();
    player.skip();
    receive(update('act', 2));
    receive(update('act', 1, [0]));
    expect(moves()).toBe(3);
    await pass(0);
    expect([player.playing, player.open, player.news.length]).toEqual([false, true, 3]);
    receive(update('act', 0, [1]));
    receive(update('act', 1));
    await gathered();
    expect(player.playing).toBe(true);
  });
  it('when moves are taken back, and those are not summed up', async () => {
    const { player, receive, moves } = open();
    receive(update('act', 1));
    receive(update('act', 1));
    await gathered();
    receive(update('undo', 1, undefined, { forget: 1, again: [] }));
    expect(moves()).toBe(3);
    await pass(0);
    expect(player.playing).toBe(false);
    receive(update('act', 2, [0]));
    await pass(action + 400);
    expect(player.news.map(({ text }) => text)).toEqual(['1: act', '2: act']);
  });
  it('when the page is left', async () => {
    const { player, receive, moves } = open();
    receive(update('act', 1));
    await gathered();
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect([moves(), player.playing]).toEqual([1, false]);
  });
});

describe('keys while it plays', () => {
  const key = (code: string, name: string) => Object.assign(new KeyboardEvent('keydown', { code, key: name }), {});
  const on = (target: Element, one: KeyboardEvent) => {
    Object.defineProperty(one, 'target', { value: target });
    return one;
  };
  it('pause, change the speed, skip; where a button has the focus, Space is its own', async () => {
    const { player, receive } = open();
    expect(player.key(on(document.body, key('KeyP', 'p')))).toBe(false);
    receive(update('act', 1));
    await gathered();
    expect(player.key(on(document.body, key('KeyP', 'p')))).toBe(true);
    expect(player.paused).toBe(true);
    expect(player.key(on(document.body, key('Digit4', '4')))).toBe(true);
    expect([settings.beatSpeed, localStorage.getItem('beatSpeed')]).toEqual(['fast', 'fast']);
    expect(player.key(on(document.createElement('button'), key('Space', ' ')))).toBe(false);
    expect(player.key(on(document.body, key('Space', ' ')))).toBe(true);
    await pass(0);
    expect(player.playing).toBe(false);
  });
});

describe('the key of the sum', () => {
  it('is Shift+W: W alone is left to the games', async () => {
    const { player, receive } = open();
    receive(update('act', 1, [0]));
    await gathered();
    await pass(action + 400);
    player.fold();
    const press = (shiftKey: boolean) =>
      player.keyLater(new KeyboardEvent('keydown', { code: 'KeyW', key: 'w', shiftKey }));
    expect([press(false), player.open]).toEqual([false, false]);
    expect([press(true), player.open]).toEqual([true, true]);
  });
});

describe('the sum', () => {
  const theirTurns = async (table: ReturnType<typeof open>) => {
    table.receive(update('act', 1));
    table.receive(update('act', 2, [0]));
    await gathered();
    await pass(2 * action + 200);
    flushSync();
  };
  it('comes with my turn: numbers on the table, words for those who hear', async () => {
    const table = open();
    await theirTurns(table);
    const { player, session } = table;
    expect([player.open, player.news.length]).toEqual([true, 2]);
    expect(session.news).toEqual([
      { place: 'b', n: 1, seat: 1 },
      { place: 'b', n: 2, seat: 2 },
    ]);
    // The whole sentence of each, not its short form beside a picture.
    expect(player.spoken).toMatch(/: 1: act\. Points: 0\..+: 2: act\. Points: 0\./);
  });
  it('is the same when nothing was played', async () => {
    settings.othersTurns = 'sum';
    const table = open();
    await theirTurns(table);
    expect([table.player.open, table.player.news.length]).toEqual([true, 2]);
  });
  it('stays folded where it is not wanted', async () => {
    settings.othersTurns = 'once';
    const table = open();
    await theirTurns(table);
    expect([table.player.open, table.player.news.length, table.session.news]).toEqual([false, 2, []]);
  });
  it('stays folded while a lesson says what to do', async () => {
    const table = open(game, 0, true);
    await theirTurns(table);
    expect([table.player.open, table.player.news.length]).toEqual([false, 2]);
  });
  it('folds up with my first action, and is forgotten when my turn ends', async () => {
    const table = open();
    await theirTurns(table);
    table.receive(update('act', 0));
    expect([table.player.open, table.player.news.length, table.session.news]).toEqual([false, 2, []]);
    table.receive(update('act', 0, [1]));
    expect(table.player.news).toEqual([]);
  });
  it('of a round that all play at once has the table before it and after it', async () => {
    const round = { ended: ({ events }: Step) => events.some(({ c }) => c === 'end') };
    const { player, receive, store } = open({ ...game, round } as unknown as GameBeats);
    receive(update('act', 0));
    receive(update('end', 0));
    expect([player.open, player.round?.before, player.round?.after]).toEqual([true, start, store.view]);
    const second = store.view;
    receive(update('act', 0));
    expect(player.open).toBe(false);
    receive(update('end', 0));
    expect(player.round?.before).toBe(second);
  });
  it('of rounds that are many opens by itself only where one is worth it, but is told', () => {
    const round = {
      ended: ({ events }: Step) => events.some(({ c }) => c === 'end' || c === 'star'),
      opens: ({ events }: Step) => events.some(({ c }) => c === 'star'),
      spoken: (events: GameEvent[], names: (seat: number) => string) => `${names(1)}: ${events[0]!.c}`,
    };
    settings.othersTurns = 'sum';
    const { player, receive } = open({ ...game, round } as unknown as GameBeats);
    expect(player.spoken).toBe('');
    receive(update('end', 1));
    expect([player.open, player.round?.events.map(({ c }) => c)]).toEqual([false, ['end']]);
    expect(player.spoken).toMatch(/: end$/);
    // What others do next (the dealer's pick) leaves it in sight of whoever asks.
    receive(update('act', 1, [0]));
    expect(player.keyLater({ code: 'KeyW', shiftKey: true } as KeyboardEvent)).toBe(true);
    expect(player.open).toBe(true);
    receive(update('act', 0));
    expect(player.open).toBe(false);
    receive(update('star', 1));
    expect(player.open).toBe(true);
  });
});
