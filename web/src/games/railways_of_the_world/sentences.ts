// The now-line: what can be done in this moment, in one sentence, and where the rules say more.
import { t, texts } from '../../app/texts.svelte';
import { cityOfSide } from './box';
import { movesFor } from './building';
import * as write from './notation';
import { ofKind } from './notation';
import type { RailwaysSession } from './session.svelte';
import { cubeName, money, pairName } from './terms';
import type { WesternQuote } from './view';
import { cityName } from './words';

export interface Now {
  text: string;
  help: string | null;
}

/** Names come in lower case; a sentence begins with a capital. */
const sentence = (text: string): string =>
  text.replace(/^(\**)(\p{Ll})/u, (_, bold: string, letter: string) => bold + letter.toUpperCase());

export function nowLine(session: RailwaysSession): Now {
  const { text, help } = saying(session);
  return { text: sentence(text), help };
}

function saying(session: RailwaysSession): Now {
  const { mode, view, map } = session;
  switch (mode) {
    case 'baron':
      return { text: t('railways.now.baron'), help: 'barons' };
    case 'auction': {
      const { bid, bidder } = view.auction!;
      const bids = ofKind(session.moves, 'bid');
      if (!bids.length) return { text: t('railways.now.highest'), help: 'auction' };
      const must = !session.table.legal.includes('pass');
      const text =
        bidder !== null
          ? t('railways.now.bid', { n: money(bid), name: session.names(bidder) })
          : must
            ? t('railways.now.mustBid', { n: money(bids[0]!.bid) })
            : t('railways.now.opens');
      return { text, help: 'auction' };
    }
    case 'action':
      return acting(session);
    case 'build':
      return building(session);
    case 'deliver':
      return shipping(session, view.delivering!.cube, view.delivering!.left);
    case 'industry': {
      const city = session.choice && cityName(map, session.choice);
      return { text: city ? t('railways.now.urbanizeIn', { city }) : t('railways.now.industry'), help: 'urbanize' };
    }
    case 'color':
      return { text: t('railways.now.color', { city: cityName(map, view.urbanizing ?? '') }), help: 'urbanize' };
    case 'grow': {
      const city = session.choice && cityName(map, session.choice);
      const n = Number(effectOf(session, 'add_random_cubes'));
      return { text: city ? t('railways.now.growIn', { city, n }) : t('railways.now.grow'), help: 'cards' };
    }
    case 'depot':
      return { text: depot(session), help: 'cards' };
    default:
      // Somebody else is to act: the shell says who.
      return { text: '', help: null };
  }
}

function acting(session: RailwaysSession): Now {
  const { tool, cargo, goal, choice, map, view, me } = session;
  if (cargo) return shipping(session, cargo.cube, me!.reach);
  const city = choice && map.city(choice) ? cityName(map, choice) : null;
  switch (tool) {
    case 'build':
      return { text: city ? t('railways.now.buildFrom', { city }) : t('railways.now.build'), help: 'build' };
    case 'deliver':
      return {
        text: goal ? t('railways.now.goal', { city: cityName(map, goal) }) : t('railways.now.deliver'),
        help: 'deliver',
      };
    case 'urbanize':
      return { text: city ? t('railways.now.urbanizeIn', { city }) : t('railways.now.urbanize'), help: 'urbanize' };
    case 'western':
      return {
        text: city
          ? t('railways.now.westernIn', { city, n: session.quote<WesternQuote>(write.westernText(choice!))?.red ?? 0 })
          : t('railways.now.western'),
        help: 'western',
      };
    case 'upgrade':
      return { text: t('railways.now.upgrade', { n: me!.engine + 1 }), help: 'upgrade' };
    case 'take':
      return { text: t('railways.now.take'), help: 'cards' };
    case 'pass':
      return { text: t('railways.now.pass'), help: 'turn' };
    default: {
      const n = view.actions_left ?? 1;
      return {
        text: n > 1 ? t('railways.now.actions', { n }) : t('railways.now.action', { n: view.action_round ?? 1 }),
        help: 'turn',
      };
    }
  }
}

/** What the cards that do such a thing do of it. */
const effectOf = ({ map }: RailwaysSession, what: string): unknown =>
  map.common.operation_cards.find(({ effect }) => effect[what] !== undefined)?.effect[what];

/** The link that is looked at, whose it is, and what a depot on it brings. */
function depot(session: RailwaysSession): string {
  const { looked, view, map, names } = session;
  const link = looked ? view.links.find(({ ends, open }) => !open && ends.includes(looked)) : undefined;
  if (!link) return t('railways.now.depot');
  const [a, b] = link.ends.map(cityOfSide) as [string, string];
  return t('railways.now.depotOn', {
    pair: pairName(map, a, b),
    who: names(link.owner),
    points: texts.signed(Number(effectOf(session, 'points_per_cube'))),
  });
}

function building(session: RailwaysSession): Now {
  const { view, draft, map, hexes } = session;
  const { left, start, tiles, card } = view.building!;
  if (draft?.to) {
    const words = { city: cityName(map, draft.to), n: draft.tiles.length, price: money(draft.price) };
    return { text: t(tiles.length ? 'railways.now.buildOn' : 'railways.now.buildTo', words), help: 'prices' };
  }
  if (draft) return { text: t('railways.now.layPrice', { price: money(draft.price) }), help: 'prices' };
  if (tiles.length)
    return { text: t(left ? 'railways.now.layOn' : 'railways.now.noTiles', { n: left }), help: 'build' };
  if (card) return { text: t('railways.now.layCard', { n: left }), help: 'cards' };
  return {
    text: t(hexes.length > 1 ? 'railways.now.layFirst' : 'railways.now.layOn', { n: left, city: cityName(map, start) }),
    help: 'build',
  };
}

function shipping(session: RailwaysSession, cube: Parameters<typeof cubeName>[0], links: number): Now {
  const { journey, map, seat, choice, targets } = session;
  const name = cubeName(cube);
  if (journey) {
    const mine = journey.chosen.gains.reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0);
    const words = { cube: name, city: cityName(map, journey.city), n: mine, points: texts.signed(mine) };
    return { text: t('railways.now.deliverTo', words), help: 'deliver' };
  }
  if (choice && movesFor(session, choice).length)
    return { text: t('railways.now.step', { cube: name }), help: 'deliver' };
  return { text: t('railways.now.targets', { cube: name, n: targets.length, links }), help: 'deliver' };
}
