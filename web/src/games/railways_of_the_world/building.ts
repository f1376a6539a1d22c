// The player's dealings with tracks: which hexes are open, what a press means, and the tiles that are only looked at.
import { edgeOf, endName, hexName, hexOf, neighbour, opposite, segmentOf, tileName, type Edge, type Hex } from './box';
import type { Draft, PricedTile } from './estimate';
import * as write from './notation';
import { ofKind } from './notation';
import type { RailwaysSession } from './session.svelte';
import { legText, journeyTexts } from './shipping';
import type { HexName, LayQuote, OpenEnd, Reach, Tile } from './view';

export const openHexes = ({ mode, moves }: RailwaysSession): HexName[] =>
  mode === 'build' ? [...new Set(ofKind(moves, 'lay').map(({ hex }) => hex))] : [];

/** The tile of the open hex that leaves it there. */
export function tileTo({ moves }: RailwaysSession, exit: OpenEnd): Tile | null {
  const hex = hexName(hexOf(exit));
  const found = ofKind(moves, 'lay').find((one) => one.hex === hex && segmentOf(one.tile).out === edgeOf(exit));
  return found?.tile ?? null;
}

const edges: readonly Edge[] = [0, 1, 2, 3, 4, 5];
const edgeTo = (from: Hex, to: Hex): Edge | null =>
  edges.find((edge) => hexName(neighbour(from, edge)) === hexName(to)) ?? null;

/** An exit, or the one behind which a hex lies. */
export function exitOf({ opened, hexes }: RailwaysSession, place: string): OpenEnd | null {
  if (/^\d+\.\d+\.\d$/.test(place)) return place;
  if (!opened || hexes.includes(place) || !/^\d+\.\d+$/.test(place)) return null;
  const edge = edgeTo(hexOf(opened), hexOf(place));
  return edge === null ? null : endName(hexOf(opened), edge);
}

/** The tile that was meant by pressing where none can lie: through the open hex to there, or there itself. */
export function meantTile(session: RailwaysSession, place: string): string | null {
  const { moves, opened } = session;
  const exit = exitOf(session, place);
  if (!exit && !/^\d+\.\d+$/.test(place)) return null;
  const hex = exit && opened ? hexOf(opened) : hexOf(place);
  const next = ofKind(moves, 'lay').find((one) => one.hex === hexName(hex));
  const enters = next ? segmentOf(next.tile).in : 0;
  const leaves = exit ? edgeOf(exit) : opposite(enters);
  return enters === leaves ? null : write.layText(tileName({ ...hex, in: enters, out: leaves }));
}

export const reachOf = ({ view }: RailwaysSession, city: string): Reach | null =>
  view.building?.reach.find((one) => one.city === city) ?? null;

/** The move that begins a link there: in a city, or at an open end of one's own. */
export function startOf({ moves, view }: RailwaysSession, place: string): string | null {
  const link = view.links.find(({ ends, open }) => open && (ends[0] === place || open === place));
  const [build, extend] = [write.buildText(place), link?.open ? write.extendText(link.open) : null];
  return moves.find(({ text }) => text === build || text === extend)?.text ?? null;
}

/** What a press there does, one move after the other; nothing where it only opens something. */
export function movesFor(session: RailwaysSession, place: string): string[] {
  const { mode, tool, moves, table } = session;
  const one = (text: string | null): string[] => (text && table.legal.includes(text) ? [text] : []);
  switch (mode) {
    case 'build': {
      const way = reachOf(session, place);
      if (way) return way.tiles.map(write.layText);
      const exit = exitOf(session, place);
      const tile = exit && tileTo(session, exit);
      return one(tile && write.layText(tile));
    }
    case 'deliver':
      return journeyTexts(session, place) ?? one(legText(session, place));
    case 'industry':
      return one(write.urbanizeText(place));
    case 'grow':
      return one(write.growText(place));
    case 'depot':
      return one(ofKind(moves, 'depot').find(({ side }) => side === place)?.text ?? null);
    case 'action':
      if (tool === 'build') return one(startOf(session, place));
      if (tool === 'urbanize') return one(write.urbanizeText(place));
      if (tool === 'western') return one(write.westernText(place));
      if (!session.cargo) return [];
      return journeyTexts(session, place) ?? legMoves(session, place);
    default:
      return [];
  }
}

/** The first step of a journey, with the cube in hand loaded. */
function legMoves(session: RailwaysSession, place: string): string[] {
  const leg = legText(session, place);
  return leg ? [write.deliverText(session.cargo!.city, session.cargo!.cube), leg] : [];
}

/** Does it end the action, or cost what is better read first? Then it is confirmed. */
export function finishing(session: RailwaysSession, place: string): boolean {
  const { mode, tool, view } = session;
  if (mode === 'action') return tool !== 'build';
  if (mode === 'deliver') return session.targets.some(({ city }) => city === place);
  if (mode !== 'build') return true;
  const exit = exitOf(session, place);
  const tile = exit && !reachOf(session, place) ? tileTo(session, exit) : null;
  const quote = tile && session.quote<LayQuote>(write.layText(tile));
  return !quote || quote.finishes !== null || view.building!.left === 1;
}

/** The next tile, or all of them up to a city, with what they cost. */
export function draftOf(session: RailwaysSession): Draft | null {
  const { looked, previewed, view, seat } = session;
  if (!looked) return null;
  const way = reachOf(session, looked);
  if (way) {
    const { city, price, bonds, prices } = way;
    const tiles = way.tiles.map((tile, i): PricedTile => ({ tile, ...prices[i] }));
    return { tiles, price, bonds, after: (previewed ?? view).seats[seat]!, to: city };
  }
  const exit = exitOf(session, looked);
  const tile = exit ? tileTo(session, exit) : null;
  const quote = tile ? session.quote<LayQuote>(write.layText(tile)) : null;
  if (!tile || !quote) return null;
  const { terrain, ridge, price, bonds, finishes } = quote;
  return { tiles: [{ tile, terrain, ridge }], price, bonds, after: quote.after, to: finishes };
}
