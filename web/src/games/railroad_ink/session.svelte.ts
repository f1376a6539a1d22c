// What a player is doing at this table: the die in hand, the previewed piece, the question just asked.
// It knows no rules: legal moves, previews and reasons all come from the table.
import { settings } from '../../app/settings.svelte';
import { t, texts } from '../../app/texts.svelte';
import type { Refusal } from '../../net/table.svelte';
import type { GameSession, PieceControls, Primary } from '../game';
import { TableSession } from '../session.svelte';
import { keyPressed } from './keys';
import { drawText, parseMoves, placesOf, sidesOf, type Move, type Placing } from './notation';
import { mirror, rotate, sidesOfPiece, specials, variants, type PieceId } from './pieces';
import { missingText, nowLine } from './sentences';
import { refusalText } from './words';
import type { InkView } from './view';

export type Tool =
  { kind: 'die' | 'lava'; index: number; piece: PieceId } | { kind: 'special' | 'volcano'; piece: PieceId };
export type Mode = 'watch' | 'wait' | 'draft' | 'impact' | 'draw' | 'over';

export class InkSession extends TableSession<InkView> implements GameSession {
  tool = $state.raw<Tool | null>(null);
  /** The previewed move and its sisters in the same space. */
  choice = $state.raw<{ cell: string; options: Move[]; index: number } | null>(null);
  previewed = $state.raw<InkView | null>(null);
  /** The answer to "why not here?". */
  asked = $state.raw<{ cell: string | null; text: string; code: string; now?: true } | null>(null);
  /** Where each possible impact would strike. */
  landings = $state.raw<Map<string, Move>>(new Map());
  /** The space that the keyboard is at. */
  cursor = $state('33');
  private previews = 0;

  moves = $derived.by(() => parseMoves(this.table.legal));
  canFinish = $derived.by(() => this.moves.some((move) => move.kind === 'done'));
  mode = $derived.by<Mode>(() => {
    if (this.view.phase === 'over') return 'over';
    if (!this.me) return 'watch';
    if (!this.moves.length) return 'wait';
    if (this.view.phase === 'draft') return 'draft';
    return this.me.impact_settled === false ? 'impact' : 'draw';
  });
  /** Spaces the thing in hand may go to. */
  places = $derived.by<Map<string, Move[]>>(() => {
    if (this.mode === 'impact') return new Map([...this.landings].map(([cell, move]) => [cell, [move]]));
    return this.tool ? placesOf(this.moves, this.tool.piece) : new Map();
  });
  /** Dice that fit on an empty space and so have to be drawn. */
  owedDice = $derived.by<number[]>(() => {
    const { me } = this;
    if (!me?.drawn) return [];
    const moves = parseMoves(this.table.allowed ?? this.table.legal);
    const fits = new Set(moves.flatMap((m) => (m.kind === 'draw' && !me.spaces[m.cell] ? [m.piece] : [])));
    return me.drawn.flatMap((drawn, i) => (!drawn && fits.has(me.faces[i]!) ? [i] : []));
  });
  lavaOwed = $derived.by(() => !!this.me?.lava_drawn && !this.me.lava_drawn.some(Boolean) && !this.canFinish);

  /** Asks where the meteor would strike, too. */
  protected renew(): void {
    if (this.choice && !this.table.legal.includes(this.current!.text)) this.reset();
    if (this.tool && !this.usable(this.tool)) this.tool = null;
    this.asked = null;
    if (this.mode === 'impact') void this.findLandings(this.moves.filter((move) => move.kind === 'hit'));
    else if (this.landings.size) this.landings = new Map();
  }

  get current(): Move | null {
    return this.choice ? (this.choice.options[this.choice.index] ?? null) : null;
  }

  /** The previewed piece on the board, if it is one. */
  get ghost(): { cell: string; piece: PieceId; sides: string } | null {
    const move = this.current;
    if (!move || (move.kind !== 'draw' && move.kind !== 'erase' && move.kind !== 'volcano')) return null;
    return { cell: move.cell, piece: move.kind === 'volcano' ? 'VOLCANO' : move.piece, sides: sidesOf(move) };
  }

  /** Everything that could be taken in hand, dice first. */
  private get tools(): Tool[] {
    return [
      ...(this.me?.faces ?? []).map((piece, index) => ({ kind: 'die' as const, index, piece })),
      ...(this.view.lava ?? []).map((piece, index) => ({ kind: 'lava' as const, index, piece })),
      ...specials.map((piece) => ({ kind: 'special' as const, piece })),
      { kind: 'volcano', piece: 'VOLCANO' },
    ];
  }

  usable(tool: Tool): boolean {
    return (
      placesOf(this.moves, tool.piece).size > 0 &&
      !(tool.kind === 'die' && this.me?.drawn?.[tool.index]) &&
      !(tool.kind === 'lava' && this.me?.lava_drawn?.[tool.index])
    );
  }

  /** Is this the thing in hand? */
  holds(tool: Tool): boolean {
    const mine = this.tool;
    if (mine?.kind !== tool.kind || mine.piece !== tool.piece) return false;
    return !('index' in mine) || !('index' in tool) || mine.index === tool.index;
  }

  take(tool: Tool): void {
    const same = this.holds(tool);
    this.reset();
    this.tool = same ? null : tool;
  }

  /** A click, a tap or Enter on a space. */
  press(cell: string): void {
    this.cursor = cell;
    if (this.choice?.cell === cell) return void this.confirm();
    const options = this.places.get(cell) ?? this.guess(cell);
    if (options) this.show(cell, options);
    else if (this.tool) void this.ask(cell);
    else this.advise(cell);
  }

  /** Nothing is in hand, and nothing goes here by itself: what to do first. */
  private advise(cell: string): void {
    this.reset();
    const space = this.me?.spaces[cell];
    if (this.mode === 'impact' || this.mode === 'draft') {
      this.asked = { cell: null, text: t(`ink.first.${this.mode}`), code: '' };
    } else if (this.mode === 'draw' && space && space.piece !== 'CRATER') {
      const [row, col] = [Number(cell[0]), Number(cell[1])];
      this.asked = { cell, text: refusalText('RI-171', { row, col }), code: 'RI-171' };
    } else if (this.mode === 'draw') {
      const left = this.me?.drawn?.some((drawn) => !drawn) || this.me?.lava_drawn?.some((drawn) => !drawn);
      this.asked = { cell, text: t(left ? 'ink.first.die' : 'ink.first.special'), code: '' };
    }
  }

  /** Crosses a special route out against the meteor: the first press shows it, the second does it. */
  shieldWith(piece: PieceId): boolean {
    const shield = this.moves.find((move) => move.kind === 'shield' && move.piece === piece);
    if (!shield) return false;
    if (this.current?.text === shield.text) void this.confirm();
    else this.show('', [shield]);
    return true;
  }

  /** Nothing in hand yet: the first die that fits here. */
  private guess(cell: string): Move[] | null {
    if (this.mode !== 'draw' || this.tool || !this.me?.drawn) return null;
    for (const tool of this.tools) {
      if (tool.kind === 'special' || tool.kind === 'volcano') continue;
      const options = this.usable(tool) ? placesOf(this.moves, tool.piece).get(cell) : undefined;
      if (options) {
        this.tool = tool;
        return options;
      }
    }
    return null;
  }

  propose([text]: string[]): boolean {
    const move = this.moves.find((one) => one.text === text);
    this.reset();
    if (move?.kind === 'take' || move?.kind === 'shield') this.choose('', [move]);
    else if (move?.kind === 'hit') {
      const landing = [...this.landings].find(([, one]) => one.text === text);
      if (landing) this.choose(landing[0], [move]);
    } else if (move && 'cell' in move) {
      const piece = move.kind === 'volcano' ? 'VOLCANO' : move.piece;
      this.tool = this.tools.find((tool) => tool.piece === piece && this.usable(tool)) ?? null;
      const options = this.places.get(move.cell) ?? [];
      this.choose(
        move.cell,
        options,
        options.findIndex((one) => one.text === text),
      );
    }
    return this.choice !== null;
  }

  /** The first press shows what it would do; whoever does not want that has it done, where there is only one way. */
  private show(cell: string, options: Move[]): void {
    this.choose(cell, options);
    if (options.length === 1 && !settings.previewFirst && !this.table.guided) void this.confirm();
  }

  choose(cell: string, options: Move[], index = 0): void {
    this.asked = null;
    this.choice = { cell, options, index };
    void this.look();
  }

  /** Turns to the next legal picture; `flip` mirrors first. */
  turn(flip: boolean): void {
    const next = this.nextVariant(flip);
    if (next !== null && this.choice) this.choose(this.choice.cell, this.choice.options, next);
  }

  private nextVariant(flip: boolean): number | null {
    const { choice, ghost } = this;
    if (!choice || !ghost || choice.options.length < 2) return null;
    const options = choice.options as Placing[];
    const find = (sides: string): number => options.findIndex((option) => sidesOf(option) === sides);
    let sides = flip ? mirror(ghost.sides) : rotate(ghost.sides);
    for (let i = 0; i < 4; i++, sides = rotate(sides)) {
      const at = find(sides);
      if (at >= 0 && at !== choice.index) return at;
    }
    // No other turn of this hand is legal: turning goes on through the mirrored ones.
    return flip ? null : (choice.index + 1) % options.length;
  }

  async confirm(): Promise<void> {
    const move = this.current;
    if (!move) return;
    await this.send(move.text);
  }

  private async send(text: string): Promise<void> {
    const { tool, choice } = this;
    const outcome = await this.table.move(text);
    // A quick player may have taken up the next die while the answer was on its way.
    if (this.choice === choice) this.reset();
    if (outcome.ok && this.tool === tool) this.tool = null;
    if (!outcome.ok) this.asked = { cell: null, text: this.saying(outcome.refusal), code: outcome.refusal.code };
  }

  /** Why can the thing in hand not go there? Asked for every variant; a clash says more than "no connection". */
  async ask(cell: string): Promise<void> {
    const { tool } = this;
    if (!tool) return;
    this.reset();
    const mine = ++this.questions;
    const sides = variants(sidesOfPiece(tool.piece));
    const answers = (await Promise.all(sides.map((s) => this.table.why(drawText(cell, tool.piece, s))))).filter(
      (a) => a !== null,
    );
    if (mine !== this.questions || !answers.length) return;
    const commonest = (code: string): number => answers.filter((a) => a.code === code).length;
    const told = answers.reduce((a, b) => (commonest(b.code) < commonest(a.code) ? b : a));
    this.asked = { cell, text: this.saying(told), code: told.code };
  }

  async askFinish(): Promise<void> {
    const refusal = await this.table.why('done');
    if (!refusal) return;
    const { row, col } = refusal.args;
    const cell = typeof row === 'number' && typeof col === 'number' ? `${row}${col}` : null;
    // It is shown where something is still to be drawn, but it is the end that cannot come yet.
    this.asked = { cell, text: this.saying(refusal), code: refusal.code, now: true };
    this.lit = cell ? [cell] : [];
  }

  saying({ code, args }: Refusal): string {
    return refusalText(code, args);
  }

  reset(): void {
    this.choice = null;
    this.previewed = null;
    this.asked = null;
    this.lit = [];
    this.previews++;
    this.questions++;
  }

  private async look(): Promise<void> {
    const mine = ++this.previews;
    const seen = this.current ? await this.table.preview(this.current.text) : null;
    if (mine === this.previews) this.previewed = seen as InkView | null;
  }

  private async findLandings(hits: Move[]): Promise<void> {
    const seat = this.table.seat;
    if (seat === null) return;
    const seen = await Promise.all(hits.map((hit) => this.table.preview(hit.text)));
    const landings = new Map<string, Move>();
    seen.forEach((after, i) => {
      const marker = (after as InkView | null)?.seats[seat]?.marker;
      if (marker) landings.set(marker, hits[i]!);
    });
    if (this.mode === 'impact') this.landings = landings;
  }

  /** Points the previewed move brings. */
  get gain(): number | null {
    const seat = this.table.seat;
    if (!this.previewed || seat === null) return null;
    return this.previewed.seats[seat]!.score.total - this.view.seats[seat]!.score.total;
  }

  get controls(): PieceControls | null {
    const move = this.current;
    if (!move || move.kind === 'take') return null;
    const turns = move.kind === 'draw' || move.kind === 'erase' || move.kind === 'volcano';
    const gain = this.gain === null ? '' : this.gain ? ` ${texts.signed(this.gain)}` : turns ? ' ±0' : '';
    const deed =
      { hit: 'ink.act.hit', shield: 'ink.act.shield', erase: 'ink.act.erase' }[move.kind as string] ?? 'ink.act.draw';
    return {
      ...(turns && {
        rotate: this.nextVariant(false) === null ? null : () => this.turn(false),
        mirror: this.nextVariant(true) === null ? null : () => this.turn(true),
      }),
      cancel: () => this.reset(),
      confirm: () => void this.confirm(),
      label: t(deed) + (move.kind === 'shield' ? '' : gain),
      short: move.kind === 'draw' || move.kind === 'volcano' ? gain.trim() : t(deed) + gain,
    };
  }

  get primary(): Primary | null {
    const { mode, current } = this;
    if (mode === 'draft') {
      return {
        label: t('ink.act.take'),
        key: 'E',
        enabled: current?.kind === 'take',
        reason: current ? '' : t('ink.reason.pair'),
        act: () => void this.confirm(),
      };
    }
    if (mode === 'impact') {
      const only = this.moves.filter((move) => move.kind === 'hit');
      if (current)
        return {
          label: t(current.kind === 'shield' ? 'ink.act.shield' : 'ink.act.hit'),
          key: 'E',
          enabled: true,
          reason: '',
          act: () => void this.confirm(),
        };
      // The button shows the crater first, as a press on the space does.
      const [landing] = this.landings;
      const fixed = only.length === 1 && landing !== undefined;
      return {
        label: t('ink.act.hit'),
        key: 'E',
        enabled: fixed,
        reason: only.length > 1 ? t('ink.reason.direction') : '',
        act: () => fixed && this.choose(landing[0], [landing[1]]),
      };
    }
    if (mode !== 'draw') return null;
    return {
      label: t('ink.act.finish'),
      key: 'E',
      enabled: this.canFinish,
      reason: this.canFinish ? '' : missingText(this),
      act: () => void (this.canFinish ? this.send('done') : this.askFinish()),
    };
  }

  get restart(): string {
    return t('ink.restart');
  }

  get trayLabel(): string {
    return t('ink.tray.dice');
  }

  get now(): { text: string; help: string | null } {
    return nowLine(this);
  }

  key(event: KeyboardEvent): boolean {
    return keyPressed(this, event);
  }
}
