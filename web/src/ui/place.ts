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
/** `away`: what it costs not to stand at the target. */
interface Spot {
  left: number;
  top: number;
  side: Side;
  away: number;
}

const gap = 18;
const margin = 10;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
/** How much of each other two boxes cover. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** `side`: where it stands from its target, null where it only lies at an edge or beside the board its target is on.
 * `narrow`: a phone, where it docks. */
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
  const own = note.width * note.height;
  const spots: Spot[] = [];
  // A spot that had to be moved to stay inside would lie on what it stands beside.
  const inside = ({ left, top }: { left: number; top: number }): boolean =>
    left >= margin && left <= right && top >= margin && top <= bottom;
  const abreast = (box: Box, top: number): { left: number; top: number; side: Side }[] => [
    { left: box.left + box.width + gap, top, side: 'right' },
    { left: box.left - note.width - gap, top, side: 'left' },
  ];
  const around = (box: Box): { left: number; top: number; side: Side }[] => {
    const at = target ?? box;
    const beside = within(at.top + at.height / 2 - note.height / 2, margin, bottom);
    const along = within(at.left + at.width / 2 - note.width / 2, margin, right);
    return [
      ...(narrow ? [] : abreast(box, beside)),
      { left: along, top: box.top + box.height + gap, side: 'below' as const },
      { left: along, top: box.top - note.height - gap, side: 'above' as const },
    ].filter(inside);
  };
  if (target) {
    spots.push(...around(target).map((spot) => ({ ...spot, away: 0 })));
    // Where that covers something: hung from its upper edge, or stood on its lower one.
    for (const top of narrow ? [] : [target.top, target.top + target.height - note.height])
      spots.push(
        ...abreast(target, top)
          .filter(inside)
          .map((spot) => ({ ...spot, away: own / 32 })),
      );
    // Beside the board it is on, or the row it is one of.
    const holds = (box: Box): boolean =>
      shared(box, target) > 0 && box.width * box.height > target.width * target.height;
    const boards = [...readable.filter((box) => shared(box, target) > 0), ...clear.filter(holds)];
    spots.push(...boards.flatMap(around).map((spot) => ({ ...spot, side: null, away: own / 4 })));
  }
  // What is empty lies beside what is read: rather there than at an edge.
  spots.push(...readable.flatMap(around).map((spot) => ({ ...spot, side: null, away: (3 * own) / 8 })));
  const edges = [
    [middle, bottom],
    [middle, margin],
    [right, bottom],
    [margin, bottom],
    [right, margin],
    [margin, margin],
  ] as const;
  spots.push(...edges.map(([left, top]) => ({ left, top, side: null, away: own / 2 })));
  const covered = (spot: { left: number; top: number }, boxes: Box[]): number =>
    boxes.reduce((sum, box) => sum + shared({ ...spot, ...note }, box), 0);
  // Over its target is worst, then over what has to be pressed; at an edge it is worse than over half of its own size of
  // what is readable.
  const cost = (spot: Spot): number =>
    1e6 * covered(spot, target ? [target] : []) + 1000 * covered(spot, clear) + covered(spot, readable) + spot.away;
  const { left, top, side } = spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
  return { left, top, side };
}
