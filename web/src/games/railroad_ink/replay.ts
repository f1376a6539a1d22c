// The public view shows a round's drawings when the round is over. A finished game has no secrets, so a
// replay draws them as they were made, from the record.
import type { RecordMove } from '../game';
import { parseMove } from './notation';
import { sidesOfPiece } from './pieces';
import type { InkView, SeatView } from './view';

type At = (index: number) => Promise<unknown>;

export async function replayView(at: At, moves: RecordMove[], index: number): Promise<unknown> {
  const shown = (await at(index)) as InkView | null;
  if (shown?.phase !== 'play') return shown;
  const start = moves.slice(0, index).findLastIndex((move) => move.by < 0) + 1;
  const next = moves.findIndex((move, i) => i >= index && move.by < 0);
  // Where a meteor landed is told by the marker at the end of the round.
  const after = (await at(next < 0 ? moves.length : next)) as InkView | null;
  const seats = shown.seats.map((seat) => ({ ...seat, spaces: { ...seat.spaces } }));
  for (const { by, move } of moves.slice(start, index)) {
    const seat = seats[by];
    if (seat) draw(seat, move, shown.round, after?.seats[by]?.marker);
  }
  return { ...shown, seats };
}

function draw(seat: SeatView, text: string, round: number, landing: string | undefined): void {
  const move = parseMove(text);
  if (move?.kind === 'draw' || move?.kind === 'erase')
    seat.spaces[move.cell] = { piece: move.piece, sides: move.sides, round };
  else if (move?.kind === 'volcano')
    seat.spaces[move.cell] = { piece: 'VOLCANO', sides: sidesOfPiece('VOLCANO'), round };
  else if (move?.kind === 'hit' && landing) {
    seat.spaces[landing] = { piece: 'CRATER' };
    seat.marker = landing;
  }
}
