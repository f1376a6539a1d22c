// What is said of a table: refusals, events as lines of the log, moves of a record, chips and modes.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import { line, movePlace } from '../../../src/games/pioneer_rails/log';
import { meta } from '../../../src/games/pioneer_rails/meta';
import type { PioneerView } from '../../../src/games/pioneer_rails/view';
import { cardSign, refusalText, wordsOf } from '../../../src/games/pioneer_rails/words';
import { cards } from '../../../src/games/pioneer_rails/box';
import type { Options } from '../../../src/net/types';
import { folders, speak, wordsOf as allWords } from '../../words';

const game = 'pioneer_rails';
const raw = /pioneer|\{\w+|_|undefined|NaN/;
const clean = (list: string[]): void => expect(list.filter((text) => raw.test(text) || !text)).toEqual([]);
const names = (seat: number): string => ['Ann', 'Bo'][seat]!;
/** As seat 0 sees the table: only the own seat has a card. */
const view = { side: 'A', seats: [{ card: null }, {}] } as unknown as PioneerView;
const event = (c: string, by: number, a: Record<string, string | number>) => ({ c, by, a });

const lay = event('lay', 0, { suit: 'hearts', from_x: 22, from_y: 8, to_x: 22, to_y: 10 });
const told = [
  event('objective', -1, { objective: 'A' }),
  event('dealer', -1, { seat: 1 }),
  event('bonus', -1, { seat: 1, points: 2 }),
  event('deal', -1, { seat: 1 }),
  event('hidden', 0, { card: 'QH' }),
  event('discard', -1, { card: '10S' }),
  event('reveal', -1, { card: 'AD' }),
  event('take', 1, { card: 'KC' }),
  event('pick', 0, { card: 'KC' }),
  event('cross', 0, { token: 'bridge' }),
  event('cross', 0, { token: 'none' }),
  event('cross_suit', 0, { suit: 'spades' }),
  lay,
  event('reach', 0, { town: 'A4' }),
  event('activate', 0, { hex: 'E9', place: 'mine' }),
  event('deposit', 0, { hex: 'E3', nuggets: 2, points: 4 }),
  event('played', 1, { card: 'QH', suit: 'hearts', tracks: 3 }),
  event('played', 1, { card: 'QH', suit: 'spades', tracks: 1 }),
  event('town', 1, { town: 'A11' }),
  event('active', 1, { hex: 'B12', place: 'ranch' }),
  event('banked', 1, { points: 6 }),
  event('star', -1, { seat: 1, objective: 'K', points: 10 }),
  event('completed', -1, { objective: 'O' }),
  event('hand', -1, { seat: 0, hand: 'full_house', points: 8 }),
];

describe.each(languages)('%s', (language) => {
  it('says every refusal, with its arguments', () => {
    speak(language, game);
    const args = {
      card: 'QH',
      suit: 'hearts',
      town: 'B4',
      railways: 3,
      hex: 'E3',
      tracks: 4,
      max: 2,
      token: 'bridge',
    };
    const codes = [...allWords(language, game).keys()].flatMap((key) => /\.refusals\.(PR-\w+)$/.exec(key)?.[1] ?? []);
    expect(codes.length).toBe(34);
    const said = codes.map((code) => refusalText(code, args));
    clean(said);
    expect(said.filter((text) => text.startsWith('PR-'))).toEqual([]);
    expect(refusalText('seat_taken')).not.toContain('errors.');
  });

  it('tells every event in a line without a full stop', () => {
    speak(language, game);
    const lines = told.map((one) => line(one, names, view));
    clean(lines.map((one) => one?.text ?? ''));
    expect(lines.filter((one) => one!.text.endsWith('.'))).toEqual([]);
    const others = ['picked', 'finished', 'round', 'turn', 'game_over'];
    const codes = [...allWords(language, game).keys()].flatMap((key) => /\.events\.(\w+)$/.exec(key)?.[1] ?? []);
    expect([...new Set([...told.map(({ c }) => c), ...others])].sort()).toEqual(codes.sort());
  });

  it('has chips and modes', () => {
    speak(language, game);
    const known = allWords(language, game);
    const chips = meta.chips!({ side: 'B', extra_card: true, level: 'hard' });
    expect(chips.length).toBe(3);
    expect(chips.flatMap(({ key, note }) => [key, ...(note ? [note] : [])]).filter((key) => !known.has(key))).toEqual(
      [],
    );
    const modes = [1, 2, 4, 5].flatMap((seats) =>
      ([{}, { side: 'B' }, { extra_card: true }] as Options[]).map((options) => meta.mode!(options, seats)),
    );
    clean(modes.map(({ text }) => text));
    // Who is first with an objective depends on how many play: with four points are others than with two.
    expect([new Set(modes.map(({ key }) => key)).size, new Set(modes.map(({ text }) => text)).size]).toEqual([12, 12]);
  });
});

describe('the log', () => {
  it('tells my own turn while I draw it, and others’ when it is over', () => {
    speak('en', game);
    const texts = (by: number) => [
      line(event('picked', by, {}), names, view),
      line(event('played', by, { card: 'QH', suit: 'hearts', tracks: 3 }), names, view)?.text,
      line(event('active', by, { hex: 'E9', place: 'mine' }), names, view)?.text,
      line(event('finished', by, {}), names, view),
    ];
    expect(texts(0)).toEqual([null, undefined, undefined, null]);
    expect(texts(1)).toEqual([null, 'Bo: queen of hearts, 3 tracks', 'Bo: mine E9', null]);
    expect(line(event('deal', -1, { seat: 0 }), names, view)).toBeNull();
  });
  it('rings tracks, towns and hexes by the names they bear on the map', () => {
    speak('en', game);
    expect(line(lay, names, view)).toEqual({
      seat: 0,
      text: 'Ann: track from C12–D11–D12 south along D11 and saloon D12, to Sundown',
      squares: ['22,8>22,10'],
    });
    expect(line(event('reach', 0, { town: 'A4' }), names, view)?.squares).toEqual(['town:A4']);
    expect(line(event('active', 1, { hex: 'B12', place: 'ranch' }), names, view)?.squares).toEqual(['B12']);
    expect(movePlace('lay 20,4>20,2')).toEqual(['20,2>20,4']);
    expect(movePlace('deposit E3 2')).toEqual(['E3']);
    expect(movePlace('pick QH')).toEqual([]);
  });
  it('has a heading for each round', () => {
    speak('en', game);
    expect(line(event('turn', -1, { round: 3, turn: 2 }), names, view)).toEqual({
      heading: 'Round 3, turn 2',
      text: '',
    });
    expect(line(event('round', -1, { round: 3 }), names, view)).toBe(null);
    expect(line(event('star', -1, { seat: 1, objective: 'K', points: 10 }), names, view)?.seat).toBe(1);
  });
});

it('no argument keeps its id', () => {
  speak('en', game);
  expect(
    wordsOf({ card: '10S', suit: 'clubs', town: 'A4', hand: 'two_pair', seat: 1, hex: 'E3', n: 2 }, names),
  ).toEqual({
    card: 'ten of spades',
    suit: 'clubs',
    town: 'Sundown',
    hand: 'two pair',
    seat: 'Bo',
    hex: 'E3',
    n: 2,
  });
  expect(cards.map(cardSign).slice(0, 2)).toEqual(['10♠\uFE0E', 'J♠\uFE0E']);
  expect(folders).toContain(game);
});
