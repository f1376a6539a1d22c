// The answer to "why not": the engine's sentence, where it was asked, and what can be done there instead.
import { t } from '../../app/texts.svelte';
import type { Refusal } from '../../net/table.svelte';
import { hexOf, segmentOf } from './box';
import { fewestLinks } from './journeys';
import { ofKind, parseMove } from './notation';
import { refusalText } from './refusals';
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
  links: number;
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

export function answerTo(session: RailwaysSession, { text, place }: Question, { code, args }: Refusal): Answer {
  const move = parseMove(text);
  const tile = move?.kind === 'lay' ? move.tile : null;
  const sharp = code === 'RW-209' && tile;
  const far = move?.kind === 'deliver' && args.city !== undefined ? farOf(session, move, args) : null;
  if (far) {
    const { city, links, reach } = far;
    const words = { city: cityName(session.map, city), links, reach };
    return { place: city, far, tile: null, text: t('railways.far.text', words), code, shapes: [] };
  }
  return {
    far: null,
    place: place ?? (tile ? `${hexOf(tile).c}.${hexOf(tile).r}` : null),
    tile: sharp ? tile : null,
    text: refusalText(code, args, session.names, session.map),
    code: code.startsWith('RW-') ? code : '',
    shapes: sharp ? shapes(session, tile) : [],
  };
}

function farOf({ view }: RailwaysSession, { city: from, cube }: Held, args: Refusal['args']): Far | null {
  const city = String(args.city);
  const path = fewestLinks(view, from, city);
  const [links, reach, points] = [args.links, args.reach, args.points].map(Number) as [number, number, number];
  // Where the straight way leads through a city that would keep the cube, only the words are said.
  return path?.length === links ? { cube, from, city, path, links, reach, points } : null;
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
