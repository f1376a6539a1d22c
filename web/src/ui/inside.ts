// Keeps a tip or a toolbar inside the window: it is shifted by as much as it would stick out.
const margin = 8;

/** How far a stretch from `low` to `high` has to move to lie between 0 and `room`; too long, it begins at its start. */
export const shiftInto = (low: number, high: number, room: number): number =>
  low < margin || high - low > room - 2 * margin ? margin - low : Math.min(0, room - margin - high);

/** An attachment. It places the element again whenever what it reads changes, and with the window. */
export function inside(node: HTMLElement): () => void {
  const place = (): void => {
    node.style.translate = '';
    const box = node.getBoundingClientRect();
    // On a board that is looked at closer, a pixel of the element is several on the screen.
    const zoom = Number(getComputedStyle(node).getPropertyValue('--zoom')) || 1;
    const x = shiftInto(box.left, box.right, innerWidth);
    const y = shiftInto(box.top, box.bottom, innerHeight);
    if (!x && !y) return;
    node.style.translate = `${x / zoom}px ${y / zoom}px`;
    node.style.setProperty('--shifted', `${x / zoom}px`);
  };
  place();
  const watch = new ResizeObserver(place);
  watch.observe(node);
  window.addEventListener('resize', place);
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', place);
  };
}
