// The table in words: a seat's train for the text view, and the label of every single thing for screen readers.
import { pointsText } from '../../app/names';
import { t, texts } from '../../app/texts.svelte';
import { cardOf, colours, destOrder, islandTable, spacesOf, ticketTable, type Op } from './cards';
import type { Thing } from './model';
import type { Acting } from './acting.svelte';
import {
  cardText,
  cargoName,
  colourName,
  destName,
  itemName,
  listText,
  needsText,
  opsText,
  passengerName,
  shortName,
} from './words';
import type { Car, Colour, Dest, IsleView } from './view';

/** "Hopper II (weight 2, 2 VP): coal; 1 free space". */
export function carText(car: Car): string {
  const card = cardOf(car.card);
  const parts = [shortName(car.card)];
  if (car.items.length) parts.push(listText(car.items.map(itemName)));
  const free = card.capacity - car.items.length;
  if (free > 0)
    parts.push(
      t('isle.text.free', {
        n: free,
        what:
          card.holds === 'passenger'
            ? t('isle.text.passengers')
            : card.holds === 'any' || card.holds === null
              ? cargoName('all')
              : cargoName(card.holds),
      }),
    );
  return parts.join('; ');
}

const supplyText = (supply: Partial<Record<Colour, number>>): string =>
  listText(
    colours.flatMap((colour) =>
      supply[colour] ? [supply[colour] > 1 ? `${supply[colour]} × ${colourName(colour)}` : colourName(colour)] : [],
    ),
  );

/** The place's contract: free, taken by whom, done. */
export function islandText(view: IsleView, dest: Dest): string {
  const island = view.islands[dest];
  if (!island) return destName(dest);
  const printed = islandTable[dest];
  if (island.state === 'centre')
    return t('isle.text.islandFree', {
      dest: destName(dest),
      needs: needsText(printed.initial.deliver),
      n: printed.initial.vp,
    });
  if (island.state !== 'open')
    return t('isle.text.islandDone', { dest: destName(dest), n: printed.secondary[island.state]!.total });
  const ways = (['a', 'b'] as const).flatMap((which) =>
    printed.secondary[which]
      ? [`${needsText(printed.secondary[which].deliver)} (+${printed.secondary[which].vp})`]
      : [],
  );
  return t('isle.text.islandOpen', { dest: destName(dest), ways: ways.join(t('isle.or')), n: printed.initial.vp });
}

/** What is printed on the next free space of a tile. */
function rewardOf(view: IsleView, dest: Exclude<Dest, 'research_station'>): Op[] {
  const { tile, filled } = view.tickets[dest];
  return tile ? (ticketTable[tile]?.[filled] ?? []) : [];
}

export function ticketText(view: IsleView, dest: Dest): string {
  if (dest === 'research_station') return '';
  const { filled, tile } = view.tickets[dest];
  if (!tile) return '';
  return filled < spacesOf(tile)
    ? t('isle.text.ticket', { n: spacesOf(tile) - filled, list: opsText(rewardOf(view, dest)) })
    : t('isle.text.ticketFull');
}

/** All rewards of a tile, in their order. */
export function rewardsText(view: IsleView, dest: Dest): string {
  if (dest === 'research_station') return '';
  const { tile, filled } = view.tickets[dest];
  return tile ? t('isle.board.rewards', { list: t(`isle_of_trains.tiles.${tile}`), n: filled }) : '';
}

export function describe(view: IsleView, seat: number): string[] {
  const held = view.seats[seat];
  if (!held) return [];
  const lines = held.train.map((car, i) => (i ? `${i}. ${carText(car)}` : carText(car)));
  lines.push(t('isle.text.weight', { weight: held.weight, power: held.power }));
  const waiting = supplyText(held.supply);
  lines.push(waiting ? t('isle.text.supply', { list: waiting }) : t('isle.text.noSupply'));
  if (held.buildings.length) lines.push(t('isle.text.buildings', { list: listText(held.buildings.map(shortName)) }));
  for (const dest of destOrder) if (view.islands[dest]?.owner === seat) lines.push(islandText(view, dest));
  if (held.hand)
    lines.push(t('isle.text.hand', { list: listText([...held.hand].map(shortName)), n: held.hand.length }));
  else lines.push(t('isle.text.handSize', { n: held.hand_size }));
  lines.push(t('isle.text.tokens', { n: held.tokens }));
  lines.push(t('isle.text.total', { total: texts.figure(held.score.total) }));
  lines.push(
    t('isle.text.display', {
      list: listText(view.display.map((card) => (card ? shortName(card) : t('isle.text.gap')))),
      deck: view.deck,
      discard: view.discard.length,
    }),
  );
  const bag = Object.values(view.bag).reduce((sum, n) => sum + n, 0);
  lines.push(bag ? t('isle.text.bag', { n: bag, list: supplyText(view.bag) }) : t('isle.text.bagEmpty'));
  for (const dest of destOrder) {
    if (!view.islands[dest]) continue;
    const ticket = ticketText(view, dest);
    lines.push(
      view.islands[dest].state === 'centre'
        ? [islandText(view, dest), ticket].filter(Boolean).join(' ')
        : `${destName(dest)}: ${ticket}`,
    );
  }
  if (view.progress_track)
    lines.push(t('isle.text.progress', { at: view.progress_track.at, end: view.progress_track.end }));
  return lines;
}

/** A single thing for a screen reader. */
export function thingText(session: Acting, thing: Thing): string {
  const { view, hand, me } = session;
  switch (thing.kind) {
    case 'hand': {
      const card = hand[thing.index];
      return card ? cardLabel(card) : '';
    }
    case 'display': {
      const card = view.display[thing.slot];
      return card ? cardLabel(card) : t('isle.text.gap');
    }
    case 'deck':
      return t('isle.text.deck', { n: view.deck });
    case 'discard':
      return thing.card ? shortName(thing.card) : t('isle.text.discard', { n: view.discard.length });
    case 'bag':
      return t('isle.text.bagOf', { n: Object.values(view.bag).reduce((sum, n) => sum + n, 0) });
    case 'supply':
      return passengerName(thing.colour);
    case 'car': {
      const car = view.seats[thing.seat]?.train[thing.car];
      return car ? carText(car) : '';
    }
    case 'item': {
      const car = me?.train[thing.car];
      const item = car?.items[thing.item];
      return car && item ? `${itemName(item)}, ${shortName(car.card)}` : '';
    }
    case 'dest':
      return [islandText(view, thing.dest), ticketText(view, thing.dest)].filter(Boolean).join(' ');
    case 'building':
      return cardLabel(thing.card);
  }
}

/** A card with everything printed on it. */
export function cardLabel(id: string): string {
  const card = cardOf(id);
  const parts = [shortName(id), t('isle.text.cost', { n: card.cost })];
  if (card.vp) parts.push(pointsText('isle_of_trains', card.vp));
  if (card.power) parts.push(t('isle.text.power', { n: card.power }));
  if (card.weight) parts.push(t('isle.text.carWeight', { n: card.weight }));
  if (card.pax) parts.push(t('isle.text.pax', { n: card.pax }));
  parts.push(t('isle.text.asCargo', { cargo: cargoName(card.cargo) }));
  const text = cardText(id);
  return text ? `${parts.join(', ')}. ${text}` : parts.join(', ');
}
