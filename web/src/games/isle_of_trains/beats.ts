// Isle of Trains as the others see it: an action with its payments, drawn cards and rewards is one beat.
import { t } from '../../app/texts.svelte';
import type { Step } from '../../net/table.svelte';
import type { GameEvent, View } from '../../net/types';
import type { Beat, GameBeats, Names } from '../game';
import BeatFace from './BeatFace.svelte';
import BeatNote from './BeatNote.svelte';
import { cardOf, cargoName, destName, passengerName, shortName, type Op } from './ui';
import type { CardId, Cargo, Colour, Dest, IsleView } from './view';

/** What the actor gets, and what it brought me. */
export interface Note {
  seat: number;
  ops: Op[];
  mine: number;
}

const seen = (view: View): IsleView => view as IsleView;
const text = (value: unknown): string => String(value);
const number = (value: unknown): number => Number(value);

const builds = ['build', 'upgrade', 'construct'];
const begins = ['load', 'blind', 'board', 'scrap', 'deliver', ...builds];
const arrivals = ['initial', 'secondary', 'ticket', 'side', 'guest', 'special'];
const draws = ['take', 'draw', 'drew', 'pax', 'pick'];
const known = (step: Step): boolean => step.before !== step.after;

function joins(step: Step, { events }: Step): boolean {
  const code = step.events[0]?.c ?? '';
  const has = (list: string[]): boolean => events.some(({ c }) => list.includes(c));
  // A scrapped car makes room for one that must be built.
  if (builds.includes(code)) return has(['scrap']) && !has(builds);
  if (begins.includes(code)) return false;
  if (arrivals.includes(code)) return has(['deliver', ...arrivals]);
  if (!draws.includes(code)) return true;
  // Cards and passengers are an action of their own, or what another one brings.
  const due = known(step) ? seen(step.before).pending[0]?.what : undefined;
  return due === undefined ? has(begins) : due !== 'actions' && due !== 'bonus';
}

interface Into {
  seat: number;
  car: number;
}

/** "into your tanker II": whose, and what kind of car. */
function intoText({ seat, car }: Into, by: number, view: IsleView, names: Names, me: number | null): string {
  const card = view.seats[seat]?.train[car]?.card;
  if (!card) return '';
  const { category, level } = cardOf(card);
  const whose = seat === me && seat !== by ? 'mine' : seat === by ? 'own' : 'other';
  const figure = ['', 'I', 'II', 'III', 'IV'][level] ?? '';
  return t(`isle.beat.into.${whose}.${category}`, { level: figure, owner: names(seat) })
    .replace(' ,', ',')
    .trimEnd();
}

/** Where in the train it stands now. */
function carOf({ before, after }: Step, seat: number, card: CardId): number {
  const old = seen(before).seats[seat]?.train ?? [];
  const train = seen(after).seats[seat]?.train ?? [];
  const changed = train.findIndex((car, i) => car.card === card && old[i]?.card !== card);
  return changed >= 0 ? changed : train.findLastIndex((car) => car.card === card);
}

// On a phone these lie under tabs.
const row = 'pane:row';
const island = 'pane:island';
/** The names of things on the table, as in model.ts; what anybody holds is `cards:2`, for `hand:2` is a card of mine. */
const places = (into: Into): string => `car:${into.seat}.${into.car}`;
const plain = (sentence: string): string => sentence.replaceAll('**', '');

/** What comes with an action of any kind: payments leave, cards and passengers come. */
function alongside(events: GameEvent[], by: number, before: IsleView): Beat['flights'] {
  const hand = [`cards:${by}`];
  return events.flatMap(({ c, a }) => {
    if (c === 'pay' || c === 'toss') return [{ face: `card:${text(a.card)}`, from: hand, to: ['discard', row] }];
    if (c === 'take') {
      const slot = before.display.indexOf(text(a.card));
      return [{ face: `card:${text(a.card)}`, from: [`display:${slot}`, row], to: hand }];
    }
    if (c === 'drew') return [{ face: 'card:', from: ['deck', row], to: hand }];
    if (c === 'pick') return [{ face: `card:${text(a.card)}`, from: ['discard', row], to: hand }];
    if (c === 'pax') return [{ face: `pax:${text(a.colour)}`, from: ['bag', row], to: [`plat:${by}`, ...hand] }];
    return [];
  });
}

/** The deed itself: its words, what flies, and where. */
type Deed = Pick<Beat, 'text' | 'flights' | 'places'> & { deed: NonNullable<Beat['deed']>; ops?: Op[] };

function loading(event: GameEvent, step: Step, names: Names, me: number | null): Deed {
  const { c, by, a } = event;
  const into = { seat: number(a.seat), car: number(a.car) };
  const where = intoText(into, by, seen(step.before), names, me);
  const boards = c === 'board';
  const what = boards ? passengerName(text(a.colour) as Colour) : cargoName(text(a.cargo) as Cargo);
  const face = boards ? `pax:${text(a.colour)}` : `card:${c === 'load' ? text(a.card) : ''}`;
  const car = seen(step.before).seats[into.seat]?.train[into.car]?.card;
  return {
    text: t(c === 'blind' ? 'isle.beat.blind' : 'isle.beat.load', { who: names(by), what, into: where }),
    flights: [{ face, from: boards ? [`plat:${by}`, `cards:${by}`] : [`cards:${by}`], to: [places(into)] }],
    places: [places(into)],
    deed: { face: boards ? face : `cargo:${text(a.cargo)}`, text: plain(where), place: places(into) },
    ops: car ? cardOf(car).benefit : [],
  };
}

function building(event: GameEvent, step: Step, names: Names): Deed {
  const { c, by, a } = event;
  const card = text(a.card);
  const at = c === 'construct' ? -1 : carOf(step, by, card);
  const place = at < 0 ? `train:${by}` : `car:${by}.${at}`;
  const scrapped = step.events.find((one) => one.c === 'scrap');
  const words = {
    who: names(by),
    card: shortName(card),
    old: c === 'upgrade' ? shortName(text(a.old)) : scrapped ? shortName(text(scrapped.a.card)) : '',
    n: number(a.cost),
  };
  return {
    text: t(c === 'build' && scrapped ? 'isle.beat.replace' : `isle.beat.${c}`, words),
    flights: [{ face: `card:${card}`, from: [`cards:${by}`], to: [place, `train:${by}`] }],
    places: [place],
    deed: {
      face: c === 'upgrade' ? 'use:upgrade' : c === 'build' ? 'use:couple' : 'use:house',
      text: shortName(card),
      place,
    },
  };
}

function delivering(events: GameEvent[], by: number, names: Names): Deed {
  const first = events.find(({ c }) => c === 'deliver' || arrivals.includes(c))!;
  const dest = text(events.find(({ a }) => a.dest !== undefined)?.a.dest) as Dest;
  const place = `dest:${dest}`;
  const done = events.filter(({ c }) => arrivals.includes(c));
  const list = done.map(({ c, a }) =>
    t(`isle.beat.${c}`, {
      vp: number(a.vp ?? 0),
      n: number(a.items ?? 0),
      passenger: a.colour ? passengerName(text(a.colour) as Colour) : '',
      dest: a.dest ? destName(text(a.dest) as Dest) : '',
    }),
  );
  const flights = events.flatMap(({ c, a }) => {
    const from = [`car:${by}.${number(a.car)}`, `train:${by}`];
    if (c === 'give' || c === 'aside') return [{ face: `cargo:${text(a.cargo)}`, from, to: [place, island] }];
    if (c === 'give_pax' || c === 'aside_pax') return [{ face: `pax:${text(a.colour)}`, from, to: [place, island] }];
    if (c === 'ticket' || c === 'side' || c === 'guest')
      return [{ face: `pax:${text(a.colour)}`, from: [`train:${by}`], to: [`dest:${text(a.dest)}`, island] }];
    return [];
  });
  const paid = done.find(({ c }) => c === 'initial' || c === 'secondary');
  const rider = done.find(({ a }) => a.colour !== undefined);
  return {
    text: t('isle.beat.deliver', { who: names(first.by), dest: destName(dest), list: list.join(', ') || '…' }),
    flights,
    places: [...new Set([place, ...done.flatMap(({ a }) => (a.dest ? [`dest:${text(a.dest)}`] : []))])],
    deed: {
      face: paid || !rider ? 'use:deliver' : `pax:${text(rider.a.colour)}`,
      text: [destName(dest), ...(paid ? [t('isle.beat.points', { n: number(paid.a.vp) })] : [])].join(', '),
      place,
    },
  };
}

/** Cards or passengers, taken for their own sake. */
function taking(events: GameEvent[], by: number, names: Names): Deed | null {
  const cards = (code: string): string[] => events.flatMap(({ c, a }) => (c === code ? [shortName(text(a.card))] : []));
  const pax = events.filter(({ c }) => c === 'pax').map(({ a }) => text(a.colour) as Colour);
  const deck = events.filter(({ c }) => c === 'drew').length;
  const parts = [
    ...(cards('take').length ? [t('isle.beat.row', { cards: cards('take').join(', ') })] : []),
    ...(cards('pick').length ? [t('isle.beat.pick', { cards: cards('pick').join(', ') })] : []),
    ...(deck ? [t('isle.beat.deck', { n: deck })] : []),
    ...(pax.length
      ? [
          t('isle.beat.bag', {
            list: pax.map((colour) => passengerName(colour)).join(', '),
          }),
        ]
      : []),
  ];
  if (!parts.length) return null;
  return {
    text: t('isle.beat.taken', { who: names(by), what: parts.join(', ') }),
    flights: [],
    places: pax.length ? [`plat:${by}`] : [`cards:${by}`],
    deed: { face: pax.length ? `pax:${pax[0]}` : 'use:take', text: parts.join(', '), place: null },
  };
}

function deedOf(step: Step, by: number, names: Names, me: number | null): Deed | null {
  const { events } = step;
  const main = events.find(({ c }) => builds.includes(c)) ?? events.find(({ c }) => begins.includes(c));
  if (main && builds.includes(main.c)) return building(main, step, names);
  if (main && ['load', 'blind', 'board'].includes(main.c)) return loading(main, step, names, me);
  if (main?.c === 'deliver' || events.some(({ c }) => arrivals.includes(c))) return delivering(events, by, names);
  if (main?.c === 'scrap')
    return {
      text: t('isle.beat.scrap', { who: names(by), card: shortName(text(main.a.card)) }),
      flights: [{ face: `card:${text(main.a.card)}`, from: [`train:${by}`], to: ['discard', row] }],
      places: [`train:${by}`],
      deed: { face: 'use:scrap', text: shortName(text(main.a.card)), place: null },
    };
  return taking(events, by, names);
}

export { default as Watching } from './Watching.svelte';

export const beats: GameBeats = {
  joins,
  beat(step, names, me): Beat | null {
    const by = step.events[0]!.by;
    const last = step.events.find(({ c }) => c === 'final_round');
    const said = last ? t(`isle_of_trains.events.final_round.${text(last.a.case)}`) : '';
    const made = by < 0 ? null : deedOf(step, by, names, me);
    if (!made) return said ? { seat: -1, text: said, flights: [], places: [] } : null;
    const { ops = [], ...deed } = made;
    const points = (view: View): number => (me === null ? 0 : seen(view).seats[me]!.score.total);
    const mine = by === me ? 0 : points(step.after) - points(step.before);
    const note: Note = { seat: by, ops, mine };
    return {
      seat: by,
      ...deed,
      text: said ? `${deed.text}. ${said}` : deed.text,
      flights: [...deed.flights, ...alongside(step.events, by, seen(step.before))],
      ...(ops.length || mine > 0 ? { note } : {}),
    };
  },
  Face: BeatFace,
  Note: BeatNote,
};
