/** What a session may ask of the map on the page. */
export interface MapBoard {
  key(event: KeyboardEvent): boolean;
  /** Looks at a place. */
  look(place: string): void;
  /** Goes where others act, and back (no places); true: it is on its way. */
  visit(places: readonly string[]): boolean;
}
