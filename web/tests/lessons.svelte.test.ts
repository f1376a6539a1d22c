// Every game's lesson against the engine: its own dice and cards, and whatever the apprentice and the luck bring after
// them. A lesson never gets stuck, never refuses what it asks for, and ends in a game that goes on.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { load } from '../../tests/wasm/roundhouse.mjs';
import { texts } from '../src/app/texts.svelte';
import type { Lesson } from '../src/games/game';
import { isPlayable } from '../src/games/load';
import { games } from '../src/games/registry';
import { Guide } from '../src/lesson/guide.svelte';
import { hasLesson, loadLesson } from '../src/lesson/load';
import type { TableStore } from '../src/net/table.svelte';
import { movers, type View } from '../src/net/types';
import { speak } from './words';

const call = load('../build/wasm/apps/wasm/roundhouse.wasm') as (request: object) => Record<string, unknown>;
const me = 0;

/** A game from the lesson's seed up to the first decision; later luck is the test's. */
class Played {
  seat = me;
  view = $state.raw<View>(null);
  legal = $state.raw<string[]>([]);
  private lines: string[];
  private luck: number;
  /** Who was asked together with me when I moved last. */
  private together: number[] = [];

  constructor(game: string, { seed, options }: Lesson, luck: number) {
    const { record } = call({ op: 'sim', game, options, bots: ['random', 'random'], seed, iterations: 1 });
    const lines = (record as string).trim().split('\n');
    this.lines = lines.slice(
      0,
      lines.findIndex((line, i) => i > 0 && !line.includes('"by":"nature"')),
    );
    this.luck = luck;
    this.look();
  }
  private ask(op: string, seat: number, more = {}): Record<string, unknown> {
    const answer = call({ op, record: `${this.lines.join('\n')}\n`, seat, ...more });
    if (!answer.ok) throw new Error(`${op}: ${JSON.stringify(answer)}\n${this.lines.slice(-4).join('\n')}`);
    return answer;
  }
  private look(): void {
    this.view = this.ask('view', me).view;
    this.legal = movers(this.view).includes(me) ? (this.ask('legal', me).moves as string[]) : [];
  }
  pick<T>(list: T[]): T {
    this.luck = (this.luck * 48271) % 2147483647;
    return list[this.luck % list.length]!;
  }
  play(move: string, by: number | 'nature' = me): void {
    if (by === me) this.together = movers(this.view).filter((seat) => seat !== me);
    this.lines.push(JSON.stringify({ by, move }));
    this.look();
  }
  back(): void {
    this.lines.pop();
    this.look();
  }
  /** Whoever else is to move lets it be, where that is possible; who was asked together with me answers as well. */
  passes(): boolean {
    const [by] = (this.view as { turn: (number | 'nature')[] }).turn;
    if (typeof by !== 'number' || by === me) return false;
    const legal = this.ask('legal', by).moves as string[];
    const answers = this.together.includes(by);
    if (!answers && !legal.includes('pass')) return false;
    this.together = this.together.filter((seat) => seat !== by);
    this.play(answers ? legal[0]! : 'pass', by);
    return true;
  }
  /** The others and nature, until I am to move. */
  others(): void {
    for (let i = 0; i < 200 && !this.legal.length; i++) {
      const [by] = (this.view as { turn: (number | 'nature')[] }).turn;
      if (by === undefined) return;
      if (by === 'nature') this.play(this.pick(this.ask('legal', -1).moves as string[]), 'nature');
      else
        this.play(
          this.ask('choose', by, { bot: this.pick(['greedy', 'random']), seed: this.luck, iterations: 1 })
            .move as string,
          by,
        );
    }
  }
}

const guideOf = (table: Played, lesson: Lesson): Guide => new Guide(table as unknown as TableStore, lesson);

it('every game that can be played has one', () => {
  expect(games.filter((game) => isPlayable(game.id) && !hasLesson(game.id))).toEqual([]);
});

describe.each(games.filter((game) => hasLesson(game.id)).map((game) => game.id))('the lesson of %s', (game) => {
  let lesson: Lesson;
  beforeAll(async () => {
    lesson = (await loadLesson(game))!;
  }, 60_000);
  beforeEach(() => {
    sessionStorage.clear();
    speak('en', game);
  });

  it('has six to eight steps, says the goal first, and has words for each', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    expect(lesson.steps[0]!.goesOn).toBeUndefined();
    for (const step of lesson.steps) expect([step.id, texts.has(`${game}.lesson.${step.id}`)]).toEqual([step.id, true]);
    for (const step of lesson.steps.slice(0, -1))
      expect([step.id, !!step.goesOn || !!step.done || step.id === 'goal']).toEqual([step.id, true]);
  });

  it.each(['uk', 'en', 'ru'] as const)('names no key, which a finger has not (%s)', (language) => {
    speak(language, game);
    for (const { id } of lesson.steps) expect(texts.say(`${game}.lesson.${id}`)).not.toMatch(/\[\[/);
  });

  it('asks in its first turn only for what its own dice or cards allow', () => {
    const table = new Played(game, lesson, 1);
    const guide = guideOf(table, lesson);
    const seen = new Set<string>();
    for (let turns = 0; turns < 30 && (table.legal.length || table.passes()); turns++) {
      if (!table.legal.length) continue;
      const step = lesson.steps.find((one, i) => i >= guide.at && one.goesOn);
      if (!step) break;
      const on = table.legal.filter((move) => step.goesOn!(move, table.view, me));
      expect([step.id, on.length > 0]).toEqual([step.id, true]);
      seen.add(step.id);
      // Moves that need luck (a card of the deck) end what the seed alone decides: others first.
      for (const move of on) {
        table.play(move);
        if (table.legal.length || move === on.at(-1)) break;
        table.back();
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(2);
  });

  it.each([1, 7, 23, 99, 1234, 4711, 31337, 65537])('comes to its end whatever happens (%i)', (luck) => {
    const table = new Played(game, lesson, luck);
    const guide = guideOf(table, lesson);
    const shown: number[] = [];
    const unforeseen: string[] = [];
    for (let moves = 0; guide.step; moves++) {
      expect(moves).toBeLessThan(120);
      if (shown.at(-1) !== guide.at) shown.push(guide.at);
      if (!guide.step.goesOn) {
        guide.next();
        continue;
      }
      if (!table.legal.length) {
        table.others();
        continue;
      }
      const { step } = guide;
      const on = guide.legal.filter((move) => step.goesOn!(move, table.view, me));
      if (!on.length) unforeseen.push(`${step.id}: ${table.legal.join()}`);
      for (const move of on) expect(table.legal).toContain(move);
      const words = step.words?.(table.view, me, table.legal) ?? {};
      for (const key of [step.id, `${step.id}.done`])
        expect(texts.say(`${game}.lesson.${key}`, words)).not.toMatch(/\{\w/);
      table.play(table.pick(on.length ? on : guide.legal));
    }
    expect(unforeseen).toEqual([]);
    // No step is passed over.
    expect([...new Set(shown)]).toEqual(lesson.steps.map((_, i) => i));
    // From here on everything is allowed.
    table.others();
    expect(guide.legal).toEqual(table.legal);
    expect(table.legal.length).toBeGreaterThan(0);
  });

  it('has its first note read before anything opens over the table', () => {
    const guide = guideOf(new Played(game, lesson, 1), lesson);
    expect(guide.reading).toBe(true);
    guide.folded = true;
    expect(guide.reading).toBe(false);
    guide.folded = false;
    guide.next();
    expect(guide.reading).toBe(false);
  });

  it('goes back with a move that is taken back', () => {
    const table = new Played(game, lesson, 3);
    const guide = guideOf(table, lesson);
    guide.next();
    const before = guide.at;
    const on = table.legal.filter((move) => guide.step!.goesOn!(move, table.view, me));
    const moves: string[] = [];
    let answers = 0;
    while (guide.at === before) {
      // A step that waits for an answer of the others (an auction) gets the one that lets it end.
      if (!table.legal.length && table.passes()) {
        answers++;
        continue;
      }
      moves.push(guide.legal.find((move) => guide.step!.goesOn!(move, table.view, me))!);
      table.play(moves.at(-1)!);
    }
    expect(on).toContain(moves[0]);
    for (let i = moves.length + answers; i > 0; i--) table.back();
    expect(guide.at).toBe(before);
  });
});
