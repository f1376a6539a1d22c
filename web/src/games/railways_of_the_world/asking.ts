// The answer to "why not": the engine's sentence, where it was asked, and what can be done there instead.
import { t } from '../../app/texts.svelte';
import type { Refusal } from '../../net/table.svelte';
import { beginning, type ActionId } from './actions';
import { hexOf, segmentOf } from './box';
import { meantTile } from './building';
import { pathOf } from './journeys';
import { cubeOf } from './layers';
import * as write from './notation';
import { ofKind, parseMove } from './notation';
import type { Held, RailwaysSession } from './session.svelte';
import type { CityId, Cube, Side, Tile } from './view';
import { cityName } from './words';

export interface Question {
  text: string;
  place: string | null;
}
/** A cube that reaches no city of its colour: the nearest one, and how far the engine goes on the way there. */
export interface Far {
  cube: Cube;
  from: CityId;
  city: CityId;
  path: Side[];
  reach: number;
  /** What it would bring me. */
  points: number;
}
export interface Answer {
  place: string | null;
  far: Far | null;
  /** The tile that no track makes. */
  tile: Tile | null;
  text: string;
  code: string;
  /** Where a turn is too sharp: the shapes that there are, and the one that is not. */
  shapes: { edges: [number, number]; ok: boolean }[];
}

/** The move that was meant by pressing a place. */
export function questionAt(session: RailwaysSession, place: string): string | null {
  const { mode, tool, map } = session;
  const city = map.city(place);
  if (mode === 'build') return meantTile(session, place);
  if (mode === 'grow' && city) return write.growText(place);
  if (mode === 'industry' && city) return write.urbanizeText(place);
  if (mode === 'depot' && !city && place.includes('.')) return write.depotText(place);
  if (mode !== 'action' || !city) return null;
  if (tool === 'urbanize') return write.urbanizeText(place);
  if (tool === 'western') return write.westernText(place);
  return tool === 'deliver' ? null : write.buildText(place);
}

/** A move of an action that is closed. What the rules allow is closed by a lesson, which says so. */
export function questionOf({ map, view, table }: RailwaysSession, id: ActionId): string {
  const city = map.cities[0]!.id;
  const any: Record<ActionId, string> = {
    build: write.buildText(city),
    upgrade: 'upgrade',
    deliver: write.deliverText(city, 'red'),
    urbanize: write.urbanizeText(city),
    take: write.takeText(view.cards.open?.[0] ?? ''),
    western: write.westernText(map.file.western_links[0]?.city ?? ''),
    pass: 'pass',
  };
  return beginning(id, table.allowed ?? [])[0] ?? any[id];
}

export function answerTo(session: RailwaysSession, { text, place }: Question, refusal: Refusal): Answer {
  const { code, args } = refusal;
  const move = parseMove(text);
  const tile = move?.kind === 'lay' ? move.tile : null;
  const sharp = code === 'RW-209' && tile;
  const distant = move?.kind === 'deliver' && args.city !== undefined;
  const far = distant ? farOf(session, move, args) : null;
  // A cube is shown with its city.
  const asked = place?.includes(':') ? cubeOf(place).city : place;
  const words = (): string =>
    t(Number(args.reach) > session.me!.engine ? 'railways.far.textCard' : 'railways.far.text', {
      city: cityName(session.map, String(args.city)),
      links: String(args.way).length,
      reach: Number(args.reach),
    });
  return {
    far,
    place: far?.city ?? asked ?? (tile ? `${hexOf(tile).c}.${hexOf(tile).r}` : null),
    tile: sharp ? tile : null,
    text: distant ? words() : session.saying(refusal),
    code: code.startsWith('RW-') ? code : '',
    shapes: sharp ? shapes(session, tile) : [],
  };
}

/** Of a city that the cube in hand, or any at all, cannot be brought to now. */
export const unreached = ({ map, mode, cargo }: RailwaysSession, city: CityId): Answer => ({
  far: null,
  place: city,
  tile: null,
  text: t(cargo || mode === 'deliver' ? 'railways.far.notHere' : 'railways.far.nothing', { city: cityName(map, city) }),
  code: '',
  shapes: [],
});

function farOf({ view }: RailwaysSession, { city: from, cube }: Held, args: Refusal['args']): Far | null {
  const path = pathOf(view, from, String(args.way));
  return path && { cube, from, city: String(args.city), path, reach: Number(args.reach), points: Number(args.points) };
}

function shapes({ moves }: RailwaysSession, tile: Tile): Answer['shapes'] {
  const refused = segmentOf(tile);
  const laid = ofKind(moves, 'lay').map((one) => segmentOf(one.tile));
  return [
    ...laid
      .filter((one) => one.in === refused.in)
      .slice(0, 3)
      .map((one) => ({ edges: [one.in, one.out] as [number, number], ok: true })),
    { edges: [refused.in, refused.out], ok: false },
  ];
}
