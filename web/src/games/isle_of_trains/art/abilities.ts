// The abilities of the cabooses as small pictures in the band of the card (y 112 to 136); the words are in
// the card's detail.
import type { CardId } from '../view';
import { actionLines, cargoFace, numbers } from './icons';
import { anybody, pinFace, standing } from './people';
import { at, circle, none, path, pen, rect, sign } from './svg';

const arrow = (x: number): string =>
  path(`M${x} 124.5H${x + 10}M${x + 6.6} 121.2L${x + 10} 124.5 ${x + 6.6} 127.8`, 'none', pen('var(--ink-2)', 1.5));
const somebody = (x: number, scale = 1): string =>
  standing(x, 114, 17 * scale, 21, anybody('var(--paper-3)', 'stroke="var(--ic)" stroke-width="1.5"'));
const disc = (x: number, lines: string): string =>
  at(
    x,
    114.6,
    1,
    circle(10, 10, 8.4, 'none', 'stroke="var(--ic)" stroke-width="1.3"') +
      `<g fill="none" stroke="var(--ic)" color="var(--ic)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`,
  );
const cards = (x: number, n: number): string => at(x, 114.6, 1, numbers.cards(n));
const house = 'M2.4 9.8L10 3.4 17.6 9.8M4.6 8.4V17H15.4V8.4';

const faces: Record<CardId, string> = {
  caboose_1: disc(28, actionLines.deliver) + arrow(51) + cards(65, 1),
  caboose_2: at(29, 114.6, 0.95, cargoFace.coal) + arrow(51) + cards(65, 1),
  caboose_3:
    at(27, 115.6, 0.88, cargoFace.coal) +
    at(47, 115.6, 0.88, cargoFace.oil) +
    at(67, 115.6, 0.88, cargoFace.box) +
    path('M44.6 130L48.4 119M64.6 130L68.4 119', 'none', pen('var(--ink-2)', 1.1)),
  caboose_4:
    at(36, 114.4, 1, path(house, 'var(--paper-3)', pen('var(--ic)', 1.5))) +
    sign(60, 129.2, '+1', 13.5, 'var(--ok)', 'start'),
  caboose_5:
    at(34, 114.4, 1, path('M2 10H8M12 10H18M8 6.4V13.6M12 6.4V13.6', 'none', pen('var(--ic)', 1.9))) +
    rect(58, 116, 13, 17, 'var(--leaf)', 2.2, 'stroke="var(--leaf-ln)" stroke-width="1.2"') +
    sign(64.5, 129, '−1', 11, '#1B2330'),
  caboose_6: at(35, 114.4, 1.02, numbers.power('')) + sign(60, 129.2, '+2', 13.5, 'var(--ok)', 'start'),
  caboose_7: somebody(33) + sign(56, 129, '=', 14, 'var(--ink-2)') + at(63, 115, 0.95, cargoFace.any),
  caboose_8: disc(22, actionLines.load) + somebody(43, 0.9) + arrow(60) + cards(74, 2),
  caboose_9:
    somebody(29) +
    arrow(49) +
    at(62, 114.8, 0.94, pinFace('green')) +
    sign(88, 129.2, '+1', 12.5, 'var(--ok)', 'middle'),
  caboose_10:
    somebody(22) +
    sign(46, 129.4, '≠', 14, 'var(--ink-2)') +
    at(52, 114.8, 0.94, pinFace('orange')) +
    arrow(74) +
    at(
      87,
      116.6,
      0.8,
      path('M2.4 5H17.6V8A2 2 0 0 0 17.6 12V15H2.4V12A2 2 0 0 0 2.4 8Z', 'var(--paper-3)', pen('var(--ic)', 1.6)),
    ),
  time_engine:
    at(
      30,
      114.4,
      1,
      circle(10, 10, 8, 'var(--paper-3)', pen('var(--ic)', 1.4)) +
        path('M10 5.6V10L7 12', 'none', pen('var(--ic)', 1.5)),
    ) +
    arrow(52) +
    at(66, 114.4, 1, numbers.pick(1)),
};

export const abilityFace = (card: CardId): string => faces[card] ?? rect(0, 0, 0, 0, 'none', 0, none);
