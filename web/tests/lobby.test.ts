// The lobby: may the host begin, and the marks that tell seats apart.
import { describe, expect, it } from 'vitest';
import { markOf } from '../src/app/marks';
import { paint, shape } from '../src/art/seats';
import { startOf } from '../src/table/lobby/start';
import type { SeatInfo, SeatKind, TableInfo } from '../src/net/types';

const seat = (kind: SeatKind, given: Partial<SeatInfo> = {}): SeatInfo => ({
  kind,
  name: kind === 'invited' ? 'Olena' : null,
  mine: false,
  to_move: false,
  resigned: false,
  ...given,
});
const table = (...kinds: SeatKind[]): TableInfo => ({ seats: kinds.map((kind) => seat(kind)) }) as unknown as TableInfo;

describe('the host', () => {
  it('starts when every seat is taken', () => {
    expect(startOf(table('person', 'bot', 'local'), 2)).toEqual({ may: 'all' });
  });
  it('starts without the free seats where so few may play', () => {
    expect(startOf(table('person', 'open', 'bot', 'open'), 2)).toEqual({ may: 'drop', players: 2, free: 2 });
    expect(startOf(table('person', 'open'), 2)).toEqual({ may: 'few', least: 2 });
    expect(startOf(table('person', 'open'), 1)).toEqual({ may: 'drop', players: 1, free: 1 });
  });
  it('waits for those who are invited', () => {
    expect(startOf(table('person', 'invited', 'open'), 1)).toEqual({ may: 'wait', names: ['Olena'] });
  });
});

describe('marks', () => {
  it('are twelve, no two alike, each shape in another colour than its own the second time', () => {
    const looks = Array.from({ length: 12 }, (_, mark) => `${paint(mark)} ${shape(mark)}`);
    expect(new Set(looks).size).toBe(12);
    for (let mark = 0; mark < 6; mark++) {
      expect(paint(mark + 6)).toBe(paint(mark));
      expect(shape(mark + 6)).not.toBe(shape(mark));
    }
  });
  it('are those of the table, or the number of the seat', () => {
    expect(markOf([seat('person', { mark: 7 }), seat('person')], 0)).toBe(7);
    expect(markOf([seat('person', { mark: 7 }), seat('person')], 1)).toBe(1);
    expect(markOf(undefined, 3)).toBe(3);
  });
});
