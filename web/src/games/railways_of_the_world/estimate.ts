// The receipt of a build: a line a tile, laid or only looked at, what it comes to and how it is paid. Prices are those of
// the view and of quotes.
import { t, texts } from '../../app/texts.svelte';
import { hexOf, type RailMap } from './box';
import type { After, CardId, CityId, RailwaysView, Tile } from './view';
import { pairName } from './terms';
import { cityName } from './words';

export interface PricedTile {
  tile: Tile;
  /** Unknown: only the sum is. */
  terrain?: number;
  ridge?: number;
}
/** What is looked at: the next tile, or all of them up to a city. */
export interface Draft {
  tiles: PricedTile[];
  price: number;
  bonds: number;
  after: Pick<After, 'cash'>;
  /** The city where it finishes. */
  to: CityId | null;
}
export interface ReceiptLine {
  n: number;
  words: string;
  price: string;
  previewed: boolean;
}
export interface Receipt {
  title: string;
  /** The card that changes prices of this build. */
  card: CardId | null;
  lines: ReceiptLine[];
  sum: number;
  /** Before the action. */
  cash: number;
  /** Issued by this action, and the cash they bring. */
  bonds: number;
  raised: number;
  left: number;
}

const terrains = { p: 'plain', w: 'water', m: 'mountain' } as const;

function wordsOf({ tile, ridge }: PricedTile, map: RailMap, to: CityId | null): string {
  const kind = terrains[map.terrain(hexOf(tile)) as keyof typeof terrains];
  const ground = t(ridge ? `railways.desk.ridged.${kind}` : `railways.desk.terrain.${kind}`);
  return to ? `${ground}, ${cityName(map, to)}` : ground;
}

const priceOf = ({ terrain, ridge }: PricedTile): string =>
  terrain === undefined ? '' : ridge ? `${texts.figure(terrain)} + ${texts.figure(ridge)}` : texts.figure(terrain);

export function receiptOf(view: RailwaysView, map: RailMap, seat: number, draft: Draft | null): Receipt | null {
  const building = view.building;
  if (!building) return null;
  const { cash } = view.seats[seat]!;
  const bonds = building.bonds + (draft?.bonds ?? 0);
  const each = map.common.bond.cash_k;
  const laid = building.tiles.map((tile, i) => ({
    n: i + 1,
    words: wordsOf(tile, map, null),
    price: priceOf(tile),
    previewed: false,
  }));
  const looked = (draft?.tiles ?? []).map((tile, i, all) => ({
    n: laid.length + i + 1,
    words: wordsOf(tile, map, i === all.length - 1 ? draft!.to : null),
    price: priceOf(tile),
    previewed: true,
  }));
  return {
    title: draft?.to ? pairName(map, building.start, draft.to) : cityName(map, building.start),
    card: building.card,
    lines: [...laid, ...looked],
    sum: building.price + (draft?.price ?? 0),
    cash: cash + building.price - building.bonds * each,
    bonds,
    raised: bonds * each,
    left: draft?.after.cash ?? cash,
  };
}
