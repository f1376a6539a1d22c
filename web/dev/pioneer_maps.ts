// Maps as in the mock-ups: drafts, offers, a pasture, a refusal.
import { drawnOf } from '../src/games/pioneer_rails/figures';
import type { Layers } from '../src/games/pioneer_rails/layers';
import type { Drawn, Side } from '../src/games/pioneer_rails/view';

interface Shown {
  side: Side;
  sheet: Drawn;
  layers: Layers;
}

const cells = (names: string): { hex: string }[] => names.split(' ').map((hex) => ({ hex }));
const three =
  'C19,13>19,11 C19,11>18,10 C18,10>17,11 D3,17>3,19 D3,19>2,20 D2,20>1,19 D3,13>1,11 C20,16>21,17 C21,17>21,19 C21,19>22,20 C18,16>17,17 C17,17>16,16 C16,16>15,17 S5,5>6,4 S6,4>6,2 S6,2>7,1 D4,16>5,17 D4,14>5,13 D5,13>7,11 D5,17>6,16 S5,7>6,8 S6,8>8,10 S8,10>7,11 H20,8>22,10 H19,5>18,4 H18,4>18,2 H18,2>17,1 D6,16>7,17 D7,17>7,19 D7,19>8,20 D8,20>9,19 D7,17>8,16 D8,16>8,14 D8,14>9,13 D9,13>10,14 H17,1>16,2 H16,2>15,1 H19,7>18,8 D10,14>10,16 D10,16>11,17 D11,17>11,19 C18,14>17,13 C17,13>16,14 C16,14>15,13 C19,17>19,19 C19,19>20,20 C20,20>20,22 S6,4>7,5 S7,5>8,4 S8,4>9,5 H18,8>17,7 H17,7>17,5 H17,5>16,4';
const four =
  'D22,4>23,5 D21,5>21,7 D21,7>22,8 D22,8>22,10 S20,20>20,22 S19,17>18,16 S18,16>18,14 S18,14>17,13 D20,4>19,5 D19,5>17,7 D19,5>18,4 D18,4>17,5 D17,5>16,4 S19,19>18,20 S18,20>17,19 S17,19>16,20 C5,5>5,7 C5,1>5,-1 C6,2>7,1 D16,4>15,5 D15,5>14,4 D15,5>15,7 D15,7>14,8 C7,1>8,2 C8,2>9,1 C5,7>4,8';

export const maps: Record<string, Shown> = {
  main: {
    side: 'A',
    sheet: drawnOf('A', three, 'A5 B4 A1 E1 F5 G6 F8 H2 C6 B9 H10 G12 E9'),
    layers: {
      suit: 'hearts',
      draft: ['16,4>15,5', '15,5>15,7', '15,7>14,8'],
      preview: '14,8>13,7',
      legal: ['20,4>20,2', '21,5>22,4', '21,7>22,8', '14,8>14,10', '14,8>13,7'],
      activates: ['C9', 'H8'],
      region: cells('H8 H9 G8 G9 G10 F7 F8 F9 E7 D7 H10 E9 E10'),
      tags: [
        { at: 'C9', text: '+7' },
        { at: 'H8', text: '+2' },
      ],
    },
  },
  draw: {
    side: 'B',
    sheet: drawnOf('B', four, 'A4 A6 C1 C4 B12 C8 C9 D8 H12'),
    layers: {
      suit: 'hearts',
      draft: ['5,13>5,11', '6,16>7,17'],
      preview: '7,17>8,16',
      legal: ['5,11>6,10', '4,14>3,13', '6,14>7,13', '4,16>3,17', '5,17>5,19', '7,17>7,19', '7,17>8,16'],
      priced: [
        { track: '5,11>4,10', tokens: ['bridge'], boxes: 1 },
        { track: '8,16>9,17', tokens: ['tunnel'], boxes: 1 },
      ],
      activates: ['H2'],
      region: cells('F1 F2 G1 G2 G3 H1 H2 H3 G4 H4'),
      tags: [{ at: 'H2', text: '+3' }],
    },
  },
  halves: {
    side: 'B',
    sheet: drawnOf('B', `${four} H4,16>3,17 H3,17>1,19`, 'A4 H2'),
    layers: {
      suit: 'hearts',
      region: [...cells('F1 F2 G1 H1'), { hex: 'G2', half: 1 }],
      priced: ['5,17>3,19', '5,17>7,19', '4,16>2,14', '4,16>4,20', '6,14>6,10', '6,16>6,20', '6,16>8,14'].map(
        (track) => ({
          track,
          tokens: ['shortcut'],
          boxes: 1,
        }),
      ),
    },
  },
  refuse: {
    side: 'B',
    sheet: drawnOf('B', four, 'A4 A6 C1 C4 B12 C8'),
    layers: {
      suit: 'hearts',
      legal: ['5,13>5,11', '4,14>3,13', '6,14>7,13', '4,16>3,17', '6,16>7,17', '5,17>5,19'],
      refuse: '14,8>14,10',
    },
  },
  pick: {
    side: 'A',
    sheet: drawnOf('A', three, 'A5 B4 A1 E1'),
    layers: {
      suit: 'hearts',
      dim: ['spades', 'diamonds', 'clubs'],
      legal: ['20,4>20,2', '21,5>22,4', '21,7>22,8', '16,4>15,5'],
      rings: ['town:A4', 'C9', 'B12', '18,4>18,2'],
    },
  },
  fresh: {
    side: 'A',
    sheet: drawnOf('A', three, 'A5 B4 A1 E1'),
    layers: { fresh: ['18,4>19,5', '18,2>18,4', 'town:A1', 'B9'], lit: ['F5', 'town:A10', '8,14>8,16'] },
  },
  empty: { side: 'A', sheet: drawnOf('A', ''), layers: {} },
  emptyB: { side: 'B', sheet: drawnOf('B', ''), layers: {} },
};
