// A seat's map and sheet in sentences, for screen readers and for the text view.
import { t } from '../../app/texts.svelte';
import { box, geometry, pointOf } from './box';
import type { Section } from './counted';
import { valueOf as value } from './score';
import { cardsOnTable, nextBest, pointsOf } from './hands';
import { progressOf, starOf } from './objectives';
import { capital, either, listed, placeNames } from './phrases';
import { cornerText } from './places';
import type { PioneerView, Place, Suit } from './view';
import { cardName, handName, objectiveName, railwayName, rankName, sideName, townName } from './words';

/** "Round 2: ten, jack, ten, jack. Two pair, with the saloon 4 points. Ten or jack: a full house, 8 points." */
export function handText(view: PioneerView, seat: number, round: number): string {
  const hand = view.seats[seat]!.hands[round - 1]!;
  if (!hand.ranks.length) return t(hand.saloon ? 'pioneer.told.handWaits' : 'pioneer.told.handEmpty', { round });
  const said = [t('pioneer.told.hand', { round, ranks: hand.ranks.map(rankName).join(', ') })];
  const points = pointsOf(hand);
  if (hand.shows && points !== null)
    said.push(
      t(hand.saloon ? 'pioneer.told.doubled' : 'pioneer.told.shows', {
        hand: capital(handName(hand.shows)),
        n: points,
      }),
    );
  else if (hand.saloon) said.push(t('pioneer.told.saloon'));
  const next = nextBest(hand);
  if (next)
    said.push(
      t('pioneer.told.next', {
        ranks: capital(either(next.ranks.map(rankName))),
        hand: handName(next.hand),
        n: next.points,
      }),
    );
  return said.join(' ');
}

/** A row of boxes: "Forts: 1 of 3, 6 points." */
export function rowText(view: PioneerView, seat: number, section: Exclude<Section, 'poker'>): string {
  const held = view.seats[seat]!;
  const { sheet } = box;
  const row = { row: t(`pioneer_rails.score.${section}`), n: value(held.score, section) };
  const filled = (now: number, of: number): string => t('pioneer.told.row', { ...row, now, of });
  switch (section) {
    case 'gold':
      return t('pioneer.told.gold', { ...row, now: held.gold, of: sheet.gold_boxes, spent: held.gold_crossed });
    case 'banks':
      return held.banks.length
        ? t('pioneer.told.banks', { ...row, list: listed(held.banks.map(String)) })
        : filled(0, sheet.bank_multipliers.length);
    case 'forts':
      return filled(held.forts, sheet.fort.length);
    case 'ranches':
      return filled(held.ranches, sheet.ranch.length);
    case 'yards':
      return t('pioneer.told.yards', {
        ...row,
        now: held.yards,
        of: sheet.yard_multipliers.length,
        towns: held.score.network,
      });
    case 'towns':
      return t('pioneer.told.towns', {
        ...row,
        now: held.town_boxes,
        of: sheet.town_boxes,
        free: held.town_boxes_free,
      });
  }
}

/** Where the branches of a railway can go on. */
const openEnds = ({ side, seats }: PioneerView, seat: number, suit: Suit): string[] =>
  (seats[seat]!.ends?.[suit] ?? []).map((corner) => cornerText(side, pointOf(geometry[side].map.vertices[corner]!)));

function railwayText(view: PioneerView, seat: number, suit: Suit): string {
  const held = view.seats[seat]!;
  const railway = capital(railwayName(suit));
  const n = held.tracks[suit].length + held.shortcuts.filter((one) => one.suit === suit).length;
  if (!n) return t('pioneer.told.railwayEmpty', { railway });
  const said = [t('pioneer.told.railway', { railway, n })];
  const towns = Object.entries(held.towns).flatMap(([town, suits]) =>
    suits.includes(suit) ? [townName(view.side, town)] : [],
  );
  if (towns.length) said.push(t('pioneer.told.reached', { list: listed(towns) }));
  const ends = openEnds(view, seat, suit);
  if (ends.length) said.push(t('pioneer.told.ends', { list: listed(ends) }));
  return said.join(' ');
}

function objectiveLines(view: PioneerView, seat: number): string[] {
  return view.objectives.map((objective) => {
    const name = objectiveName(objective.id);
    const star = starOf(seat, objective);
    if (star) return t('pioneer.told.starred', { name, n: star });
    if (objective.open === false) return t('pioneer.told.completed', { name });
    const progress = { name, ...progressOf(view.seats[seat]!, objective) };
    return objective.star
      ? t('pioneer.told.star', { ...progress, n: objective.star })
      : t('pioneer.told.objective', progress);
  });
}

function cardLines(view: PioneerView, seat: number): string[] {
  const { taken, discarded } = view.cards;
  const open = cardsOnTable(view);
  const { card, hidden } = view.seats[seat]!;
  return [
    ...(open.length ? [t('pioneer.told.open', { list: listed(open.map(cardName)) })] : []),
    ...(taken ? [t('pioneer.told.taken', { card: cardName(taken) })] : []),
    ...(discarded ? [t('pioneer.told.discarded', { card: cardName(discarded) })] : []),
    ...(hidden ? [t('pioneer.told.hidden', { card: cardName(hidden) })] : []),
    ...(card ? [t('pioneer.told.picked', { card: cardName(card) })] : []),
  ];
}

export function describe(view: PioneerView, seat: number): string[] {
  const held = view.seats[seat];
  if (!held) return [];
  const { round, rounds, turn_of_round: turn, turns, side } = view;
  const active = held.active.map((hex) => ({ hex, place: geometry[side].hex(hex)!.type as Place }));
  const rows = (['gold', 'banks', 'forts', 'ranches', 'yards', 'towns'] as const).map((section) =>
    rowText(view, seat, section),
  );
  return [
    t('pioneer.told.side', { side: capital(sideName(side)), round, rounds, turn, turns }),
    ...cardLines(view, seat),
    ...box.cards.suits.map((suit) => railwayText(view, seat, suit)),
    active.length ? t('pioneer.told.active', { list: placeNames(active).join('; ') }) : t('pioneer.told.noneActive'),
    ...held.hands.flatMap(({ ranks, saloon }, i) => (ranks.length || saloon ? [handText(view, seat, i + 1)] : [])),
    ...rows,
    ...objectiveLines(view, seat),
    ...(view.solo ? [t('pioneer.told.target', { n: view.solo.target, left: view.solo.open })] : []),
    t('pioneer.told.total', { n: held.score.total }),
  ];
}
