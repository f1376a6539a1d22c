// The keyboard, wherever the focus is: figures take dice, with Shift special routes, arrows walk over the board, N and P
// go to the next fitting space and to the one before, Enter previews and confirms, E ends the round. While others are
// shown, P is the shell's pause (table/beats).
import { size, specials } from './pieces';
import type { InkSession, Tool } from './session.svelte';

const steps: Record<string, (row: number, col: number) => [number, number]> = {
  ArrowUp: (row, col) => [row - 1, col],
  ArrowDown: (row, col) => [row + 1, col],
  ArrowLeft: (row, col) => [row, col - 1],
  ArrowRight: (row, col) => [row, col + 1],
  Home: (row) => [row, 0],
  End: (row) => [row, size - 1],
};
/** Parts of the page in which arrows have a meaning of their own. */
const arrowed =
  '[role="tablist"], [role="tabpanel"], [role="radiogroup"], [role="menu"], [role="slider"], [role="region"]';

function focus(session: InkSession, cell: string): void {
  session.cursor = cell;
  document.querySelector<SVGElement>(`[data-cell="${cell}"][role="gridcell"]`)?.focus();
}

/** From elsewhere the first arrow only comes to the board: to the space that was looked at last. */
function walk(session: InkSession, event: KeyboardEvent): boolean {
  const step = steps[event.key];
  const target = event.target as Element;
  const onBoard = target.closest('[data-cell]') !== null;
  if (!step || (!onBoard && (target.closest(arrowed) || !event.key.startsWith('Arrow')))) return false;
  const [row, col] = onBoard
    ? step(Number(session.cursor[0]), Number(session.cursor[1]))
    : [Number(session.cursor[0]), Number(session.cursor[1])];
  if ([row, col].every((k) => k >= 0 && k < size)) focus(session, `${row}${col}`);
  return true;
}

/** The next or previous space that fits, in reading order. */
function jump(session: InkSession, way: 1 | -1): boolean {
  const list = [...session.places.keys()].sort();
  if (!list.length) return false;
  const { cursor } = session;
  // Coming from elsewhere, the space looked at last may itself be the next one.
  const here = document.activeElement?.closest('[data-cell]') !== null && document.activeElement !== null;
  const next =
    way > 0
      ? (list.find((cell) => (here ? cell > cursor : cell >= cursor)) ?? list[0])
      : (list.findLast((cell) => (here ? cell < cursor : cell <= cursor)) ?? list.at(-1));
  focus(session, next!);
  return true;
}

function toolOf(session: InkSession, event: KeyboardEvent): Tool | null | undefined {
  if (event.code === 'KeyV') return session.view.lava ? { kind: 'volcano', piece: 'VOLCANO' } : undefined;
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code);
  if (!digit || !session.me) return undefined;
  const index = Number(digit[1]) - 1;
  if (event.shiftKey) return { kind: 'special', piece: specials[index]! };
  if (index < 4) return { kind: 'die', index, piece: session.me.faces[index]! };
  const lava = session.view.lava?.[index - 4];
  return lava ? { kind: 'lava', index: index - 4, piece: lava } : null;
}

export function keyPressed(session: InkSession, event: KeyboardEvent): boolean {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (letter === 'R' && session.choice) return (session.turn(false), true);
  if ((letter === 'F' || letter === 'M') && session.choice) return (session.turn(true), true);
  if (event.key === 'Escape' && (session.choice || session.tool || session.asked)) {
    if (session.choice || session.asked) session.reset();
    else session.tool = null;
    return true;
  }
  const cell = (event.target as Element).closest<SVGElement>('[data-cell]')?.dataset.cell;
  if (cell && (event.key === 'Enter' || event.key === ' ')) return (session.press(cell), true);
  if (event.key === 'Enter' && session.choice && !(event.target as Element).closest('button, a, input')) {
    void session.confirm();
    return true;
  }
  if (letter === 'N' || letter === 'P') return jump(session, letter === 'N' ? 1 : -1);
  if (letter === 'E' && session.primary) return (session.primary.act(), true);
  const tool = session.mode === 'draw' ? toolOf(session, event) : undefined;
  if (tool && session.usable(tool)) session.take(tool);
  if (tool !== undefined) return true;
  if (event.shiftKey && session.mode === 'impact') {
    const digit = /^Digit([1-6])$/.exec(event.code);
    if (digit) return session.shieldWith(specials[Number(digit[1]) - 1]!);
  }
  return walk(session, event);
}
