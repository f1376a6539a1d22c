// What a replay asks of Railways of the World: the moves of a record told as people would, action by action, by the names
// of the cities.
import { t } from '../../app/texts.svelte';
import type { GameReplay, Names, RecordMove } from '../game';
import { placed, stepsOf } from '../steps';
import { cityOfSide, mapOf, type RailMap } from './box';
import { ofKind, parseMove, parseMoves, type Move } from './notation';
import Scene from './Scene.svelte';
import { baronName, cardName, colorName, cubeName, pairName } from './terms';
import { eventsOf } from './told';
import { Tracing } from './tracing';
import { cityName } from './words';
import { baronsIn, type RailwaysView } from './view';

/** The map of tables whose options name none. */
const usualMap = 'eastern_us';

/** They finish what the move before has begun. */
const parts = new Set(['use', 'lay', 'stop', 'go', 'color', 'grow', 'depot']);
const wordOf = ({ move }: RecordMove): string => move.split(' ', 1)[0]!;

/** A city that is urbanized for the card that was just taken. */
const isFree = (map: RailMap, move: RecordMove, before: RecordMove): boolean => {
  const taken = parseMove(before.move);
  return wordOf(move) === 'urbanize' && taken?.kind === 'take' && map.card(taken.card)?.effect.free_urbanize === true;
};

class Teller {
  private readonly tracing: Tracing;

  constructor(
    private readonly map: RailMap,
    private readonly names: Names,
  ) {
    this.tracing = new Tracing(map);
  }

  tell(list: RecordMove[]): { text: string; places: string[] } {
    const moves = parseMoves(list.map(({ move }) => move));
    const [first] = moves;
    const { text, places } =
      list[0]!.by < 0
        ? { text: this.setup(moves), places: [] }
        : first
          ? this.deed(first, moves)
          : { text: t(`railways.replay.${wordOf(list[0]!)}`), places: [] };
    return { text: [text, ...this.turnedUp(list[0]!.by < 0 ? [] : moves)].join('; '), places };
  }

  private setup(moves: Move[]): string {
    const [first] = ofKind(moves, 'first');
    return first ? t('railways.replay.setupFirst', { name: this.names(first.seat) }) : t('railways.replay.setup');
  }

  /** What chance brought with a deed or after it: cubes, an open card. */
  private turnedUp(moves: Move[]): string[] {
    const cubes = ofKind(moves, 'cube');
    return [
      ...(cubes.length
        ? [
            t('railways.replay.cubes', {
              city: cityName(this.map, cubes[0]!.city),
              list: cubes.map(({ cube }) => cubeName(cube)).join(', '),
            }),
          ]
        : []),
      ...ofKind(moves, 'card').map(({ card }) => t('railways.replay.card', { card: cardName(card) })),
    ];
  }

  private deed(first: Move, moves: Move[]): { text: string; places: string[] } {
    const { map } = this;
    switch (first.kind) {
      case 'build':
      case 'extend': {
        const { from, to, hexes } = this.tracing.build(moves);
        const words = { city: cityName(map, from), n: hexes.length };
        const [used] = ofKind(moves, 'use');
        const text = to
          ? t('railways.replay.link', { ...words, pair: pairName(map, from, to) })
          : t('railways.replay.track', words);
        return {
          text: used ? `${text}; ${cardName(used.card)}` : text,
          places: [from, ...hexes, ...(to ? [to] : [])],
        };
      }
      case 'deliver': {
        const cities = this.tracing.journey(moves);
        const to = cities.at(-1)!;
        return {
          text: t('railways.replay.deliver', {
            cube: cubeName(first.cube),
            pair: pairName(map, first.city, to),
            n: cities.length - 1,
          }),
          places: cities,
        };
      }
      case 'urbanize':
      case 'take':
        return this.taken(first, moves);
      case 'western':
        return { text: t('railways.replay.western', { city: cityName(map, first.city) }), places: [first.city] };
      case 'keep':
        return { text: t('railways.replay.keepOne', { baron: baronName(first.baron) }), places: [] };
      case 'bid':
        return { text: t('railways.replay.bid', { n: first.bid }), places: [] };
      default:
        return { text: t(`railways.replay.${first.kind}`), places: [] };
    }
  }

  /** A card with what it did at once, or a city that gets a colour. */
  private taken(first: Move, moves: Move[]): { text: string; places: string[] } {
    const { map } = this;
    const [urbanized] = ofKind(moves, 'urbanize');
    const [colored] = ofKind(moves, 'color');
    const [grown] = ofKind(moves, 'grow');
    const [depot] = ofKind(moves, 'depot');
    const from = depot && cityOfSide(depot.side);
    const to = depot && this.tracing.across(depot.side);
    const city = urbanized?.city ?? grown?.city;
    const said = [
      ...(first.kind === 'take' ? [t('railways.replay.take', { card: cardName(first.card) })] : []),
      ...(urbanized
        ? [
            t('railways.replay.urbanize', {
              city: cityName(map, urbanized.city),
              color: colored ? colorName(colored.color) : '',
            }),
          ]
        : []),
      ...(grown ? [cityName(map, grown.city)] : []),
      ...(from && to ? [pairName(map, from, to)] : []),
    ];
    return { text: said.join('; '), places: city ? [city] : depot ? [depot.side] : [] };
  }
}

export const replay: GameReplay = {
  Scene,
  counted(view) {
    const seen = view as RailwaysView;
    const n = mapOf(seen.map).common.bond.final_points;
    return t(baronsIn(seen) ? 'railways.replay.countedAll' : 'railways.replay.counted', { n });
  },
  events: (moves, before) => eventsOf(moves, before as RailwaysView),
  steps(moves, names, options) {
    const map = mapOf(String(options?.map ?? usualMap));
    const teller = new Teller(map, names);
    return stepsOf(placed(moves), {
      begins: (move, before) => move.by >= 0 && !parts.has(wordOf(move)) && !isFree(map, move, before),
      tell: (list) => teller.tell(list),
    });
  },
};
