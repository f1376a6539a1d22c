// A turn before it is over, at a table that the engine answers: what its tracks bring and what others would is known
// while base tracks are still owed, alone as with others.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../../../src/app/texts.svelte';
import type { Priced } from '../../../src/games/pioneer_rails/layers';
import type { Cell, SeatView } from '../../../src/games/pioneer_rails/view';
import { speak } from '../../words';
import { settle } from '../../sitting.svelte';
import { at, EngineTable, folder } from './engine.svelte';

/** Alone on side A, hearts: two tracks of the fence round the ranch B12. */
const alone = (...moves: string[]): EngineTable => {
  const table = EngineTable.fresh(1, ['discard KS', 'reveal QH', 'reveal AC']);
  for (const move of ['pick QH', 'lay 20,4>20,2', 'lay 21,5>22,4', ...moves]) table.play(move, 0);
  return table;
};
const sheet = (seat: SeatView) => [seat.before?.score.total, seat.score.total, seat.before?.ranches, seat.ranches];

beforeAll(() => speak('en', 'pioneer_rails'));

describe('the sheet', () => {
  it('shows what a track would bring before it is laid, though a track is owed and nobody else plays', async () => {
    await at(alone(), async (session) => {
      expect(session.canFinish).toBe(false);
      expect(sheet(session.after.seats[0]!)).toEqual([1, 1, 0, 0]);
      session.press('22,4>23,5');
      await settle();
      expect(session.gain).toMatchObject({ points: 1, activates: [{ hex: 'B12', place: 'ranch' }] });
      expect(sheet(session.after.seats[0]!)).toEqual([1, 2, 0, 1]);
      expect(session.layers).toMatchObject({ activates: ['B12'], tags: [{ at: 'B12', text: '+1' }] });
      expect(session.layers.region).toHaveLength(3);
    });
  });
  it('keeps it when the track lies there, and on a page that was not open before', async () => {
    await at(alone('lay 22,4>23,5'), (session) => {
      expect(sheet(session.after.seats[0]!)).toEqual([1, 2, 0, 1]);
      expect(session.layers.activates).toEqual(['B12']);
      expect(session.primary?.label).toMatch(/\+1$/);
    });
  });
});

describe('tracks that cost town boxes', () => {
  it('say what they bring, and those that bring nothing stay in the background', async () => {
    await at(alone(), async (session) => {
      const { priced = [], faint = [] } = session.layers;
      expect(priced.length + faint.length).toBe(session.offers.length);
      expect(faint.length).toBeGreaterThan(0);
      expect(faint.filter(({ points }) => points)).toEqual([]);
      const [{ track, tokens }] = faint as [Priced];
      session.press(track);
      expect(session.gain?.points).toBe(0);
      await settle();
      expect(session.choice).toEqual({ track, crosses: tokens.map((token) => `cross ${token}`) });
      expect(session.gain).toEqual({ points: 0, activates: [] });
    });
  });
  it('stand out where they bring something, with the points they bring', async () => {
    const table = EngineTable.record('standard_3_seats_a', 200, 0);
    await at(table, (session) => {
      const seat = table.view as { seats: SeatView[] };
      const bring = (seat.seats[0]!.offers ?? []).filter(({ points }) => points > 0);
      expect((session.layers.priced ?? []).filter(({ points }) => points).map(({ track }) => track)).toEqual(
        bring.map(({ track }) => track),
      );
    });
  });
});

it('a ranch that is pointed at shows the land it has: what the engine fences for it', async () => {
  const known = (cells: Cell[]): string[] => cells.map(({ hex, half }) => `${hex}/${half ?? ''}`).sort();
  await at(alone('lay 22,4>23,5'), (session) => {
    const me = session.me!;
    session.heard.onpoint?.('B12');
    expect(known(session.layers.region!)).toEqual(known(me.activates![0]!.region!));
    // Another one shares its land with others: they are ringed.
    session.heard.onpoint?.('H8');
    expect(session.layers.rings!.length).toBeGreaterThan(0);
    session.heard.onpoint?.(null);
    expect(known(session.layers.region!)).toEqual(known(me.activates![0]!.region!));
  });
});

describe('before the fifth card', () => {
  const name = 'standard_3_seats_a';
  const lines = readFileSync(`${folder}/${name}.jsonl`, 'utf8').trim().split('\n');
  const picks = lines.flatMap((line, i) => (/"by":0,"move":"pick /.test(line) ? [i] : []));
  it('the hand opens by itself, says what one card makes of it, and goes when it is picked', async () => {
    const table = EngineTable.record(name, picks[4]!, 0);
    await at(table, async (session) => {
      expect([session.mode, session.hand.ranks.length, session.handOpen]).toEqual(['pick', 4, true]);
      expect(session.now).toMatchObject({ text: expect.stringMatching(/ makes .*points?\*\*\.$/), help: 'hands' });
      expect(texts.has('pioneer_rails.help.hands')).toBe(true);
      session.take(session.pickable[0]!);
      await settle();
      expect([session.mode, session.handOpen]).toEqual(['lay', false]);
    });
  });
  it('it stays closed while there is more to come', async () => {
    await at(EngineTable.record(name, picks[3]!, 0), (session) => expect(session.handOpen).toBe(false));
  });
});
