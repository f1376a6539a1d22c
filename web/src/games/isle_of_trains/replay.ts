// What a replay asks of Isle of Trains: the moves of a record told as people would, by the names of the cars.
// The game's own file has all that this needs of it: two files that share would be three.
import './ui';
import { t } from '../../app/texts.svelte';
import type { GameReplay, Names, RecordMove } from '../game';
import { placed, stepsOf } from '../steps';
import { box } from './box';
import { cardOf, cardTable, colourOfDest } from './cards';
import { parseMove, type Move, type Place } from './notation';
import { eventsOf, heardOf } from './told';
import type { CardId, Colour, Dest, IsleView } from './view';
import { cargoName, colourName, destName, listText, passengerName, shortName } from './words';
import Scene from './Scene.svelte';

/** They finish what the move before has begun. */
const parts = new Set(['pay', 'under', 'give', 'done', 'finish']);
/** Several of them in a row are told together. */
const repeated = new Set(['toss', 'aside']);
const wordOf = ({ move }: RecordMove): string => move.split(' ', 1)[0]!;

/** What chance brought within a step: cards drawn or lost, a passenger. */
const brought = (moves: RecordMove[], word: string): string[] =>
  moves.flatMap((one) => (one.by < 0 && wordOf(one) === word ? [one.move.split(' ')[1]!] : []));

/** Follows the trains through a record, so that a car can be called by its name. */
class Teller {
  private trains = new Map<number, CardId[]>();
  private dest: Dest | null = null;

  constructor(private names: Names) {}

  tell(moves: RecordMove[]): { text: string; places: string[] } {
    const { by, move } = moves[0]!;
    if (by < 0) return { text: this.setup(moves), places: [] };
    const read = parseMove(move);
    const told = read
      ? { text: this.text(read, by, moves), places: this.places(read, by) }
      : { text: move, places: [] };
    if (read) this.follow(read, by);
    return told;
  }

  private train(seat: number): CardId[] {
    let train = this.trains.get(seat);
    if (!train) this.trains.set(seat, (train = [box.setup.start_engine]));
    return train;
  }

  private car = (seat: number, car: number): string => shortName(this.train(seat)[car] ?? box.setup.start_engine);

  private follow(move: Move, by: number): void {
    const train = this.train(by);
    if (move.kind === 'deliver') this.dest = move.dest;
    else if (move.kind === 'scrap') train.splice(move.car, 1);
    else if (move.kind === 'build' && move.over !== null) train[move.over] = move.card;
    else if (move.kind === 'build' && cardOf(move.card).category !== 'building') train.push(move.card);
  }

  private setup(moves: RecordMove[]): string {
    const first = moves.find((one) => wordOf(one) === 'first');
    return first
      ? t('isle.replay.setupFirst', { name: this.names(Number(first.move.split(' ')[1])) })
      : t('isle.replay.setup');
  }

  /** Into one's own train, or into somebody's. */
  private loaded(what: string, { seat, car }: Place, by: number): string {
    const args = { what, car: this.car(seat, car), owner: this.names(seat) };
    return t(seat === by ? 'isle.replay.load' : 'isle.replay.load.other', args);
  }

  private text(move: Move, by: number, moves: RecordMove[]): string {
    switch (move.kind) {
      case 'take': {
        const [card = move.card] = brought(moves, 'draw');
        const [colour] = brought(moves, 'pax');
        if (move.from === 'pax')
          return colour
            ? t('isle.replay.take.pax', { passenger: passengerName(colour as Colour) })
            : t('isle.replay.take.token');
        return card ? t(`isle.replay.take.${move.from}`, { card: shortName(card) }) : t('isle.replay.take.unseen');
      }
      case 'build': {
        const n = moves.filter((one) => wordOf(one) === 'pay').length;
        const card = shortName(move.card);
        if (move.over !== null) return t('isle.replay.upgrade', { card, old: this.car(by, move.over), n });
        return t(cardOf(move.card).category === 'building' ? 'isle.replay.construct' : 'isle.replay.build', {
          card,
          n,
        });
      }
      case 'scrap':
        return t('isle.replay.scrap', { card: this.car(by, move.car) });
      case 'toss':
        return t('isle.replay.toss', {
          list: listText(moves.filter((one) => wordOf(one) === 'toss').map((one) => shortName(one.move.slice(5)))),
        });
      case 'raze':
      case 'pick':
      case 'pay':
      case 'under':
        return t(`isle.replay.${move.kind}`, { card: shortName(move.card) });
      case 'load':
        return this.loaded(cargoName(cardTable[move.card]?.cargo ?? 'all'), move.place, by);
      case 'blind':
        return this.loaded(t('isle.replay.faceDown'), move.place, by);
      case 'board':
        return this.loaded(passengerName(move.colour), move.place, by);
      case 'deliver':
        return t('isle.replay.deliver', { dest: destName(move.dest) });
      case 'initial':
      case 'secondary':
        return t(`isle.replay.${move.kind}`, { dest: this.dest ? destName(this.dest) : '' });
      case 'ticket': {
        const colour = this.dest && colourOfDest(this.dest);
        return t('isle.replay.ticket', { passenger: colour ? passengerName(colour) : '', dest: destName(this.dest!) });
      }
      case 'side':
      case 'guest':
        return t(`isle.replay.${move.kind}`, { colour: colourName(move.colour) });
      case 'aside':
        return t('isle.replay.aside', { n: moves.filter((one) => wordOf(one) === 'aside').length });
      case 'night': {
        const lost = brought(moves, 'burn');
        return lost.length ? t('isle.replay.burn', { list: listText(lost.map(shortName)) }) : t('isle.replay.night');
      }
      default:
        return t(`isle.replay.${move.kind}`);
    }
  }

  private places(move: Move, by: number): string[] {
    const train = this.train(by);
    switch (move.kind) {
      case 'take':
      case 'toss':
        return [`cards:${by}`];
      case 'load':
      case 'blind':
      case 'board':
        return [`car:${move.place.seat}.${move.place.car}`];
      case 'build':
        if (move.over !== null) return [`car:${by}.${move.over}`];
        return cardOf(move.card).category === 'building' ? [`building:${move.card}`] : [`car:${by}.${train.length}`];
      case 'deliver':
        return [`dest:${move.dest}`];
      case 'initial':
      case 'secondary':
      case 'ticket':
        return this.dest ? [`dest:${this.dest}`] : [];
      default:
        return [];
    }
  }
}

export const replay: GameReplay = {
  Scene,
  events: (moves, before) => eventsOf(moves, before as IsleView),
  heard: heardOf,
  steps(moves, names) {
    const teller = new Teller(names);
    return stepsOf(placed(moves), {
      begins: (move, before) => {
        if (move.by < 0) return false;
        const word = wordOf(move);
        return !parts.has(word) && !(move.by === before.by && repeated.has(word) && word === wordOf(before));
      },
      tell: (list) => teller.tell(list),
    });
  },
};
