// The steps of the end of a game that have a tab of the index; several pages may belong to one.
import type { Page } from './model';

export const steps = ['slips', 'event', 'story', 'mail', 'territory', 'vault', 'clear'] as const;
export type Step = (typeof steps)[number];

export const stepOf = ({ page }: Page): Step =>
  page === 'first' ? 'slips' : page === 'rule' || page === 'upgrade' ? 'territory' : page;

/** Every tab with the first page behind it; null: there is none yet. */
export const stepsOf = (pages: readonly Page[]): { step: Step; first: number | null }[] =>
  steps.map((step) => {
    const first = pages.findIndex((page) => stepOf(page) === step);
    return { step, first: first < 0 ? null : first };
  });

/** The word of the moves that a page asks for (TL-67, TL-70, TL-87). */
export const wordFor = ({ page }: Page): string | null =>
  (({ event: 'retire', territory: 'open', upgrade: 'upgrade' }) as Partial<Record<Page['page'], string>>)[page] ?? null;
