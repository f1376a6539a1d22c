// Railways of the World as the others see it: a build with all its tiles is one beat, a cube's whole journey, a card with
// what it does at once.
import { t } from '../../app/texts.svelte';
import type { Step } from '../../net/table.svelte';
import type { GameEvent, View } from '../../net/types';
import type { Beat, GameBeats, Names } from '../game';
import { kindOf } from './art/signs';
import BeatFace from './BeatFace.svelte';
import BeatNote from './BeatNote.svelte';
import { game, hexName, mapOf, type RailMap } from './box';
import { cubeThing } from './layers';
import { cardName, colorName, cubeName, money, pairName } from './terms';
import type { CityColor, Cube, RailwaysView } from './view';
import { cityName } from './words';

/** What an action brought to whom. */
export interface Note {
  gains: { seat: number; points: number }[];
}

const seen = (view: View): RailwaysView => view as RailwaysView;
const text = (value: unknown): string => String(value);
const number = (value: unknown): number => Number(value ?? 0);

/** The rest of an action that another move has begun. */
const parts: Record<string, string[]> = {
  used: ['begun', 'extended'],
  laid: ['begun', 'extended'],
  stopped: ['begun', 'extended'],
  moved: ['loaded'],
  delivered: ['loaded'],
  colored: ['urbanized'],
  grew: ['took'],
  depot: ['took'],
  cube: ['urbanized', 'took', 'loaded', 'western'],
};

function joins(step: Step, { events, before }: Step): boolean {
  const code = step.events[0]?.c ?? '';
  const has = (list: string[]): boolean => events.some(({ c }) => list.includes(c));
  if (code === 'urbanized') {
    // The card that pays for it was taken just before.
    const card = events.find(({ c }) => c === 'took')?.a.card;
    return !has(['urbanized']) && mapOf(seen(before).map).card(text(card))?.effect.free_urbanize === true;
  }
  return has(parts[code] ?? []);
}

/** Points by seat: as the events tell it, else what the positions show. */
function gainsOf({ events, before, after }: Step): Note['gains'] {
  const told = events.filter(({ c }) => ['gained', 'hotel', 'bonus', 'major'].includes(c));
  return seen(after).seats.flatMap(({ points: now }, seat) => {
    const mine = told.filter(({ by, a }) => number(a.seat ?? by) === seat);
    const points = told.length
      ? mine.reduce((sum, { a }) => sum + number(a.points), 0)
      : now - seen(before).seats[seat]!.points;
    return points > 0 ? [{ seat, points }] : [];
  });
}

type Deed = Pick<Beat, 'text' | 'flights' | 'places' | 'deed'>;

/** Where new cubes come from: nobody sees the bag everywhere. */
const bag = ['bag', 'deck', 'empty'];
const cubesOf = (events: GameEvent[]): GameEvent[] => events.filter(({ c }) => c === 'cube');
const cubeFlights = (events: GameEvent[]): Beat['flights'] =>
  cubesOf(events).map(({ a }) => ({ face: `cube:${text(a.color)}`, from: bag, to: [text(a.city)] }));
const cubeWords = (events: GameEvent[]): string[] =>
  cubesOf(events).length
    ? [t('railways.beat.cubes', { list: cubesOf(events).map(({ a }) => cubeName(text(a.color) as Cube)).join(', ') })] // prettier-ignore
    : [];

const sentence = (list: string[]): string => list.join('; ');
/** With its price, where one was paid: replays do not know it. */
const paid = (words: string, price: number): string => (price ? `${words}, ${money(price)}` : words);

function building(events: GameEvent[], who: string, map: RailMap): Deed {
  const begun = events.find(({ c }) => c === 'begun' || c === 'extended')!;
  const tiles = events.filter(({ c }) => c === 'laid');
  const done = events.find(({ c }) => c === 'finished');
  const card = events.find(({ c }) => c === 'used');
  const hexes = tiles.map(({ a }) => hexName({ c: number(a.c), r: number(a.r) }));
  const price = tiles.reduce((sum, { a }) => sum + number(a.price), 0);
  const words = {
    who,
    n: tiles.length,
    city: cityName(map, text(begun.a.city)),
    pair: done ? pairName(map, text(done.a.a), text(done.a.b)) : '',
  };
  const majors = events
    .filter(({ c }) => c === 'major')
    .map(({ a }) => t('railways.beat.major', { pair: pairName(map, text(a.a), text(a.b)), n: number(a.points) }));
  return {
    text: sentence([
      paid(t(done ? 'railways.beat.link' : 'railways.beat.track', words), price),
      ...(card ? [cardName(text(card.a.card))] : []),
      ...majors,
    ]),
    flights: [],
    places: [...(done ? [text(done.a.a), text(done.a.b)] : [text(begun.a.city)]), ...hexes],
    deed: {
      face: 'use:track',
      text: done ? words.pair : t('railways.beat.tiles', words),
      place: hexes[Math.floor(hexes.length / 2)] ?? text(begun.a.city),
    },
  };
}

function delivering(events: GameEvent[], who: string, map: RailMap, gains: Note['gains'], names: Names): Deed {
  const { a } = events.find(({ c }) => c === 'delivered') ?? events.find(({ c }) => c === 'loaded')!;
  const from = text(a.from ?? a.city);
  const to = text(a.city);
  const cube = text(a.cube) as Cube;
  const pair = pairName(map, from, to);
  const stops = events.flatMap((one) => (one.c === 'moved' ? [text(one.a.to)] : []));
  return {
    text: sentence([
      t('railways.beat.deliver', { who, cube: cubeName(cube), pair, n: number(a.links) }),
      ...gains.map(({ seat, points }) => t('railways.beat.gain', { who: names(seat), n: points })),
      ...cubeWords(events),
    ]),
    flights: [{ face: `cube:${cube}`, from: [cubeThing(from, cube), from], to: [to] }, ...cubeFlights(events)],
    places: [...new Set([to, from, ...stops])],
    deed: { face: `cube:${cube}`, text: pair, place: to },
  };
}

/** A city gets a colour, for money or for a card; or a card does what it does. */
function taking(events: GameEvent[], by: number, who: string, map: RailMap): Deed {
  const took = events.find(({ c }) => c === 'took');
  const urbanized = events.find(({ c }) => c === 'urbanized');
  const colored = events.find(({ c }) => c === 'colored');
  const grew = events.find(({ c }) => c === 'grew');
  const depot = events.find(({ c }) => c === 'depot');
  const card = took ? text(took.a.card) : null;
  const city = (urbanized ?? grew) ? text((urbanized ?? grew)!.a.city) : null;
  const name = city ? cityName(map, city) : '';
  const becomes = colored
    ? t('railways.beat.colored', { city: name, color: colorName(text(colored.a.color) as CityColor) })
    : name;
  const what = [
    ...(card ? [t('railways.beat.took', { who, card: cardName(card) })] : []),
    ...(urbanized && !card
      ? [paid(t('railways.beat.urbanize', { who, what: becomes }), number(urbanized.a.price))]
      : []),
    ...(urbanized && card ? [becomes] : []),
    ...(grew ? [name] : []),
    ...(depot ? [pairName(map, text(depot.a.a), text(depot.a.b))] : []),
    ...cubeWords(events),
  ];
  const place = city ?? (depot ? text(depot.a.a) : null);
  const box = card ? map.card(card) : undefined;
  const face = `card:${box ? kindOf(box) : 'deck'}`;
  return {
    text: sentence(what),
    flights: [...(card ? [{ face, from: [`card:${card}`, 'deck'], to: [`hand:${by}`] }] : []), ...cubeFlights(events)],
    places: place ? [place, ...(depot ? [text(depot.a.b)] : [])] : [`hand:${by}`],
    deed: { face: card ? face : 'use:city', text: card ? cardName(card) : becomes, place },
  };
}

function deedOf(step: Step, names: Names, gains: Note['gains']): Deed | null {
  const { events } = step;
  const main = events.find(({ by }) => by >= 0)!;
  const map = mapOf(seen(step.before).map);
  const who = names(main.by);
  const hand = [`hand:${main.by}`];
  switch (main.c) {
    case 'begun':
    case 'extended':
      return building(events, who, map);
    case 'loaded':
      return delivering(events, who, map, gains, names);
    case 'urbanized':
    case 'took':
      return taking(events, main.by, who, map);
    case 'upgraded': {
      const words = { who, level: number(main.a.level) };
      const bonus = events.flatMap(({ c, a }) => (c === 'bonus' ? [cardName(text(a.card))] : []));
      return {
        text: sentence([paid(t('railways.beat.upgrade', words), number(main.a.price)), ...bonus]),
        flights: [],
        places: hand,
        deed: { face: 'use:engine', text: t('railways.beat.level', words), place: null },
      };
    }
    case 'western': {
      const city = text(main.a.city);
      return {
        text: paid(t('railways.beat.western', { who, city: cityName(map, city) }), number(main.a.price)),
        flights: Array.from({ length: number(main.a.cubes) }, () => ({ face: 'cube:western', from: bag, to: [city] })),
        places: [city],
        deed: { face: 'use:west', text: cityName(map, city), place: city },
      };
    }
    // What was bid is over with the auction.
    case 'bid':
      return { text: t('railways.beat.bid', { who, n: number(main.a.price) }), flights: [], places: hand };
    case 'passed':
      return {
        text: t('railways.beat.pass', { who }),
        flights: [],
        places: hand,
        ...(seen(step.before).auction
          ? {}
          : { deed: { face: 'use:pass', text: t('railways.rail.pass'), place: null } }),
      };
    default:
      return null;
  }
}

export const beats: GameBeats = {
  joins,
  beat(step, names): Beat | null {
    const by = step.events[0]!.by;
    const ending = step.events.find(({ c }) => c === 'ending');
    const said = ending ? t(`${game}.events.ending`, { empty: number(ending.a.empty) }) : '';
    const gains = gainsOf(step);
    const made = by < 0 ? null : deedOf(step, names, gains);
    if (!made) return said ? { seat: -1, text: said, flights: [], places: ['empty'] } : null;
    const note: Note = { gains };
    return {
      seat: by,
      ...made,
      text: said ? `${made.text}. ${said}` : made.text,
      ...(gains.length ? { note } : {}),
    };
  },
  Face: BeatFace,
  Note: BeatNote,
};
