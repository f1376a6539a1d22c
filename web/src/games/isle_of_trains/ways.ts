// Every use a thing on the table has, with the moves that make it: read off the legal moves, never invented.
// A `Way` is a `Use` of the model with its moves; session.svelte.ts chooses, collects and sends them.
import { t } from '../../app/texts.svelte';
import type { Refusal } from '../../net/table.svelte';
import { cardOf, type Op } from './cards';
import type { Thing, Use, UseKind } from './model';
import { ofKind, placeText, type Move } from './notation';
import { gainsOf, type Quote } from './quotes';
import { cargoName, passengerName, refusalText, shortName } from './words';
import type { ActionName, CardId, Colour, IsleView, Pending, SeatView } from './view';

export interface Way extends Use {
  /** The first moves, one list for each target; without a target one list. */
  opens: string[][];
  /** What has to be collected after them. */
  pick: 'pay' | 'toss' | 'aside' | null;
  /** What follows the collected ones. */
  tail: string[];
  /** The hand card it is about: it pays for nothing and is not discarded. */
  subject: number | null;
  /** The way of a phase that asks for just this: it needs no choosing. */
  standing: boolean;
  /** The row leads to something instead of being done: it selects this thing, or shows the cards of an action. */
  leads: { thing: Thing } | { action: ActionName } | null;
}

/** Everything the ways are made from. */
export interface Context {
  view: IsleView;
  seat: number;
  me: SeatView;
  hand: CardId[];
  moves: Move[];
  /** The answer to "why not?", asked when first wanted: undefined until it is there, null: the move is fine. */
  why(text: string, after?: string[]): Refusal | null | undefined;
  /** What a legal move costs and brings. */
  quote(text: string): Quote;
  /** The way out of being too heavy: shows the cars that can be scrapped for this card. */
  scrapFor(hand: number): void;
}

export function way(kind: UseKind, id: string, label: string, rest: Partial<Way> = {}): Way {
  return {
    kind,
    id,
    label,
    note: '',
    ops: [],
    legal: true,
    code: null,
    hint: null,
    key: null,
    targets: [],
    chosen: false,
    opens: [[]],
    pick: null,
    tail: [],
    subject: null,
    standing: false,
    leads: null,
    ...rest,
  };
}

/** A row that is refused; its reason is asked for. */
export function refused(
  context: Context,
  kind: UseKind,
  id: string,
  label: string,
  text: string,
  after?: string[],
  rest: Partial<Way> = {},
): Way {
  const answer = context.why(text, after);
  const note = answer ? refusalText(answer.code, answer.args) : '';
  return way(kind, id, label, { ...rest, legal: false, opens: [], code: answer?.code ?? null, note });
}

/** Does it matter which target is chosen? Two items of one car are the same move. */
export const asksWhere = ({ targets, opens }: Way): boolean =>
  targets.length > 1 && opens.some((moves) => moves.join() !== opens[0]!.join());

export const current = (view: IsleView): Pending | undefined => view.pending[0];

/** The actions that may be done now: all four, or those a bonus offers. */
export function offered(view: IsleView): ActionName[] {
  const first = current(view);
  if (view.phase === 'action') return ['take', 'build', 'load', 'deliver'];
  if (first?.what === 'bonus') return first.actions;
  return first?.what === 'build' ? ['build'] : [];
}

/** What a way brings at one of its targets. */
export const benefitOf = (context: Context, { opens }: Way, at: number): Op[] => {
  const [text] = opens[at] ?? [];
  return text === undefined ? [] : gainsOf(context.quote(text));
};

const price = (context: Context, text: string): string => t('isle.cards', { n: context.quote(text).cost ?? 0 });

/** New car or building. */
function buildWay(context: Context, index: number, card: CardId): Way[] {
  const { category } = cardOf(card);
  const construct = category === 'building';
  if (category === 'engine' || (construct && current(context.view)?.what === 'build')) return [];
  const kind = construct ? 'construct' : 'build';
  const text = `build ${card}`;
  const label = t(`isle.use.${kind}`);
  if (!context.moves.some((move) => move.text === text))
    return [withHint(context, index, refused(context, kind, kind, label, text, undefined, { card, key: 'B' }))];
  // Where some of the buildings must go, which ones is asked before the payment: then it is paid in its own phase.
  const { buildings } = context.me;
  const gone = context.quote(text).raze ?? 0;
  const raze = gone === buildings.length ? buildings.map((building) => `raze ${building}`) : [];
  const pick = gone > raze.length ? null : 'pay';
  return [
    way(kind, kind, label, {
      card,
      key: 'B',
      note: price(context, text),
      opens: [[text, ...raze]],
      pick,
      subject: index,
    }),
  ];
}

/** Cars of the own train this card can replace; equal ones share a row. */
function upgradeWays(context: Context, index: number, card: CardId): Way[] {
  const { moves, me, seat } = context;
  const own = me.train.map((car) => car.card);
  const rows = new Map<CardId, Way>();
  for (const move of ofKind(moves, 'build')) {
    if (move.card !== card || move.over === null) continue;
    const old = own[move.over]!;
    const known = rows.get(old);
    const target: Thing = { kind: 'car', seat, car: move.over };
    if (known) {
      known.targets.push(target);
      known.opens.push([move.text]);
    } else {
      rows.set(
        old,
        way('upgrade', `upgrade:${old}`, t('isle.use.upgrade', { card: shortName(old) }), {
          card: old,
          key: 'U',
          note: price(context, move.text),
          targets: [target],
          opens: [[move.text]],
          pick: 'pay',
          subject: index,
        }),
      );
    }
  }
  if (rows.size) return [...rows.values()];
  // Nothing to replace: say why for the first car of the same kind, if there is one.
  const same = own.findIndex((old) => cardOf(old).category === cardOf(card).category);
  if (same < 0 || !['engine', 'hopper', 'tanker', 'boxcar', 'coach'].includes(cardOf(card).category)) return [];
  return [
    withHint(
      context,
      index,
      refused(
        context,
        'upgrade',
        'upgrade',
        t('isle.use.upgrade', { card: shortName(own[same]!) }),
        `build ${card} over ${same}`,
        undefined,
        { card: own[same]!, key: 'U' },
      ),
    ),
  ];
}

/** Too heavy: the way out is to scrap a car, if one can be. */
function withHint(context: Context, index: number, row: Way): Way {
  if (row.code !== 'IT-E12' || !context.moves.some((move) => move.kind === 'scrap')) return row;
  return { ...row, hint: { label: t('isle.hint.scrap'), act: () => context.scrapFor(index) } };
}

function loadWays(context: Context, index: number, card: CardId): Way[] {
  const { moves, me } = context;
  const rows: Way[] = [];
  const byCargo = new Map<string, Way>();
  for (const move of ofKind(moves, 'load')) {
    if (move.card !== card) continue;
    const cargo = context.quote(move.text).cargo ?? 'all';
    const target: Thing = { kind: 'car', ...move.place };
    const known = byCargo.get(cargo);
    if (known) {
      known.targets.push(target);
      known.opens.push([move.text]);
    } else {
      const row = way('load', `load:${cargo}`, t('isle.use.load', { cargo: cargoName(cargo) }), {
        cargo,
        card,
        key: 'L',
        targets: [target],
        opens: [[move.text]],
        subject: index,
      });
      byCargo.set(cargo, row);
      rows.push(row);
    }
  }
  if (!rows.length) {
    const place = fitting(
      context,
      (car) =>
        car.holds === cardOf(card).cargo ||
        (cardOf(card).cargo === 'all' && car.holds !== null && car.holds !== 'passenger'),
    );
    const label = t('isle.use.load', { cargo: cargoName(cardOf(card).cargo) });
    if (place)
      rows.push(
        refused(context, 'load', 'load', label, `load ${card} ${place}`, undefined, {
          cargo: cardOf(card).cargo,
          key: 'L',
        }),
      );
    else
      rows.push(
        way('load', 'load', label, {
          cargo: cardOf(card).cargo,
          key: 'L',
          legal: false,
          opens: [],
          note: t('isle.use.noCar'),
        }),
      );
  }
  const blind = ofKind(moves, 'blind');
  if (blind.length && me.hand_size > 1) {
    rows.push(
      way('blind', 'blind', t('isle.use.blind'), {
        card,
        key: 'A',
        targets: blind.map((move) => ({ kind: 'car', ...move.place })),
        opens: blind.map((move) => [move.text, `under ${card}`]),
        pick: 'toss',
        subject: index,
      }),
    );
  }
  for (const row of rows)
    if (row.legal)
      Object.assign(row, placesNote(context, row), row.kind === 'blind' ? { note: t('isle.use.blindNote') } : {});
  return rows;
}

/** The benefit of a single place, else how many places there are. */
function placesNote(context: Context, row: Way): { note: string; ops: Op[] } {
  if (row.targets.length > 1) return { note: t('isle.places', { n: row.targets.length }), ops: [] };
  const ops = benefitOf(context, row, 0);
  return { note: ops.length ? '' : t('isle.places', { n: 1 }), ops };
}

/** A car somewhere that would take such a thing: the own train first. */
function fitting({ view, seat, me }: Context, fits: (card: ReturnType<typeof cardOf>) => boolean): string | null {
  const seats = view.phase === 'action' && !view.solo ? [seat, ...view.seats.keys()] : [seat];
  for (const other of seats) {
    const car = (other === seat ? me : view.seats[other]!).train.findIndex((one) => fits(cardOf(one.card)));
    if (car >= 0) return placeText({ seat: other, car });
  }
  return null;
}

/** What a card of the hand is good for, refused uses included. */
export function handWays(context: Context, index: number): Way[] {
  const card = context.hand[index];
  if (!card) return [];
  const may = offered(context.view);
  const rows: Way[] = [];
  if (may.includes('build')) rows.push(...buildWay(context, index, card), ...upgradeWays(context, index, card));
  if (may.includes('load')) rows.push(...loadWays(context, index, card));
  if (may.includes('build') && context.hand.length > 1) {
    rows.push(
      way('pay', 'pay', t('isle.use.pay'), {
        card,
        key: 'C',
        opens: [],
        leads: { thing: { kind: 'hand', index } },
        subject: index,
      }),
    );
  }
  return rows;
}

/** Where a waiting passenger can be seated. */
export function supplyWays(context: Context, colour: Colour): Way[] {
  const label = t('isle.use.board', { passenger: passengerName(colour) });
  const moves = ofKind(context.moves, 'board').filter((move) => move.colour === colour);
  if (moves.length) {
    const row = way('board', 'board', label, {
      colour,
      key: 'L',
      targets: moves.map((move) => ({ kind: 'car', ...move.place })),
      opens: moves.map((move) => [move.text]),
    });
    return [{ ...row, ...placesNote(context, row) }];
  }
  if (!offered(context.view).includes('load')) return [];
  const place = fitting(context, (car) => car.holds === 'passenger');
  return place ? [refused(context, 'board', 'board', label, `board ${colour} ${place}`, undefined, { colour })] : [];
}

/** A car: what of mine could be loaded into it or built over it, and scrapping it. */
export function carWays(context: Context, at: { seat: number; car: number }): Way[] {
  const rows: Way[] = [];
  const target: Thing = { kind: 'car', ...at };
  const seen = new Set<CardId>();
  context.hand.forEach((card, index) => {
    if (seen.has(card)) return;
    seen.add(card);
    for (const one of handWays({ ...context, why: () => undefined }, index)) {
      const where = one.targets.findIndex(
        (other) => other.kind === 'car' && other.seat === at.seat && other.car === at.car,
      );
      if (where < 0 || !one.legal || one.kind === 'blind') continue;
      const label =
        one.kind === 'upgrade'
          ? t('isle.use.upgradeTo', { card: shortName(card) })
          : t('isle.use.loadCard', { card: shortName(card), cargo: cargoName(one.cargo ?? 'all') });
      const ops = one.kind === 'load' ? benefitOf(context, one, where) : [];
      rows.push({
        ...one,
        id: `${one.id}:${card}`,
        label,
        ops,
        note: one.kind === 'load' ? '' : one.note,
        targets: [target],
        opens: [one.opens[where]!],
        card,
      });
    }
  });
  for (const move of ofKind(context.moves, 'board')) {
    if (placeText(move.place) !== placeText(at)) continue;
    const ops = gainsOf(context.quote(move.text));
    rows.push(
      way('board', `board:${move.colour}`, t('isle.use.board', { passenger: passengerName(move.colour) }), {
        colour: move.colour,
        key: 'L',
        ops,
        targets: [target],
        opens: [[move.text]],
      }),
    );
  }
  if (at.seat === context.seat && at.car > 0 && offered(context.view).includes('build')) {
    const text = `scrap ${at.car}`;
    const card = context.me.train[at.car]?.card;
    const label = t('isle.use.scrap');
    if (context.moves.some((move) => move.text === text))
      rows.push(
        way('scrap', 'scrap', label, {
          key: 'S',
          note: t('isle.use.scrapNote'),
          targets: [target],
          opens: [[text]],
          ...(card ? { card } : {}),
        }),
      );
    else rows.push(refused(context, 'scrap', 'scrap', label, text, undefined, { key: 'S' }));
  }
  return rows;
}
