// Dragging a die or a special route to the board: the same as taking it in hand and pressing the space.
import type { Carrying } from '../../ui/carry';
import type { PieceId } from './pieces';
import type { InkSession, Tool } from './session.svelte';

class Drag {
  /** What is carried, and the space under it. */
  now = $state.raw<{ x: number; y: number; piece: PieceId; cell: string | null } | null>(null);
}
export const drag = new Drag();

const cellAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-cell]')?.dataset.cell ?? null;

export const carriedTool = (play: InkSession, tool: Tool): Carrying => ({
  touch: play.mode === 'draw' && play.usable(tool),
  able: () => play.mode === 'draw' && play.usable(tool),
  begin: () => {
    if (play.holds(tool)) play.reset();
    else play.take(tool);
  },
  over: (x, y) => (drag.now = { x, y, piece: tool.piece, cell: cellAt(x, y) }),
  drop: (x, y) => {
    drag.now = null;
    const cell = cellAt(x, y);
    if (cell) play.press(cell);
  },
  cancel: () => (drag.now = null),
});
