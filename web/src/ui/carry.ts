// Carrying something with the mouse or a finger: from the first few pixels on until it is let go. What a drag means is
// the game's business; it should be the same as pressing the one thing and then the other.
export interface Carrying {
  /** May it be picked up just now? */
  able: () => boolean;
  begin: () => void;
  over: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  cancel: () => void;
  /** With fingers too: then nothing scrolls from here. */
  touch?: boolean;
}

const far = 8;

/** An action: `use:carried={{ able, begin, over, drop, cancel }}`; null: stays where it is. */
export function carried(
  node: HTMLElement,
  carrying: Carrying | null,
): { update: (carrying: Carrying | null) => void; destroy: () => void } {
  let now = carrying;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;

  const down = (event: PointerEvent): void => {
    const meant = event.pointerType === 'mouse' ? event.button === 0 : (now?.touch ?? false);
    if (now && meant && !from && now.able()) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const move = (event: PointerEvent): void => {
    if (!from || !now || event.pointerId !== from.id) return;
    if (!moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) > far) {
      moving = true;
      now.begin();
    }
    if (moving) now.over(event.clientX, event.clientY);
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== from?.id) return;
    from = null;
    if (!moving) return;
    if (event.type === 'pointerup') now?.drop(event.clientX, event.clientY);
    else now?.cancel();
    // The click that follows a drop on the thing itself is none.
    window.setTimeout(() => (moving = false));
  };
  const click = (event: Event): void => {
    if (moving) event.stopPropagation();
  };
  const paint = (): void => {
    node.style.touchAction = now?.touch ? 'none' : '';
  };
  paint();
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, { capture: true });
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  return {
    update: (next) => {
      now = next;
      paint();
    },
    destroy: () => {
      if (moving) now?.cancel();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, { capture: true });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    },
  };
}
