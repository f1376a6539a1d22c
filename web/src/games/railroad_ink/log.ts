// Events as lines of the log.
import { t } from '../../app/texts.svelte';
import type { GameEvent } from '../../net/types';
import type { LogLine, Names } from '../game';
import { parseMove } from './notation';
import { cellName } from './pieces';
import { lavaFaces, pieceName, wordsOf } from './words';

export function line(event: GameEvent, names: Names): LogLine | null {
  if (event.c === 'round_end') return { heading: t('ink.events.round', { n: Number(event.a.round) + 1 }), text: '' };
  if (event.c === 'game_over') return { heading: t('ink.events.game_over'), text: t('ink.events.game_over') };
  if (event.c === 'pair') return null;
  const { row, col } = event.a;
  const cell = typeof row === 'number' && typeof col === 'number' ? `${row}${col}` : null;
  const who = event.by >= 0 ? names(event.by) : '';
  return {
    text: t(`ink.events.${event.c}`, {
      ...wordsOf(event.a, names),
      ...(event.c === 'lava' ? { face: lavaFaces([event.a.face!].flat().map(String)) } : {}),
      who,
    }),
    ...(event.by >= 0 ? { seat: event.by } : {}),
    ...(cell ? { at: cellName(cell), squares: [cell] } : {}),
  };
}

/** A move of a record in words. */
export function moveText(text: string): string {
  const move = parseMove(text);
  switch (move?.kind) {
    case 'draw':
    case 'erase':
      return t(`ink.move.${move.kind}`, { piece: pieceName(move.piece, true), cell: cellName(move.cell) });
    case 'volcano':
      return t('ink.move.volcano', { cell: cellName(move.cell) });
    case 'shield':
      return t('ink.move.shield', { piece: pieceName(move.piece) });
    case 'hit':
      return t('ink.move.hit');
    case 'take':
      return t('ink.move.take', { first: pieceName(move.faces[0]), second: pieceName(move.faces[1]) });
    case 'done':
      return t('ink.move.done');
    default: {
      const [word] = text.split(' ');
      return t(`ink.move.${word}`);
    }
  }
}
