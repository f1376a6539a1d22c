import type { Sight } from '../table/beats/visiting';

/** What a session may ask of the map on the page. */
export interface MapBoard {
  key(event: KeyboardEvent): boolean;
  /** Looks at a place. */
  look(place: string): void;
  /** Where these places lie. */
  sight(places: readonly string[]): Sight;
}
