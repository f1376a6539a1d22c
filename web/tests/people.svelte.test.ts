// Who is at a table, and whose messages this browser does not show.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { otherPlayer, participants } from '../src/table/people';
import type { ChatMessage, SeatInfo, TableInfo } from '../src/net/types';

const seat = (given: Partial<SeatInfo>): SeatInfo => ({
  kind: 'person',
  name: '',
  mine: false,
  to_move: false,
  resigned: false,
  ...given,
});
const said = (i: number, who: string | undefined, from: string): ChatMessage => ({
  t: 'chat',
  table: 'T',
  i,
  from,
  ...(who ? { who } : {}),
  text: 'x',
  at: 0,
});
const table = (seats: SeatInfo[], given: Partial<TableInfo> = {}): TableInfo => ({
  id: 'T',
  name: '',
  game: 'railroad_ink',
  options: {},
  public: false,
  spectator_chat: false,
  state: 'running',
  host: 'a',
  seats,
  commitment: '',
  created: 0,
  updated: 0,
  ...given,
});

describe('people at a table', () => {
  it('are those who sit there and those who have spoken, each once', () => {
    const info = table(
      [
        seat({ name: 'Ann', id: 'a', mine: true }),
        seat({ kind: 'local', name: 'Dee', id: 'a', mine: true }),
        seat({ kind: 'bot' }),
        seat({ name: 'Bo', id: 'b' }),
      ],
      { muted: ['c'] },
    );
    const found = participants(info, [
      said(1, 'c', 'Cy'),
      said(2, 'b', 'Bo'),
      said(3, undefined, 'Old'),
      said(4, 'c', 'Cy'),
    ]);
    expect(found.map(({ id, seat: at, host, muted }) => [id, at, host, muted])).toEqual([
      ['a', 0, true, false],
      ['b', 3, false, false],
      ['c', null, false, true],
    ]);
  });
  it('leave a removed seat to nobody', () => {
    expect(participants(table([seat({ name: 'Bo', resigned: true })]), [])).toEqual([]);
  });
  it('make a game that is not one player’s alone', () => {
    expect(otherPlayer(table([seat({ mine: true }), seat({ kind: 'bot' }), seat({ resigned: true })]))).toBeNull();
    expect(otherPlayer(table([seat({ mine: true }), seat({})]))).toBe(1);
  });
});

describe('hidden people', () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
  });
  it('are remembered, and their messages left out', async () => {
    const first = (await import('../src/app/hidden.svelte')).hidden;
    first.toggle({ id: 'b', name: 'Bo' });
    vi.resetModules();
    const { hidden } = await import('../src/app/hidden.svelte');
    const chat = [said(1, 'a', 'Ann'), said(2, 'b', 'Bo'), said(3, undefined, 'Old')];
    expect(hidden.heard(chat).map((message) => message.i)).toEqual([1, 3]);
    hidden.toggle({ id: 'b', name: 'Bo' });
    expect(hidden.heard(chat)).toHaveLength(3);
    expect(localStorage.getItem('rh.hidden')).toBe('[]');
  });
  it.each(['nonsense', '{"id":"b"}', '[null,{"id":1}]'])('are nobody when the browser kept %s', async (kept) => {
    localStorage.setItem('rh.hidden', kept);
    expect((await import('../src/app/hidden.svelte')).hidden.people).toEqual([]);
  });
});
