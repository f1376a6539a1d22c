// What a player is doing at this table: the route looked at and how it would be paid, the tickets chosen, the cards picked,
// the question just answered. It knows no rules: legal moves, what they bring, and reasons all come from the table.
import type { MapBoard } from '../../map/board';
import type { Refusal } from '../../net/table.svelte';
import type { GameEvent } from '../../net/types';
import type { Sight } from '../../table/beats/visiting';
import type { GameSession, PieceControls, Primary } from '../game';
import { TableSession } from '../session.svelte';
import { bookmark } from './book/bookmark';
import type { CampaignTableView } from './book/reading';
import { sheetOf } from './box';
import { controlsOf, passOf, primaryOf } from './deeds';
import { keyPressed } from './keys';
import type { Company } from './livery';
import type { Heard, Layers, Place } from './map/layers';
import type { CityId, Color, RouteId, Sheet } from './map/sheet';
import { askText, keepText, ofKind, parseMoves, takeText, type MoveOf } from './notation';
import { picksFor, paymentsOf } from './paying';
import { takeUp } from './propose';
import { refusalText } from './refusals';
import { nowLine } from './sentences';
import { layersOf } from './showing';
import type { ClaimQuote, Kind, LegendsView, Ticket, TicketId } from './view';

export type Mode =
  | 'watch'
  | 'wait'
  | 'over'
  | 'action'
  | 'second'
  | 'bonus'
  | 'keep'
  | 'pay'
  | 'extra'
  | 'city'
  | 'special'
  | 'reveal'
  | 'sell'
  | 'discard'
  | 'ledger';

export interface Answer {
  place: Place | null;
  text: string;
  code: string;
}

export class LegendsSession extends TableSession<LegendsView> implements GameSession {
  /** The route that was pressed, to be built. */
  route = $state.raw<RouteId | null>(null);
  /** Which of its payments. */
  way = $state(0);
  /** A city that was pressed, where one is to be chosen. */
  city = $state.raw<CityId | null>(null);
  /** What is pointed at. */
  pointed = $state.raw<Place | null>(null);
  /** New tickets are asked for: to be confirmed. */
  drawing = $state(false);
  /** Tickets of the offer that shall be kept. */
  kept = $state.raw<TicketId[]>([]);
  /** Cards picked to be paid with, sold or discarded: of each kind so many. */
  picked = $state.raw<Kind[]>([]);
  /** Only routes that this colour can pay for are shown. */
  color = $state.raw<Color | 'loco' | null>(null);
  /** A ticket looked at. */
  ticket = $state.raw<TicketId | null>(null);
  asked = $state.raw<Answer | null>(null);
  /** The newspaper that has just come, with what it brought, until it is put away. */
  paper = $state.raw<GameEvent[] | null>(null);
  /** The letter before the game was read. */
  letter = $state(false);
  /** The ledger of a campaign's game is not closed yet: the end waits. */
  reading = $state(bookmark(this.table.id) !== null);
  previewed = null;
  /** The map on the page. */
  board: (MapBoard & { focusOn(name: string): void }) | null = null;
  private was = '';
  private read: string | null = null;

  sheet = $derived.by<Sheet>(() => sheetOf(this.view));
  company = $derived.by<Company>(() => (this.me ?? this.view.seats[0]!).company);
  moves = $derived.by(() => parseMoves(this.table.legal));
  mode = $derived.by<Mode>(() => this.modeNow());
  claims = $derived.by(() => ofKind(this.moves, 'claim'));
  /** Payments of the route that is looked at, the best first. */
  payments = $derived.by<MoveOf<'claim'>[]>(() =>
    this.route ? paymentsOf(this.claims, this.route, this.me?.hand ?? {}) : [],
  );
  payment = $derived.by<MoveOf<'claim'> | null>(() => this.payments[this.way] ?? this.payments[0] ?? null);
  claim = $derived.by<ClaimQuote | null>(() => (this.payment ? this.quote<ClaimQuote>(this.payment.text) : null));
  /** Moves of cards to choose: what is paid, added, sold or discarded. */
  choices = $derived.by(() => ofKind(this.moves, 'pay', 'extra', 'sell', 'discard'));
  offer = $derived.by<Ticket[]>(() => (this.mode === 'keep' ? (this.me?.offer ?? []) : []));
  layers = $derived.by<Layers>(() => layersOf(this));

  private modeNow(): Mode {
    if (this.view.over) return 'over';
    if (!this.me) return 'watch';
    const has = (...kinds: Parameters<typeof ofKind>[1][]): boolean => ofKind(this.moves, ...kinds).length > 0;
    if (!this.moves.length) return 'wait';
    if (has('keep')) return 'keep';
    if (has('pay')) return 'pay';
    if (has('extra')) return 'extra';
    if (has('sell')) return 'sell';
    if (has('discard')) return 'discard';
    if (has('grain', 'depot')) return 'city';
    if (has('special')) return 'special';
    if (has('reveal')) return 'reveal';
    if (has('retire', 'open', 'upgrade')) return 'ledger';
    if (this.view.phase === 'second') return 'second';
    if (this.view.phase === 'take') return 'bonus';
    return 'action';
  }

  protected renew(): void {
    const { mode } = this;
    const moment = `${mode} ${this.view.phase}`;
    if (moment !== this.was || mode !== 'action' || (this.route && !this.payments.length)) this.letGo();
    if (mode === 'keep' && this.was !== moment) this.kept = [];
    this.was = moment;
    this.takePaper();
    this.asked = null;
    if (mode === 'pay' && this.table.live) this.payAtOnce();
  }

  /** What lay on the table when it was opened has been read. */
  private takePaper(): void {
    const { log } = this.table;
    const at = log.findLastIndex(({ c }) => c === 'event');
    const name = at < 0 ? '' : `${String(log[at]!.i)} ${String(log[at]!.a.event)}`;
    if (this.read !== null && name && name !== this.read && !this.table.guided) this.paper = log.slice(at);
    this.read = name;
  }

  /** A page of the campaign lies over the table: the letter before the first choice, upgrades that are owed, or the ledger. */
  get booked(): boolean {
    const { campaign, phase, over } = this.view as CampaignTableView;
    if (!campaign) return false;
    if (campaign.end) return this.reading || !over;
    return phase === 'owed' || (!this.letter && campaign.pause.story.length > 0 && phase === 'keep');
  }
  closeBook(): void {
    if (this.view.over) this.reading = false;
    else this.letter = true;
  }
  readLetter(): boolean {
    if ((this.view as CampaignTableView).campaign?.end || this.letter) return false;
    this.closeBook();
    return true;
  }

  /** The front page of the running event, once more. */
  readPaper(): boolean {
    if (!this.view.event) return false;
    this.paper = this.paper ? null : [];
    return true;
  }

  /** While the marks on cards mean nothing, nobody is asked which cards go. */
  private payAtOnce(): void {
    const pays = ofKind(this.moves, 'pay');
    if (pays.length === 1 || !this.view.claim?.symbols) void this.send(pays[0]!.text);
  }

  // ── the map ──
  readonly heard: Heard = {
    onpress: (place) => this.press(place),
    onpoint: (place) => (this.pointed = place),
  };

  /** Shown first, done by another press. */
  press(place: Place): void {
    this.asked = null;
    if (place.kind === 'city') return this.pressCity(place.id);
    // It is no route at all, so there is no move to ask about.
    if (place.kind === 'stub') return this.answer(place, { code: 'TL-I10', args: {} });
    if (this.mode === 'action' && this.claims.some(({ route }) => route === place.id)) {
      if (this.route === place.id) return void this.confirm();
      return this.choose(place.id);
    }
    if (this.view.routes[place.id] !== undefined && this.mode !== 'action') return;
    const route = this.sheet.routes.find(({ id }) => id === place.id);
    if (route) void this.askMove(askText(route.id, route.length), place);
  }

  private pressCity(city: CityId): void {
    if (this.mode !== 'city' || !this.layers.targets?.includes(city)) return;
    if (this.city === city) return void this.confirm();
    this.city = city;
  }

  choose(route: RouteId): void {
    this.letGo();
    this.route = route;
  }

  /** The next payment, or one by its number. */
  choosePayment(n: number): boolean {
    if (!this.payments[n]) return false;
    this.way = n;
    return true;
  }

  // ── cards and tickets ──
  /** A card of the open row: taken at once, so that two are quickly drawn. */
  take(card: Kind): void {
    const text = takeText(card);
    if (this.table.legal.includes(text)) void this.send(text);
    else void this.askMove(text);
  }
  draw(): void {
    if (this.table.legal.includes('draw')) void this.send('draw');
    else void this.askMove('draw');
  }
  /** New tickets: asked first, because there is no way back. */
  askTickets(): void {
    if (!this.table.legal.includes('tickets')) return void this.askMove('tickets');
    const again = this.drawing;
    this.letGo();
    if (again) void this.send('tickets');
    else this.drawing = true;
  }
  toggle(ticket: TicketId): void {
    this.kept = this.kept.includes(ticket) ? this.kept.filter((one) => one !== ticket) : [...this.kept, ticket];
  }
  /** Picks a card, or puts it back where no more of its kind may be picked. */
  pick(card: Kind): void {
    this.picked = picksFor(this.choices, this.picked, card, this.me?.hand ?? {});
  }
  /** Shows what a colour of the hand can pay for; again: everything. */
  filter(color: Color | 'loco'): void {
    this.color = this.color === color ? null : color;
  }

  // ── what is done ──
  /** The move that the button would make now. */
  get deed(): string | null {
    const { mode, legal } = { mode: this.mode, legal: this.table.legal };
    const found = (text: string): string | null => (legal.includes(text) ? text : null);
    switch (mode) {
      case 'action':
        if (this.payment) return this.payment.text;
        if (this.drawing) return 'tickets';
        return legal.length === 1 ? found('pass') : null;
      case 'keep':
        return found(keepText(this.kept));
      case 'pay':
      case 'extra':
      case 'sell':
      case 'discard':
        return found([this.choices[0]!.text.split(' ')[0], ...this.picked].join(' '));
      case 'city':
        return ofKind(this.moves, 'grain', 'depot').find((move) => move.city === this.city)?.text ?? null;
      default:
        return null;
    }
  }

  async confirm(): Promise<void> {
    const text = this.deed;
    if (text) await this.send(text);
    else if (this.mode === 'keep') await this.askMove(keepText(this.kept));
  }

  async send(...texts: string[]): Promise<void> {
    this.letGo();
    const outcome = await this.table.move(...texts);
    if (!outcome.ok) this.answer(null, outcome.refusal);
  }

  // ── why not ──
  async askMove(text: string, place: Place | null = null): Promise<void> {
    const refusal = await this.reasonFor(text);
    if (refusal) this.answer(place, refusal);
  }
  private answer(place: Place | null, refusal: Refusal): void {
    this.asked = { place, code: refusal.code, text: this.saying(refusal) };
  }

  propose(moves: string[]): boolean {
    return takeUp(this, moves);
  }

  saying({ code, args }: Refusal): string {
    return refusalText(code, args, this.names, this.sheet);
  }

  private letGo(): void {
    this.route = null;
    this.way = 0;
    this.city = null;
    this.drawing = false;
    this.picked = [];
    this.asked = null;
    this.questions++;
  }
  reset(): void {
    this.letGo();
    this.color = null;
    this.ticket = null;
    this.lit = [];
  }

  /** Esc: one step back; false where there was nothing to put down. */
  putBack(): boolean {
    if (this.asked) this.asked = null;
    else if (this.route || this.drawing || this.city || this.picked.length) this.letGo();
    else if (this.color || this.ticket) this.reset();
    else return false;
    return true;
  }

  get controls(): PieceControls | null {
    return controlsOf(this);
  }
  get primary(): Primary | null {
    return primaryOf(this);
  }
  get pass(): GameSession['pass'] {
    return passOf(this);
  }
  get now(): { text: string; help: string | null } {
    return nowLine(this);
  }
  key(event: KeyboardEvent): boolean {
    return keyPressed(this, event);
  }
  sight(places: readonly string[]): Sight | null {
    return this.board?.sight(places) ?? null;
  }
}
