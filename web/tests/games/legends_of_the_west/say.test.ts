// Recorded games against the engine: wherever a seat was to move, every legal move has a sentence of its own, and the
// position is told without a gap.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { load } from '../../../../tests/wasm/roundhouse.mjs';
import { describe } from '../../../src/games/legends_of_the_west/describe';
import { spoken } from '../../../src/games/legends_of_the_west/say';
import type { LegendsView } from '../../../src/games/legends_of_the_west/view';
import { wordsOf } from '../../../src/table/spoken';
import { speak } from '../../words';

const call = load('../build/wasm/apps/wasm/roundhouse.wasm') as (request: object) => Record<string, unknown>;
const folder = '../tests/games/legends_of_the_west/examples';
const bad = /legends|[{_>]|undefined|null/;

it.each([
  ['single_1865_2p', 11],
  ['single_year_2_4p', 11],
  ['campaign_game_3_2p', 3],
] as const)('%s', (name, every) => {
  speak('uk', 'legends_of_the_west');
  const lines = readFileSync(`${folder}/${name}.jsonl`, 'utf8').trim().split('\n');
  let told = 0;
  for (let at = 25; at < lines.length; at += every) {
    const { by } = JSON.parse(lines[at]!) as { by?: number | 'nature' };
    if (typeof by !== 'number') continue;
    const record = `${lines.slice(0, at).join('\n')}\n`;
    const view = call({ op: 'view', record, seat: by }).view as unknown as LegendsView;
    const legal = call({ op: 'legal', record, seat: by }).moves as string[];
    const said = legal.map((move) => spoken.say(move, view, by, String));
    expect([at, said.filter((text) => bad.test(text))]).toEqual([at, []]);
    expect([at, new Set(said.map((text) => wordsOf(text).join(' '))).size]).toEqual([at, legal.length]);
    expect([at, describe(view, by).filter((text) => bad.test(text))]).toEqual([at, []]);
    told += legal.length;
  }
  expect(told).toBeGreaterThan(100);
});
