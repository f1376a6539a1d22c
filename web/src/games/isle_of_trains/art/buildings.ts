// The ten buildings, about 96 × 70, ground at y = 0; stone for offices, the paint of a car where one is meant.
import type { CardId, Colour } from '../view';
import { cargoFace } from './icons';
import { pinFace } from './people';
import { at, circle, none, path, rect, thin } from './svg';

const pane = (x: number, y: number, w = 5, h = 7): string => rect(x, y, w, h, 'var(--window)', 0.8, thin);
const columns = (xs: number[], w = 5): string => xs.map((x) => rect(x, -27, w, 24, 'var(--stone-2)', 0, thin)).join('');
const steps = rect(8, -4, 82, 4, 'var(--stone-2)');
const flag = (x: number, y: number): string =>
  path(`M${x} ${y + 14}V${y}`) +
  path(`M${x + 0.8} ${y}H${x + 15}L${x + 11} ${y + 3.5} ${x + 15} ${y + 7}H${x + 0.8}Z`, 'var(--red)');
const gate = (x: number, w: number, h: number): string =>
  path(`M${x} 0V${-h}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${-h}V0Z`, 'var(--hold)');
const clock = (x: number, y: number, r: number): string =>
  circle(x, y, r, 'var(--window)') +
  path(
    `M${x} ${y}V${y - r * 0.6}M${x} ${y}H${x + r * 0.45}`,
    'none',
    'stroke="#1B2330" stroke-width="1.4" stroke-linecap="round"',
  );
const each = (xs: number[], draw: (x: number) => string): string => xs.map(draw).join('');

/** Station houses: the discs on the roof carry the colours of the two places they count. */
const disc = (colour: Colour, x: number): string => at(x, -40.4, 0.72, pinFace(colour));
const stationHouse = (first: Colour, second: Colour): string =>
  rect(16, -24, 66, 24, 'var(--stone)', 1) +
  rect(62, -53, 7, 12, 'var(--b-caboose)') +
  path('M8 -24L19 -44H79L90 -24Z', 'var(--b-coach)') +
  disc(first, 33) +
  disc(second, 51) +
  rect(4, -19, 90, 3.6, 'var(--b-coach-2)', 1) +
  path('M9 -15.4V0M89 -15.4V0') +
  each([23, 67], (x) => pane(x, -12, 8, 8)) +
  path('M42 0V-13H56V0Z', 'var(--hold)');

const drawings: Record<string, () => string> = {
  coal_factory: () =>
    path('M14 0V-26L30 -34V-26L46 -34V-26L62 -34V0Z', 'var(--b-hopper)') +
    rect(64, -26, 20, 26, 'var(--b-hopper-2)') +
    path('M67 -26L69 -56H76L78 -26Z', 'var(--b-caboose)') +
    rect(67.5, -58, 10, 4, 'var(--b-caboose-2)') +
    each([20, 33, 46], (x) => pane(x, -18, 8, 8)) +
    path('M68 0V-12H80V0Z', 'var(--hold)') +
    circle(82, -64, 4, 'var(--smoke)', none) +
    circle(90, -68, 5, 'var(--smoke)', none) +
    at(4, -9, 0.5, cargoFace.coal),
  oil_refinery: () =>
    rect(64, -52, 9, 52, 'var(--b-hopper)') +
    rect(78, -42, 8, 42, 'var(--b-hopper)') +
    rect(10, -34, 24, 34, 'var(--b-tanker)', 2) +
    path('M10 -34A12 7 0 0 1 34 -34Z', 'var(--b-tanker-2)') +
    rect(38, -24, 20, 24, 'var(--b-tanker)', 2) +
    path('M34 -12H38M58 -18H64M73 -30H78M58 -8H64') +
    path('M64 -40H73M64 -28H73M78 -32H86M78 -20H86', 'none', thin) +
    at(14, -24, 0.8, cargoFace.oil) +
    path(
      'M68.5 -52C65 -58 70 -60 68 -66 74 -62 72 -57 68.5 -52Z',
      'var(--brass)',
      'stroke="var(--red)" stroke-width="1.2"',
    ),
  customs_house: () =>
    rect(12, -30, 74, 30, 'var(--stone)', 1) +
    path('M8 -30H90L49 -48Z', 'var(--b-boxcar)') +
    rect(10, -31.5, 78, 4, 'var(--stone-2)') +
    columns([20, 34, 59, 73]) +
    gate(43, 12, 16) +
    steps +
    flag(49, -62) +
    at(43.6, -45, 0.54, cargoFace.box),
  bank: () =>
    rect(14, -30, 70, 30, 'var(--stone)', 1) +
    path('M9 -30H89L49 -50Z', 'var(--stone-2)') +
    circle(49, -37.5, 5.4, 'var(--brass)') +
    path('M49 -40.4V-34.6', 'none', 'stroke="var(--brass-ln)" stroke-width="1.4"') +
    rect(10, -31.5, 78, 4, 'var(--stone-2)') +
    columns([19, 31, 62, 74], 6) +
    rect(42, -20, 14, 20, 'var(--hold)', 1) +
    circle(52.6, -10, 1.2, 'var(--brass)', none) +
    steps,
  grand_central: () =>
    rect(6, -26, 86, 26, 'var(--stone)', 1) +
    path('M27 -26A22 24 0 0 1 71 -26Z', 'var(--b-coach)') +
    path('M38 -27V-44M60 -27V-44M49 -27V-50', 'none', 'stroke="var(--ln)" stroke-width=".9" stroke-opacity=".5"') +
    flag(49, -64) +
    clock(49, -34, 7.4) +
    each([11, 20, 71, 80], (x) => pane(x, -20, 6, 12)) +
    gate(39, 20, 12) +
    rect(4, -3.6, 90, 3.6, 'var(--stone-2)'),
  town_hall: () =>
    rect(10, -24, 78, 24, 'var(--stone)', 1) +
    path('M7 -24L16 -33H82L91 -24Z', 'var(--b-caboose-2)') +
    rect(39, -52, 20, 52, 'var(--stone-2)', 1) +
    path('M36 -52L49 -68 62 -52Z', 'var(--b-caboose)') +
    clock(49, -43, 6) +
    each([16, 26, 66, 76], (x) => pane(x, -17, 6, 9)) +
    gate(43, 12, 12),
  rail_yard: () =>
    path('M6 0V-28Q49 -52 92 -28V0Z', 'var(--b-hopper)') +
    path('M2 -26Q49 -54 96 -26L94 -22Q49 -48 4 -22Z', 'var(--b-hopper-2)') +
    each(
      [12, 38, 64],
      (x) =>
        path(`M${x} 0V-16A11 11 0 0 1 ${x + 22} -16V0Z`, 'var(--hold)') +
        path(`M${x + 6} 0L${x + 9} -9M${x + 16} 0L${x + 13} -9`, 'none', 'stroke="var(--wheel-hi)" stroke-width="1.6"'),
    ),
  middle_station: () => stationHouse('purple', 'black'),
  northern_station: () => stationHouse('white', 'light_blue'),
  southern_station: () => stationHouse('orange', 'green'),
};

export const building = (card: CardId): string => drawings[card]?.() ?? '';
/** The view box of a building alone. */
export const buildingBox = '0 -71 98 73';
