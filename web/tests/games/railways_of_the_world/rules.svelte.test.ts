// The rules page: every section has its words and every figure is drawn, on a map whose links really lie.
import { afterEach, describe, expect, it } from 'vitest';
import { languages, texts } from '../../../src/app/texts.svelte';
import Figure from '../../../src/games/railways_of_the_world/Figure.svelte';
import { figureMap, mapFigure } from '../../../src/games/railways_of_the_world/figures';
import { buildText, layText, parseMoves } from '../../../src/games/railways_of_the_world/notation';
import { rules } from '../../../src/games/railways_of_the_world/rules';
import { Tracing } from '../../../src/games/railways_of_the_world/tracing';
import { speak } from '../../words';
import { clear, show, text } from '../../mounting';

const page = 'railways_of_the_world.rulesPage';
const figures = rules.sections.flatMap((section) => section.figures);
afterEach(clear);

describe.each(languages)('%s', (language) => {
  it('every section has a title and words, every figure what stands under it', () => {
    speak(language, 'railways_of_the_world');
    for (const { id, figures: own } of rules.sections)
      for (const key of ['title', 'p1', ...own])
        expect([id, key, texts.has(`${page}.${id}.${key}`)]).toEqual([id, key, true]);
  });
  it.each(figures)('%s is drawn', (name) => {
    speak(language, 'railways_of_the_world');
    const drawn = show(Figure, { name });
    const label = drawn.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
    expect([label, text(drawn)].join(' ')).not.toMatch(/railways|[{}_]|undefined|NaN/);
    expect(label).not.toBe('');
    expect(drawn.querySelectorAll(mapFigure(name) ? '.city' : 'li, rect').length).toBeGreaterThan(2);
  });
});

it('the links of the figures lead from city to city', () => {
  for (const name of figures)
    for (const { ends, tiles, open } of mapFigure(name)?.view.links ?? []) {
      const cities = ends.map((side) => side.split('.')[0]!);
      const built = new Tracing(figureMap()).build(parseMoves([buildText(cities[0]!), ...tiles.map(layText)]));
      expect([name, built.from, built.to]).toEqual([name, cities[0], open ? null : cities[1]]);
    }
});
