// What there is to say of a finished game: who won and by how much, where the points came from, how it came about.
// Alone: a bot on the same luck, and my games before.
import { report } from '../../app/me.svelte';
import { levelName, placeName, pointsText, seatName } from '../../app/names';
import { journeyOf, likeThis, mySeat } from '../../app/results';
import { t } from '../../app/texts.svelte';
import type { GameMeta, GameUi, ScoreRow } from '../../games/game';
import { api } from '../../net/api';
import type { TableStore } from '../../net/table.svelte';
import { common, type Finished, type TableInfo, type View } from '../../net/types';
import type { Series } from '../chart';
import { byRound, type Course } from '../course';
import { playRival, type Rival } from './rival';
import { awardsOf, decisiveRow } from './summary';

/** A board of the row, with whose it is and what it made. */
export interface Shown {
  /** Whose mark it wears; the bot's comes after the table's. */
  seat: number;
  view: View;
  /** The seat of that view. */
  of: number;
  name: string;
  points: number;
  note: string;
  win: boolean;
}

export class Outcome {
  readonly store: TableStore;
  readonly meta: GameMeta;
  readonly ui: GameUi;
  course = $state.raw<Course | null>(null);
  rival = $state.raw<Rival | null>(null);
  private results = $state.raw<Finished[]>([]);

  constructor(store: TableStore, meta: GameMeta, ui: GameUi) {
    this.store = store;
    this.meta = meta;
    this.ui = ui;
  }

  /** What is not at the table: my results, and the bot's game. */
  async fetch(): Promise<void> {
    if (this.store.seat === null) return;
    void api.results().then((list) => (this.results = list), report);
    // A task is won or not: points say little there.
    if (!this.solo || this.meta.journey?.at(this.info.options)) return;
    this.rival = await api
      .record(this.info.id)
      .then(playRival)
      .catch(() => null);
  }

  get info(): TableInfo {
    return this.store.info!;
  }
  readonly solo = $derived.by(() => this.info.seats.length < 2);
  private readonly ranks = $derived.by(() => common(this.store.view).ranks);
  readonly rows = $derived.by<ScoreRow[]>(() => this.ui.score(this.store.view));
  readonly totals = $derived(this.rows.find((row) => row.total)?.values ?? []);
  /** The seats by their places. */
  readonly order = $derived(this.ranks.map((_, seat) => seat).sort((a, b) => this.ranks[a]! - this.ranks[b]!));
  private readonly winners = $derived(this.order.filter((seat) => this.ranks[seat] === 1));

  names = (seat: number): string => (seat === this.store.seat ? t('you') : seatName(this.info, seat));
  round = (n: number): string => this.ui.round?.(n, this.info.seats.length) ?? t('end.round', { n });
  points = (n: number): string => pointsText(this.meta.id, n);
  /** "The same dice". */
  get luck(): string {
    return t(`end.same.${this.meta.luck ?? 'dice'}`);
  }

  readonly title = $derived.by(() => {
    const [first] = this.winners;
    const n = this.totals[first!] ?? 0;
    if (this.solo) return this.ui.heading?.(this.store.view) ?? this.points(n);
    const points = this.points(n);
    if (this.winners.length > 1) {
      const mine = this.store.seat;
      const seats = this.winners.toSorted((a, b) => Number(b === mine) - Number(a === mine));
      return t('end.shared', { names: seats.map(this.names).join(', ') });
    }
    return first === this.store.seat
      ? t('end.yours', { points })
      : t('end.winnerBy', { name: seatName(this.info, first!), points });
  });

  /** Under the title. */
  readonly facts = $derived.by(() => {
    const verdict = this.solo ? (this.ui.verdict?.(this.store.view, this.info.options) ?? '') : '';
    return [verdict, this.lead, this.record].filter(Boolean).join(' ');
  });

  /** The lead over the second is told, to whoever lost the lag behind the winner. */
  private get lead(): string {
    if (this.solo || this.winners.length > 1) return '';
    const [first, second] = this.order;
    const most = this.totals[first!]!;
    const n = most - this.totals[second!]!;
    if (n <= 0) return '';
    const mine = this.store.seat;
    return mine !== null && mine !== first
      ? t('end.lag', { points: this.points(most - this.totals[mine]!) })
      : t('end.lead', { points: this.points(n), name: this.names(second!) });
  }

  /** Games like this one that I played, this one last. */
  readonly before = $derived.by(() => (this.solo ? likeThis(this.meta, this.results, this.info.id) : []));
  /** My best until now; minus infinity: there is none. */
  readonly best = $derived(Math.max(...this.before.slice(0, -1).map((one) => one.scores[mySeat(one)]!)));

  private get record(): string {
    if (this.before.length < 2 || this.info.practice || this.ui.heading?.(this.store.view)) return '';
    const short = this.best - this.totals[0]!;
    return short > 0 ? t('end.shortOfRecord', { points: this.points(short) }) : short < 0 ? t('end.newRecord') : '';
  }

  /** The task after this one, if this one is won. */
  readonly nextTask = $derived.by(() => {
    const at = this.meta.journey?.at(this.info.options);
    if (!at || !this.rows.length) return null;
    const { won, next } = journeyOf(this.meta, this.results);
    return won.has(at) ? next : null;
  });

  readonly awards = $derived.by(() => (this.solo ? [] : awardsOf(this.rows, this.course)));
  /** What set the winner apart from the second. */
  readonly decisive = $derived(
    !this.solo && this.winners.length === 1 ? decisiveRow(this.rows, this.order[0]!, this.order[1]!) : null,
  );

  /** My rows and the bot's, as of two seats. */
  readonly duel = $derived.by<ScoreRow[] | null>(() => {
    if (!this.rival) return null;
    const theirs = this.ui.score(this.rival.view);
    return this.rows.map((row) => {
      const other = theirs.find((one) => one.key === row.key);
      return {
        ...row,
        values: [row.values[0]!, other?.values[0] ?? 0],
        squares: (seat: number) => (seat ? other : row)?.squares?.(0) ?? [],
      };
    });
  });
  /** The row that cost most against the bot. */
  readonly gap = $derived(this.duel ? decisiveRow(this.duel, 1, 0) : null);

  readonly shown = $derived.by<Shown[]>(() => [
    ...this.order.map((seat) => ({
      seat,
      view: this.store.view,
      of: seat,
      name: this.names(seat),
      points: this.totals[seat]!,
      note: this.solo ? '' : placeName(this.ranks[seat]!),
      win: this.ranks[seat] === 1,
    })),
    ...(this.rival
      ? [
          {
            seat: 1,
            view: this.rival.view,
            of: 0,
            name: t('end.bot', { level: levelName(this.rival.bot) }),
            points: common(this.rival.view).scores[0]!,
            note: this.luck.toLowerCase(),
            win: false,
          },
        ]
      : []),
  ]);

  /** What a row comes to for a seat at some moment of the game. */
  pointsOf = (view: View, { key }: ScoreRow, seat = 0): number =>
    this.ui.score(view).find((row) => row.key === key)?.values[seat] ?? 0;

  /** Points by round. */
  readonly series = $derived.by<Series[]>(() => {
    const { course, rival } = this;
    if (!course) return [];
    return [
      ...this.order.map((seat) => ({
        seat,
        label: this.names(seat),
        mine: seat === this.store.seat,
        points: byRound(course, seat),
      })),
      ...(rival ? [{ seat: 1, label: t('end.botShort'), points: byRound(rival.course, 0) }] : []),
    ];
  });
}
