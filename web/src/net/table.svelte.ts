// One table as one viewer sees it, kept up to date. The viewer is a seat of mine or a spectator.
import { applyDifference, applySplices } from './diff';
import { Disconnected, socket } from './socket.svelte';
import type {
  ChatMessage,
  GameEvent,
  Hint,
  Quote,
  View,
  RefusalArgs,
  ServerMessage,
  TableInfo,
  UpdateMessage,
  ViewMessage,
} from './types';

export interface Refusal {
  code: string;
  args: RefusalArgs;
}

export type Outcome = { ok: true } | { ok: false; refusal: Refusal };

const moveId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const fine: Outcome = { ok: true };
const refused = (code: string, args: RefusalArgs = {}): Outcome => ({ ok: false, refusal: { code, args } });

/** What one update told, and the table before and after it. */
export interface Step {
  events: GameEvent[];
  before: View;
  after: View;
}

/** Shows others' turns one after the other (table/beats): it is asked about every update, and told what was taken in. */
export interface Pace {
  /** Shall this update wait until it is asked for (`next`)? What waits is as if it had not come yet. */
  holds(update: UpdateMessage): boolean;
  took(step: Step): void;
  /** Moves were taken back: only so many events are left. */
  forgot(left: number): void;
  /** The table was fetched whole: nothing waits any more, and whatever was collected belongs to another view. */
  began(): void;
}

/** What a page needs of a table; replays and fixtures offer the same face. */
export interface Watched {
  readonly id: string;
  readonly seat: number | null;
  readonly view: View;
  readonly info: TableInfo | null;
  readonly legal: string[];
  /** What the rules allow, where a lesson offers less of it: what is owed follows from this. */
  readonly allowed?: string[];
  /** What a legal move costs and brings, where the game says so. */
  quote(text: string): Quote | null;
  readonly undoable: number;
  readonly log: GameEvent[];
  readonly live: boolean;
  /** A lesson says what to do: what it asked for is done at once. */
  readonly guided?: boolean;
  /** Its note is to be read first: nothing opens over what it points at. */
  readonly reading?: boolean;
  /** All of the moves one after the other, or none of them. */
  move(...texts: string[]): Promise<Outcome>;
  /** The view after the move; `after`: moves of mine imagined before it. */
  preview(text: string, after?: string[]): Promise<View>;
  why(text: string, after?: string[]): Promise<Refusal | null>;
  /** Takes the last move back, where it may be. */
  undo?(): Promise<Outcome>;
}

export class TableStore implements Watched {
  readonly id: string;
  seat = $state<number | null>(null);
  view = $state.raw<View>(null);
  info = $state.raw<TableInfo | null>(null);
  legal = $state.raw<string[]>([]);
  /** Beside them; empty where the game quotes nothing. */
  private quotes = $state.raw<(Quote | null)[]>([]);
  undoable = $state(0);
  /** The last events, and those that came since. */
  log = $state.raw<GameEvent[]>([]);
  /** Events before them, as far back as somebody has read. */
  older = $state.raw<GameEvent[]>([]);
  /** How many come before all of these. */
  logFrom = $state(0);
  chat = $state.raw<ChatMessage[]>([]);
  /** Moves sent whose answer is outstanding: they are kept over a lost connection. */
  sending = $state(0);
  problem = $state<string | null>(null);
  /** A seat of mine that is mine no more, until the player has read it. */
  lost = $state<'moved' | 'removed' | 'unknown' | null>(null);
  /** How many events there were when this viewer last ended a turn: later ones are new. */
  seen = $state(0);
  /** Updates that are here and not shown yet, the oldest first. */
  waiting = $state.raw<UpdateMessage[]>([]);
  pace: Pace | null = null;
  /** Brings the words that a refusal is told with, before it is told. */
  words: ((code: string) => Promise<unknown>) | null = null;
  /** The newest that has come, also where it waits. */
  private version = -1;
  private stops: (() => void)[] = [];
  private versionWaiters: (() => void)[] = [];

  constructor(id: string) {
    this.id = id;
  }

  get live(): boolean {
    return socket.link === 'online';
  }

  open(seat: number | null): void {
    this.seat = seat;
    this.stops = [socket.listen((message) => this.receive(message)), socket.onOpen(() => void this.watch())];
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    socket.post({ t: 'leave', table: this.id, ...this.viewer() });
  }

  /** Look at the table from another seat (hot-seat: the screen was handed over). */
  async sitAs(seat: number | null): Promise<void> {
    socket.post({ t: 'leave', table: this.id, ...this.viewer() });
    this.seat = seat;
    // The old view stays until the new one is here: the page covers it while the screen changes hands.
    this.version = -1;
    this.waiting = [];
    this.legal = [];
    this.quotes = [];
    this.undoable = 0;
    await this.watch();
  }

  quote(text: string): Quote | null {
    return this.quotes[this.legal.indexOf(text)] ?? null;
  }

  async move(...texts: string[]): Promise<Outcome> {
    const id = moveId();
    return this.deliver((v, seat) => ({ t: 'move', table: this.id, seat, v, id, moves: texts }), texts[0]);
  }

  async undo(all = false): Promise<Outcome> {
    const id = moveId();
    return this.deliver((v, seat) => ({
      t: 'undo',
      table: this.id,
      seat,
      v,
      id,
      ...(all ? { all: true as const } : { back: 1 }),
    }));
  }

  async preview(text: string, after: string[] = []): Promise<View> {
    if (this.seat === null) return null;
    this.catchUp();
    const before = this.view;
    const answer = await this.ask({
      t: 'preview',
      table: this.id,
      seat: this.seat,
      move: text,
      ...(after.length ? { after } : {}),
    });
    return answer?.t === 'preview' ? applyDifference(before, answer.d) : null;
  }

  async why(text: string, after: string[] = []): Promise<Refusal | null> {
    if (this.seat === null) return null;
    const answer = await this.ask({
      t: 'why',
      table: this.id,
      seat: this.seat,
      move: text,
      ...(after.length ? { after } : {}),
    });
    if (answer?.t !== 'refused') return null;
    await this.fetchWords(answer.code);
    return { code: answer.code, args: answer.args ?? {} };
  }

  /** What is best now, or the code of why nobody says it. */
  async hint(): Promise<Hint | string> {
    if (this.seat === null) return 'not_yours';
    const answer = await this.ask({ t: 'hint', table: this.id, seat: this.seat });
    if (answer?.t === 'hint') return answer;
    return answer?.t === 'error' ? answer.code : 'offline';
  }

  /** Everything there was after the first `index` moves of a finished game, hidden things too. */
  async at(index: number): Promise<View> {
    const answer = await this.ask({ t: 'at', table: this.id, index, all: true });
    return answer?.t === 'at' ? answer.view : null;
  }

  /** The points of every seat and the round after each move of a finished game. */
  async course(): Promise<{ scores: number[][]; rounds: number[] } | null> {
    const answer = await this.ask({ t: 'course', table: this.id });
    return answer?.t === 'course' ? { scores: answer.scores, rounds: answer.rounds } : null;
  }

  /** Fetches the page of the log before what is here. */
  async earlier(): Promise<void> {
    const { logFrom: before, seat, version } = this;
    if (!before) return;
    const answer = await this.ask({ t: 'log', table: this.id, ...this.viewer(), before });
    // Meanwhile the log may have been asked for anew, or from another seat.
    if (answer?.t !== 'log' || this.logFrom !== before || this.seat !== seat || this.version < version) return;
    this.older = [...answer.log, ...this.older];
    this.logFrom = answer.log_from;
  }

  /** Nothing, or why it was not said. */
  async say(text: string): Promise<string | null> {
    const answer = await this.ask({ t: 'say', table: this.id, text });
    return answer === null ? 'offline' : answer.t === 'error' ? answer.code : null;
  }

  /** How many events there are in all. */
  get events(): number {
    return this.logFrom + this.older.length + this.log.length;
  }

  private viewer(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat };
  }

  private async ask(message: Parameters<typeof socket.request>[0]): Promise<ServerMessage | null> {
    try {
      return await socket.request(message);
    } catch (error) {
      if (error instanceof Disconnected) return null;
      throw error;
    }
  }

  private async watch(afresh = false): Promise<void> {
    const have = this.version >= 0 && !afresh ? { have: this.version } : {};
    const answer = await this.ask({
      t: 'watch',
      table: this.id,
      ...this.viewer(),
      ...have,
      splice: true,
      chat: this.chat.at(-1)?.i ?? 0,
    });
    if (answer?.t === 'view') this.take(answer);
    else if (answer?.t === 'same') this.info = answer.info;
    else if (answer?.t === 'error' && answer.code === 'not_yours' && this.seat !== null) await this.lose('unknown');
    else if (answer?.t === 'error') this.problem = answer.code;
  }

  /** My seat is somebody else's: from here on this device watches. */
  private async lose(why: 'moved' | 'removed' | 'unknown'): Promise<void> {
    this.lost = why;
    await this.sitAs(null);
  }

  /** A refusal without its words is better than none. */
  private async fetchWords(code: string): Promise<void> {
    await this.words?.(code).catch(() => {});
  }

  /** Sends until the server has answered: again after a lost connection, again when it had moved on. */
  private async deliver(
    make: (v: number, seat: number) => Parameters<typeof socket.request>[0],
    text?: string,
  ): Promise<Outcome> {
    if (this.seat === null) return refused('not_yours');
    this.catchUp();
    const seat = this.seat;
    this.sending++;
    try {
      for (let tries = 0; tries < 8; tries++) {
        const answer = await this.ask(make(this.version, seat));
        if (answer === null) await this.online();
        else if (answer.t === 'ok') return fine;
        else if (answer.t === 'refused' || answer.t === 'error') {
          await this.fetchWords(answer.code);
          return refused(answer.code, answer.t === 'refused' ? answer.args : {});
        } else if (answer.t === 'stale') {
          await this.reach(answer.v);
          this.catchUp();
          if (text !== undefined && !this.legal.includes(text)) return refused('stale');
        }
      }
      return refused('offline');
    } finally {
      this.sending--;
    }
  }

  private online(): Promise<void> {
    return new Promise((resolve) => {
      const stop = socket.onOpen(() => {
        setTimeout(() => stop());
        // The watch of this table goes out first, so that the answer meets the right version.
        setTimeout(resolve, 50);
      });
    });
  }

  private async reach(version: number): Promise<void> {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, 3000));
    while (this.version < version) {
      const next = new Promise<void>((resolve) => this.versionWaiters.push(resolve));
      if ((await Promise.race([next.then(() => 'next'), patience.then(() => 'late')])) === 'late') return;
    }
  }

  private receive(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.id) return;
    if (message.t === 'info') this.info = message.info;
    else if (message.t === 'chat') this.hear(message);
    else if (message.t === 'seat' && message.now !== undefined) {
      if (message.seat === this.seat) this.seat = message.now;
    } else if (message.t === 'seat') {
      // How the table looks now comes with the next watch; until then nobody may think the seat is still mine.
      if (this.info)
        this.info = {
          ...this.info,
          seats: this.info.seats.map((seat, i) => (i === message.seat ? { ...seat, mine: false } : seat)),
        };
      // Of several seats at this device only the one in view ends the view.
      if (message.seat === this.seat) this.seat = null;
      if (message.gone !== 'left') this.lost = message.gone;
      if (this.seat === null) void this.sitAs(null);
    } else if (message.t === 'view') {
      if ((message.seat ?? null) === this.seat) this.take(message);
    } else if (message.t === 'update') {
      if ((message.seat ?? null) !== this.seat || message.v <= this.version) return;
      if (message.forget === undefined && this.pace?.holds(message)) this.waiting = [...this.waiting, message];
      else {
        this.catchUp();
        this.takeIn(message);
      }
      this.reached(message.v);
    }
  }

  /** Takes in the oldest update that waits. */
  next(): void {
    const [first, ...rest] = this.waiting;
    if (!first) return;
    this.waiting = rest;
    this.takeIn(first);
  }

  /** Takes in all that waits: whoever acts, acts on the table as it is. */
  catchUp(): void {
    while (this.waiting.length) this.next();
  }

  private takeIn(message: UpdateMessage): void {
    const before = this.view;
    this.view = applyDifference(before, message.d);
    const couldMove = this.legal.length > 0;
    if (message.legal) this.legal = message.legal;
    else if (message.legal_d) this.legal = applySplices(this.legal, message.legal_d);
    if (message.quotes) this.quotes = message.quotes;
    else if (message.quotes_d) this.quotes = applySplices(this.quotes, message.quotes_d);
    if (message.undo !== undefined) this.undoable = message.undo;
    this.forget(message);
    const events = message.e.filter((event) => event.c !== 'undo');
    this.log = [...this.log, ...events];
    if (couldMove && !this.legal.length) this.seen = this.events;
    if (message.over && this.info) this.info = { ...this.info, state: 'over' };
    if (events.length) this.pace?.took({ events, before, after: this.view });
  }

  /** Moves were taken back: what they told is cut off the log, and what still stands comes behind it. */
  private forget({ forget, again }: UpdateMessage): void {
    if (forget === undefined) return;
    if (!again) return void this.watch(true);
    const kept = forget - this.logFrom;
    if (kept < 0) this.logFrom = forget;
    this.log = [...this.log.slice(0, Math.max(0, kept - this.older.length)), ...again];
    this.older = this.older.slice(0, Math.max(0, kept));
    this.seen = Math.min(this.seen, this.events);
    this.pace?.forgot(forget);
  }

  /** What was said comes again where two watches overlap. */
  private hear(message: ChatMessage): void {
    if (message.i > (this.chat.at(-1)?.i ?? 0)) this.chat = [...this.chat, message];
  }

  private take(message: ViewMessage): void {
    const first = this.version < 0;
    this.waiting = [];
    this.view = message.view;
    this.info = message.info;
    this.legal = message.legal ?? [];
    this.quotes = message.quotes ?? [];
    this.undoable = message.undo ?? 0;
    this.log = message.log;
    this.older = [];
    this.logFrom = message.log_from;
    this.problem = null;
    if (first) this.seen = this.events;
    this.reached(message.v);
    this.pace?.began();
  }

  private reached(version: number): void {
    this.version = version;
    for (const waiter of this.versionWaiters.splice(0)) waiter();
  }
}
