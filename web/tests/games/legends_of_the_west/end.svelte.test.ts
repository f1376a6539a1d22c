// The end of a recorded game and the pictures of the rules, as they stand on the page.
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, it } from 'vitest';
import { load } from '../../../../tests/wasm/roundhouse.mjs';
import { languages, texts } from '../../../src/app/texts.svelte';
import End from '../../../src/games/legends_of_the_west/End.svelte';
import { rules } from '../../../src/games/legends_of_the_west/rules';
import type { LegendsView } from '../../../src/games/legends_of_the_west/view';
import { speak } from '../../words';

const game = 'legends_of_the_west';
const call = load('../build/wasm/apps/wasm/roundhouse.wasm') as (request: object) => Record<string, unknown>;

function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
  const target = document.body.appendChild(document.createElement('div'));
  const page = mount(component, { target, props });
  flushSync();
  const text = target.textContent ?? '';
  void unmount(page);
  target.remove();
  return text;
}

it('shows what the engine wrote on everybody’s slip', () => {
  speak('en', game);
  const record = readFileSync('../tests/games/legends_of_the_west/examples/single_1865_2p.jsonl', 'utf8');
  const view = call({ op: 'view', record, seat: 0 }).view as unknown as LegendsView;
  expect(view.over).toBe(true);
  const text = shown(End as unknown as Component<Record<string, unknown>>, {
    view,
    names: (seat: number) => ['Ann', 'Bo'][seat],
    info: { campaign: null },
  });
  for (const total of view.scores) expect(text).toContain(texts.say('legends.money', { n: total }));
  for (const name of ['Ann', 'Bo']) expect(text).toContain(name);
  expect(text).not.toMatch(/legends|undefined|NaN/);
});

it('every picture of the rules is drawn', () => {
  speak('en', game);
  for (const { figures } of rules.sections)
    for (const name of figures) {
      expect([name, texts.has(`legends.figure.${name}`)]).toEqual([name, true]);
      expect(shown(rules.Figure as unknown as Component<Record<string, unknown>>, { name })).not.toMatch(
        /legends|undefined|NaN/,
      );
    }
});

it.each(languages)('%s: every section of the rules has its words, every picture what stands under it', (language) => {
  speak(language, game);
  for (const { id, figures } of rules.sections)
    for (const key of ['title', 'p1', ...figures])
      expect([id, key, texts.has(`${game}.rulesPage.${id}.${key}`)]).toEqual([id, key, true]);
});
