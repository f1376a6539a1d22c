// The now-line: what can be done in this moment, in one sentence, and where the rules say more.
import { t, texts } from '../../app/texts.svelte';
import { endsOf, geometry, rankOf } from './box';
import type { PioneerSession } from './session.svelte';
import { nextBest, pointsOf } from './hands';
import { either } from './phrases';
import type { CardId, HandView, LayQuote } from './view';
import { cardName, handName, placeName, railwayName, rankName, tokenName, townName } from './words';

export interface Now {
  text: string;
  help: string | null;
}

/** Names come in lower case; a sentence begins with a capital. */
const sentence = (text: string): string =>
  text.replace(/^(\**)(\p{Ll})/u, (_, bold: string, letter: string) => bold + letter.toUpperCase());

export function nowLine(session: PioneerSession): Now {
  const { text, help } = saying(session);
  return { text: sentence(text), help };
}

function saying(session: PioneerSession): Now {
  switch (session.mode) {
    case 'pick':
      return pickLine(session);
    case 'lay':
      return layLine(session);
    case 'deposit':
      return { text: t('pioneer.now.deposit', { hex: session.me!.due![0]! }), help: 'locations' };
    default:
      // Somebody else is to act: the shell says who.
      return { text: '', help: null };
  }
}

function pickLine(session: PioneerSession): Now {
  const { view, look, seat, pickable } = session;
  const help = view.mode === 'many' ? 'many' : view.mode === 'solo' ? 'solo' : 'cards';
  if (view.cards.last) return { text: t('pioneer.now.last', { card: cardName(pickable[0]!) }), help: 'extra_card' };
  if (look) return { text: lookLine(session, look), help };
  const growing = handLine(session);
  if (growing) return { text: growing, help: 'hands' };
  if (view.phase === 'dealer_pick' && view.dealer === seat) return { text: t('pioneer.now.dealer'), help };
  return { text: t(view.mode === 'many' ? 'pioneer.now.pickMany' : 'pioneer.now.pick', { n: pickable.length }), help };
}

/** "**Queen of hearts**: a full house, 4 → 8 points." */
function lookLine({ hand }: PioneerSession, look: CardId): string {
  const made = hand.makes?.[rankOf(look)];
  const card = cardName(look);
  if (!made || made.hand === hand.shows) return t('pioneer.now.look', { card });
  return t('pioneer.now.lookMakes', { card, hand: handName(made.hand), ...change(hand, made.points) });
}

const change = (hand: HandView, n: number): { from: number; n: number } => ({ from: pointsOf(hand) ?? 0, n });

/** "Two pair now; **ten or jack** makes a full house: **4 → 8 points**." Only once there is something to hope for. */
function handLine({ hand, deciding }: PioneerSession): string | null {
  const next = hand.shows || deciding ? nextBest(hand) : null;
  if (!next) return null;
  const ranks = either(next.ranks.map(rankName));
  const words = { ranks, hand: handName(next.hand), ...change(hand, next.points) };
  return hand.shows ? t('pioneer.now.hand', { ...words, now: handName(hand.shows) }) : t('pioneer.now.handNone', words);
}

function layLine(session: PioneerSession): Now {
  const { choice, chooser, me, canFinish, tracks } = session;
  if (chooser) return chooserLine(session);
  if (choice) return { text: choiceLine(session), help: choice.crosses.length ? 'bonuses' : 'laying' };
  const railway = railwayName(me!.railway!);
  const { owed: n, extra_left: extra } = me!.tally!;
  if (!canFinish)
    return me!.laid!.length
      ? { text: t('pioneer.now.on', { n, railway }), help: 'laying' }
      : { text: t('pioneer.now.begin', { n, railway }), help: 'laying' };
  if (extra && tracks.length) return { text: t('pioneer.now.extra', { n: extra }), help: 'bonuses' };
  if (!me!.laid!.length) return { text: t('pioneer.now.blocked', { railway }), help: 'laying' };
  const more = session.bonuses.some(({ legal }) => legal);
  return { text: t(more ? 'pioneer.now.cross' : 'pioneer.now.done'), help: more ? 'bonuses' : 'laying' };
}

function chooserLine({ chooser, bonuses }: PioneerSession): Now {
  const { bonus, suit } = chooser!;
  const help = 'bonuses';
  if (bonus === 'suit')
    return { text: suit ? t('pioneer.now.suit', { railway: railwayName(suit) }) : t('pioneer.now.whichSuit'), help };
  if (bonus === 'none') return { text: t('pioneer.now.none'), help };
  if (bonus === 'switch') return { text: t('pioneer.now.switch', { token: tokenName(bonus) }), help };
  const n = bonuses.find((one) => one.bonus === bonus)!.opens.length;
  return { text: t(n ? 'pioneer.now.token' : 'pioneer.now.tokenIdle', { token: tokenName(bonus), n }), help };
}

/** "Track to **Cold Ford**: mine C6, +2 points." */
function choiceLine(session: PioneerSession): string {
  const { choice, view, gain } = session;
  const end = geometry[view.side].vertex(endsOf(choice!.track)[1]);
  const to = end?.town ?? null;
  const what = to === null ? t('pioneer.now.track') : t('pioneer.now.trackTo', { town: townName(view.side, to) });
  const brings = [placesText(gain), pointsText(gain?.points ?? null)].filter(Boolean).join(', ');
  const price = choice!.crosses.length ? t('pioneer.now.price', { n: choice!.crosses.length }) : '';
  return t('pioneer.now.preview', { what, brings: [brings, price].filter(Boolean).join('; ') });
}

const placesText = (quote: LayQuote | null): string =>
  (quote?.activates ?? []).map(({ place, hex }) => `${placeName(place)} ${hex}`).join(', ');

function pointsText(gain: number | null): string {
  if (gain === null) return '';
  return gain === 0
    ? t('pioneer.now.nothing')
    : t('pioneer.now.points', { sign: texts.signed(gain), n: Math.abs(gain) });
}
