// Recorded games against the engine: wherever a seat was to move, every legal move has a sentence of its own.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { load } from '../../../../tests/wasm/roundhouse.mjs';
import { spoken } from '../../../src/games/pioneer_rails/say';
import type { View } from '../../../src/net/types';
import { wordsOf } from '../../../src/table/spoken';
import { speak } from '../../words';

const call = load('../build/wasm/apps/wasm/roundhouse.wasm') as (request: object) => Record<string, unknown>;
const records = ['standard_3_seats_a', 'many_5_seats_b', 'solo_b_medium_extra_card'];

it.each(records)('%s', (name) => {
  speak('uk', 'pioneer_rails');
  const lines = readFileSync(`../tests/games/pioneer_rails/examples/${name}.jsonl`, 'utf8').trim().split('\n');
  let told = 0;
  for (let at = 6; at < lines.length; at += 7) {
    const { by } = JSON.parse(lines[at]!) as { by?: number | 'nature' };
    if (typeof by !== 'number') continue;
    const record = `${lines.slice(0, at).join('\n')}\n`;
    const view: View = call({ op: 'view', record, seat: by }).view;
    const legal = call({ op: 'legal', record, seat: by }).moves as string[];
    const said = legal.map((move) => spoken.say(move, view, by, String));
    expect([at, said.filter((text) => /pioneer|[{_>]|undefined/.test(text))]).toEqual([at, []]);
    expect([at, new Set(said.map((text) => wordsOf(text).join(' '))).size]).toEqual([at, legal.length]);
    told += legal.length;
  }
  expect(told).toBeGreaterThan(100);
});
