// Volcano, crater and the impact marker: smoothed rings with hachures, as on an old map.
interface Style {
  mini?: boolean;
}
type Point = [number, number];

/** A ring of points about the middle, uneven by `jitter`, always the same. */
const ring = (radius: number, count: number, jitter: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const r = radius + (((i * 7 + 3) % 5) - 2) * jitter;
    const angle = (i * 2 * Math.PI) / count;
    return [50 + r * Math.cos(angle), 50 + r * Math.sin(angle)];
  });

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function smooth(points: Point[]): string {
  const middle = (a: Point, b: Point): string => at([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  const start = middle(points[points.length - 1]!, points[0]!);
  return `M${start}${points.map((point, i) => `Q${at(point)} ${middle(point, points[(i + 1) % points.length]!)}`).join('')}Z`;
}

const hachures = (outer: number, inner: number, count: number, phase = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = phase + (i * 2 * Math.PI) / count;
    const r = inner + ((i * 3) % 4) * 1.6;
    const on = (radius: number): string => at([50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)]);
    return `M${on(outer)}L${on(r)}`;
  }).join('');

const shapes = {
  cone: smooth(ring(33, 11, 1.3)),
  coneHachures: hachures(30.5, 18, 26),
  mouth: smooth(ring(15, 9, 0.9)),
  core: smooth(ring(8.5, 7, 0.6)),
  rim: smooth(ring(36, 12, 1.8)),
  rimHachures: hachures(35, 24, 30, 0.05),
  bowl: smooth(ring(19, 9, 1.1)),
};

export const volcano = ({ mini }: Style): string =>
  `<path d="${shapes.cone}" class="vo-cone"/>${mini ? '' : `<path d="${shapes.coneHachures}" class="vo-hach"/>`}` +
  `<path d="${shapes.mouth}" class="vo-mouth"/>${mini ? '' : `<path d="${shapes.core}" class="vo-core"/>`}`;

export const crater = ({ mini }: Style): string =>
  `<path d="${shapes.rim}" class="cr-rim"/>` +
  (mini
    ? ''
    : `<path d="${shapes.rimHachures}" class="cr-hach"/><path d="M13 22l-5-4M85 15l5-5M90 80l5 4M20 88l-4 5M50 8V3" class="cr-ray"/>`) +
  `<path d="${shapes.bowl}" class="cr-bowl"/>`;

export const impactMarker =
  '<circle cx="50" cy="50" r="9" class="mk-ring"/><circle cx="50" cy="50" r="3.6" class="mk-dot"/>';
