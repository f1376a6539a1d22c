// A table that the engine itself answers (WebAssembly): moves, previews, reasons and undo are real. Seats that are not
// mine, and chance, play when they are asked to.
import { readFileSync } from 'node:fs';
import { load } from '../../../../tests/wasm/roundhouse.mjs';
import { PioneerSession } from '../../../src/games/pioneer_rails/session.svelte';
import type { Outcome, Refusal, Watched } from '../../../src/net/table.svelte';
import type { GameEvent, Options, Quote, TableInfo, View } from '../../../src/net/types';
import { common } from '../../../src/net/types';
import { settle, sit } from '../../sitting.svelte';

const call = load('../build/wasm/apps/wasm/roundhouse.wasm') as (request: object) => Record<string, unknown>;
export const folder = '../tests/games/pioneer_rails/examples';

export class EngineTable implements Watched {
  readonly id = 'T';
  readonly seat: number;
  view = $state.raw<View>(null);
  legal = $state.raw<string[]>([]);
  private quotes = $state.raw<(Quote | null)[]>([]);
  info: TableInfo | null = null;
  log: GameEvent[] = [];
  live = true;
  /** What was sent, each request a list. */
  sent: string[][] = [];
  /** Moves made here that may be taken back. */
  private made = $state(0);
  private lines: string[];

  constructor(lines: string[], seat: number) {
    this.lines = lines;
    this.seat = seat;
    this.look();
  }

  /** The first lines of a recorded game. */
  static record(name: string, stop: number, seat: number): EngineTable {
    return new EngineTable(readFileSync(`${folder}/${name}.jsonl`, 'utf8').trim().split('\n').slice(0, stop), seat);
  }

  /** A game that has just begun, with chance as `outcomes` says. */
  static fresh(seats: number, outcomes: string[], options: Options = {}, seat = 0): EngineTable {
    const head = JSON.stringify({ roundhouse: 1, game: 'pioneer_rails', rules: 1, options, seats });
    const table = new EngineTable([head], seat);
    for (const move of outcomes) table.play(move, 'nature');
    return table;
  }

  get undoable(): number {
    return this.made;
  }

  play(move: string, by: number | 'nature'): void {
    this.lines.push(JSON.stringify({ by, move }));
    this.look();
  }

  quote(text: string): Quote | null {
    return this.quotes[this.legal.indexOf(text)] ?? null;
  }

  async move(...texts: string[]): Promise<Outcome> {
    this.sent.push(texts);
    const refusal = this.refusalOf(texts);
    if (refusal) return { ok: false, refusal };
    this.lines = this.with(texts);
    this.made += texts.length;
    this.look();
    return { ok: true };
  }

  async undo(): Promise<Outcome> {
    this.sent.push(['undo']);
    this.lines = this.lines.slice(0, -1);
    this.made--;
    this.look();
    return { ok: true };
  }

  async preview(text: string, after: string[] = []): Promise<View> {
    if (this.refusalOf([...after, text])) return null;
    return this.ask('view', this.with([...after, text])).view;
  }

  async why(text: string, after: string[] = []): Promise<Refusal | null> {
    return this.refusalOf([...after, text]);
  }

  private with(texts: string[]): string[] {
    return [...this.lines, ...texts.map((move) => JSON.stringify({ by: this.seat, move }))];
  }

  private refusalOf(texts: string[]): Refusal | null {
    const answer = call({ op: 'replay', record: `${this.with(texts).join('\n')}\n` });
    return answer.ok ? null : { code: String(answer.code), args: (answer.args ?? {}) as Refusal['args'] };
  }

  private ask(op: string, lines = this.lines): Record<string, unknown> {
    const answer = call({ op, record: `${lines.join('\n')}\n`, seat: this.seat });
    if (!answer.ok) throw new Error(`${op}: ${JSON.stringify(answer)}`);
    return answer;
  }

  private look(): void {
    this.view = this.ask('view').view;
    const { moves, quotes } = common(this.view).turn.includes(this.seat)
      ? this.ask('legal')
      : { moves: [], quotes: [] };
    this.quotes = (quotes ?? []) as (Quote | null)[];
    this.legal = moves as string[];
  }
}

/** A session at a table. */
export const at = (table: EngineTable, test: (session: PioneerSession) => Promise<void> | void): Promise<void> =>
  sit(
    () => new PioneerSession(table),
    async (session) => {
      await settle();
      await test(session);
    },
  );
