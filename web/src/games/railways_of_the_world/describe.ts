// The position of a seat in sentences, for screen readers and for the text view: the table first, then what is its own.
import { t, texts } from '../../app/texts.svelte';
import { cityOfSide, edgeOf, hexName, hexOf, mapOf, type RailMap } from './box';
import { cityLabel, directionName } from './labels';
import { baronName, cardName, cardNote, cubeName, goalText, pairName } from './terms';
import type { CityId, LinkView, RailwaysView, SeatView } from './view';
import { cityName, mapName } from './words';

const listed = (words: readonly string[]): string => words.join('; ');
const some = (key: string, list: readonly string[]): string[] => (list.length ? [t(key, { list: listed(list) })] : []);

function tableLines(view: RailwaysView, map: RailMap): string[] {
  const { auction, action_round: round, empty, ending } = view;
  return [
    t('railways.told.turn', { map: mapName(map), n: view.turn_of_game }),
    ...(auction ? [auction.bid ? t('railways.told.bid', { n: auction.bid }) : t('railways.told.noBid')] : []),
    ...(round ? [t('railways.told.round', { n: round, of: map.common.actions_per_turn })] : []),
    t('railways.told.empty', { now: empty.now, of: empty.threshold }),
    ...(ending.last_turn ? [t('railways.told.last')] : ending.triggered ? [t('railways.told.triggered')] : []),
  ];
}

/** What is being done right now. */
function actionLines({ building, delivering }: RailwaysView, map: RailMap): string[] {
  if (building)
    return [
      t('railways.told.building', {
        city: cityName(map, building.start),
        list: building.tiles.map(({ tile }) => hexName(hexOf(tile))).join(', ') || t('railways.told.noTile'),
        n: building.price,
        left: building.left,
      }),
      ...some(
        'railways.told.reach',
        building.reach.map(({ city, tiles, price }) =>
          t('railways.told.reachOne', { city: cityName(map, city), tiles: tiles.length, n: price }),
        ),
      ),
    ];
  if (!delivering) return [];
  const { cube, from, at, left } = delivering;
  return [
    t('railways.told.delivering', {
      cube: cubeName(cube),
      from: cityName(map, from),
      city: cityName(map, at),
      n: left,
    }),
  ];
}

const ends = (map: RailMap, { ends: [from, to] }: LinkView): string =>
  pairName(map, cityOfSide(from!), cityOfSide(to!));

function linkLines(view: RailwaysView, map: RailMap, seat: number): string[] {
  const own = view.links.filter(({ owner }) => owner === seat);
  const finished = own.filter((link) => !link.open);
  return [
    ...(finished.length ? [] : [t('railways.told.noLinks')]),
    ...some(
      'railways.told.links',
      finished.map((link) => ends(map, link)),
    ),
    ...own.flatMap(({ ends: [from], open }) =>
      open
        ? t('railways.told.open', {
            city: cityName(map, cityOfSide(from!)),
            hex: hexName(hexOf(open)),
            to: directionName(edgeOf(open)),
          })
        : [],
    ),
    ...some(
      'railways.told.depots',
      view.links.filter(({ depot }) => depot === seat).map((link) => ends(map, link)),
    ),
  ];
}

/** Cities of the seat's own links in sentences, the others in one. */
function cityLines(view: RailwaysView, map: RailMap, seat: number): string[] {
  const mine = new Set(
    view.links.flatMap(({ owner, open, ends: sides }) => (owner === seat && !open ? sides.map(cityOfSide) : [])),
  );
  const label = ({ id }: { id: CityId }): string => cityLabel(map, id, view.cities[map.place(id)]!, view.links);
  const own = map.cities.filter(({ id }) => mine.has(id));
  return [
    ...own.map((city) => `${label(city)}.`),
    ...some('railways.told.others', map.cities.filter((city) => !own.includes(city)).map(label)),
  ];
}

function cardLines(view: RailwaysView, map: RailMap, { cards = [], baron, dealt }: SeatView): string[] {
  const cardText = (id: string): string => {
    const card = map.card(id);
    return card ? `${cardName(id)}, ${cardNote(card)}` : cardName(id);
  };
  const baronText = (id: string): string => {
    const card = map.baron(id);
    return card ? `${baronName(id)}, ${goalText(card, map)}` : baronName(id);
  };
  const { open = [], majors } = view.cards;
  return [
    ...some('railways.told.kept', cards.map(cardText)),
    ...some('railways.told.baron', baron ? [baronText(baron)] : []),
    ...some('railways.told.dealt', baron ? [] : (dealt ?? []).map(baronText)),
    ...some('railways.told.cards', open.map(cardText)),
    ...some(
      'railways.told.majors',
      majors.flatMap(({ a, b, points, seat }) =>
        seat === null ? `${pairName(map, a, b)} ${texts.signed(points)}` : [],
      ),
    ),
  ];
}

export function describe(view: RailwaysView, seat: number): string[] {
  const held = view.seats[seat];
  if (!held) return [];
  const map = mapOf(view.map);
  const { cash, bonds, income, interest, engine, points } = held;
  return [
    ...tableLines(view, map),
    ...actionLines(view, map),
    t('railways.told.money', { cash, bonds, income, interest }),
    t('railways.told.engine', { level: engine, n: points }),
    ...linkLines(view, map, seat),
    ...cardLines(view, map, held),
    ...cityLines(view, map, seat),
  ];
}
