// Pictures of the ten scenarios, 200 × 112, put together from the same drawings as the table; the dial of a
// solo day; the progress locomotive.
import type { CardId, Colour, Item } from '../view';
import { building } from './buildings';
import { car, carWidth } from './cars';
import { numbers } from './icons';
import { laboratory, panorama, windowOf } from './island';
import { person } from './people';
import { at, circle, none, path, pen, rect, sign } from './svg';

const coal: Item = { cargo: 'coal', card: null };
const oil: Item = { cargo: 'oil', card: null };
const box: Item = { cargo: 'box', card: null };
const rider = (passenger: Colour): Item => ({ passenger });

const sky =
  rect(0, 0, 200, 112, 'var(--l-sky1)', 0, none) +
  rect(0, 40, 200, 72, 'var(--l-sky2)', 0, none) +
  rect(0, 66, 200, 46, 'var(--l-sky3)', 0, none);
const sun = (x: number, y: number, r = 22): string => circle(x, y, r, 'var(--l-sun)', none);
const meadow = path('M0 90C40 78 70 88 110 82S170 78 200 86V112H0Z', 'var(--l-grass)', none);
const hills = path('M0 84C30 62 60 66 92 78S160 58 200 74V112H0Z', 'var(--l-hill)', none);
const track = (y: number): string =>
  path(`M0 ${y + 4.2}H200`, 'none', 'stroke="var(--l-ballast)" stroke-width="8"') +
  path(`M0 ${y + 2.4}H200`, 'none', 'stroke="var(--l-ink)" stroke-width="4.4" stroke-dasharray="3 5.5"') +
  path(`M0 ${y}H200`, 'none', 'stroke="var(--l-ink)" stroke-width="1.8"');
const part = (x: number, y: number, w: number, h: number, box: string, inner: string): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box}" preserveAspectRatio="xMidYMax slice">${inner}</svg>`;
const people = (list: Colour[], x: number, y: number, gap: number, scale: number): string =>
  list.map((colour, i) => at(x + i * gap, y - 25.4 * scale, scale, person(colour))).join('');

/** A train whose head stands at x. */
function train(list: [CardId, (Item | null)[]][], x: number, y: number, scale: number): string {
  let left = x;
  return list
    .map(([card, items]) => {
      const drawn = at(left, y, scale, car(card, items));
      left += (carWidth(card) + 10) * scale;
      return drawn;
    })
    .join('');
}

const crane = path(
  'M0 0V-74M8 0V-74M-2 -74H60L54 -80H4ZM0 -70L8 -60M8 -60L0 -50M0 -50L8 -40M8 -40L0 -30M0 -30L8 -20M8 -20L0 -10M46 -74V-46',
  'none',
  pen('var(--l-ink)', 1.6),
);
const bunting = ((): string => {
  let s = path('M0 14Q50 34 100 14T200 14', 'none', pen('var(--l-ink)', 1.2));
  const paints = ['var(--x-orange)', 'var(--x-light_blue)', 'var(--x-green)', 'var(--x-purple)'];
  for (let i = 0; i < 16; i++) {
    const x = 6 + i * 12.4;
    const y = 14 + (x < 100 ? 10 * Math.sin((x / 100) * Math.PI) : -10 * Math.sin(((x - 100) / 100) * Math.PI));
    s += path(`M${x - 4} ${y}H${x + 4}L${x} ${y + 8}Z`, paints[i % 4]!, none);
  }
  return s;
})();

const scenes: string[] = [
  // 1: the town and the beach, a train between them
  part(0, 0, 102, 92, windowOf('billingtons'), panorama) +
    part(100, 0, 100, 92, windowOf('flint_beach'), panorama) +
    rect(0, 88, 200, 24, 'var(--l-grass)', 0, none) +
    track(104) +
    train(
      [
        ['engine_2', [rider('light_blue')]],
        ['hopper_1', [coal]],
        ['boxcar_1', [box]],
        ['coach_1', [rider('green')]],
      ],
      22,
      104,
      0.46,
    ),
  // 2: foundations
  sky +
    sun(160, 34) +
    hills +
    meadow +
    rect(0, 98, 200, 14, 'var(--l-sand)', 0, none) +
    at(6, 98, 0.78, building('town_hall')) +
    at(76, 98, 0.66, building('bank')) +
    at(150, 98, 1, crane) +
    path('M146 98V84H186V98M146 91H186M156 98V84M166 98V84M176 98V84', 'none', pen('var(--l-ink)', 1.4)),
  // 3: new people
  sky +
    sun(100, 56, 30) +
    hills +
    meadow +
    people(['white', 'light_blue', 'orange', 'green', 'purple', 'black'], 14, 108, 29, 1.5),
  // 4: a very long train, two tracks of it
  sky +
    bunting +
    hills +
    meadow +
    track(76) +
    train(
      [
        ['caboose_6', []],
        ['coach_3', [rider('orange'), rider('green')]],
        ['tanker_1', [oil]],
        ['hopper_1', [coal]],
        ['coach_1', []],
      ],
      -10,
      76,
      0.42,
    ) +
    rect(0, 83, 200, 29, 'var(--l-grass)', 0, none) +
    track(106) +
    train(
      [
        ['engine_3', [rider('purple')]],
        ['coach_1', [rider('white')]],
        ['hopper_3', [coal, coal, coal]],
        ['tanker_3', [oil, oil]],
      ],
      6,
      106,
      0.42,
    ),
  // 5: all aboard
  sky +
    sun(36, 30) +
    hills +
    meadow +
    track(104) +
    train([['coach_3', [rider('white'), rider('orange'), rider('purple')]]], 18, 104, 1.05) +
    people(['green', 'light_blue', 'black'], 156, 104, 14, 0.94),
  // 6: the north and the laboratory
  part(0, 0, 70, 92, windowOf('alpine_lodge'), panorama) +
    part(66, 0, 68, 92, windowOf('devon_city'), panorama) +
    part(132, 0, 68, 92, '20 4 125 74', laboratory) +
    rect(0, 88, 200, 24, 'var(--l-snow)', 0, none) +
    track(104) +
    train(
      [
        ['engine_3', [rider('white')]],
        ['hopper_2', [coal, coal]],
        ['tanker_2', [oil]],
      ],
      20,
      104,
      0.42,
    ),
  // 7: a skyline of buildings
  sky +
    sun(100, 40, 28) +
    hills +
    rect(0, 96, 200, 16, 'var(--l-sand)', 0, none) +
    at(-8, 98, 0.62, building('rail_yard')) +
    at(132, 98, 0.66, building('coal_factory')) +
    at(46, 98, 1.06, building('grand_central')),
  // 8: the traveller
  sky +
    sun(44, 36) +
    hills +
    meadow +
    path(
      'M0 110C40 96 60 104 92 92S150 90 200 70',
      'none',
      'stroke="var(--l-ballast)" stroke-width="6" stroke-linecap="round"',
    ) +
    at(
      118,
      18,
      1.9,
      path('M0 40V0', 'none', pen('var(--l-wood)', 3)) +
        path('M-22 4H10L15 8 10 12H-22Z', 'var(--l-wall)', pen('var(--l-ink)', 1)) +
        path('M22 16H-10L-15 20 -10 24H22Z', 'var(--l-wall)', pen('var(--l-ink)', 1)),
    ) +
    at(50, 62, 1.7, person('light_blue')) +
    rect(82, 92, 16, 12, 'var(--b-boxcar)', 2) +
    path('M86 92V89H94V92', 'none', pen('var(--ln)', 1.4)),
  // 9: great and mighty
  sky +
    sun(150, 36, 26) +
    hills +
    meadow +
    track(102) +
    at(8, 102, 1.02, car('engine_3', [rider('black')])) +
    circle(26, 22, 7, 'var(--smoke)', none) +
    circle(40, 16, 9, 'var(--smoke)', none) +
    circle(58, 14, 7, 'var(--smoke)', none),
  // 10: somebody is watching: tokens count against you
  sky +
    sun(158, 32) +
    hills +
    meadow +
    at(70, 22, 3, numbers.vp('−1')) +
    people(['black'], 20, 108, 20, 2) +
    people(['white', 'purple'], 138, 108, 26, 1.3),
];
export const scenarioScene = (n: number): string => scenes[n - 1] ?? '';

/** The sun's way over a solo day: two actions, then the night. `at` 1 or 2 is the action under way, 3 the night. */
export function dayDial(now: number): string {
  const label = (x: number, y: number, n: number): string => sign(x, y + 4.8, n, 13, '#1B2330');
  const rays = (x: number, y: number): string => {
    let s = '';
    for (let k = 0; k < 12; k++) {
      const a = (k * Math.PI) / 6;
      s += `M${(x + 15 * Math.cos(a)).toFixed(1)} ${(y + 15 * Math.sin(a)).toFixed(1)}L${(x + 18.4 * Math.cos(a)).toFixed(1)} ${(y + 18.4 * Math.sin(a)).toFixed(1)}`;
    }
    return path(s, 'none', pen('#E0A21C', 2.2));
  };
  const stop = (x: number, y: number, n: number): string =>
    (n === now
      ? rays(x, y) + circle(x, y, 12, '#F7C948', pen('#1B2330', 1.8))
      : circle(x, y, 10, n < now ? '#D9D0BD' : '#FFFEFA', pen('#1B2330', 1.8))) + label(x, y, n);
  const moon = `<g transform="translate(158 32)">${now === 3 ? circle(0, 0, 16, '#F7C948', 'fill-opacity=".35" stroke="none"') : ''}${circle(0, 0, 11.5, '#16263D', pen('#F6E7CF', 1.6))}<path d="M3 -6A6.6 6.6 0 1 0 6.4 3.6 5.2 5.2 0 0 1 3 -6Z" fill="#F6E7CF"/></g>`;
  return (
    rect(0, 0, 186, 60, 'var(--l-sky1)', 0, none) +
    rect(0, 30, 186, 30, 'var(--l-sky2)', 0, none) +
    path(
      'M-9 66A102 49 0 0 1 195 66',
      'none',
      'stroke="var(--l-ink)" stroke-opacity=".55" stroke-width="2" stroke-dasharray="4 5"',
    ) +
    path('M0 54C30 44 60 54 96 50S160 44 186 52V80H0Z', 'var(--l-hill)', none) +
    rect(0, 57, 186, 24, '#16263D', 0, none) +
    stop(42, 25, 1) +
    stop(104, 17.4, 2) +
    moon
  );
}

/** A small brass engine, 34 × 20: stands on the track, or beside the name of the one who holds it. */
export const progressEngine =
  path('M3 14.6L7 10.4H9V14.6Z', 'var(--red)', none) +
  rect(8, 6.4, 13, 8, 'var(--brass)', 1.6, 'stroke="var(--brass-ln)" stroke-width="1.2"') +
  rect(10, 2.4, 3, 4.4, 'var(--brass)', 0.6, 'stroke="var(--brass-ln)" stroke-width="1.1"') +
  rect(20.6, 3, 9, 11.4, 'var(--brass)', 1.2, 'stroke="var(--brass-ln)" stroke-width="1.2"') +
  rect(22.8, 5.2, 4.6, 3.8, '#FFFEFA', 0.8, 'stroke="var(--brass-ln)" stroke-width=".9"') +
  rect(19.4, 1.6, 11.6, 2, 'var(--brass-ln)', 1, none) +
  [11, 17.6, 25.4]
    .map((x) => circle(x, 15.6, 2.9, 'var(--ink)', none) + circle(x, 15.6, 1, 'var(--brass)', none))
    .join('');
