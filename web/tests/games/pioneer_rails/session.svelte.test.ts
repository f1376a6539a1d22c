// The session at a table that the engine answers: what is pressed is shown, what is confirmed is sent, and every refusal
// is the engine's own.
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../words';
import { settle } from '../../sitting.svelte';
import { at, EngineTable } from './engine.svelte';

const opening = ['objective E', 'objective G', 'objective N', 'dealer 0', 'reveal 10H', 'reveal AC', 'reveal AD'];
/** Two seats on side A; mine is the dealer's. */
const picking = (): EngineTable => EngineTable.fresh(2, opening);
/** The same with the ten of hearts taken: the hearts station is C11. */
const laying = (...moves: string[]): EngineTable => {
  const table = picking();
  for (const move of ['pick 10H', ...moves]) table.play(move, 0);
  return table;
};
const three = ['lay 20,4>20,2', 'lay 20,2>21,1', 'lay 21,5>22,4'];
const key = (name: string, code = name): KeyboardEvent =>
  ({ key: name, code, target: document.body, shiftKey: false }) as unknown as KeyboardEvent;

beforeAll(() => speak('en', 'pioneer_rails'));

describe('a card', () => {
  it('is looked at first, with its railway alone on the map, and taken by another press', async () => {
    const table = picking();
    await at(table, async (session) => {
      expect([session.mode, session.primary?.enabled]).toEqual(['pick', false]);
      session.pick('AC');
      expect(session.layers.dim).toEqual(['spades', 'hearts', 'diamonds']);
      expect(session.primary?.label).toContain('A♣');
      session.pick('10H');
      expect(table.sent).toEqual([]);
      session.pick('10H');
      await settle();
      expect(table.sent).toEqual([['pick 10H']]);
      expect([session.mode, session.look]).toEqual(['lay', null]);
    });
  });
  it('that is not on offer is refused in the words of the table', () =>
    at(picking(), async (session) => {
      session.pick('QS');
      await settle();
      expect(session.asked).toMatchObject({ code: 'PR-X1', remedy: null });
    }));
  it('has its place in the row: the figures count them as they lie there', () => {
    const table = EngineTable.fresh(2, [...opening.slice(0, 4), 'reveal QS', 'reveal AC', 'reveal 10D']);
    return at(table, (session) => expect(session.picks.map(({ card }) => card)).toEqual(['QS', 'AC', '10D']));
  });
  it('goes by figures, Enter and Esc', async () => {
    const table = picking();
    await at(table, async (session) => {
      expect(session.key(key('2', 'Digit2'))).toBe(true);
      expect(session.look).toBe('AC');
      session.key(key('Escape'));
      expect(session.look).toBeNull();
      session.key(key('1', 'Digit1'));
      session.key(key('1', 'Digit1'));
      expect(table.sent).toEqual([]);
      session.key(key('Enter'));
      await settle();
      expect(table.sent).toEqual([['pick 10H']]);
    });
  });
});

describe('a track', () => {
  it('is shown by a press, in either direction, and laid by the next', async () => {
    const table = laying();
    await at(table, async (session) => {
      expect(session.layers.legal).toContain('20,4>20,2');
      session.press('20,2>20,4');
      expect(session.layers.preview).toBe('20,4>20,2');
      expect(session.controls?.short).toBe('±0');
      session.press('20,4>20,2');
      await settle();
      expect(table.sent).toEqual([['lay 20,4>20,2']]);
      expect([session.choice, session.draft]).toEqual([null, ['20,4>20,2']]);
    });
  });
  it('drawn faster than the table answers is on the map at once, and all arrive in order', async () => {
    const table = laying();
    await at(table, async (session) => {
      for (const track of ['20,4>20,2', '20,2>21,1', '21,1>22,2']) session.step(track);
      expect(session.draft).toEqual(['20,4>20,2', '20,2>21,1', '21,1>22,2']);
      expect(session.layers.legal).toEqual([]);
      await settle();
      expect(table.sent.map(([move]) => move)).toEqual(['lay 20,4>20,2', 'lay 20,2>21,1', 'lay 21,1>22,2']);
      expect(session.draft).toHaveLength(3);
    });
  });
  it('drawn back is taken off: before it was sent, or by the table', async () => {
    const table = laying();
    await at(table, async (session) => {
      session.step('20,4>20,2');
      session.step('20,2>21,1');
      session.back();
      expect(session.draft).toEqual(['20,4>20,2']);
      await settle();
      expect(table.sent).toEqual([['lay 20,4>20,2']]);
      session.back();
      await settle();
      expect(table.sent.at(-1)).toEqual(['undo']);
      expect(session.draft).toEqual([]);
    });
  });
  it('taken back takes the box along that was crossed after it', async () => {
    const table = laying();
    await at(table, async (session) => {
      for (const move of three) session.step(move.slice(4));
      await settle();
      session.show('none');
      await session.confirm();
      await settle();
      expect(session.me?.allowance).toBe(4);
      session.back();
      await settle();
      expect([session.draft.length, session.me?.allowance]).toEqual([2, 3]);
    });
  });
  it('is gone on from by N, however soon it is pressed; not over a refusal', async () => {
    const table = laying();
    await at(table, async (session) => {
      session.step('20,4>20,2');
      expect(session.key(key('n', 'KeyN'))).toBe(true);
      expect(session.choice).toBeNull();
      await settle();
      expect(table.legal).toContain(`lay ${session.choice?.track}`);
      session.step('20,2>21,1');
      session.step('21,1>20,2');
      session.key(key('n', 'KeyN'));
      await settle();
      expect([session.choice, session.asked?.code]).toEqual([null, 'PR-X7']);
    });
  });
  it('that the table refuses on its way clears what was drawn after it', async () => {
    const table = laying();
    await at(table, async (session) => {
      session.step('20,4>20,2');
      session.step('20,2>20,4');
      session.step('20,4>21,5');
      await settle();
      expect(session.draft).toEqual(['20,4>20,2']);
      expect(session.asked).toMatchObject({ track: '20,2>20,4', code: 'PR-X7' });
    });
  });
});

describe('town bonuses', () => {
  it('are crossed and used in one request where a track needs them', async () => {
    const table = laying();
    await at(table, async (session) => {
      // One shortcut leads to a town: it is worth a point. The others are there to be found.
      expect(session.layers.priced).toEqual([{ track: '20,8>22,10', tokens: ['shortcut'], boxes: 1, points: 1 }]);
      expect(session.layers.faint?.map(({ track }) => track)).toContain('20,4>22,2');
      session.show('shortcut');
      expect(session.layers.legal).toContain('20,4>22,2');
      session.press('20,4>22,2');
      expect(session.choice).toEqual({ track: '20,4>22,2', crosses: ['cross shortcut'] });
      await session.confirm();
      await settle();
      expect(table.sent).toEqual([['cross shortcut', 'lay 20,4>22,2']]);
      expect([session.free, session.draft]).toEqual([0, ['20,4>22,2']]);
    });
  });
  it('are taken by themselves, and stay in hand', async () => {
    const table = laying();
    await at(table, async (session) => {
      session.show('bridge');
      await session.confirm();
      await settle();
      expect(table.sent).toEqual([['cross bridge']]);
      const held = session.bonuses.filter(({ inHand }) => inHand).map(({ bonus }) => bonus);
      expect(held).toEqual(['bridge']);
      expect(session.bonuses.some(({ legal }) => legal)).toBe(false);
      session.show('none');
      await settle();
      expect(session.asked).toMatchObject({ code: 'PR-X22', bonus: 'none' });
    });
  });
  it('change the suit only before the first track, and ask which', async () => {
    const table = laying();
    await at(table, async (session) => {
      session.show('suit');
      expect(session.controls).toBeNull();
      session.showSuit('clubs');
      await session.confirm();
      await settle();
      expect(table.sent).toEqual([['cross suit clubs']]);
      expect(session.me?.railway).toBe('clubs');
    });
    await at(laying('lay 20,4>20,2'), async (session) => {
      session.show('suit');
      await settle();
      expect(session.asked).toMatchObject({ code: 'PR-X23', bonus: 'suit' });
    });
  });
  it('open with B, go by arrows and figures, and close with Esc', () =>
    at(laying(), (session) => {
      session.key(key('b', 'KeyB'));
      expect(session.chooser?.bonus).toBe('none');
      session.key(key('ArrowRight'));
      expect(session.chooser?.bonus).toBe('bridge');
      session.key(key('5', 'Digit5'));
      expect(session.chooser?.bonus).toBe('switch');
      session.key(key('Escape'));
      expect(session.chooser).toBeNull();
    }));
});

describe('why not', () => {
  it('offers another suit for a track of another railway, before the first track', async () => {
    const table = laying();
    await at(table, async (session) => {
      // From the clubs station.
      session.press('20,16>21,17');
      await settle();
      expect(session.asked).toMatchObject({ code: 'PR-X6', remedy: { kind: 'cross', bonus: 'suit', suit: 'clubs' } });
      session.asked!.remedy!.act();
      await session.confirm();
      await settle();
      expect(table.sent).toEqual([['cross suit clubs', 'lay 20,16>21,17']]);
    });
  });
  it('offers a town box for one more track', async () => {
    const table = laying(...three);
    await at(table, async (session) => {
      session.press('20,8>20,10');
      await settle();
      expect(session.asked).toMatchObject({ code: 'PR-X20', remedy: { kind: 'cross', bonus: 'none' } });
      session.asked!.remedy!.act();
      expect(session.choice).toEqual({ track: '20,8>20,10', crosses: ['cross none'] });
    });
  });
  it('offers to take a track of this turn off again, with those after it', async () => {
    const table = laying();
    await at(table, async (session) => {
      for (const track of ['20,4>20,2', '20,2>21,1', '21,1>22,2']) session.step(track);
      await settle();
      session.press('20,2>21,1');
      await settle();
      expect(session.asked).toMatchObject({ code: 'PR-X20', remedy: { kind: 'back' } });
      session.asked!.remedy!.act();
      await settle();
      expect(session.draft).toEqual(['20,4>20,2']);
    });
  });
  it('offers nothing where no rule does', () =>
    at(laying(), async (session) => {
      session.press('20,4>21,5');
      await settle();
      expect(session.asked).toMatchObject({ code: 'PR-X11', remedy: null });
    }));
});

describe('the end of a turn', () => {
  it('is not to be had while a base track is owed, and says so', async () => {
    const table = laying('lay 20,4>20,2');
    await at(table, async (session) => {
      expect(session.primary).toMatchObject({ enabled: false });
      expect(session.primary?.reason).toMatch(/2/);
      session.primary?.act();
      await settle();
      expect(session.asked?.code).toBe('PR-X21');
      expect(table.sent).toEqual([]);
    });
  });
  it('says what the turn brings', async () => {
    const table = laying('lay 21,7>22,8', 'lay 22,8>22,10', 'lay 20,4>20,2');
    await at(table, async (session) => {
      expect(session.primary).toMatchObject({ enabled: true });
      expect(session.primary?.label).toMatch(/\+1$/);
      await session.finish();
      expect(table.sent).toEqual([['done']]);
      await settle();
      expect(session.mode).toBe('wait');
    });
  });
});
