// Moves as a player says them: "track in 14.8, mountain: west – south-east, to Monterrey".
import { t } from '../../app/texts.svelte';
import type { Names, Spoken } from '../game';
import { cityOfSide, edgeOf, edgeOfSide, hexName, hexOf, mapOf, segmentOf, type RailMap } from './box';
import { describe } from './describe';
import { directionName, terrainName } from './labels';
import { linkAt } from './journeys';
import { parseMove } from './notation';
import { baronName, cardName, colorName, cubeName, goalText } from './terms';
import type { OpenEnd, RailwaysView, Side, Tile } from './view';
import { cityName } from './words';

function layText(map: RailMap, tile: Tile): string {
  const { in: from, out: to, ...hex } = segmentOf(tile);
  const city = map.faced(hex, to);
  const words = {
    hex: hexName(hex),
    terrain: terrainName(map, hex),
    from: directionName(from),
    to: directionName(to),
  };
  return city ? t('railways.say.layTo', { ...words, city: cityName(map, city.id) }) : t('railways.say.lay', words);
}

function extendText(map: RailMap, view: RailwaysView, end: OpenEnd): string {
  const link = view.links.find(({ open }) => open === end);
  return t('railways.say.extend', {
    city: link ? cityName(map, cityOfSide(link.ends[0]!)) : '',
    hex: hexName(hexOf(end)),
    to: directionName(edgeOf(end)),
  });
}

/** A link by a side of a city: between two cities there may be several. */
function linkText(key: string, map: RailMap, view: RailwaysView, side: Side, names: Names): string {
  const link = linkAt(view, side);
  return t(key, {
    from: cityName(map, cityOfSide(side)),
    city: link ? cityName(map, link.to) : '',
    to: directionName(edgeOfSide(side)),
    owner: link ? names(link.owner) : '',
  });
}

export const spoken: Spoken = {
  describe: (view, seat) => describe(view as RailwaysView, seat),
  reads: (text) => parseMove(text) !== null,
  say: (text, seen, seat, names) => {
    const view = seen as RailwaysView;
    const map = mapOf(view.map);
    const move = parseMove(text);
    switch (move?.kind) {
      case 'keep': {
        const baron = map.baron(move.baron);
        return t('railways.say.keep', {
          baron: baronName(move.baron),
          goal: baron ? goalText(baron, map) : '',
        });
      }
      case 'bid':
        return t('railways.say.bid', { n: move.bid });
      case 'build':
      case 'urbanize':
      case 'western':
      case 'grow':
        return t(`railways.say.${move.kind}`, { city: cityName(map, move.city) });
      case 'extend':
        return extendText(map, view, move.end);
      case 'upgrade':
        return t('railways.say.upgrade', { level: view.seats[seat]!.engine + 1 });
      case 'deliver':
        return t('railways.say.deliver', { city: cityName(map, move.city), cube: cubeName(move.cube) });
      case 'take':
      case 'use':
        return t(`railways.say.${move.kind}`, { card: cardName(move.card) });
      case 'lay':
        return layText(map, move.tile);
      case 'go':
      case 'depot':
        return linkText(`railways.say.${move.kind}`, map, view, move.side, names);
      case 'color':
        return t('railways.say.color', { color: colorName(move.color) });
      case 'pass':
      case 'stop':
        return t(`railways.say.${move.kind}`);
      default:
        return text;
    }
  },
};
