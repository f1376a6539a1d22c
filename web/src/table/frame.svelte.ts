// The frame of a board that moves and is looked at closer by its own means (viewport.ts): it scrolls as the browser does,
// fingers pinch, the mouse drags. A board that takes long to draw may draw itself for `drawn` and be stretched from there
// to `scale` while the scale changes; it becomes sharp when fingers and wheel rest.
import { flushSync } from 'svelte';
import { listen, type Lens } from './gestures';
import { centred, fitted, follow, inPort, onSheet, opening, scrollTo, seen, within } from './viewport';
import type { Bounds, Rect, Size } from './viewport';
import type { Point } from './zoom';

const rest = 140;

export class Frame {
  size = $state.raw<Size>({ w: 0, h: 0 });
  scale = $state(0);
  drawn = $state(0);
  scroll = $state.raw<Point>({ x: 0, y: 0 });
  /** It has opened where it was told to: now it may look elsewhere. */
  ready = $state(false);
  /** The scale at which it opens in its present size. */
  opened = $state(0);
  readonly whole = $derived.by(() => this.size.w > 0 && this.scale <= fitted(this.size, this.bounds) * 1.01);
  readonly seen = $derived.by((): Rect => seen(this.scroll, this.size, this.bounds, this.scale || 1));

  private readonly about: () => Bounds;
  private port: HTMLElement | null = null;
  private moving = 0;
  /** Where it is going. */
  private goal: Point | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private turning = false;
  /** How often it went elsewhere by these means: whoever wants to come back knows whether it is still where they left it. */
  moved = 0;
  /** Somebody has chosen another scale: it stays in a window of another size. */
  private chosen = false;

  constructor(about: () => Bounds) {
    this.about = about;
  }

  get bounds(): Bounds {
    return this.about();
  }

  get largest(): boolean {
    return this.scale >= this.bounds.largest * 0.99;
  }

  /** A place of the board as it lies in the frame. */
  at(place: Point): Point {
    return inPort(place, this.scroll, this.size, this.bounds, this.scale);
  }

  /** The same, when it has come where it goes. */
  willBe(place: Point): Point {
    return inPort(place, this.goal ?? this.now, this.size, this.bounds, this.scale);
  }

  /** Makes it so large that what lies at `at` of the frame comes to `to`. */
  set(next: number, at: Point = this.middle, to: Point = at): void {
    if (!this.port) return;
    this.resize(next, this.place(at), to);
  }

  /** Larger or smaller by a step. */
  step(way: 1 | -1): void {
    this.set(this.scale * 1.4 ** way);
    this.choose();
  }

  fit(): void {
    this.set(fitted(this.size, this.bounds), { x: 0, y: 0 });
  }

  /** All of it, or close to what matters. */
  toggle(target: Point | null): void {
    if (!this.whole) this.fit();
    else {
      const [all, close] = [fitted(this.size, this.bounds), opening(this.size, this.bounds)];
      this.resize(close > all * 1.06 ? close : all * 2, target ?? this.heart, this.middle);
    }
    this.choose();
  }

  /** + − 0, told by the page so that the game's own keys come first. */
  key(event: KeyboardEvent, target: Point | null): boolean {
    if (event.key === '+' || event.key === '=') this.step(1);
    else if (event.key === '-' || event.key === '_') this.step(-1);
    else if (event.key === '0') this.toggle(target);
    else return false;
    return true;
  }

  /** Looks at a place, wherever the frame is: it comes to the middle, or to `to` of the frame. */
  look(place: Point, to: Point = this.middle): void {
    if (!this.whole) this.go(scrollTo(place, to, this.size, this.bounds, this.scale));
  }

  /** Looks there unless it is well in view. */
  follow(place: Point): void {
    const goal = this.whole ? null : follow(place, this.goal ?? this.now, this.size, this.bounds, this.scale);
    if (goal) this.go(goal);
  }

  /**
   * Begins with the frame on the page; what `target` says is in its middle. Where nobody has chosen a scale, it opens anew in
   * a size that it would open otherwise in, and what `target` says stays in sight.
   */
  attach(port: HTMLElement, target: () => Point | null): () => void {
    this.port = port;
    const measure = (): void => {
      const old = this.size;
      const size = { w: port.clientWidth, h: port.clientHeight };
      if (!size.w || (size.w === old.w && size.h === old.h)) return;
      const goal = target();
      const middle = old.w ? this.place({ x: old.w / 2, y: old.h / 2 }) : null;
      const [all, saw] = [old.w > 0 && this.whole, goal !== null && this.shows(goal)];
      this.size = size;
      const opened = opening(size, this.bounds);
      const anew = !this.chosen && opened !== this.opened;
      if (anew) this.scale = opened;
      else if (all || this.scale < fitted(size, this.bounds)) this.scale = fitted(size, this.bounds);
      this.opened = opened;
      this.drawn = this.scale;
      flushSync();
      const place = (anew && (saw || !middle) ? goal : null) ?? middle ?? this.heart;
      this.jump(centred(place, size, this.bounds, this.scale));
      this.ready = true;
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(port);
    measure();
    const scrolled = (): void => void (this.scroll = this.now);
    port.addEventListener('scroll', scrolled, { passive: true });
    const off = listen(port, this.lens);
    return () => {
      watcher.disconnect();
      port.removeEventListener('scroll', scrolled);
      cancelAnimationFrame(this.moving);
      clearTimeout(this.resting);
      off();
      this.port = null;
    };
  }

  /** What lies in its middle. */
  get centre(): Point {
    return this.place(this.middle);
  }

  private get middle(): Point {
    return { x: this.size.w / 2, y: this.size.h / 2 };
  }

  /** The middle of the board. */
  private get heart(): Point {
    const { x, y, w, h } = this.bounds.sheet;
    return { x: x + w / 2, y: y + h / 2 };
  }

  /** Is it in view, so far from the edge? */
  shows(place: Point, rim = 0): boolean {
    const { x, y } = inPort(place, this.now, this.size, this.bounds, this.scale);
    return x >= rim && y >= rim && x <= this.size.w - rim && y <= this.size.h - rim;
  }

  /** Whoever is back at the scale of the beginning has chosen none. */
  private choose(): void {
    this.chosen = Math.abs(this.scale - this.opened) > this.opened * 0.01;
  }

  private get now(): Point {
    return this.port ? { x: this.port.scrollLeft, y: this.port.scrollTop } : { x: 0, y: 0 };
  }

  private place(at: Point): Point {
    return onSheet(at, this.now, this.size, this.bounds, this.scale);
  }

  private jump(goal: Point): void {
    this.goal = null;
    this.port?.scrollTo(goal.x, goal.y);
    this.scroll = this.now;
  }

  private resize(next: number, place: Point, to: Point): void {
    cancelAnimationFrame(this.moving);
    this.moved++;
    this.scale = within(next, this.size, this.bounds);
    flushSync();
    this.jump(scrollTo(place, to, this.size, this.bounds, this.scale));
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      if (!this.turning) this.drawn = this.scale;
    }, rest);
  }

  /** Goes there in 200 ms, or at once for those who want no motion. */
  private go(goal: Point): void {
    cancelAnimationFrame(this.moving);
    this.moved++;
    this.goal = goal;
    const from = this.now;
    const began = performance.now();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const step = (time: number): void => {
      const share = still ? 1 : Math.min(1, Math.max(0, (time - began) / 200));
      const eased = 1 - (1 - share) ** 3;
      this.port?.scrollTo(from.x + (goal.x - from.x) * eased, from.y + (goal.y - from.y) * eased);
      // The browser tells it with the next picture; until then somebody else may ask what is where.
      this.scroll = this.now;
      if (share < 1) this.moving = requestAnimationFrame(step);
      else this.goal = null;
    };
    step(began);
  }

  private pinched: Point | null = null;
  private readonly lens: Lens = ((frame: Frame): Lens => ({
    get scale() {
      return frame.size.w ? frame.scale / fitted(frame.size, frame.bounds) : 1;
    },
    // Two taps confirm something on such a board; they never look closer.
    busy: () => true,
    turn: (on) => {
      frame.turning = on;
      frame.pinched = null;
      if (on) return;
      frame.drawn = frame.scale;
      frame.choose();
    },
    // All of a pinch moves the place that lay between the fingers when it began.
    pinch: (from, factor, to) => {
      frame.pinched ??= frame.place(from.at);
      frame.resize(from.scale * fitted(frame.size, frame.bounds) * factor, frame.pinched, to);
    },
    toggle: () => {},
    wheel: (factor, at) => {
      frame.set(frame.scale * factor, at);
      frame.choose();
    },
  }))(this);
}
