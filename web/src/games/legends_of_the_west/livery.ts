// How a company is painted: its colour, and the shape that goes with it (art/seats.ts). A company keeps its colour whatever
// mark its player wears elsewhere: it is also the colour of the routes that pay it a bonus.
import { glyphs, paint, shape } from '../../art/seats';

export type Company = 'blue' | 'yellow' | 'green' | 'black' | 'red';

const marks: Record<Company, number> = { blue: 0, red: 1, green: 2, yellow: 3, black: 5 };

/** The mark with the company's colour. */
export const markOf = (company: Company): number => marks[company];
/** Number of its paint (--p1 … --p6). */
export const paintOf = (company: Company): number => paint(marks[company]);
/** Its shape in a box of 20. */
export const glyphOf = (company: Company): string => glyphs[shape(marks[company])]!;
