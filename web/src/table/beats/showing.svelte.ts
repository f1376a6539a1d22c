// Shows one action at a time: what flies, then its caption. The table's player and a replay stand on it; Stage.svelte
// draws it.
import { settings, type BeatSpeed } from '../../app/settings.svelte';
import type { Beat, GameBeats } from '../../games/game';

/** Milliseconds of one action at 1×: the card is picked up and flies, then the caption can be read. */
export const times = { flight: 600, caption: 500, pause: 300 };
export const rates: Record<BeatSpeed, number> = { off: 0, slow: 1, normal: 2, fast: 4 };
const tick = 20;
/** Milliseconds that a map may take to go where it happens. */
const journey = 800;

/** Where the first of these places lies on the page; null: in a part of its map that is not in sight. */
function spotOf(places: readonly string[]): string | null {
  const named = places.map((place) => `[data-place="${CSS.escape(place)}"]`).join();
  const found = named ? document.querySelector(named) : null;
  const port = found?.closest('.map-port')?.getBoundingClientRect();
  if (!found || !port) return '';
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const seen = left < port.right && right > port.left && top < port.bottom && bottom > port.top;
  return seen ? `${Math.round(left)} ${Math.round(top)}` : null;
}

export class Showing {
  readonly game: GameBeats;
  /** The action that is being shown. */
  beat = $state.raw<Beat | null>(null);
  /** What flew has arrived, and the table shows it. */
  landed = $state(false);
  /** The table is on its way to where it happens. */
  coming = $state(false);
  playing = $state(false);
  paused = $state(false);
  private light: (places: string[]) => boolean;
  private pace: () => number;
  private wake: ((on: boolean) => void) | null = null;

  /** `light`: rings the places of the action on the table, true where that may go to see them; `pace`: how fast, 0 is not
   * at all. */
  constructor(
    game: GameBeats,
    light: (places: string[]) => boolean,
    pace: () => number = () => rates[settings.beatSpeed],
  ) {
    this.game = game;
    this.light = light;
    this.pace = pace;
  }

  get rate(): number {
    return this.pace();
  }

  /** Nothing flies: the reader wants it so. */
  get still(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Shows it; `land` lets the table follow when what flew has arrived. False: it was broken off. */
  async show(beat: Beat, land: () => void): Promise<boolean> {
    const flies = beat.flights.length > 0 && !this.still;
    this.playing = true;
    this.landed = !flies;
    this.beat = beat;
    if (this.light(beat.places) && !(await this.arrives(beat.places))) return false;
    if (flies && !(await this.rest(times.flight))) return false;
    land();
    this.landed = true;
    this.light(beat.places);
    if (!(await this.rest(times.caption + (flies ? 0 : times.flight)))) return false;
    return this.rest(times.pause);
  }

  /** The table goes where it happens: nothing flies until it is there and at rest. */
  private async arrives(places: readonly string[]): Promise<boolean> {
    this.coming = true;
    let goes = true;
    let before: string | null = null;
    for (let left = journey; goes && left > 0; left -= 2 * tick) {
      goes = await this.rest(2 * tick, 1);
      const now = spotOf(places);
      if (now !== null && (now === '' || now === before)) break;
      before = now;
    }
    this.coming = false;
    return goes;
  }

  /** Whatever is being shown is over. */
  breakOff(): void {
    this.wake?.(false);
  }

  /** Nothing is shown any more. */
  ended(): void {
    this.playing = false;
    this.paused = false;
    this.beat = null;
    this.light([]);
  }

  /** So many milliseconds at 1×, or at a rate of its own. */
  protected rest(milliseconds: number, rate?: number): Promise<boolean> {
    let left = milliseconds;
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        if (!this.paused) left -= tick * (rate ?? (this.rate || rates.fast));
        if (left <= 0) this.wake?.(true);
      }, tick);
      this.wake = (on) => {
        clearInterval(timer);
        this.wake = null;
        resolve(on);
      };
    });
  }
}
