// Others' turns as they are shown: two cards fly to a hand, a route lights up, tickets go to their owner, a newspaper comes.
import { t } from '../../app/texts.svelte';
import type { Step } from '../../net/table.svelte';
import type { GameEvent } from '../../net/types';
import type { Beat, GameBeats, Names } from '../game';
import BeatFace from './BeatFace.svelte';
import BeatNote from './BeatNote.svelte';
import { sheetOf } from './box';
import type { Kind, LegendsView } from './view';
import { cardList, eventName, payerName, routeName, sealedName } from './words';

export interface Note {
  gains: { seat: number; n: number; by: string }[];
}

const seen = (view: unknown): LegendsView => view as LegendsView;
const text = (value: unknown): string => String(value);

/** Whose action it is: of all that belongs to it, the first deed of a seat. */
const actor = (events: readonly GameEvent[]): number => events.find(({ by }) => by >= 0)?.by ?? -1;
const starts = new Set(['drew', 'took', 'claim', 'kept', 'passed', 'retired', 'opened', 'upgrade']);
const cards = new Set(['drew', 'took']);
const mainOf = (events: readonly GameEvent[]): GameEvent | undefined => events.find(({ c }) => starts.has(c));

/** The second card belongs to the first, and to a claim all that follows it. */
function joins(step: Step, action: Step): boolean {
  const [next, first] = [mainOf(step.events), mainOf(action.events)];
  if (!first) return false;
  if (!next) return true;
  if (next.by !== first.by) return false;
  if (first.c === 'claim') return cards.has(next.c);
  const taken = action.events.filter(({ c }) => cards.has(c)).length;
  return cards.has(first.c) && cards.has(next.c) && taken < 2;
}

function gainsOf(events: readonly GameEvent[]): Note['gains'] {
  return events.flatMap(({ c, by, a }) =>
    c === 'gains' || c === 'pays'
      ? { seat: Number(a.seat ?? by), n: (c === 'gains' ? 1 : -1) * Number(a.n), by: text(a.by) }
      : [],
  );
}

type Deed = Pick<Beat, 'text' | 'flights' | 'places' | 'deed'>;

function drawing(events: readonly GameEvent[], by: number, who: string): Deed {
  const hand = [`hand:${by}`];
  const taken = events.flatMap(({ c, a }) => (c === 'took' ? [text(a.card) as Kind] : []));
  const blind = events.filter(({ c }) => c === 'drew').length;
  const said =
    taken.length && blind
      ? t('legends.beat.mixed', { who, card: cardList(taken) })
      : taken.length
        ? t('legends.beat.display', { who, list: cardList(taken) })
        : t('legends.beat.deck', { who, n: blind });
  return {
    text: said,
    flights: [
      ...taken.map((card) => ({ face: `card:${card}`, from: [`display:${card}`, 'deck'], to: hand })),
      ...Array.from({ length: blind }, () => ({ face: 'card:back', from: ['deck'], to: hand })),
    ],
    places: hand,
    deed: {
      face: taken[0] ? `card:${taken[0]}` : 'card:back',
      text: [...(taken.length ? [cardList(taken)] : []), ...(blind ? [t('legends.beat.card', { n: blind })] : [])].join(
        ', ',
      ),
      place: null,
    },
  };
}

function deedOf({ events, after }: Step, main: GameEvent, names: Names): Deed | null {
  const sheet = sheetOf(seen(after));
  const who = names(main.by);
  const hand = [`hand:${main.by}`];
  const plain = (said: string, face: string): Deed => ({
    text: said,
    flights: [],
    places: hand,
    deed: { face, text: said.replace(/^\*\*.*?\*\*: /, '').replaceAll('**', ''), place: null },
  });
  switch (main.c) {
    case 'drew':
    case 'took':
      return drawing(events, main.by, who);
    case 'claim': {
      const route = text(main.a.route);
      const pair = routeName(sheet, route);
      const n = sheet.routes.find(({ id }) => id === route)?.length ?? 0;
      return {
        text: t('legends.beat.claim', { who, pair, n }),
        flights: [{ face: `car:${seen(after).seats[main.by]!.company}`, from: hand, to: [route] }],
        places: [route],
        deed: { face: `car:${seen(after).seats[main.by]!.company}`, text: pair, place: route },
      };
    }
    case 'kept':
      return plain(t('legends.beat.tickets', { who, n: Number(main.a.n) }), 'icon:ticket');
    case 'passed':
      return plain(t('legends.beat.pass', { who }), 'icon:flag');
    case 'retired':
      return plain(t('legends.beat.retired', { who, event: eventName(text(main.a.event)) }), 'icon:news');
    case 'opened':
      return plain(
        t('legends.beat.opened', { who, territory: sealedName('territory', text(main.a.territory)) }),
        'icon:flag',
      );
    case 'upgrade':
      return plain(
        t('legends.beat.upgraded', { who, upgrade: sealedName('upgrade', text(main.a.upgrade)) }),
        'icon:car',
      );
    default:
      return null;
  }
}

export const beats: GameBeats = {
  joins,
  beat(step, names): Beat | null {
    const main = mainOf(step.events);
    const news = step.events.flatMap(({ c, a }) =>
      c === 'event' ? [t('legends.beat.news', { event: eventName(text(a.event)) })] : [],
    );
    const last = step.events.some(({ c }) => c === 'last_round') ? [t('legends.beat.lastRound')] : [];
    const made = main && actor(step.events) >= 0 ? deedOf(step, main, names) : null;
    if (!made) return news.length ? { seat: -1, text: news.join('; '), flights: [], places: ['news'] } : null;
    const gains = gainsOf(step.events);
    const note: Note = { gains };
    return {
      seat: main!.by,
      ...made,
      text: [made.text, ...news, ...last].join('; '),
      places: [...made.places, ...(news.length ? ['news'] : [])],
      ...(gains.length ? { note } : {}),
    };
  },
  Face: BeatFace,
  Note: BeatNote,
};

/** For the caption: who got what, and for what. */
export const gainText = ({ n, by }: Note['gains'][0]): string =>
  n < 0 ? t('legends.minus', { n: -n }) : t('legends.beat.by', { name: payerName(by), n });
