// What the table says to this seat: its view, its legal moves by what they are, what each of them brings.
import type { Watched } from '../../net/table.svelte';
import { ofKind, parseMoves, pickText } from './notation';
import { seen } from './seen';
import type { CardId, PickQuote, SeatView } from './view';

export type Mode = 'watch' | 'wait' | 'pick' | 'lay' | 'deposit' | 'over';

export class Position {
  readonly table: Watched;
  view = $derived.by(() => seen(this.table.view));
  seat = $derived.by(() => this.table.seat ?? 0);
  me = $derived.by<SeatView | null>(() =>
    this.table.seat === null ? null : (this.view.seats[this.table.seat] ?? null),
  );
  /** Of this round. */
  hand = $derived.by(() => this.view.seats[this.seat]!.hands[this.view.round - 1]!);
  moves = $derived.by(() => parseMoves(this.table.legal));
  mode = $derived.by<Mode>(() => {
    if (this.view.phase === 'over') return 'over';
    if (!this.me) return 'watch';
    const [first] = this.moves;
    if (!first) return 'wait';
    return first.kind === 'pick' || first.kind === 'deposit' ? first.kind : 'lay';
  });
  canFinish = $derived.by(() => this.table.legal.includes('done'));
  /** Cards that may be taken, as they lie there. */
  pickable = $derived.by<CardId[]>(() => {
    const { open } = this.view.cards;
    return ofKind(this.moves, 'pick')
      .map(({ card }) => card)
      .sort((a, b) => open.indexOf(a) - open.indexOf(b));
  });
  /** What each card that may be taken brings. */
  picks = $derived.by(() => this.pickable.map((card) => ({ card, quote: this.quote<PickQuote>(pickText(card))! })));
  free = $derived.by(() => (this.me ?? this.view.seats[0]!).town_boxes_free);

  constructor(table: Watched) {
    this.table = table;
  }

  /** The hand is settled by the next card, and there is a choice. */
  get deciding(): boolean {
    return !!this.hand.settles && this.pickable.length > 1;
  }

  quote<Quote>(text: string): Quote | null {
    return this.table.quote(text) as unknown as Quote | null;
  }
}
