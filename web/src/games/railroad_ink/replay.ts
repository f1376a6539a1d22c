// What a replay asks of Railroad Ink.
// The game's own file has all that this needs of it: two files that share would be three.
import './ui';
import { t } from '../../app/texts.svelte';
import type { GameReplay, RecordMove, ReplayStep } from '../game';
import { placed, stepsOf, type PlacedMove } from '../steps';
import { parseMove } from './notation';
import { cellName, specials } from './pieces';
import Round from './Round.svelte';
import type { InkView } from './view';
import { directionName, pieceName } from './words';

/** What the dice show, whichever were thrown. */
function rollText(moves: RecordMove[]): string {
  const words = moves.map(({ move }) => move.split(' '));
  const faces = words.filter(([what]) => what !== 'meteor' && what !== 'first').flatMap(([, ...list]) => list);
  const [, direction, distance] = words.find(([what]) => what === 'meteor') ?? [];
  return [
    t('ink.replay.roll', { list: faces.map((face) => pieceName(face)).join(', ') }),
    ...(direction ? [t('ink.replay.meteor', { direction: directionName(direction), n: Number(distance) })] : []),
  ].join('; ');
}

function deedText(text: string): string {
  const move = parseMove(text);
  switch (move?.kind) {
    case 'draw':
    case 'erase': {
      const key = move.kind === 'draw' && specials.includes(move.piece) ? 'special' : move.kind;
      return t(`ink.replay.${key}`, { piece: pieceName(move.piece), cell: cellName(move.cell) });
    }
    case 'volcano':
      return t('ink.replay.volcano', { cell: cellName(move.cell) });
    case 'shield':
      return t('ink.replay.shield', { piece: pieceName(move.piece) });
    case 'take':
      return t('ink.replay.take', { first: pieceName(move.faces[0]), second: pieceName(move.faces[1]) });
    case 'hit':
      return t('ink.replay.hit');
    default:
      return t('ink.replay.done');
  }
}

/** Nature's moves, or what the players did until the next of them. */
function blocksOf(moves: PlacedMove[]): PlacedMove[][] {
  const blocks: PlacedMove[][] = [];
  for (const move of moves) {
    const last = blocks.at(-1);
    if (last && last[0]!.by < 0 === move.by < 0) last.push(move);
    else blocks.push([move]);
  }
  return blocks;
}

/** All draw at once; here one after another. Pairs are taken in turns, so they stay as they are. */
function inOrder(block: PlacedMove[]): PlacedMove[] {
  const drawing = block.findLastIndex(({ move }) => move.startsWith('take ')) + 1;
  return [...block.slice(0, drawing), ...block.slice(drawing).sort((a, b) => a.by - b.by || a.index - b.index)];
}

/** The end of a round is told only of whoever drew nothing in it. */
const worthTelling = ({ by, move }: PlacedMove, i: number, list: PlacedMove[]): boolean =>
  move !== 'done' || list[i - 1]?.by !== by;

/** Until their turn is told, boards are as the block found them; afterwards as it left them. */
function boardsOf(step: ReplayStep, block: PlacedMove[], seats: number): number[] {
  const indices = block.map(({ index }) => index);
  const [before, after] = [Math.min(...indices), Math.max(...indices) + 1];
  return Array.from({ length: seats }, (_, seat) => (seat < step.by ? after : seat > step.by ? before : step.at));
}

const seen = (view: unknown): InkView => view as InkView;

export const replay: GameReplay = {
  steps(moves) {
    const seats = Math.max(...moves.map(({ by }) => by)) + 1;
    const blocks = blocksOf(placed(moves));
    const steps = stepsOf(
      blocks.flatMap((block) => inOrder(block).filter(worthTelling)),
      {
        // Dice that are thrown together are one step.
        begins: ({ by }, before) => by >= 0 || before.by >= 0,
        tell: (list) => {
          if (list[0]!.by < 0) return { text: rollText(list) };
          const move = parseMove(list[0]!.move);
          return { text: deedText(list[0]!.move), places: move && 'cell' in move ? [move.cell] : [] };
        },
      },
    );
    for (const step of steps) {
      const block = blocks.find((one) => one.some(({ index }) => index === step.from))!;
      if (step.by >= 0 && seats > 1 && parseMove(moves[step.from]!.move)?.kind !== 'take')
        step.boards = boardsOf(step, block, seats);
    }
    // The last step shows the end.
    const last = steps.at(-1);
    if (last) {
      last.at = moves.length;
      delete last.boards;
    }
    return steps;
  },
  // What others draw is theirs until the round is over.
  heard: (moves, viewer) =>
    moves.flatMap(({ by, move }, index) => {
      const known = by < 0 || by === viewer || move === 'done' || move.startsWith('take ');
      return known ? [index] : [];
    }),
  Round,
  recent: (view, seat) => {
    const { round, seats } = seen(view);
    return Object.entries(seats[seat]?.spaces ?? {}).flatMap(([cell, space]) => (space.round === round ? [cell] : []));
  },
  compose: (views, by) => ({ ...seen(views[by]), seats: views.map((view, seat) => seen(view).seats[seat]) }),
};
