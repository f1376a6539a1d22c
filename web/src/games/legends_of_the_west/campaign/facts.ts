// Facts of the box that the pages of a campaign need before any view is there.
import { boxOf } from '../../../net/boxes';
import type { View } from '../../../net/types';
import type { Territory } from '../book/model';
import type { CampaignTableView } from '../book/reading';
import { sheetOf } from '../box';
import type { City, Sheet } from '../map/sheet';
import type { LandMap } from './land';

interface Box {
  cities: City[];
  links: { a: string; b: string }[];
  /** The years of the games of both campaigns. */
  campaign?: { years: number[]; short: number[] };
}
type OpenCity = City & { territory?: string };
/** What the view shows of the land beyond the box: what was in play, and what its end has opened. */
interface Opened {
  map?: { cities?: OpenCity[]; links?: { a: string; b: string }[] };
  campaign?: { end?: { opened?: { cities: OpenCity[]; links: { a: string; b: string }[] }[] } };
}
const citiesIn = (view: View | undefined): OpenCity[] => {
  const { map, campaign } = (view ?? {}) as Opened;
  return [...(map?.cities ?? []), ...(campaign?.end?.opened ?? []).flatMap(({ cities }) => cities)];
};

const box = await boxOf<Box>('legends_of_the_west');

export const yearsIn = (short: boolean): number[] => (short ? box.campaign?.short : box.campaign?.years) ?? [];

/** The sheet of the first year, and what the view has more. */
export function landIn(view: View | undefined, whole: boolean): LandMap {
  const { map, campaign } = (view ?? {}) as Opened;
  const more = [...(map?.links ?? []), ...(campaign?.end?.opened ?? []).flatMap(({ links }) => links)];
  return { cities: [...box.cities, ...citiesIn(view)], links: [...box.links, ...more], whole };
}

/** The map of a table with what its end has opened. */
export function openedSheet({ map, campaign }: CampaignTableView): Sheet {
  const opened = campaign?.end?.opened ?? [];
  return sheetOf({
    map: {
      territories: map?.territories ?? [],
      cities: [...(map?.cities ?? []), ...opened.flatMap(({ cities }) => cities)],
      links: [...(map?.links ?? []), ...opened.flatMap(({ links }) => links)],
    },
  });
}

/** Open territories with the cities of each, as far as the view shows them. */
export const territoriesIn = <T extends Territory>(view: View | undefined, list: T[]): (T & { cities: string[] })[] => {
  const cities = citiesIn(view);
  return list.map((one) => ({
    ...one,
    cities: cities.flatMap(({ id, territory }) => (territory === one.territory ? [id] : [])),
  }));
};

export const cityIn = (land: LandMap): ((id: string) => string) => {
  const names = new Map(land.cities.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
};
