// The face of a card, 112 × 158: head in the colour of its kind with cost, name and points; the picture; the
// numbers; what it brings; under a perforation what it is as cargo. Rounded by the component that shows it.
import { cardOf, colourOfDest, type Card, type Op } from '../cards';
import type { CardId } from '../view';
import { building } from './buildings';
import { car, carWidth } from './cars';
import { abilityFace } from './abilities';
import { bonus, cargoFace, numbers } from './icons';
import { anybody, pinFace, standing } from './people';
import { at, none, path, rect, sign, signWidth, words } from './svg';
import { roman } from './wheels';

export interface CardWords {
  name: string;
  /** "2 VP per coal". */
  per: string;
  /** "at the end". */
  end: string;
  cargo: string;
}

export const opFace = (op: Op): string => {
  switch (op.op) {
    case 'cards':
      return numbers.cards(op.n);
    case 'discard':
      return numbers.toss(op.n);
    case 'tokens':
      return numbers.vp(op.n);
    case 'pax':
      return numbers.people(op.n);
    case 'pick':
      return numbers.pick(op.n);
    case 'bonus':
      return bonus(op.actions);
  }
};
/** A pill of two actions is wider than the box. */
export const isPill = (op: Op): boolean => op.op === 'bonus' && op.actions.length === 2;

/** Icons in a row, centred on x. */
function row(ops: Op[], x: number, y: number, scale = 1): string {
  const wide = ops.map((op) => (isPill(op) ? 35 : 20) * scale);
  let left = x - wide.reduce((sum, w) => sum + w + 4, -4) / 2;
  return ops
    .map((op, i) => {
      const drawn = at(left + (wide[i]! - 20 * scale) / 2, y, scale, opFace(op));
      left += wide[i]! + 4;
      return drawn;
    })
    .join('');
}

/** The name between cost and points: smaller, or in two lines, when it is long. */
function title(name: string, room: number): string {
  const size = 12.4;
  const scale = room / signWidth(name, size);
  if (scale >= 0.8) return sign(27, 17.2, name, Math.min(size, size * scale), '#fff', 'start', 500);
  const cut = name.indexOf(' ', Math.floor(name.length / 2) - 4);
  const at = cut < 0 ? name.lastIndexOf(' ') : cut;
  if (at < 0) return sign(27, 17, name, Math.max(8, size * scale), '#fff', 'start', 500);
  const lines = [name.slice(0, at), name.slice(at + 1)];
  const small = Math.min(9.4, ...lines.map((line) => (9.4 * room) / signWidth(line, 9.4)));
  return lines.map((line, i) => sign(27, 11.2 + i * 9.8, line, small, '#fff', 'start', 500)).join('');
}

const heights = { engine: 61, hopper: 57, tanker: 56, boxcar: 55, coach: 60, caboose: 62, building: 60 };

function picture(card: Card): string {
  const ground =
    rect(0, 24, 112, 62, 'var(--c-sky)', 0, none) +
    path('M0 62V54C18 46 34 56 52 51S92 46 112 54V62Z', 'var(--c-hill)', none) +
    rect(0, 62, 112, 24, 'var(--c-ground)', 0, none) +
    path('M0 81.4H112', 'none', 'stroke="var(--c-sleeper)" stroke-width="4.4" stroke-dasharray="3 3.5"') +
    path('M0 78.6H112', 'none', 'stroke="var(--c-rail)" stroke-width="1.8"');
  if (card.category === 'building') return ground + at(56 - 49 * 0.74, 77.4, 0.74, building(card.id));
  const w = carWidth(card.id);
  const scale = Math.min(100 / (w + 8), 50.5 / heights[card.category]);
  return ground + at(56 - (w * scale) / 2, 77.6, scale, car(card.id));
}

const plain = (fill: string, stroke: string): string => anybody(fill, stroke);
const gained = plain('var(--ok-bg)', 'stroke="var(--ok)" stroke-width="1.6"');

/** Weight or power, the spaces, passengers that come with it. */
function figures(card: Card): string {
  let x = 6.5;
  let s = card.power
    ? at(x, 89.4, 1, numbers.power(card.category === 'engine' ? card.power : `+${card.power}`))
    : at(x, 89, 1, numbers.weight(card.weight));
  x += 24;
  for (let i = 0; i < card.capacity; i++) {
    if (card.holds === 'passenger') {
      s += standing(x - 1, 88, 17, 22, plain('var(--well)', 'stroke="var(--ic)" stroke-width="1.3"'));
      x += 14.5;
    } else {
      s += at(x, 91, 0.84, cargoFace[card.holds === 'any' || !card.holds ? 'any' : card.holds]);
      x += 18;
    }
  }
  if (card.pax) s += sign(90, 104.2, `+${card.pax}`, 12, 'var(--ok)', 'end') + standing(91, 88.4, 16, 21, gained);
  return s;
}

/** What a building is worth, where other cards have their numbers. */
function worth(card: Card, per: string): string {
  const scoring = card.scoring!;
  if (scoring.by === 'flat') return at(46, 89, 1, numbers.vp(scoring.vp));
  if (scoring.by === 'tickets') {
    const pins = scoring.dests.map((dest, i) => at(70 + i * 18.5, 91, 0.84, pinFace(colourOfDest(dest)!))).join('');
    return (
      at(8, 90, 0.94, numbers.vp(scoring.base)) +
      words(66, 104, `+${scoring.vp} ${per}`, 12, 'var(--ink-2)', 'end') +
      pins
    );
  }
  const what =
    scoring.by === 'symbols'
      ? at(74, 90, 0.94, cargoFace[scoring.cargo])
      : scoring.by === 'items'
        ? at(74, 90, 0.94, cargoFace.any)
        : scoring.by === 'icons'
          ? sign(83, 104.2, '+1', 12, 'var(--ok)', 'end') + standing(84, 88.4, 16, 21, gained)
          : `<svg x="68" y="91" width="34" height="18" viewBox="-5 -64 90 66">${car('boxcar_1')}</svg>`;
  return at(18, 90, 0.94, numbers.vp(scoring.vp)) + words(55, 104, per, 12.5, 'var(--ink-2)', 'middle') + what;
}

function brings(card: Card, end: string): string {
  if (card.benefit.length) return row(card.benefit, 56, 114.6);
  if (card.category === 'building') return words(56, 128.6, end, 11.6, 'var(--ink-2)', 'middle');
  return abilityFace(card.id);
}

/** The inside of an svg with the view box 0 0 112 158. */
export function cardFace(id: CardId, said: CardWords): string {
  const card = cardOf(id);
  const house = card.category === 'building';
  let s =
    rect(0, 0, 112, 158, 'var(--paper-3)', 0, none) +
    picture(card) +
    rect(0, 0, 112, 25, `var(--h-${card.category})`, 0, none);
  if (card.level > 0 && card.level < 4) {
    const wide = 7 + card.level * 4;
    s +=
      rect(108 - wide, 28.6, wide, 12.4, 'var(--paper-3)', 2.6, 'stroke="var(--card-edge)" stroke-width=".9"') +
      sign(108 - wide / 2, 38.4, roman[card.level]!, 10, 'var(--ink)', 'middle', 500);
  }
  s +=
    title(said.name, house ? 81 : 61) +
    at(4.5, 3, 0.96, numbers.cost(card.cost)) +
    (house ? '' : at(89.5, 3.2, 0.94, numbers.vp(card.vp)));
  s += house ? worth(card, said.per) : figures(card);
  s += rect(0, 112.5, 112, 24, 'var(--well)', 0, none) + brings(card, said.end);
  s +=
    rect(0, 136.5, 112, 22, 'var(--paper-2)', 0, none) +
    path('M0 136.5H112', 'none', 'stroke="var(--rule-2)" stroke-width="1.2" stroke-dasharray="2.4 2.4"') +
    words(8, 151.4, said.cargo, 11.6);
  const loads = card.cargo === 'all' ? (['coal', 'oil', 'box'] as const) : [card.cargo];
  loads.forEach((cargo, i) => (s += at(112 - 22 - (loads.length - 1 - i) * 18, 139.2, 0.84, cargoFace[cargo])));
  return s + rect(0.6, 0.6, 110.8, 156.8, 'none', 7.6, 'stroke="var(--card-edge)" stroke-width="1.2"');
}

/** The back: the mark's sunset and an engine in two tones (class `back` repaints it, see paint.css). */
export const cardBack =
  '<rect x=".6" y=".6" width="110.8" height="156.8" rx="8" fill="var(--accent-fill)" stroke="var(--ln)" stroke-width="1.2"/><rect x="7" y="7" width="98" height="144" rx="4" fill="none" stroke="#F8F0D6" stroke-opacity=".8" stroke-width="1.6"/><circle cx="56" cy="66" r="27" fill="#F7D98B"/>' +
  '<path d="M7 92H105" stroke="#F8F0D6" stroke-width="2.4"/><path d="M7 98H105" stroke="#F8F0D6" stroke-opacity=".7" stroke-width="5" stroke-dasharray="3 5"/><path d="M18 120q6 4 12 0t12 0 12 0 12 0 12 0 12 0M30 132q6 4 12 0t12 0 12 0 12 0" fill="none" stroke="#F8F0D6" stroke-opacity=".45" stroke-width="2" stroke-linecap="round"/>' +
  `<g transform="translate(10 91) scale(.66)" class="back">${car('engine_2')}</g>`;
