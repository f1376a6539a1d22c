// Corners and tracks in words: each is told apart from every other, in each language.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import { endsOf, geometry, pointOf } from '../../../src/games/pioneer_rails/box';
import { cornerText, hexText, trackText } from '../../../src/games/pioneer_rails/places';
import type { Drawn, Side } from '../../../src/games/pioneer_rails/view';
import { wordsOf } from '../../../src/table/spoken';
import { speak } from '../../words';

const raw = /pioneer|[{_]|undefined/;
const twice = (list: string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

describe.each(languages)('%s', (language) => {
  it.each(['A', 'B'] as Side[])('side %s: no two corners and no two tracks are called the same', (side) => {
    speak(language, 'pioneer_rails');
    const { map, ways } = geometry[side];
    const corners = map.vertices.map((vertex) => cornerText(side, pointOf(vertex)));
    expect(twice(corners)).toEqual([]);
    // Whichever way they are laid; never along a station or out of a town.
    const tracks = [...ways.values()]
      .filter(({ edge }) => edge?.kind !== 'closed')
      .flatMap(({ name }) => [name, endsOf(name).reverse().join('>')])
      .filter((track) => geometry[side].vertex(endsOf(track)[0])!.town === null);
    const said = tracks.map((track) => trackText(side, track));
    expect(said.length).toBeGreaterThan(600);
    expect(twice(said.map((one) => wordsOf(one).join(' ')))).toEqual([]);
    expect(
      [...corners, ...said, ...map.hexes.map(({ name }) => hexText(side, name))].filter((one) => raw.test(one)),
    ).toEqual([]);
  });
});

const empty: Drawn = {
  tracks: { clubs: [], diamonds: [], hearts: [], spades: [] },
  shortcuts: [],
  towns: {},
  active: [],
};

it('says where a track leads', () => {
  speak('en', 'pioneer_rails');
  expect(trackText('A', '20,4>20,2')).toBe('from the hearts station north along B10 and B11, towards mountain A11');
  expect(trackText('A', '22,8>22,10')).toBe('from C12–D11–D12 south along D11 and saloon D12, to Sundown');
  expect(trackText('A', '20,4>22,2')).toBe('from the hearts station north-east by a shortcut through B11');
  expect(trackText('B', '3,13>3,11')).toBe('from E2–E3–F2 north by a bridge (E2–E3), towards saloon D2');
  expect(trackText('A', '22,-2>21,-1')).toBe(
    'from A12 (north) south-west on the map edge, along mine A12, towards mountain A11',
  );
  speak('uk', 'pioneer_rails');
  expect(trackText('A', '22,8>22,10')).toBe(
    'від кута C12–D11–D12 на південь уздовж D11 і салуну D12, до міста Присмерк',
  );
});

it('calls a new branch one, where two tracks meet already', () => {
  speak('en', 'pioneer_rails');
  const side = (track: string): number => geometry.A.way(track)!.edge!.id;
  const sheet = (...tracks: string[]): Drawn => ({ ...empty, tracks: { ...empty.tracks, clubs: tracks.map(side) } });
  const branch = '17,17>17,19';
  expect(trackText('A', branch, sheet('18,16>17,17'))).toMatch(/^from /);
  expect(trackText('A', branch, sheet('18,16>17,17', '17,17>16,16'))).toMatch(/^by a switch from /);
});
