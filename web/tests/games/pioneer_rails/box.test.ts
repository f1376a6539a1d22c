// The geometry of the box, looked up by the names that views and moves use.
import { describe, expect, it } from 'vitest';
import { box, cards, endsOf, geometry, objectiveOf, rankOf, suitOf, wayOf } from '../../../src/games/pioneer_rails/box';
import { meta } from '../../../src/games/pioneer_rails/meta';

describe.each(['A', 'B'] as const)('side %s', (side) => {
  const map = geometry[side];
  it('has a way for every side and every diagonal, whatever its direction', () => {
    expect(map.ways.size).toBe(map.map.edges.length + map.map.shortcuts.length);
    for (const way of map.ways.values()) {
      const [from, to] = endsOf(way.name);
      expect(map.way(`${to}>${from}`)).toBe(way);
      expect(way.ends.map(({ x, y }) => `${x},${y}`)).toEqual([from, to]);
    }
  });
  it('finds sides by number and diagonals by hex', () => {
    for (const edge of map.map.edges) expect(map.side(edge.id).edge).toBe(edge);
    for (const shortcut of map.map.shortcuts) {
      const hex = map.map.hexes[shortcut.hex]!;
      expect(map.diagonal({ hex: hex.name, diagonal: shortcut.diagonal }).shortcut).toBe(shortcut);
      expect(map.hex(hex.name)).toBe(hex);
    }
  });
  it('has no way where a place is no track', () => {
    for (const place of ['E3', '20,4', `town:${side}3`, '0,0>9,9']) expect(map.way(place)).toBeUndefined();
  });
  it('lists the ways at a corner', () => {
    for (const vertex of map.map.vertices) {
      const ways = map.waysAt[vertex.id]!;
      expect(ways.flatMap(({ edge }) => edge?.id ?? []).sort()).toEqual([...vertex.edges].sort());
      expect(ways.every(({ ends }) => ends.includes(vertex))).toBe(true);
      expect(map.vertex(`${vertex.x},${vertex.y}`)).toBe(vertex);
    }
  });
});

it('names a track without its direction from its upper end, or its left one', () => {
  expect(wayOf('20,4>20,2')).toBe('20,2>20,4');
  expect(wayOf('20,2>20,4')).toBe('20,2>20,4');
  expect(wayOf('3,1>-1,1')).toBe('-1,1>3,1');
});

it('says on the poster what the box has', () => {
  expect(meta.pace!.rounds({}, 2)).toBe(box.turn.rounds);
  expect(meta.players).toEqual([box.modes.solo.players[0], box.modes.many.players[1]]);
});

it('knows the cards and the objectives by their names', () => {
  expect(cards).toHaveLength(box.cards.ranks.length * box.cards.suits.length);
  expect([rankOf('10S'), suitOf('10S')]).toEqual(['10', 'spades']);
  expect([rankOf('QH'), suitOf('QH')]).toEqual(['Q', 'hearts']);
  expect(objectiveOf('K').key).toBe('towns_reached');
});
