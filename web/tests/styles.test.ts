// Styles of one game never reach another's table, nor the house's pages, whatever was open before.
import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { ownStyles } from '../tools/own_styles';

const games = 'src/games';
const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

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
    const { css } = postcss([ownStyles]).process('.a, .b > i { color: red } @keyframes k { to { color: red } }', {
      from: '/src/games/tiny/x.css',
    });
    expect(css).toBe(
      ":where([data-game='tiny']) .a, :where([data-game='tiny']) .b > i { color: red } @keyframes k { to { color: red } }",
    );
  });
});
