// Words of what a campaign unlocks: they are in no file of the client and come with views.
import { t, texts } from '../../../app/texts.svelte';
import type { Company } from '../livery';

type Kind = 'event' | 'rule' | 'territory' | 'postcard' | 'upgrade' | 'story';

export const word = (kind: Kind, id: string | number, part: string): string =>
  t(`legends_of_the_west.${kind}.${id}.${part}`);
/** Is it known here? */
export const knows = (kind: Kind, id: string | number, part: string): boolean =>
  texts.has(`legends_of_the_west.${kind}.${id}.${part}`);
/** Its name; where it is not known, its id. */
export const nameOf = (kind: Kind, id: string | number): string =>
  knows(kind, id, 'name') ? word(kind, id, 'name') : String(id);
export const textOf = (kind: Kind, id: string | number, part = 'text'): string =>
  knows(kind, id, part) ? word(kind, id, part) : '';
export const paragraphs = (text: string): string[] => text.split('\n\n').filter(Boolean);

export const companyName = (company: Company): string => t(`legends.company.${company}`);
export const companyShort = (company: Company): string => t(`legends.companyShort.${company}`);
/** A line of the slip; what is locked until later has its words with the view. */
export const lineName = (line: string): string => {
  const own = `legends_of_the_west.book.line.${line}`;
  return texts.has(own) ? t(own) : t(`legends_of_the_west.score.${line}`);
};
export const money = (n: number): string =>
  t(n < 0 ? 'legends.minus' : 'legends.money', { n: texts.figure(Math.abs(n)) });
/** "1st": the place on the slip. */
export const place = (n: number): string => t(`legends_of_the_west.book.place.${n}`);
/** Roman figures, for territories in the order of their opening. */
export const roman = (n: number): string => ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'][n - 1] ?? String(n);
