// Events as lines of the log.
import { t } from '../../app/texts.svelte';
import type { GameEvent } from '../../net/types';
import type { LogLine, Names } from '../game';
import { cellName } from './pieces';
import { lavaFaces, wordsOf } from './words';

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
