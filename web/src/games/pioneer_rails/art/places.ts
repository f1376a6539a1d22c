// The pictures in hexes. The origin is the middle of the hex; places are about 40 × 34, drawn with a line of 1.5.
import type { Place } from '../view';
import { mine } from './first';
import { path } from './svg';

export const places: Record<Place, string> = {
  mine,
  saloon:
    path('M-16 14V-5H16V14Z', 'a a-saloon') +
    path('M-18 -4V-11H-11V-16H11V-11H18V-4Z', 'a a-front') +
    path('M-10 -12.5H10V-7H-10Z', 'a a-sign') +
    path('M-6.5 -9.8H6.5', 'a') +
    path('M-18 -1H18', 'a') +
    path('M-5 14V2H5V14Z', 'a a-dark') +
    path('M-5 5.5H-.6V11H-5ZM5 5.5H.6V11H5Z', 'a a-sign') +
    path('M-13 3H-8V9H-13ZM8 3H13V9H8Z', 'a a-sign'),
  bank:
    path('M-18 -5L0 -16 18 -5Z', 'a a-bank') +
    path('M-15 -5H15V9H-15Z', 'a a-sign') +
    path('M-12.5 -4V8M-4.5 -4V8M4.5 -4V8M12.5 -4V8', 'a a-column') +
    path('M-17 9H17V14H-17Z', 'a a-bank') +
    '<circle cx="0" cy="-9.2" r="3.1" class="a a-gold"/>',
  rail_yard:
    path('M-19 12V-3L-9.5 -12 0 -3 9.5 -12 19 -3V12Z', 'a a-yard') +
    path('M-13.5 12V3a4 4 0 0 1 8 0V12ZM5.5 12V3a4 4 0 0 1 8 0V12Z', 'a a-dark') +
    path('M-21 -1.5L-9.5 -12.5 0 -3.5 9.5 -12.5 21 -1.5', 'a a-roof') +
    path('M-11 -14.5h3v4h-3zM8 -14.5h3v4h-3z', 'a a-chimney') +
    path('M-12 15.5L-11 10M-7 15.5L-8 10M7 15.5L8 10M12 15.5L11 10', 'a a-rail-ink'),
  fort:
    path('M0 -8V-20', 'a') +
    path('M.6 -20Q5 -22.5 8 -20T14 -19.5V-13Q10 -11.5 7.5 -13.5T.6 -13.5Z', 'a a-flag') +
    path(
      'M-20 14V-3l3.3-4 3.3 4V14ZM-13.4 14V-3l3.3-4 3.3 4V14ZM-6.8 14V-6l3.4-4 3.4 4 3.4-4 3.4 4V14ZM6.8 14V-3l3.3-4 3.3 4V14ZM13.4 14V-3l3.3-4 3.3 4V14Z',
      'a a-log',
    ) +
    path('M-20 3H20M-20 8.5H20', 'a a-band') +
    path('M-5 14V3.5Q0 -1.5 5 3.5V14Z', 'a a-dark'),
  ranch:
    path('M-20 14V0L-15 -9 -6 -14.5 3 -9 8 0V14Z', 'a a-barn') +
    path('M-22 1L-16 -9.5 -6 -15.8 4 -9.5 10 1', 'a a-roof') +
    path('M-12 14V4H0V14Z', 'a a-sign') +
    path('M-12 4L0 14M0 4L-12 14M-12 4H0V14H-12Z', 'a a-door') +
    path('M-8.5 -6.5H-3.5V-1.5H-8.5Z', 'a a-dark') +
    path('M8 6H21M8 10.5H21M11 3V14M16 3V14M21 3V14', 'a a-rails'),
};

/** The box of one of them as a picture of its own. */
export const placeBox = '-23 -23 46 42';

export const mountains: string[] = [
  path('M-31 17L-22 2 -17 7 -3 -21 6 -7 11 -12 24 8 31 17Z', 'm-rock') +
    path(
      'M-3 -21L6 -7 3 1 9 9 5 17H-8L-4 6 -7 -2ZM11 -12L24 8 31 17H17L19 9 12 1ZM-22 2L-17 7 -20 17H-26Z',
      'm-shade',
    ) +
    path('M-3 -21L-9 -9 -5 -10 -2 -5 1 -10 6 -7Z', 'm-cap') +
    path('M-12 0l-5 9M-9 7l-4 8M-15 13l-1 3M-21 8l-2 5', 'm-hachure'),
  path('M-30 17L-19 -3 -12 5 0 -17 7 -6 13 -16 25 4 31 17Z', 'm-rock') +
    path(
      'M0 -17L7 -6 4 4 8 17H-4L-2 5 -4 -3ZM13 -16L25 4 31 17H19L20 8 13 -2ZM-19 -3L-12 5 -15 17H-20L-18 8Z',
      'm-shade',
    ) +
    path('M0 -17L-5 -7 -2 -8 2 -4 7 -6ZM13 -16L9 -9 12 -10 15 -6 19 -6Z', 'm-cap') +
    path('M-8 4l-3 9M-5 11l-1 4M-24 10l-2 4M9 4l2 9', 'm-hachure'),
];

/** What grows and lies in the desert: saguaro, mesa, dunes, brush, stones, skull. */
export const desert: string[] = [
  path('M0 15V-9a3 3 0 0 1 6 0V15M6 3h4a2.5 2.5 0 0 0 2.5-2.5V-4M0 7h-4a2.5 2.5 0 0 1-2.5-2.5V1', 'd-cactus') +
    path('M-10 15.5H17', 'd-line'),
  path('M-18 8H-12L-10 -5H1L3 0H9L11 8H19', 'd-line') + path('M-22 8H22M-9 -1H1M-11 4H9', 'd-line'),
  path('M-20 6Q-12 -1 -4 5T12 5T22 3M-12 12Q-6 8 0 11T12 11', 'd-line'),
  path('M-6 8c-1-6-3-8-8-9M-6 8c0-5 0-8 1-12M-6 8c1-5 3-7 7-8M8 13c0-3-1-4-3-5M8 13c0-3 1-5 3-6', 'd-line') +
    path('M-12 8.5H0M4 13.5H12', 'd-line'),
  '<circle cx="-8" cy="4" r="1.3" class="d-dot"/><circle cx="6" cy="-6" r="1.3" class="d-dot"/><circle cx="10" cy="9" r="1" class="d-dot"/><circle cx="-4" cy="-9" r="1" class="d-dot"/>',
  path('M-9 -4c-5-1-7-4-7-8 2 3 5 4 8 4M9 -4c5-1 7-4 7-8-2 3-5 4-8 4M-8 -8H8L7 0 4 9 2 12H-2L-4 9 -7 0Z', 'd-line') +
    path('M-4 -2.5h1.5M2.5 -2.5H4M-1 5v2.5M1 5v2.5', 'd-line'),
];

/** The same in canyon country: saguaro, butte, arch, hoodoos, stones, dead tree. */
export const rocks: string[] = [
  desert[0]!,
  path('M-17 12L-13 2H-9L-8 -12H5L7 2H11L15 12', 'd-line') + path('M-21 12H20M-8 -7H5M-8 -2H6M-12 7H12', 'd-line'),
  path('M-16 12V0C-16 -13 13 -14 15 -2V12M-7 12V4C-7 -4 6 -5 7 3V12', 'd-line') +
    path('M-20 12H19M-15 -3L-9 -1', 'd-line'),
  desert[3]!,
  desert[4]!,
  path('M-13 13L-11 -2H-13V-6H-6V-2H-8L-6 13M-3 13L-1 -8H-4V-13H5V-8H2L4 13M7 13L8 3H6V0H13V3H11L12 13', 'd-line') +
    path('M-17 13H16', 'd-line'),
];

/** The pencil ring round an active place. */
export const pencilRing =
  'M-23 3C-26 -10 -15 -22 2 -22.5C18 -23 27 -13 25.5 0C24 13 10 19.5 -4 18.5C-17 17.5 -25 9 -22.5 -3';
