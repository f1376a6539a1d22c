// The pictures that the first page shows too (glimpse.ts): they are fetched without the table's.
export const path = (d: string, name: string): string => `<path d="${d}" class="${name}"/>`;

export const mine =
  path('M-21 14C-17 2 -13 -9 -4 -13C4 -17 10 -9 13 -3C16 3 19 8 21 14Z', 'a a-hill') +
  path('M-14 3l-3 6M-9 -5l-3 5M12 0l3 7M8 -8l2 4', 'a a-hachure') +
  path('M-8 14V0L0 -6 8 0V14Z', 'a a-dark') +
  path('M-8 14V0L0 -6 8 0V14M-10.5 1.5L0 -7.5 10.5 1.5', 'a a-beam') +
  path('M-4 14L-1 4M4 14L1 4M-3.4 11.5H3.4M-2.3 8H2.3', 'a a-rail') +
  path('M10 14l2-5 4-1.5 4 3 .5 3.5Z', 'a a-gold');

/** In a box of 20 × 20, as all suits. */
export const hearts =
  'M10 17.8C4 13.2 1.6 10 1.6 6.9 1.6 4.2 3.6 2.4 5.9 2.4c1.7 0 3.3 1 4.1 2.7.8-1.7 2.4-2.7 4.1-2.7 2.3 0 4.3 1.8 4.3 4.5 0 3.1-2.4 6.3-8.4 10.9z';
