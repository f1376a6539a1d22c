// The answer to "why not": the engine's sentence, where it was asked, and what can be done there instead.
import type { Refusal } from '../../net/table.svelte';
import { hexOf, segmentOf } from './box';
import { ofKind, parseMove } from './notation';
import { refusalText } from './refusals';
import type { RailwaysSession } from './session.svelte';
import type { Tile } from './view';

export interface Question {
  text: string;
  place: string | null;
}
export interface Answer {
  place: string | null;
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
  return {
    place: place ?? (tile ? `${hexOf(tile).c}.${hexOf(tile).r}` : null),
    tile: sharp ? tile : null,
    text: refusalText(code, args, session.names, session.map),
    code: code.startsWith('RW-') ? code : '',
    shapes: sharp ? shapes(session, tile) : [],
  };
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
