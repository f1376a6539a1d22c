// The way that is chosen, which of its targets, and what has been collected for it: together the moves to send.
import { itemText } from './notation';
import { thingKey, type Picking, type Thing } from './model';
import type { Quote } from './quotes';
import { current, type Way } from './ways';
import type { CardId, IsleView, SeatView } from './view';

export const same = (a: Thing | null, b: Thing | null): boolean => !!a && !!b && thingKey(a) === thingKey(b);

/** What the choice is made from. */
export interface Offer {
  readonly view: IsleView;
  readonly me: SeatView | null;
  readonly hand: CardId[];
  readonly ways: Way[];
  quote(text: string): Quote;
}

export class Choosing {
  private offer: Offer;
  choice = $state.raw<{ id: string; target: number | null } | null>(null);
  picks = $state.raw<Thing[]>([]);

  /** The chosen way, or the one the phase asks for anyway. */
  plan = $derived.by<Way | null>(() => {
    const { choice } = this;
    const chosen = choice
      ? this.offer.ways.find((one) => one.id === choice.id && one.legal)
      : this.offer.ways.find((one) => one.standing);
    return chosen ?? null;
  });
  /** Which target of the plan; null while one has to be chosen. */
  at = $derived.by<number | null>(() => {
    const { plan } = this;
    if (!plan || plan.targets.length < 2) return plan ? 0 : null;
    return this.choice?.target ?? (plan.standing ? 0 : null);
  });
  target = $derived.by<Thing | null>(() => (this.at === null ? null : (this.plan?.targets[this.at] ?? null)));
  picking = $derived.by<Picking | null>(() => {
    const { plan } = this;
    return plan?.pick && this.at !== null ? { what: plan.pick, picked: this.picks, need: this.need(plan) } : null;
  });
  ready = $derived.by(() => {
    if (!this.plan || this.at === null || this.plan.leads) return false;
    if (!this.picking) return true;
    if (this.picking.what === 'aside') return this.picks.length > 0 || this.offer.view.phase === 'special';
    return this.picking.need !== null && this.picks.length === this.picking.need;
  });
  /** The moves to preview: where picks are missing, any others stand in, the outcome does not depend on them. */
  script = $derived.by<string[]>(() => this.movesOf(true));

  constructor(offer: Offer) {
    this.offer = offer;
  }

  private need(plan: Way): number | null {
    if (plan.pick === 'aside') return null;
    const [text] = plan.opens[this.at ?? 0] ?? [];
    if (text !== undefined) return this.offer.quote(text).cost ?? 0;
    const now = current(this.offer.view);
    if (now?.what === 'pay' || now?.what === 'toss') return now.left;
    return now?.what === 'limit' ? now.over : 1;
  }

  /** May this be collected for the plan? */
  pickable(thing: Thing): boolean {
    if (!this.picking) return false;
    if (this.picking.what === 'aside') return thing.kind === 'item';
    return thing.kind === 'hand' && thing.index !== this.plan?.subject && thing.index < this.offer.hand.length;
  }

  private get cards(): Thing[] {
    return this.offer.hand.map((_, index): Thing => ({ kind: 'hand', index })).filter((one) => this.pickable(one));
  }

  movesOf(filled: boolean): string[] {
    const { plan, picking } = this;
    if (!plan || this.at === null || plan.leads) return [];
    const opens = plan.opens[this.at] ?? [];
    if (!picking) return [...opens, ...plan.tail];
    let picked = picking.picked;
    if (filled && picking.what !== 'aside') {
      if (picking.need === null) return opens;
      const others = this.cards.filter((one) => !picked.some((pick) => same(pick, one)));
      picked = [...picked, ...others].slice(0, picking.need);
    }
    if (!picked.length && picking.what === 'aside' && this.offer.view.phase !== 'special') return [];
    return [...opens, ...picked.map((pick) => this.pickText(picking.what, pick)), ...plan.tail];
  }

  private pickText(what: Picking['what'], pick: Thing): string {
    if (pick.kind === 'hand') return `${what} ${this.offer.hand[pick.index]}`;
    if (pick.kind !== 'item') return '';
    const item = this.offer.me?.train[pick.car]?.items[pick.item];
    return `aside ${itemText(pick.car, item && 'passenger' in item ? item.passenger : null)}`;
  }

  /** Chooses a way; `reserved` cards pay first. */
  take(way: Way, at: number | null, reserved: Thing[]): void {
    const keeps = this.choice?.id === way.id;
    this.choice = { id: way.id, target: at };
    if (!keeps)
      this.picks = way.pick === 'pay' ? reserved.filter((one) => one.kind === 'hand' && one.index !== way.subject) : [];
    this.fill();
  }

  /** Where every card that is left has to go, there is nothing to choose. */
  fill(): void {
    const { picking, cards } = this;
    if (!picking?.need || picking.what === 'aside' || cards.length !== picking.need) return;
    this.picks = [...this.picks, ...cards.filter((one) => !this.picks.some((pick) => same(pick, one)))];
  }

  /** Collects a thing, or puts it back; one too many replaces the last. */
  toggle(thing: Thing): void {
    const need = this.picking?.need ?? null;
    const rest = this.picks.filter((one) => !same(one, thing));
    if (rest.length < this.picks.length) this.picks = rest;
    else this.picks = [...(need !== null && rest.length >= need ? rest.slice(0, need - 1) : rest), thing];
  }

  drop(): void {
    this.choice = null;
    this.picks = [];
  }
}
