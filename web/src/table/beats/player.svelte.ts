// Plays others' actions one after the other. The updates of a table wait (net/table.svelte.ts), and each is taken in when
// its action has been shown: so the page is always one state of the table, and whoever acts first catches up with it.
// When it is my turn, what the others did since my last one is summed up.
import { flushSync } from 'svelte';
import { settings } from '../../app/settings.svelte';
import { t, texts } from '../../app/texts.svelte';
import { seatName } from '../../app/names';
import type { Beat, GameBeats } from '../../games/game';
import type { Step } from '../../net/table.svelte';
import { common, movers, type GameEvent, type UpdateMessage, type View } from '../../net/types';
import { actorOf, applyDifference, beatsIn, lengthOfAction, together } from '../page';
import type { Follow, Told } from './follow.svelte';
import { Showing } from './showing.svelte';
import { Visiting } from './visiting';

/** What belongs together comes in one go; this long it may take. */
const gathering = 60;

/** A round that all played at once: the table when it began (null: nobody here has seen it) and when it was over. */
export interface Round {
  before: View | null;
  after: View;
  /** Those of the step that ended it. */
  events: GameEvent[];
}

export class Player extends Showing {
  readonly follow: Follow;
  /** What the others did since my turn, in short. */
  news = $state.raw<Beat[]>([]);
  /** Is the sum in sight, or folded into its chip? */
  open = $state(false);
  /** A round that all played at once, when it is over. */
  round = $state.raw<Round | null>(null);
  /** The table when my last turn ended, or the round began. */
  base = $state.raw<View | null>(null);
  private told: Told[] = [];
  private committing = false;
  private running = false;
  /** Nothing more is to be seen until I can act. */
  private skipping = false;
  private visiting = new Visiting();
  private stops: (() => void)[] = [];

  constructor(follow: Follow, game: GameBeats) {
    super(game, (places) => {
      follow.session.lit = places;
      const sight = follow.session.sight?.(places);
      return sight ? this.visiting.go(sight) : false;
    });
    this.follow = follow;
    const touch = (event: Event): void => this.touched(event.target as Element);
    const hide = (): void => void (document.hidden && this.skip());
    addEventListener('pointerdown', touch, true);
    document.addEventListener('visibilitychange', hide);
    this.stops = [
      () => this.visiting.close(),
      () => removeEventListener('pointerdown', touch, true),
      () => document.removeEventListener('visibilitychange', hide),
    ];
    this.began();
    if (this.store.waiting.length) void this.run();
  }

  private get store() {
    return this.follow.store;
  }
  private get session() {
    return this.follow.session;
  }
  names = (seat: number): string => seatName(this.store.info!, seat);
  /** Every action is to be seen, and somebody is there to see it. */
  private get each(): boolean {
    return settings.othersTurns === 'each' && this.rate > 0 && !document.hidden;
  }
  /** Do sums open by themselves? */
  private get sums(): boolean {
    return settings.othersTurns !== 'once' && !this.follow.led();
  }
  private get myTurn(): boolean {
    return this.store.seat !== null && movers(this.store.view).includes(this.store.seat);
  }
  /** May I act, though the page does not show it yet? */
  private get myTurnNext(): boolean {
    const turn = this.store.waiting.findLast((update) => update.turn)?.turn;
    return this.store.seat !== null && turn !== undefined && turn.includes(this.store.seat);
  }

  holds(update: UpdateMessage): boolean {
    const actor = actorOf(update.e);
    if (actor === this.store.seat || !this.each || this.skipping) return false;
    if (actor < 0 && !this.store.waiting.length) return false;
    if (!this.running) queueMicrotask(() => void this.run());
    return true;
  }

  took(step: Told): void {
    if (!this.committing) this.breakOff();
    const { seat } = this.store;
    const mine = actorOf(step.events) === seat;
    if (this.game.round?.ended(step)) {
      this.round = { before: this.base, after: step.after, events: step.events };
      this.base = step.after;
      this.told = [];
      const wanted = this.game.round.opens?.(step) ?? true;
      this.open = wanted && this.sums && !document.hidden && !common(step.after).over;
    } else if (mine) {
      this.skipping = false;
      this.fold();
      if (this.game.round || movers(step.after).includes(seat!)) return;
      this.told = [];
      this.news = [];
      this.base = step.after;
    } else {
      this.told.push(step);
      const begins = this.myTurn && !movers(step.before).includes(seat!);
      if (!this.running && begins && !this.game.round) this.sumUp();
    }
  }

  forgot(left: number): void {
    this.breakOff();
    this.told = this.told.filter((one) => one.count <= left);
  }

  /** Another view of the table: what is known of the time before is what `follow` has kept. */
  began(): void {
    this.breakOff();
    this.skipping = false;
    this.told = [];
    this.news = [];
    this.round = null;
    this.fold();
    this.base = this.follow.first;
    for (const step of this.follow.early.splice(0)) this.took(step);
    if (this.told.length && this.myTurn && !this.game.round) {
      // Told by the log alone: nobody here has seen what the points were.
      if (this.told.every((step) => step.before === step.after)) this.base = null;
      this.sumUp();
    }
  }

  close(): void {
    this.breakOff();
    for (const stop of this.stops) stop();
  }

  /** To my turn; for whoever only watches, to the end of what is being played. */
  skip(): void {
    this.skipping = this.playing && this.store.seat !== null;
    if (this.store.waiting.length) this.store.catchUp();
    this.breakOff();
  }

  /** Whatever is pressed while something plays: on my turn it ends the playing, so that it meets the table as it is. */
  private touched(target: Element): void {
    if (target.closest('.beat-control, .since, .news-chip')) return;
    if (this.store.waiting.length && this.myTurnNext) this.skip();
    if (this.round && this.open && target.closest('.col-l')) this.fold();
  }

  fold(): void {
    this.open = false;
    this.session.news = [];
    this.session.lit = [];
  }

  unfold(): void {
    this.open = true;
    if (this.round) return;
    this.session.news = this.news.flatMap((beat) =>
      beat.deed?.place ? [{ place: beat.deed.place, n: this.numberOf(beat), seat: beat.seat }] : [],
    );
  }

  /** What has a place on the table is numbered, there and in the strip; 0: it has none. */
  numberOf(beat: Beat): number {
    return beat.deed?.place ? this.news.filter(({ deed }) => deed?.place).indexOf(beat) + 1 : 0;
  }

  /** My turn: what the others did. */
  private sumUp(): void {
    this.skipping = false;
    this.news = beatsIn(this.game, this.told, this.names, this.store.seat).filter(
      ({ deed, seat }) => deed && seat !== this.store.seat,
    );
    if (this.news.length && this.sums && !lowWindow()) this.unfold();
  }

  /** The sum for those who hear it; once, at the start of my turn or at the end of a round. */
  get spoken(): string {
    if (this.round) return this.game.round!.spoken?.(this.round.events, this.names) ?? '';
    if (this.playing || !this.open) return '';
    const seats = [...new Set(this.news.map(({ seat }) => seat))];
    return seats
      .map((seat) =>
        t('beats.sumOf', {
          who: this.names(seat),
          deeds: this.news.flatMap((beat) => (beat.seat === seat ? this.said(beat) : [])).join('; '),
          n: texts.figure(common(this.store.view).scores[seat]!),
        }),
      )
      .join(' ');
  }

  /** A deed in short has a picture for what it is about: whoever hears it is told the sentence. */
  private said({ seat, text }: Beat): string {
    const who = `**${this.names(seat)}**: `;
    return (text.startsWith(who) ? text.slice(who.length) : text).replaceAll('**', '');
  }

  /** Shows the sum's actions once more, on the table as it is now. */
  async again(list: Beat[] = this.news): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (const beat of list) if (!(await this.show(beat, () => {}))) break;
    this.ended();
  }

  /** Keys that count before the game's own; the rest comes after it (`keyLater`). */
  key(event: KeyboardEvent): boolean {
    if (!this.playing) return false;
    const speed = { Digit1: 'slow', Digit2: 'normal', Digit4: 'fast' } as const;
    const chosen = speed[event.code as keyof typeof speed];
    if (event.code === 'KeyP') this.paused = !this.paused;
    else if (event.key === ' ' && !(event.target as Element).closest('button, a, [tabindex]:not(main)')) this.skip();
    else if (chosen) settings.beatSpeed = chosen;
    else {
      if (this.myTurnNext) flushSync(() => this.skip());
      return false;
    }
    return true;
  }

  keyLater(event: KeyboardEvent): boolean {
    if (this.playing || !(this.news.length || this.round)) return false;
    if (event.code === 'KeyW' && event.shiftKey) {
      if (this.open && !this.round) void this.again();
      else this.unfold();
    } else if (event.key === 'Escape' && this.open) this.fold();
    else return false;
    return true;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const wasMine = this.myTurn;
    await this.rest(gathering, 1);
    try {
      while (this.store.waiting.length) {
        // What waited for this player to be fetched, or for a setting to be changed, need not want to be seen.
        if (!this.each) {
          this.store.catchUp();
          break;
        }
        const steps = this.ahead();
        const length = lengthOfAction(this.game, steps);
        const beat = this.game.beat(together(steps.slice(0, length)), this.names, this.store.seat);
        if (!beat) this.take(length);
        else if (!(await this.show(beat, () => this.take(length)))) break;
      }
    } catch (error) {
      // Whatever cannot be shown must not keep the table from going on.
      this.store.catchUp();
      throw error;
    } finally {
      this.ended();
    }
    if (this.store.waiting.length) void this.run();
    else if (!wasMine && this.myTurn && !this.game.round) this.sumUp();
  }

  override ended(): void {
    this.running = false;
    super.ended();
  }

  /** What the updates that wait will make of the table, one after the other. */
  private ahead(): Step[] {
    let view = this.store.view;
    return this.store.waiting.map((update) => {
      const before = view;
      view = applyDifference(before, update.d);
      return { events: update.e, before, after: view };
    });
  }

  private take(length: number): void {
    this.committing = true;
    for (let i = 0; i < length; i++) this.store.next();
    this.committing = false;
  }
}

/** Where every line is needed for the table itself the sum begins as a chip. */
const lowWindow = (): boolean => matchMedia('(max-height: 849px) and (min-width: 721px)').matches;
