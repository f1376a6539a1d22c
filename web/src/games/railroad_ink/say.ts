// Moves as a player says them: "C3: highway curve (highway: north, east)".
import { t } from '../../app/texts.svelte';
import type { Spoken } from '../game';
import { describe, sidesText } from './describe';
import { parseMove } from './notation';
import { cellName } from './pieces';
import type { InkView } from './view';
import { directionName, pieceName } from './words';

export const spoken: Spoken = {
  describe: (view, seat) => describe(view as InkView, seat),
  reads: (text) => parseMove(text) !== null,
  say: (text) => {
    const move = parseMove(text);
    switch (move?.kind) {
      case 'draw':
      case 'erase':
        return t(`ink.say.${move.kind}`, {
          cell: cellName(move.cell),
          piece: pieceName(move.piece),
          sides: sidesText(move.sides),
        });
      case 'volcano':
        return t('ink.say.volcano', { cell: cellName(move.cell) });
      case 'take':
        return t('ink.say.take', { first: pieceName(move.faces[0]), second: pieceName(move.faces[1]) });
      case 'hit':
        return move.direction ? t('ink.say.hitTo', { direction: directionName(move.direction) }) : t('ink.say.hit');
      case 'shield':
        return t('ink.say.shield', { piece: pieceName(move.piece) });
      case 'done':
        return t('ink.say.done');
      default:
        return text;
    }
  },
};
