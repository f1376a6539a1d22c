// Where a note stands: beside what it points at, inside the screen, never over what has to be pressed, and where it can
// be, beside what is worth reading.
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export type Side = 'right' | 'left' | 'below' | 'above' | null;

const gap = 18;
const margin = 10;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** `side`: where it stands from its target, null where it only lies at an edge. `narrow`: a phone, where it docks. */
export function place(
  note: Size,
  target: Box | null,
  clear: Box[],
  readable: Box[],
  screen: Size,
  narrow: boolean,
): { left: number; top: number; side: Side } {
  const right = Math.max(margin, screen.width - note.width - margin);
  const bottom = Math.max(margin, screen.height - note.height - margin);
  const middle = (screen.width - note.width) / 2;
  const spots: { left: number; top: number; side: Side }[] = [];
  if (target) {
    const beside = within(target.top + target.height / 2 - note.height / 2, margin, bottom);
    const along = within(target.left + target.width / 2 - note.width / 2, margin, right);
    const sides = [
      { left: target.left + target.width + gap, top: beside, side: 'right' as const },
      { left: target.left - note.width - gap, top: beside, side: 'left' as const },
      { left: along, top: target.top + target.height + gap, side: 'below' as const },
      { left: along, top: target.top - note.height - gap, side: 'above' as const },
    ];
    // A spot that had to be moved to stay inside would lie on its target.
    spots.push(
      ...(narrow ? sides.slice(2) : sides).filter(
        ({ left, top }) => left >= margin && left <= right && top >= margin && top <= bottom,
      ),
    );
  }
  const edges = [
    { left: middle, top: bottom, side: null },
    { left: middle, top: margin, side: null },
    { left: right, top: bottom, side: null },
    { left: margin, top: bottom, side: null },
    { left: right, top: margin, side: null },
    { left: margin, top: margin, side: null },
  ];
  spots.push(...edges);
  const covered = (spot: { left: number; top: number }, boxes: Box[]): number =>
    boxes.reduce((sum, box) => sum + shared({ ...spot, ...note }, box), 0);
  // Over its target is worst, then over what has to be pressed; away from its target it is worse than over half of its own
  // size of what is readable.
  const cost = (spot: { left: number; top: number; side: Side }): number =>
    1e6 * covered(spot, target ? [target] : []) +
    1000 * covered(spot, clear) +
    covered(spot, readable) +
    (spot.side ? 0 : (note.width * note.height) / 2);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
