// Styles of one game never reach another's table, nor the house's pages, whatever was open before.
import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { ownStyles } from '../tools/own_styles';

const games = 'src/games';
const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** What becomes of a sheet, without needless spaces. */
const built = (css: string, from: string): string =>
  postcss([ownStyles])
    .process(css, { from })
    .css.replace(/\s*([{};])\s*/g, '$1');

describe('styles of a game', () => {
  it.each(files)('%s hold inside its own pages', (file) => {
    const from = `/${games}/${file}`;
    const css = readFileSync(`${games}/${file}`, 'utf8');
    const game = file.split('/')[0];
    const strays: string[] = [];
    postcss([ownStyles])
      .process(css, { from })
      .root.walkRules((rule) => {
        const within = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';
        if (within) return;
        for (const selector of rule.selectors) {
          // A theme's colours: names for values, which nobody else uses.
          const names =
            selector.startsWith(':root') && rule.nodes.every((one) => 'prop' in one && one.prop.startsWith('--'));
          if (!names && !selector.includes(`[data-game='${game}']`)) strays.push(selector);
        }
      });
    expect(strays).toEqual([]);
  });

  it('weigh no more than they did', () => {
    expect(built('.a, .b > i { color: red } @keyframes k { to { color: red } }', '/src/games/tiny/x.css')).toBe(
      "@layer game{:where([data-game='tiny']) .a, :where([data-game='tiny']) .b > i{color: red}@keyframes k{to{color: red}}}",
    );
  });
});

describe('every sheet lies in a layer', () => {
  it.each([
    ['/src/styles/base.css', 'base'],
    ['/src/ui/page.css', 'ui'],
    ['/src/ui/Dialog.svelte?svelte&type=style&lang.css', 'ui'],
    ['/src/home/home.css', 'page'],
    ['/src/table/lobby/lobby.css', 'page'],
    ['/src/games/tiny/Figure.svelte?svelte&type=style&lang.css', 'game'],
  ])('%s in %s', (from, layer) => {
    expect(built('.a { color: red }', from)).toBe(`@layer ${layer}{.a{color: red}}`);
  });

  it('but for what names its own, and for fonts', () => {
    const own = "@layer base, ui;@layer late{.a{color: red}}@font-face{font-family: 'A'}";
    expect(built(`${own} .b { color: red }`, '/src/styles/tokens.css')).toBe(`${own}@layer base{.b{color: red}}`);
  });

  it('that is named', () => {
    const [first] = /@layer [^;]*;/.exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? [];
    expect(first).toBe('@layer base, ui, page, game, focus;');
  });
});
