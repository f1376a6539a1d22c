// Pictures of the rules page: a few cities of the box with what is built between them, and cards.
import { sheetOf } from './box';
import type { Layers } from './map/layers';
import type { CityId, Sheet } from './map/sheet';
import type { Kind } from './view';

export interface MapFigure {
  sheet: Sheet;
  layers: Layers;
}

/** Part of the map: some cities and the routes between them. */
function partOf(ids: CityId[]): Sheet {
  const { cities, routes } = sheetOf({});
  return {
    cities: cities.filter(({ id }) => ids.includes(id)),
    routes: routes.filter(({ a, b }) => ids.includes(a) && ids.includes(b)),
    stubs: [],
  };
}

export const mapFigure = (name: string): MapFigure | null => {
  if (name === 'ticket') {
    const sheet = partOf(['CIN', 'LEW', 'KNO', 'ATL', 'CLT']);
    return { sheet, layers: { owners: { 'CIN-KNO': 'blue', 'KNO-ATL': 'blue' }, lit: ['CIN', 'ATL'] } };
  }
  if (name === 'lanes') {
    const sheet = partOf(['QUE', 'MTR', 'ALB', 'BUF']);
    return { sheet, layers: { owners: { 'MTR-BUF/a': 'red' }, faded: new Set(['MTR-BUF/b']) } };
  }
  return null;
};

/** Rows of cards: the kinds of the deck, and payments for a grey route of three. */
export const cardFigures: Record<string, Kind[][]> = {
  deck: [
    ['black', 'blue', 'white', 'green'],
    ['yellow', 'red', 'loco'],
  ],
  payments: [
    ['green', 'green', 'loco'],
    ['white', 'white', 'white'],
    ['loco', 'loco', 'loco'],
  ],
  refused: [['green', 'green', 'red']],
};
