// Events as lines of the log, and where moves take place.
import { t } from '../../app/texts.svelte';
import type { GameEvent } from '../../net/types';
import type { LogLine, Names } from '../game';
import { game, sheetOf } from './box';
import { begins } from './propose';
import { wordsOf } from './refusals';
import type { LegendsView } from './view';

/** Said by a line that follows or goes before: cards that come up, what exactly was paid, whose turn it is. */
const silent = new Set(['shown', 'discarded', 'offered', 'stored', 'news', 'question', 'no_question', 'skipped']);
const names = ['route', 'city', 'a', 'b'];

/** In the log a line has no full stop. */
const bare = (text: string): string => text.replace(/\.$/, '');

/** The places of the map that an event is about. */
export const placesOf = ({ a }: GameEvent): string[] =>
  names.flatMap((name) => (typeof a[name] === 'string' ? [a[name]] : []));

export function line(event: GameEvent, who: Names, seen?: unknown): LogLine | null {
  const { c, by, a } = event;
  const view = seen as LegendsView | null | undefined;
  if (!view || silent.has(c)) return null;
  // A heading where everybody's next turn begins.
  if (c === 'turn') return a.seat === view.first ? { heading: t('legends.turn', { n: Number(a.n) }), text: '' } : null;
  if (c === 'over') return { heading: t('legends.log.end'), text: bare(t(`${game}.events.over`)) };
  // What was drawn by the viewer has a line with the card: the one for everybody is left out.
  if (c === 'drew' && view.seats[by]?.hand) return null;
  const seat = by >= 0 ? by : typeof a.seat === 'number' ? a.seat : undefined;
  const squares = placesOf(event);
  const name = seat === undefined ? '' : who(seat);
  const words = { seat: name, ...wordsOf(a, who, sheetOf(view)), who: name };
  return {
    text: bare(t(`${game}.events.${c}`, words)),
    ...(seat === undefined ? {} : { seat }),
    ...(squares.length ? { squares } : {}),
  };
}

export const opening = (): string => t('legends.log.opening');

/** Where a move takes place: names of places and things on the page. */
export const movePlace = begins;
