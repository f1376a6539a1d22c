// Moves as a player says them: "track from the hearts station north along B10 and B11, towards mountain A11".
import { t } from '../../app/texts.svelte';
import type { Spoken } from '../game';
import { suitOf } from './box';
import { describe } from './describe';
import { parseMove } from './notation';
import { trackText } from './places';
import { seen } from './seen';
import { cardName, railwayName, suitName, tokenName } from './words';

export const spoken: Spoken = {
  describe: (view, seat) => describe(seen(view), seat),
  reads: (text) => parseMove(text) !== null,
  say: (text, kept, seat) => {
    const view = seen(kept);
    const move = parseMove(text);
    switch (move?.kind) {
      case 'pick':
        return t('pioneer.say.pick', { card: cardName(move.card), railway: railwayName(suitOf(move.card)) });
      case 'cross':
        return t('pioneer.say.cross', { token: tokenName(move.token) });
      case 'cross_suit':
        return t('pioneer.say.cross_suit', { suit: suitName(move.suit) });
      case 'lay':
        return t('pioneer.say.lay', { track: trackText(view.side, move.track, view.seats[seat]) });
      case 'done':
        return t('pioneer.say.done');
      case 'deposit':
        return t('pioneer.say.deposit', { n: move.nuggets, hex: move.hex });
      default:
        return text;
    }
  },
};
