// The spaces of routes and the cars on them, as drawings: they change only with the map, so they are made once.
import { glyphs, patterns } from '../art';
import { glyphOf, paintOf, type Company } from '../livery';
import { carWidth, point, slotWidth, type Course, type StubSpot } from './plan';

const f = (n: number): string => String(Math.round(n * 10) / 10);
const half = slotWidth / 2;

/** Spaces in the printed ink of their colour; `ids` is where the patterns are defined. */
export function spaces({ route, slots, car }: Course, ids: string): string {
  const { color } = route;
  const box = `x="${f(-car / 2)}" y="${-half}" width="${f(car)}" height="${slotWidth}" rx="2.6"`;
  const over = patterns[color];
  const pattern = over ? `<rect ${box} fill="url(#${ids}-${over})"/><circle r="6.2" class="ri-${color}"/>` : '';
  return slots
    .map(
      (slot) =>
        `<g transform="translate(${point(slot)})"><g transform="rotate(${f(slot.turn)})"><rect ${box} class="sl ri-${color}"/>${pattern}</g><g class="sg on-${color}">${glyphs[color]}</g></g>`,
    )
    .join('');
}

/** Coaches from above, in the colour and with the shape of their company. */
export function cars({ slots, car }: Course, company: Company): string {
  const [w, h] = [f(car), carWidth];
  const [x, y] = [f(-car / 2), -h / 2];
  const shadows = slots
    .map(
      (slot) =>
        `<rect x="${x}" y="-9" width="${w}" height="18" rx="4" transform="translate(${f(slot.x + 1.5)} ${f(slot.y + 4)}) rotate(${f(slot.turn)})"/>`,
    )
    .join('');
  const coach =
    `<rect x="${f(-car / 2 - 3.5)}" y="-2" width="${f(car + 7)}" height="4" rx="1" class="coupler"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" class="body"/>` +
    `<rect x="${f(-car / 2 + 3.4)}" y="${y + 3}" width="${f(car - 6.8)}" height="${h - 6}" rx="2.2" class="roof"/>` +
    `<path d="M${f(-car / 2 + 4)} ${y + 3}H${f(car / 2 - 4)}" class="edge"/>` +
    `<path d="M${f(-car / 2 + 6.5)} -3V3M${f(car / 2 - 6.5)} -3V3" class="door"/>`;
  const bodies = slots
    .map(
      (slot) =>
        `<g transform="translate(${point(slot)})"><g transform="rotate(${f(slot.turn)})">${coach}</g><circle r="6.6" class="disc"/><path d="${glyphOf(company)}" transform="scale(.53) translate(-10 -10)" class="sign"/></g>`,
    )
    .join('');
  return `<g class="shadow">${shadows}</g><g class="cars s${paintOf(company)}">${bodies}</g>`;
}

/** Cars that would come to stand there, in pen. */
export function ghosts({ slots, car }: Course, company: Company): string {
  const h = carWidth;
  return slots
    .map(
      (slot) =>
        `<g transform="translate(${point(slot)})"><g transform="rotate(${f(slot.turn)})"><rect x="${f(-car / 2)}" y="${-h / 2}" width="${f(car)}" height="${h}" rx="4" class="g-out"/><rect x="${f(-car / 2 + 4)}" y="-5.2" width="${f(car - 8)}" height="10.4" rx="2.4" class="g-in"/></g><path d="${glyphOf(company)}" transform="scale(.4) translate(-10 -10)" class="g-sign"/></g>`,
    )
    .join('');
}

/** Torn ends of track that lead off the map. */
export const stub = ({ color, at }: StubSpot): string =>
  `<g transform="translate(${point(at)}) rotate(${f(at.turn)})"><path d="M0 -6.5H30L25 -2.2 31 2 26 6.5H0Z" class="stub ri-${color}"/><path d="M36 0h7M48 0h5M58 0h3" class="off-map"/></g>`;
