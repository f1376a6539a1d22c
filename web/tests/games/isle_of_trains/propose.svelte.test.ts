// A hint is taken up as a player would have made the move: in every recorded position, for every legal move.
import { beforeAll, describe, expect, it } from 'vitest';
import { thingKey } from '../../../src/games/isle_of_trains/model';
import { begins } from '../../../src/games/isle_of_trains/propose';
import type { Quote } from '../../../src/games/isle_of_trains/quotes';
import type { IsleView } from '../../../src/games/isle_of_trains/view';
import { FakeTable, handOf, play, seatOf, settle, speak, viewOf } from './fixture.svelte';
import fixtures from './positions.json';

beforeAll(() => speak('en'));

describe('a proposed move', () => {
  it.each(fixtures.filter(({ seat }) => seat === 0).map((one) => [one.name, one] as const))(
    'is planned, or its thing is selected (%s)',
    (_, { view, legal, quotes }) => {
      const table = new FakeTable(view as unknown as IsleView, legal);
      table.quotes = Object.fromEntries(legal.map((text, i) => [text, (quotes[i] ?? {}) as Quote]));
      return play(table, async (session) => {
        for (const move of legal) {
          // To pass, to end a step and to load any card have buttons of their own or ask for more.
          if (/^(pass|finish|done|buyback|blind|aside)\b/.test(move)) continue;
          expect([move, session.propose([move])]).toEqual([move, true]);
          const { plan, selected, picking } = session;
          const planned =
            plan?.opens.some((opens) => opens[0] === move) ||
            picking?.picked.some((pick) => pick.kind === 'hand' && move.endsWith(` ${session.hand[pick.index]}`));
          const held = selected && begins(session, move).includes(thingKey(selected));
          expect([move, !!planned || !!held]).toEqual([move, true]);
        }
        await settle();
        expect(table.sent).toEqual([]);
      });
    },
  );

  it('is paid with the cards that were meant, of two equal ones with the one that is not built', () => {
    const table = new FakeTable(viewOf({ seats: [seatOf(handOf('hopper_1', 'hopper_1', 'bank')), seatOf()] }), [
      'build hopper_1',
    ]);
    table.quotes = { 'build hopper_1': { cost: 1 } };
    return play(table, (session) => {
      session.propose(['build hopper_1', 'pay hopper_1']);
      expect(session.ready).toBe(true);
      expect(session.picking?.picked).toEqual([{ kind: 'hand', index: 1 }]);
      session.propose(['build hopper_1', 'pay bank']);
      expect(session.picking?.picked).toEqual([{ kind: 'hand', index: 2 }]);
    });
  });
});
