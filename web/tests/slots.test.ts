// The places of the table page: what a game fills stands there, what it leaves out is the shell's or nobody's.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { media } from '../src/app/media.svelte';
import type { GameMeta, GameUi, TableSlots } from '../src/games/game';
import type { TableStore } from '../src/net/table.svelte';
import Play from '../src/table/Play.svelte';
import Place from './Place.svelte';
import { speak } from './words';
import { soon } from './soon';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one component stands for slots with different properties
const place = (name: string): Component<any> =>
  ((anchor: never, props: object) => Place(anchor, { ...props, name })) as never;

const seats = ['Ann', 'Bo'].map((name, i) => ({ kind: 'person', name, mine: i === 0, to_move: true, resigned: false }));
const store = {
  id: 't',
  seat: 0,
  view: { turn: [0], over: false, ranks: [1, 1], scores: [0, 0], progress: { now: 1, total: 7 } },
  info: { id: 't', name: '', game: 'x', options: {}, state: 'running', host: 'p', seats, commitment: '' },
  legal: ['a'],
  undoable: 1,
  log: [],
  older: [],
  chat: [],
  live: true,
} as unknown as TableStore;
const session = {
  now: { text: 'Go', help: null },
  primary: { label: 'Confirm', enabled: true, reason: '', act: () => {} },
  pass: { label: 'Decline', legal: true, reason: '', act: () => {} },
  controls: null,
  previewed: null,
  lit: [],
  key: () => false,
  reset: () => {},
};
const meta = {
  id: 'x',
  names: { en: { title: 'X', short: 'X', cover: 'X' } },
} as unknown as GameMeta;

const sheet = { panes: () => [{ id: 'hand', text: 'Hand' }], Sheet: place('sheet') };
const shown: { made: Record<string, unknown> | null } = { made: null };

async function play(slots: TableSlots, phone = false): Promise<(selector: string) => Element | null> {
  media.phone = phone;
  const ui = {
    session: () => session,
    slots,
    Mini: place('mini'),
    status: () => ({ text: '', done: false }),
    score: () => [],
    opening: () => '',
    line: () => null,
  } as unknown as GameUi;
  shown.made = mount(Play, { target: document.body, props: { store, meta, ui } });
  // The frame of a board and the phone's sheet are fetched where they are needed.
  const awaited = [...(slots.Board ? ['[data-place="board"]'] : []), ...(phone ? ['.bsheet'] : [])];
  for (const one of awaited)
    await soon(() => {
      flushSync();
      expect(document.querySelector(one)).not.toBeNull();
    });
  return (selector) => document.querySelector(selector);
}

beforeAll(() => speak('en'));
afterEach(() => {
  if (shown.made) void unmount(shown.made);
  media.phone = false;
});

describe('a board in a frame', () => {
  const slots: TableSlots = { Board: place('board'), ratio: 1.6, Left: place('left'), ...sheet };
  it('is framed in its own shape, with what may be used on the left and the others on the right', async () => {
    const find = await play(slots);
    expect(find('.stage .zoom-port [data-place="board"]')).not.toBeNull();
    expect((find('.stage') as HTMLElement).style.getPropertyValue('--ratio')).toBe('1.6');
    expect(find('.col-l [data-place="left"]')).not.toBeNull();
    expect(find('.col-r .opps [data-place="mini"]')).not.toBeNull();
    expect(find('.nowbox')).toBeNull();
    expect(find('.panel.acts .pass')?.textContent).toBe('Decline');
  });
  it('on a phone has the sheet with its panes, the others and the buttons under it', async () => {
    const find = await play(slots, true);
    expect(find('.col-l')).toBeNull();
    expect(find('.bpane [data-place="sheet"][data-pane="hand"]')).not.toBeNull();
    expect([...document.querySelectorAll('.bsheet [role="tab"]')].map((tab) => tab.textContent?.trim())).toEqual([
      'Hand',
      'Score 0',
      'Players',
      'Log',
    ]);
    expect(find('.pacts .pass')?.textContent).toBe('Decline');
    expect(find('.pv-bar')).toBeNull();
  });
  it('gives its left column to the middle where the game has none', async () => {
    expect((await play({ Board: place('board'), ratio: 1, ...sheet }))('.cols.two:not(.long)')).not.toBeNull();
  });
  it('has a sheet under it and goals beside it where the game brings them; points are then the second tab', async () => {
    const more = { ...slots, Under: place('under'), Goals: place('goals') } as TableSlots;
    const find = await play(more);
    expect(find('.cols.wide .col-c > .stage + .under > [data-place="under"]')).not.toBeNull();
    expect(find('.col-r > .panel ~ [data-place="goals"]')).not.toBeNull();
    const tabs = [...document.querySelectorAll('.right-tabs [role="tab"]')].map((tab) => tab.textContent?.trim());
    expect(tabs).toEqual(['Log', 'Score', 'Chat']);
  });
  it('that fills its place where fingers play is not looked at closer by the shell, and has no paper under it', async () => {
    const find = await play({ ...slots, fills: 'small', Under: place('under') } as TableSlots, true);
    expect(find('.stage .fit.fills > [data-place="board"]')).not.toBeNull();
    expect(find('.zoom-port')).toBeNull();
    expect(find('.under')).toBeNull();
  });
  it('on a desk it is framed like any other', async () => {
    expect((await play({ ...slots, fills: 'small' } as TableSlots))('.fit:not(.fills) .zoom-port')).not.toBeNull();
  });
  it('that fills its place everywhere has no frame of the shell’s on a desk either', async () => {
    const find = await play({ ...slots, fills: 'all' } as TableSlots);
    expect(find('.stage .fit.fills > [data-place="board"]')).not.toBeNull();
    expect(find('.zoom-port')).toBeNull();
  });
  it('may have tabs of its own before the log, and the course of its turn in the bar', async () => {
    const tabs = () => [{ id: 'cards', text: 'Cards' }];
    const more = { ...slots, Side: place('side'), Course: place('course'), points: true, tabs } as TableSlots;
    const find = await play(more);
    const names = [...document.querySelectorAll('.right-tabs [role="tab"]')].map((tab) => tab.textContent?.trim());
    expect(names).toEqual(['Cards', 'Log', 'Score', 'Chat']);
    expect(find('.tabpane [data-place="sheet"][data-pane="cards"]')).not.toBeNull();
    expect(find('.roundline > [data-place="course"]')).not.toBeNull();
  });
  it('on a phone needs no tab for points that the game shows itself', async () => {
    await play({ ...slots, points: true } as TableSlots, true);
    const names = [...document.querySelectorAll('.bsheet [role="tab"]')].map((tab) => tab.textContent?.trim());
    expect(names).toEqual(['Hand', 'Log']);
  });
  it('has a turn line in the box of the now-line, and a side of the game’s own instead of the others', async () => {
    const find = await play({ ...slots, TurnLine: place('turn'), Side: place('side') } as TableSlots);
    expect(find('.nowbox > .now + [data-place="turn"]')).not.toBeNull();
    expect(find('.col-r > [data-place="side"]')).not.toBeNull();
    expect(find('.opps')).toBeNull();
  });
});

describe('a table laid out by the game', () => {
  const slots: TableSlots = { Table: place('table'), Side: place('side'), ...sheet };
  it('has no frame and places the buttons itself', async () => {
    const find = await play(slots);
    expect(find('.long .col-c > [data-place="table"] .primary')?.textContent).toBe('Confirm');
    expect(find('.zoom-port')).toBeNull();
    expect(find('.col-c > .panel.acts')).toBeNull();
  });
  it('on a phone has its buttons at hand and the others where the game puts them', async () => {
    const find = await play(slots, true);
    expect(find('.pv-bar.steady .primary')).not.toBeNull();
    expect(find('.pacts')).toBeNull();
    expect(document.querySelectorAll('.bsheet [role="tab"]')).toHaveLength(3);
  });
});
