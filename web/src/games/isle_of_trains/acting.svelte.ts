// The dealings of a player with one table: the thing selected, the way chosen, the moves sent.
// Nothing here knows the rules: legal moves, previews, prices and reasons all come from the table. A way of several moves
// (build and pay, load any card, deliver) is collected (choosing.svelte.ts) and sent as one sequence; where something
// comes to light on the way, the phase the table is in asks for the rest. The step after which the turn would pass is
// held back until the player ends the turn: until then the table is shown as that step makes it.
import { untrack } from 'svelte';
import { settings } from '../../app/settings.svelte';
import type { Refusal, Watched } from '../../net/table.svelte';
import type { NewsMark } from '../game';
import { movers } from '../../net/types';
import { cardOrder } from './cards';
import { Choosing, same } from './choosing.svelte';
import { guessOf } from './deeds';
import { Inquiry } from './inquiry.svelte';
import { marksOf } from './marks';
import { thingKey, type Mark, type Picking, type Question, type Thing, type Use } from './model';
import { ofKind, parseMoves } from './notation';
import type { Quote } from './quotes';
import { picksOf, thingOf, wayOf } from './propose';
import { overview, phaseWays, waysOf } from './steps';
import { asksWhere, current, type Context, type Way } from './ways';
import { refusalText } from './words';
import type { ActionName, CardId, IsleView, Score, SeatView } from './view';

export class Acting {
  readonly table: Watched;
  selected = $state.raw<Thing | null>(null);
  /** The action whose cards are shown when nothing is selected. */
  intent = $state.raw<ActionName | null>(null);
  /** Cards put aside to pay with before it is said what for. */
  reserved = $state.raw<Thing[]>([]);
  /** Own cars that could be scrapped, marked after the hint. */
  hinted = $state.raw<number[]>([]);
  previewed = $state.raw<IsleView | null>(null);
  asked = $state.raw<{ thing: string | null; text: string; code: string } | null>(null);
  question = $state.raw<Question | null>(null);
  sending = $state(false);
  lit = $state.raw<string[]>([]);
  news = $state.raw<NewsMark[]>([]);
  private inquiry: Inquiry;
  private choosing = new Choosing(this);
  private previews = 0;
  /** A contract was begun from here: items that leave no choice go by themselves. */
  private handing = false;
  /** The card a car is being scrapped for. */
  private scrapping: CardId | null = null;

  private last = $state.raw<{ moves: string[]; view: IsleView } | null>(null);
  view = $derived.by(() => this.last?.view ?? (this.table.view as IsleView));
  seat = $derived.by(() => this.table.seat);
  me = $derived.by<SeatView | null>(() => (this.seat === null ? null : (this.view.seats[this.seat] ?? null)));
  solo = $derived.by(() => this.view.solo !== undefined);
  active = $derived.by(() => this.me !== null && this.table.legal.length > 0);
  held = $derived.by(() => this.last !== null);
  hand = $derived.by<CardId[]>(() =>
    [...(this.me?.hand ?? [])].sort((a, b) => cardOrder.indexOf(a) - cardOrder.indexOf(b)),
  );
  moves = $derived.by(() => parseMoves(this.table.legal));
  context = $derived.by<Context | null>(() => {
    if (!this.me || this.seat === null || !this.active || this.held) return null;
    return {
      view: this.view,
      seat: this.seat,
      me: this.me,
      hand: this.hand,
      moves: this.moves,
      why: (text, after) => this.inquiry.why(text, after),
      quote: (text) => this.quote(text),
      scrapFor: (index) => this.scrapFor(index),
    };
  });
  ways = $derived.by<Way[]>(() => {
    const { context, selected } = this;
    if (!context) return [];
    const asked = phaseWays(context);
    if (asked.length) return asked;
    return selected ? waysOf(context, selected) : overview(context, this.intent);
  });
  uses = $derived.by<Use[]>(() => this.ways.map((one) => (one.id === this.plan?.id ? { ...one, chosen: true } : one)));
  private marks = $derived.by<Map<string, Mark>>(() => marksOf(this));
  shown = $derived.by<IsleView>(() => this.previewed ?? this.view);

  constructor(table: Watched) {
    this.table = table;
    this.inquiry = new Inquiry(table);
    $effect(() => {
      void this.table.legal;
      void this.table.view;
      untrack(() => this.arrived());
    });
    $effect(() => {
      void this.choosing.script.join('\n');
      untrack(() => void this.look());
    });
  }

  get plan(): Way | null {
    return this.choosing.plan;
  }
  get target(): Thing | null {
    return this.choosing.target;
  }
  get picking(): Picking | null {
    return this.choosing.picking;
  }
  get ready(): boolean {
    return this.choosing.ready;
  }
  quote(text: string): Quote {
    return (this.table.quote(text) ?? {}) as Quote;
  }
  pickable(thing: Thing): boolean {
    return this.choosing.pickable(thing);
  }

  /** A new position: what was asked about the old one is forgotten, what no longer holds is dropped. */
  private arrived(): void {
    this.inquiry.forget();
    this.question = null;
    if (this.last && !this.table.legal.includes(this.last.moves[0]!)) this.last = null;
    if (this.sending) return;
    this.asked = null;
    if (this.choosing.choice && !this.plan) this.drop();
    if (this.choosing.picks.some((pick) => pick.kind === 'hand' && pick.index >= this.hand.length))
      this.choosing.picks = [];
    if (this.selected?.kind === 'hand' && this.selected.index >= this.hand.length) this.selected = null;
    void this.goOn();
  }

  /** After a scrap the card it was for is taken up again; items that leave no choice are handed over. */
  private async goOn(): Promise<void> {
    if (this.sending) return;
    if (this.scrapping && current(this.view)?.what === 'build') {
      const index = this.hand.indexOf(this.scrapping);
      if (index >= 0) this.selected = { kind: 'hand', index };
      this.scrapping = null;
    }
    if (!this.handing) return;
    const gives = ofKind(this.moves, 'give');
    if (this.view.phase !== 'give') this.handing = false;
    else if (gives.length === 1) {
      this.handing = await this.run([gives[0]!.text]);
      await this.goOn();
    }
  }

  mark(thing: Thing): Mark | null {
    return this.marks.get(thingKey(thing)) ?? null;
  }

  /** Names of the things that can be pressed now. */
  get targets(): string[] {
    return [...this.marks].filter(([, mark]) => mark.tone !== 'chosen').map(([key]) => key);
  }

  isSelected(thing: Thing): boolean {
    return same(this.selected, thing);
  }

  /** A click, a tap or Enter on something. */
  press(thing: Thing): void {
    if (this.sending || this.held) return;
    const told = this.asked?.thing === thingKey(thing);
    this.asked = null;
    this.question = null;
    if (this.pickable(thing)) return this.choosing.toggle(thing);
    if (this.ready && same(this.target, thing)) return void this.confirm();
    const found = this.wayTo(thing);
    if (found) return this.show(found.way, found.at);
    if (same(this.selected, thing)) return this.cancel();
    // Where the table asks for something particular, other things wait.
    if (this.context && phaseWays(this.context).length) return;
    // A car that the selected thing cannot go to says why; pressed again, it is selected itself.
    const meant = thing.kind === 'car' && (this.selected?.kind === 'hand' || this.selected?.kind === 'supply');
    if (this.active && meant && !told) return void this.why(thing);
    this.select(thing);
  }

  /** The way whose target this is: the plan's first, then the others in their order; any-card loads only when chosen. */
  private wayTo(thing: Thing): { way: Way; at: number } | null {
    // In the overview nothing is chosen by its target: that would skip the list of a selected thing.
    const listed = this.selected || (this.context && phaseWays(this.context).length);
    const ways = listed ? this.ways.filter((one) => one.legal && one.kind !== 'blind' && !one.leads) : [];
    for (const one of [...(this.plan?.legal ? [this.plan] : []), ...ways]) {
      let at = one.targets.findIndex((target) => same(target, thing));
      // A car stands for its only item.
      if (at < 0 && one.kind === 'give' && thing.kind === 'car' && thing.seat === this.seat)
        at = one.targets.findIndex((target) => target.kind === 'item' && target.car === thing.car);
      if (at >= 0) return { way: one, at };
    }
    return null;
  }

  private select(thing: Thing): void {
    const hinted = thing.kind === 'car' && thing.seat === this.seat && this.hinted.includes(thing.car);
    this.drop();
    this.selected = thing;
    this.intent = null;
    const scrap = hinted ? this.ways.find((one) => one.kind === 'scrap' && one.legal) : undefined;
    if (scrap) return this.take(scrap, 0);
    // With a single thing to do, the first press shows it already.
    if (['hand', 'dest', 'car', 'item'].includes(thing.kind)) return;
    const legal = this.ways.filter((one) => one.legal && !one.leads && !one.standing);
    if (legal.length === 1) this.show(legal[0]!, asksWhere(legal[0]!) ? null : 0);
  }

  choose(use: Use): void {
    if (this.sending) return;
    const found = this.ways.find((one) => one.id === use.id);
    if (!found) return;
    if (!found.legal) return void this.why(use);
    if (found.leads) return this.follow(found);
    if (this.choosing.choice?.id === found.id && this.ready) return void this.confirm();
    this.asked = null;
    this.question = null;
    const own = found.targets.findIndex((target) => same(target, this.selected));
    this.show(found, own >= 0 ? own : asksWhere(found) ? null : 0);
  }

  propose(moves: string[]): boolean {
    if (!this.context || this.sending) return false;
    this.clear();
    if (!phaseWays(this.context).length) this.selected = thingOf(this, moves[0] ?? '');
    const found = wayOf(this.ways, moves);
    if (!found) return this.selected !== null;
    this.take(found.way, found.at);
    const rest = moves.slice(found.way.opens[found.at]!.length);
    const picks = picksOf(found.way, this.hand, rest);
    if (picks.length) this.choosing.picks = picks;
    return true;
  }

  private follow({ kind, leads, subject }: Way): void {
    if (!leads) return;
    if ('action' in leads) {
      this.intent = this.intent === leads.action ? null : leads.action;
    } else if (kind === 'pay' && subject !== null) {
      this.drop();
      this.selected = null;
      this.reserved = [{ kind: 'hand', index: subject }];
      this.intent = 'build';
    } else this.press(leads.thing);
  }

  /** The first press shows what it would do; whoever does not want that has it done, unless there is more to choose. */
  private show(chosen: Way, at: number | null): void {
    this.take(chosen, at);
    if (this.ready && !this.choosing.picking && !settings.previewFirst && !this.table.guided) void this.confirm();
  }

  private take(chosen: Way, at: number | null): void {
    this.choosing.take(chosen, at, this.reserved);
  }

  /** The way out of being too heavy: choose the car that goes; the card is taken up again afterwards. */
  private scrapFor(index: number): void {
    this.drop();
    this.selected = null;
    this.intent = null;
    this.scrapping = this.hand[index] ?? null;
    this.hinted = ofKind(this.moves, 'scrap').map((move) => move.car);
  }

  async why(about: Use | Thing): Promise<void> {
    if ('id' in about) {
      const found = this.ways.find((one) => one.id === about.id);
      if (found && !found.legal && found.note) this.asked = { thing: null, text: found.note, code: found.code ?? '' };
      return;
    }
    const text = guessOf(this, about);
    const refusal = text ? await this.table.why(text) : null;
    if (refusal) this.tell(refusal, thingKey(about));
  }

  private tell({ code, args }: Refusal, thing: string | null = null): void {
    this.asked = { thing, text: refusalText(code, args), code };
  }

  async confirm(): Promise<void> {
    const { plan, scrapping } = this;
    if (!plan || !this.ready || this.sending) return;
    if (plan.kind === 'initial' || plan.kind === 'secondary') this.handing = true;
    await this.send(this.choosing.movesOf(false));
    this.scrapping = plan.kind === 'scrap' ? scrapping : null;
    await this.goOn();
  }

  /** Makes the moves; those that would end the turn wait for `endTurn`. */
  async send(moves: string[]): Promise<void> {
    if (!(await this.hold(moves))) await this.run(moves);
  }

  /** The night ends a lone player's day by a step of its own. */
  private async hold(moves: string[]): Promise<boolean> {
    const { seat } = this;
    if (!settings.confirmTurn || this.table.guided || this.solo || seat === null) return false;
    this.sending = true;
    const after = (await this.table.preview(moves.at(-1)!, moves.slice(0, -1))) as IsleView | null;
    this.sending = false;
    if (!after || movers(after).includes(seat)) return false;
    // What nature has yet to show to me is sent at once: it could not be taken back anyway.
    if (after.active === seat && !['refill', 'over'].includes(after.phase)) return false;
    this.clear();
    this.previewed = { ...after, active: seat };
    this.last = { moves, view: this.previewed };
    return true;
  }

  async endTurn(): Promise<void> {
    if (this.last && !this.sending) await this.run(this.last.moves);
  }

  /** Sends the moves as one sequence; where something comes to light on the way, up to there and then the rest. */
  async run(moves: string[]): Promise<boolean> {
    this.sending = true;
    let refusal: Refusal | null = null;
    let rest = moves;
    while (rest.length && !refusal && (rest === moves || this.table.legal.includes(rest[0]!))) {
      let part = rest;
      let outcome = await this.table.move(...part);
      if (!outcome.ok && outcome.refusal.code === 'sequence') {
        part = rest.slice(0, Number(outcome.refusal.args.where) + 1);
        outcome = await this.table.move(...part);
      }
      if (outcome.ok) rest = rest.slice(part.length);
      else refusal = outcome.refusal;
    }
    this.sending = false;
    this.clear();
    if (refusal) this.tell(refusal);
    return !rest.length;
  }

  cancel(): void {
    if (this.sending) return;
    this.asked = null;
    if (this.held) this.clear();
    else if (this.question) this.question = null;
    else if (this.choosing.picks.length && this.plan?.standing) this.choosing.picks = [];
    else if (this.choosing.choice) this.drop();
    else if (this.selected) this.selected = null;
    else this.clear();
  }

  answer(yes: boolean): void {
    const asked = this.question;
    this.question = null;
    if (yes) asked?.act();
  }

  /** The plan goes, the selection stays. */
  private drop(): void {
    this.choosing.drop();
    this.previewed = null;
    this.question = null;
    this.hinted = [];
    this.previews++;
  }

  private clear(): void {
    this.drop();
    this.last = null;
    this.selected = null;
    this.intent = null;
    this.reserved = [];
    this.asked = null;
    this.scrapping = null;
  }

  reset(): void {
    this.clear();
    this.lit = [];
  }

  private async look(): Promise<void> {
    const mine = ++this.previews;
    const moves = this.choosing.script;
    // What is taken, given or torn down stays in sight until it goes: the second press has to find it.
    const plain = ['take', 'pax', 'pick', 'give', 'special', 'raze', 'night'].includes(this.plan?.kind ?? '');
    const seen =
      moves.length && !plain ? await this.table.preview(moves.at(-1)!, moves.slice(0, -1)) : (this.last?.view ?? null);
    if (mine === this.previews) this.previewed = seen as IsleView | null;
  }

  get draftScore(): Score | null {
    return this.previewed && this.seat !== null ? this.previewed.seats[this.seat]!.score : null;
  }
  /** Points the plan brings. */
  get gain(): number | null {
    return this.draftScore && this.me ? this.draftScore.total - this.me.score.total : null;
  }
}
