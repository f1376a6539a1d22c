// Real positions of recorded games: whatever is legal can be reached by pressing what the page shows, and hints can be
// taken up.
import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../../../src/app/texts.svelte';
import { parseMove } from '../../../src/games/pioneer_rails/notation';
import type { PioneerSession } from '../../../src/games/pioneer_rails/session.svelte';
import { speak } from '../../words';
import { settle } from '../../sitting.svelte';
import { at, EngineTable } from './engine.svelte';
import positions from './positions.json';

beforeAll(() => speak('uk', 'pioneer_rails'));

/** Presses what stands for a move on the page. */
function press(session: PioneerSession, text: string): void {
  const move = parseMove(text)!;
  switch (move.kind) {
    case 'pick':
      if (session.look !== move.card) session.pick(move.card);
      return session.pick(move.card);
    case 'cross':
      session.show(move.token);
      return void session.confirm();
    case 'cross_suit':
      session.show('suit');
      session.showSuit(move.suit);
      return void session.confirm();
    case 'lay':
      session.press(move.track);
      return session.press(move.track);
    case 'deposit':
      if (session.nuggets !== move.nuggets) session.deposit(move.nuggets);
      return session.deposit(move.nuggets);
    case 'done':
      return void session.finish();
    default:
      throw new Error(text);
  }
}

describe.each(positions)('$name', ({ name, seat, legal }) => {
  const [record, stop] = name.split(':') as [string, string];
  const table = (): EngineTable => EngineTable.record(record, Number(stop), seat);

  it('every legal move is sent by pressing what it is about', async () => {
    for (const text of legal) {
      const played = table();
      await at(played, async (session) => {
        press(session, text);
        await settle();
        expect(played.sent).toEqual([[text]]);
        expect(session.asked).toBeNull();
      });
    }
  });

  it('says what to do, and what each move proposed to it would do', async () => {
    await at(table(), async (session) => {
      expect(session.now.text).toMatch(/^\**\p{Lu}/u);
      expect(session.now.text).not.toMatch(/pioneer|\{|undefined/);
      expect(texts.has(`pioneer_rails.help.${session.now.help}`)).toBe(true);
      for (const text of legal) {
        const taken = session.propose([text]);
        expect([text, taken]).toEqual([text, text !== 'done']);
        await settle();
        expect([text, session.now.text]).toEqual([text, expect.stringMatching(/^\**\p{Lu}[^{]*$/u)]);
      }
    });
  });

  it('offers are legal with the boxes they name', async () => {
    const played = table();
    await at(played, async (session) => {
      for (const offer of session.offers) {
        session.press(offer.track);
        expect(session.choice?.crosses).toHaveLength(offer.needs.length);
        expect(await played.why(`lay ${offer.track}`, session.choice!.crosses)).toBeNull();
      }
    });
  });
});
