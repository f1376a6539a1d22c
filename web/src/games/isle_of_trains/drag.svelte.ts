// Dragging with the mouse: a card of the hand or a waiting passenger onto whatever it can be used on. It is the
// same as pressing the one and then the other, so it needs no rules of its own.
import type { Carrying } from '../../ui/carry';
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

export const carriedThing = ({ play, thing, card, colour }: Cargo): Carrying => ({
  able: () => play.active,
  begin: () => {
    if (!play.isSelected(thing)) play.press(thing);
  },
  over: (x, y) => (drag.now = { x, y, card, colour }),
  drop: (x, y) => {
    drag.now = null;
    const key = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-thing]')?.dataset.thing;
    const target = key ? thingOf(key) : null;
    // A target that is chosen already is previewed: dropping there confirms nothing.
    if (target && play.mark(target)?.tone === 'target') play.press(target);
  },
  cancel: () => (drag.now = null),
});
