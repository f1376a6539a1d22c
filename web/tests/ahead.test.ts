// What is begun before the shell is here is used by it, once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, askAhead, paths } from '../src/net/api';
import { openLine, openLineEarly } from '../src/net/line';

afterEach(() => vi.unstubAllGlobals());

describe('questions asked ahead', () => {
  const asked: string[] = [];
  const serve = (answer: (path: string) => Promise<Response>): void => {
    asked.length = 0;
    vi.stubGlobal('fetch', (path: string) => (asked.push(path), answer(path)));
  };
  it('are answered to the first who asks; the next one asks anew', async () => {
    serve(() => Promise.resolve(new Response(JSON.stringify({ name: `Ann ${asked.length}` }))));
    expect(await askAhead(paths.me)).toEqual({ name: 'Ann 1' });
    expect(await api.me()).toEqual({ name: 'Ann 1' });
    expect(asked).toEqual(['/api/me']);
    expect(await api.me()).toEqual({ name: 'Ann 2' });
  });
  it('keep the next page of a list', async () => {
    serve(() => Promise.resolve(new Response('[]', { headers: { 'Next-Page': '40' } })));
    void askAhead(paths.mine);
    expect(await api.myTables()).toEqual({ tables: [], next: '40' });
    expect(asked).toHaveLength(1);
  });
  it('fail for whoever wanted the answer', async () => {
    serve(() => Promise.reject(new TypeError('no line')));
    await expect(askAhead(paths.open)).rejects.toMatchObject({ code: 'offline' });
    await expect(api.publicTables()).rejects.toMatchObject({ code: 'offline' });
    serve(() => Promise.resolve(new Response('[]')));
    expect(await api.publicTables()).toEqual([]);
  });
});

describe('the line opened early', () => {
  const made: FakeSocket[] = [];
  class FakeSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    readyState = 0;
    onopen: (() => void) | null = null;
    constructor() {
      made.push(this);
    }
  }
  beforeEach(() => {
    made.length = 0;
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  it('is taken over once', () => {
    openLineEarly();
    expect(openLine()).toBe(made[0]);
    expect(openLine()).toBe(made[1]);
    expect(made).toHaveLength(2);
  });
  it('says that it is open also to whoever comes later', async () => {
    openLineEarly();
    made[0]!.readyState = FakeSocket.OPEN;
    const opened = new Promise<void>((resolve) => (openLine().onopen = () => resolve()));
    await opened;
    expect(made).toHaveLength(1);
  });
  it('is opened anew where it was closed before anybody took it', () => {
    openLineEarly();
    made[0]!.readyState = 3;
    expect(openLine()).toBe(made[1]);
  });
});
