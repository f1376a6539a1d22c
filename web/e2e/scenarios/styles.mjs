// What is looked at after every scenario (../styles.mjs): does the look of anything rest on which style sheet came last?
// Here it finds what it is for, and nothing else.
import assert from 'node:assert/strict';
import { restingOnOrder } from '../styles.mjs';

/** Sheets that have come after those of the page, in this order, and what is found then. */
const cases = [
  ['the same weight', ['.ticket i.b { left: 0 }', '.ticket i:is(.b) { left: 60px }'], ['left']],
  ['the same weight inside a game', [":where([data-game='x']) i.b { left: 0 }", 'i.b { left: 60px }'], []],
  ['nothing adds to the weight', [':where(.ticket) i.b { left: 0 }', 'i.b { left: 60px }'], ['left']],
  ['a shorthand and a part of it', ['i.b { margin: 0 }', 'i.b { margin-left: 5px }'], ['margin-left']],
  ['an element that is drawn', ['i.b::after { left: 0 }', 'i.b::after { left: 5px }'], ['left']],
  ['another element', ['i.b::after { left: 0 }', 'i.b { left: 5px }'], []],
  ['the same words', ['i.b { left: 0 }', 'i:is(.b) { left: 0 }'], []],
  ['what weighs more', ['i.b { left: 0 }', '.ticket i.b { left: 60px }'], []],
  ['what weighs more than both', ['i.b { left: 0 }', 'i:is(.b) { left: 5px }', '.ticket i.b { left: 60px }'], []],
  ['more by what it is not', ['i.b { left: 0 }', 'i.b:not(.c) { left: 60px }'], []],
  ['another window', ['i.b { left: 0 }', '@media (max-width: 5px) { i.b { left: 60px } }'], []],
  ['a later layer', ['@layer page { i.b { left: 0 } }', '@layer game { i.b { left: 60px } }'], []],
  [
    'a later layer, by less weight',
    ['@layer page { .ticket i.b { left: 0 } }', '@layer game { i.b { left: 5px } }'],
    [],
  ],
  ['one layer', ['@layer page { i.b { left: 0 } }', '@layer page { i:is(.b) { left: 60px } }'], ['left']],
  ['no layer', ['@layer game { i.b { left: 0 } }', 'i.b { left: 60px }'], []],
  [
    'the later of two layers, and two sheets in it',
    [
      '@layer page { .ticket i.b { left: 0 } }',
      '@layer game { i.b { left: 5px } }',
      '@layer game { i.b { left: 60px } }',
    ],
    ['left'],
  ],
  [
    'important in an earlier layer',
    ['@layer page { i.b { left: 0 !important } }', '@layer game { i.b { left: 5px !important } }'],
    [],
  ],
  ['what the page began with', ['body { margin: 5px; color: red }'], []],
];

export default {
  async 'styles: a later sheet that weighs as much is found'({ visitor }) {
    const { page } = await visitor();
    assert.deepEqual(await restingOnOrder(page), []);
    const come = (sheets) =>
      page.evaluate((list) => {
        document.adoptedStyleSheets = list.map((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          return sheet;
        });
      }, sheets);
    await page.evaluate(() => {
      const made = document.createElement('i');
      made.className = 'b';
      document.querySelector('.ticket').append(made);
    });
    for (const [what, sheets, properties] of cases) {
      await come(sheets);
      const found = (await restingOnOrder(page)).map((one) => one.split(': ').at(-1));
      assert.deepEqual(found, properties, what);
    }
    await come([]);
  },
};
