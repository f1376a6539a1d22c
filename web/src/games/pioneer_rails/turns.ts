// What a turn brought, once all are finished: from the events that tell it, and from the sheets before it and after it.
import type { GameEvent } from '../../net/types';
import { geometry, type Way } from './box';
import { townPlace, trackPlace } from './layers';
import { ofKind, parseMoves } from './notation';
import type { CardId, Drawn, HandName, HexName, ObjectiveId, PioneerView, Place, Suit } from './view';

/** A seat's turn, as everybody learns it. */
export interface Played {
  seat: number;
  card: CardId;
  suit: Suit;
  tracks: number;
  /** "A4": as the texts name them. */
  towns: string[];
  active: { hex: HexName; place: Place }[];
  /** What was written in the boxes of the banks. */
  banked: number[];
  stars: { objective: ObjectiveId; points: number }[];
  /** At the end of a round. */
  hand: { hand: HandName; points: number } | null;
}

export function playedIn(events: readonly GameEvent[]): Played[] {
  const turns = new Map<number, Played>();
  for (const { c, by, a } of events) {
    const turn = turns.get(by >= 0 ? by : Number(a.seat));
    if (c === 'played')
      turns.set(by, {
        seat: by,
        card: String(a.card),
        suit: a.suit as Suit,
        tracks: Number(a.tracks),
        towns: [],
        active: [],
        banked: [],
        stars: [],
        hand: null,
      });
    else if (c === 'town') turn?.towns.push(String(a.town));
    else if (c === 'active') turn?.active.push({ hex: String(a.hex), place: a.place as Place });
    else if (c === 'banked') turn?.banked.push(Number(a.points));
    else if (c === 'star') turn?.stars.push({ objective: String(a.objective), points: Number(a.points) });
    else if (c === 'hand' && turn) turn.hand = { hand: a.hand as HandName, points: Number(a.points) };
  }
  return [...turns.values()].sort((a, b) => a.seat - b.seat);
}

/** What is new on a seat's sheet, by the names of the map: tracks as they were laid, then towns and locations. Without the
 * table before, only what the tracks alone tell. */
export function freshPlaces(before: PioneerView | null, after: PioneerView, seat: number): string[] {
  const { side, seats } = after;
  const { last, active } = seats[seat]!;
  const was = before?.seats[seat];
  const laid = ofKind(parseMoves(last), 'lay');
  const towns = laid.flatMap(({ to }) => geometry[side].vertex(to)?.town ?? []);
  return [
    ...laid.map(({ track }) => trackPlace(track)),
    ...[...new Set(towns)].filter((town) => !was?.towns[town]).map((town) => townPlace(side, town)),
    ...(was ? active.filter((hex) => !was.active.includes(hex)) : []),
  ];
}

/** The sheet without these places of it. */
export function without(sheet: Drawn, places: readonly string[], side: PioneerView['side']): Drawn {
  const map = geometry[side];
  const gone = new Set(places);
  const stays = (way: Way): boolean => !gone.has(way.name);
  return {
    tracks: Object.fromEntries(
      Object.entries(sheet.tracks).map(([suit, sides]) => [suit, sides.filter((one) => stays(map.side(one)))]),
    ) as Drawn['tracks'],
    shortcuts: sheet.shortcuts.filter((one) => stays(map.diagonal(one))),
    towns: Object.fromEntries(Object.entries(sheet.towns).filter(([town]) => !gone.has(townPlace(side, town)))),
    active: sheet.active.filter((hex) => !gone.has(hex)),
  };
}
