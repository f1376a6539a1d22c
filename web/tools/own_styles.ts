// What becomes of every style sheet when it is built: its rules are put into a layer, and those of a game hold on its own
// pages alone.
import type { AtRule, Plugin, Rule } from 'postcss';

/**
 * Style sheets come when they are needed, in any order. A layer beats those before it, whatever the weight of their rules
 * and whichever sheet came last, so a game may say what its table looks like in a page's own words. styles/tokens.css names
 * the layers in their order; a sheet's folder says which is its own, unless the sheet does (`@layer … { }`).
 */
const layers: [RegExp, string][] = [
  [/^styles\//, 'base'],
  [/^ui\//, 'ui'],
  [/^games\//, 'game'],
  [/^/, 'page'],
];

const within = (rule: Rule, name: string): boolean =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === name;

export const ownStyles: Plugin = {
  postcssPlugin: 'own-styles',
  Once(root, { AtRule }) {
    const file = /\/src\/(.*?\.(?:css|svelte))\b/.exec(root.source?.input.file ?? '')?.[1];
    if (!file) return;
    // Styles of a component are Svelte's to keep apart.
    const game = /^games\/(\w+)\/.*\.css$/.exec(file)?.[1];
    if (game)
      root.walkRules((rule) => {
        if (within(rule, 'keyframes')) return;
        rule.selectors = rule.selectors.map((selector) =>
          // Colours of a theme have names of their own, and accents say themselves where they hold.
          selector.startsWith(':root') || selector.includes('[data-game')
            ? selector
            : // It adds nothing to a rule's weight.
              `:where([data-game='${game}']) ${selector}`,
        );
      });
    const layer = new AtRule({ name: 'layer', params: layers.find(([folder]) => folder.test(file))![1], nodes: [] });
    for (const node of [...root.nodes])
      if (!(node.type === 'atrule' && ['layer', 'font-face'].includes(node.name))) layer.append(node);
    if (layer.nodes!.length) root.append(layer);
  },
};
