// A campaign as the server tells it: three games of bots that chose at random (the result of the third was not on the
// disk yet; what it left stands in `next`), and the campaign of twelve games of shared/examples, imported, without names.
import { describe, expect, it } from 'vitest';
import {
  carryOf,
  companiesOf,
  reckoningOf,
  rulesOf,
  storyOf,
  territoriesOf,
  yearsOf,
} from '../../../src/games/legends_of_the_west/campaign/chain';
import { around, overlap } from '../../../src/table/viewport';
import { coursesOf } from '../../../src/games/legends_of_the_west/campaign/courses';
import { crewAgain, freshCrew, seated, withKind } from '../../../src/games/legends_of_the_west/campaign/crew';
import { freeOptions } from '../../../src/games/legends_of_the_west/campaign/free';
import { loopsOf, nameSize, readable } from '../../../src/games/legends_of_the_west/campaign/land';
import { labelsOf } from '../../../src/games/legends_of_the_west/map/labels';
import type { City } from '../../../src/games/legends_of_the_west/map/sheet';
import type { Campaign, TableInfo, View } from '../../../src/net/types';
import { canDelete, finished, lastTable, nextNumber, seatsForNext } from '../../../src/campaign/state';
import kept from './campaigns.json';

const begun = kept.begun as unknown as Campaign;
const over = kept.finished as unknown as Campaign;
const views = kept.views as View[];
const all = [1865, 1868, 1871, 1874, 1877, 1880, 1883, 1886, 1889, 1892, 1895, 1898];

describe('the chain of a campaign', () => {
  it('knows every slip, who won, and the vaults with missed games as the view counts them', () => {
    const years = yearsOf(begun, all, views.at(-1));
    expect(years.played).toBe(3);
    expect(years.winners).toEqual(['blue', 'red', 'black']);
    expect(years.members.map(({ company, total, wins }) => [company, total, wins])).toEqual([
      ['blue', 12, 1],
      ['red', 0, 1],
      ['black', 5, 1],
    ]);
    expect(years.members[0]!.slips.slice(0, 4)).toEqual([12, 0, 0, null]);
  });
  it('reads what passes on from the options of the next game, and where none is awaited from the last result (TL-107)', () => {
    expect(carryOf(begun)!.game).toBe(4);
    const { next, ...running } = begun;
    expect(next).toBeDefined();
    expect(carryOf({ ...running, state: 'running' })!.game).toBe(3);
    expect(carryOf({ ...running, games: [] })).toBeNull();
  });
  it('has territories in the order of their opening', () => {
    expect(territoriesOf(begun).map(({ territory, game }) => [territory, game])).toEqual([
      ['T1', 1],
      ['T3', 2],
      ['T2', 3],
    ]);
  });
  it('tells the story backwards, a letter before and a paper after each game', () => {
    expect(storyOf(views)).toEqual(['1871-02', '1871-01', '1868-02', '1868-01', '1865-02', '1865-01']);
  });
  it('has rules of the claim at their places, and those that were taken off struck out', () => {
    const rules = rulesOf(over);
    expect(new Set(rules.map(({ slot }) => slot)).size).toBe(rules.length);
    expect(rules.find(({ rule }) => rule === 'R03')).toEqual({ rule: 'R03', slot: 3, last: null });
    const gone = rules.filter(({ gone: after }) => after !== undefined);
    expect(gone.length).toBeGreaterThan(0);
    for (const { rule, gone: after } of gone) {
      const carries = over.games.map(({ result }) => (result as { carry?: { rules: object } }).carry!.rules);
      expect([rule in carries[after! - 2]!, rule in carries[after! - 1]!]).toEqual([true, false]);
    }
    expect(rules.some(({ rule }) => rule.startsWith('RS') || rule.startsWith('RE'))).toBe(false);
  });
  it('is reckoned up at the end only', () => {
    expect(reckoningOf(begun)).toBeNull();
    const reckoning = reckoningOf(over)!;
    expect(reckoning[0]!.rank).toBe(1);
    expect(reckoning.map(({ total }) => total)).toEqual(reckoning.map(({ total }) => total).sort((a, b) => b - a));
    expect(carryOf(over)!.game).toBe(13);
    expect(companiesOf(over, 0)).toEqual(expect.arrayContaining(carryOf(over)!.companies.slice(0, 2)));
  });
  it('draws courses whose distances from the mean cancel out, with sums that stand apart', () => {
    const courses = coursesOf(yearsOf(over, all, undefined));
    for (let i = 0; i < 12; i++) expect(courses.reduce((sum, { points }) => sum + points[i]!, 0)).toBeCloseTo(0);
    const labels = courses.map(({ label }) => label).sort((a, b) => b - a);
    for (let i = 1; i < labels.length; i++) expect(labels[i - 1]! - labels[i]!).toBeGreaterThan(1);
  });
  it('ends the courses with the last reckoning, which counts more than slips', () => {
    const reckoned = reckoningOf(over)!;
    const courses = coursesOf(yearsOf(over, all, undefined), reckoned);
    expect(courses[0]!.points).toHaveLength(13);
    for (const { company, total } of reckoned)
      expect(courses.find((course) => course.company === company)!.total).toBe(total);
  });
  it('has the rules of the first game in its book before that is over', () => {
    expect(rulesOf({ ...begun, games: [] }).map(({ rule }) => rule)).toEqual(['R03', 'R12']);
  });
});

describe('missed games', () => {
  it('count in the courses of the vaults with what the view gives for them (TL-90)', () => {
    const years = { ...yearsOf(over, all, undefined), missed: all.map(() => 10) };
    const [first, ...rest] = years.members;
    const away = { ...first!, slips: first!.slips.map((slip, i) => (i < 2 ? null : slip)) };
    const [course] = coursesOf({ ...years, members: [away, ...rest] });
    const others = rest.reduce((sum, { slips }) => sum + slips[0]! + slips[1]!, 0);
    expect(course!.points[1]).toBeCloseTo(20 - (20 + others) / (rest.length + 1));
  });
});

describe('free play', () => {
  it('has depots and upgrades of those who play on the whole map, and on the map of a year none (TL-93, TL-4)', () => {
    const carry = carryOf(over)!;
    const [one, two] = carry.companies as ['blue', 'red'];
    expect(freeOptions(0, [one, two], carry)).toEqual({
      mode: 'continent',
      companies: [one, two],
      depots: Object.fromEntries(
        Object.entries(carry.depots).filter(([company]) => [one, two].includes(company as 'red')),
      ),
      upgrades: { [one]: carry.upgrades[one], [two]: carry.upgrades[two] },
    });
    expect(freeOptions(5, [one, two], carry)).toEqual({ mode: 'single_year', number: 5, companies: [one, two] });
    expect(freeOptions(1, [one, two], carry)).toEqual({ companies: [one, two] });
  });
});

describe('the name of land where nobody has been', () => {
  it.each(['UNCHARTED', 'НЕИЗВЕДАННОЕ'])('%s has room, however narrow the land is', (name) => {
    for (const width of [40, 80, 140]) expect(0.9 * nameSize(name, width) * name.length).toBeLessThan(width);
  });
});

describe('names on a small map', () => {
  const room = { x: 0, y: 0, w: 1000, h: 600 };
  const city = (id: string, x: number, y: number): City =>
    ({ id, name: 'Philadelphia', x, y, label: 't', large: true }) as City;
  const shown = (cities: City[], taken = [around({ x: 500, y: 274 }, 30)]) =>
    readable(labelsOf(cities, [], room, 60, taken), room, taken);
  it('make way for what stands over their city', () => {
    const [label] = shown([city('a', 500, 300)]);
    expect(label!.y).toBeGreaterThan(300);
  });
  it('are left out where the edge would cut them, or another name has the place', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => city(`c${i}`, 500, 300 + 4 * i));
    const kept = shown(crowd).map(({ box }) => box);
    expect(kept.length).toBeLessThan(12);
    for (const [i, box] of kept.entries())
      for (const other of kept.slice(i + 1)) expect(overlap(box, other)).toBeLessThan(0.1 * box.w * box.h);
    const narrow = { ...room, x: 400, w: 200 };
    expect(readable(labelsOf([city('a', 500, 300)], [], narrow, 60), narrow, [])).toEqual([]);
  });
});

describe('loops on the map', () => {
  const square = [0, 100].flatMap((x) => [0, 100].map((y) => ({ x, y })));
  const offer = (territory: string, bearing: number) => ({ territory, bearing, beside: [], from: [] });
  it('lie beyond the last city in the direction of their territory', () => {
    const [west, south] = loopsOf(square, [offer('T5', 270), offer('T1', 180)]);
    expect(west!.x).toBeLessThan(-80);
    expect(west!.y).toBeCloseTo(50);
    expect(south!.y).toBeGreaterThan(180);
    expect(south!.x).toBeCloseTo(50);
  });
  it('do not lie on each other', () => {
    const loops = loopsOf(square, [offer('T3', 270), offer('T4', 270), offer('T5', 285)]);
    for (const [i, a] of loops.entries())
      for (const b of loops.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r);
  });
});

describe('who plays', () => {
  const seat = (more: object) => ({ mine: false, to_move: false, resigned: false, name: null, ...more });
  const table = {
    options: { companies: ['red', 'blue', 'black'] },
    seats: [
      seat({ kind: 'person', mine: true, name: 'Ann', id: 'p_1' }),
      seat({ kind: 'person', name: 'Bo', id: 'p_2' }),
      seat({ kind: 'bot', bot: 'level2' }),
    ],
  } as unknown as TableInfo;

  it('a new campaign begins with me and one more; the others may join later', () => {
    expect(seated(freshCrew('level1'))).toEqual({
      companies: ['blue', 'yellow'],
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level1' }],
    });
    expect(seated(freshCrew('')).seats[1]).toEqual({ kind: 'open' });
  });
  it('the next game asks those who sat at the last one, each for its company', () => {
    expect(seated(crewAgain(['blue', 'red', 'black', 'green'], table))).toEqual({
      companies: ['blue', 'red', 'black'],
      seats: [{ kind: 'person', id: 'p_2' }, { kind: 'me' }, { kind: 'bot', bot: 'level2' }],
    });
  });
  it('a company that was away stays a member and may come back; free colours may join', () => {
    const crew = crewAgain(['blue', 'red', 'black', 'green'], table);
    expect(crew.map(({ company, kind, member }) => [company, kind, member]).slice(3)).toEqual([
      ['green', 'away', true],
      ['yellow', 'away', false],
    ]);
    expect(seated(withKind(crew, 'green', 'open', { bot: '', name: '' })).companies).toContain('green');
  });
  it('without a table I play the first company and the others come by link', () => {
    expect(seated(crewAgain(['red', 'green'], null)).seats).toEqual([{ kind: 'me' }, { kind: 'open' }]);
  });
  it('I sit once: another seat at this screen has its own name', () => {
    const crew = withKind(freshCrew('level1'), 'green', 'here', { bot: '', name: 'Player 3' });
    expect(seated(crew).seats[2]).toEqual({ kind: 'local', name: 'Player 3' });
    expect(
      withKind(withKind(crew, 'blue', 'away', { bot: '', name: '' }), 'red', 'here', { bot: '', name: 'x' }).at(-1)!
        .kind,
    ).toBe('me');
  });
});

describe('any campaign', () => {
  it('counts its games and knows its table', () => {
    expect([finished(begun), nextNumber(begun), lastTable(begun), canDelete(begun)]).toEqual([3, 4, 'T', true]);
    expect([finished(over), lastTable(over)]).toEqual([12, null]);
    expect(canDelete({ ...begun, state: 'running' })).toBe(false);
  });
  it('after stored games the seats are named: mine, and open ones', () => {
    expect(seatsForNext(begun)).toEqual({});
    expect(over.games[11]!.names).toEqual([]);
    expect(seatsForNext(over)).toEqual({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const named = { ...over.games[11]!, names: ['Ann', 'Bo'] };
    expect(seatsForNext({ ...over, games: [named] })).toEqual({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  });
});
