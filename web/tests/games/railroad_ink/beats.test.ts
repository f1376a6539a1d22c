// Railroad Ink between two rounds: what is new on a board, drawn one by one, and pairs that are taken.
import { describe, expect, it } from 'vitest';
import { beats, freshSpaces } from '../../../src/games/railroad_ink/beats';
import type { InkView, Space } from '../../../src/games/railroad_ink/view';
import { speak } from '../../words';

const drawn = (piece: string, sides: string, round: number): Space => ({ piece, sides, round });
const table = (round: number, ...spaces: Record<string, Space>[]): InkView =>
  ({ phase: 'play', round, seats: spaces.map((one) => ({ spaces: one, faces: [] })) }) as unknown as InkView;

const before = table(2, { '01': drawn('H_STRAIGHT', 'H.H.', 1), '03': drawn('R_T', 'RRR.', 1) }, {});
const after = table(
  3,
  {
    '01': drawn('L_CORNER', '.LL.', 2),
    '03': drawn('R_T', 'RRR.', 1),
    '44': { piece: 'CRATER' },
    '11': drawn('H_T', 'HHH.', 2),
  },
  { '66': drawn('R_STRAIGHT', 'R.R.', 2) },
);

describe('a round', () => {
  it('ends with its event', () => {
    const step = (c: string) => ({
      events: [
        { c: 'done', by: 1, a: {} },
        { c, by: -1, a: {} },
      ],
      before,
      after,
    });
    expect([beats.round!.ended(step('round_end')), beats.round!.ended(step('roll'))]).toEqual([true, false]);
  });
  it('brought what was drawn, struck and erased', () => {
    expect(freshSpaces(before, after, 0)).toEqual(['01', '11', '44']);
    expect(freshSpaces(before, after, 1)).toEqual(['66']);
  });
  it('brought what bears its number, where nobody has seen the table before', () => {
    expect(freshSpaces(null, after, 0)).toEqual(['01', '11']);
  });
  it('is drawn on all boards together, over what was there', () => {
    const shown = (n: number) => (beats.round!.until(before, after, n) as InkView).seats.map((seat) => seat.spaces);
    expect(shown(0)).toEqual(before.seats.map((seat) => seat.spaces));
    expect(Object.keys(shown(1)[0]!).sort()).toEqual(['01', '03']);
    expect([shown(1)[0]!['01']!.piece, Object.keys(shown(1)[1]!)]).toEqual(['L_CORNER', ['66']]);
    expect(shown(3)).toEqual(after.seats.map((seat) => seat.spaces));
  });
});

it('a pair that is taken flies from the table to its taker', () => {
  speak('en', 'railroad_ink');
  const events = [{ c: 'take', by: 1, a: { face: ['H_T', 'R_T'] } }];
  const view = { ...before, pairs: [null, ['H_T', 'R_T']] };
  const beat = beats.beat({ events, before: view, after: view }, (seat) => `Bo${seat}`, 0)!;
  expect(beat.flights).toEqual([
    { face: 'H_T', from: ['pair:1'], to: ['hand:1'] },
    { face: 'R_T', from: ['pair:1'], to: ['hand:1'] },
  ]);
  expect(beat.text).toMatch(/^\*\*Bo1\*\*: /);
  expect(beats.beat({ events: [{ c: 'done', by: 1, a: {} }], before, after }, String, 0)).toBeNull();
});
