// Mouse and fingers on the map: what is under them, what was pressed, on what the mouse rests.
import { edgeOfSide } from './box';
import { cubeOf, type Heard } from './layers';
import { placeAt, type Ground } from './reach';
import type { Spot } from './plane';

export interface Pointed extends Ground {
  readonly heard: Heard;
  readonly svg: SVGSVGElement;
}

/** How long the mouse rests on a place before it asks. */
const patience = 400;
/** Half the width of a finger, in pixels. */
const finger = 20;

/** Tells what was pressed by its name. */
export function press(heard: Heard, { map }: Pick<Ground, 'map'>, place: string): void {
  if (place.includes(':')) {
    const { city, cube } = cubeOf(place);
    return heard.oncube?.(city, cube);
  }
  if (map.city(place)) return heard.oncity?.(place);
  if (/^\d+\.\d+\.\d$/.test(place)) return heard.onexit?.(place);
  if (/^\d+\.\d+$/.test(place)) return heard.onhex?.(place);
  if (edgeOfSide(place) >= 0) heard.onlink?.(place);
}

export class Pointing {
  /** The place under the mouse. */
  over = $state.raw<string | null>(null);
  private readonly map: Pointed;
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(map: Pointed) {
    this.map = map;
  }

  private place({ clientX, clientY }: MouseEvent): string | null {
    const { svg, heard } = this.map;
    const matrix = svg.getScreenCTM() ?? new DOMMatrix();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const wanted = { cubes: !!heard.oncube, links: !!heard.onlink };
    return placeAt(this.map, { x, y } satisfies Spot, finger / (matrix.a || 1), wanted);
  }

  private point(place: string | null): void {
    if (place === this.over) return;
    this.over = place;
    this.map.heard.onpoint?.(place);
    clearTimeout(this.asking);
    if (place && this.map.heard.onask) this.asking = setTimeout(() => this.map.heard.onask?.(place), patience);
  }

  readonly move = (event: PointerEvent): void => {
    // A drag moves the map; what passes under the mouse meanwhile means nothing.
    if (event.pointerType === 'mouse' && !event.buttons) this.point(this.place(event));
  };

  readonly leave = (): void => this.point(null);

  readonly click = (event: MouseEvent): void => {
    clearTimeout(this.asking);
    const place = this.place(event);
    if (place) press(this.map.heard, this.map, place);
  };
}
