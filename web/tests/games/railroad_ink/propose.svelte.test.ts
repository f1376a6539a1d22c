// A hint is taken up as a player would have chosen the move: in every recorded position, for every legal move.
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { InkSession } from '../../../src/games/railroad_ink/session.svelte';
import type { Watched } from '../../../src/net/table.svelte';
import fixtures from './positions.json';

it.each(fixtures.map((one) => [one.name, one] as const))('every move can be proposed (%s)', (_, { view, legal }) => {
  const sent: string[] = [];
  const table = {
    seat: 0,
    view,
    legal,
    move: (...texts: string[]) => (sent.push(...texts), Promise.resolve({ ok: true })),
    // Where a meteor would land is seen in a preview; here it stays where it is.
    preview: () => Promise.resolve(view),
  } as unknown as Watched;
  const stop = $effect.root(() => {
    const session = new InkSession(table);
    flushSync();
    for (const move of legal) {
      if (move.startsWith('hit')) continue;
      const chosen = session.propose([move]);
      expect([move, chosen]).toEqual([move, move !== 'done']);
      if (chosen) expect(session.current?.text).toBe(move);
      if (chosen && move.startsWith('draw')) expect(session.tool?.piece).toBe(session.ghost?.piece);
    }
    expect(session.propose(['draw 00HHHH no such move'])).toBe(false);
  });
  stop();
  expect(sent).toEqual([]);
});
