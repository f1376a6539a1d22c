// Mouse and fingers on the map. What lies under them is found by measuring (reach.ts), not by what was painted last: the
// hit areas of neighbouring tracks overlap, and on a phone they are wider than a side is long.
import { endsOf, geometry, pointOf } from './box';
import { headOf } from './drawn';
import { townPlace, trackPlace, type Heard, type Layers } from './layers';
import { cornerSpot, type Spot } from './plane';
import { cornerAt, directed, hexAt, offeredAt, passed, sideAt, stepTo, trackAt } from './reach';
import type { Drawn, Point, Side, Track } from './view';

export interface Pointed {
  readonly side: Side;
  readonly sheet: Drawn;
  readonly layers: Layers;
  readonly heard: Heard;
  readonly svg: SVGSVGElement;
}

/** How long the mouse rests on a side before it asks. */
const patience = 400;
/** Half the width of a track's hit area, and of a finger. */
const half = 13;
const finger = 22;
/** So near a side one means it, not the hex. */
const touching = 8;

interface Drag {
  pointer: number;
  /** The corner that the head is at. */
  at: Point;
  /** The draft as this drag has made it. */
  draft: Track[];
  last: Spot;
  moved: boolean;
  /** The last step was not taken: the rest of this drag means nothing. */
  stuck: boolean;
}

export class Pointing {
  /** The place under the mouse. */
  over = $state.raw<string | null>(null);
  /** The head is being drawn: nothing else may move the map under it. */
  drawing = $state(false);
  private drag: Drag | null = null;
  private swallow = false;
  private asking: { side: Track; timer: number } | null = null;

  constructor(private readonly map: Pointed) {}

  private get offered(): Track[] {
    const { legal = [], priced = [] } = this.map.layers;
    return [...legal, ...priced.map(({ track }) => track)];
  }

  /** What is meant: tracks that are on offer for all to see come first. */
  private trackAt(at: Spot, reach: number): Track | null {
    const faint = (this.map.layers.faint ?? []).map(({ track }) => track);
    return trackAt(this.offered, at, reach) ?? trackAt(faint, at, touching);
  }

  private where({ clientX, clientY }: { clientX: number; clientY: number }): { at: Spot; pixel: number } {
    const matrix = this.map.svg.getScreenCTM() ?? new DOMMatrix();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { at: { x, y }, pixel: 1 / (matrix.a || 1) };
  }

  private read(name: Track): Track {
    const { side, sheet, layers } = this.map;
    return directed(side, name, sheet, layers.suit, headOf(layers.draft ?? []));
  }

  private press(event: { clientX: number; clientY: number }, reach: number): void {
    const { side, heard } = this.map;
    const { at } = this.where(event);
    const track = this.trackAt(at, reach);
    if (track) return heard.ontrack?.(track);
    const name = sideAt(side, at, touching);
    if (name) return heard.ontrack?.(this.read(name));
    const hex = hexAt(side, at);
    if (hex) heard.onhex?.(hex);
  }

  private reachOf(event: { clientX: number; clientY: number }, touch: boolean): number {
    return touch ? Math.max(half, finger * this.where(event).pixel) : half;
  }

  click = (event: MouseEvent): void => {
    if (this.swallow) return void (this.swallow = false);
    this.forget();
    const place = (event.target as Element).closest<SVGElement>('[data-place]')?.dataset.place;
    // Pressed by a screen reader: it names the thing and no point.
    const named = event.detail === 0 && place ? offeredAt(this.offered, place) : null;
    if (named) return this.map.heard.ontrack?.(named);
    const touch = 'pointerType' in event && event.pointerType === 'touch';
    this.press(event, this.reachOf(event, touch));
  };

  /** The head, or a corner where a track may begin: drawing starts there. */
  down = (event: PointerEvent): void => {
    this.swallow = false;
    if (this.drag) return this.end(event);
    const { layers, heard, svg } = this.map;
    if (!heard.onstep || !event.isPrimary || event.button !== 0) return;
    const draft = layers.draft ?? [];
    const head = headOf(draft);
    const starts = new Set([...(head ? [head] : []), ...this.offered.map((track) => endsOf(track)[0])]);
    const { at } = this.where(event);
    const reach = this.reachOf(event, event.pointerType === 'touch');
    const near = [...starts]
      .map((corner) => ({ corner, off: Math.hypot(cornerSpot(corner).x - at.x, cornerSpot(corner).y - at.y) }))
      .filter(({ off }) => off <= reach)
      .sort((a, b) => a.off - b.off)[0];
    if (!near) return;
    this.drag = { pointer: event.pointerId, at: near.corner, draft: [...draft], last: at, moved: false, stuck: false };
    this.drawing = true;
    svg.setPointerCapture(event.pointerId);
    // The board drags by itself: nobody else may.
    event.preventDefault();
  };

  /** A finger that draws does not scroll. */
  touch = (event: TouchEvent): void => {
    if (!this.drag || event.touches.length > 1) return;
    event.preventDefault();
    event.stopPropagation();
  };

  move = (event: PointerEvent): void => {
    const { at } = this.where(event);
    if (!this.drag) return event.pointerType === 'mouse' ? this.hover(at) : undefined;
    if (event.pointerId !== this.drag.pointer) return;
    for (const corner of passed(this.map.side, this.drag.last, at)) this.draw(this.drag, corner);
    this.drag.last = at;
  };

  private draw(drag: Drag, corner: Point): void {
    const { side, heard } = this.map;
    if (drag.stuck || corner === drag.at) return;
    const step = stepTo(side, drag.at, corner, drag.draft, this.offered);
    if (!step) return;
    this.forget();
    drag.moved = true;
    if (step.kind === 'back') {
      drag.draft.pop();
      heard.onback?.();
    } else {
      drag.draft.push(step.track);
      heard.onstep?.(step.track);
      drag.stuck = this.map.layers.draft?.at(-1) !== step.track;
    }
    drag.at = corner;
  }

  up = (event: PointerEvent): void => {
    if (event.pointerId !== this.drag?.pointer) return;
    const { moved } = this.drag;
    this.end(event);
    // No click comes after a touch that was kept from scrolling.
    if (!moved && event.pointerType === 'touch' && event.type === 'pointerup')
      this.press(event, this.reachOf(event, true));
  };

  private end(event: PointerEvent): void {
    if (!this.drag) return;
    const { moved, pointer } = this.drag;
    this.drag = null;
    this.drawing = false;
    this.swallow = moved && event.pointerType === 'mouse';
    if (this.map.svg.hasPointerCapture(pointer)) this.map.svg.releasePointerCapture(pointer);
    if (moved) this.map.heard.ondrop?.();
  }

  private hover(at: Spot): void {
    const { side, heard } = this.map;
    const track = this.trackAt(at, half);
    const corner = track ? null : cornerAt(side, at, half);
    const town = geometry[side].map.towns.find((one) => pointOf(one) === corner);
    const place = track ? trackPlace(track) : town ? townPlace(side, town.id) : hexAt(side, at);
    if (place !== this.over) {
      this.over = place;
      heard.onpoint?.(place);
    }
    this.wonder(track ? null : sideAt(side, at, touching));
  }

  private wonder(name: Track | null): void {
    if (name === (this.asking?.side ?? null)) return;
    this.forget();
    if (!name || !this.map.heard.onask) return;
    this.asking = { side: name, timer: window.setTimeout(() => this.map.heard.onask?.(this.read(name)), patience) };
  }

  private forget(): void {
    clearTimeout(this.asking?.timer);
    this.asking = null;
  }

  leave = (): void => {
    this.forget();
    if (this.over === null) return;
    this.over = null;
    this.map.heard.onpoint?.(null);
  };
}
