// What lies on the table as a map: the cities and routes in play, the pieces of track that leave it. Nothing here knows
// which there are: whatever the box and the view bring is drawn alike.
export type Color = 'black' | 'blue' | 'white' | 'green' | 'yellow' | 'red';
export type RouteColor = Color | 'grey';
/** A bridge, or land without water. */
export type Flag = 'bridge' | 'dry';
export type CityId = string;
export type RouteId = string;

export interface City {
  id: CityId;
  name: string;
  x: number;
  y: number;
  large: boolean;
  region: string;
  /** Where its name stands best: t, b, l, r or two of them. */
  label: string;
}

export interface Route {
  id: RouteId;
  link: string;
  a: CityId;
  b: CityId;
  length: number;
  color: RouteColor;
  /** Which of the parallel ones, from 0, of how many. */
  lane: number;
  lanes: number;
  /** How far the link is bent aside. */
  bend: number;
  /** What some rules ask for. */
  flags?: readonly Flag[];
}

export interface Stub {
  city: CityId;
  colors: RouteColor[];
  /** Degrees, clockwise from the north. */
  bearing: number;
}

export interface Sheet {
  cities: City[];
  routes: Route[];
  stubs: Stub[];
}
