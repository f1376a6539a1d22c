// The board component in a document: 49 spaces, one tab stop, marks where moves are legal.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import Mini from '../../../src/games/railroad_ink/Mini.svelte';
import Figure from '../../../src/games/railroad_ink/Figure.svelte';
import { spoken } from '../../../src/games/railroad_ink/say';
import { scoreRows } from '../../../src/games/railroad_ink/score';
import type { InkView } from '../../../src/games/railroad_ink/view';
import { speak } from '../../words';
import fixtures from './positions.json';

beforeAll(() => speak('en', 'railroad_ink'));

describe('drawings', () => {
  it.each(fixtures)('$name: miniature and large board', ({ view }) => {
    for (const large of [false, true]) {
      const made = mount(Mini, { target: document.body, props: { view, seat: 0, label: 'x', large } });
      flushSync();
      const pieces = document.querySelectorAll('svg.board .piece').length;
      expect(pieces).toBe(Object.keys((view as unknown as InkView).seats[0]!.spaces).length);
      void unmount(made);
    }
  });
  it.each([
    'finished',
    'faces',
    'legal',
    'clash',
    'station',
    'specials',
    'networks',
    'longest',
    'errors',
    'meteor',
    'lava',
    'draft',
  ])('figure %s', (name) => {
    const made = mount(Figure, { target: document.body, props: { name } });
    flushSync();
    expect(document.querySelector('svg')).not.toBeNull();
    expect(document.body.innerHTML).not.toContain('undefined');
    void unmount(made);
  });
});

describe('what the shell is told', () => {
  it.each(fixtures)('$name: score rows add up', ({ view }) => {
    const rows = scoreRows(view as unknown as InkView);
    const total = rows.find((row) => row.total)!;
    total.values.forEach((sum, seat) =>
      expect(rows.filter((row) => !row.total).reduce((all, row) => all + row.values[seat]!, 0)).toBe(sum),
    );
  });
  it.each(fixtures)('$name: described without missing words', ({ view }) => {
    const text = spoken.describe(view, 0).join('\n');
    expect(text).not.toMatch(/ink\.|railroad_ink\.|undefined/);
  });
});
