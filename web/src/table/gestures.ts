// Fingers and mouse on a board that can be looked at closer. One finger belongs to the board and to scrolling, two
// fingers pinch, two taps where the board had nothing to do look closer; the mouse drags once the board is larger.
import { distance, isDouble, middle, type Point, type Tap } from './zoom';

export interface Lens {
  readonly scale: number;
  /** A preview waits for its second tap: tapping twice means that, not looking closer. */
  busy(): boolean;
  pinch(start: { scale: number; at: Point }, factor: number, to: Point): void;
  turn(on: boolean): void;
  toggle(at: Point): void;
  wheel(factor: number, at: Point): void;
}

export function listen(port: HTMLElement, lens: Lens): () => void {
  const off = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    heard: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): void => port.addEventListener(type, heard, { signal: off.signal, passive: false, capture });
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = port.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  const pair = ({ touches }: TouchEvent): [Point, Point] => [place(touches[0]!), place(touches[1]!)];

  let pinching: { apart: number; scale: number; at: Point } | null = null;
  let last: Tap | null = null;
  let down: Tap | null = null;

  on('touchstart', (event) => {
    down = event.touches.length === 1 ? { ...place(event.touches[0]!), time: event.timeStamp } : null;
    if (event.touches.length !== 2) return;
    last = null;
    const [a, b] = pair(event);
    pinching = { apart: Math.max(1, distance(a, b)), scale: lens.scale, at: middle(a, b) };
    lens.turn(true);
  });
  on('touchmove', (event) => {
    if (!pinching || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const [a, b] = pair(event);
    lens.pinch(pinching, distance(a, b) / pinching.apart, middle(a, b));
  });
  const lift = (event: TouchEvent): void => {
    if (pinching && event.touches.length < 2) {
      pinching = null;
      lens.turn(false);
    }
    if (event.type === 'touchcancel' || !down || event.touches.length) return;
    const tap = { ...place(event.changedTouches[0]!), time: event.timeStamp };
    const plain =
      tap.time - down.time < 250 &&
      distance(down, tap) < 12 &&
      !lens.busy() &&
      !(event.target as Element).closest('button, a, input');
    if (plain && isDouble(last, tap)) {
      event.preventDefault();
      last = null;
      lens.toggle(tap);
    } else last = plain ? tap : null;
  };
  on('touchend', lift);
  on('touchcancel', lift);

  // Ctrl and wheel, which is also what a trackpad's pinch sends. Caught before the board, where a wheel turns pieces.
  on(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      event.stopPropagation();
      lens.wheel(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * 0.006), place(event));
    },
    true,
  );

  let grip: { x: number; y: number; left: number; top: number; dragging: boolean } | null = null;
  on('pointerdown', (event) => {
    // A board that drags by itself says so by preventing the default.
    const free = lens.scale > 1 && event.pointerType === 'mouse' && event.button === 0 && !event.defaultPrevented;
    grip =
      free && !(event.target as Element).closest('button, a, input')
        ? { x: event.clientX, y: event.clientY, left: port.scrollLeft, top: port.scrollTop, dragging: false }
        : null;
  });
  on('pointermove', (event) => {
    if (!grip || !(event.buttons & 1)) return;
    const moved = { x: event.clientX - grip.x, y: event.clientY - grip.y };
    if (!grip.dragging && Math.hypot(moved.x, moved.y) < 6) return;
    if (!grip.dragging) port.setPointerCapture(event.pointerId);
    grip.dragging = true;
    port.scrollTo(grip.left - moved.x, grip.top - moved.y);
  });
  // The end of a drag is no click.
  on(
    'click',
    (event) => {
      if (!grip?.dragging) return;
      grip = null;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  return () => off.abort();
}
