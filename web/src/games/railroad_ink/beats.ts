// Railroad Ink as the others see it: pairs are picked one after the other; all draw at once, so a round is summed up.
import { t } from '../../app/texts.svelte';
import type { View } from '../../net/types';
import type { Beat, GameBeats } from '../game';
import BeatFace from './BeatFace.svelte';
import Made from './Made.svelte';
import { line } from './ui';
import type { InkView, Space } from './view';

const seen = (view: View): InkView => view as InkView;
const same = (a: Space | undefined, b: Space): boolean => a?.piece === b.piece && a.sides === b.sides;

/** Spaces that were drawn, struck or erased in the round; without the table before it only what bears its number. */
export function freshSpaces(before: View | null, after: View, seat: number): string[] {
  const { round, seats } = seen(after);
  const { spaces } = seats[seat]!;
  const old = before ? seen(before).seats[seat]!.spaces : null;
  return Object.keys(spaces)
    .filter((cell) => (old ? !same(old[cell], spaces[cell]!) : spaces[cell]!.round === round - 1))
    .sort();
}

export const beats: GameBeats = {
  joins: () => false,
  beat({ events, before }, names): Beat | null {
    const [event] = events;
    if (event?.c !== 'take') return null;
    const faces = (event.a.face as string[]).map(String);
    const pair = seen(before).pairs?.findIndex((one) => one?.join() === faces.join()) ?? -1;
    return {
      seat: event.by,
      text: line(event, (seat) => `**${names(seat)}**`)!.text,
      flights: faces.map((face) => ({ face, from: [`pair:${pair}`], to: [`hand:${event.by}`] })),
      places: [],
    };
  },
  Face: BeatFace,
  round: {
    ended: ({ events }) => events.some(({ c }) => c === 'round_end'),
    title: (after) => t('ink.sum.title', { n: seen(after).round - 1 }),
    next: (after) => t('ink.sum.next', { n: seen(after).round }),
    fresh: freshSpaces,
    until: (before, after, n) => ({
      ...seen(after),
      seats: seen(after).seats.map((one, seat) => {
        const spaces = { ...one.spaces };
        for (const cell of freshSpaces(before, after, seat).slice(n)) {
          const old = before ? seen(before).seats[seat]!.spaces[cell] : undefined;
          if (old) spaces[cell] = old;
          else delete spaces[cell];
        }
        return { ...one, spaces };
      }),
    }),
    Made,
  },
};
