// What a device remembers, and what it keeps quiet about until it is asked.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { play, tunes } from '../src/app/sounds';

/** How loud each note gets. */
const peaks: number[] = [];
const gain = {
  setValueAtTime() {},
  linearRampToValueAtTime: (to: number) => peaks.push(to),
  exponentialRampToValueAtTime() {},
};
class Speakers {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator = () => ({ frequency: {}, connect: (next: unknown) => next, start() {}, stop() {} });
  createGain = () => ({ gain, connect: (next: unknown) => next });
}

const fresh = async () => (await import('../src/app/settings.svelte')).settings;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

describe('settings', () => {
  it('on a first visit: a turn is confirmed, a move is shown first, nothing sounds, nobody is notified', async () => {
    const { confirmTurn, previewFirst, textView, patterns, sounds, volume, notifyTurn, notifyInvitation, notifyChat } =
      await fresh();
    expect({
      confirmTurn,
      previewFirst,
      textView,
      patterns,
      sounds,
      notifyTurn,
      notifyInvitation,
      notifyChat,
    }).toEqual({
      confirmTurn: true,
      previewFirst: true,
      textView: false,
      patterns: false,
      sounds: false,
      notifyTurn: false,
      notifyInvitation: false,
      notifyChat: false,
    });
    expect(volume).toBeGreaterThan(0);
  });
  it('are remembered', async () => {
    const first = await fresh();
    first.turn('confirmTurn', false);
    first.turn('previewFirst', false);
    first.turn('textView', true);
    first.turn('patterns', true);
    first.setVolume(0.25);
    first.beatSpeed = 'slow';
    first.othersTurns = 'sum';
    expect(document.documentElement.hasAttribute('data-patterns')).toBe(true);
    vi.resetModules();
    const again = await fresh();
    expect([again.previewFirst, again.textView]).toEqual([false, true]);
    expect([again.confirmTurn, again.patterns, again.volume, again.beatSpeed, again.othersTurns]).toEqual([
      false,
      true,
      0.25,
      'slow',
      'sum',
    ]);
  });
  it('that make no sense are the usual ones', async () => {
    for (const key of ['confirmTurn', 'volume', 'beatSpeed']) localStorage.setItem(key, 'nonsense');
    const { confirmTurn, volume, beatSpeed } = await fresh();
    expect([confirmTurn, volume, beatSpeed]).toEqual([true, 0.6, 'normal']);
  });
});

describe('sounds', () => {
  it('are soft and short', () => {
    for (const [name, notes] of Object.entries(tunes)) {
      const end = Math.max(...notes.map(({ at, long }) => at + long));
      expect([name, end < 2]).toEqual([name, true]);
      for (const { loud } of notes) expect([name, loud <= 0.55]).toEqual([name, true]);
    }
  });
  it('are as loud as the player wants', () => {
    peaks.length = 0;
    vi.stubGlobal('AudioContext', Speakers);
    play('turn', 1);
    play('turn', 0.5);
    vi.unstubAllGlobals();
    const [full, half] = [peaks.slice(0, 2), peaks.slice(2)];
    expect(half).toEqual(full.map((peak) => peak / 4));
  });
});
