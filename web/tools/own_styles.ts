// Styles of a game hold on its own pages alone: every rule of src/games/<id>/ is for what stands inside [data-game='<id>'],
// so that no table looks different after another game's was open. It adds nothing to a rule's weight. Styles of a component
// are Svelte's to keep apart.
import type { Plugin, Rule } from 'postcss';

const moves = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';

export const ownStyles: Plugin = {
  postcssPlugin: 'own-styles',
  Once(root) {
    const game = /\/src\/games\/(\w+)\/(?!.*\.svelte)[^?]*\.css$/.exec(root.source?.input.file ?? '')?.[1];
    if (!game) return;
    root.walkRules((rule) => {
      if (moves(rule)) return;
      rule.selectors = rule.selectors.map((selector) =>
        // Colours of a theme have names of their own, and accents say themselves where they hold.
        selector.startsWith(':root') || selector.includes('[data-game')
          ? selector
          : `:where([data-game='${game}']) ${selector}`,
      );
    });
  },
};
