// Cars from the side: the rail's top is y = 0, up is negative, the engine faces left. One bay of 26 a
// space, so the length tells the level; couplers meet when cars stand at width + 10.
import { cardOf } from '../cards';
import type { CardId, Colour, Item } from '../view';
import { cargoFace } from './icons';
import { cabOf, engine, engineWidth } from './engines';
import { seated } from './people';
import { at, circle, dash, none, path, rect, sign } from './svg';
import { frame, roman } from './wheels';

export const bay = 26;
type Load = (Item | null)[];
const heap = 'stroke="var(--coal-ln)" stroke-width="1.5" stroke-linejoin="round"';
const faint = 'stroke="var(--ln)" stroke-width="1.1" stroke-opacity=".55"';

export function carWidth(card: CardId): number {
  const { category, level } = cardOf(card);
  if (category === 'engine') return engineWidth(level);
  return category === 'caboose' ? 88 : 54 + bay * level;
}

const isDown = (item: Item | null | undefined): boolean => !!item && 'cargo' in item && item.down === true;
const rider = (item: Item | null | undefined): Colour | null => (item && 'passenger' in item ? item.passenger : null);

/** A card lying face down in a bay. */
const back = (x: number, y: number): string =>
  rect(x, y, 13, 16, 'var(--accent-fill)', 2, 'stroke="var(--ln)" stroke-width="1.2"') +
  path(
    `M${x + 2.5} ${y + 8}H${x + 10.5}M${x + 6.5} ${y + 3.5}V${y + 12.5}`,
    'none',
    'stroke="#fff" stroke-opacity=".8" stroke-width="1.2"',
  );

const level = (x: number, y: number, n: number): string => sign(x, y, roman[n]!, 11.5, 'var(--on-car)');

function hopper(w: number, n: number, items: Load): string {
  const x0 = 27;
  let s = '';
  for (let i = 0; i < n; i++) {
    const x = x0 + i * bay;
    if (isDown(items[i])) s += back(x + 6.5, -61);
    else if (items[i]) {
      s += path(
        `M${x - 1} -46L${x + 2} -52 ${x + 7} -56.5 ${x + 12} -55 ${x + 15} -60 ${x + 20} -56 ${x + 24} -52.5 ${x + 27} -46Z`,
        'var(--coal)',
        heap,
      );
      s += path(
        `M${x + 7} -56.5L${x + 10} -50 ${x + 15} -60M${x + 10} -50L${x + 20} -49 ${x + 20} -56`,
        'none',
        'stroke="var(--coal-hi)" stroke-width="1.1"',
      );
    } else s += path(`M${x + 1} -49C${x + 4} -60 ${x + 22} -60 ${x + 25} -49`, 'none', dash);
  }
  s +=
    path(`M3 -46H${w - 3}L${w - 13} -18H13Z`, 'var(--b-hopper)') +
    path(`M3 -46H${w - 3}L${w - 5.2} -40H5.2Z`, 'var(--hi)', none);
  for (let i = 0; i <= n; i++) s += path(`M${x0 + i * bay} -45V-19`, 'none', faint);
  for (let i = 0; i < n; i++)
    s += path(
      `M${x0 + i * bay + 5} -13H${x0 + i * bay + 21}L${x0 + i * bay + 17} -6.5H${x0 + i * bay + 9}Z`,
      'var(--b-hopper-2)',
    );
  return (
    s +
    rect(1, -49.5, w - 2, 5, 'var(--b-hopper-2)', 1.6) +
    frame(w, n) +
    sign(x0 + (bay * n) / 2, -26.5, roman[n]!, 13, 'var(--on-car)')
  );
}

function tanker(w: number, n: number, items: Load): string {
  const x0 = 27;
  let s = '';
  for (let i = 0; i < n; i++) {
    const c = x0 + i * bay + 13;
    s += rect(c - 6, -54, 12, 9, 'var(--b-tanker-2)', 2.5) + rect(c - 8, -56, 16, 3.6, 'var(--b-tanker-2)', 1.6);
  }
  s +=
    path(`M14 -19L18 -25H${w - 18}L${w - 14} -19Z`, 'var(--b-tanker-2)') +
    rect(5, -48, w - 10, 27.5, 'var(--b-tanker)', 13.7) +
    rect(11, -45.6, w - 22, 5.6, 'var(--hi)', 2.8, none);
  for (const x of [x0 - 3, x0 + n * bay + 3]) s += path(`M${x} -47.5V-21`, 'none', faint);
  for (let i = 0; i < n; i++) {
    const c = x0 + i * bay + 13;
    s += circle(c, -34.2, 10.4, items[i] ? 'var(--window)' : 'var(--window-0)');
    if (isDown(items[i])) s += at(c - 4.9, -40.2, 0.75, back(0, 0));
    else s += items[i] ? at(c - 7.6, -42.2, 0.76, cargoFace.oil) : circle(c, -34.2, 6.6, 'none', dash);
  }
  return s + level(15.2, -30, n) + frame(w, n);
}

function boxcar(w: number, n: number, items: Load): string {
  const x0 = 27;
  let planks = '';
  for (let x = 9.5; x < w - 6; x += 5.5) planks += `M${x.toFixed(1)} -49V-19`;
  let s =
    path(`M2 -49.5L8 -55H${w - 8}L${w - 2} -49.5Z`, 'var(--b-boxcar-2)') +
    rect(4, -50, w - 8, 32, 'var(--b-boxcar)', 1.5);
  s +=
    path(planks, 'none', 'stroke="var(--ln)" stroke-width=".8" stroke-opacity=".32"') +
    path(`M${x0 - 4} -46.5H${x0 + n * bay + 4}`, 'none', 'stroke="var(--ln)" stroke-width="2"');
  for (let i = 0; i < n; i++) {
    const c = x0 + i * bay + 13;
    s += rect(c - 11, -45, 22, 25, items[i] ? 'var(--hold)' : 'var(--window-0)', 1);
    if (isDown(items[i])) s += back(c - 6.5, -38);
    else s += items[i] ? at(c - 9.4, -39.6, 0.94, cargoFace.box) : rect(c - 7, -38, 14, 14, 'none', 1.4, dash);
  }
  return s + level(14.6, -29.5, n) + frame(w, n);
}

function coach(w: number, n: number, items: Load): string {
  const x0 = 27;
  let s = '';
  if (n > 1) {
    let lights = '';
    for (let x = 22; x < w - 22; x += 8) lights += `M${x} -57H${x + 4}`;
    s +=
      rect(16, -60, w - 32, 6, 'var(--b-coach-2)', 2) +
      path(lights, 'none', 'stroke="var(--window)" stroke-width="1.8"');
  }
  s +=
    path(`M2 -49C4 -54.5 8 -56 14 -56H${w - 14}C${w - 8} -56 ${w - 4} -54.5 ${w - 2} -49Z`, 'var(--b-coach-2)') +
    rect(4, -49.5, w - 8, 31.5, 'var(--b-coach)', 2) +
    rect(4.8, -23.2, w - 9.6, 2.6, 'var(--brass)', 0, none);
  for (let i = 0; i < n; i++) {
    const c = x0 + i * bay + 13;
    s +=
      rect(c - 11, -47.6, 22, 23.4, items[i] ? 'var(--window)' : 'var(--window-0)', 3.5) +
      seated(rider(items[i]), c, -47, 20, 22.2);
  }
  s +=
    rect(8.5, -44, 12, 16, 'var(--b-coach-2)', 2) +
    level(14.6, -31.8, n) +
    rect(w - 20.5, -44, 12, 25, 'var(--b-coach-2)', 2) +
    circle(w - 11.5, -31, 1.2, 'var(--brass)', none);
  return s + frame(w, Math.max(n, 2));
}

/** The number in the plate tells the ability; number 3 has a door for one piece of cargo instead. */
function caboose(items: Load, card: CardId): string {
  const number = card.split('_')[1]!;
  let s = path(
    'M6 -19V-36M6 -36H14M6 -28H14M82 -19V-36M82 -36H74M82 -28H74',
    'none',
    'stroke="var(--ln)" stroke-width="1.8"',
  );
  s +=
    rect(31, -59, 26, 12, 'var(--b-caboose)', 1) +
    rect(34.5, -56.5, 8, 6.5, 'var(--window)', 1) +
    rect(45.5, -56.5, 8, 6.5, 'var(--window)', 1) +
    rect(28, -62, 32, 4, 'var(--b-caboose-2)', 2);
  s +=
    rect(14, -46, 60, 28, 'var(--b-caboose)', 1.5) +
    rect(14.8, -25, 58.4, 2.4, 'var(--brass)', 0, none) +
    rect(4, -50, 80, 5, 'var(--b-caboose-2)', 2.2);
  if (number === '3') {
    const item = items[0];
    s +=
      circle(22.6, -34.5, 7, 'var(--window)') +
      sign(22.6, -30.4, number, 11, 'var(--ln)') +
      rect(33, -44, 22, 24, item ? 'var(--window)' : 'var(--window-0)', 1) +
      rect(60.5, -41.5, 9, 11, 'var(--window)', 1.5);
    if (item && 'cargo' in item)
      s += isDown(item) ? back(37.5, -40) : at(35, -41.4, 0.9, cargoFace[item.cargo === 'all' ? 'any' : item.cargo]);
    else s += circle(44, -32, 6.6, 'none', dash);
  } else {
    s +=
      rect(18.5, -41.5, 11, 11, 'var(--window)', 1.5) +
      rect(58.5, -41.5, 11, 11, 'var(--window)', 1.5) +
      circle(44, -34.5, 8.6, 'var(--window)') +
      sign(44, -30, number, number.length > 1 ? 11 : 12.5, 'var(--ln)');
  }
  return s + frame(88, 2);
}

/** A card of a train with what lies in it; `null` is a free space. */
export function car(card: CardId, items: Load = []): string {
  const { category, level: n } = cardOf(card);
  const w = carWidth(card);
  switch (category) {
    case 'engine':
      return engine(n, rider(items[0]));
    case 'hopper':
      return hopper(w, n, items);
    case 'tanker':
      return tanker(w, n, items);
    case 'boxcar':
      return boxcar(w, n, items);
    case 'coach':
      return coach(w, n, items);
    case 'caboose':
      return caboose(items, card);
    case 'building':
      return '';
  }
}

/** Where a space of a card lies, to press what is in it: x, y, width, height. */
export function spaceBox(card: CardId, index: number): [number, number, number, number] {
  const { category, level } = cardOf(card);
  if (category === 'engine') return [cabOf(level) + 4, -54, 24, 25];
  if (category === 'caboose') return [32, -45, 24, 26];
  return [27 + index * bay, category === 'hopper' ? -62 : -49, bay, category === 'hopper' ? 42 : 30];
}

/** Room above the rail: cupolas and chimneys reach 64. */
export const carTop = 64;
