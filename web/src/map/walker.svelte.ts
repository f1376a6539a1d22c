// The keyboard on a map: which stop it stands at, arrows from one to the next, Enter presses. Stops are elements of the
// drawing with their name in `data-stop`; the frame follows the one that is focused.
import type { Frame } from '../table/frame.svelte';
import { walk, type Arrow, type Stop } from './walk';

interface Walked<One extends Stop> {
  readonly frame: Frame;
  readonly svg: SVGSVGElement | undefined;
  readonly stops: readonly One[];
  point(stop: One): void;
  press(stop: One): void;
}

export class Walker<One extends Stop> {
  private readonly map: Walked<One>;
  private walked = $state.raw<string | null>(null);
  /** The stop that Tab comes to. */
  readonly cursor = $derived.by<string | null>(() => {
    const { stops } = this.map;
    if (stops.some(({ name }) => name === this.walked)) return this.walked;
    return (stops.find(({ offered }) => offered) ?? stops[0])?.name ?? null;
  });

  constructor(map: Walked<One>) {
    this.map = map;
  }

  /** Takes the keyboard there. */
  go(name: string): void {
    this.map.svg?.querySelector<SVGElement>(`[data-stop="${name}"]`)?.focus();
  }

  readonly focused = (stop: One): void => {
    this.walked = stop.name;
    this.map.frame.follow(stop.spot);
    this.map.point(stop);
  };

  readonly key = (event: KeyboardEvent): void => {
    const name = (event.target as SVGElement).dataset?.stop;
    const { stops } = this.map;
    const stop = stops.find((one) => one.name === name);
    if (!stop || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) {
      const next = walk(stops, stop.spot, event.key as Arrow);
      if (next) this.go(next.name);
    } else if (event.key === 'Enter' || event.key === ' ') this.map.press(stop);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
