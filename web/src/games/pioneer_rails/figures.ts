// Positions for the pictures of the rules page, written as tracks: "H16,4>15,5" is suit and ends.
import { geometry } from './box';
import type { Drawn, HexName, Side, Suit, Track } from './view';

const letters: Record<string, Suit> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** A sheet with these tracks and these active places; towns are reached where tracks end in them. */
export function drawnOf(side: Side, tracks: string, active = ''): Drawn {
  const drawn: Drawn = {
    tracks: { spades: [], hearts: [], diamonds: [], clubs: [] },
    shortcuts: [],
    towns: {},
    active: active.split(' ').filter(Boolean) as HexName[],
  };
  for (const word of tracks.split(' ').filter(Boolean)) {
    const suit = letters[word[0]!]!;
    const way = geometry[side].way(word.slice(1) as Track)!;
    if (way.edge) drawn.tracks[suit].push(way.edge.id);
    else
      drawn.shortcuts.push({
        hex: geometry[side].map.hexes[way.shortcut!.hex]!.name,
        diagonal: way.shortcut!.diagonal,
        suit,
      });
    for (const { town } of way.ends) if (town !== null) drawn.towns[town] = [...(drawn.towns[town] ?? []), suit];
  }
  return drawn;
}
