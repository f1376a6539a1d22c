// Moves as a player says them: "load Bank into your train, car 2 (Boxcar I)". Cars are counted from the engine on.
import { t } from '../../app/texts.svelte';
import type { Spoken } from '../game';
import { islandTable } from './cards';
import { describe } from './describe';
import { itemsOf } from './steps';
import { parseMove, type Place } from './notation';
import type { Colour, IsleView } from './view';
import { destName, itemName, needsText, passengerName, shortName } from './words';

function carName({ seats }: IsleView, { seat, car }: Place): string {
  const card = seats[seat]?.train[car]?.card;
  if (!card) return String(car);
  return car ? t('isle.say.car', { n: car, card: shortName(card) }) : shortName(card);
}

export const spoken: Spoken = {
  describe: (view, seat) => describe(view as IsleView, seat),
  reads: (text) => parseMove(text) !== null,
  say: (text, seen, seat, names) => {
    const view = seen as IsleView;
    const move = parseMove(text);
    if (!move) return text;
    const whose = (place: Place): string =>
      place.seat === seat ? t('isle.say.mine') : t('isle.say.theirs', { name: names(place.seat) });
    const own = (car: number): string => carName(view, { seat, car });
    const thing = (car: number, colour: Colour | null): string => {
      const items = view.seats[seat]?.train[car]?.items ?? [];
      const [at] = itemsOf(items, colour);
      return at === undefined ? '' : itemName(items[at]!);
    };
    switch (move.kind) {
      case 'take':
        return move.card ? t('isle.say.take', { card: shortName(move.card) }) : t(`isle.say.take.${move.from}`);
      case 'build':
        return move.over === null
          ? t('isle.say.build', { card: shortName(move.card) })
          : t('isle.say.upgrade', { car: own(move.over), card: shortName(move.card) });
      case 'scrap':
        return t('isle.say.scrap', { car: own(move.car) });
      case 'raze':
      case 'pay':
      case 'under':
      case 'toss':
      case 'pick':
        return t(`isle.say.${move.kind}`, { card: shortName(move.card) });
      case 'load':
        return t('isle.say.load', {
          card: shortName(move.card),
          train: whose(move.place),
          car: carName(view, move.place),
        });
      case 'blind':
        return t('isle.say.blind', { train: whose(move.place), car: carName(view, move.place) });
      case 'board':
        return t('isle.say.board', {
          passenger: passengerName(move.colour),
          train: whose(move.place),
          car: carName(view, move.place),
        });
      case 'deliver':
        return t('isle.say.deliver', { dest: destName(move.dest) });
      case 'secondary': {
        const now = view.pending[0];
        const contract = now?.what === 'deliver' ? islandTable[now.dest].secondary[move.which] : undefined;
        return t('isle.say.secondary', { needs: contract ? needsText(contract.deliver) : move.which });
      }
      case 'ticket':
        return t('isle.say.ticket', { car: own(move.car) });
      case 'side':
      case 'guest':
        return t(`isle.say.${move.kind}`, { passenger: passengerName(move.colour), car: own(move.car) });
      case 'give':
      case 'aside':
        return t(`isle.say.${move.kind}`, { what: thing(move.car, move.colour), car: own(move.car) });
      default:
        return t(`isle.say.${move.kind}`);
    }
  },
};
