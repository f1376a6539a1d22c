// The session against a table that answers from a fixture: no rules, only what it was given.
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { settings } from '../../../src/app/settings.svelte';
import { cells } from '../../../src/games/railroad_ink/board';
import { specials } from '../../../src/games/railroad_ink/pieces';
import { InkSession } from '../../../src/games/railroad_ink/session.svelte';
import type { Outcome, Refusal, Watched } from '../../../src/net/table.svelte';
import type { GameEvent, TableInfo, View } from '../../../src/net/types';
import fixtures from './positions.json';

class FakeTable implements Watched {
  readonly id = 'T';
  seat: number | null = 0;
  view = $state.raw<View>(null);
  info: TableInfo | null = null;
  legal = $state.raw<string[]>([]);
  allowed?: string[];
  undoable = 0;
  log: GameEvent[] = [];
  live = true;
  guided = false;
  sent: string[] = [];
  asked: string[] = [];
  answer: Refusal = { code: 'RI-172', args: {} };
  constructor(name: string) {
    const fixture = fixtures.find((one) => one.name === name)!;
    this.view = fixture.view;
    this.legal = fixture.legal;
  }
  quote(): null {
    return null;
  }
  async move(text: string): Promise<Outcome> {
    this.sent.push(text);
    return { ok: true };
  }
  async preview(): Promise<View> {
    return this.view;
  }
  async why(text: string): Promise<Refusal | null> {
    this.asked.push(text);
    return this.answer;
  }
}

function play(name: string, test: (session: InkSession, table: FakeTable) => Promise<void> | void): Promise<void> {
  return new Promise((resolve, reject) => {
    const table = new FakeTable(name);
    const stop = $effect.root(() => {
      const session = new InkSession(table);
      flushSync();
      Promise.resolve(test(session, table)).then(resolve, reject);
    });
    void stop;
  });
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('choosing and placing', () => {
  it('lights the spaces of the die in hand, previews on the first press and sends on the second', () =>
    play('base_2_seats:4', async (session, table) => {
      session.take({ kind: 'die', index: 0, piece: session.me!.faces[0]! });
      const cell = [...session.places.keys()][0]!;
      session.press(cell);
      expect(session.ghost?.cell).toBe(cell);
      expect(table.sent).toEqual([]);
      const { text } = session.current!;
      session.press(cell);
      await settle();
      expect(table.sent).toEqual([text]);
    }));

  it('draws at once where nobody wants to see it first and there is one way only', () =>
    play('base_2_seats:4', async (session, table) => {
      settings.turn('previewFirst', false);
      const faces = session.me!.faces.map((piece, index) => ({ kind: 'die' as const, index, piece }));
      const find = (fits: (ways: number) => boolean): [string, string[]] => {
        for (const die of faces) {
          session.take(die);
          const found = [...session.places].find(([, options]) => fits(options.length));
          if (found) return [found[0], found[1].map(({ text }) => text)];
        }
        throw new Error('no such place');
      };
      const [turned] = find((ways) => ways > 1);
      session.press(turned);
      await settle();
      expect([session.ghost?.cell, table.sent]).toEqual([turned, []]);
      session.reset();
      const [plain, [text]] = find((ways) => ways === 1);
      session.press(plain);
      await settle();
      expect(table.sent).toEqual([text]);
      // A hint only shows what it means, and a lesson shows everything first.
      table.sent.length = 0;
      expect(session.propose([text!])).toBe(true);
      session.reset();
      table.guided = true;
      find((ways) => ways === 1);
      session.press(plain);
      await settle();
      expect([session.ghost?.cell, table.sent]).toEqual([plain, []]);
    }).finally(() => settings.turn('previewFirst', true)));

  it('turns and mirrors through legal variants only', () =>
    play('base_2_seats:4', (session) => {
      const die = session.me!.faces.findIndex((piece) => piece.includes('CURVE'));
      session.take({ kind: 'die', index: die, piece: session.me!.faces[die]! });
      const [cell, options] = [...session.places].find(([, list]) => list.length > 1)!;
      session.press(cell);
      const seen = new Set<string>();
      for (let i = 0; i < 8; i++) {
        session.turn(i % 2 === 1);
        seen.add(session.current!.text);
        expect(options.map((option) => option.text)).toContain(session.current!.text);
      }
      expect(seen.size).toBe(options.length);
    }));

  it('takes the first die that fits when none is in hand', () =>
    play('base_2_seats:4', (session) => {
      session.press('01');
      expect(session.tool?.kind).toBe('die');
      expect(session.ghost?.cell).toBe('01');
    }));

  it('asks why for every variant of an illegal space', () =>
    play('base_2_seats:4', async (session, table) => {
      session.take({ kind: 'die', index: 0, piece: session.me!.faces[0]! });
      session.press('33');
      await settle();
      expect(table.asked.length).toBeGreaterThan(0);
      expect(table.asked.every((text) => text.startsWith('draw 33'))).toBe(true);
      expect(session.asked?.code).toBe('RI-172');
      expect(session.asked?.cell).toBe('33');
    }));

  it('shows where something is still to be drawn when the round cannot end, and that it is too early', () =>
    play('base_2_seats:4', async (session, table) => {
      table.answer = { code: 'RI-178', args: { row: 0, col: 1 } };
      await session.askFinish();
      expect(session.asked).toMatchObject({ cell: '01', code: 'RI-178', now: true });
    }));

  it('drops a preview that is no longer legal', () =>
    play('base_2_seats:4', (session, table) => {
      session.press('01');
      table.legal = ['done'];
      flushSync();
      expect(session.choice).toBeNull();
      expect(session.tool).toBeNull();
    }));
});

describe('phases', () => {
  it('knows what is owed from the legal moves', () =>
    play('base_2_seats:4', (session) => {
      expect(session.mode).toBe('draw');
      expect(session.owedDice).toEqual([0, 1, 2, 3]);
      expect(session.primary?.enabled).toBe(false);
    }));
  it('knows it from what the rules allow, where a lesson offers one move of them', () =>
    play('base_2_seats:4', (session, table) => {
      table.allowed = table.legal;
      table.legal = table.legal.slice(0, 1);
      expect(session.owedDice).toEqual([0, 1, 2, 3]);
    }));
  it('waits for the decision about the meteor', () =>
    play('meteor_lava_1_seat:4', (session) => expect(session.mode).toBe('impact')));
  it('drafts', () =>
    play('draft_2_seats:8', async (session, table) => {
      expect(session.mode).toBe('draft');
      const take = session.moves[0]!;
      session.choose('', [take]);
      expect(session.primary?.enabled).toBe(true);
      await session.confirm();
      expect(table.sent).toEqual([take.text]);
    }));
  it('owes lava until a lava die is drawn', () =>
    play('meteor_lava_1_seat:5', (session) => expect(session.lavaOwed).toBe(true)));
});

describe('what to do first', () => {
  it('is said on a space that nothing in hand goes to', () =>
    play('base_2_seats:4', (session) => {
      const free = cells.find(
        (cell) => !session.me!.spaces[cell] && !session.moves.some((move) => 'cell' in move && move.cell === cell),
      )!;
      session.press(free);
      expect(session.asked).toMatchObject({ cell: free, text: 'ink.first.die' });
      expect(session.choice).toBeNull();
    }));
  it('a space that is taken says so', () =>
    play('base_2_seats:4', (session, table) => {
      const view = session.view;
      table.view = {
        ...view,
        seats: view.seats.map((seat) => ({
          ...seat,
          spaces: { '33': { piece: 'H_STRAIGHT', sides: 'H.H.', round: 1 } },
        })),
      } as unknown as View;
      table.legal = table.legal.filter((text) => !text.includes(' 33'));
      flushSync();
      session.press('33');
      expect(session.asked).toMatchObject({ cell: '33', code: 'RI-171' });
    }));
  it('the meteor comes first', () =>
    play('meteor_lava_1_seat:4', async (session) => {
      await settle();
      const other = cells.find((cell) => !session.places.has(cell))!;
      session.press(other);
      expect(session.asked?.text).toBe('ink.first.impact');
    }));
});

describe('a hit', () => {
  it('is previewed by its button and taken by a second press', () =>
    play('meteor_lava_1_seat:4', async (session, table) => {
      await settle();
      const view = session.view;
      const hits = session.moves.filter((move) => move.kind === 'hit');
      table.legal = [hits[0]!.text];
      table.view = { ...view, seats: view.seats.map((seat) => ({ ...seat, marker: '22' })) } as unknown as View;
      flushSync();
      await settle();
      session.primary!.act();
      expect(session.choice?.cell).toBe('22');
      expect(table.sent).toEqual([]);
      session.primary!.act();
      await settle();
      expect(table.sent).toEqual([hits[0]!.text]);
    }));
});

describe('keys', () => {
  const press = (session: InkSession, code: string, key: string, target: Element = document.body, shiftKey = false) =>
    session.key({ code, key, target, shiftKey } as unknown as KeyboardEvent);
  it('take dice and, with Shift, special routes', () =>
    play('base_2_seats:4', (session) => {
      expect(press(session, 'Digit2', '2')).toBe(true);
      expect(session.tool).toMatchObject({ kind: 'die', index: 1 });
      const usable = specials.findIndex((piece) => session.usable({ kind: 'special', piece }));
      press(session, `Digit${usable + 1}`, '!', document.body, true);
      expect(session.tool).toEqual({ kind: 'special', piece: specials[usable] });
    }));
  it('walk over the board and to fitting spaces, wherever the focus is', () =>
    play('base_2_seats:4', (session) => {
      document.body.innerHTML = cells
        .map((cell) => `<b data-cell="${cell}" role="gridcell" tabindex="-1"></b>`)
        .join('');
      const here = () => (document.activeElement as HTMLElement | null)?.dataset.cell;
      session.take({ kind: 'die', index: 0, piece: session.me!.faces[0]! });
      const list = [...session.places.keys()].sort();
      session.cursor = '00';
      expect(press(session, 'KeyN', 'n')).toBe(true);
      expect(here()).toBe(list[0]);
      press(session, 'KeyN', 'т');
      expect(here()).toBe(list[1]);
      expect(press(session, 'KeyP', 'p')).toBe(true);
      expect(here()).toBe(list[0]);
      press(session, 'KeyP', 'з');
      expect(here()).toBe(list.at(-1));
      session.cursor = '33';
      (document.activeElement as HTMLElement).blur();
      press(session, 'ArrowRight', 'ArrowRight');
      expect(here()).toBe('33');
      press(session, 'ArrowRight', 'ArrowRight', document.activeElement!);
      expect(here()).toBe('34');
      // Where arrows mean something else, they are left alone.
      document.body.insertAdjacentHTML('beforeend', '<p role="tablist"><i></i></p>');
      expect(press(session, 'ArrowLeft', 'ArrowLeft', document.querySelector('i')!)).toBe(false);
    }));
  it('E ends the round, or asks what is owed', () =>
    play('base_2_seats:4', async (session, table) => {
      press(session, 'KeyE', 'у');
      await settle();
      expect(table.asked).toEqual(['done']);
      table.legal = ['done'];
      flushSync();
      press(session, 'KeyE', 'e');
      await settle();
      expect(table.sent).toEqual(['done']);
    }));
});
