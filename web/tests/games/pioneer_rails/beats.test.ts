// Pioneer Rails between two turns: what everybody did, what is new on a sheet and in which order it was laid.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import { beats } from '../../../src/games/pioneer_rails/beats';
import { geometry } from '../../../src/games/pioneer_rails/box';
import { freshPlaces, playedIn } from '../../../src/games/pioneer_rails/turns';
import type { Drawn, PioneerView } from '../../../src/games/pioneer_rails/view';
import { speak } from '../../words';

const side = (track: string): number => geometry.A.way(track)!.edge!.id;
const sheet = (clubs: string[], part: Partial<Drawn & { last: string[] }> = {}) => ({
  tracks: { clubs: clubs.map(side).sort((a, b) => a - b), diamonds: [], hearts: [], spades: [] },
  shortcuts: [],
  towns: {},
  active: [],
  sides: {},
  last: [],
  ...part,
});
const table = (turn: number, ...seats: Drawn[]): PioneerView =>
  ({
    side: 'A',
    round: 1,
    turn_of_round: turn,
    turns: 5,
    turn_before: { round: 1, turn: turn - 1 },
    over: false,
    seats,
  }) as unknown as PioneerView;

const path = ['18,16>17,17', '17,17>16,16', '16,16>15,17'];
const before = table(1, sheet([]), sheet(path.slice(0, 1)));
const lays = path.map((track) => `lay ${track}`);
const after = table(
  2,
  sheet(path, { towns: { 8: ['clubs'] }, active: ['F8'], last: ['pick KC', ...lays, 'done'] }),
  sheet(path.slice(0, 2), { last: ['pick QH', 'cross suit clubs', lays[1]!, 'done'] }),
);

const event = (c: string, by: number, a: Record<string, string | number> = {}) => ({ c, by, a });
const events = [
  event('finished', 1),
  event('played', 0, { card: 'KC', suit: 'clubs', tracks: 3 }),
  event('town', 0, { town: 'A8' }),
  event('active', 0, { hex: 'F8', place: 'mine' }),
  event('banked', 0, { points: 4 }),
  event('played', 1, { card: 'QH', suit: 'clubs', tracks: 1 }),
  event('star', -1, { seat: 1, objective: 'K', points: 10 }),
  event('hand', -1, { seat: 0, hand: 'full_house', points: 8 }),
  event('round', -1, { round: 2 }),
];

describe('a turn', () => {
  it('is told by seats', () => {
    expect(playedIn(events)).toEqual([
      {
        seat: 0,
        card: 'KC',
        suit: 'clubs',
        tracks: 3,
        towns: ['A8'],
        active: [{ hex: 'F8', place: 'mine' }],
        banked: [4],
        stars: [],
        hand: { hand: 'full_house', points: 8 },
      },
      {
        seat: 1,
        card: 'QH',
        suit: 'clubs',
        tracks: 1,
        towns: [],
        active: [],
        banked: [],
        stars: [{ objective: 'K', points: 10 }],
        hand: null,
      },
    ]);
  });
  it('ends when all have played; sheets open only after a star or a hand', () => {
    const step = (...codes: string[]) => ({ events: codes.map((c) => event(c, 1)), before, after });
    const { ended, opens } = beats.round!;
    expect([step('finished'), step('finished', 'played')].map(ended)).toEqual([false, true]);
    expect([step('played'), step('played', 'star'), step('played', 'hand')].map(opens!)).toEqual([false, true, true]);
  });
  it('is called the one that the table says was before', async () => {
    await speak('en', 'pioneer_rails');
    const title = beats.round!.title({ ...after, turn_before: { round: 2, turn: 5 } });
    expect(title).toMatch(/2.*5/);
  });
  it('brought tracks as they were laid, then towns and locations', () => {
    const names = ['18,16>17,17', '16,16>17,17', '16,16>15,17'];
    expect(freshPlaces(before, after, 0)).toEqual([...names, 'town:A8', 'F8']);
    expect(freshPlaces(before, after, 1)).toEqual([names[1]]);
    // Whoever has not seen the table before knows the tracks and where they lead.
    expect(freshPlaces(null, after, 0)).toEqual([...names, 'town:A8']);
  });
  it('brought no town that was reached before', () => {
    const known = table(1, sheet([], { towns: { 8: ['hearts'] } }));
    expect(freshPlaces(known, after, 0)).not.toContain('town:A8');
  });
  it('draws itself on all sheets together', () => {
    const shown = (n: number) => (beats.round!.until(before, after, n) as PioneerView).seats;
    const drawn = (n: number, seat = 0) => shown(n)[seat]!.tracks.clubs.length;
    expect([drawn(0), drawn(1), drawn(2), drawn(3)]).toEqual([0, 1, 2, 3]);
    expect([drawn(0, 1), drawn(1, 1)]).toEqual([1, 2]);
    expect(shown(1)[0]!.tracks.clubs).toEqual([side(path[0]!)]);
    expect([shown(3)[0]!.towns, shown(3)[0]!.active]).toEqual([{}, []]);
    expect(shown(5)).toEqual(after.seats);
  });
});

describe.each(languages)('%s', (language) => {
  it('is said to those who hear it, by names', () => {
    speak(language, 'pioneer_rails');
    const said = beats.round!.spoken!(events, (seat) => ['Ann', 'Bo'][seat]!);
    expect(said).toMatch(/^Ann: .+F8.+\+4.+\+8\. Bo: .+\+10.*\.$/);
    expect(`${said} ${beats.round!.title(after)} ${beats.round!.next(after)}`).not.toMatch(/pioneer|[{_]|undefined/);
  });
});

it('the dealer’s card flies from the table to its taker', () => {
  speak('en', 'pioneer_rails');
  const beat = (c: string) => beats.beat({ events: [event(c, 1, { card: 'QH' })], before, after }, (n) => `Bo${n}`, 0);
  expect(beat('take')).toEqual({
    seat: 1,
    text: '**Bo1**, the dealer: queen of hearts',
    flights: [{ face: 'QH', from: ['card:QH'], to: ['hand:1'] }],
    places: [],
  });
  expect(beat('played')).toBeNull();
});
