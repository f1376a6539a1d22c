// Positions for the pictures of the rules page, written as tracks: "H16,4>15,5!" is suit and ends, and "!" an open one.
import { box, endsOf, geometry } from './box';
import type { Layers } from './layers';
import type { Rect } from './plane';
import type { CardId, Drawn, HexName, Rank, Side, Suit, Track } from './view';

const words = (list: string): string[] => list.split(' ').filter(Boolean);
const letters: Record<string, Suit> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** A sheet with these tracks, these active places, and sides of others: "C9:4-1" are four, one of them new. */
export function drawnOf(side: Side, tracks: string, active = '', sides = ''): Drawn {
  const drawn: Drawn = {
    tracks: { spades: [], hearts: [], diamonds: [], clubs: [] },
    shortcuts: [],
    towns: {},
    active: words(active),
    ends: {},
    sides: Object.fromEntries(
      words(sides).map((word) => {
        const [hex, now, drafted = '0'] = word.split(/[:-]/) as [HexName, string, string?];
        return [hex, { now: Number(now), drafted: Number(drafted) }];
      }),
    ),
  };
  for (const word of words(tracks)) {
    const suit = letters[word[0]!]!;
    const track: Track = word.slice(1).replace('!', '');
    const way = geometry[side].way(track)!;
    const end = geometry[side].vertex(endsOf(track)[1])!;
    if (word.endsWith('!')) drawn.ends![suit] = [...(drawn.ends![suit] ?? []), end.id];
    if (way.edge) drawn.tracks[suit].push(way.edge.id);
    else
      drawn.shortcuts.push({
        hex: geometry[side].map.hexes[way.shortcut!.hex]!.name,
        diagonal: way.shortcut!.diagonal,
        suit,
      });
    for (const { town } of way.ends) if (town !== null) drawn.towns[town] = [...(drawn.towns[town] ?? []), suit];
  }
  return drawn;
}

export interface MapFigure {
  side: Side;
  sheet: Drawn;
  layers?: Layers;
  /** The part that is shown. */
  view: Rect;
}

const whole: Rect = { x: -8, y: -8, w: 882, h: 516 };
const part = (x: number, y: number, w = 300, h = 240): Rect => ({ x, y, w, h });

/** Three seats, the fourth round: the record of the examples. */
const played =
  'C19,13>19,11 C19,11>18,10 C18,10>17,11 D3,17>3,19 D3,19>2,20 D2,20>1,19 D3,13>1,11 C20,16>21,17 C21,17>21,19 C21,19>22,20 C18,16>17,17 C17,17>16,16 C16,16>15,17 S5,5>6,4 S6,4>6,2 S6,2>7,1 D4,16>5,17 D4,14>5,13 D5,13>7,11 D5,17>6,16 S5,7>6,8 S6,8>8,10 S8,10>7,11 H20,8>22,10 H19,5>18,4 H18,4>18,2 H18,2>17,1 D6,16>7,17 D7,17>7,19 D7,19>8,20 D8,20>9,19 D7,17>8,16 D8,16>8,14 D8,14>9,13 D9,13>10,14 H17,1>16,2 H16,2>15,1 H19,7>18,8 D10,14>10,16 D10,16>11,17 D11,17>11,19! C18,14>17,13 C17,13>16,14 C16,14>15,13! C19,17>19,19 C19,19>20,20 C20,20>20,22! S6,4>7,5 S7,5>8,4 S8,4>9,5 H18,8>17,7 H17,7>17,5 H17,5>16,4!';
const active = 'A5 B4 B9 E1 E9 F5 F8 G6 G12 H2 H10';
const beside = 'B5:1 C9:2 E3:1 G9:2 H1:1 H4:1';

export const maps: Record<string, MapFigure> = {
  sheet: { side: 'A', sheet: drawnOf('A', played, active, beside), view: whole },
  ways: {
    side: 'A',
    sheet: drawnOf('A', 'H20,4>20,2 H20,2>19,1! H19,7>18,8!'),
    layers: {
      suit: 'hearts',
      legal: ['19,1>18,2', '21,5>22,4', '21,7>22,8', '20,8>20,10', '18,8>17,7', '18,8>18,10', '19,5>18,4'],
    },
    view: part(566, -8),
  },
  clash: {
    side: 'A',
    sheet: drawnOf('A', 'H19,7>18,8 H18,8>18,10! C19,13>19,11!'),
    layers: { suit: 'clubs', refuse: '19,11>18,10' },
    view: part(560, 130),
  },
  towns: {
    side: 'A',
    sheet: drawnOf('A', 'S5,7>6,8 S6,8>6,10 S6,10>7,11 D4,14>5,13 D5,13>6,14 D6,14>7,13 D7,13>7,11', '', 'E3:1'),
    layers: { rings: ['town:A6'] },
    view: part(90, 130),
  },
  works: {
    side: 'B',
    sheet: drawnOf('B', 'H6,16>7,17 H7,17>8,16! H5,13>5,11!'),
    layers: {
      suit: 'hearts',
      priced: [
        { track: '5,11>4,10', tokens: ['bridge'], boxes: 1 },
        { track: '8,16>9,17', tokens: ['tunnel'], boxes: 1 },
        { track: '6,14>6,10', tokens: ['shortcut'], boxes: 1 },
        { track: '7,17>7,19', tokens: ['switch'], boxes: 1 },
      ],
    },
    view: part(100, 210, 320, 256),
  },
  fort: {
    side: 'A',
    sheet: drawnOf('A', 'H19,7>18,8 H18,8>17,7 H17,7>17,5 H17,5>16,4 H16,4>15,5!', '', 'B9:1 C9:4-1'),
    layers: { suit: 'hearts', preview: '15,5>15,7', tags: [{ at: 'C9', text: '+6' }] },
    view: part(480, 60),
  },
  ranch: {
    side: 'B',
    sheet: drawnOf('B', 'H6,16>6,20 H6,20>6,22!', 'H2 H4'),
    layers: {
      region: [...'F1 F2 G1 G2 G3 H1 H2 H3'.split(' ').map((hex) => ({ hex })), { hex: 'G4', half: 1 }],
    },
    view: part(-8, 236, 340, 272),
  },
  network: {
    side: 'A',
    sheet: drawnOf('A', played, active, beside),
    layers: { rings: ['town:A0', 'town:A2', 'town:A5', 'town:A6', 'town:A9', 'town:A10'] },
    view: whole,
  },
};

export const cards: Record<'turn' | 'many', (CardId | null)[]> = {
  turn: ['QH', 'JS', 'KD'],
  many: ['KH', 'KS', 'JD'],
};

/** A hand of each kind: groups of equal ranks, as many as its pattern has. */
export const hands: Record<string, Rank[]> = Object.fromEntries(
  box.poker_hands.map(({ id, pattern }) => [
    id,
    pattern.flatMap((size, i) => Array.from({ length: size }, () => box.cards.ranks[i]!)),
  ]),
);
