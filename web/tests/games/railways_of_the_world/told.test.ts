// The table in words: lines of the log for everything the engine tells, sentences for every move and every position.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import { describe as told } from '../../../src/games/railways_of_the_world/describe';
import { line, movePlace, opening } from '../../../src/games/railways_of_the_world/log';
import { refusalText } from '../../../src/games/railways_of_the_world/refusals';
import { spoken } from '../../../src/games/railways_of_the_world/say';
import { scoreRows } from '../../../src/games/railways_of_the_world/score';
import { heading, verdict } from '../../../src/games/railways_of_the_world/solo';
import type { RailwaysView } from '../../../src/games/railways_of_the_world/view';
import type { GameEvent } from '../../../src/net/types';
import { wordsOf } from '../../../src/table/spoken';
import { speak } from '../../words';
import { all, viewOf } from './moments';

const names = (seat: number): string => ['Ann', 'Bo', 'Cy', 'Di'][seat]!;
const view = all[0]!.view;
const holes = /railways|[{}_]|undefined|NaN|^\s*$| {2}|\[\[/;

/** The tables of docs/views: a code with an argument of each name. */
const documented = (heading: string): { code: string; args: string[] }[] => {
  const text = readFileSync('../docs/views/railways_of_the_world.md', 'utf8')
    .split(`## ${heading}\n`)[1]!
    .split('\n## ')[0]!;
  return text.split('\n').flatMap((row) => {
    const cells = row.split('|');
    const code = /^ `([\w-]+)` $/.exec(cells[1] ?? '')?.[1];
    const args = cells[heading === 'Events' ? 3 : 2] ?? '';
    return code ? [{ code, args: [...args.matchAll(/`(\w+)`: /g)].map(([, name]) => name!) }] : [];
  });
};
const samples: Record<string, string | number> = {
  seat: 2,
  city: 'boston',
  a: 'new_york',
  b: 'chicago',
  from: 'albany',
  to: 'buffalo',
  color: 'blue',
  cube: 'western',
  card: 'hotel_chicago',
  baron: 'most_cash',
  by: 'link',
  shape: 'curve',
  case: 'built',
};
const argsOf = (list: string[]): GameEvent['a'] => Object.fromEntries(list.map((name) => [name, samples[name] ?? 3]));

describe.each(languages)('%s', (language) => {
  beforeEach(() => speak(language, 'railways_of_the_world'));

  it('every event has a line without holes, or is told by another', () => {
    const silent: string[] = [];
    for (const { code, args } of documented('Events')) {
      const event = { i: 500, c: code, by: 1, a: argsOf(args) };
      const said = line(event, names, view);
      if (!said) silent.push(code);
      else expect([code, said, holes.test(said.heading ?? said.text)]).toEqual([code, said, false]);
    }
    expect(silent).toEqual(['begun', 'extended', 'loaded', 'moved']);
    expect(opening()).not.toMatch(holes);
  });

  it('every refusal has a sentence', () => {
    const codes = documented('Refusals');
    expect(codes.length).toBeGreaterThan(35);
    for (const { code, args } of codes) {
      const said = refusalText(code, argsOf(args) as Record<string, string | number>, names);
      expect([code, said, holes.test(said.replaceAll(/`[^`]*`/g, ''))]).toEqual([code, said, false]);
      expect(said).not.toBe(code);
    }
  });

  it('every seat of every moment is described', () => {
    for (const { name, view: at } of all)
      at.seats.forEach((_, seat) => {
        const lines = told(at, seat);
        expect(lines.length).toBeGreaterThan(6);
        expect([name, lines.filter((text) => holes.test(text))]).toEqual([name, []]);
      });
  });

  it('every legal move of every moment has a sentence of its own', () => {
    for (const { name, seat, view: at, legal } of all) {
      const said = legal.map((move) => spoken.say(move, at, seat, names));
      expect([name, said.filter((text) => holes.test(text))]).toEqual([name, []]);
      expect(new Set(said.map((text) => wordsOf(text).join(' '))).size).toBe(new Set(legal).size);
    }
  });

  it('a lone player learns the rank', () => {
    const alone = (points: number): RailwaysView => ({ ...view, seats: [view.seats[0]!], scores: [points] });
    for (const points of [-3, 0, 39, 40, 80, 120])
      for (const text of [heading(alone(points))!, verdict(alone(points))]) expect([text, holes.test(text)]).toEqual([text, false]); // prettier-ignore
    expect([heading(view), verdict(view)]).toEqual([null, '']);
  });
});

describe('the log', () => {
  beforeEach(() => speak('en', 'railways_of_the_world'));
  const event = (c: string, a: GameEvent['a'] = {}, by = -1, i = 500): GameEvent => ({ i, c, by, a });

  it('is silent about the cubes of the setup, which lie on the map', () => {
    expect(line(event('cube', { city: 'boston', color: 'red' }, -1, 0), names, view)).toBe(null);
    const later = line(event('cube', { city: 'boston', color: 'red' }), names, view);
    expect(later).toEqual({ text: 'Boston: a new cube, red', joins: 'red', squares: ['boston'] });
  });
  it('puts the tiles of a build into one line', () => {
    const laid = line(event('laid', { c: 5, r: 7, in: 0, out: 3, price: 4 }, 1), names, view);
    expect(laid).toEqual({ seat: 1, text: 'Bo: track in 5.7 ($4k)', joins: '5.7 ($4k)', squares: ['5.7'] });
  });
  it('tells a hidden baron once, an open one by its name', () => {
    const own = { ...view, seats: view.seats.map((one, seat) => (seat === 0 ? { ...one, dealt: [] } : { ...one, dealt: undefined })) }; // prettier-ignore
    expect(line(event('kept', {}, 0), names, own)).toBe(null);
    expect(line(event('kept', {}, 1), names, own)?.text).toBe('Bo: baron chosen');
    expect(line(event('baron', { seat: 1 }), names, own)).toBe(null);
    expect(line(event('kept', { baron: 'most_cash' }, 1), names, own)?.text).toBe('Bo: baron kept, The Hoarder');
  });
  it('names cities without a map too', () =>
    expect(line(event('emptied', { city: 'leon' }), names)?.text).toBe('Leon is empty'));
  it('knows where moves take place', () =>
    expect(['lay 5.7 0-3', 'extend 5.7.3', 'go boston.2', 'deliver boston blue', 'grow leon', 'pass'].map(movePlace)).toEqual([
      ['5.7'],
      ['5.7'],
      ['boston.2'],
      ['boston:blue', 'boston'],
      ['leon'],
      [],
    ])); // prettier-ignore
});

it('the score sheet adds up to the score', () => {
  speak('en', 'railways_of_the_world');
  const end = viewOf(all.find(({ view: at }) => at.over)!.name);
  const rows = scoreRows(end);
  const total = rows.find((row) => row.total)!;
  end.seats.forEach((_, seat) => {
    const sum = rows.filter((row) => !row.total).reduce((all, row) => all + row.values[seat]!, 0);
    expect(sum).toBe(total.values[seat]);
  });
});
