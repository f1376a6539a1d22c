// What a map shows beside what is printed on it, and what it tells. The map decides nothing.
import type { Company } from '../livery';
import type { CityId, RouteId } from './sheet';

export interface Layers {
  /** Who built what. */
  owners: Readonly<Record<RouteId, Company>>;
  /** Routes that can not be taken now. */
  faded?: ReadonlySet<RouteId>;
  /** The route looked at to be built, in pen, with the cars of a company. */
  chosen?: { route: RouteId; company: Company } | null;
  /** The route that was asked for and refused. */
  refused?: RouteId | null;
  /** Built since the viewer's last turn. */
  fresh?: readonly RouteId[];
  /** Routes and cities to look at. */
  lit?: readonly string[];
  /** What is missing of tickets. */
  ways?: readonly { routes: readonly RouteId[]; chosen: boolean }[];
  /** Cities of the tickets on offer, with their number. */
  pins?: readonly { city: CityId; n: number; chosen: boolean }[];
  /** Cities to choose from, and the chosen one. */
  targets?: readonly CityId[];
  target?: CityId | null;
  /** Markers of rules: links with a storm, grain and depots in cities. */
  storms?: readonly string[];
  grain?: Readonly<Record<CityId, number>>;
  depots?: Readonly<Record<CityId, Company>>;
}

/** What was pressed or is pointed at: a route, a city, or a piece of track that leaves the map. */
export interface Place {
  kind: 'route' | 'city' | 'stub';
  id: string;
}

export interface Heard {
  onpress?: (place: Place) => void;
  onpoint?: (place: Place | null) => void;
}
