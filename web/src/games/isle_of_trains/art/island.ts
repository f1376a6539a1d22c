// The island from the sea, 1028 × 78, north on the left: 171.3 for each of the six places; a laboratory on
// its own islet (146 wide) is the seventh. Night repaints it (paint.css).
import type { Dest } from '../view';
import { at } from './svg';

const pine = (x: number, y: number, k = 1): string =>
  at(x, y, k, '<path d="M0 -22L7 -8H4L9 0H-9L-4 -8H-7Z" fill="var(--l-pine)"/>');
const house = (x: number, y: number, w: number, h: number, roof: string, wall = 'var(--l-wall)'): string =>
  `<path d="M${x} ${y}V${y - h}H${x + w}V${y}Z" fill="${wall}"/><path d="M${x - 2} ${y - h}L${x + w / 2} ${y - h - w * 0.42} ${x + w + 2} ${y - h}Z" fill="${roof}"/><rect x="${x + w / 2 - 2}" y="${y - h + 4}" width="4" height="5" fill="var(--l-win)"/>`;

function tower(x: number, w: number, h: number, fill: string): string {
  let d = '';
  for (let y = 66 - h + 5; y < 60; y += 6) for (let at = x + 3; at < x + w - 3; at += 5) d += `M${at} ${y}h2.4`;
  return `<rect x="${x}" y="${66 - h}" width="${w}" height="${h + 4}" fill="${fill}"/><path d="${d}" stroke="var(--l-win)" stroke-width="2.6"/>`;
}

const sky = (w: number): string =>
  `<rect width="${w}" height="78" fill="var(--l-sky1)"/><rect y="26" width="${w}" height="52" fill="var(--l-sky2)"/><rect y="46" width="${w}" height="32" fill="var(--l-sky3)"/>`;
const track = (w: number): string =>
  `<path d="M0 76.6H${w}" stroke="var(--l-ballast)" stroke-width="8"/><path d="M0 74.6H${w}" stroke="var(--l-ink)" stroke-width="4.4" stroke-dasharray="3 5.566"/><path d="M0 72.4H${w}" stroke="var(--l-ink)" stroke-width="1.8"/>`;

const peaks =
  '<path d="M34 66L74 10 92 34 108 18 148 58 168 66Z" fill="var(--l-rock)"/><path d="M74 10L92 34 108 18 148 58 168 66H96C100 48 88 30 74 10Z" fill="var(--l-rock2)"/><path d="M74 10L86.5 27 80 32 74 26 67 33 60.5 29ZM108 18L120 30 113 34 108 29 102 34 99 29Z" fill="var(--l-snow)"/>';
const town =
  house(206, 66, 18, 12, 'var(--x-light_blue)') +
  house(228, 66, 24, 16, 'var(--x-light_blue)') +
  '<rect x="256" y="32" width="12" height="34" fill="var(--l-wall)"/><path d="M254 32L262 16 270 32Z" fill="var(--x-light_blue)"/><circle cx="262" cy="40" r="3.6" fill="var(--l-win)"/>' +
  house(274, 66, 20, 13, 'var(--x-light_blue)') +
  house(298, 66, 15, 10, 'var(--x-light_blue)');
const mesa =
  '<path d="M350 66L362 36H404L412 48H436L446 66Z" fill="var(--l-mesa)"/><path d="M404 36L412 48H436L446 66H398C404 54 408 46 404 36Z" fill="var(--l-mesa2)"/>';
const mine =
  '<g stroke="var(--l-ink)" stroke-width="1.8" fill="none"><path d="M452 66L460 28H468L476 66M456 50H472M458 40H470M455 58L471 42M473 58L457 42"/><circle cx="464" cy="25" r="4.4" fill="var(--x-purple)"/></g>' +
  house(478, 66, 18, 9, 'var(--x-purple)', 'var(--l-wood)') +
  '<g stroke="var(--l-pine)" stroke-width="4" stroke-linecap="round" fill="none"><path d="M384 66V46M384 58H378V52M384 55H390V49"/><path d="M424 66V54M424 62H429V57" stroke-width="3.2"/></g>';
const city =
  tower(566, 16, 26, 'var(--l-city2)') +
  tower(584, 20, 44, 'var(--l-city)') +
  tower(607, 15, 32, 'var(--l-city2)') +
  tower(624, 22, 52, 'var(--l-city)') +
  '<path d="M635 14V4" stroke="var(--l-city)" stroke-width="2"/>' +
  tower(649, 18, 28, 'var(--l-city2)');
const camp =
  pine(722, 66, 1.1) +
  pine(736, 67, 0.9) +
  pine(826, 66, 1.2) +
  pine(842, 67, 0.9) +
  pine(812, 66, 0.8) +
  '<path d="M746 66L762 42 778 66Z" fill="var(--x-orange)"/><path d="M756 66L762 48 768 66Z" fill="var(--l-ink)"/><path d="M778 66L791 48 804 66Z" fill="var(--x-orange)"/><path d="M787 66L791 54 795 66Z" fill="var(--l-ink)"/>';
const beach =
  '<path d="M902 66L908 46" stroke="var(--l-ink)" stroke-width="2"/><path d="M890 51A18 14 0 0 1 926 47Q917 43 908 47 898 45 890 51Z" fill="var(--x-green)"/><path d="M934 67L940 53" stroke="var(--l-ink)" stroke-width="1.6"/><path d="M926 57A13 10 0 0 1 952 54Q945 51 940 54 932 53 926 57Z" fill="var(--l-snow)"/>' +
  '<g transform="translate(974 70) scale(.66)"><path d="M-9 0L-6 -66H6L9 0Z" fill="var(--l-wall)"/><path d="M-7.9 -24L-7 -42H7L7.9 -24Z" fill="var(--red)"/><rect x="-8" y="-78" width="16" height="12" fill="var(--l-ink)"/><path d="M-10 -78L0 -88 10 -78Z" fill="var(--red)"/><rect x="-4" y="-76" width="8" height="8" fill="var(--l-win)"/></g>';

export const panorama =
  sky(1028) +
  '<circle cx="690" cy="34" r="27" fill="var(--l-sun)"/><g fill="var(--l-star)"><circle cx="214" cy="12" r="1.1"/><circle cx="330" cy="20" r="1.3"/><circle cx="402" cy="9" r="1"/><circle cx="520" cy="14" r="1.2"/><circle cx="762" cy="12" r="1.2"/><circle cx="846" cy="22" r="1"/><circle cx="930" cy="10" r="1.3"/><circle cx="1000" cy="26" r="1"/></g>' +
  '<path d="M226 22a9 9 0 0 1 17-4 8 8 0 0 1 15 4zM470 16a7 7 0 0 1 13-3 6 6 0 0 1 11 3zM842 20a9 9 0 0 1 17-4 8 8 0 0 1 15 4z" fill="var(--l-cloud)"/>' +
  '<path d="M0 60H1028V78H0Z" fill="var(--l-sea)"/><path d="M6 68q5 3 10 0t10 0M982 66q5 3 10 0t10 0 10 0M1000 73q5 3 10 0t10 0" fill="none" stroke="var(--l-wave)" stroke-width="1.6" stroke-linecap="round"/>' +
  '<path d="M22 78C34 50 60 34 96 40S170 54 220 50 330 46 372 52 470 40 514 52 640 50 690 52 800 40 852 54 940 58 986 78Z" fill="var(--l-hill)"/>' +
  peaks +
  mesa +
  '<path d="M16 78C40 58 120 56 200 62S420 60 514 63 720 58 820 62 930 60 1004 78Z" fill="var(--l-grass)"/><path d="M846 66C880 58 930 60 962 66 980 70 994 74 1002 78H838Z" fill="var(--l-sand)"/>' +
  pine(44, 66, 0.8) +
  pine(56, 67, 1) +
  pine(150, 65, 0.8) +
  house(112, 66, 22, 11, 'var(--x-white)', 'var(--l-wood)') +
  town +
  mine +
  city +
  camp +
  beach +
  track(1028);

/** Research Station: a white dome, a mast and a pier, in its own 171 × 78. */
export const laboratory =
  sky(171.3) +
  '<path d="M118 20a8 8 0 0 1 15-3 7 7 0 0 1 13 3z" fill="var(--l-cloud)"/><circle cx="30" cy="14" r="1.1" fill="var(--l-star)"/><circle cx="96" cy="9" r="1.2" fill="var(--l-star)"/>' +
  '<path d="M0 58H171.3V78H0Z" fill="var(--l-sea)"/><path d="M6 66q5 3 10 0t10 0M146 64q5 3 10 0t10 0" fill="none" stroke="var(--l-wave)" stroke-width="1.6" stroke-linecap="round"/>' +
  '<path d="M22 78C34 60 62 54 92 56S146 64 156 78Z" fill="var(--l-rock)"/><path d="M30 78C44 66 70 62 96 63S142 70 150 78Z" fill="var(--l-grass)"/>' +
  '<path d="M58 64V46A20 20 0 0 1 98 46V64Z" fill="var(--l-wall)"/><path d="M58 46A20 20 0 0 1 98 46Z" fill="var(--l-lab)"/><path d="M78 26V46M66 31V46M90 31V46" stroke="var(--l-wall)" stroke-width="1.2"/><path d="M84 34L97 22" stroke="var(--l-ink)" stroke-width="4"/>' +
  '<rect x="98" y="50" width="30" height="14" fill="var(--l-wall)"/><path d="M98 50H130V47H98Z" fill="var(--l-lab)"/><path d="M103 55h5M112 55h5M121 55h5" stroke="var(--l-win)" stroke-width="4"/><rect x="74" y="54" width="8" height="10" fill="var(--l-ink)"/>' +
  '<path d="M44 66V34M44 38L38 44M44 38L50 44M44 46L37 53M44 46L51 53" stroke="var(--l-ink)" stroke-width="1.6" fill="none"/><circle cx="44" cy="32" r="2.6" fill="var(--red)"/>' +
  track(171.3);

const order: Dest[] = ['alpine_lodge', 'billingtons', 'cactus_mines', 'devon_city', 'camp_eagle', 'flint_beach'];
/** The part of the panorama that belongs to a place. */
export const windowOf = (dest: Dest): string => `${(order.indexOf(dest) * 171.33).toFixed(1)} 4 171.3 74`;
