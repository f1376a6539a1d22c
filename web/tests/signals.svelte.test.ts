// What calls a player back, and when it keeps still.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { me } from '../src/app/me.svelte';
import { settings } from '../src/app/settings.svelte';
import { badge, notify } from '../src/app/signals';
import Waiting from '../src/app/Waiting.svelte';
import type { TableInfo } from '../src/net/types';

const shown: string[] = [];
class Notes {
  static permission = 'granted';
  constructor(title: string, { body }: NotificationOptions) {
    shown.push(`${title}: ${body}`);
  }
}
let hidden = true;
const call = (): void => notify('notifyTurn', 'T', 'Your turn', 'Railroad Ink', () => {});

beforeEach(() => {
  shown.length = 0;
  hidden = true;
  Notes.permission = 'granted';
  settings.turn('notifyTurn', true);
  vi.stubGlobal('Notification', Notes);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a notification', () => {
  it('comes while the page is out of sight', () => {
    call();
    expect(shown).toEqual(['Your turn: Railroad Ink']);
  });
  it('does not come while it is seen, is switched off, or is not allowed', () => {
    hidden = false;
    call();
    hidden = true;
    settings.turn('notifyTurn', false);
    call();
    settings.turn('notifyTurn', true);
    Notes.permission = 'denied';
    call();
    expect(shown).toEqual([]);
  });
});

describe('the number on the icon', () => {
  const icon = (): string | null => document.querySelector('link[rel="icon"]')!.getAttribute('href');
  it('is there as long as a table waits', () => {
    document.head.innerHTML = '<link rel="icon" href="/mark.svg" />';
    const counts: (number | null)[] = [];
    vi.stubGlobal('navigator', {
      setAppBadge: (n: number) => Promise.resolve(void counts.push(n)),
      clearAppBadge: () => Promise.resolve(void counts.push(null)),
    });
    badge(2);
    expect(icon()).toBe('/mark-turn.svg');
    badge(0);
    expect(icon()).toBe('/mark.svg');
    expect(counts).toEqual([2, null]);
  });
  it('marks the tab while the page is out of sight', () => {
    document.head.innerHTML = '<link rel="icon" href="/mark.svg" />';
    me.mine = [{ id: 'T', state: 'running', seats: [{ kind: 'person', mine: true, to_move: true }] }] as never;
    hidden = false;
    const waiting = mount(Waiting, { target: document.body });
    flushSync();
    expect(icon()).toBe('/mark.svg');
    for (const away of [true, false]) {
      hidden = away;
      document.dispatchEvent(new Event('visibilitychange'));
      expect(icon()).toBe(away ? '/mark-turn.svg' : '/mark.svg');
    }
    void unmount(waiting);
    me.mine = [];
  });
});

describe('tables that wait', () => {
  const table = (id: string, mine: boolean): TableInfo =>
    ({ id, state: 'running', seats: [{ kind: 'person', mine: true, to_move: mine }] }) as unknown as TableInfo;
  afterEach(() => {
    me.mine = [];
    me.here = null;
  });
  it('are those of the list, and the one on the screen as it is now', () => {
    me.mine = [table('A', true), table('B', false), table('C', true)];
    expect(me.waiting.map(({ id }) => id)).toEqual(['A', 'C']);
    me.here = { id: 'A', waits: false };
    expect([me.waiting.map(({ id }) => id), me.calls]).toEqual([['C'], 1]);
    me.here = { id: 'B', waits: true };
    expect(me.calls).toBe(3);
  });
  it('have the one on the screen among them even where the list has not been read', () => {
    me.here = { id: 'A', waits: true };
    expect([me.waiting, me.calls]).toEqual([[], 1]);
  });
});
