// The ways of phases that ask for something particular, the steps of a delivery, and the overview of an action.
import { t } from '../../app/texts.svelte';
import { colourOfDest, destOfColour, destOrder, islandTable } from './cards';
import { thingKey, type Thing } from './model';
import { itemText, ofKind } from './notation';
import { gainsOf, type Quote } from './quotes';
import { cargoName, destName, needsText, passengerName, shortName } from './words';
import { carWays, current, handWays, offered, refused, supplyWays, way, type Context, type Way } from './ways';
import type { Colour, Dest, Item } from './view';

/** Positions of the items a move may mean: any cargo of the car, or its passengers of that colour. */
export const itemsOf = (items: readonly Item[], colour: Colour | null): number[] =>
  items.flatMap((item, i) =>
    colour ? ('passenger' in item && item.passenger === colour ? [i] : []) : 'cargo' in item ? [i] : [],
  );

/** Things of the train, as a move's `item` names them. */
const thingsOf = ({ me }: Context, car: number, colour: Colour | null): Thing[] =>
  itemsOf(me.train[car]?.items ?? [], colour).map((item) => ({ kind: 'item', car, item }));

const paxOf = ({ me }: Context, wanted: (colour: Colour) => boolean): { car: number; colour: Colour }[] =>
  me.train.flatMap((car, i) =>
    [
      ...new Set(car.items.flatMap((item) => ('passenger' in item && wanted(item.passenger) ? [item.passenger] : []))),
    ].map((colour) => ({ car: i, colour })),
  );

/** What a step of a delivery brings, null where it is not legal; before the delivery is opened, its own quote says so. */
function stepOf({ moves, quote }: Context, [deliver]: string[], text: string): Quote | null {
  if (deliver) return quote(deliver).steps?.find((step) => step.move === text) ?? null;
  return moves.some((move) => move.text === text) ? quote(text) : null;
}

/** The steps at a destination. `after` is ['deliver …'] as long as the delivery has not begun. */
export function deliveryWays(context: Context, dest: Dest, after: string[]): Way[] {
  return [
    ...contractWays(context, dest, after),
    ...ticketWays(context, dest, after),
    ...abilityWays(context, dest, after),
    ...specialWays(context, dest, after),
  ];
}

function contractWays(context: Context, dest: Dest, after: string[]): Way[] {
  const { view, seat } = context;
  const rows: Way[] = [];
  const island = view.islands[dest];
  const contracts: { text: string; id: string; kind: 'initial' | 'secondary'; which?: 'a' | 'b' }[] = [];
  if (island?.state === 'centre' || (island?.state === 'open' && island.owner !== seat))
    contracts.push({ text: 'initial', id: 'initial', kind: 'initial' });
  if (island?.state === 'open' && island.owner === seat) {
    for (const which of ['a', 'b'] as const)
      if (islandTable[dest].secondary[which])
        contracts.push({ text: `secondary ${which}`, id: `secondary:${which}`, kind: 'secondary', which });
  }
  for (const { text, id, kind, which } of contracts) {
    const contract = which ? islandTable[dest].secondary[which]! : islandTable[dest].initial;
    const label = t(`isle.use.${kind}`, { needs: needsText(contract.deliver) });
    const rest = { dest, key: kind === 'initial' ? 'I' : which === 'a' ? 'A' : 'B' };
    const vp = stepOf(context, after, text)?.vp;
    rows.push(
      vp === undefined
        ? refused(context, kind, id, label, text, after, rest)
        : way(kind, id, label, { ...rest, vp, note: t('isle.plusVp', { n: vp }), opens: [[...after, text]] }),
    );
  }
  return rows;
}

function ticketWays(context: Context, dest: Dest, after: string[]): Way[] {
  const { seat, me } = context;
  const colour = colourOfDest(dest);
  return paxOf(context, (one) => one === colour).map(({ car }) => {
    const text = `ticket ${car}`;
    const label = t('isle.use.ticket', { passenger: passengerName(colour!), car: shortName(me.train[car]!.card) });
    const rest = { dest, colour: colour!, targets: [{ kind: 'car', seat, car } as const], key: 'T' };
    const quote = stepOf(context, after, text);
    return quote
      ? way('ticket', `ticket:${car}`, label, { ...rest, ops: gainsOf(quote), opens: [[...after, text]] })
      : refused(context, 'ticket', `ticket:${car}`, label, text, after, rest);
  });
}

/** Cabooses 9 and 10: rows only where the train has them, elsewhere they would only be in the way. */
function abilityWays(context: Context, dest: Dest, after: string[]): Way[] {
  const { seat, me } = context;
  const rows: Way[] = [];
  const colour = colourOfDest(dest);
  for (const kind of ['side', 'guest'] as const) {
    if (!me.train.some((car) => car.card === (kind === 'side' ? 'caboose_9' : 'caboose_10'))) continue;
    for (const { car, colour: one } of paxOf(context, (c) => c !== colour)) {
      const text = `${kind} ${itemText(car, one)}`;
      const quote = stepOf(context, after, text);
      if (!quote) continue;
      const label = t(`isle.use.${kind}`, { passenger: passengerName(one), dest: destName(destOfColour[one]) });
      rows.push(
        way(kind, `${kind}:${car}.${one}`, label, {
          dest,
          colour: one,
          ops: gainsOf(quote),
          targets: [{ kind: 'car', seat, car }],
          opens: [[...after, text]],
        }),
      );
    }
  }
  return rows;
}

const asideCards = ({ quote }: Context, text: string): number =>
  gainsOf(quote(text)).reduce((sum, op) => sum + (op.op === 'cards' ? op.n : 0), 0);

/** Any items for cards. Every place takes them, once in each delivery. */
function specialWays(context: Context, dest: Dest, after: string[]): Way[] {
  const { me } = context;
  const first = me.train.findIndex((car) => car.items.length);
  const item = me.train[first]?.items[0];
  if (!item) return [];
  const text = `aside ${itemText(first, 'passenger' in item ? item.passenger : null)}`;
  const rest = { dest, key: 'S' };
  const [deliver] = after;
  if (!deliver && !context.moves.some((move) => move.text === text))
    return [refused(context, 'special', 'special', t('isle.use.special'), text, after, rest)];
  return [
    way('special', 'special', t('isle.use.special'), {
      ...rest,
      note: t('isle.use.specialNote'),
      each: (deliver ? context.quote(deliver).special : asideCards(context, text)) ?? 0,
      opens: [after],
      pick: 'aside',
      tail: ['done'],
    }),
  ];
}

/** A destination chosen in an action: its steps, the delivery itself when nothing is known yet. */
export function destWays(context: Context, dest: Dest): Way[] {
  const text = `deliver ${dest}`;
  if (context.moves.some((move) => move.text === text)) return deliveryWays(context, dest, [text]);
  return offered(context.view).includes('deliver')
    ? [
        refused(context, 'deliver', 'deliver', t('isle.use.deliver', { dest: destName(dest) }), text, undefined, {
          dest,
        }),
      ]
    : [];
}

/** Cards of the row, the deck, the bag. */
export function takeWays(context: Context): Way[] {
  return ofKind(context.moves, 'take').map((move) => {
    if (move.from === 'pax')
      return way('pax', 'take:pax', t('isle.use.takePax'), {
        key: 'G',
        targets: [{ kind: 'bag' }],
        opens: [[move.text]],
        note: gainsOf(context.quote(move.text)).some((op) => op.op === 'tokens') ? t('isle.use.bagEmpty') : '',
      });
    if (move.from === 'deck')
      return way('take', 'take:deck', t('isle.use.takeDeck'), {
        key: 'T',
        targets: [{ kind: 'deck' }],
        opens: [[move.text]],
      });
    const slots = context.view.display.flatMap((card, slot) =>
      card === move.card ? [{ kind: 'display', slot } as const] : [],
    );
    return way('take', `take:${move.card}`, t('isle.use.take', { card: shortName(move.card!) }), {
      card: move.card!,
      targets: slots,
      opens: slots.map(() => [move.text]),
    });
  });
}

/** Why nothing in hand will do: what the first of it is refused for. That is one question, or none. */
function reasonOf(context: Context, ...kinds: Way['kind'][]): Pick<Way, 'note' | 'code'> {
  const { hand, me } = context;
  let asked: string | null = null;
  const why: Context['why'] = (text, after) => {
    if (!(kinds as string[]).includes(text.split(' ', 1)[0]!)) return undefined;
    asked ??= text;
    return text === asked ? context.why(text, after) : undefined;
  };
  const asking = { ...context, why };
  const rows = [
    ...hand.flatMap((card, index) => (hand.indexOf(card) === index ? handWays(asking, index) : [])),
    ...(Object.keys(me.supply) as Colour[]).flatMap((colour) => supplyWays(asking, colour)),
  ];
  const told = rows.find((row) => kinds.includes(row.kind) && row.note);
  if (told) return { note: told.note, code: told.code };
  return { note: hand.length ? '' : t('isle.board.noCards'), code: null };
}

/** The list when nothing is selected in a main or bonus action: what there is to do, and what to touch for it. */
export function overview(context: Context, shown: string | null): Way[] {
  const may = offered(context.view);
  const rows: Way[] = [];
  if (may.includes('take'))
    rows.push(...takeWays(context).filter((one) => one.id === 'take:deck' || one.id === 'take:pax'));
  if (may.includes('build')) {
    const n = new Set(ofKind(context.moves, 'build').map((move) => move.card)).size;
    rows.push(
      way('show', 'show:build', t('isle.use.showBuild'), {
        key: 'B',
        note: n ? t('isle.use.showNote', { n }) : '',
        ...(n ? {} : { legal: false, ...reasonOf(context, 'build', 'construct', 'upgrade') }),
        leads: { action: 'build' },
        opens: [],
        chosen: shown === 'build',
      }),
    );
  }
  if (may.includes('load')) {
    const n = new Set(
      ofKind(context.moves, 'load', 'board').map((move) => (move.kind === 'load' ? move.card : move.colour)),
    ).size;
    rows.push(
      way('show', 'show:load', t('isle.use.showLoad'), {
        key: 'L',
        note: n ? t('isle.use.showNote', { n }) : '',
        ...(n || context.moves.some((move) => move.kind === 'blind')
          ? {}
          : { legal: false, ...reasonOf(context, 'load', 'board') }),
        leads: { action: 'load' },
        opens: [],
        chosen: shown === 'load',
      }),
    );
  }
  if (may.includes('deliver')) {
    const legal = context.moves.some((move) => move.kind === 'deliver');
    const row = way('show', 'show:deliver', t('isle.use.showDeliver'), {
      key: 'D',
      legal,
      leads: { action: 'deliver' },
      opens: [],
      chosen: shown === 'deliver',
    });
    rows.push(
      legal ? row : { ...refused(context, 'show', 'show:deliver', row.label, `deliver ${destOrder[0]}`), key: 'D' },
    );
    if (legal && (shown === 'deliver' || may.length === 1)) rows.push(...destRows(context));
  }
  return rows;
}

/** Destinations with what they would bring now. */
function destRows(context: Context): Way[] {
  return destOrder
    .filter((dest) => context.view.islands[dest])
    .map((dest) => {
      const after = [`deliver ${dest}`];
      const steps = [...contractWays(context, dest, after), ...ticketWays(context, dest, after)].filter(
        (one) => one.legal,
      );
      const contract = steps.find((one) => one.vp !== undefined);
      const ticket = steps.find((one) => one.kind === 'ticket');
      return way('deliver', `to:${dest}`, destName(dest), {
        dest,
        note: contract ? contract.note : ticket ? '' : t('isle.use.onlySpecial'),
        ops: ticket?.ops ?? [],
        leads: { thing: { kind: 'dest', dest } },
        opens: [],
        ...(contract ? { vp: contract.vp! } : {}),
      });
    });
}

/** Phases with one kind of answer. Empty for main and bonus actions. */
export function phaseWays(context: Context): Way[] {
  const { view, moves, me, hand } = context;
  const now = current(view);
  switch (now?.what) {
    case 'take':
      return takeWays(context);
    case 'pay':
      return [
        way('pay', 'pay', t('isle.use.payFor', { card: shortName(now.card) }), {
          card: now.card,
          pick: 'pay',
          standing: true,
        }),
      ];
    case 'toss':
      return [way('toss', 'toss', t('isle.use.toss', { n: now.left }), { pick: 'toss', standing: true })];
    case 'limit':
      return [way('toss', 'toss', t('isle.use.limit', { n: now.over }), { pick: 'toss', standing: true })];
    case 'blind':
      if (now.stage === 'toss')
        return [way('toss', 'toss', t('isle.use.toss', { n: 1 }), { pick: 'toss', standing: true })];
      return hand.flatMap((card, index) =>
        hand.indexOf(card) === index
          ? [
              way('under', `under:${card}`, t('isle.use.under', { card: shortName(card) }), {
                card,
                targets: [{ kind: 'hand', index }],
                opens: [[`under ${card}`]],
              }),
            ]
          : [],
      );
    case 'raze':
      return ofKind(moves, 'raze').map((move) =>
        way('raze', `raze:${move.card}`, t('isle.use.raze', { card: shortName(move.card) }), {
          card: move.card,
          targets: [{ kind: 'building', card: move.card }],
          opens: [[move.text]],
        }),
      );
    case 'pick':
      return ofKind(moves, 'pick').map((move) =>
        way('pick', `pick:${move.card}`, t('isle.use.take', { card: shortName(move.card) }), {
          card: move.card,
          targets: [{ kind: 'discard', card: move.card }],
          opens: [[move.text]],
        }),
      );
    case 'give': {
      const gives = ofKind(moves, 'give');
      return gives.map((move) => {
        const targets = thingsOf(context, move.car, move.colour);
        const cargo = context.quote(move.text).cargo ?? 'all';
        const what = move.colour ? passengerName(move.colour) : cargoName(cargo);
        return way('give', move.text, t('isle.use.give', { what, car: shortName(me.train[move.car]!.card) }), {
          targets,
          opens: targets.map(() => [move.text]),
          standing: gives.length === 1,
          ...(move.colour ? { colour: move.colour } : { cargo }),
        });
      });
    }
    case 'special':
      return [
        way('special', 'special', t('isle.use.specialMore'), {
          each: Math.max(0, ...ofKind(moves, 'aside').map((move) => asideCards(context, move.text))),
          pick: 'aside',
          tail: ['done'],
          standing: true,
        }),
      ];
    case 'deliver':
      return deliveryWays(context, now.dest, []);
    case 'night':
      return [way('night', 'night', t('isle.use.night'), { opens: [['night']], standing: true, key: 'N' })];
    default:
      return [];
  }
}

/** Hand cards (and waiting passengers) an action can use: marked when the overview's row is chosen. */
export function usable(context: Context, action: string): Thing[] {
  const things: Thing[] = [];
  const { moves, hand, me } = context;
  if (action === 'build')
    hand.forEach(
      (card, index) =>
        ofKind(moves, 'build').some((move) => move.card === card) && things.push({ kind: 'hand', index }),
    );
  if (action === 'load') {
    const blind = moves.some((move) => move.kind === 'blind');
    hand.forEach(
      (card, index) =>
        (blind || ofKind(moves, 'load').some((move) => move.card === card)) && things.push({ kind: 'hand', index }),
    );
    for (const colour of Object.keys(me.supply) as Colour[])
      if (ofKind(moves, 'board').some((move) => move.colour === colour)) things.push({ kind: 'supply', colour });
  }
  if (action === 'deliver') for (const move of ofKind(moves, 'deliver')) things.push({ kind: 'dest', dest: move.dest });
  return things;
}

/** What can be done with the thing selected in a main or bonus action. */
export function waysOf(context: Context, thing: Thing): Way[] {
  switch (thing.kind) {
    case 'hand':
      return handWays(context, thing.index);
    case 'supply':
      return supplyWays(context, thing.colour);
    case 'car':
      return carWays(context, thing);
    case 'item':
      return carWays(context, { seat: context.seat, car: thing.car });
    case 'dest':
      return destWays(context, thing.dest);
    default:
      return takeWays(context).filter((one) => one.targets.some((target) => thingKey(target) === thingKey(thing)));
  }
}
