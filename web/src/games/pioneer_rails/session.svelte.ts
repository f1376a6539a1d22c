// What a player is doing at this table: the card looked at, the track about to be laid, the bonus in hand. It knows no
// rules: legal moves, prices, points and reasons all come from the table.
import { untrack } from 'svelte';
import { media } from '../../app/media.svelte';
import { t } from '../../app/texts.svelte';
import type { Watched } from '../../net/table.svelte';
import type { GameSession, PieceControls, Primary } from '../game';
import type { Answer } from './asking';
import { bonuses, crossesFor, movesOf, type Bonus } from './bonuses';
import { box, wayOf } from './box';
import { controlsOf, primaryOf } from './deeds';
import { Foresight } from './foresight.svelte';
import { keyPressed } from './keys';
import type { Heard, Layers } from './layers';
import { crossSuitText, crossText, depositText, layText, ofKind, pickText } from './notation';
import { Pen } from './pen.svelte';
import { Position, type Mode } from './position.svelte';
import { takeUp } from './propose';
import { Questions } from './questions.svelte';
import { nowLine } from './sentences';
import { layersOf } from './showing';
import type { CardId, LayQuote, Offer, PioneerView, Point, Suit, Track } from './view';
import { refusalText } from './words';

/** A track that is previewed, with the town boxes that have to be crossed for it. */
export interface Choice {
  track: Track;
  crosses: string[];
}

export class PioneerSession extends Position implements GameSession {
  readonly pen: Pen;
  private readonly questions = new Questions(this);
  private readonly foresight = new Foresight(this);
  /** The card looked at. */
  look = $state.raw<CardId | null>(null);
  choice = $state.raw<Choice | null>(null);
  /** The bonus looked at; of a suit, which. */
  chooser = $state.raw<{ bonus: Bonus; suit: Suit | null } | null>(null);
  /** For the bank that waits first. */
  nuggets = $state<number | null>(null);
  lit = $state.raw<string[]>([]);
  /** The place of the map under the mouse, or pressed last. */
  pointed = $state.raw<string | null>(null);
  /** Where the keyboard stands on the map. */
  cursor = $state.raw<Point | null>(null);
  /** The hand of the round is looked at closely. */
  handOpen = $state(false);
  /** Where the turn stood when it was last looked at. */
  private was: Mode | null = null;

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
  bonuses = $derived.by(() => bonuses(this));
  layers = $derived.by<Layers>(() => layersOf(this));

  constructor(table: Watched) {
    super(table);
    this.pen = new Pen(table, (track, refusal) => void this.questions.explain({ track }, refusal));
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
    // As many as may be: the last of the list.
    this.nuggets = ofKind(this.moves, 'deposit').at(-1)?.nuggets ?? null;
    this.questions.answer = null;
    void this.foresight.look();
  }

  get previewed(): PioneerView | null {
    return this.foresight.view;
  }

  /** Why something cannot be done, as it was asked last. */
  get asked(): Answer | null {
    return this.questions.answer;
  }

  /** What the previewed track brings: said beforehand, or else by the table with the track on it. */
  get gain(): LayQuote | null {
    const { choice, me } = this;
    if (!choice || !me) return null;
    if (!choice.crosses.length) return this.quote<LayQuote>(layText(choice.track));
    const then = this.previewed?.seats[this.seat];
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
    void this.foresight.look();
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
    void this.foresight.look();
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
    return crossSuitText(box.cards.suits.find((suit) => suit !== this.me?.railway)!);
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
    void this.foresight.look();
  }

  async send(text: string): Promise<void> {
    this.reset();
    const outcome = await this.table.move(text);
    if (!outcome.ok) await this.questions.explain({ track: null }, outcome.refusal);
  }

  /** Nothing is drawn now: what comes first. */
  private advise(): void {
    this.reset();
    if (this.mode === 'pick' || this.mode === 'deposit') this.questions.say(t(`pioneer.now.first.${this.mode}`));
  }

  /** Why can there be no track? */
  async ask(track: Track): Promise<void> {
    if (this.mode !== 'lay' || this.pen.busy) return;
    await this.askMove(layText(track), null, track);
  }

  async askMove(text: string, bonus: Bonus | null = null, track: Track | null = null): Promise<void> {
    this.reset();
    await this.questions.ask(text, { track, bonus });
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
    this.questions.forget();
    this.lit = [];
    if (this.pickable.length !== 1) this.look = null;
    this.foresight.forget();
  }

  /** Esc: puts down what is in hand; false where there was nothing. */
  putBack(): boolean {
    const held = this.choice ?? this.chooser ?? this.asked ?? (this.pickable.length > 1 ? this.look : null);
    if (!held && !this.handOpen) return false;
    this.handOpen = false;
    this.reset();
    void this.foresight.look();
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
