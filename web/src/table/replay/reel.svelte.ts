// A finished game on its reel: where it stands, what is shown there, and how it goes on. The next step is told as it
// happened, with the beats of others' turns where the game has them; whoever goes back or elsewhere is there at once.
import { tick } from 'svelte';
import { seatName } from '../../app/names';
import { settings } from '../../app/settings.svelte';
import { t, texts } from '../../app/texts.svelte';
import type { Beat, GameReplay, GameUi, RecordMove, ReplayStep } from '../../games/game';
import { api } from '../../net/api';
import type { TableStore } from '../../net/table.svelte';
import type { View } from '../../net/types';
import type { Showing } from '../beats/showing.svelte';
import type { Series } from '../chart';
import {
  gainOf,
  movesAt,
  scoresAt,
  stationsOf,
  turnAfter,
  turnBefore,
  turnsOf,
  type Course,
  type Turn,
} from '../course';
import { beatsOf } from '../page';
import { movesOf } from '../record';

/** A step without beats at normal speed, in milliseconds. */
const pace = 600;
/** A board that has just come into sight is seen for a moment before something happens on it. */
const glance = 150;

export class Reel {
  readonly store: TableStore;
  readonly ui: GameUi;
  game = $state.raw<GameReplay | null>(null);
  course = $state.raw<Course | null>(null);
  private moves = $state.raw<RecordMove[]>([]);
  /** So many steps are made; what is shown may lag behind a moment. */
  position = $state(0);
  shown = $state.raw<{ position: number; view: View } | null>(null);
  /** How often it went elsewhere at once: what a board has on it then was not drawn just now. */
  jumps = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** What plays the steps, when it is here. */
  stage = $state.raw<{ showing: Showing; Stage: typeof import('../beats/parts').Stage } | null>(null);
  private beatLit = $state.raw<string[]>([]);
  private seen = new Map<number, Promise<View>>();
  private wishes = 0;

  constructor(store: TableStore, ui: GameUi) {
    this.store = store;
    this.ui = ui;
  }

  async open(): Promise<void> {
    const [game, record] = await Promise.all([this.ui.replay(), api.record(this.store.id)]);
    this.moves = movesOf(record);
    this.game = game;
    if (game.events && this.ui.beats) await this.openStage();
  }

  private async openStage(): Promise<void> {
    const [{ beats }, { rates, Showing, Stage }] = await Promise.all([
      this.ui.beats!(),
      import('../beats/parts'),
      texts.open('.beats'),
      texts.open(`${this.store.info!.game}.beats`),
    ]);
    // The map of a scene follows what is lit.
    const light = (places: string[]): boolean => {
      this.beatLit = places;
      return this.game?.Scene !== undefined;
    };
    this.stage = { showing: new Showing(beats, light, () => rates[settings.beatSpeed] * this.speed), Stage };
  }

  close(): void {
    this.wishes++;
    this.stage?.showing.breakOff();
  }

  readonly steps = $derived.by<ReplayStep[]>(() =>
    this.game && texts.language
      ? this.game.steps(this.moves, (seat) => seatName(this.store.info!, seat), this.store.info!.options)
      : [],
  );
  readonly last = $derived(this.steps.length);
  readonly turns = $derived<Turn[]>(turnsOf(this.steps, this.course));
  readonly stations = $derived(stationsOf(this.turns));
  readonly current = $derived<ReplayStep | null>(this.steps[this.position - 1] ?? null);
  readonly view = $derived<View>(this.shown?.view ?? null);
  readonly lit = $derived(this.beatLit.length ? this.beatLit : (this.current?.places ?? []));
  /** Who acted last. */
  readonly actor = $derived(
    this.steps.slice(0, this.position).findLast(({ by }) => by >= 0)?.by ??
      this.turns.find(({ by }) => by >= 0)?.by ??
      0,
  );
  readonly round = $derived(
    this.turns.find(({ from, to }) => from <= this.position && this.position <= to)?.round ?? null,
  );
  readonly gain = $derived(this.current && gainOf(this.course, this.current));
  readonly totals = $derived.by<number[]>(() => {
    if (this.course) return scoresAt(this.course, this.current ?? undefined);
    return this.view ? (this.ui.score(this.view).find((row) => row.total)?.values ?? []) : [];
  });
  /** Everybody's points over the steps. */
  readonly series = $derived.by<Series[]>(() => {
    const { course, steps } = this;
    if (!course) return [];
    return this.store.info!.seats.map((_, seat) => ({
      seat,
      label: this.names(seat),
      mine: seat === this.store.seat,
      points: [undefined, ...steps].map((step, k): [number, number] => [k, scoresAt(course, step)[seat] ?? 0]),
    }));
  });

  names = (seat: number): string => (seat === this.store.seat ? t('you') : seatName(this.store.info!, seat));
  roundName = (n: number): string => this.ui.round?.(n, this.store.info!.seats.length) ?? t('replay.round', { n });

  /** To a position at once. */
  seek(to: number): void {
    this.playing = false;
    void this.reach(Math.max(0, Math.min(this.last, to)), false);
  }

  /** The next step, as it happened. */
  next(): void {
    this.playing = false;
    if (this.position < this.last) void this.reach(this.position + 1, true);
  }

  readonly jump = {
    first: () => this.seek(0),
    prevTurn: () => this.seek(turnBefore(this.turns, this.position)),
    prev: () => this.seek(this.position - 1),
    next: () => this.next(),
    nextTurn: () => this.seek(turnAfter(this.turns, this.position, this.last)),
    last: () => this.seek(this.last),
  };

  /** Plays on, from the beginning where it is over; or stops. */
  async play(): Promise<void> {
    if (this.playing) {
      this.playing = false;
      this.stage?.showing.breakOff();
      return;
    }
    this.playing = true;
    if (this.position >= this.last && !(await this.reach(0, false))) return;
    while (this.playing && this.position < this.last) if (!(await this.reach(this.position + 1, true))) return;
    this.playing = false;
  }

  /** False: meanwhile something else was wanted, or the table does not answer. */
  private async reach(to: number, told: boolean): Promise<boolean> {
    const wish = ++this.wishes;
    const { stage } = this;
    stage?.showing.breakOff();
    stage?.showing.ended();
    this.position = to;
    const moves = told && this.moving;
    const [before, after] = await Promise.all([moves ? this.viewAt(to - 1) : null, this.viewAt(to)]);
    if (wish !== this.wishes) return false;
    if (!after) return (this.playing = false);
    if (to < this.last) void this.viewAt(to + 1);
    const land = (): void => void (this.shown = { position: to, view: after });
    if (!before) {
      this.jumps++;
      land();
      return !told || this.rest(wish, pace / this.speed);
    }
    if (this.shown?.position !== to - 1) {
      this.jumps++;
      this.shown = { position: to - 1, view: before };
    }
    if (!(await this.rest(wish, glance / this.speed))) return false;
    const beat = await this.beatAt(to, before, after);
    if (wish !== this.wishes) return false;
    if (!beat || !stage) {
      land();
      return this.rest(wish, pace / this.speed);
    }
    const seen = await stage.showing.show(beat, land);
    if (wish !== this.wishes) return false;
    if (!seen) land();
    stage.showing.ended();
    return true;
  }

  /** Does anything move? */
  private get moving(): boolean {
    return settings.beatSpeed !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  private async rest(wish: number, milliseconds: number): Promise<boolean> {
    await tick();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return wish === this.wishes;
  }

  private async beatAt(k: number, before: View, after: View): Promise<Beat | null> {
    const { from, at } = this.steps[k - 1]!;
    const events = this.stage ? this.game!.events!(this.moves.slice(from, at), before) : [];
    return events.length ? ((await beatsOf(this.ui, events, before, after, this.names))[0] ?? null) : null;
  }

  private async viewAfter(moves: number): Promise<View> {
    const known = this.seen.get(moves) ?? this.store.at(moves);
    this.seen.set(moves, known);
    const view = await known;
    if (!view) this.seen.delete(moves);
    return view;
  }

  private async viewAt(k: number): Promise<View> {
    const { boards, by = 0 } = this.steps[k - 1] ?? {};
    if (!boards || !this.game?.compose) return this.viewAfter(movesAt(this.steps, k));
    const views = await Promise.all(boards.map((moves) => this.viewAfter(moves)));
    return views.every(Boolean) ? this.game.compose(views, by) : null;
  }
}
