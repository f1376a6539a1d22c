// The lesson's face of a table: which step is on, which moves go on, what is said to others.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Lesson } from '../src/games/game';
import { Guide } from '../src/lesson/guide.svelte';
import type { TableStore } from '../src/net/table.svelte';

const nowhere = () => [];
/** The position is how many moves were made. */
const lesson: Lesson = {
  seed: 1,
  options: {},
  offered: 'none',
  beside: 'none',
  steps: [
    { id: 'goal', at: nowhere },
    {
      id: 'first',
      at: nowhere,
      goesOn: (move) => move === 'a' || move === 'pay',
      tries: (move) => move === 'b',
      done: (view) => (view as number) > 0,
    },
    { id: 'look', at: nowhere },
    { id: 'second', at: nowhere, goesOn: (move) => move === 'c', done: (view) => (view as number) > 1 },
    { id: 'on', at: nowhere, done: (view) => (view as number) > 2 },
  ],
};

class Table {
  id = 'aTable';
  seat: number | null = 0;
  view = $state(0);
  legal = $state.raw(['a', 'b', 'c', 'd']);
  sent: string[] = [];
  move(...texts: string[]) {
    this.sent.push(...texts);
    return Promise.resolve({ ok: true as const });
  }
  why(text: string) {
    return Promise.resolve(text === 'z' ? { code: 'X', args: {} } : null);
  }
}

let table: Table;
let guide: Guide;
beforeEach(() => {
  sessionStorage.clear();
  table = new Table();
  guide = new Guide(table as unknown as TableStore, lesson);
});
const press = (key: string, target: HTMLElement = document.body): boolean => {
  const event = new KeyboardEvent('keydown', { key });
  Object.defineProperty(event, 'target', { value: target });
  return guide.readOn(event) || guide.fold(event);
};

describe('steps', () => {
  it('are read with the button or Enter, and done by the position', () => {
    expect(guide.step?.id).toBe('goal');
    guide.next();
    expect(guide.step?.id).toBe('first');
    guide.next(); // not to be read away
    expect(guide.step?.id).toBe('first');
    table.view = 1;
    expect(guide.step?.id).toBe('look');
    expect(guide.before?.id).toBe('first');
    expect(press('Enter')).toBe(true);
    expect(guide.step?.id).toBe('second');
    table.view = 2;
    expect(guide.step?.id).toBe('on');
    guide.next();
    expect(guide.step).toBeNull();
  });
  it('are found again from the position alone', () => {
    table.view = 1;
    expect(guide.step?.id).toBe('look');
    table.view = 2;
    expect(new Guide(table as unknown as TableStore, lesson).step?.id).toBe('on');
    table.view = 3;
    expect(guide.step).toBeNull();
  });
  it('are not read again where the page is opened anew', () => {
    table.view = 2;
    guide.next();
    expect(new Guide(table as unknown as TableStore, lesson).step).toBeNull();
    const other = Object.assign(new Table(), { id: 'another', view: 2 });
    expect(new Guide(other as unknown as TableStore, lesson).step?.id).toBe('on');
  });
  it('go back with undo, without what was read being read again', () => {
    guide.next();
    table.view = 1;
    guide.next();
    expect(guide.step?.id).toBe('second');
    table.view = 0;
    expect(guide.step?.id).toBe('first');
    table.view = 1;
    expect(guide.step?.id).toBe('second');
  });
  it('wait while others move', () => {
    guide.next();
    expect(guide.waits).toBe(false);
    table.legal = [];
    expect(guide.waits).toBe(true);
  });
  it('are not for those who watch', () => {
    table.seat = null;
    expect(new Guide(table as unknown as TableStore, lesson).step).toBeNull();
  });
  it('are folded away and back with Esc; Enter on a button is the button’s', () => {
    expect(press('Escape')).toBe(true);
    expect(guide.folded).toBe(true);
    expect(press('Escape')).toBe(true);
    expect(guide.folded).toBe(false);
    expect(press('Enter', document.createElement('button'))).toBe(false);
    expect(press('x')).toBe(false);
    expect(guide.step?.id).toBe('goal');
    const idle = document.createElement('button');
    idle.setAttribute('aria-disabled', 'true');
    expect(press('Enter', idle)).toBe(true);
    expect(guide.step?.id).toBe('first');
  });
});

describe('moves', () => {
  it('that go on or may be tried are legal, also while there is something to read', () => {
    expect(guide.legal).toEqual(['a', 'b']);
    table.view = 1;
    expect(guide.legal).toEqual(['c']);
  });
  it('are sent when all of them go on', async () => {
    expect(await guide.move('a', 'pay')).toEqual({ ok: true });
    expect(table.sent).toEqual(['a', 'pay']);
    for (const texts of [['b'], ['a', 'c'], ['d']])
      expect(await guide.move(...texts)).toEqual({ ok: false, refusal: { code: 'lesson', args: {} } });
    expect(table.sent).toEqual(['a', 'pay']);
  });
  it('are all fine where the lesson did not foresee the question, and after it', async () => {
    table.legal = ['d'];
    expect(guide.legal).toEqual(['d']);
    expect(await guide.move('d')).toEqual({ ok: true });
    table.legal = ['a', 'b', 'c', 'd'];
    table.view = 2;
    expect(guide.legal).toEqual(['a', 'b', 'c', 'd']);
  });
  it('that the rules forbid are told by the rules, others by the lesson', async () => {
    expect(await guide.why('z')).toEqual({ code: 'X', args: {} });
    expect(await guide.why('d')).toEqual({ code: 'lesson', args: {} });
    expect(await guide.why('a')).toBeNull();
  });
});
