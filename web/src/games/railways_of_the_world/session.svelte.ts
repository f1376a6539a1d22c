// What a player is doing at this table: the action at hand, the place looked at, the cube in hand, the bonds asked about,
// the question just answered. It knows no rules: legal moves, prices, points and reasons all come from the table.
import { t, texts } from '../../app/texts.svelte';
import type { MapBoard } from '../../map/board';
import type { Refusal } from '../../net/table.svelte';
import type { Sight } from '../../table/beats/visiting';
import type { GameSession, PieceControls, Primary } from '../game';
import { TableSession } from '../session.svelte';
import { railActions, underWay, type ActionId } from './actions';
import type { Answer, Question } from './asking';
import { draftOf, finishing, movesFor, openHexes, startOf } from './building';
import { cityOfSide, hexName, hexOf, mapOf, type RailMap } from './box';
import { changesOf } from './changing';
import { controlsOf, passOf, primaryOf } from './deeds';
import { keyPressed } from './keys';
import { drawnFor, paintsFree, type Drawn } from './lately';
import { cubeOf, cubeThing, type Heard, type Layers } from './layers';
import * as write from './notation';
import { ofKind, parseMoves } from './notation';
import { dueOf, type Due } from './paying';
import { takeUp } from './propose';
import { nowLine } from './sentences';
import { deliverable, journeyTo, legsOf, targetsOf } from './shipping';
import { layersOf } from './showing';
import type { BaronId, CardId, CityId, Cube, HexName, NewColor, RailwaysView, Side, Target } from './view';
import { refusalText } from './refusals';

export type Mode =
  | 'watch'
  | 'wait'
  | 'baron'
  | 'auction'
  | 'action'
  | 'build'
  | 'deliver'
  | 'industry'
  | 'color'
  | 'grow'
  | 'depot'
  | 'over';

const modes: Partial<Record<RailwaysView['phase'], Mode>> = {
  baron_choice: 'baron',
  auction: 'auction',
  action: 'action',
  build: 'build',
  deliver: 'deliver',
  industry: 'industry',
  color: 'color',
  grow: 'grow',
  depot: 'depot',
};

export interface Held {
  city: CityId;
  cube: Cube;
}

/** Fetched with the first question. */
const asking = async (): Promise<typeof import('./asking')> =>
  (await Promise.all([import('./asking'), texts.open('railways_of_the_world.desk')]))[0];

export class RailwaysSession extends TableSession<RailwaysView> implements GameSession {
  /** The action that is looked at. */
  tool = $state.raw<ActionId | null>(null);
  /** The place under the mouse or the keyboard. */
  pointed = $state.raw<string | null>(null);
  /** The place that was pressed, to be confirmed. */
  choice = $state.raw<string | null>(null);
  /** Of the hexes round a city, the one whose exits are shown. */
  hex = $state.raw<HexName | null>(null);
  /** The cube in hand. */
  cargo = $state.raw<Held | null>(null);
  /** A destination that was chosen before its cube. */
  goal = $state.raw<CityId | null>(null);
  /** Which of the ways to the same city is looked at. */
  way = $state(0);
  card = $state.raw<CardId | null>(null);
  baron = $state.raw<BaronId | null>(null);
  /** A bid that was proposed. */
  bid = $state.raw<number | null>(null);
  color = $state.raw<NewColor | null>(null);
  /** What costs more than the cash: asked about before it is done. */
  due = $state.raw<Due | null>(null);
  previewed = $state.raw<RailwaysView | null>(null);
  asked = $state.raw<Answer | null>(null);
  /** The map on the page. */
  board: MapBoard | null = null;
  private was: Mode | null = null;
  private previews = 0;

  map = $derived.by<RailMap>(() => mapOf(this.view.map));
  moves = $derived.by(() => parseMoves(this.table.legal));
  mode = $derived.by<Mode>(() => {
    if (this.view.over) return 'over';
    if (!this.me) return 'watch';
    return (this.moves.length && modes[this.view.phase]) || 'wait';
  });
  actions = $derived.by(() => railActions(this.view, this.map, this.seat, this.table.legal, this.table.allowed));
  /** What is looked at: what was pressed goes before what is pointed at. */
  looked = $derived.by<string | null>(() => this.choice ?? this.pointed);

  /** Hexes where the next tile may lie, and the one whose exits are shown. */
  hexes = $derived.by<HexName[]>(() => openHexes(this));
  opened = $derived.by<HexName | null>(() =>
    this.hexes.length === 1 ? this.hexes[0]! : this.hex && this.hexes.includes(this.hex) ? this.hex : null,
  );
  /** Tiles that would be laid by what is looked at. */
  draft = $derived.by(() => (this.mode === 'build' ? draftOf(this) : null));

  /** Cubes that may be brought somewhere now. */
  movable = $derived.by<Held[]>(() => deliverable(this));
  /** Cities where the cube in hand may arrive, and the links that it may take next. */
  targets = $derived.by<Target[]>(() => targetsOf(this));
  legs = $derived.by<Side[]>(() => legsOf(this));
  journey = $derived.by(() => journeyTo(this));
  changes = $derived.by(() => changesOf(this));
  /** Cubes that the own last action has brought, until another is taken up. */
  drawn = $derived.by<Drawn | null>(() =>
    this.me && !this.tool && !this.cargo && (this.mode === 'action' || this.mode === 'wait')
      ? drawnFor(this.table.log, this.seat)
      : null,
  );
  layers = $derived.by<Layers>(() => layersOf(this));

  protected renew(): void {
    const { mode } = this;
    if (mode !== this.was || mode === 'build' || mode === 'deliver') this.letGo();
    if (mode !== 'action' || !this.actions.some(({ id, open }) => open && id === this.tool)) this.tool = null;
    if (this.card && !this.table.legal.includes(write.takeText(this.card))) this.card = null;
    if (mode !== 'color') this.color = null;
    this.was = mode;
    this.asked = null;
    void this.foresee();
  }

  get colors(): NewColor[] {
    return ofKind(this.moves, 'color').map(({ color }) => color as NewColor);
  }

  /** An action of the rail was pressed; again: it is put away, or passed. */
  use(id: ActionId): void {
    if (this.mode !== 'action') return void this.askAction(id);
    if (id === this.tool) return id === 'pass' ? void this.confirm() : this.reset();
    this.reset();
    this.tool = id;
  }

  /** The action that is under way or looked at, on the rail. */
  get current(): ActionId | null {
    if (this.tool || !this.me || !this.view.turn.includes(this.seat)) return this.tool;
    const action = underWay(this.view.phase);
    return action === 'urbanize' && paintsFree(this.table.log, this.seat) ? 'take' : action;
  }

  /** A card of the open row was pressed. */
  lookAt(card: CardId): void {
    const text = write.takeText(card);
    if (!this.table.legal.includes(text)) return void this.askMove(text);
    this.reset('take');
    this.card = card;
  }

  /** Why is this action closed? */
  async askAction(id: ActionId): Promise<void> {
    if (this.me) await this.askMove((await asking()).questionOf(this, id));
  }

  // ── the map ──
  /** A place was pressed: shown first, done by another press; a tile that does not end the build is laid at once where the
   * mouse or the keyboard has shown it. */
  press(place: string): void {
    if (this.choice === place) return void this.confirm();
    const texts = movesFor(this, place);
    if (!texts.length) return this.pressElsewhere(place);
    if (this.pointed === place && !finishing(this, place)) return void this.send(...texts);
    this.choose(place);
  }

  /** Not something to be done in itself: it opens, takes up, or asks why not. */
  private pressElsewhere(place: string): void {
    const { mode, tool } = this;
    if (mode === 'build' && this.hexes.includes(place)) return this.open(place);
    if (mode === 'action' && (tool === null || tool === 'deliver')) {
      if (place.includes(':')) return this.take(cubeOf(place));
      if (tool === 'deliver' && this.map.city(place)) return this.aim(place);
      // A city without an action at hand: a link begins there.
      if (tool === null && startOf(this, place)) {
        this.tool = 'build';
        return this.choose(place);
      }
    }
    if (mode === 'deliver' && this.map.city(place)) return void this.tellFar(place);
    void this.ask(place);
  }

  open(hex: HexName): void {
    this.choice = null;
    this.asked = null;
    this.hex = hex;
  }

  choose(place: string): void {
    this.asked = null;
    this.choice = place;
    if (/^\d+\.\d+\.\d$/.test(place)) this.hex = hexName(hexOf(place));
    this.way = 0;
    void this.foresee();
  }

  point(place: string | null): void {
    this.pointed = place;
    if (this.mode === 'build' && place && this.hexes.includes(place)) this.hex = place;
    if (!this.choice) this.way = 0;
    void this.foresee();
  }

  /** Takes up a cube; the same again puts it down. */
  take(cube: Held): void {
    const same = this.cargo && cubeThing(this.cargo.city, this.cargo.cube) === cubeThing(cube.city, cube.cube);
    if (same) return this.reset('deliver');
    if (!this.table.legal.includes(write.deliverText(cube.city, cube.cube)))
      return void this.askMove(write.deliverText(cube.city, cube.cube), cubeThing(cube.city, cube.cube));
    const { goal } = this;
    this.reset('deliver');
    this.cargo = cube;
    if (goal && this.targets.some(({ city }) => city === goal)) this.choose(goal);
  }

  /** A destination before its cube: what could be brought there is shown. */
  private aim(city: CityId): void {
    if (this.cargo || !deliverable(this, city).length) return void this.tellFar(city);
    this.reset('deliver');
    this.goal = city;
  }

  /** The next or previous way to the same city. */
  turnWay(step: 1 | -1): boolean {
    const ways = this.journey?.ways.length ?? 0;
    if (ways < 2) return false;
    this.way = (this.way + step + ways) % ways;
    return true;
  }

  /** What the map tells. */
  readonly heard: Heard = {
    oncity: (city) => this.press(city),
    oncube: (city, cube) => this.pressCube(city, cube),
    onhex: (hex) => this.press(hex),
    onexit: (exit) => this.press(exit),
    onlink: (side) => this.pressLink(side),
    onpoint: (place) => this.point(place),
  };

  /** A cube is taken up only where one can be: else its city was meant. */
  private pressCube(city: CityId, cube: Cube): void {
    const takes = this.mode === 'action' && (this.tool === null || this.tool === 'deliver');
    const target = this.cargo && this.targets.some((one) => one.city === city);
    this.press(takes && !target ? cubeThing(city, cube) : city);
  }

  /** A link is pressed where links are meant; else the ground under it. */
  private pressLink(side: Side): void {
    const link = this.view.links.find(({ ends }) => ends.includes(side));
    const end = link?.ends.find((one) => movesFor(this, one).length) ?? link?.open;
    if (end) this.press(end);
    else void this.ask(cityOfSide(side));
  }

  // ── what is done ──
  async confirm(): Promise<void> {
    const { mode, tool, choice, baron, card, color } = this;
    if (this.due) return this.pay();
    if (choice) {
      const texts = movesFor(this, choice);
      if (texts.length) return this.offer(texts);
    }
    if (mode === 'baron' && baron) return this.send(write.keepText(baron));
    if (mode === 'color' && color) return this.send(write.colorText(color));
    if (mode !== 'action') return;
    if (tool === 'upgrade') return this.offer(['upgrade']);
    if (tool === 'take' && card) return this.send(write.takeText(card));
    if (tool === 'pass') return this.send('pass');
  }

  /** Does it, or asks first where it takes bonds; a build says so in its receipt. */
  private async offer(texts: string[]): Promise<void> {
    const due = texts.length === 1 ? dueOf(this, texts[0]!) : null;
    if (due) this.due = due;
    else await this.send(...texts);
  }

  /** The bonds are agreed to. */
  async pay(): Promise<void> {
    const text = this.due?.text;
    this.due = null;
    if (text) await this.send(text);
  }

  async send(...texts: string[]): Promise<void> {
    const { tool } = this;
    this.letGo();
    const outcome = await this.table.move(...texts);
    // What was done is over, also where the same player acts again at once.
    this.tool = outcome.ok ? null : tool;
    if (outcome.ok) return;
    await this.answer({ text: texts[0]!, place: null }, outcome.refusal);
  }

  async undo(): Promise<void> {
    this.letGo();
    await this.table.undo?.();
  }

  // ── why not ──
  async ask(place: string): Promise<void> {
    const text = (await asking()).questionAt(this, place);
    if (text) await this.askMove(text, place);
  }

  async askMove(text: string, place: string | null = null): Promise<void> {
    const refusal = await this.reasonFor(text);
    if (refusal) await this.answer({ text, place }, refusal);
  }

  /** Nothing goes to this city now: there is no move to ask about. */
  private async tellFar(city: CityId): Promise<void> {
    if (city === (this.cargo?.city ?? this.view.delivering?.at)) return;
    const mine = ++this.questions;
    const { unreached } = await asking();
    if (mine === this.questions) this.asked = unreached(this, city);
  }

  private async answer(question: Question, refusal: Refusal): Promise<void> {
    const mine = this.questions;
    const { answerTo } = await asking();
    if (mine === this.questions) this.asked = answerTo(this, question, refusal);
  }

  /** The table as what is looked at would make it. */
  private async foresee(): Promise<void> {
    const mine = ++this.previews;
    const { looked, mode, table } = this;
    const texts = mode === 'build' && looked ? movesFor(this, looked) : [];
    const [last, before] = [texts.at(-1), texts.slice(0, -1)];
    const seen = last ? ((await table.preview(last, before)) as RailwaysView | null) : null;
    if (mine === this.previews) this.previewed = seen;
  }

  propose(moves: string[]): boolean {
    return takeUp(this, moves);
  }

  saying({ code, args }: Refusal): string {
    return refusalText(code, args, this.names, this.map);
  }

  /** Puts down what is in hand, but not the action. */
  private letGo(): void {
    this.choice = null;
    this.hex = null;
    this.cargo = null;
    this.goal = null;
    this.way = 0;
    this.due = null;
    this.asked = null;
    this.baron = null;
    this.bid = null;
    this.questions++;
    this.previewed = null;
    this.previews++;
  }

  reset(tool: ActionId | null = null): void {
    this.letGo();
    this.tool = tool;
    this.card = null;
    this.lit = [];
  }

  /** Esc: one step back; false where there was nothing to put down. A build without a tile is taken back. */
  putBack(): boolean {
    if (this.due) this.due = null;
    else if (this.asked) this.asked = null;
    else if (this.choice) {
      this.choice = null;
      void this.foresee();
    } else if (this.cargo || this.goal) this.reset('deliver');
    else if (this.tool) this.reset();
    else if (this.mode === 'build' && !this.view.building!.tiles.length && this.table.undoable) void this.undo();
    else return false;
    return true;
  }

  get controls(): PieceControls | null {
    return controlsOf(this);
  }
  get primary(): Primary | null {
    return primaryOf(this);
  }
  get pass(): ReturnType<typeof passOf> {
    return passOf(this);
  }
  get restart(): string {
    return t('railways.restart');
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
