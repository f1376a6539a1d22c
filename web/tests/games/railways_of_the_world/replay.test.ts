// Records of Railways of the World as steps that people can follow: an action with all its tiles or links is one.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../../src/app/texts.svelte';
import type { RecordMove } from '../../../src/games/game';
import { beats } from '../../../src/games/railways_of_the_world/beats';
import { replay } from '../../../src/games/railways_of_the_world/replay';
import { eventsOf } from '../../../src/games/railways_of_the_world/told';
import { beatsIn } from '../../../src/table/beats/actions';
import { movesOf } from '../../../src/table/record';
import { speak } from '../../words';
import { all, names } from './moments';

const chance = (...moves: string[]): RecordMove[] => moves.map((move) => ({ by: -1, move }));
const by = (seat: number, ...moves: string[]): RecordMove[] => moves.map((move) => ({ by: seat, move }));
const corpus = '../tests/corpus/railways_of_the_world';
const records = ['mexico_2_random_1082', 'base_basic_no_barons_2_random_1035', 'mexico_no_cards_1_random_1058'];
const recordOf = (name: string) => {
  const text = readFileSync(`${corpus}/${name}.jsonl`, 'utf8');
  const { options } = JSON.parse(text.split('\n', 1)[0]!) as { options: { map?: string } };
  return { moves: movesOf(text), options };
};

const game = [
  ...chance('cube mexico_city purple', 'cube puebla red', 'first 1'),
  ...by(1, 'bid 1'),
  ...by(0, 'pass'),
  ...by(1, 'build mexico_city', 'lay 17.18 3-1'),
  ...by(0, 'build puebla', 'lay 18.19 3-5', 'stop'),
  ...by(1, 'deliver mexico_city purple', 'go mexico_city.0'),
  ...by(0, 'upgrade'),
  ...by(1, 'take new_industry', 'urbanize leon', 'color blue'),
  ...chance('cube leon red', 'cube leon black', 'card hotel_monterrey'),
  ...by(0, 'pass'),
];

it('tells deeds, not moves', () => {
  speak('en', 'railways_of_the_world');
  const steps = replay.steps(game, (seat) => ['Ann', 'Bo'][seat]!, { map: 'mexico' });
  expect(steps.map(({ by: who, text }) => `${who} ${text}`)).toEqual([
    '-1 the table is set, the First Player card goes to Bo',
    '1 bids $1k',
    '0 passes',
    '1 link Mexico City – Puebla, 1 tile',
    '0 track from Puebla, 1 tile',
    '1 purple cube, Mexico City – Puebla, 1 link',
    '0 upgrades the engine',
    '1 card “New Industry”; urbanization, Leon → blue; new cubes, Leon: red, black; new open card: Hotel: Monterrey',
    '0 passes',
  ]);
  expect(steps.at(-1)!.at).toBe(game.length);
  expect(steps[3]!.places).toEqual(['mexico_city', '17.18', 'puebla']);
  expect(steps[5]!.places).toEqual(['mexico_city', 'puebla']);
});

it('goes on with a link, and joins two open ends', () => {
  speak('en', 'railways_of_the_world');
  const told = (moves: RecordMove[]) => replay.steps(moves, names, { map: 'mexico' }).map(({ text }) => text);
  expect(
    told([...by(0, 'build mexico_city', 'lay 17.18 3-0', 'stop'), ...by(0, 'extend 17.18.0', 'lay 18.18 3-1')]).at(-1),
  ).toBe('track from Mexico City, 1 tile');
  expect(
    told([...by(0, 'build mexico_city', 'lay 17.18 3-0', 'stop'), ...by(0, 'build puebla', 'lay 18.18 2-3')]).at(-1),
  ).toBe('link Puebla – Mexico City, 1 tile');
});

it.each(languages)('%s: no step of a whole record without words', (language) => {
  speak(language, 'railways_of_the_world');
  for (const name of records) {
    const { moves, options } = recordOf(name);
    const steps = replay.steps(moves, names, options);
    expect(steps.at(-1)!.at).toBe(moves.length);
    expect(steps.filter(({ by: who }) => who < 0).length).toBe(1);
    const odd = steps.filter(({ text }) => /railways|[{}_]|undefined|NaN|^$|— ;|— $|— ,/.test(text));
    expect([name, odd.map(({ text }) => text)]).toEqual([name, []]);
  }
});

it('every journey of a record arrives at another city', () => {
  speak('en', 'railways_of_the_world');
  let journeys = 0;
  for (const name of records) {
    const { moves, options } = recordOf(name);
    for (const { from, at, places } of replay.steps(moves, names, options)) {
      if (!moves[from]!.move.startsWith('deliver ')) continue;
      journeys++;
      expect(places.length).toBe(at - from - moves.slice(from, at).filter((one) => one.by < 0).length);
    }
  }
  expect(journeys).toBeGreaterThan(20);
});

it('a step is played as others’ turns are', () => {
  speak('en', 'railways_of_the_world');
  const before = structuredClone(all.find(({ view }) => view.links.some(({ ends }) => ends.length > 1))!.view);
  const seat = 1;
  const played = (moves: string[]) =>
    beatsIn(beats, [{ events: eventsOf(by(seat, ...moves), before), before, after: before }], names, null)[0];
  expect(eventsOf(chance('card land_grant'), before)).toEqual([]);
  expect(played(['upgrade'])).toMatchObject({
    seat,
    text: `**P1**: engine of level **${before.seats[seat]!.engine + 1}**`,
  });
  const link = before.links.find(({ ends }) => ends.length > 1)!;
  const [from, to] = link.ends.map((side) => side.split('.')[0]!) as [string, string];
  expect(played([`deliver ${from} red`, `go ${link.ends[0]}`])).toMatchObject({
    flights: [{ face: 'cube:red', from: [`${from}:red`, from], to: [to] }],
    deed: { place: to },
  });
});
