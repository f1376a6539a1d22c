// Pioneer Rails as the others see it: the dealer's card is taken before all eyes; then all draw at once, and a turn is
// told when everybody is finished. Turns are many: their sheets open by themselves only after a star or a whole round.
import { t } from '../../app/texts.svelte';
import type { View } from '../../net/types';
import type { Beat, GameBeats } from '../game';
import BeatFace from './BeatFace.svelte';
import { line } from './log';
import Made from './Made.svelte';
import Stars from './Stars.svelte';
import { seen } from './seen';
import { freshPlaces, playedIn, without, type Played } from './turns';
import { cardName, handName, objectiveName, placeName } from './words';

const fresh = (before: View | null, after: View, seat: number): string[] =>
  freshPlaces(before === null ? null : seen(before), seen(after), seat);

/** A turn in one breath: "queen of hearts, 3 tracks, Sundown, mine E9". */
export function playedText({ card, tracks, towns, active, banked, stars, hand }: Played): string {
  return [
    cardName(card),
    t('pioneer.sum.tracks', { n: tracks }),
    ...towns.map((town) => t(`pioneer_rails.towns.${town}`)),
    ...active.map(({ hex, place }) => t('pioneer.hex', { what: placeName(place), hex })),
    ...banked.map((n) => t('pioneer.sum.banked', { n })),
    ...stars.map(({ objective, points }) => t('pioneer.sum.star', { objective: objectiveName(objective), n: points })),
    ...(hand ? [t('pioneer.sum.hand', { hand: handName(hand.hand), n: hand.points })] : []),
  ].join(', ');
}

export const beats: GameBeats = {
  joins: () => false,
  beat({ events, before }, names): Beat | null {
    const [event] = events;
    if (event?.c !== 'take') return null;
    const card = String(event.a.card);
    return {
      seat: event.by,
      text: line(event, (seat) => `**${names(seat)}**`, before)!.text,
      flights: [{ face: card, from: [`card:${card}`], to: [`hand:${event.by}`] }],
      places: [],
    };
  },
  Face: BeatFace,
  round: {
    ended: ({ events }) => events.some(({ c }) => c === 'played'),
    opens: ({ events }) => events.some(({ c }) => c === 'star' || c === 'hand'),
    spoken: (events, names) =>
      playedIn(events)
        .map((turn) => t('pioneer.sum.spoken', { who: names(turn.seat), deeds: playedText(turn) }))
        .join(' '),
    title: (after) => t('pioneer.sum.title', seen(after).turn_before!),
    next: (after) => t('pioneer.sum.next', { turn: seen(after).turn_of_round }),
    whole: { in: (events) => events.some(({ c }) => c === 'star'), Whole: Stars },
    fresh,
    until: (before, after, n) => ({
      ...seen(after),
      seats: seen(after).seats.map((one, seat) => ({
        ...one,
        ...without(one, fresh(before, after, seat).slice(n), seen(after).side),
      })),
    }),
    Made,
  },
};
