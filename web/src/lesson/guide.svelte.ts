// A table as a lesson shows it: where the player is in it, and only the moves that go on. Which step it is follows from
// the position; what has only been read is remembered by this tab.
import type { Lesson, LessonStep } from '../games/game';
import type { Outcome, Refusal, TableStore, Watched } from '../net/table.svelte';
import type { GameEvent, Quote, TableInfo, View } from '../net/types';

const elsewhere: Refusal = { code: 'lesson', args: {} };

export class Guide implements Watched {
  readonly lesson: Lesson;
  /** The note is put away, until the next step. */
  folded = $state(false);
  private readonly table: TableStore;
  /** Steps before this one have been read. */
  private read = $state(0);

  /** Where the position is: the step after the last that is done. */
  private reached = $derived.by(() =>
    this.table.seat === null
      ? this.lesson.steps.length
      : this.lesson.steps.findLastIndex((step) => step.done?.(this.table.view, this.table.seat!)) + 1,
  );
  /** The step that is on; the number of steps once the lesson is over. */
  at = $derived.by(() => {
    let at = this.reached;
    while (at < this.read && this.lesson.steps[at] && !this.lesson.steps[at]!.goesOn) at++;
    return at;
  });
  /** What is to be done next: by this step, or by the one after what is to be read. */
  private task = $derived.by<LessonStep | null>(
    () => this.lesson.steps.find((step, i) => i >= this.reached && step.goesOn) ?? null,
  );
  /** Where none of the legal moves goes on, the table asks for something the lesson did not foresee: all are fine. */
  legal = $derived.by<string[]>(() => {
    const all = this.table.legal;
    const offered = all.filter((move) => this.goesOn(move) || this.task?.tries?.(move, this.view, this.seat!));
    return offered.length ? offered : all;
  });

  constructor(table: TableStore, lesson: Lesson) {
    this.table = table;
    this.lesson = lesson;
    this.read = Number(sessionStorage.getItem(this.kept));
  }

  private get kept(): string {
    return `lesson:${this.table.id}`;
  }

  get guided(): boolean {
    return this.step !== null;
  }
  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }
  /** The step before, whose gain is still to be told. */
  get before(): LessonStep | null {
    return this.lesson.steps[this.at - 1] ?? null;
  }
  /** The note lies open, and nothing but reading it goes on. */
  get reading(): boolean {
    return this.step !== null && !this.step.goesOn && !this.folded;
  }
  /** The others play. */
  get waits(): boolean {
    return !!this.step?.goesOn && !this.table.legal.length;
  }

  get allowed(): string[] {
    return this.table.legal;
  }
  get id(): string {
    return this.table.id;
  }
  get seat(): number | null {
    return this.table.seat;
  }
  get view(): View {
    return this.table.view;
  }
  get info(): TableInfo | null {
    return this.table.info;
  }
  get undoable(): number {
    return this.table.undoable;
  }
  get log(): GameEvent[] {
    return this.table.log;
  }
  get live(): boolean {
    return this.table.live;
  }
  quote(text: string): Quote | null {
    return this.table.quote(text);
  }
  preview(text: string, after?: string[]): Promise<View> {
    return this.table.preview(text, after);
  }

  async move(...texts: string[]): Promise<Outcome> {
    const free = !this.table.legal.some((move) => this.goesOn(move));
    return free || texts.every((move) => this.goesOn(move))
      ? this.table.move(...texts)
      : { ok: false, refusal: elsewhere };
  }

  undo(): Promise<Outcome> {
    return this.table.undo();
  }

  /** What the rules allow and the lesson does not ask for is told so. */
  async why(text: string, after: string[] = []): Promise<Refusal | null> {
    return (await this.table.why(text, after)) ?? (after.length || this.legal.includes(text) ? null : elsewhere);
  }

  /** On to the next step, where this one was only to read. */
  next(): void {
    if (!this.step || this.step.goesOn) return;
    this.read = this.at + 1;
    sessionStorage.setItem(this.kept, String(this.read));
  }

  /** Enter goes on where there is only something to read, unless it is a button's that does something. */
  readOn(event: KeyboardEvent): boolean {
    if (event.key !== 'Enter' || !this.step || this.step.goesOn) return false;
    const pressed = (event.target as Element).closest('button, a, [role="button"], [role="tab"]');
    if (pressed && pressed.getAttribute('aria-disabled') !== 'true') return false;
    this.next();
    return true;
  }

  /** Esc puts the note away and brings it back. */
  fold(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape' || !this.step) return false;
    this.folded = !this.folded;
    return true;
  }

  private goesOn(move: string): boolean {
    return !this.task || this.seat === null || this.task.goesOn!(move, this.view, this.seat);
  }
}
