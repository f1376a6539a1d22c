// Engines of three levels and the time engine of the promo module. The cab window is the passenger's seat.
import type { Colour } from '../view';
import { seated } from './people';
import { circle, none, path, pen, rect, sign } from './svg';
import { driver, rod, roman, wheel } from './wheels';

const widths = [0, 104, 134, 182, 150];
export const engineWidth = (level: number): number => widths[level] ?? 134;

const heap = 'stroke="var(--coal-ln)" stroke-width="1.5" stroke-linejoin="round"';
const cowcatcher = path('M-3 -2.5L12 -15H22V-2.5ZM4 -2.5L14 -15M11 -2.5L17 -15', 'var(--red)');
const coupler = (w: number): string =>
  path(`M${w - 2} -15.5H${w + 5}`, 'none', 'stroke="var(--ln)" stroke-width="3.4"');

interface Shape {
  cab: number;
  boiler: number;
  top: number;
  radius: number;
  drivers: number[];
  domes: [number, number | null];
  bands: number[];
}
const shapes: Shape[] = [
  { cab: 62, boiler: 24, top: -39, radius: 9.5, drivers: [46, 72], domes: [38, null], bands: [50] },
  { cab: 86, boiler: 27, top: -42, radius: 10.5, drivers: [52, 76, 100], domes: [44, 66], bands: [42, 62, 80] },
  { cab: 100, boiler: 27, top: -42, radius: 11.5, drivers: [56, 81, 106], domes: [44, 72], bands: [44, 66, 86] },
];

export const cabOf = (level: number): number => shapes[Math.min(level, 3) - 1]!.cab;

const tender =
  rect(137, -40, 44, 22, 'var(--b-engine)', 2) +
  path('M140 -40L143 -46 149 -49 155 -46.5 161 -50 168 -46 174 -47 178 -40Z', 'var(--coal)', heap) +
  rect(138, -26, 42, 2.4, 'var(--brass)', 0, none) +
  path('M130 -15.5H138', 'none', 'stroke="var(--ln)" stroke-width="3.4"') +
  rect(138, -18.5, 42, 5.5, 'var(--frame)', 1) +
  [148, 160, 172].map((x) => wheel(x, 6.4)).join('');

function steam(level: number, rider: Colour | null): string {
  const w = engineWidth(level);
  const { cab, boiler, top, radius, drivers, domes, bands } = shapes[level - 1]!;
  let s = coupler(w) + cowcatcher;
  if (level === 3) s += tender;
  else
    s +=
      rect(cab + 30, -37, w - cab - 31, 19, 'var(--b-engine)', 2) +
      path(`M${cab + 32} -37L${cab + 34} -41 ${cab + 38} -39.5 ${w - 3} -37Z`, 'var(--coal)', heap);
  s +=
    path(`M15 ${top}L13.5 ${top - 15}H11.5V${top - 19}H27.5V${top - 15}H25.5L24 ${top}Z`, 'var(--b-engine-2)') +
    rect(11.5, top - 19, 16, 4, 'var(--brass)', 1);
  const [first, second] = domes;
  s += path(`M${first} ${top}V${top - 5}A6 6 0 0 1 ${first + 12} ${top - 5}V${top}Z`, 'var(--brass)');
  if (second)
    s += path(`M${second} ${top}V${top - 4}A5 5 0 0 1 ${second + 10} ${top - 4}V${top}Z`, 'var(--b-engine-2)');
  s +=
    rect(boiler, top, cab - boiler + 2, -18 - top, 'var(--b-engine)', 1) +
    rect(boiler + 1, top + 2.4, cab - boiler, 4.6, 'var(--hi)', 0, none) +
    rect(10, top - 1, boiler - 8, -17 - top, 'var(--b-engine-2)', 3.5) +
    circle(9.5, top + 10, 3.6, 'var(--brass)');
  for (const x of bands) s += path(`M${x} ${top + 0.8}V-19`, 'none', 'stroke="var(--brass)" stroke-width="1.6"');
  s += rect(cab, -56, 32, 38, 'var(--b-engine)', 1.5) + rect(cab - 4, -60, 40, 4.6, 'var(--b-engine-2)', 2.3);
  s +=
    rect(cab + 5, -53, 22, 22.6, rider ? 'var(--window)' : 'var(--window-0)', 2.5) +
    seated(rider, cab + 16, -52.4, 20, 21.4) +
    sign(cab + 16, -20.8, roman[level]!, 9.5, 'var(--brass)');
  s += rect(6, -18.8, cab + 28, 4, 'var(--red)', 1) + rect(10, -16, 20, 9.5, 'var(--frame)', 2.5);
  s += level === 3 ? wheel(21, 5.6) + wheel(36, 5.6) + wheel(124, 6.4) : wheel(22, 5.6);
  s += drivers.map((x) => driver(x, radius)).join('');
  if (level === 1) s += wheel(94, 5.6);
  if (level === 2) s += wheel(121, 5.6);
  return s + rod(`M28 -11.2L${drivers[0]} -${radius - 1}H${drivers[drivers.length - 1]}`);
}

/** A clock where the passenger would sit, an hourglass for a dome: it fetches a card back from the past. */
function time(): string {
  const w = engineWidth(4);
  let s = coupler(w) + cowcatcher;
  s += path('M13 -42L11 -58H29L27 -42Z', 'var(--brass)') + path('M8 -58H32', 'none', pen('var(--ln)', 2.4));
  s +=
    path('M48 -43V-47L54 -52 48 -57V-61H64V-57L58 -52 64 -47V-43Z', 'var(--window-0)') +
    path('M50.4 -45.4L56 -50 61.6 -45.4Z', 'var(--brass)', none) +
    path('M46 -61H66M46 -43H66', 'none', pen('var(--ln)', 2));
  s +=
    rect(26, -43, 70, 25, 'var(--b-time)', 12) +
    rect(32, -40.6, 58, 4.6, 'var(--hi)', 2.3, none) +
    rect(9, -44, 20, 26, 'var(--b-time-2)', 4) +
    circle(9.5, -32, 3.6, 'var(--window)');
  for (const x of [40, 56, 72]) s += path(`M${x} -42.2V-19`, 'none', 'stroke="var(--brass)" stroke-width="1.8"');
  s +=
    path('M92 -18V-50Q92 -60 102 -60H130Q140 -60 140 -50V-18Z', 'var(--b-time)') +
    rect(88, -62, 56, 4.6, 'var(--b-time-2)', 2.3);
  s += circle(116, -42, 13, 'var(--brass)') + circle(116, -42, 10.4, 'var(--window)');
  for (let h = 0; h < 12; h++)
    s += `<path d="M116 -51.2V${h % 3 ? -50 : -49}" transform="rotate(${h * 30} 116 -42)" stroke="var(--ln)" stroke-width="1.1"/>`;
  s +=
    path('M116 -42L111.4 -45.6M116 -42L121.6 -48', 'none', pen('#1B2330', 1.5)) +
    circle(116, -42, 1.4, 'var(--red)', none);
  s += rect(6, -18.8, w - 10, 4, 'var(--red)', 1) + rect(10, -16, 20, 9.5, 'var(--frame)', 2.5) + wheel(22, 5.6);
  const drivers = [52, 77, 102];
  s += drivers.map((x) => driver(x, 11)).join('') + wheel(130, 6.2);
  return s + rod('M28 -11.2L52 -10H102');
}

export const engine = (level: number, rider: Colour | null): string => (level > 3 ? time() : steam(level, rider));
