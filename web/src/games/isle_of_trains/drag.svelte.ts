// Dragging with the mouse: a card of the hand or a waiting passenger onto whatever it can be used on. It is the
// same as pressing the one and then the other, so it needs no rules of its own.
import type { IsleModel, Thing } from './model';
import type { CardId, Colour, Dest } from './view';

export interface Dragged {
  x: number;
  y: number;
  card?: CardId;
  colour?: Colour;
}
interface Cargo {
  play: IsleModel;
  thing: Thing;
  card?: CardId;
  colour?: Colour;
}

class Drag {
  now = $state.raw<Dragged | null>(null);
}
export const drag = new Drag();

/** The thing an element's data-thing names. */
export function thingOf(key: string): Thing | null {
  const [kind, rest = ''] = key.split(':') as [Thing['kind'], string?];
  const [first, second] = rest.split('.').map(Number);
  switch (kind) {
    case 'car':
      return { kind, seat: first!, car: second! };
    case 'item':
      return { kind, car: first!, item: second! };
    case 'dest':
      return { kind, dest: rest as Dest };
    case 'building':
      return { kind, card: rest };
    case 'hand':
      return { kind, index: first! };
    case 'deck':
    case 'bag':
      return { kind };
    case 'discard':
      return rest ? { kind, card: rest } : { kind };
    default:
      return null;
  }
}

const far = 8;

/** An action: `use:draggable={{ play, thing, card }}`. */
export function draggable(
  node: HTMLElement,
  cargo: Cargo | null,
): { update: (cargo: Cargo | null) => void; destroy: () => void } {
  let carried = cargo;
  let from: { x: number; y: number } | null = null;
  let moving = false;

  const down = (event: PointerEvent): void => {
    if (carried && event.pointerType === 'mouse' && event.button === 0 && carried.play.active)
      from = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    if (!from || !carried) return;
    if (!moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) > far) {
      moving = true;
      if (!carried.play.isSelected(carried.thing)) carried.play.press(carried.thing);
    }
    if (moving) drag.now = { x: event.clientX, y: event.clientY, card: carried.card, colour: carried.colour };
  };
  const up = (event: PointerEvent): void => {
    from = null;
    if (!moving || !carried) return;
    drag.now = null;
    const key = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-thing]')
      ?.dataset.thing;
    const target = key ? thingOf(key) : null;
    // A target that is chosen already is previewed: dropping there confirms nothing.
    if (target && carried.play.mark(target)?.tone === 'target') carried.play.press(target);
    // The click that follows a drop on the card itself is none.
    window.setTimeout(() => (moving = false));
  };
  const click = (event: Event): void => {
    if (moving) event.stopPropagation();
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, { capture: true });
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  return {
    update: (next) => {
      carried = next;
    },
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, { capture: true });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
    },
  };
}
