// Pictures of the rules page: positions in the notation of the spec, drawn by the board's own component.
import { pieceOf, routeFaces, size, specials, type PieceId } from './pieces';
import type { SeatView, Space } from './view';

export interface BoardFigure {
  kind: 'board';
  seat: SeatView;
  /** Visible part in spaces: column, row, width, height. */
  crop: [number, number, number, number];
  lit?: string[];
  legal?: string[];
  refused?: string;
  preview?: string;
  ends?: string[];
}

export interface FacesFigure {
  kind: 'faces';
  groups: { pieces: PieceId[]; lava?: boolean }[];
}

/** Reads "30.HHH 31..HH 33O": places, an O for a crater; lava drawings and volcanoes by their sides. */
export function readSpaces(text: string, round = 1): Record<string, Space> {
  const spaces: Record<string, Space> = {};
  for (const word of text.split(' ').filter(Boolean)) {
    const cell = word.slice(0, 2);
    const drawn = word.slice(2);
    if (drawn === 'O') spaces[cell] = { piece: 'CRATER' };
    else spaces[cell] = { piece: pieceOf(drawn)!, sides: drawn.slice(0, 4), round };
  }
  return spaces;
}

const score = {
  networks: 0,
  exits: [],
  highway: 0,
  railway: 0,
  centre: 0,
  craters: 0,
  closed_lakes: 0,
  largest_lake: 0,
  errors: 0,
  total: 0,
};
const squares = { networks: [], highway: '', railway: '', centre: '', errors: '', crater_ends: '', lakes: [] };
const seatOf = (spaces: string, marker?: string): SeatView => ({
  spaces: readSpaces(spaces),
  specials_used: [],
  faces: [],
  done: true,
  score,
  squares,
  ...(marker ? { marker } : {}),
});

const rulebook =
  '01H.H. 11HRHRx 10.R.R 12.R.R 13RRHR 03R.R. 14H..R 04HRHRx 21H.H. 31HH.H 30.H.H 32..HH 42H.H. 52H..R 51.RRR 50.R.R 61R.H. 23HH.. 24.H.H 25..HH 35HHH. 36.H.H 45HRRH 55RR.. 56.R.R 44HHHH 43.HR. 53R.R. 63RRR. 64.R.R 65..HR';
const whole: [number, number, number, number] = [0, 0, size, size];

export const figures: Record<string, BoardFigure | FacesFigure> = {
  finished: { kind: 'board', seat: seatOf(rulebook), crop: whole },
  faces: {
    kind: 'faces',
    groups: routeFaces.map((pieces) => ({ pieces })),
  },
  legal: { kind: 'board', seat: seatOf('10.R.R 30.HHH'), crop: [0, 0, 4, 4], legal: ['03'], preview: '11..RR' },
  clash: { kind: 'board', seat: seatOf('10.R.R 11..RR 30.HHH 31HH.H'), crop: [0, 0, 4, 4], refused: '21' },
  station: {
    kind: 'board',
    seat: seatOf('30.H.H 31.R.H 32..RR 42R.R. 52R..R 41H.H. 51HRHRx 61H.H. 50.R.R'),
    crop: [0, 2, 4, 5],
  },
  specials: { kind: 'faces', groups: [{ pieces: specials }] },
  networks: {
    kind: 'board',
    seat: seatOf(rulebook),
    crop: whole,
    lit: '03 13 12 11 10 14 04 23 24 25 35 36 45 44 43 53 63 64 65 55 56'.split(' '),
  },
  longest: {
    kind: 'board',
    seat: seatOf(rulebook),
    crop: whole,
    lit: ['13', '23', '24', '25', '35', '45', '44', '43'],
  },
  errors: { kind: 'board', seat: seatOf(rulebook), crop: whole, ends: ['04W', '04E', '44N', '44S', '45E'] },
  meteor: {
    kind: 'board',
    seat: seatOf('10.R.R 11.R.R 12O 30.H.H 31.H.H 32O', '32'),
    crop: [0, 0, 5, 5],
    lit: ['11', '31'],
  },
  lava: {
    kind: 'board',
    seat: seatOf('33LLLL 32.LL. 42LL.. 43L..L 34H.HL 23.RLR 24.R.R'),
    crop: [1, 1, 5, 5],
    lit: ['32', '33', '42', '43', '34', '23'],
  },
  draft: {
    kind: 'faces',
    groups: [
      { pieces: ['H_T', 'STATION_CURVE'] },
      { pieces: ['R_CURVE', 'R_CURVE'] },
      { pieces: ['H_STRAIGHT', 'OVERPASS'] },
      { pieces: ['H_STRAIGHT', 'R_T'] },
    ],
  },
};
