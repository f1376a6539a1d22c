// Style sheets come when they are needed, in any order: where two of them say different things of the same element in one
// layer and with the same weight, it looks as whichever came last says. What is meant to win lies in a later layer
// (tools/own_styles.ts) or weighs more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { web } from './server.mjs';

/**
 * Runs in the page: what looks as it does because of the order in which sheets came, as "selector / selector: property".
 * The sheets that index.html names are always there first, so what comes later may differ from them.
 */
function resting(named) {
  /** The parts of a list of selectors, whatever they hold in parentheses. */
  const parts = (list) => {
    const found = [''];
    let depth = 0;
    for (const letter of list) {
      depth += { '(': 1, ')': -1 }[letter] ?? 0;
      if (letter === ',' && !depth) found.push('');
      else found[found.length - 1] += letter;
    }
    return found.map((one) => one.trim());
  };
  const above = (a, b) => a.reduce((sum, n, i) => sum || n - b[i], 0);

  /** Ids, then classes, attributes and states, then elements. */
  const weigh = (selector) => {
    const sum = [0, 0, 0];
    const add = (place) => void sum[place]++;
    for (let rest = selector; rest;) {
      const [token, name] = /^(?:::?([\w-]+)\(?|[#.](?:[\w-]|\\.)+|\[[^\]]*\]|[a-z][\w-]*|[^])/i.exec(rest);
      rest = rest.slice(token.length);
      let inner = null;
      if (token.endsWith('(')) {
        let [depth, end] = [1, 0];
        for (; depth; end++) depth += { '(': 1, ')': -1 }[rest[end]] ?? 0;
        inner = rest.slice(0, end - 1);
        rest = rest.slice(end);
      }
      if (['is', 'not', 'has'].includes(name)) {
        const most = parts(inner).map(weigh).sort(above).at(-1);
        most.forEach((n, i) => (sum[i] += n));
      } else if (token.startsWith('::') || ['before', 'after'].includes(name)) add(2);
      else if (name === 'where') continue;
      else if (name) add(1);
      else if (token[0] === '#') add(0);
      else if (/^[.[]/.test(token)) add(1);
      else if (/^[a-z]/i.test(token)) add(2);
    }
    return sum;
  };

  /** Layers in the order in which they were first named. */
  const layers = [];
  const styleRules = (rules, layer = null) =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [{ layer, selectorText: rule.selectorText, style: rule.style }];
      if (rule instanceof CSSMediaRule)
        return matchMedia(rule.media.mediaText).matches ? styleRules(rule.cssRules, layer) : [];
      if (rule instanceof CSSLayerStatementRule || rule instanceof CSSLayerBlockRule)
        layers.push(...(rule.nameList ?? [rule.name]).filter((one) => !layers.includes(one)));
      if (rule instanceof CSSLayerBlockRule) return styleRules(rule.cssRules, rule.name);
      return rule instanceof CSSSupportsRule ? styleRules(rule.cssRules, layer) : [];
    });
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) => {
    const first = sheet.href && named.some((href) => sheet.href.endsWith(href));
    return { sheet: first ? 'first' : sheet, rules: styleRules(sheet.cssRules) };
  });
  /** What lies in no layer beats them all; of what is important an earlier layer beats the later ones. */
  const rank = (layer, important) => (layer ? layers.indexOf(layer) : layers.length) * (important ? -1 : 1);

  /** Of every element and property: what each sheet says with the greatest weight that any of them gives it. */
  const looks = new Map();
  const say = (element, place, weight, sheet, saying) => {
    if (!looks.has(element)) looks.set(element, new Map());
    const places = looks.get(element);
    const known = places.get(place);
    const order = known ? above(weight, known.weight) : 1;
    if (order > 0) places.set(place, { weight, sheets: new Map([[sheet, saying]]) });
    else if (order === 0) known.sheets.set(sheet, saying);
  };
  for (const { sheet, rules } of sheets)
    for (const { layer, selectorText, style } of rules)
      for (const selector of parts(selectorText)) {
        const [pseudo = ''] = /::?(?:before|after|marker|placeholder|backdrop|-[\w-]+)\b.*$/.exec(selector) ?? [];
        const weight = weigh(selector);
        const elements = document.querySelectorAll(selector.slice(0, selector.length - pseudo.length) || '*');
        if (elements.length)
          for (const property of style) {
            const important = style.getPropertyPriority(property) ? 1 : 0;
            // A shorthand with a variable in it tells no value of its parts.
            const saying = { selector, value: style.getPropertyValue(property) || style.cssText };
            for (const element of elements)
              say(element, `${pseudo} ${property}`, [important, rank(layer, important), ...weight], sheet, saying);
          }
      }

  const found = new Set();
  for (const [element, places] of looks)
    for (const [place, { sheets }] of places) {
      sheets.delete('first');
      const [one, ...others] = sheets.values();
      const other = others.find(({ value }) => value !== one.value);
      const property = place.trim().split(' ').at(-1);
      if (other && !element.style?.getPropertyValue(property))
        found.add(`${one.selector} / ${other.selector}: ${property}`);
    }
  return [...found];
}

// From the file: where a scenario ends without a server there is nobody to ask.
const index = readFileSync(join(web, 'index.html'), 'utf8');
const named = [...index.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href);

export const restingOnOrder = (page) => page.evaluate(resting, named);
