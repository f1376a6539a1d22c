// What a player is doing at this table: the card looked at, the track about to be laid, the bonus in hand, the question
// just asked. It knows no rules: legal moves, prices, points and reasons all come from the table.
import { untrack } from 'svelte';
import { media } from '../../app/media.svelte';
import { t } from '../../app/texts.svelte';
import type { Refusal, Watched } from '../../net/table.svelte';
import type { GameSession, PieceControls, Primary } from '../game';
import { answerTo, type Answer, type Question } from './asking';
import { bonuses, crossesFor, freeBoxes, movesOf, type Bonus } from './bonuses';
import { box, wayOf } from './box';
import { controlsOf, primaryOf } from './deeds';
import { keyPressed } from './keys';
import type { Heard, Layers } from './layers';
import { crossSuitText, crossText, depositText, layText, ofKind, parseMoves, pickText } from './notation';
import { Pen } from './pen.svelte';
import { takeUp } from './propose';
import { nowLine } from './sentences';
import { layersOf } from './showing';
import type { CardId, LayQuote, Offer, PickQuote, PioneerView, Point, SeatView, Suit, Track } from './view';
import { refusalText } from './words';

export type Mode = 'watch' | 'wait' | 'pick' | 'lay' | 'deposit' | 'over';

/** A track that is previewed, with the town boxes that have to be crossed for it. */
export interface Choice {
  track: Track;
  crosses: string[];
}

export class PioneerSession implements GameSession {
  readonly table: Watched;
  readonly pen: Pen;
  /** The card looked at. */
  look = $state.raw<CardId | null>(null);
  choice = $state.raw<Choice | null>(null);
  /** The bonus looked at; of a suit, which. */
  chooser = $state.raw<{ bonus: Bonus; suit: Suit | null } | null>(null);
  /** For the bank that waits first. */
  nuggets = $state<number | null>(null);
  previewed = $state.raw<PioneerView | null>(null);
  asked = $state.raw<Answer | null>(null);
  lit = $state.raw<string[]>([]);
  /** The place of the map under the mouse, or pressed last. */
  pointed = $state.raw<string | null>(null);
  /** Where the keyboard stands on the map. */
  cursor = $state.raw<Point | null>(null);
  /** The hand of the round is looked at closely. */
  handOpen = $state(false);
  /** Where the turn stood when it was last looked at. */
  private was: Mode | null = null;
  private questions = 0;
  private previews = 0;

  view = $derived.by(() => this.table.view as PioneerView);
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
  /** One card is missing, and there is a choice. */
  get deciding(): boolean {
    return this.hand.ranks.length === box.sheet.hand_size - 1 && this.pickable.length > 1;
  }
  canFinish = $derived.by(() => this.table.legal.includes('done'));
  /** Cards that may be taken, as they lie there. */
  pickable = $derived.by<CardId[]>(() => {
    const { open } = this.view.cards;
    return ofKind(this.moves, 'pick')
      .map(({ card }) => card)
      .sort((a, b) => open.indexOf(a) - open.indexOf(b));
  });
  /** Tracks that may be laid at once; none while the table has not answered to the last. */
  tracks = $derived.by<Track[]>(() => (this.pen.busy ? [] : ofKind(this.moves, 'lay').map(({ track }) => track)));
  /** Tracks that may be laid for town boxes. */
  offers = $derived.by<Offer[]>(() =>
    this.pen.busy
      ? []
      : (this.me?.offers ?? []).filter(({ needs }) =>
          needs.every((token) => this.table.legal.includes(crossText(token))),
        ),
  );
  /** Laid in this turn, those on their way to the table too. */
  draft = $derived.by<Track[]>(() => this.pen.draft(this.me?.laid ?? []));
  /** The table as what is previewed would leave it. */
  after = $derived.by(() => this.previewed ?? this.view);
  /** What each card that may be taken brings. */
  picks = $derived.by(() => this.pickable.map((card) => ({ card, quote: this.quote<PickQuote>(pickText(card))! })));
  free = $derived.by(() => freeBoxes(this.me ?? this.view.seats[0]!));
  bonuses = $derived.by(() => bonuses(this));
  layers = $derived.by<Layers>(() => layersOf(this));

  constructor(table: Watched) {
    this.table = table;
    this.pen = new Pen(table, (track, refusal) => void this.answer({ track }, refusal));
    $effect(() => {
      // A new position: drop what no longer holds.
      void this.table.legal;
      void this.view;
      untrack(() => this.renew());
    });
  }

  private renew(): void {
    const { mode, table } = this;
    if (mode !== this.was) this.handOpen = mode === 'pick' && this.deciding && !media.low && !media.small;
    this.was = mode;
    if (mode !== 'pick') this.look = null;
    else if (this.pickable.length === 1) this.look = this.pickable[0]!;
    else if (this.look && !this.pickable.includes(this.look)) this.look = null;
    if (this.choice && !table.legal.includes(this.choice.crosses[0] ?? layText(this.choice.track))) this.choice = null;
    if (this.chooser && !movesOf(this, this.chooser.bonus).length) this.chooser = null;
    this.nuggets = mode === 'deposit' ? ofKind(this.moves, 'deposit').length - 1 : null;
    this.asked = null;
    void this.foresee();
  }

  quote<Quote>(text: string): Quote | null {
    return this.table.quote(text) as unknown as Quote | null;
  }

  /** What the previewed track brings: said beforehand, or else by the table with the track on it. */
  get gain(): LayQuote | null {
    const { choice, me, previewed } = this;
    if (!choice || !me) return null;
    if (!choice.crosses.length) return this.quote<LayQuote>(layText(choice.track));
    const then = previewed?.seats[this.seat];
    return then
      ? {
          points: then.score.total - me.score.total,
          activates: then.activates?.filter(({ hex }) => !me.active.includes(hex)),
        }
      : (this.offers.find(({ track }) => track === choice.track) ?? null);
  }

  /** Looks at a card; the same one again is taken. */
  pick(card: CardId): void {
    if (this.mode !== 'pick' || !this.pickable.includes(card)) return void this.askMove(pickText(card));
    if (this.look === card) return void this.confirm();
    this.reset();
    this.look = card;
    void this.foresee();
  }

  /** Takes a card without looking at it first. */
  take(card: CardId): void {
    void this.send(pickText(card));
  }

  /** A track was pressed: shown first, laid by another press. */
  press(track: Track): void {
    if (this.mode !== 'lay') return this.advise();
    if (this.choice && wayOf(this.choice.track) === wayOf(track)) return void this.confirm();
    const same = (one: Track): boolean => wayOf(one) === wayOf(track);
    const legal = this.tracks.find(same);
    if (legal) return this.choose(legal);
    const offer = this.offers.find((one) => same(one.track));
    if (offer) return this.choose(offer.track, crossesFor(offer));
    void this.ask(track);
  }

  /** The head was drawn on: laid at once, but for what has its price. */
  step(track: Track): void {
    if (this.mode !== 'lay') return this.advise();
    if (!this.pen.busy && !this.tracks.includes(track)) return this.press(track);
    this.reset();
    this.pen.draw(track);
  }

  back(): void {
    this.reset();
    if (this.draft.length) this.pen.back();
  }

  choose(track: Track, crosses: string[] = []): void {
    this.reset();
    this.choice = { track, crosses };
    void this.foresee();
  }

  /** A bonus was pressed: its tracks are shown; what it cannot be taken for is told. */
  show(bonus: Bonus): void {
    if (this.chooser?.bonus === bonus && bonus !== 'suit') return void this.confirm();
    const [move] = movesOf(this, bonus);
    if (!move) return void this.askMove(bonus === 'suit' ? this.suitText() : crossText(bonus), bonus);
    this.reset();
    this.chooser = { bonus, suit: null };
  }

  showSuit(suit: Suit): void {
    this.chooser = { bonus: 'suit', suit };
  }

  /** Any of the suits that are not the railway's: why none of them may be taken is the same for all. */
  private suitText(): string {
    return crossSuitText(this.me?.railway === 'spades' ? 'hearts' : 'spades');
  }

  /** Opens the bonuses with one that can be taken. */
  openBonuses(): void {
    const first = this.bonuses.find(({ legal }) => legal);
    if (first) this.show(first.bonus);
    else void this.askMove(crossText('none'), 'none');
  }

  async confirm(): Promise<void> {
    const { mode, look, choice, chooser } = this;
    if (choice) {
      this.reset();
      return this.pen.draw(choice.track, choice.crosses);
    }
    if (chooser) {
      const { bonus, suit } = chooser;
      if (bonus === 'suit' && !suit) return;
      return this.send(bonus === 'suit' ? crossSuitText(suit!) : crossText(bonus));
    }
    if (mode === 'pick' && look) return this.send(pickText(look));
    if (mode === 'deposit' && this.nuggets !== null) return this.send(depositText(this.me!.due![0]!, this.nuggets));
  }

  async finish(): Promise<void> {
    if (this.canFinish) await this.send('done');
    else await this.askMove('done');
  }

  deposit(nuggets: number): void {
    if (this.nuggets === nuggets) return void this.confirm();
    this.nuggets = nuggets;
    void this.foresee();
  }

  async send(text: string): Promise<void> {
    this.reset();
    const outcome = await this.table.move(text);
    if (!outcome.ok) await this.answer({ track: null }, outcome.refusal);
  }

  /** Nothing is drawn now: what comes first. */
  private advise(): void {
    this.reset();
    if (this.mode === 'pick' || this.mode === 'deposit')
      this.asked = { track: null, bonus: null, text: t(`pioneer.now.first.${this.mode}`), code: '', remedy: null };
  }

  /** Why can there be no track? */
  async ask(track: Track): Promise<void> {
    if (this.mode !== 'lay' || this.pen.busy) return;
    await this.askMove(layText(track), null, track);
  }

  async askMove(text: string, bonus: Bonus | null = null, track: Track | null = null): Promise<void> {
    this.reset();
    const mine = ++this.questions;
    const refusal = await this.table.why(text);
    if (mine === this.questions && refusal) await this.answer({ track, bonus }, refusal);
  }

  private async answer(question: Question, refusal: Refusal): Promise<void> {
    const mine = ++this.questions;
    const answer = await answerTo(this, question, refusal);
    if (mine === this.questions) this.asked = answer;
  }

  /** The table as what is previewed would make it. */
  private async foresee(): Promise<void> {
    const mine = ++this.previews;
    const seen = await this.foreseen();
    if (mine === this.previews) this.previewed = seen;
  }

  private async foreseen(): Promise<PioneerView | null> {
    const { choice, mode, look, table } = this;
    if (choice) return (await table.preview(layText(choice.track), choice.crosses)) as PioneerView | null;
    const move =
      mode === 'pick' && look
        ? pickText(look)
        : mode === 'deposit'
          ? depositText(this.me!.due![0]!, this.nuggets ?? 0)
          : null;
    return move && ((await table.preview(move)) as PioneerView | null);
  }

  propose(moves: string[]): boolean {
    return takeUp(this, moves);
  }

  async type(text: string): Promise<string | null> {
    const outcome = await this.table.move(text);
    return outcome.ok ? null : refusalText(outcome.refusal.code, outcome.refusal.args);
  }

  reset(): void {
    this.choice = null;
    this.chooser = null;
    this.asked = null;
    this.lit = [];
    this.questions++;
    if (this.pickable.length !== 1) this.look = null;
    this.previewed = null;
    this.previews++;
  }

  /** Esc: puts down what is in hand; false where there was nothing. */
  putBack(): boolean {
    const held = this.choice ?? this.chooser ?? this.asked ?? (this.pickable.length > 1 ? this.look : null);
    if (!held && !this.handOpen) return false;
    this.handOpen = false;
    this.reset();
    void this.foresee();
    return true;
  }

  /** What the map tells. */
  readonly heard: Heard = {
    ontrack: (track) => this.press(track),
    onstep: (track) => this.step(track),
    onback: () => this.back(),
    onask: (track) => !this.choice && !this.chooser && void this.ask(track),
    onpoint: (place) => (this.pointed = place),
    onhex: (hex) => (this.pointed = hex),
    oncursor: (corner) => (this.cursor = corner),
    onbonus: () => this.openBonuses(),
    onescape: () => void this.putBack(),
  };

  get controls(): PieceControls | null {
    return controlsOf(this);
  }
  get primary(): Primary | null {
    return primaryOf(this);
  }
  get now(): { text: string; help: string | null } {
    return nowLine(this);
  }
  key(event: KeyboardEvent): boolean {
    return keyPressed(this, event);
  }
}
