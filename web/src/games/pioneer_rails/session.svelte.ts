// What a player is doing at this table: the card looked at, the track about to be laid, the bonus in hand, the question
// just asked. It knows no rules: legal moves, prices, points and reasons all come from the table.
import { untrack } from 'svelte';
import { t } from '../../app/texts.svelte';
import type { Refusal, Watched } from '../../net/table.svelte';
import type { GameSession, PieceControls, Primary } from '../game';
import { answerTo, type Answer, type Question } from './asking';
import { bonuses, crossesFor, freeBoxes, movesOf, type Bonus } from './bonuses';
import { wayOf } from './box';
import { brought, controlsOf, primaryOf } from './deeds';
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
  /** Where the keyboard stands on the map. */
  cursor = $state.raw<Point | null>(null);
  /** The table when this turn began, as far as this page has seen it: what the turn has brought is shown against it. */
  began = $state.raw<PioneerView | null>(null);
  /** The hand of the round is looked at closely. */
  handOpen = $state(false);
  private questions = 0;
  private previews = 0;

  view = $derived.by(() => this.table.view as PioneerView);
  seat = $derived.by(() => this.table.seat ?? 0);
  me = $derived.by<SeatView | null>(() =>
    this.table.seat === null ? null : (this.view.seats[this.table.seat] ?? null),
  );
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
  /** The table as the turn found it, and as the draft and what is previewed would leave it. */
  before = $derived.by(() => (this.me && this.began ? this.began : this.view));
  after = $derived.by(() => this.counted(this.previewed ?? this.view));
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
    const { view, mode, table } = this;
    const { began } = this;
    if (!began || began.round !== view.round || began.turn_of_round !== view.turn_of_round) this.began = view;
    this.pen.keep(this.me?.laid ?? []);
    if (began !== this.began) this.handOpen = false;
    if (mode !== 'pick') this.look = null;
    else if (this.pickable.length === 1) this.look = this.pickable[0]!;
    else if (this.look && !this.pickable.includes(this.look)) this.look = null;
    if (this.choice && !table.legal.includes(this.choice.crosses[0] ?? layText(this.choice.track))) this.choice = null;
    if (this.chooser && !movesOf(this, this.chooser.bonus).length) this.chooser = null;
    this.nuggets = mode === 'deposit' ? ofKind(this.moves, 'deposit').length - 1 : null;
    this.asked = null;
    void this.foresee();
  }

  /** What a draft activates counts when the turn ends; its sum the table says before. */
  private counted(view: PioneerView): PioneerView {
    const { before, seat } = this;
    const [was, mine] = [before.seats[seat]!, view.seats[seat]!];
    const points = brought(this);
    if (this.mode !== 'lay' || was.picked || mine.finished || points === null) return view;
    const total = was.score.total + points + (this.promise?.points ?? 0);
    return { ...view, seats: view.seats.with(seat, { ...mine, score: { ...mine.score, total } }) };
  }

  quote<Quote>(text: string): Quote | null {
    return this.table.quote(text) as unknown as Quote | null;
  }

  /** What the previewed track brings, where the table says so beforehand. */
  get promise(): LayQuote | null {
    return this.choice && !this.choice.crosses.length ? this.quote<LayQuote>(layText(this.choice.track)) : null;
  }

  /** Points of the previewed track. */
  get gain(): number | null {
    if (!this.choice) return null;
    if (this.promise) return this.promise.points;
    if (!this.previewed || !this.me) return null;
    return this.previewed.seats[this.seat]!.score.total - this.me.score.total;
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

  /** The table as what is previewed would make it; a turn that could end is shown with all it activates. */
  private async foresee(): Promise<void> {
    const mine = ++this.previews;
    const seen = await this.foreseen();
    if (mine === this.previews) this.previewed = seen;
  }

  private async foreseen(): Promise<PioneerView | null> {
    const { choice, mode, table } = this;
    if (mode === 'pick' && this.look) return (await table.preview(pickText(this.look))) as PioneerView | null;
    if (mode === 'deposit') return (await table.preview(this.depositNow)) as PioneerView | null;
    if (mode !== 'lay' || (!choice && !this.canFinish)) return null;
    const moves = choice ? [...choice.crosses, layText(choice.track)] : [];
    const done = (await table.preview('done', moves)) as PioneerView | null;
    // The last to finish ends the turn for all, which nobody can foresee.
    if (done?.seats[this.seat]?.finished) return done;
    return choice ? ((await table.preview(moves.at(-1)!, moves.slice(0, -1))) as PioneerView | null) : null;
  }

  private get depositNow(): string {
    return depositText(this.me!.due![0]!, this.nuggets ?? 0);
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
