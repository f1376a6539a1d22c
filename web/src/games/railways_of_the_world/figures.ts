// Positions for the pictures of the rules page, on a small map of their own: three cities, a mountain with a ridge, a
// stream. Prices are those of the box.
import { factsOf } from '../../net/boxes';
import { game, RailMap, type BoxCity, type MapFile } from './box';
import type { Layers } from './layers';
import type { CityColor, Cube, LinkView, RailwaysView } from './view';

/** Any box will do: what all maps share lies in each. */
const file = (): MapFile => factsOf<MapFile>(game);
export const common = (): MapFile['common'] => file().common;

const city = (id: string, c: number, r: number, color: CityColor): BoxCity => ({ id, name: id, c, r, color, cubes: 2 });

export const figureMap = (): RailMap =>
  new RailMap({
    ...file(),
    id: 'figure',
    layout: { cols: 8, rows: 5 },
    grid: ['pppmmppp', 'pCppmppp', 'ppppCmpp', 'ppwwpmpC', 'pppwwppp'],
    ridges: [[5, 2, 0]],
    cities: [city('chicago', 1, 1, 'red'), city('cleveland', 4, 2, 'gray'), city('philadelphia', 7, 3, 'blue')],
    major_lines: [],
    western_links: [],
    western_delivery: null,
    art: {},
  });

const link = (owner: number, ends: string[], tiles: string[], open?: string): LinkView => ({
  owner,
  ends,
  tiles,
  depot: null,
  ...(open ? { open } : {}),
});
const first = link(0, ['chicago.0', 'cleveland.4'], ['2.1 3-0', '3.1 3-1']);
const second = link(1, ['cleveland.0', 'philadelphia.3'], ['5.2 3-0', '6.2 3-1', '6.3 4-0']);
const begun = link(0, ['chicago.0'], ['2.1 3-0'], '2.1.0');

const cubes: Cube[][] = [
  ['blue', 'black'],
  ['red', 'yellow'],
  ['red', 'purple'],
];

export interface MapFigure {
  view: Pick<RailwaysView, 'cities' | 'links'>;
  layers: Layers;
}

const figure = (links: LinkView[], layers: Layers = {}): MapFigure => ({
  view: {
    cities: (['red', 'gray', 'blue'] as const).map((color, i) => ({
      color,
      cubes: cubes[i]!,
      marker: false,
      new: false,
      western: null,
    })),
    links,
  },
  layers,
});

/** By the names of the page's figures. */
export function mapFigure(name: string): MapFigure | null {
  const { plain, water, mountain, ridge_edge: ridge } = common().track_cost_k;
  switch (name) {
    case 'network':
      return figure([first, second]);
    case 'prices':
      return figure([], {
        legal: [
          { hex: '2.1', price: String(plain) },
          { hex: '3.3', price: String(water) },
          { hex: '5.2', price: String(mountain) },
          { hex: '6.2', price: `${plain} + ${ridge}` },
        ],
        ridges: ['5.2.0'],
      });
    case 'tiles':
      return figure([begun], {
        draft: [{ tile: '2.1 3-0', price: String(plain) }],
        preview: [{ tile: '3.1 3-1', price: String(plain) }],
        exits: [{ at: '3.1.0' }, { at: '3.1.1', chosen: true }, { at: '3.1.5' }],
      });
    case 'sharp':
      return figure([begun], { refused: { hex: '3.1', tile: '3.1 3-2' } });
    case 'journey':
      return figure([first, second], {
        wash: true,
        held: { city: 'chicago', cube: 'blue' },
        ways: [{ path: ['chicago.0', 'cleveland.0'], kind: 'chosen', number: 1 }],
        rings: [
          { city: 'chicago', kind: 'from' },
          { city: 'philadelphia', kind: 'chosen' },
        ],
      });
    case 'urbanize':
      return figure([first, second], {
        paint: { cleveland: 'yellow' },
        rings: [{ city: 'cleveland', kind: 'chosen' }],
      });
    default:
      return null;
  }
}
